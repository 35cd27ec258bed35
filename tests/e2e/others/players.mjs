// A common interface to the simulated players of all games: what they look at, how they wait for
// bots, and how they press.
import * as admiral from "../admiral.mjs";
import * as captain from "../captain.mjs";
import * as commander from "../commander.mjs";
import * as explorer from "../explorer.mjs";

const hasLogged = (pattern, times = 1) => ({ log }) => log.filter((line) => pattern.test(line)).length >= times;

/**
 * A button of Exodus whose action the bots do not answer at once, so that it can be undone. After
 * the usual actions the bots have already acted.
 */
const mountButton = (page, { orders }) => orders.includes("mount") && page.locator('.table [data-order="mount"]').first();

/**
 * The games, each with its player, the indication that a bot has played, and its name on the page; and a
 * press that can be undone, for games whose player rarely presses one.
 */
export const PLAYERS = {
  rift: { ...captain, answered: hasLogged(/^Round 2/), title: "Centauri Rift" },
  "space-rift": { ...commander, answered: hasLogged(/^Turn 3/), title: "Space Rift" },
  exodus: { ...admiral, answered: hasLogged(/^Turn 2/), undoable: mountButton, title: "Exodus: Proxima Centauri" },
  saga: { ...explorer, answered: hasLogged(/^Round 2/), title: "Centauri Saga" },
};
