// A replay of a campaign of Saga: its rounds, its charts, its tabs at every size, and playing on
// from a position.
import test from "node:test";
import assert from "node:assert/strict";
import { assertClean, eventually } from "./support.mjs";
import { assertCharts, assertEntryLeads, awaitPosition, cellNames, goToEnd, loadRecording, openReplay, scrubber, testAllSizes, tool } from "./replay.mjs";

/** A recorded campaign of two that was won. */
const RECORDED = loadRecording("saga/lst-2-won");
const openRecorded = (size, options) => openReplay(RECORDED, "saga", size, options);

test("a replay steps by rounds to its end, has charts, and can be continued from a position", async () => {
  const page = await openRecorded();
  await awaitPosition(page, 0);
  assert.equal(Number(await scrubber(page).getAttribute("max")), RECORDED.actions);
  const first = await cellNames(page);
  await tool(page, "Round").click();
  for (const round of [/^Round 1\b/, /^Round 2\b/, /^Round 3\b/]) {
    await eventually(async () => {
      if (!round.test(await scrubber(page).getAttribute("aria-valuetext"))) await tool(page, "Forward").click();
      assert.match(await scrubber(page).getAttribute("aria-valuetext"), round);
    });
  }
  await goToEnd(page, RECORDED, first);

  await assertCharts(page, ["The mission", "The board", "Hull", "Levels", "Cards equipped"], "Levels");
  await assertEntryLeads(page, 20);
  await tool(page, "Play from here").click();
  await page.locator(".table[data-game=saga], .setup, dialog").first().waitFor();
  assertClean(page);
});

testAllSizes("a campaign", openRecorded);
