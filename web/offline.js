// What the page asks of the browser beside itself: a worker for days without a network, word of a new version, a place
// among the programs of the device, and the files that are opened with it. The page reads the marks that this leaves on
// the root whenever "app-news" is sent, and sends its wishes as events.

const root = document.documentElement;
const folder = new URL("./", import.meta.url);
const build = document.querySelector("meta[name=build]")?.content;
const HOUR = 3_600_000;
/** Milliseconds in which a new version takes over. */
const TAKING_OVER = 10_000;
/** Milliseconds after which the worker is asked for, however busy the page is. */
const IDLE = 5_000;
/** Milliseconds from a first worker that could not fetch all files to the next one, unless the network comes back before. */
const AGAIN = 20_000;
/** Most files that are opened at once. */
const MOST = 64;
/** Milliseconds after which a launch is no longer the one that has opened this page. */
const OPENED = 5_000;

// Held as long as this page runs: the worker keeps the files of its build so long.
navigator.locks?.request(`${folder.pathname}app-${build}`, { mode: "shared" }, () => new Promise(() => {})).catch(() => {});

/** The browser's offer to install the page, which is made once and kept until the player asks. */
let offer;
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event;
  mark("install", true);
});
addEventListener("appinstalled", () => mark("install", false));
addEventListener("app-install", () => {
  offer?.prompt();
  mark("install", false);
});

window.launchQueue?.setConsumer(({ files = [], targetURL }) => {
  if (files.length > 0) receive(files);
  // A launch that has opened this page has brought it to its place already.
  else if (targetURL && performance.now() > OPENED) location.hash = new URL(targetURL).hash || location.hash;
});

function mark(name, is) {
  root.toggleAttribute(`data-${name}`, is);
  dispatchEvent(new Event("app-news"));
}

/**
 * Lays files where the page that opens them looks for them, and goes there. The player has opened them with this page,
 * so nobody is asked again.
 */
async function receive(handles) {
  const inbox = await caches.open(`${folder.pathname}inbox`);
  for (const [at, handle] of handles.slice(0, MOST).entries()) {
    const file = await handle.getFile();
    const headers = { "x-name": encodeURIComponent(file.name), "x-from": "launch", "x-size": `${file.size}` };
    await inbox.put(new URL(`inbox/${Date.now()}-${at}`, folder), new Response(file, { headers }));
  }
  location.hash = "#/open";
  dispatchEvent(new Event("app-news"));
}

/** Once the page stands: nothing of this may delay it. */
export async function begin() {
  speak();
  new MutationObserver(speak).observe(root, { attributeFilter: ["lang"] });
  if (!("serviceWorker" in navigator)) return;
  try {
    navigator.serviceWorker.ready.then(watch);
  } catch {
    // A page without an origin has the name and none of it.
    return;
  }
  await new Promise((idle) => (window.requestIdleCallback ? requestIdleCallback(idle, { timeout: IDLE }) : setTimeout(idle)));
  await register();
}

/** Asks for the worker; the first one is asked for until it has all files. */
async function register() {
  try {
    const options = { updateViaCache: "none" };
    const registration = await navigator.serviceWorker.register(new URL("sw.js", folder), options);
    const worker = registration?.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "redundant" && !registration.active) later(register);
    });
  } catch {
    // A browser that refuses, or a server without the worker: the page plays as long as it is served.
  }
}

/** Does something when the network comes back, or after a while. */
function later(task) {
  const begin = () => {
    clearTimeout(timer);
    removeEventListener("online", begin);
    task();
  };
  const timer = setTimeout(begin, AGAIN);
  addEventListener("online", begin);
}

/** Shows the manifest of the page's language to a browser that would install it. */
function speak() {
  const translations = document.querySelector("meta[name=translations]")?.content ?? "";
  const own = translations.includes(`l10n/${root.lang}-`) ? `manifest.${root.lang}.webmanifest` : "manifest.webmanifest";
  const link = document.querySelector("link[rel=manifest]");
  if (link && link.getAttribute("href") !== own) link.setAttribute("href", own);
}

/** Tells the page when a new version waits, and lets it in when the player wants it. */
function watch(registration) {
  const { serviceWorker } = navigator;
  let wanted = false;
  let controlled = Boolean(serviceWorker.controller);
  const look = () => registration.waiting && registration.active && mark("update", true);
  const follow = () => registration.installing?.addEventListener("statechange", look);
  look();
  follow();
  registration.addEventListener("updatefound", follow);
  serviceWorker.addEventListener("controllerchange", () => {
    if (wanted) location.reload();
    // Another page has let it in: this one runs on as it is until it is loaded again.
    else if (controlled) mark("update", true);
    controlled = true;
  });
  addEventListener("app-update", () => {
    wanted = true;
    if (!registration.waiting) return location.reload();
    registration.waiting.postMessage("take over");
    // A worker that does not wake must not keep the player waiting; then it is offered once more.
    setTimeout(() => location.reload(), TAKING_OVER);
  });
  registration.active.postMessage("begun");
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - asked < HOUR) return;
    asked = Date.now();
    registration.update().catch(() => {});
  });
}
