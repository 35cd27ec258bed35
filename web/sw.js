// The service worker: stores all files of one build and serves them offline. It activates itself
// only when asked. The build fills in the id and the files; requests for other files go to the
// server.

const BUILD = "";
const FILES = [];

const SCOPE = self.registration.scope;
/** Several copies may share a site, so the names of caches start with the folder. */
const PREFIX = `${new URL(SCOPE).pathname}app-`;
const OWN = PREFIX + BUILD;
/**
 * Files and texts that were shared with the application, until the import page takes them. Any page
 * on the web may post here.
 */
const INBOX = `${new URL(SCOPE).pathname}inbox`;
/**
 * The limits of the inbox: the number of files, their total bytes, the characters of a name, and
 * milliseconds until an item is discarded.
 */
const INBOX_FILES = 8;
const INBOX_BYTES = 64 << 20;
const INBOX_NAME = 120;
const INBOX_AGE = 3_600_000;
/** The sentences of notifications, which the page of online tables stores in its language. */
const NOTICES = `${new URL(SCOPE).pathname}notices`;
const ENGLISH_NOTICES = {
  lang: "en",
  titles: {},
  turn: "It is your turn.",
  begin: "The match has begun.",
  over: "The match is over.",
  overTime: "The match is over, because time ran out.",
  replaced: "A bot plays your seat now.",
  replaced: "A bot plays your seat now.",
  test: "Notifications arrive here.",
};
/** The database of saved matches, which say at which online table they are played. */
const SAVES = "centauri";
/** Milliseconds to wait for it, and for an answer of a page. */
const ANSWER_TIME = 2_000;
/**
 * Milliseconds to look for an open page after a press on a notification: Firefox lets the worker show
 * a page for only about a second after it.
 */
const PRESS_TIME = 500;
const PAGE = "./";
const HASHED = /-[0-9a-f]{16}\.\w+$/;
/** Files that an installation may change between two builds: its settings and its content packs. */
const SETTINGS = "embed.json";
const PACKS = "packs/";
/** The maximum number of stored pack files, and the maximum size of one in bytes. */
const PACK_FILES = 200;
const PACK_BYTES = 8 << 20;

self.addEventListener("install", (event) => event.waitUntil(storeBuild()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => {
  // A waiting version is activated only with the user's consent.
  if (event.data === "take over") event.waitUntil(self.skipWaiting());
  if (event.data === "begun") event.waitUntil(restoreEvicted().then(clear));
});
self.addEventListener("push", (event) => event.waitUntil(notify(event.data)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data?.table));
});
self.addEventListener("fetch", (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});

/** Stores the whole build or nothing, because an incomplete build does not work. */
async function storeBuild() {
  const older = await caches.keys();
  try {
    const cache = await caches.open(OWN);
    await Promise.all([PAGE, ...FILES].map(async (file) => cache.put(file, await get(file))));
    await storePacks(cache);
  } catch (error) {
    if (!older.includes(OWN)) await caches.delete(OWN);
    throw error;
  }
}

/**
 * Restores files of a complete build that the browser has evicted; those that are not available now
 * are tried later.
 */
async function restoreEvicted() {
  const cache = await caches.open(OWN);
  const storedUrls = new Set((await cache.keys()).map(({ url }) => url));
  const lost = [PAGE, ...FILES].filter((file) => !storedUrls.has(new URL(file, SCOPE).href));
  await Promise.allSettled(lost.map(async (file) => cache.put(file, await get(file))));
}

/**
 * Stores the packs of the installation and of open pages, if they are available; the page works
 * without them.
 */
async function storePacks(cache) {
  const settings = await cache.match(SETTINGS);
  const { packs = [], pack } = (await settings?.json().catch(() => undefined)) ?? {};
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  const asked = pages.map(({ url }) => new URL(url).searchParams.get("pack"));
  const packFiles = new Set([...packs, pack, ...asked].filter((file) => file?.startsWith?.(PACKS)));
  await Promise.allSettled([...packFiles].map((file) => storePack(cache, file)));
  await removeExcessPacks(cache);
}

/**
 * Returns the body of a response, unless it is larger than the limit for packs. Not every response
 * states its size.
 */
async function bodyOf(answer) {
  if (Number(answer.headers.get("content-length")) > PACK_BYTES) return undefined;
  const [reader, parts] = [answer.body?.getReader(), []];
  for (let size = 0; ; ) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) return new Blob(parts);
    parts.push(value);
    size += value.byteLength;
    if (size > PACK_BYTES) {
      // The cancellation need not be awaited.
      reader.cancel().catch(() => undefined);
      return undefined;
    }
  }
}

