// A game of Exodus watched again: its turns and figures, all plans open when it is over and only one's own before.
import test from "node:test";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { assertAccessible, assertClean, eventually, newPage, open } from "./support.mjs";
import { importFile } from "./position.mjs";

/** A recorded game of two that was played to its end. */
const RECORDED = JSON.parse(readFileSync(new URL("../../engine/tests/golden/exodus/2-short-long-points.json", import.meta.url)));

/** The replay of the recorded game, opened from the list of saved games. */
async function watching(size = "desktop") {
  const page = await newPage(size, { reducedMotion: "reduce" });
  await open(page, "#/saves");
  await importFile(page, "game.centauri", RECORDED.save.join("\n"));
  await page.getByRole("link", { name: /^Replay / }).click();
  await page.locator(".replay[data-game=exodus]").waitFor();
  return page;
}

const scrubber = (page) => page.getByRole("slider", { name: "Position" });
const tool = (page, name) => page.locator(".replay").getByRole("button", { name, exact: true });
const reaches = (page, at) => eventually(async () => assert.equal(Number(await scrubber(page).inputValue()), at));
const hexes = (page) => page.locator(".replay [role=gridcell]").evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")));

test("a game is watched by actions, parts of turns and turns, and played on from a place in it", async () => {
  const page = await watching();
  await reaches(page, 0);
  const end = Number(await scrubber(page).getAttribute("max"));
  assert.equal(end, RECORDED.actions);
  const first = await hexes(page);
  await tool(page, "Round").click();
  // What is set up before the first turn is a round of its own.
  for (const turn of [/^Turn 1/, /^Turn 2/]) {
    await tool(page, "On").click();
    await eventually(async () => assert.match(await scrubber(page).getAttribute("aria-valuetext"), turn));
  }
  await tool(page, "To the end").click();
  await reaches(page, end);
  assert.notDeepEqual(await hexes(page), first);
  assert.equal(await tool(page, "Play on from here").isDisabled(), true);

  await tool(page, "Charts").click();
  for (const name of ["Chances", "Victory points", "Ships", "Cubes on planets", "Technologies"]) {
    await page.getByRole("slider", { name, exact: true }).waitFor();
  }
  const ships = page.locator(".chart-figure", { has: page.locator("figcaption", { hasText: "Ships" }) });
  assert.equal(await ships.locator("polyline").count(), 2);
  const entry = page.locator(".replay-moves .log-entry").nth(20);
  await entry.click();
  await eventually(async () => assert.equal(await entry.getAttribute("aria-current"), "step"));
  assert.equal(await tool(page, "Play on from here").isDisabled(), false);
  assertClean(page);
});

for (const size of ["desktop", "tablet", "phone"]) {
  test(`the replay of a game is accessible and fits on a ${size}`, async () => {
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
