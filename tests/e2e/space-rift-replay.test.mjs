// A battle of Space Rift watched again: its turns and figures, both hands when it is over and only one's own before, and a
// review that weighs every decision.
import test from "node:test";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { assertAccessible, assertClean, eventually, newPage, open } from "./support.mjs";
import { awaitTurn, look, mouse, play } from "./commander.mjs";
import { importFile } from "./position.mjs";

/** A recorded battle that South or North won by points. */
const RECORDED = JSON.parse(readFileSync(new URL("../../engine/tests/golden/space-rift/victory.json", import.meta.url)));

/** The replay of the recorded battle, opened from the list of saved games. */
async function watching(size = "desktop") {
  const page = await newPage(size, { reducedMotion: "reduce" });
  await open(page, "#/saves");
  await importFile(page, "battle.centauri", RECORDED.save.join("\n"));
  await page.getByRole("link", { name: /^Replay / }).click();
  await page.locator(".replay[data-game=space-rift]").waitFor();
  return page;
}

const scrubber = (page) => page.getByRole("slider", { name: "Position" });
const tool = (page, name) => page.locator(".replay").getByRole("button", { name, exact: true });
const reaches = (page, at) => eventually(async () => assert.equal(Number(await scrubber(page).inputValue()), at));
const units = (page) => page.locator(".replay [role=gridcell]").evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")));

test("a battle is watched by actions and turns, with both hands open once it is over", async () => {
  const page = await watching();
  await reaches(page, 0);
  const end = Number(await scrubber(page).getAttribute("max"));
  assert.equal(end, RECORDED.actions);
  assert.equal(await tool(page, "Round").count(), 0, "every turn is a round of its own");
  const first = await units(page);
  await tool(page, "Turn").click();
  await tool(page, "On").click();
  await eventually(async () => assert.match(await scrubber(page).getAttribute("aria-valuetext"), /^Turn 2 · (North|South)/));
  await tool(page, "To the end").click();
  await reaches(page, end);
  assert.notDeepEqual(await units(page), first);
  assert.equal(await tool(page, "Play on from here").isDisabled(), true);

  await tool(page, "Console").click();
  for (const side of ["south", "north"]) await page.locator(`.hand[data-side=${side}]`).waitFor();
  await tool(page, "Charts").click();
  for (const name of ["Chances", "Points", "Ships", "Stars"]) await page.getByRole("slider", { name, exact: true }).waitFor();
  const ships = page.locator(".chart-figure", { has: page.locator("figcaption", { hasText: "Ships" }) });
  assert.equal(await ships.locator("polyline").count(), 2);

  const entry = page.locator(".replay-moves .log-entry").first();
  await entry.click();
  await eventually(async () => assert.equal(await entry.getAttribute("aria-current"), "step"));
  await tool(page, "Play on from here").click();
  const dialog = page.getByRole("dialog");
  for (const side of ["South", "North"]) await dialog.getByRole("combobox", { name: side }).selectOption("human");
  await dialog.getByRole("button", { name: "Begin" }).click();
  assert.match((await awaitTurn(page)).curtain, /South|North/);
  assertClean(page);
});

test("a review weighs decisions, names what would have been better, and can be stopped", async () => {
  const page = await watching();
  await tool(page, "Review").click();
  await page.getByText("Turning point").first().waitFor();
  await page.getByRole("button", { name: "Begin the review" }).click();
  await page.getByRole("progressbar").waitFor();
  const moments = page.locator(".review-moments .review-moment");
  await moments.first().waitFor({ timeout: 0 });
  await page.locator(".review-going button").click();
  await page.getByRole("button", { name: "Go on with the review" }).waitFor();
  const name = await moments.first().innerText();
  assert.match(name, /Turn \d+ · (South|North)\s+Chances of (South|North): \d+ % → \d+ %/);
  await moments.first().click();
  await eventually(async () => assert.match(await moments.first().innerText(), /The Admiral: .+\./));
  await page.locator(".replay-above .ghost, .replay .ghost").first().waitFor({ state: "attached" });
  assert.ok((await page.locator(".replay-moves .log-entry .review-sign").count()) > 0, "the mark stands at what was done");
  await eventually(() => assert.equal(page.workers().length, 0, "nobody thinks any longer"));
  assertClean(page);
});

test("a battle that goes on shows its watcher no other hand, and is played on by nobody else", async () => {
  const page = await newPage("desktop", { reducedMotion: "reduce" });
  await open(page);
  await page.locator(".door[data-game=space-rift]").getByRole("link", { name: "Play against a bot" }).click();
  const before = await awaitTurn(page);
  const own = before.cards.map(({ name }) => name).sort();
  await play(page, mouse, { enough: ({ log }) => log.some((line) => /^Turn 2|North/.test(line)) });
  const held = (await look(page)).cards.length;
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Replay" }).click();
  await page.locator(".replay[data-game=space-rift]").waitFor();
  await tool(page, "Console").click();
  await page.locator(".hand[data-side=south]").waitFor();
  assert.equal(await page.locator(".hand[data-side=north]").count(), 0);
  assert.ok(held > 0);
  await scrubber(page).fill("0");
  await eventually(async () => {
    const cards = await page.locator(".hand[data-side=south] .card-name").allInnerTexts();
    assert.deepEqual(cards.sort(), own);
  });
  assert.equal(await tool(page, "Play on from here").isDisabled(), true);
  assert.match(await tool(page, "Play on from here").getAttribute("title"), /cards/);
  assertClean(page);
});

test("the end of a battle tells how it turned, and leads to that turn", async () => {
  const page = await watching();
  await page.getByRole("link", { name: "To the table" }).click();
  const end = page.getByRole("dialog");
  assert.match(await end.locator(".finale-turning").innerText(), /^Turning point: Turn \d+ · (South|North)\. (South|North): \d+ % → \d+ %$/);
  await end.locator(".finale-turning").getByRole("link").click();
  await page.locator(".replay").waitFor();
  await eventually(async () => assert.match(await page.locator(".replay-head h1 small").innerText(), /^Turn \d+/));
  assertClean(page);
});

for (const size of ["desktop", "tablet", "phone"]) {
  test(`the replay of a battle is accessible and fits on a ${size}`, async () => {
    const page = await watching(size);
    const press = (target) => (size === "desktop" ? target.click() : target.tap());
    for (const tab of ["Log", "Charts", "Review", "Console"]) {
      const button = tool(page, tab);
      if (!(await button.isVisible())) continue;
      await press(button);
      await press(tool(page, "On"));
      await assertAccessible(page);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      assert.ok(wider <= 0, `${tab} is ${wider} px too wide`);
    }
    assertClean(page);
  });
}