/** Puts a response into a cache, unless it is too large, and returns its body. */
async function putLimited(cache, file, answer) {
  const body = await bodyOf(answer);
  if (body) await cache.put(file, new Response(body, { headers: answer.headers }));
  return body;
}

/** Removes the oldest files of packs if there are too many. */
async function removeExcessPacks(cache) {
  const packs = (await cache.keys()).filter(({ url }) => url.startsWith(SCOPE + PACKS));
  await Promise.all(packs.slice(0, -PACK_FILES).map((file) => cache.delete(file)));
}

/** Stores a pack with the images next to it. */
async function storePack(cache, file) {
  const answer = await get(file);
  const body = await putLimited(cache, file, answer);
  if (!body) return;
  const { pictures = {} } = JSON.parse(await body.text());
  const pictureUrls = Object.values(pictures).map((name) => new URL(name, SCOPE + file).href).filter((name) => name.startsWith(SCOPE + PACKS));
  await Promise.allSettled(
    pictureUrls.slice(0, PACK_FILES).map(async (name) => putLimited(cache, name, await get(name))),
  );
}

/**
 * Returns a file of this build: from the cache of an older build if its hash is the same, otherwise
 * from the server.
 */
async function get(file) {
  if (HASHED.test(file)) {
    const stored = await find(file);
    if (stored) return stored;
  }
  // A name with a hash always means the same content; other files may be outdated in an HTTP cache.
  const response = await fetch(file, { cache: HASHED.test(file) ? "default" : "reload" });
  if (!response.ok) throw new Error(`${response.status}: ${file}`);
  return file === PAGE ? requireOwnBuild(response) : response;
}

/** Returns the HTML page if it is of this build; the server may be in the middle of an update. */
async function requireOwnBuild(response) {
  const text = await response.text();
  if (!text.includes(`content="${BUILD}"`)) throw new Error("the page is of another build");
  // A new response, because browsers refuse a redirected one for a navigation.
  return new Response(text, { headers: response.headers });
}

/** Finds a stored file, first of this build, then of an older one that its pages may still need. */
async function find(file) {
  for (const cacheName of [OWN, ...(await builds())]) {
    const stored = await caches.match(file, { cacheName });
    if (stored) return stored;
  }
  return undefined;
}

