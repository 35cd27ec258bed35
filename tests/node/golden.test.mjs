// The recorded games of `engine/tests/golden/` give the same states in WebAssembly as natively.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { pack } from "./support.mjs";

/** The number of entries between two recorded fingerprints, as in `engine/tests/support/golden.rs`. */
const FINGERPRINT_INTERVAL = 8;
const GOLDEN = fileURLToPath(new URL("../../engine/tests/golden", import.meta.url));

const recordings = pack.games().flatMap(({ game, rules }) =>
  readdirSync(join(GOLDEN, game)).map((file) => ({ name: `${game}/${file}`, file: join(GOLDEN, game, file), rules })),
);

test("there are recordings of every game", () => {
  for (const { game } of pack.games()) assert.ok(recordings.filter(({ name }) => name.startsWith(`${game}/`)).length > 4, game);
});

for (const { name, file, rules } of recordings) {
  test(`${name} replays as natively`, () => {
    const { winners, actions, fingerprints, code, save } = JSON.parse(readFileSync(file, "utf8"));
    const game = pack.load(save.join("\n"));
    const status = game.status();
    assert.deepEqual([status.over, status.entries], [true, actions]);
    assert.deepEqual(game.outcome().winners, winners);
    const again = pack.load(code);
    assert.deepEqual(again.status(), status, "the share code");
    again.free();
    // A match of older rules is written with the current version.
    if (JSON.parse(save.join("\n")).rules === rules) {
      assert.deepEqual(game.save().split("\n").filter(Boolean), save);
      assert.equal(game.share(), code);
    }
    const ends = fingerprints.map((fingerprint, index) => [Math.min(index * FINGERPRINT_INTERVAL, actions), fingerprint]);
    for (const [entries, fingerprint] of ends.reverse()) {
      assert.equal(game.branch(entries).fingerprint, fingerprint, `after ${entries} actions`);
    }
    game.free();
  });
}
