// A common interface to the simulated players of all games: what they look at, how they wait for
// bots, and how they press.
import * as admiral from "../admiral.mjs";
import * as captain from "../captain.mjs";
import * as commander from "../commander.mjs";
import * as explorer from "../explorer.mjs";

const said = (pattern, times = 1) => ({ log }) => log.filter((line) => pattern.test(line)).length >= times;

/**
 * Another press for Exodus that others do not respond to at once; after the usual ones, the bots
 * have already acted.
 */
const mounting = (page, { orders }) => orders.includes("mount") && page.locator('.table [data-order="mount"]').first();

/**
 * The games, each with its player, the sign that a bot has played, and its name on the page; and a
 * press that can be undone, for games whose player rarely presses one.
 */
export const PLAYERS = {
  rift: { ...captain, answered: said(/^Round 2/), title: "Centauri Rift" },
  "space-rift": { ...commander, answered: said(/^Turn 3/), title: "Space Rift" },
  exodus: { ...admiral, answered: said(/^Turn 2/), undoable: mounting, title: "Exodus: Proxima Centauri" },
  saga: { ...explorer, answered: said(/^Round 2/), title: "Centauri Saga" },
};