async function builds() {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

async function takeOver() {
  await self.clients.claim();
  await clear();
}

/**
 * Removes builds that no page uses any more: every page holds a lock with the name of its cache.
 */
async function clear() {
  const { held } = await self.navigator.locks.query();
  const used = new Set(held.map(({ name }) => name));
  const idle = (await builds()).filter((name) => name !== OWN && !used.has(name));
  // A newer build that waits has no pages yet.
  if (self.registration.installing || self.registration.waiting) return;
  await Promise.all(idle.map((name) => caches.delete(name)));
}

/** The response to a request, or `undefined` to leave it to the server. */
function answerTo(request) {
  const { origin, pathname, href } = new URL(request.url);
  if (origin !== self.location.origin || !href.startsWith(SCOPE)) return undefined;
  const file = pathname.slice(new URL(SCOPE).pathname.length);
  if (request.method === "POST") return file === "inbox" ? receive(request) : undefined;
  if (request.method !== "GET") return undefined;
  if (request.mode === "navigate") {
    return file === "" || file === "index.html" ? serveStored(PAGE, request) : undefined;
  }
  if (file === SETTINGS || file.startsWith(PACKS)) return current(file, request);
  // A hashed file of another build may belong to a page that still runs that build.
  return FILES.includes(file) || HASHED.test(file) ? serveStored(file, request) : undefined;
}

async function serveStored(file, request) {
  return (await find(file)) ?? fetch(request);
}

/** Stores the current version of a file. */
async function storeFile(file, body, headers) {
  const cache = await caches.open(OWN);
  await cache.put(file, new Response(body, { headers }));
  if (file !== SETTINGS) await removeExcessPacks(cache);
}

/** Returns the server's current version of a file, or the last stored one. */
async function current(file, request) {
  try {
    const response = await fetch(request);
    const body = response.ok ? await bodyOf(response.clone()) : undefined;
    // A full cache is no reason to fail the request.
    if (body) await storeFile(file, body, response.headers).catch(() => undefined);
    return response;
  } catch (error) {
    const found = await find(file);
    if (found) return found;
    throw error;
  }
}

/** Stores content that another program shares, and shows the page that asks for confirmation. */
async function receive(request) {
  const form = await request.formData();
  const files = form.getAll("file").filter((file) => file instanceof File);
  const words = ["url", "text", "title"].map((name) => form.get(name)).find(Boolean);
  if (files.length === 0 && words) files.push(new File([words], ""));
  const inbox = await caches.open(INBOX);
  for (const [at, file] of files.slice(0, INBOX_FILES).entries()) {
    const name = encodeURIComponent([...file.name].slice(0, INBOX_NAME).join(""));
    // If a file is too large, only its name is stored, so that the page can report it.
    const body = file.size <= INBOX_BYTES ? file : "";
    const headers = { "x-name": name, "x-from": "share", "x-size": `${file.size}` };
    await inbox.put(`inbox/${Date.now()}-${at}`, new Response(body, { headers }));
  }
  await empty(inbox);
  return Response.redirect(new URL("./#/open", SCOPE).href, 303);
}

/** Removes items that are too old from the inbox, and the oldest ones if there are too many. */
async function empty(inbox) {
  const [now, gone] = [Date.now(), []];
  let [files, bytes] = [0, 0];
  for (const key of (await inbox.keys()).reverse()) {
    const storedAt = Number(/\/inbox\/(\d+)-/.exec(key.url)?.[1]);
    const size = Number((await inbox.match(key))?.headers.get("x-size"));
    [files, bytes] = [files + 1, bytes + (size <= INBOX_BYTES ? size : 0)];
    if (!(now - storedAt < INBOX_AGE) || files > INBOX_FILES || bytes > INBOX_BYTES) gone.push(key);
  }
  await Promise.all(gone.map((key) => inbox.delete(key)));
}

/** Shows what a table server says, unless the player sees that table now. */
async function notify(data) {
  let message = {};
  try {
    message = data.json() ?? {};
  } catch {
    // Browsers ask that each message shows something.
  }
  const { kind = "turn", game = "", table = "", is_timeout: isTimeout = false } = message;
  const pages = await pagesAt(table);
  if (pages.some(({ visibilityState }) => visibilityState === "visible")) return;
  const stored = await caches.match("notices/texts", { cacheName: NOTICES });
  const texts = { ...ENGLISH_NOTICES, ...(await stored?.json().catch(() => undefined)) };
  await self.registration.showNotification(texts.titles[game] ?? "Centauri", {
    body: texts[isTimeout ? "overTime" : kind] ?? texts.turn,
    lang: texts.lang,
    // A newer one replaces that of the same table.
    tag: table || "test",
    renotify: true,
    icon: "icons/icon-192.png",
    data: { table },
  });
}

/** Shows the page of a table: an open one, or a new one. */
async function openTable(table) {
  const open = () => self.clients.openWindow(new URL(`./#/online${table ? `/${table}` : ""}`, SCOPE));
  const timeout = new Promise((resolve) => setTimeout(resolve, PRESS_TIME));
  const page = table ? await Promise.race([firstPageAt(table), timeout]) : undefined;
  await (page ? page.focus().catch(open) : open());
}

/** Returns the open page of an online table that answers first. */
async function firstPageAt(table) {
  const isThere = async (page) => ((await isAt(page, table)) ? page : Promise.reject());
  return Promise.any((await openPages()).map(isThere)).catch(() => undefined);
}

/** Returns the open pages of an online table. */
async function pagesAt(table) {
  const open = await openPages();
  const isThere = await Promise.all(open.map((page) => isAt(page, table)));
  return open.filter((_, at) => isThere[at]);
}

/** Returns the open pages of this application. Other pages of the site do not answer the worker. */
async function openPages() {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return open.filter(({ url }) => url.startsWith(SCOPE));
}

/** Returns whether a page shows an online table. */
async function isAt(page, table) {
  const [, place, id] = /^#\/(online|table|text)\/([^/?]+)/.exec(await routeOf(page)) ?? [];
  return place === "online" ? id === table : Boolean(place) && (await tableOf(id)) === table;
}

/** Asks a page for its route, since the worker knows only the address that it was opened with. */
function routeOf(page) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    page.postMessage("route", [port2]);
    // A page that sleeps is not in view.
    setTimeout(resolve, ANSWER_TIME, "");
  });
}

/** Returns the online table of a saved match, if it has one. */
async function tableOf(id) {
  let saves;
  try {
    const opening = indexedDB.open(SAVES);
    // A database that does not exist is not created.
    opening.onupgradeneeded = () => opening.transaction.abort();
    saves = await resultOf(opening);
    const [store] = saves.objectStoreNames;
    const save = await resultOf(saves.transaction(store).objectStore(store).get(id));
    return JSON.parse(save).direct?.online;
  } catch {
    return undefined;
  } finally {
    saves?.close();
  }
}

/** Waits for the result of a request to a database, within a time limit. */
function resultOf(asked) {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = reject;
    setTimeout(reject, ANSWER_TIME);
  });
}
