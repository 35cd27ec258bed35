// A campaign of Saga watched again: its rounds, its charts, its leaves at every size, and played on from a place in it.
import test from "node:test";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { assertAccessible, assertClean, eventually, newPage, open } from "./support.mjs";
import { importFile } from "./position.mjs";

/** A recorded campaign of two that was won. */
const RECORDED = JSON.parse(readFileSync(new URL("../../engine/tests/golden/saga/lst-2-won.json", import.meta.url)));

/** The replay of the recorded campaign, opened from the list of saved games. */
async function watching(size = "desktop") {
  const page = await newPage(size, { reducedMotion: "reduce" });
  await open(page, "#/saves");
  await importFile(page, "campaign.centauri", RECORDED.save.join("\n"));
  await page.getByRole("link", { name: /^Replay / }).click();
  await page.locator(".replay[data-game=saga]").waitFor();
  return page;
}

const scrubber = (page) => page.getByRole("slider", { name: "Position" });
const tool = (page, name) => page.locator(".replay").getByRole("button", { name, exact: true });
const reaches = (page, at) => eventually(async () => assert.equal(Number(await scrubber(page).inputValue()), at));
const hexes = (page) => page.locator(".replay [role=gridcell]").evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")));

test("a campaign is watched by actions and rounds, its charts are read, and it is played on from a place in it", async () => {
  const page = await watching();
  await reaches(page, 0);
  const end = Number(await scrubber(page).getAttribute("max"));
  assert.equal(end, RECORDED.actions);
  const first = await hexes(page);
  await tool(page, "Round").click();
  for (const round of [/^Round 1\b/, /^Round 2\b/, /^Round 3\b/]) {
    await eventually(async () => {
      if (!round.test(await scrubber(page).getAttribute("aria-valuetext"))) await tool(page, "On").click();
      assert.match(await scrubber(page).getAttribute("aria-valuetext"), round);
    });
  }
  await tool(page, "To the end").click();
  await reaches(page, end);
  assert.notDeepEqual(await hexes(page), first);
  assert.equal(await tool(page, "Play on from here").isDisabled(), true);

  await tool(page, "Charts").click();
  for (const name of ["The mission", "The board", "Hull", "Levels", "Cards equipped"]) {
    await page.getByRole("slider", { name, exact: true }).waitFor();
  }
  const levels = page.locator(".chart-figure", { has: page.locator("figcaption", { hasText: "Levels" }) });
  assert.equal(await levels.locator("polyline").count(), 2);
  const entry = page.locator(".replay-moves .log-entry").nth(20);
  await entry.click();
  await eventually(async () => assert.equal(await entry.getAttribute("aria-current"), "step"));
  await tool(page, "Play on from here").click();
  await page.locator(".table[data-game=saga], .setup, dialog").first().waitFor();
  assertClean(page);
});

for (const size of ["desktop", "tablet", "phone"]) {
  test(`the replay of a campaign is accessible and fits on a ${size}`, async () => {
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
