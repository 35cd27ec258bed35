// Helpers for tests of replays: opened from a recorded match, the position, the tools, the tabs at
// every size.
import test from "node:test";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { assertAccessible, assertClean, assertStructure, assertTabs, eventually, newPage, open, resizeTo } from "./support.mjs";
import { importFile } from "./position.mjs";

/** Loads a match that is recorded with the engine's tests, by game and name. */
export const loadRecording = (name) => JSON.parse(readFileSync(new URL(`../../engine/tests/golden/${name}.json`, import.meta.url)));

/** Opens the replay of a recorded match of a game from the list of saved matches. */
export async function openReplay(recording, game, size = "desktop", options = {}) {
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
export const awaitPosition = (page, at) =>
  eventually(async () => {
    await page.evaluate(() => window.afterRender());
    assert.equal(Number(await scrubber(page).inputValue()), at);
  });

/** Returns the board, cell by cell. */
export const cellNames = (page) =>
  page.locator(".replay [role=gridcell]").evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")));

/** Waits until the name of the position matches. */
export const awaitPositionName = (page, pattern) =>
  eventually(async () => assert.match(await scrubber(page).getAttribute("aria-valuetext"), pattern));

/** Goes to the end, where the board has changed and nothing is left to play. */
export async function goToEnd(page, recording, first) {
  await tool(page, "To the end").click();
  await awaitPosition(page, recording.actions);
  assert.notDeepEqual(await cellNames(page), first);
  assert.equal(await tool(page, "Play from here").isDisabled(), true);
}

/**
 * Asserts that the charts have these names, and that one of them has a line for each of two seats.
 */
export async function assertCharts(page, names, chartName) {
  await tool(page, "Charts").click();
  for (const name of names) await page.getByRole("slider", { name, exact: true }).waitFor();
  const chart = page.locator(".chart-figure", { has: page.locator("figcaption", { hasText: chartName }) });
  assert.equal(await chart.locator("polyline").count(), 2);
}

/** Asserts that an entry of the log leads to its position. */
export async function assertEntryLeads(page, index) {
  const entry = page.locator(".replay-moves .log-entry").nth(index);
  await entry.click();
  await eventually(async () => assert.equal(await entry.getAttribute("aria-current"), "step"));
}

/** Returns the tabs that a replay has at this size. */
export async function visibleTabs(page) {
  const found = [];
  for (const tab of ["Log", "Charts", "Review", "Console"]) if (await tool(page, tab).isVisible()) found.push(tab);
  return found;
}

/**
 * Asserts that every tab of a replay is accessible and no wider than the screen, on a desktop with a
 * touch screen and when it becomes as small as a phone; `show` acts on a tab that was pressed.
 * Contrast is checked on a desktop, on the tabs in `colored`.
 */
export async function assertReplayFits(page, { show = () => {}, colored = ["Log", "Charts", "Review", "Console"] } = {}) {
  for (const size of ["desktop", "phone"]) {
    await resizeTo(page, size);
    const press = (target) => (size === "desktop" ? target.click() : target.tap());
    let current;
    const showTab = async (tab) => {
      current = tab;
      await press(tool(page, tab));
      await show(tab, press);
      await press(tool(page, "Forward"));
    };
    const check = (...args) => (size === "desktop" && colored.includes(current) ? assertAccessible : assertStructure)(...args);
    await assertTabs(page, await visibleTabs(page), showTab, check);
  }
}

/**
 * Tests that every tab of a replay is accessible and fits at each size; `begin` opens it. Only the
 * console has other colors than the replay of Rift.
 */
export function testAllSizes(what, begin) {
  test(`the replay of ${what} is accessible and fits on a desktop and on a phone`, async () => {
    const page = await begin("desktop", { hasTouch: true });
    await assertReplayFits(page, { colored: ["Console"] });
    assertClean(page);
  });
}
