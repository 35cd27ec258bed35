// Whole first matches of Exodus and Saga through accessible names, which take minutes on a busy
// machine; `cargo xtask prove names` runs them. Space Rift's is in first-match.test.mjs, whole only with
// EVERY_VARIANT.
import test from "node:test";
import { playByNames } from "../newcomer.mjs";

for (const game of ["exodus", "saga"]) {
  test(`a first match of ${game} is played through accessible names`, async (t) => {
    t.diagnostic(`${await playByNames(game, { isWhole: true })} presses`);
  });
}
