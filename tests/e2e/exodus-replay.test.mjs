// A replay of Exodus: its turns and figures, all plans visible after the end, and only the viewer's
// plan before.
import test from "node:test";
import assert from "node:assert/strict";
import { assertClean } from "./support.mjs";
import { assertCharts, assertEntryLeads, awaitPosition, awaitPositionName, cellNames, goToEnd, loadRecording, openReplay, scrubber, testAllSizes, tool } from "./replay.mjs";

/** A recorded game of two that was played to its end. */
const RECORDED = loadRecording("exodus/2-short-long-points");
const openRecorded = (size, options) => openReplay(RECORDED, "exodus", size, options);

test("a replay steps by turns to its end, has charts, and can be continued from a position", async () => {
  const page = await openRecorded();
  await awaitPosition(page, 0);
  assert.equal(Number(await scrubber(page).getAttribute("max")), RECORDED.actions);
  const first = await cellNames(page);
  await tool(page, "Round").click();
  // The preparation before the first turn counts as a separate round.
  for (const turn of [/^Turn 1/, /^Turn 2/]) {
    await tool(page, "Forward").click();
    await awaitPositionName(page, turn);
  }
  await goToEnd(page, RECORDED, first);

  await assertCharts(page, ["Win chance", "Victory points", "Ships", "Cubes on planets", "Technologies"], "Ships");
  await assertEntryLeads(page, 20);
  assert.equal(await tool(page, "Play from here").isDisabled(), false);
  assertClean(page);
});

testAllSizes("a game", openRecorded);
