// The first match of a newcomer in each game, from the home page with empty storage to the end
// screen: by touch on a phone, and by keyboard through roles and accessible names only. The tests of
// each game play a whole match by mouse, so these go from the first turns to the last ones.
import test from "node:test";
import assert from "node:assert/strict";
import { EVERY_VARIANT, assertAccessible, assertClean, assertStructure, eventually, newPage, open } from "./support.mjs";
import { PLAYERS } from "./others/players.mjs";
import { GOALS, assertExplained, awaitEnd, enter, playByNames, startLink } from "./newcomer.mjs";
import { RESULT } from "./reader.mjs";
import { openBeforeEnd } from "./stations.mjs";

/** How the end screen says who has won. */
const WINNERS = {
  rift: /(wins? the match|is a draw)\.$/,
  "space-rift": /wins the battle|a draw/i,
  exodus: /win|tie|share/i,
  saga: /^Mission (accomplished|failed)/,
};

/** Asserts that nothing makes the page scroll sideways. */
async function assertFitsWidth(page) {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  assert.ok(wider <= 0, `${wider} px wider than the phone`);
}

for (const [game, player] of Object.entries(PLAYERS)) {
  test(`a first match of ${game} is played by touch on a phone, from the home page to a rematch`, async () => {
    const page = await newPage("phone");
    await open(page);
    await startLink(page, player.title).tap();
    await player.awaitTurn(page);
    await assertExplained(page, GOALS[game]);
    await assertFitsWidth(page);
    // Turns of the player and of bots.
    await player.play(page, player.touch, { enough: player.answered });
    await assertFitsWidth(page);
    if (!EVERY_VARIANT) await openBeforeEnd(page, game);
    await player.play(page, player.touch);
    const { end, rematch } = await awaitEnd(page);
    assert.match(await end.locator(".end-winner").innerText(), WINNERS[game]);
    assert.ok(await end.getByRole("link", { name: "Home" }).isVisible());
    await assertFitsWidth(page);
    await rematch.tap();
    await end.waitFor({ state: "detached" });
    const next = await player.awaitTurn(page);
    assert.equal(next.over, false);
    assertClean(page);
  });
}

/** Plays the plan of a hint. The match may go on without a question for the player, or end. */
async function playHint(page) {
  const end = page.getByRole("dialog", { name: RESULT });
  const more = page.getByRole("button", { name: "The whole plan", exact: true });
  const plan = page.getByRole("button", { name: "Play this", exact: true });
  const hint = page.getByRole("button", { name: "Hint", exact: true });
  await eventually(async () => {
    if (await end.isVisible()) return;
    if (await plan.isVisible()) return enter(plan);
    if (await more.isVisible()) await more.press("Enter", { timeout: 2_000 });
    else if (await hint.isEnabled()) await hint.press("Enter", { timeout: 2_000 });
    await plan.or(end).or(more).first().waitFor({ timeout: 5_000 });
    throw new Error("no plan yet");
  });
  await plan.waitFor({ state: "detached" });
}

test("a first match of rift is played through accessible names, following hints", async () => {
  const page = await newPage("phone");
  await open(page);
  await enter(startLink(page, PLAYERS.rift.title));
  await page.getByRole("grid").waitFor();
  await assertExplained(page, GOALS.rift);
  await assertStructure(page);
  const result = page.getByRole("dialog", { name: RESULT });
  const playHints = async (limit) => {
    for (let plans = 0; plans < limit && !(await result.isVisible()); plans += 1) await playHint(page);
  };
  if (!EVERY_VARIANT) {
    await playHints(3);
    await openBeforeEnd(page, "rift");
  }
  await playHints(60);
  const { rematch } = await awaitEnd(page);
  await assertAccessible(page);
  await enter(rematch);
  await result.waitFor({ state: "detached" });
  assertClean(page);
});

// Those of the other two games take minutes on a busy machine: see others/first-match.mjs.
test("a first match of space-rift is played through accessible names", () => playByNames("space-rift"));
