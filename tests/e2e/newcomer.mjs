// What a newcomer meets in a first match of each game, from the home page to the end screen, for the
// tests that play one by touch or by accessible names.
import assert from "node:assert/strict";
import { EVERY_VARIANT, assertAccessible, assertClean, assertStructure, eventually, newPage, open } from "./support.mjs";
import { PLAYERS } from "./others/players.mjs";
import { RESULT, play } from "./reader.mjs";

/** How the page says what wins the match, before anything is pressed. */
export const GOALS = {
  rift: /Bring the hull of .+ to 0/,
  "space-rift": /Score \d+ points/,
  exodus: /Have the most victory points/,
  saga: /Jumpgate/,
};

const REMATCH = /^(Play again|Try again)$/;

/** Returns the link of the game's tile that starts a match at once. */
export const startLink = (page, title) => page.getByRole("article", { name: title, exact: true }).getByRole("link", { name: /^Play (against|with) / });

/** Asserts that a player who has just sat down reads what to do and how to win. */
export async function assertExplained(page, goal) {
  assert.match(await page.getByRole("heading", { level: 1 }).innerText(), /\w+ \w+/);
  await eventually(async () => assert.match(await page.getByRole("main").evaluate((main) => main.textContent.replace(/[\u2066-\u2069]/g, "")), goal));
  for (const name of ["Hint", "Menu"]) assert.ok(await page.getByRole("button", { name, exact: true }).isVisible(), name);
}

/** Waits for the end screen and asserts that it offers the next match and the review. */
export async function awaitEnd(page) {
  const end = page.getByRole("dialog", { name: RESULT });
  await end.waitFor();
  const rematch = end.getByRole("button", { name: REMATCH });
  assert.ok(await rematch.isVisible());
  assert.ok(await end.getByRole("link", { name: "Replay and review" }).isVisible());
  return { end, rematch };
}

/** Presses what a screen reader announces, by Enter. */
export const enter = (target) => target.press("Enter");

/** Asserts that no two actions are announced alike; two copies of one command card are alike. */
function assertDistinct({ question, actions }) {
  const names = actions.map(({ role, name }) => `${role} ${name}`).filter((name) => !name.startsWith("button Command card "));
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  assert.deepEqual(repeated, [], question);
}

/** A press in the middle of a match, when more is on the table than at its start. */
const MIDDLE = EVERY_VARIANT ? 25 : 12;

/**
 * Plays a first match from the home page to the end screen and into the next one, by roles and
 * accessible names only. The page stays accessible, and no two actions are announced alike. Unless
 * `isWhole`, it ends in the middle of the match.
 */
export async function playByNames(game, { isWhole = EVERY_VARIANT } = {}) {
  const page = await newPage("phone");
  await open(page);
  await enter(startLink(page, PLAYERS[game].title));
  await page.getByRole("heading", { level: 2, name: /^How a (turn|round) works$/ }).waitFor();
  await assertExplained(page, GOALS[game]);
  await assertStructure(page);
  const inspect = async (heard, count) => {
    assertDistinct(heard);
    if (count === MIDDLE) await assertStructure(page);
  };
  const presses = await play(page, game, { inspect, enough: (count) => !isWhole && count === MIDDLE });
  if (isWhole) {
    const { end, rematch } = await awaitEnd(page);
    await assertAccessible(page);
    await enter(rematch);
    await end.waitFor({ state: "detached" });
  }
  assertClean(page);
  return presses;
}
