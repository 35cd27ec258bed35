// The written types against what is exported, the example of the README, the package as npm packs it.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { folder, pack } from "./support.mjs";

const types = readFileSync(join(folder, "index.d.ts"), "utf8");
const readme = readFileSync(join(folder, "README.md"), "utf8");

/** The body of a declaration: up to the brace that stands at its margin. */
function body(head) {
  const begin = types.indexOf(head);
  assert.ok(begin >= 0, head);
  return types.slice(begin, types.indexOf("\n}", begin));
}

/** The names of the methods of a class, static ones or others. */
function methods(text, isStatic) {
  const lines = [...text.matchAll(/^ {2}(static )?(\w+)\(/gm)];
  const own = lines.filter(([, mark, name]) => Boolean(mark) === isStatic && name !== "constructor");
  return [...new Set(own.map(([, , name]) => name))].sort();
}

test("every export is declared, and nothing else", () => {
  const declared = [...types.matchAll(/^export declare (?:class|const|function) (\w+)/gm)].map(([, name]) => name);
  assert.deepEqual(declared.sort(), Object.keys(pack).sort());
});

test("every method of a game is declared, and nothing else", () => {
  const text = body("export declare class Game {");
  const own = Object.getOwnPropertyNames(pack.Game.prototype).filter((name) => name !== "constructor");
  assert.deepEqual(methods(text, false), own.sort());
  const fixed = Object.getOwnPropertyNames(pack.Game).filter((name) => !["length", "name", "prototype"].includes(name));
  assert.deepEqual(methods(text, true), fixed.sort());
});

test("every field of an error and of a status is declared", () => {
  const fields = (head) => [...body(head).matchAll(/^ {2}(?:readonly )?(\w+):/gm)].map(([, name]) => name).sort();
  const game = pack.create("rift", { seed: 1 });
  assert.deepEqual(Object.keys(game.status()).sort(), fields("export interface Status {"));
  let caught;
  try {
    game.act(7, "step");
  } catch (error) {
    caught = error;
  }
  const own = Object.keys(caught).filter((name) => name !== "name");
  assert.deepEqual(own.sort(), fields("export declare class GameError"));
});

test("every code of an error is declared", () => {
  const text = types.slice(types.indexOf("export type ErrorCode"), types.indexOf("/** What an error says. */"));
  const declared = [...text.matchAll(/'([^']+)'/g)].map(([, code]) => code);
  assert.deepEqual(declared.sort(), pack.errorCodes().sort());
});

test("every action and event that is met is declared, and so is every field of them and of a position", () => {
  const names = (from, to) => {
    const text = types.slice(types.indexOf(from), types.indexOf(to));
    return new Set([...text.matchAll(/^ *(?:\| )?(?:\{ )?'?([a-z-]+)'?/gm)].map(([, name]) => name));
  };
  const actions = names("export type Action =", "/** A live mine. */");
  const events = names("export type Event =", "/** A board, who sits where");
  const fields = new Set([...types.matchAll(/[ [](\w+)\??:/g)].map(([, name]) => name));
  const met = (known, what) => {
    const name = typeof what === "string" ? what : Object.keys(what)[0];
    assert.ok(known.has(name), name);
    return typeof what === "string" ? {} : what[name];
  };
  const game = pack.create("rift", { seed: 5, scenario: "corner-pocket", pieces: ["hammer", "screech"] });
  for (let step = 0; step < 900 && !game.status().over; step += 1) {
    const legal = game.legal();
    for (const action of [...legal, ...game.asides(0)]) met(actions, action);
    const done = game.act(undefined, legal[(step * 7) % legal.length]);
    const position = game.position();
    const parts = done.events.map((event) => met(events, event));
    for (const part of [position, position.ships[0], position.turn ?? {}, ...parts]) {
      for (const name of Object.keys(part)) assert.ok(fields.has(name), name);
    }
  }
});

test("the example of the README runs", (t) => {
  const [, code] = readme.match(/```js\n([\s\S]*?)```/);
  const place = mkdtempSync(join(tmpdir(), "games-"));
  t.after(() => rmSync(place, { recursive: true }));
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--offline", "--no-package-lock", folder], { cwd: place, stdio: "pipe" });
  writeFileSync(join(place, "example.mjs"), code);
  const out = execFileSync("node", ["example.mjs"], { cwd: place, encoding: "utf8" }).trim().split("\n");
  assert.match(out[0], /^winners \[.*\] after \d+ actions$/);
  assert.match(out[1], /^action\/over RIFT-15\.2 [A-Z].*\.$/);
  assert.equal(out[2], "true");
});

test("npm packs it whole, with the version of the project", (t) => {
  const place = mkdtempSync(join(tmpdir(), "games-"));
  t.after(() => rmSync(place, { recursive: true }));
  const out = execFileSync("npm", ["pack", "--json", "--pack-destination", place], { cwd: folder, encoding: "utf8" });
  const [{ files, version, filename }] = JSON.parse(out);
  assert.notEqual(version, "0.0.0");
  const names = files.map(({ path }) => path).sort();
  const wanted = ["LICENSE-APACHE", "LICENSE-MIT", "README.md", "engine.js", "engine_bg.wasm", "games.js", "index.d.ts", "index.js", "node.js", "package.json"];
  assert.deepEqual(names, wanted);
  assert.ok(readFileSync(join(place, filename)).length > 1000);
});
