// A replay of a campaign of Saga: its rounds, its charts, its tabs at every size, and playing on
// from a position.
import test from "node:test";
import assert from "node:assert/strict";
import { assertClean, eventually } from "./support.mjs";
import { cells, charts, entryLeads, fitsEverywhere, goesToTheEnd, reaches, recorded, scrubber, tool, watching } from "./replay.mjs";

/** A recorded campaign of two that was won. */
const RECORDED = recorded("saga/lst-2-won");
const begin = (size) => watching(RECORDED, "saga", size);

test("a campaign is watched by actions and rounds, its charts are read, and it is played on from a place in it", async () => {
  const page = await begin();
  await reaches(page, 0);
  assert.equal(Number(await scrubber(page).getAttribute("max")), RECORDED.actions);
  const first = await cells(page);
  await tool(page, "Round").click();
  for (const round of [/^Round 1\b/, /^Round 2\b/, /^Round 3\b/]) {
    await eventually(async () => {
      if (!round.test(await scrubber(page).getAttribute("aria-valuetext"))) await tool(page, "Forward").click();
      assert.match(await scrubber(page).getAttribute("aria-valuetext"), round);
    });
  }
  await goesToTheEnd(page, RECORDED, first);

  await charts(page, ["The mission", "The board", "Hull", "Levels", "Cards equipped"], "Levels");
  await entryLeads(page, 20);
  await tool(page, "Play from here").click();
  await page.locator(".table[data-game=saga], .setup, dialog").first().waitFor();
  assertClean(page);
});

fitsEverywhere("a campaign", begin);
