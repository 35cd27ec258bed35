// A replay of Exodus: its turns and figures, all plans visible after the end and only one's own
// before.
import test from "node:test";
import assert from "node:assert/strict";
import { assertClean } from "./support.mjs";
import { called, cells, charts, entryLeads, fitsEverywhere, goesToTheEnd, reaches, recorded, scrubber, tool, watching } from "./replay.mjs";

/** A recorded game of two that was played to its end. */
const RECORDED = recorded("exodus/2-short-long-points");
const begin = (size) => watching(RECORDED, "exodus", size);

test("a game is watched by actions, parts of turns and turns, and played on from a place in it", async () => {
  const page = await begin();
  await reaches(page, 0);
  assert.equal(Number(await scrubber(page).getAttribute("max")), RECORDED.actions);
  const first = await cells(page);
  await tool(page, "Round").click();
  // The preparation before the first turn is a round of its own.
  for (const turn of [/^Turn 1/, /^Turn 2/]) {
    await tool(page, "Forward").click();
    await called(page, turn);
  }
  await goesToTheEnd(page, RECORDED, first);

  await charts(page, ["Win chance", "Victory points", "Ships", "Cubes on planets", "Technologies"], "Ships");
  await entryLeads(page, 20);
  assert.equal(await tool(page, "Play from here").isDisabled(), false);
  assertClean(page);
});

fitsEverywhere("a game", begin);
