// The page without a network: keeps every file of one build, and answers for them. It takes nothing over by itself.
// The finishing step fills in the build and its files; what was not listed is none of its business.

const BUILD = "";
const FILES = [];

const SCOPE = self.registration.scope;
/** Several pages may live on one site: the names of their caches begin with their folders. */
const PREFIX = `${new URL(SCOPE).pathname}app-`;
const OWN = PREFIX + BUILD;
/** What was shared with the page, until its own page for that takes it out. Any page may post there. */
const INBOX = `${new URL(SCOPE).pathname}inbox`;
/** Most files that lie there, most bytes of all of them together, letters of a name, and milliseconds that they lie there. */
const INBOX_FILES = 8;
const INBOX_BYTES = 64 << 20;
const INBOX_NAME = 120;
const INBOX_AGE = 3_600_000;
const PAGE = "./";
const HASHED = /-[0-9a-f]{16}\.\w+$/;
/** What an installation may change between two builds: its settings and its content packs. */
const SETTINGS = "embed.json";
const PACKS = "packs/";
/** Most files of packs that are kept, and most bytes of one. */
const PACK_FILES = 200;
const PACK_BYTES = 8 << 20;

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(takeCharge()));
self.addEventListener("message", (event) => {
  // Only a player's own consent ends the wait of a new version.
  if (event.data === "take over") event.waitUntil(self.skipWaiting());
  if (event.data === "begun") event.waitUntil(mend().then(clear));
});
self.addEventListener("fetch", (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});

/** Fetches the whole build, or nothing: half a page is worse than none. */
async function keep() {
  const older = await caches.keys();
  try {
    const cache = await caches.open(OWN);
    await Promise.all([PAGE, ...FILES].map(async (file) => cache.put(file, await get(file))));
    await keepPacks(cache);
  } catch (error) {
    if (!older.includes(OWN)) await caches.delete(OWN);
    throw error;
  }
}

/** Fetches again what the browser has thrown away of a build that was whole; what is not to be had now is lost until later. */
async function mend() {
  const cache = await caches.open(OWN);
  const held = new Set((await cache.keys()).map(({ url }) => url));
  const lost = [PAGE, ...FILES].filter((file) => !held.has(new URL(file, SCOPE).href));
  await Promise.allSettled(lost.map(async (file) => cache.put(file, await get(file))));
}

/** The packs of the installation and of the pages that are open, as far as they are to be had; a page without is whole. */
async function keepPacks(cache) {
  const settings = await cache.match(SETTINGS);
  const { packs = [], pack } = (await settings?.json().catch(() => undefined)) ?? {};
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  const asked = pages.map(({ url }) => new URL(url).searchParams.get("pack"));
  const own = new Set([...packs, pack, ...asked].filter((file) => file?.startsWith?.(PACKS)));
  await Promise.allSettled([...own].map((file) => keepPack(cache, file)));
  await bound(cache);
}

/** What an answer holds, unless it is larger than what is kept of packs; not every answer says how large it is. */
async function bodyOf(answer) {
  if (Number(answer.headers.get("content-length")) > PACK_BYTES) return undefined;
  const [reader, parts] = [answer.body?.getReader(), []];
  for (let size = 0; ; ) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) return new Blob(parts);
    parts.push(value);
    size += value.byteLength;
    if (size > PACK_BYTES) {
      // Nobody waits for the end of it.
      reader.cancel().catch(() => undefined);
      return undefined;
    }
  }
}

/** Lays an answer into a cache, unless it is too large; gives what it holds. */
async function lay(cache, file, answer) {
  const body = await bodyOf(answer);
  if (body) await cache.put(file, new Response(body, { headers: answer.headers }));
  return body;
}

/** Forgets what came first of packs, where there are too many files of them. */
async function bound(cache) {
  const packs = (await cache.keys()).filter(({ url }) => url.startsWith(SCOPE + PACKS));
  await Promise.all(packs.slice(0, -PACK_FILES).map((file) => cache.delete(file)));
}

/** A pack, with the pictures that lie beside it. */
async function keepPack(cache, file) {
  const answer = await get(file);
  const body = await lay(cache, file, answer);
  if (!body) return;
  const { pictures = {} } = JSON.parse(await body.text());
  const own = Object.values(pictures).map((name) => new URL(name, SCOPE + file).href).filter((name) => name.startsWith(SCOPE + PACKS));
  await Promise.allSettled(
    own.slice(0, PACK_FILES).map(async (name) => lay(cache, name, await get(name))),
  );
}

