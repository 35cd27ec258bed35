// A proxy between the tests and the served page: it can be stopped, serve from a separate folder,
// and serve another build of the page. It counts the requests.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import http from "node:http";
import { BASE_URL, TIMEOUT } from "./support.mjs";

const TYPES = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml",
  webmanifest: "application/manifest+json",
};

/**
 * Starts a proxy below `folder`. Returns its address, the list of `requested` files, and these
 * functions: `serveNewBuild` serves the same page as a newer build; `breakFile` answers a file with
 * an error until `repairFiles`; `addFile` adds a file; `injectScript` makes its pages run a script
 * before all others and list it as one of their files; `stop` and `start`. With `earlier`, a folder
 * on the disk, it serves that folder until `serveCurrent` is called.
 */
export async function startProxy(folder = "/", { earlier } = {}) {
  const requested = [];
  const brokenFiles = new Set();
  const addedFiles = new Map();
  const injected = [];
  const { build } = await (await fetch(new URL("assets.json", BASE_URL))).json();
  let servedBuild = build;
  // A busy machine may lose a connection between the two servers, which is no fault of the page.
  const fetchFile = async (file, tries = 3) => {
    try {
      return await fetch(new URL(file, BASE_URL));
    } catch {
      return tries > 1 ? fetchFile(file, tries - 1) : undefined;
    }
  };
  /** Answers with a file of the earlier release. */
  const answerEarlier = async (file, response) => {
    const name = file || "index.html";
    const body = await readFile(new URL(name, earlier)).catch(() => undefined);
    if (!body) return response.writeHead(404).end();
    response.writeHead(200, { "content-type": TYPES[name.split(".").at(-1)], "cache-control": "no-cache" }).end(body);
  };
  const server = http.createServer(async (request, response) => {
    const path = request.url.split("?")[0];
    const file = path.slice(folder.length);
    requested.push(file);
    if (!path.startsWith(folder) || brokenFiles.has(file)) return response.writeHead(404).end();
    if (earlier) return answerEarlier(file, response);
    if (addedFiles.has(file)) return response.writeHead(200, { "content-type": addedFiles.get(file).type }).end(addedFiles.get(file).text);
    const answer = await fetchFile(file);
    // The connection is closed, so that the client does not wait forever.
    if (!answer) return response.destroy();
    let body = Buffer.from(await answer.arrayBuffer());
    if (["", "index.html", "embed.html", "sw.js"].includes(file)) {
      let text = body.toString("utf8").replaceAll(build, servedBuild);
      for (const name of injected) text = text.replace("<script", `<script src="${name}"></script><script`).replace("const FILES = [", `const FILES = ["${name}",`);
      body = Buffer.from(text);
    }
    const headers = Object.fromEntries(["content-type", "cache-control"].map((name) => [name, answer.headers.get(name)]));
    response.writeHead(answer.status, headers).end(body);
  });
  const listen = (port) => new Promise((done) => server.listen(port, "127.0.0.1", done));
  await listen(0);
  const { port } = server.address();
  return {
    address: `http://127.0.0.1:${port}${folder}`,
    build,
    requested,
    serveNewBuild() {
      const next = (BigInt(`0x${servedBuild}`) + 1n) & 0xffffffffffffffffn;
      servedBuild = next.toString(16).padStart(16, "0");
      return servedBuild;
    },
    breakFile: (file) => brokenFiles.add(file),
    repairFiles: () => brokenFiles.clear(),
    addFile: (file, type, text) => addedFiles.set(file, { type, text }),
    injectScript(file, text) {
      addedFiles.set(file, { type: "text/javascript", text });
      injected.push(file);
    },
    serveCurrent: () => (earlier = undefined),
    start: () => listen(port),
    stop: () =>
      new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      }),
  };
}

/** Opens a route of the page that a proxy serves, and waits until it is rendered. */
export async function openProxied(page, server, route = "") {
  await page.goto(`${server.address}${route}`);
  await page.locator("main h1").first().waitFor();
}

/** Waits until the service worker has stored the whole page and answers for it. */
export async function awaitCached(page) {
  const failure = await page.evaluate(async (timeout) => {
    const expired = new Promise((done) => setTimeout(done, timeout, "late"));
    const takenOver = new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
    const controlled = async () => {
      await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller) await takenOver;
    };
    if ((await Promise.race([controlled(), expired])) !== "late") return undefined;
    const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
    const files = await Promise.all((await caches.keys()).map(async (name) => [name, (await (await caches.open(name)).keys()).length]));
    return JSON.stringify({ states: [installing, waiting, active].map((worker) => worker?.state), controlled: Boolean(navigator.serviceWorker.controller), files });
  }, TIMEOUT);
  assert.ok(failure === undefined, `the page is not kept: ${failure} ${page.faults}`);
}

/** Returns the errors of a page that a proxy serves. */
export function proxiedFaults(page, server) {
  return page.faults.filter((fault) => !fault.startsWith(`foreign: ${server.address}`));
}
