// An installed page of an earlier release is updated to this build and keeps saves and settings.
import test, { after } from "node:test";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { eventually, newPage, nextPage } from "./support.mjs";
import { awaitTurn } from "./captain.mjs";
import { awaitSaves, storedSaves } from "./position.mjs";
import { awaitCached, openProxied, proxiedFaults, startProxy } from "./relay.mjs";

const FIXTURES = new URL("../fixtures/", import.meta.url);
const EARLIER = new URL("app/", FIXTURES);
const BUILD = "0f1e2d3c4b5a6978";
/** A save record of the earlier release: it has no sides, and the board among its fields. */
const RECORD = {
  id: "t19a2b3c4d5e-7f",
  game: "rift",
  title: "Evening",
  updated: 1_763_800_000_000,
  sitters: ["human", "human"],
  colors: ["green", "orange"],
  board: "cold-open",
  round: 3,
  over: false,
  text: await readFile(new URL("saves/rift.centauri", FIXTURES), "utf8"),
};
const LOG = JSON.parse(RECORD.text).log;

const proxies = [];
after(() => Promise.all(proxies.map((one) => one.stop())));

/** Opens a page that was installed from the earlier release, with its match and settings. */
async function openInstalled() {
  const server = await startProxy("/", { earlier: EARLIER });
  proxies.push(server);
  const page = await newPage("desktop", { serviceWorkers: "allow" });
  await openProxied(page, server);
  await awaitCached(page);
  assert.equal(await build(page), BUILD);
  await page.evaluate(async (record) => {
    localStorage.setItem("centauri.settings", '{"theme":"light","scale":"125","sound":false}');
    localStorage.setItem("centauri.learned", '{"rift/lesson/energy":2}');
    const transaction = window.database.transaction("saves", "readwrite");
    transaction.objectStore("saves").put(JSON.stringify(record), record.id);
    await new Promise((done) => (transaction.oncomplete = done));
  }, RECORD);
  return { page, server };
}

const build = (page) => page.locator("meta[name=build]").getAttribute("content");
const builds = (page) => page.evaluate(async () => (await caches.keys()).filter((name) => name.includes("app-")));

/** Waits until the page has been reloaded with the build of the server. */
async function awaitBuild(page, server) {
  await page.waitForFunction((next) => document.querySelector("meta[name=build]")?.content === next, server.build);
}

/** Asserts that the match of the earlier release is on the table and can be continued. */
async function assertContinues(page) {
  const [save, ...others] = await storedSaves(page);
  assert.deepEqual(others, []);
  const { updated, ...record } = RECORD;
  assert.deepEqual(save, record, "nothing touches a save before somebody plays");
  const { ships } = await awaitTurn(page);
  assert.deepEqual(ships.map(({ ship, column, row, speed }) => [ship, column, row, speed]), [["Rhino A", 4, 2, 2], ["Screech B", 8, 8, 0]]);
  await page.locator('.table-actions [data-order="slower"]').click();
  const [after] = await awaitSaves(page, ([one]) => JSON.parse(one.text).log.length > LOG.length);
  assert.deepEqual(JSON.parse(after.text).log.slice(0, LOG.length), LOG);
  assert.equal(JSON.parse(after.text).seed, JSON.parse(RECORD.text).seed);
  assert.equal(after.title, RECORD.title);
}

test("an installed page of an earlier release offers this build, which continues its match", async () => {
  const { page, server } = await openInstalled();
  server.serveCurrent();
  await page.goto(`${server.address}#/table/${RECORD.id}`);
  await page.reload();
  assert.equal(await build(page), BUILD, "the earlier release runs until the player wants the new one");
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByRole("button", { name: "Reload" }).click();
  await awaitBuild(page, server);
  await assertContinues(page);
  assert.equal(await page.getAttribute("html", "data-theme"), "light");
  assert.equal(await page.getAttribute("html", "data-scale"), "125");
  await page.waitForFunction(async (name) => (await caches.keys()).every((cacheName) => cacheName === name), `/app-${server.build}`);
  await server.stop();
  await page.reload();
  await awaitTurn(page);
  assert.equal(await build(page), server.build, "it is kept for days without a network");
  assert.deepEqual(proxiedFaults(page, server), []);
});

test("a page of an earlier release becomes this build when it is closed and reopened", async () => {
  const { page, server } = await openInstalled();
  server.serveCurrent();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.waitForFunction(async () => Boolean((await navigator.serviceWorker.ready).waiting));
  assert.deepEqual((await builds(page)).sort(), [`/app-${BUILD}`, `/app-${server.build}`].sort());
  let next = await nextPage(page);
  await page.close();
  // A browser may need a moment until it knows that the last page of the earlier release is gone.
  await eventually(async () => {
    await openProxied(next, server);
    if ((await build(next)) === server.build) return;
    const closed = next;
    next = await nextPage(closed);
    await closed.close();
    assert.fail("still the earlier release");
  });
  await next.getByRole("link", { name: "Continue", exact: true }).click();
  await assertContinues(next);
  assert.deepEqual(proxiedFaults(next, server), []);
});

test("the manifest keeps the id, start URL and scope of the earlier release", async () => {
  const read = async (file) => JSON.parse(await readFile(file, "utf8"));
  const earlier = await read(new URL("manifest.webmanifest", EARLIER));
  const now = await read(new URL("../../static/manifest.webmanifest", import.meta.url));
  for (const name of ["id", "start_url", "scope"]) assert.equal(now[name], earlier[name], name);
});
