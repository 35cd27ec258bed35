// A new version of the page: it is activated when the user wants it, with the match unchanged, and
// does not affect pages that still run the old one.
import test, { after } from "node:test";
import assert from "node:assert/strict";
import { assertAccessible, newPage, nextPage } from "./support.mjs";
import { awaitTurn } from "./captain.mjs";
import { position } from "./position.mjs";
import { awaitCached, openProxied, proxiedFaults, startProxy } from "./relay.mjs";

const proxies = [];
after(() => Promise.all(proxies.map((one) => one.stop())));

/** Opens a page with its service worker, from a server that can serve another build. */
async function openCached() {
  const server = await startProxy();
  proxies.push(server);
  const page = await newPage("desktop", { serviceWorkers: "allow" });
  await openProxied(page, server);
  await awaitCached(page);
  return { page, server };
}

/**
 * Serves another build, and lets the page look for it, until it waits for activation. Returns its
 * id.
 */
async function offerNewBuild(page, server) {
  const next = server.serveNewBuild();
  server.requested.length = 0;
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.waitForFunction(async () => Boolean((await navigator.serviceWorker.ready).waiting));
  return next;
}

const build = (page) => page.locator("meta[name=build]").getAttribute("content");
const cacheNames = (page) => page.evaluate(async () => (await window.caches.keys()).filter((name) => name.includes("app-")).sort());
const notice = (page) => page.getByRole("status").filter({ hasText: "A new version of this page is ready" });
const reload = (page) => notice(page).getByRole("button", { name: "Reload" });

/** Waits until the page has been reloaded with the given build. */
async function awaitBuild(page, next) {
  await page.waitForFunction((next) => document.querySelector("meta[name=build]")?.content === next, next);
}

test("a new version is activated when the player agrees, and the match continues unchanged", async () => {
  const { page, server } = await openCached();
  await openProxied(page, server, "#/play/rift");
  await awaitTurn(page);
  await page.locator('.table-actions [data-order="faster"]').click();
  const before = await position(page);
  const old = await build(page);
  const next = await offerNewBuild(page, server);
  await reload(page).waitFor();
  assert.equal(await build(page), old, "nothing is taken over before the player says so");
  assert.deepEqual(await cacheNames(page), [`/app-${next}`, `/app-${old}`].sort());
  const hashed = server.requested.filter((file) => /-[0-9a-f]{16}\.\w+$/.test(file));
  assert.deepEqual(hashed, [], "what has not changed is not fetched again");
  await assertAccessible(page);
  await reload(page).click();
  await awaitBuild(page, next);
  await awaitTurn(page);
  assert.deepEqual(await position(page), before);
  await page.waitForFunction(async (name) => (await window.caches.keys()).every((cacheName) => cacheName === name), `/app-${next}`);
  assert.deepEqual(proxiedFaults(page, server), []);
});

test("a page with a running match keeps its version while another page uses the new one", async () => {
  const { page: table, server } = await openCached();
  const old = await build(table);
  await openProxied(table, server, "#/play/rift");
  await awaitTurn(table);
  const other = await nextPage(table);
  await openProxied(other, server);
  const next = await offerNewBuild(other, server);
  await reload(other).click();
  await awaitBuild(other, next);
  assert.equal(await build(table), old);
  assert.deepEqual(await cacheNames(other), [`/app-${next}`, `/app-${old}`].sort());
  await server.stop();
  // A chunk that this page has not loaded yet is still available.
  await table.locator('.table-actions [data-order="faster"]').click();
  await table.evaluate(() => (location.hash = "#/editor/rift/cold-open"));
  await table.locator("[role=grid]").first().waitFor();
  assert.equal(await build(table), old);
  await reload(table).click();
  await awaitBuild(table, next);
  await table.waitForFunction(async (name) => (await window.caches.keys()).every((cacheName) => cacheName === name), `/app-${next}`);
});

test("no update is offered during direct play, and “Later” closes the offer", async () => {
  const { page, server } = await openCached();
  await page.evaluate(() => document.documentElement.setAttribute("data-online", ""));
  await offerNewBuild(page, server);
  await page.locator("html[data-update]").waitFor();
  // After two frames it would have been rendered.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  assert.equal(await notice(page).count(), 0);
  await page.evaluate(() => document.documentElement.removeAttribute("data-online"));
  await notice(page).getByRole("button", { name: "Later" }).click();
  await notice(page).waitFor({ state: "detached" });
});

test("an incomplete new version is not offered, and the old one stays", async () => {
  const { page, server } = await openCached();
  const old = await build(page);
  server.breakFile("rules/rift.md");
  server.serveNewBuild();
  const isWaiting = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing;
    while (worker && worker.state !== "redundant") {
      await new Promise((done) => worker.addEventListener("statechange", done, { once: true }));
    }
    return Boolean(registration.waiting);
  });
  assert.equal(isWaiting, false);
  assert.deepEqual(await cacheNames(page), [`/app-${old}`]);
  await server.stop();
  await page.reload();
  await page.locator(".door[data-game=rift]").getByRole("link", { name: "Play against a bot" }).waitFor();
  assert.equal(await build(page), old);
});
