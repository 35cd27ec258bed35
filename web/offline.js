// Integration with the browser: the service worker for offline use, notices of new versions,
// installation, and files that are opened with the application. It reports its state as attributes
// of the root, together with the event "app-news", and receives requests of the page as events.

const root = document.documentElement;
const folder = new URL("./", import.meta.url);
const build = document.querySelector("meta[name=build]")?.content;
const HOUR = 3_600_000;
/** Milliseconds to wait for a new version to take over. */
const TAKING_OVER = 10_000;
/** Milliseconds after which the worker is registered, however busy the page is. */
const IDLE = 5_000;
/**
 * Milliseconds until a first worker that could not fetch all files is tried again, unless the
 * network comes back earlier.
 */
const AGAIN = 20_000;
/** The maximum number of files that are opened at once. */
const MOST = 64;
/** Milliseconds after which a launch is no longer the one that opened this page. */
const OPENED = 5_000;

// This lock is held as long as the page runs; the worker keeps the files of its build for that
// time.
navigator.locks?.request(`${folder.pathname}app-${build}`, { mode: "shared" }, () => new Promise(() => {})).catch(() => {});

/**
 * The browser's offer to install the page. It comes only once and is stored until the user accepts
 * it.
 */
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
  // A launch that opened this page has already set its route.
  else if (targetURL && performance.now() > OPENED) location.hash = new URL(targetURL).hash || location.hash;
});

function mark(name, is) {
  root.toggleAttribute(`data-${name}`, is);
  dispatchEvent(new Event("app-news"));
}

/**
 * Stores files where the import page looks for them, and goes there. The user opened them with this
 * application, so no confirmation is needed.
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

/** Starts after the page is shown, so that it delays nothing. */
export async function begin() {
  setManifestLanguage();
  new MutationObserver(setManifestLanguage).observe(root, { attributeFilter: ["lang"] });
  if (!("serviceWorker" in navigator)) return;
  try {
    navigator.serviceWorker.ready.then(watch);
  } catch {
    // A page without an origin has the API but cannot use it.
    return;
  }
  await new Promise((idle) => (window.requestIdleCallback ? requestIdleCallback(idle, { timeout: IDLE }) : setTimeout(idle)));
  await register();
}

/** Registers the worker; the first one is tried again until it has all files. */
async function register() {
  try {
    const options = { updateViaCache: "none" };
    const registration = await navigator.serviceWorker.register(new URL("sw.js", folder), options);
    const worker = registration?.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "redundant" && !registration.active) later(register);
    });
  } catch {
    // The browser refuses, or the server has no worker: the page works online only.
  }
}

/** Runs a task when the network comes back, or after a while. */
function later(task) {
  const begin = () => {
    clearTimeout(timer);
    removeEventListener("online", begin);
    task();
  };
  const timer = setTimeout(begin, AGAIN);
  addEventListener("online", begin);
}

/** Points the browser to the manifest in the page's language. */
function setManifestLanguage() {
  const translations = document.querySelector("meta[name=translations]")?.content ?? "";
  const own = translations.includes(`l10n/${root.lang}-`) ? `manifest.${root.lang}.webmanifest` : "manifest.webmanifest";
  const link = document.querySelector("link[rel=manifest]");
  if (link && link.getAttribute("href") !== own) link.setAttribute("href", own);
}

/** Reports when a new version waits, and activates it when the user accepts it. */
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
    // Another page has activated it: this page continues with the old version until it is reloaded.
    else if (controlled) mark("update", true);
    controlled = true;
  });
  addEventListener("app-update", () => {
    wanted = true;
    if (!registration.waiting) return location.reload();
    registration.waiting.postMessage("take over");
    // A worker that does not respond must not keep the user waiting; after the reload the update is
    // offered again.
    setTimeout(() => location.reload(), TAKING_OVER);
  });
  serviceWorker.addEventListener("message", ({ data, ports }) => data === "route" && ports[0].postMessage(location.hash));
  registration.active.postMessage("begun");
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - asked < HOUR) return;
    asked = Date.now();
    registration.update().catch(() => {});
  });
}
