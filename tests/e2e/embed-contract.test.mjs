// player.v1.d.ts, the element, and the program behind it agree.
import test from "node:test";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { BASE_URL, assertClean } from "./support.mjs";
import { readDeclarations } from "./declarations.mjs";
import { attributes, openSite, siteFiles } from "./publisher.mjs";

const { membersOf, unionOf, exported } = readDeclarations(
  await readFile(new URL("../../static/embed/player.v1.d.ts", import.meta.url), "utf8"),
);

test("type declarations, element and program agree", async () => {
  const script = `
    import * as player from "${BASE_URL}embed/player.v1.js";
    window.player = player;
    addEventListener("player:ready", ({ detail }) => (window.ready = detail));
  `;
  const values = { id: "one", game: "rift", seats: "human,human", start: "auto" };
  const page = await openSite(siteFiles(`<centauri-player ${attributes(values)}></centauri-player>`, { script }));
  await page.waitForFunction(() => window.ready);
  const element = await page.evaluate(() => {
    const { CONFIG, EVENTS, METHODS, STATES, TOKENS } = player;
    const api = document.getElementById("one").api(1);
    const descriptors = Object.getOwnPropertyDescriptors(Object.getPrototypeOf(api));
    const kinds = Object.entries(descriptors).filter(([name]) => name !== "constructor");
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
  same(exported(), element.exports, "exports");
  // The theme accepts every token.
  const tokens = Object.fromEntries(element.TOKENS.map((token) => [token, token === "radius" ? "3px" : token === "font" ? "serif" : ""]));
  await page.evaluate((tokens) => document.getElementById("one").api(1).setTheme({ tokens }), tokens);
  assertClean(page);
});

test("the element and the program define the same theme tokens", async () => {
  const source = await readFile(new URL("../../web/src/api/theme_tokens.rs", import.meta.url), "utf8");
  const table = source.slice(source.indexOf("pub const TOKENS"), source.indexOf("struct HostTheme"));
  const rust = [...table.matchAll(/\(\s*"([\w-]+)", &/g)].map(([, name]) => name);
  const script = await readFile(new URL("../../static/embed/player.v1.js", import.meta.url), "utf8");
  const list = /export const TOKENS = \[([^\]]*)\]/.exec(script)[1];
  assert.deepEqual([...list.matchAll(/"([\w-]+)"/g)].map(([, name]) => name), rust);
});
