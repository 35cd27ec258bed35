// One way to play for all games: what is looked at, how long until a bot has answered, and which hands press.
import * as admiral from "../admiral.mjs";
import * as captain from "../captain.mjs";
import * as commander from "../commander.mjs";
import * as explorer from "../explorer.mjs";

const said = (pattern, times = 1) => ({ log }) => log.filter((line) => pattern.test(line)).length >= times;

/** What an admiral presses that others do not answer at once: with a plain player's presses the bots have acted already. */
const mounting = (page, { orders }) => orders.includes("mount") && page.locator('.table [data-order="mount"]').first();

/**
 * The games, each with its player, what tells that a bot has played, and what the page calls it; and what can be taken back
 * when it is pressed, where a plain player presses that too seldom.
 */
export const PLAYERS = {
  rift: { ...captain, answered: said(/^Round 2/), title: "Centauri Rift" },
  "space-rift": { ...commander, answered: said(/^Turn 3/), title: "Space Rift" },
  exodus: { ...admiral, answered: said(/^Turn 2/), undoable: mounting, title: "Exodus: Proxima Centauri" },
  saga: { ...explorer, answered: said(/^Round 2/), title: "Centauri Saga" },
};
