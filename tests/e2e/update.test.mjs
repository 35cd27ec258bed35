// A new version of the page: it is activated when the user wants it, with the match unchanged, and
// does not affect pages that still run the old one.
import test, { after } from "node:test";
import assert from "node:assert/strict";
import { assertAccessible, newPage, nextPage } from "./support.mjs";
import { awaitTurn } from "./captain.mjs";
import { position } from "./position.mjs";
import { faults, kept, relay, visit } from "./relay.mjs";

const relays = [];
after(() => Promise.all(relays.map((one) => one.stop())));

/** A page with its service worker, from a server that can serve another build. */
async function keptPage() {
  const server = await relay();
  relays.push(server);
  const page = await newPage("desktop", { serviceWorkers: "allow" });
  await visit(page, server);
  await kept(page);
  return { page, server };
}

/**
 * Serves another build, and lets the page look for it, until it waits for activation. Returns its
 * id.
 */
async function renew(page, server) {
  const next = server.renew();
  server.asked.length = 0;
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.waitForFunction(async () => Boolean((await navigator.serviceWorker.ready).waiting));
  return next;
}

const build = (page) => page.locator("meta[name=build]").getAttribute("content");
const caches = (page) => page.evaluate(async () => (await window.caches.keys()).filter((name) => name.includes("app-")).sort());
const notice = (page) => page.getByRole("status").filter({ hasText: "A new version of this page is ready" });
const reload = (page) => notice(page).getByRole("button", { name: "Reload" });

/** Waits until the page has been reloaded with the given build. */
async function arrived(page, next) {
  await page.waitForFunction((next) => document.querySelector("meta[name=build]")?.content === next, next);
}

test("a new version waits for the player, who goes on in the match where it stood", async () => {
  const { page, server } = await keptPage();
  await visit(page, server, "#/play/rift");
  await awaitTurn(page);
  await page.locator('.table-actions [data-order="faster"]').click();
  const before = await position(page);
  const old = await build(page);
  const next = await renew(page, server);
  await reload(page).waitFor();
  assert.equal(await build(page), old, "nothing is taken over before the player says so");
  assert.deepEqual(await caches(page), [`/app-${next}`, `/app-${old}`].sort());
  const hashed = server.asked.filter((file) => /-[0-9a-f]{16}\.\w+$/.test(file));
  assert.deepEqual(hashed, [], "what has not changed is not fetched again");
  await assertAccessible(page);
  await reload(page).click();
  await arrived(page, next);
  await awaitTurn(page);
  assert.deepEqual(await position(page), before);
  await page.waitForFunction(async (name) => (await window.caches.keys()).every((kept) => kept === name), `/app-${next}`);
  assert.deepEqual(faults(page, server), []);
});

test("a page in a running match keeps its own version while another page has the new one", async () => {
  const { page: table, server } = await keptPage();
  const old = await build(table);
  await visit(table, server, "#/play/rift");
  await awaitTurn(table);
  const other = await nextPage(table);
  await visit(other, server);
  const next = await renew(other, server);
  await reload(other).click();
  await arrived(other, next);
  assert.equal(await build(table), old);
  assert.deepEqual(await caches(other), [`/app-${next}`, `/app-${old}`].sort());
  await server.stop();
  // A chunk that this page has not loaded yet is still available.
  await table.locator('.table-actions [data-order="faster"]').click();
  await table.evaluate(() => (location.hash = "#/editor/rift/cold-open"));
  await table.locator("[role=grid]").first().waitFor();
  assert.equal(await build(table), old);
  await reload(table).click();
  await arrived(table, next);
  await table.waitForFunction(async (name) => (await window.caches.keys()).every((kept) => kept === name), `/app-${next}`);
});

test("nothing is offered over a match with somebody far away, and later means later", async () => {
  const { page, server } = await keptPage();
  await page.evaluate(() => document.documentElement.setAttribute("data-online", ""));
  await renew(page, server);
  await page.locator("html[data-update]").waitFor();
  // After two frames it would have been rendered.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  assert.equal(await notice(page).count(), 0);
  await page.evaluate(() => document.documentElement.removeAttribute("data-online"));
  await notice(page).getByRole("button", { name: "Later" }).click();
  await notice(page).waitFor({ state: "detached" });
});

test("a new version that is not whole is not offered, and the old one stays", async () => {
  const { page, server } = await keptPage();
  const old = await build(page);
  server.spoil("rules/rift.md");
  server.renew();
  const fate = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing;
    while (worker && worker.state !== "redundant") {
      await new Promise((done) => worker.addEventListener("statechange", done, { once: true }));
    }
    return Boolean(registration.waiting);
  });
  assert.equal(fate, false);
  assert.deepEqual(await caches(page), [`/app-${old}`]);
  await server.stop();
  await page.reload();
  await page.locator(".door[data-game=rift]").getByRole("link", { name: "Play against a bot" }).waitFor();
  assert.equal(await build(page), old);
});
