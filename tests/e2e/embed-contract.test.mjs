// player.v1.d.ts, the element, and the program behind it agree.
import test from "node:test";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { BASE_URL, assertClean } from "./support.mjs";
import { attributes, htmlOf, visit } from "./publisher.mjs";

const TYPES = await readFile(new URL("../../static/embed/player.v1.d.ts", import.meta.url), "utf8");

/** The body of a declaration, without its comments. */
function bodyOf(heading) {
  const start = TYPES.indexOf(heading);
  assert.ok(start >= 0, heading);
  const text = TYPES.slice(start).replaceAll(/\/\*\*[^]*?\*\//g, "").replaceAll(/\/\/.*$/gm, "");
  let depth = 0;
  for (const [at, letter] of [...text].entries()) {
    if (letter === "{") depth += 1;
    if (letter === "}" && --depth === 0) return text.slice(text.indexOf("{") + 1, at);
  }
  throw new Error(heading);
}

/** The names of properties and methods at the top level of a declaration. */
function membersOf(heading) {
  let depth = 0;
  const found = { properties: [], methods: [] };
  let line = "";
  for (const letter of bodyOf(heading)) {
    if ("{([<".includes(letter)) depth += 1;
    if (depth === 0 || (depth === 1 && letter === "(")) line += letter;
    if ("})]>".includes(letter)) depth -= 1;
    if (letter === ";" && depth === 0) {
      const [, name, method] = /^\s*(?:readonly )?("[\w:-]+"|\w+)\??(\()?/.exec(line) ?? [];
      if (name) (method ? found.methods : found.properties).push(name.replaceAll('"', ""));
      line = "";
    }
  }
  return found;
}

const unionOf = (name) =>
  [...new RegExp(`type ${name} =([^;]*);`).exec(TYPES)[1].matchAll(/"([^"]+)"/g)].map(([, word]) => word);

test("types, element and program agree", async () => {
  const script = `
    import * as player from "${BASE_URL}embed/player.v1.js";
    window.player = player;
    addEventListener("player:ready", ({ detail }) => (window.ready = detail));
  `;
  const values = { id: "one", game: "rift", seats: "human,human", start: "auto" };
  const page = await visit(htmlOf(`<centauri-player ${attributes(values)}></centauri-player>`, { script }));
  await page.waitForFunction(() => window.ready);
  const element = await page.evaluate(() => {
    const { CONFIG, EVENTS, METHODS, STATES, TOKENS } = player;
    const api = document.getElementById("one").api(1);
    const face = Object.getOwnPropertyDescriptors(Object.getPrototypeOf(api));
    const kinds = Object.entries(face).filter(([name]) => name !== "constructor");
    return {
      CONFIG, EVENTS, METHODS, STATES, TOKENS,
      exports: Object.keys(player),
      getters: kinds.filter(([, { get }]) => get).map(([name]) => name),
      methods: kinds.filter(([, { value }]) => value).map(([name]) => name),
      ready,
    };
  });
  const same = (a, b, what) => assert.deepEqual([...a].sort(), [...b].sort(), what);
  same(membersOf("export interface PlayerConfig").properties, element.CONFIG, "configuration");
  const api = membersOf("export interface PlayerApi");
  same(api.methods, element.METHODS, "methods that are promised");
  same(element.methods, element.METHODS, "methods that are there");
  same(api.properties, element.getters, "properties");
  same(membersOf("export interface PlayerEvents").properties, element.EVENTS, "events");
  same(unionOf("PlayerState"), element.STATES, "states");
  same(unionOf("ErrorCode"), element.ready.errors, "codes");
  same(element.ready.requests, element.METHODS, "requests");
  const reports = element.ready.reports.map((name) => `player:${name === "size" ? "resize" : name}`);
  same([...reports, "player:request-store"], element.EVENTS, "reports");
  const declared = [...TYPES.matchAll(/^export declare (?:class|function|const) (\w+)/gm)].map(([, name]) => name);
  same(declared, element.exports, "exports");
  // The theme accepts every token.
  const tokens = Object.fromEntries(element.TOKENS.map((token) => [token, token === "radius" ? "3px" : token === "font" ? "serif" : ""]));
  await page.evaluate((tokens) => document.getElementById("one").api(1).setTheme({ tokens }), tokens);
  assertClean(page);
});

test("the element and the program know the same tokens", async () => {
  const source = await readFile(new URL("../../web/src/api/theme_tokens.rs", import.meta.url), "utf8");
  const table = source.slice(source.indexOf("pub const TOKENS"), source.indexOf("struct HostTheme"));
  const rust = [...table.matchAll(/\(\s*"([\w-]+)", &/g)].map(([, name]) => name);
  const script = await readFile(new URL("../../static/embed/player.v1.js", import.meta.url), "utf8");
  const list = /export const TOKENS = \[([^\]]*)\]/.exec(script)[1];
  assert.deepEqual([...list.matchAll(/"([\w-]+)"/g)].map(([, name]) => name), rust);
});