/** A file of this build: from an older one where its hash says that it is the same, else from the server. */
async function get(file) {
  if (HASHED.test(file)) {
    const kept = await find(file);
    if (kept) return kept;
  }
  // A hashed name means one content for ever; all else may have been kept too long on the way.
  const response = await fetch(file, { cache: HASHED.test(file) ? "default" : "reload" });
  if (!response.ok) throw new Error(`${response.status}: ${file}`);
  return file === PAGE ? own(response) : response;
}

/** The page itself, if it is of this build; a server may be in the middle of a change. */
async function own(response) {
  const text = await response.text();
  if (!text.includes(`content="${BUILD}"`)) throw new Error("the page is of another build");
  // Remade, because a browser takes no redirected answer for a page.
  return new Response(text, { headers: response.headers });
}

/** A kept file: of this build before that of an older one, which its pages may still need. */
async function find(file) {
  for (const cacheName of [OWN, ...(await builds())]) {
    const kept = await caches.match(file, { cacheName });
    if (kept) return kept;
  }
  return undefined;
}

async function builds() {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

async function takeCharge() {
  await self.clients.claim();
  await clear();
}

/** Forgets the builds that no page runs any more: every page holds a lock under the name of its cache. */
async function clear() {
  const { held } = await self.navigator.locks.query();
  const used = new Set(held.map(({ name }) => name));
  const idle = (await builds()).filter((name) => name !== OWN && !used.has(name));
  // A newer build that waits has no page yet.
  if (self.registration.installing || self.registration.waiting) return;
  await Promise.all(idle.map((name) => caches.delete(name)));
}

/** What this worker answers; nothing for what the server should. */
function answerTo(request) {
  const { origin, pathname, href } = new URL(request.url);
  if (origin !== self.location.origin || !href.startsWith(SCOPE)) return undefined;
  const file = pathname.slice(new URL(SCOPE).pathname.length);
  if (request.method === "POST") return file === "inbox" ? receive(request) : undefined;
  if (request.method !== "GET") return undefined;
  if (request.mode === "navigate") {
    return file === "" || file === "index.html" ? kept(PAGE, request) : undefined;
  }
  if (file === SETTINGS || file.startsWith(PACKS)) return current(file, request);
  // A hashed file that is not of this build may be one of a page that still runs an older.
  return FILES.includes(file) || HASHED.test(file) ? kept(file, request) : undefined;
}

async function kept(file, request) {
  return (await find(file)) ?? fetch(request);
}

/** Keeps what the server has now of a file. */
async function hold(file, body, headers) {
  const cache = await caches.open(OWN);
  await cache.put(file, new Response(body, { headers }));
  if (file !== SETTINGS) await bound(cache);
}

/** A file as the server has it now, else as it was seen last. */
async function current(file, request) {
  try {
    const response = await fetch(request);
    const body = response.ok ? await bodyOf(response.clone()) : undefined;
    // A cache that takes no more is no reason to refuse what came.
    if (body) await hold(file, body, response.headers).catch(() => undefined);
    return response;
  } catch (error) {
    const found = await find(file);
    if (found) return found;
    throw error;
  }
}

/** Takes what another program shares, and shows the page that asks whether it is to be opened. */
async function receive(request) {
  const form = await request.formData();
  const files = form.getAll("file").filter((file) => file instanceof File);
  const words = ["url", "text", "title"].map((name) => form.get(name)).find(Boolean);
  if (files.length === 0 && words) files.push(new File([words], ""));
  const inbox = await caches.open(INBOX);
  for (const [at, file] of files.slice(0, INBOX_FILES).entries()) {
    const name = encodeURIComponent([...file.name].slice(0, INBOX_NAME).join(""));
    // Of one that is too large there is only the name, so that it can be told.
    const body = file.size <= INBOX_BYTES ? file : "";
    const headers = { "x-name": name, "x-from": "share", "x-size": `${file.size}` };
    await inbox.put(`inbox/${Date.now()}-${at}`, new Response(body, { headers }));
  }
  await empty(inbox);
  return Response.redirect(new URL("./#/open", SCOPE).href, 303);
}

/** Throws away what lies too long in the inbox, and what came first where there is too much of it. */
async function empty(inbox) {
  const [now, gone] = [Date.now(), []];
  let [files, bytes] = [0, 0];
  for (const key of (await inbox.keys()).reverse()) {
    const laid = Number(/\/inbox\/(\d+)-/.exec(key.url)?.[1]);
    const size = Number((await inbox.match(key))?.headers.get("x-size"));
    [files, bytes] = [files + 1, bytes + (size <= INBOX_BYTES ? size : 0)];
    if (!(now - laid < INBOX_AGE) || files > INBOX_FILES || bytes > INBOX_BYTES) gone.push(key);
  }
  await Promise.all(gone.map((key) => inbox.delete(key)));
}
