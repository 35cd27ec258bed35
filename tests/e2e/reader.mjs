// A simulated player for tests who knows a table as a screen reader tells it: roles, accessible
// names and states. It presses Enter on what it finds by role and name, and uses neither places on
// the screen nor selectors. It plays simply, and no two matches alike.
import { eventually } from "./support.mjs";

/** The title of the end screen. */
export const RESULT = /^(Victory!|Defeat|Draw)$/;

/** Roles of what advances a match. */
const ROLES = ["button", "gridcell", "tab"];

/** Names of controls that take no action or a step back. */
const NO_ACTION = /^(Undo|Redo|Reopen|Hint|Menu|Help|Log|Console|Got it|Why not\?|What just happened|Open|Close|Zoom|Show|Hide|Less$|More$|Concede|Rule )/;

/** Parts of a table in which nothing is decided: they show figures, or say what is shown. */
const NO_DECISION = /region (Status|Log)|group (Show on the map|Which technologies are shown|.* by colony)/;

/** What the player of each game prefers, in this order, before all else, and what it never does. */
const STYLES = {
  "space-rift": { first: [/^Play /, /attack/i, /Enter: /, /^End /], never: /^$/ },
  exodus: { first: [/^(Bid|Learn|Take a cube|Take all)/, /\d CP/], never: /invalid|Take none/ },
  saga: { first: [/^(Keep the roll|Pass$)/], never: /^(Free plays|Altair|Bellatrix)/ },
};

/** Returns what is read out: the question, and each control with its role, name and state. */
export async function listen(page) {
  const lines = (await page.getByRole("main").ariaSnapshot()).split("\n");
  const [controls, around] = [[], []];
  let question = "";
  for (const line of lines) {
    const found = /^( *)- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]*\])*)/.exec(line);
    if (!found) continue;
    const [, indent, role, quoted = "", states] = found;
    const name = quoted.replaceAll('\\"', '"').replaceAll("''", "'");
    around.length = Math.min(around.length, indent.length / 2);
    if (role === "heading" && states.includes("[level=1]")) question = name;
    if (ROLES.includes(role) && name) {
      const [isClosed, isChosen] = [/\[disabled\]/.test(states), /\[(selected|pressed)\]/.test(states)];
      controls.push({ role, name, isClosed, isChosen, within: around.join(", ") });
    }
    around.push(`${role} ${name}`);
  }
  return { question, controls };
}

/** Returns whether a control may advance the match. */
function isAction({ role, name, isClosed, isChosen, within }, never) {
  if (isClosed || isChosen || never.test(name)) return false;
  return role === "tab" ? /decision here/.test(name) : !NO_ACTION.test(name) && !NO_DECISION.test(within);
}

/**
 * Plays until the match is over or `enough` returns true for the number of presses, and returns that
 * number. For each question the player presses what it prefers, and what it has pressed least.
 * `inspect` sees what is found each time.
 */
export async function play(page, game, { limit = 600, inspect = () => {}, enough = () => false } = {}) {
  const { first, never } = STYLES[game];
  const end = page.getByRole("dialog", { name: RESULT });
  let asked = "";
  // Two questions may lead back to each other, so presses are counted for the whole match.
  const presses = new Map();
  const key = ({ role, name }) => `${asked} ${role} ${name}`;
  const rank = (one) => {
    const preference = first.findIndex((pattern) => pattern.test(one.name));
    return (presses.get(key(one)) ?? 0) * 100 + (preference < 0 ? first.length : preference);
  };
  for (let count = 0; count < limit; count += 1) {
    const heard = await eventually(async () => {
      await page.evaluate(() => window.afterRender());
      const { question, controls } = await listen(page);
      // The end screen has buttons of its own, so this is asked after they may have been read.
      if (await end.isVisible()) return undefined;
      const actions = controls.filter((one) => isAction(one, never));
      if (/^Waiting for/.test(question) || actions.length === 0) throw new Error(`nothing to press: ${question}`);
      return { question, actions };
    });
    if (!heard) return count;
    await inspect(heard, count);
    if (enough(count)) return count;
    asked = heard.question;
    const choice = heard.actions.toSorted((a, b) => rank(a) - rank(b))[0];
    presses.set(key(choice), (presses.get(key(choice)) ?? 0) + 1);
    // A bot that acts meanwhile may have removed the control; the table is read again then.
    await page.getByRole(choice.role, { name: choice.name, exact: true }).first().press("Enter", { timeout: 5_000 }).catch(() => {});
  }
  throw new Error(`no end after ${limit} presses: ${asked}`);
}
