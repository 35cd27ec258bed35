// A replay as a test uses it: opened from a recorded match, its position, its tools, its leaves at every size.
import test from "node:test";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { assertClean, assertLeaves, eventually, newPage, open } from "./support.mjs";
import { importFile } from "./position.mjs";

/** A match that is kept with the engine's tests, by game and name. */
export const recorded = (name) => JSON.parse(readFileSync(new URL(`../../engine/tests/golden/${name}.json`, import.meta.url)));

/** The replay of a recorded match of a game, opened from the list of saved games. */
export async function watching(recording, game, size = "desktop", options = {}) {
  const page = await newPage(size, { ...options });
  await open(page, "#/saves");
  await importFile(page, "evening.centauri", recording.save.join("\n"));
  await page.getByRole("link", { name: /^Replay / }).click();
  await page.locator(`.replay[data-game=${game}]`).waitFor();
  return page;
}

export const scrubber = (page) => page.getByRole("slider", { name: "Position" });
export const tool = (page, name) => page.locator(".replay").getByRole("button", { name, exact: true });

/** Waits until this position is shown. */
export const reaches = (page, at) =>
  eventually(async () => {
    await page.evaluate(() => window.drawn());
    assert.equal(Number(await scrubber(page).inputValue()), at);
  });

/** What the board shows, cell by cell. */
export const cells = (page) =>
  page.locator(".replay [role=gridcell]").evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")));

/** Waits until the position is called like this. */
export const called = (page, pattern) =>
  eventually(async () => assert.match(await scrubber(page).getAttribute("aria-valuetext"), pattern));

/** Goes to the end, where the board is another one than it was and nothing is left to be played. */
export async function goesToTheEnd(page, recording, first) {
  await tool(page, "To the end").click();
  await reaches(page, recording.actions);
  assert.notDeepEqual(await cells(page), first);
  assert.equal(await tool(page, "Play on from here").isDisabled(), true);
}

/** The charts have these names, and one of them a line for each of two seats. */
export async function charts(page, names, ofBoth) {
  await tool(page, "Charts").click();
  for (const name of names) await page.getByRole("slider", { name, exact: true }).waitFor();
  const chart = page.locator(".chart-figure", { has: page.locator("figcaption", { hasText: ofBoth }) });
  assert.equal(await chart.locator("polyline").count(), 2);
}

/** An entry of the log leads to its place. */
export async function entryLeads(page, index) {
  const entry = page.locator(".replay-moves .log-entry").nth(index);
  await entry.click();
  await eventually(async () => assert.equal(await entry.getAttribute("aria-current"), "step"));
}

/** The leaves that a replay has at this size. */
export async function leaves(page) {
  const here = [];
  for (const leaf of ["Log", "Charts", "Review", "Console"]) if (await tool(page, leaf).isVisible()) here.push(leaf);
  return here;
}

/** Tests that every leaf of a replay is accessible and no wider than the screen, on each size; `begin` opens it. */
export function fitsEverywhere(what, begin) {
  for (const size of ["desktop", "tablet", "phone"]) {
    test(`the replay of ${what} is accessible and fits on a ${size}`, async () => {
      const page = await begin(size);
      const press = (target) => (size === "desktop" ? target.click() : target.tap());
      await assertLeaves(page, await leaves(page), async (leaf) => {
        await press(tool(page, leaf));
        await press(tool(page, "On"));
      });
      assertClean(page);
    });
  }
}
