// The first match of a newcomer in each game, from the home page with empty storage to the end
// screen: by touch on a phone, and by keyboard through roles and accessible names only.
import test from "node:test";
import assert from "node:assert/strict";
import { assertAccessible, assertClean, eventually, newPage, open } from "./support.mjs";
import { PLAYERS } from "./others/players.mjs";
import { RESULT, play } from "./reader.mjs";

/** How the page says what wins the match, before anything is pressed. */
const GOALS = {
  rift: /Bring the hull of .+ to 0/,
  "space-rift": /Score \d+ points/,
  exodus: /Have the most victory points/,
  saga: /Jumpgate/,
};

/** How the end screen says who has won. */
const WINNERS = {
  rift: /(wins? the match|is a draw)\.$/,
  "space-rift": /wins the battle|a draw/i,
  exodus: /win|tie|share/i,
  saga: /^Mission (accomplished|failed)/,
};

const REMATCH = /^(Play again|Try again)$/;

/** Returns the link of the game's tile that starts a match at once. */
const startLink = (page, title) => page.getByRole("article", { name: title, exact: true }).getByRole("link", { name: /^Play (against|with) / });

/** Asserts that nothing makes the page scroll sideways. */
async function assertFitsWidth(page) {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  assert.ok(wider <= 0, `${wider} px wider than the phone`);
}

/** Asserts that a player who has just sat down reads what to do and how to win. */
async function assertExplained(page, goal) {
  assert.match(await page.getByRole("heading", { level: 1 }).innerText(), /\w+ \w+/);
  await eventually(async () => assert.match(await page.getByRole("main").evaluate((main) => main.textContent.replace(/[\u2066-\u2069]/g, "")), goal));
  for (const name of ["Hint", "Menu"]) assert.ok(await page.getByRole("button", { name, exact: true }).isVisible(), name);
}

/** Waits for the end screen and asserts that it offers the next match and the review. */
async function awaitEnd(page) {
  const end = page.getByRole("dialog", { name: RESULT });
  await end.waitFor();
  const rematch = end.getByRole("button", { name: REMATCH });
  assert.ok(await rematch.isVisible());
  assert.ok(await end.getByRole("link", { name: "Replay and review" }).isVisible());
  return { end, rematch };
}

for (const [game, player] of Object.entries(PLAYERS)) {
  test(`a first match of ${game} is played by touch on a phone, from the home page to a rematch`, async () => {
    const page = await newPage("phone");
    await open(page);
    await startLink(page, player.title).tap();
    await player.awaitTurn(page);
    await assertExplained(page, GOALS[game]);
    await assertFitsWidth(page);
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

/** Presses what a screen reader announces, by Enter. */
const enter = (target) => target.press("Enter");

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
  await assertAccessible(page);
  const result = page.getByRole("dialog", { name: RESULT });
  for (let plans = 0; plans < 60 && !(await result.isVisible()); plans += 1) await playHint(page);
  const { rematch } = await awaitEnd(page);
  await assertAccessible(page);
  await enter(rematch);
  await result.waitFor({ state: "detached" });
  assertClean(page);
});

/** Asserts that no two actions are announced alike. */
function assertDistinct({ question, actions }) {
  const names = actions.map(({ role, name }) => `${role} ${name}`);
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  assert.deepEqual(repeated, [], question);
}

/** A press in the middle of a match, when more is on the table than at its start. */
const MIDDLE = 25;

// A hint of these games takes too long to follow it in whole matches.
for (const game of ["space-rift", "exodus", "saga"]) {
  test(`a first match of ${game} is played through accessible names`, async () => {
    const page = await newPage("phone");
    await open(page);
    await enter(startLink(page, PLAYERS[game].title));
    await page.getByRole("heading", { level: 2, name: /^How a (turn|round) works$/ }).waitFor();
    await assertExplained(page, GOALS[game]);
    await assertAccessible(page);
    await play(page, game, {
      inspect: async (heard, count) => {
        assertDistinct(heard);
        if (count === MIDDLE) await assertAccessible(page);
      },
    });
    const { rematch } = await awaitEnd(page);
    await assertAccessible(page);
    await enter(rematch);
    await page.getByRole("dialog", { name: RESULT }).waitFor({ state: "detached" });
    assertClean(page);
  });
}

for (const game of ["space-rift", "exodus", "saga"]) {
  test(`the first lesson of ${game} is won through accessible names`, async () => {
    const page = await newPage("phone");
    await open(page);
    const tile = page.getByRole("article", { name: PLAYERS[game].title, exact: true });
    await enter(tile.getByRole("link", { name: "Learn in five minutes" }));
    await enter(page.getByRole("link", { name: /^Begin: / }).first());
    const next = page.getByRole("button", { name: "Next", exact: true });
    await next.waitFor();
    await assertAccessible(page);
    const won = page.getByText("Victory!", { exact: true }).first();
    await eventually(async () => {
      if (await won.isVisible()) return;
      if (await next.isEnabled()) await next.press("Enter", { timeout: 2_000 });
      throw new Error("the lesson is not over");
    });
    assert.ok(await page.getByRole("link", { name: "Next lesson" }).isVisible());
    assert.ok(await page.getByRole("link", { name: "Play a match" }).isVisible());
    await assertAccessible(page);
    assertClean(page);
  });
}
