// Shared helpers of the package's tests: the package itself, and a repeatable source of choices.
import { pathToFileURL } from "node:url";
import { join } from "node:path";

export const folder = process.env.PACKAGE;
if (!folder) throw new Error('PACKAGE names the folder of the package; `cargo xtask npm` builds it');

/** The package, as Node imports it. */
export const pack = await import(pathToFileURL(join(folder, "node.js")));

/** Integers below a limit, the same for the same seed. */
export function createChooser(seed) {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/**
 * Plays at random until the match is over, or for a number of actions. Returns how many were
 * played.
 */
export function playAtRandom(game, seed, limit = Infinity) {
  const choose = createChooser(seed);
  let count = 0;
  for (; count < limit; count += 1) {
    const { waiting, over } = game.status();
    if (over) break;
    const seat = waiting[choose(waiting.length)];
    const legal = game.legal(seat);
    game.act(seat, legal[choose(legal.length)]);
  }
  return count;
}

/** The error that `work` throws. */
export function errorOf(work) {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}

/** A scenario of each game in which more happens than in its first one. */
export const RICH_OPTIONS = {
  rift: { scenario: "corner-pocket", pieces: ["hammer", "screech"] },
  "space-rift": { scenario: "srr-05" },
  exodus: { scenario: "3-minimal", rules: { mode: "combat", generals: true, free_refit: true } },
  saga: { scenario: "dis", seats: 3, rules: { difficulty: "veteran" } },
};
