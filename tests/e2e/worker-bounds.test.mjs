// The limits of data that the service worker stores for other programs: its inbox, where any page
// may post, and the packs of an installation. Needs no browser: the worker runs in a separate
// context with caches in memory.
import test from "node:test";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import vm from "node:vm";

const SCRIPT = await readFile(new URL("../../web/sw.js", import.meta.url), "utf8");
const SCOPE = "https://games.example/table/";
const HOUR = 3_600_000;

const addressOf = (request) => new URL(typeof request === "string" ? request : request.url, SCOPE).href;

/** A cache in memory that keeps insertion order. */
class Cache {
  held = new Map();
  async put(request, response) {
    this.held.delete(addressOf(request));
    this.held.set(addressOf(request), response);
  }
  async match(request) {
    return this.held.get(addressOf(request));
  }
  async keys() {
    return [...this.held.keys()].map((url) => ({ url }));
  }
  async delete(request) {
    return this.held.delete(addressOf(request));
  }
}

/** Starts the worker, with a clock and a server of the test. */
function startWorker(server = () => new Response("", { status: 404 })) {
  const listeners = {};
  const stores = new Map();
  const caches = {
    open: async (name) => stores.get(name) ?? stores.set(name, new Cache()).get(name),
    keys: async () => [...stores.keys()],
    match: async (request, { cacheName }) => stores.get(cacheName)?.match(request),
    delete: async (name) => stores.delete(name),
  };
  const clock = { now: 1_800_000_000_000 };
  const self = {
    registration: { scope: SCOPE },
    location: new URL("sw.js", SCOPE),
    addEventListener: (name, listener) => (listeners[name] = listener),
    clients: { matchAll: async () => [] },
  };
  const fetch = async (request) => server(addressOf(request));
  const redirect = (address, status) => new Response(null, { status, headers: { location: String(address) } });
  const Answer = Object.assign(function Answer(body, init) {
    return new Response(body, init);
  }, { redirect });
  const clocked = class extends Date {
    static now = () => clock.now;
  };
  vm.runInNewContext(SCRIPT, { self, caches, fetch, URL, Set, File, Blob, Response: Answer, Date: clocked });
  /** Sends a request to the worker as a page does. */
  const ask = async (path, init) => {
    let answer;
    const request = { url: new URL(path, SCOPE).href, method: "GET", mode: "cors", ...init };
    listeners.fetch({ request, respondWith: (given) => (answer = given) });
    return answer;
  };
  const post = (files, fields = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const file of files) form.append("file", file);
    return ask("inbox", { method: "POST", formData: async () => form });
  };
  const inbox = async () => [...(await caches.open("/table/inbox")).held.values()];
  return { ask, post, inbox, caches, clock };
}

const names = (letters) => letters.map(({ headers }) => decodeURIComponent(headers.get("x-name")));
const file = (name, size = 10) => Object.defineProperty(new File(["x".repeat(Math.min(size, 100))], name), "size", { value: size });

test("a posted file is stored in the inbox with name and origin and redirects to the import page", async () => {
  const { post, inbox, clock } = startWorker();
  const answer = await post([new File(["{}"], "évening.centauri")]);
  assert.deepEqual([answer.status, answer.headers.get("location")], [303, `${SCOPE}#/open`]);
  const [letter] = await inbox();
  assert.deepEqual(names([letter]), ["évening.centauri"]);
  assert.deepEqual([letter.headers.get("x-from"), await letter.text()], ["share", "{}"]);
  clock.now += 1;
  await post([], { text: "see you at eight", title: "A title" });
  assert.equal(await (await inbox())[1].text(), "see you at eight");
});

test("the inbox limits count, age, bytes and the length of names", async () => {
  const { post, inbox, clock } = startWorker();
  await post(Array.from({ length: 50 }, (_, n) => file(`${n}`)));
  assert.equal((await inbox()).length, 8);
  for (let n = 0; n < 20; n += 1) {
    clock.now += 1000;
    await post([file(`later ${n}`)]);
  }
  assert.deepEqual(names(await inbox()), Array.from({ length: 8 }, (_, n) => `later ${n + 12}`));
  clock.now += HOUR;
  await post([file("fresh")]);
  assert.deepEqual(names(await inbox()), ["fresh"]);
  for (let n = 0; n < 5; n += 1) {
    clock.now += 1000;
    await post([file(`large ${n}`, 20 << 20)]);
  }
  const bytes = (await inbox()).reduce((sum, { headers }) => sum + Number(headers.get("x-size")), 0);
  assert.ok(bytes <= 64 << 20, `${bytes}`);
  clock.now += 1000;
  await post([file("😀".repeat(400), 1 << 30)]);
  const last = (await inbox()).at(-1);
  assert.equal([...names([last])[0]].length, 120);
  assert.equal(await last.text(), "", "of what is far too large there is only the name");
});

test("the cache of packs is limited in number and size", async () => {
  const large = { "content-length": `${9 << 20}` };
  // A chunked or compressed response does not state its size.
  const piece = new Uint8Array(1 << 20);
  const chunkedBody = (count) => {
    let sent = 0;
    return new ReadableStream({ pull: (out) => (sent++ < count ? out.enqueue(piece) : out.close()) });
  };
  const { ask, caches } = startWorker((url) => {
    if (url.includes("pieces")) return new Response(chunkedBody(url.includes("large") ? 9 : 7));
    return new Response("{}", { headers: url.includes("large") ? large : {} });
  });
  for (let n = 0; n < 250; n += 1) assert.equal((await ask(`packs/${n}.json`)).status, 200);
  assert.equal((await ask("packs/large.svg")).status, 200);
  assert.equal((await (await ask("packs/pieces.svg")).blob()).size, 7 << 20);
  assert.equal((await (await ask("packs/large-pieces.svg")).blob()).size, 9 << 20, "what is not kept comes all the same");
  await ask("embed.json");
  const cacheNames = (await caches.keys()).filter((name) => name.includes("app-"));
  assert.equal(cacheNames.length, 1);
  const addresses = (await (await caches.open(cacheNames[0])).keys()).map(({ url }) => url);
  const packs = addresses.filter((url) => url.includes("/packs/"));
  assert.equal(packs.length, 200);
  assert.ok(packs.at(-1).endsWith("/packs/pieces.svg"), "the newest stay");
  assert.ok(!addresses.some((url) => url.includes("large")));
  assert.ok(addresses.includes(`${SCOPE}embed.json`));
});

test("a response that cannot be cached is still served, and a broken one comes from the cache", async () => {
  const state = { full: false, broken: false };
  const brokenBody = () => new ReadableStream({ start: (out) => out.error(new TypeError("gone")) });
  const { ask, caches } = startWorker(() => new Response(state.broken ? brokenBody() : "{}"));
  await ask("embed.json");
  const [own] = (await caches.keys()).filter((name) => name.includes("app-"));
  const cache = await caches.open(own);
  const { put } = cache;
  cache.put = async (...all) => {
    if (state.full) throw new Error("no room");
    return put.apply(cache, all);
  };
  state.full = true;
  for (const file of ["packs/a.json", "embed.json"]) assert.equal(await (await ask(file)).text(), "{}", file);
  assert.equal(await cache.match("packs/a.json"), undefined);
  state.broken = true;
  assert.equal(await (await ask("embed.json")).text(), "{}");
  await assert.rejects(async () => ask("packs/a.json"));
});
