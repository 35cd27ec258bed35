// An installed page of an earlier release meets this build: the new version takes over, and saves and settings stay.
import test, { after } from "node:test";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { eventually, newPage, nextPage } from "./support.mjs";
import { awaitTurn } from "./captain.mjs";
import { keptAs, keptSaves } from "./position.mjs";
import { faults, kept, relay, visit } from "./relay.mjs";

const FIXTURES = new URL("../fixtures/", import.meta.url);
const EARLIER = new URL("app/", FIXTURES);
const BUILD = "0f1e2d3c4b5a6978";
/** A record as the earlier release wrote it: without sides, and with the board among its fields. */
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

const relays = [];
after(() => Promise.all(relays.map((one) => one.stop())));

/** A page that was installed from the earlier release, with a match and settings of that time. */
async function installed() {
  const server = await relay("/", { earlier: EARLIER });
  relays.push(server);
  const page = await newPage("desktop", { serviceWorkers: "allow" });
  await visit(page, server);
  await kept(page);
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

/** Waits until the page has been loaded again, as the build of the server. */
async function arrived(page, server) {
  await page.waitForFunction((next) => document.querySelector("meta[name=build]")?.content === next, server.build);
}

/** The match of the earlier release is on the table, and goes on. */
async function goesOn(page) {
  const [save, ...others] = await keptSaves(page);
  assert.deepEqual(others, []);
  const { updated, ...record } = RECORD;
  assert.deepEqual(save, record, "nothing touches a save before somebody plays");
  const { ships } = await awaitTurn(page);
  assert.deepEqual(ships.map(({ ship, column, row, speed }) => [ship, column, row, speed]), [["Rhino A", 4, 2, 2], ["Screech B", 8, 8, 0]]);
  await page.locator('.table-actions [data-order="slower"]').click();
  const [after] = await keptAs(page, ([one]) => JSON.parse(one.text).log.length > LOG.length);
  assert.deepEqual(JSON.parse(after.text).log.slice(0, LOG.length), LOG);
  assert.equal(JSON.parse(after.text).seed, JSON.parse(RECORD.text).seed);
  assert.equal(after.title, RECORD.title);
}

test("an installed page of an earlier release is offered this build, and its match goes on there", async () => {
  const { page, server } = await installed();
  server.upgrade();
  await page.goto(`${server.address}#/table/${RECORD.id}`);
  await page.reload();
  assert.equal(await build(page), BUILD, "the earlier release runs until the player wants the new one");
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByRole("button", { name: "Reload" }).click();
  await arrived(page, server);
  await goesOn(page);
  assert.equal(await page.getAttribute("html", "data-theme"), "light");
  assert.equal(await page.getAttribute("html", "data-scale"), "125");
  await page.waitForFunction(async (name) => (await caches.keys()).every((kept) => kept === name), `/app-${server.build}`);
  await server.stop();
  await page.reload();
  await awaitTurn(page);
  assert.equal(await build(page), server.build, "it is kept for days without a network");
  assert.deepEqual(faults(page, server), []);
});

test("a page of an earlier release that is closed and opened again is this build", async () => {
  const { page, server } = await installed();
  server.upgrade();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.waitForFunction(async () => Boolean((await navigator.serviceWorker.ready).waiting));
  assert.deepEqual((await builds(page)).sort(), [`/app-${BUILD}`, `/app-${server.build}`].sort());
  let next = await nextPage(page);
  await page.close();
  // A browser may need a moment until it knows that the last page of the earlier release is gone.
  await eventually(async () => {
    await visit(next, server);
    if ((await build(next)) === server.build) return;
    const closed = next;
    next = await nextPage(closed);
    await closed.close();
    assert.fail("still the earlier release");
  });
  await next.getByRole("link", { name: "Continue", exact: true }).click();
  await goesOn(next);
  assert.deepEqual(faults(next, server), []);
});

test("the installed app stays the same app", async () => {
  const read = async (file) => JSON.parse(await readFile(file, "utf8"));
  const earlier = await read(new URL("manifest.webmanifest", EARLIER));
  const now = await read(new URL("../../static/manifest.webmanifest", import.meta.url));
  for (const name of ["id", "start_url", "scope"]) assert.equal(now[name], earlier[name], name);
});
