// The declared types compared with the exports, the example of the README, the package as npm packs
// it.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { RICH_OPTIONS, folder, pack } from "./support.mjs";

const read = (name) => readFileSync(join(folder, name), "utf8");
const types = read("index.d.ts");
const readme = read("README.md");

/** Returns the body of a declaration, up to the closing brace at its margin. */
function body(head) {
  const begin = types.indexOf(head);
  assert.ok(begin >= 0, head);
  return types.slice(begin, types.indexOf("\n}", begin));
}

/** The names of the methods of a class, static ones or others. */
function methods(text, isStatic) {
  const lines = [...text.matchAll(/^ {2}(static )?(\w+)(?:<.+>)?\(/gm)];
  const own = lines.filter(([, mark, name]) => Boolean(mark) === isStatic && name !== "constructor");
  return [...new Set(own.map(([, , name]) => name))].sort();
}

test("every export is declared, and nothing else", () => {
  const declared = [...types.matchAll(/^export declare (?:class|const|function) (\w+)/gm)].map(([, name]) => name);
  assert.deepEqual(declared.sort(), Object.keys(pack).sort());
});

test("every method of a game is declared, and nothing else", () => {
  const text = body("export declare class Game<N extends GameName = GameName> {");
  const own = Object.getOwnPropertyNames(pack.Game.prototype).filter((name) => name !== "constructor");
  assert.deepEqual(methods(text, false), own.sort());
  const fixed = Object.getOwnPropertyNames(pack.Game).filter((name) => !["length", "name", "prototype"].includes(name));
  assert.deepEqual(methods(text, true), fixed.sort());
});

test("every field of an error and of a status is declared", () => {
  const fields = (head) => [...body(head).matchAll(/^ {2}(?:readonly )?(\w+):/gm)].map(([, name]) => name).sort();
  const game = pack.create("rift", { seed: 1 });
  assert.deepEqual(Object.keys(game.status()).sort(), fields("export interface Status<N extends GameName = GameName> {"));
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
  const begin = types.indexOf("export type ErrorCode");
  const text = types.slice(begin, types.indexOf(";", begin)).replace(/\/\*\*.*?\*\//gs, "");
  const declared = [...text.matchAll(/'([^']+)'/g)].map(([, code]) => code);
  assert.deepEqual(declared.sort(), pack.errorCodes().sort());
});

test("every game is declared with its types", () => {
  const declared = [...body("export interface Games {").matchAll(/^ {2}'?([a-z-]+)'?: \{/gm)].map(([, name]) => name);
  assert.deepEqual(declared, pack.games().map(({ game }) => game));
});

/** The keys of a union: from its declaration to the line that ends it. */
function keys(text, head) {
  const begin = text.indexOf(`export type ${head} =`);
  assert.ok(begin >= 0, head);
  const union = text.slice(begin, text.indexOf(";\n\n", begin));
  return new Set([...union.matchAll(/^ *\| (?:\{\s*)?'?([a-z-]+)'?/gm)].map(([, name]) => name));
}

/** Asserts that a value is a variant of a union, and returns its fields. */
function assertMember(known, what) {
  const name = typeof what === "string" ? what : Object.keys(what)[0];
  assert.ok(known.has(name), name);
  return typeof what === "string" ? {} : what[name];
}

/** Every object in a value, the value itself first. */
function objects(value) {
  if (Array.isArray(value)) return value.flatMap(objects);
  if (value === null || typeof value !== "object") return [];
  return [value, ...Object.values(value).flatMap(objects)];
}

/** The fields of everything declared in a text, and the keys of single-key variants. */
const fieldsOf = (text) => new Set([...text.matchAll(/(?:^|[ {[])'?([\w-]+)'?\??:/gm)].map(([, name]) => name));

for (const { game: name } of pack.games()) {
  test(`${name}: every action, event, view and position in play is declared with all its fields`, () => {
    const own = read(`${name}.d.ts`);
    const [actions, events, fields] = [keys(own, "Action"), keys(own, "Event"), fieldsOf(own)];
    const game = pack.create(name, { seed: 5, ...RICH_OPTIONS[name] });
    const assertFields = (value) => {
      for (const part of objects(value)) for (const field of Object.keys(part)) assert.ok(fields.has(field), field);
    };
    assertFields(game.options());
    for (let step = 0; step < 900 && !game.status().over; step += 1) {
      const legal = game.legal();
      for (const action of [...legal, ...game.asides(0)]) assertMember(actions, action);
      const done = game.act(undefined, legal[(step * 7) % legal.length]);
      for (const event of done.events) {
        const parts = assertMember(events, event);
        // The rift has separate events.
        assertFields(event.drift ? assertMember(keys(own, "RiftEvent"), event.drift) : parts);
      }
      if (step % 8 === 0) for (const value of [game.position(), game.view(0), game.view()]) assertFields(value);
    }
  });
}

test("the example of the README runs", (t) => {
  const [, code] = readme.match(/```js\n([\s\S]*?)```/);
  const place = mkdtempSync(join(tmpdir(), "games-"));
  t.after(() => rmSync(place, { recursive: true }));
  // Without a prefix, npm installs into the next folder above that has a package.
  const offline = ["--no-audit", "--no-fund", "--offline", "--no-package-lock", "--prefix", place];
  execFileSync("npm", ["install", ...offline, folder], { cwd: place, stdio: "pipe" });
  writeFileSync(join(place, "example.mjs"), code);
  const out = execFileSync("node", ["example.mjs"], { cwd: place, encoding: "utf8" }).trim().split("\n");
  assert.match(out[0], /^winners \[.*\] after \d+ actions$/);
  assert.match(out[1], /^action\/over RIFT-15\.2 [A-Z].*\.$/);
  assert.equal(out[2], "true");
  assert.match(out[3], /^South holds \d cards and sees of North's \d null$/);
  assert.match(out[4], /^Seats \[ 0, 1, 2, 3 \] choose; \d\d hexes, \d CP each$/);
});

/** A short match of each game. */
const SHORT = {
  rift: { scenario: "cold-open", pieces: ["rhino", "screech"] },
  "space-rift": { scenario: "srb-01" },
  exodus: { scenario: "2-minimal", rules: { mode: "short", turns: 3 } },
  saga: { scenario: "ftj", seats: 1 },
};

for (const { game: name } of pack.games()) {
  test(`${name}: the loop of the README plays a match to its end`, () => {
    const loop = readme.slice(readme.indexOf("while (!game.status().over)"), readme.indexOf('console.log("winners"'));
    assert.ok(loop.includes("game.bot("), loop);
    for (const seed of [1, 2]) {
      const game = pack.create(name, { seed, ...SHORT[name] });
      new Function("game", loop)(game);
      assert.ok(game.status().over, `seed ${seed}`);
      game.free();
    }
  });
}

test("the npm package contains all its files and the version of the project", (t) => {
  const place = mkdtempSync(join(tmpdir(), "games-"));
  t.after(() => rmSync(place, { recursive: true }));
  const out = execFileSync("npm", ["pack", "--json", "--pack-destination", place], { cwd: folder, encoding: "utf8" });
  const [{ files, version, filename }] = JSON.parse(out);
  assert.notEqual(version, "0.0.0");
  const names = files.map(({ path }) => path).sort();
  const types = pack.games().map(({ game }) => `${game}.d.ts`);
  const expected = ["LICENSE-APACHE", "LICENSE-MIT", "README.md", "engine.js", "engine_bg.wasm", "games.js", "index.d.ts", "index.js", "node.js", "package.json", ...types];
  assert.deepEqual(names, expected.sort());
  assert.ok(readFileSync(join(place, filename)).length > 1000);
});
