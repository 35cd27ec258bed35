// One match in two tabs of a browser: one leads, the other follows and acts through it, and takes
// over when the first is closed.
import test from "node:test";
import assert from "node:assert/strict";
import { assertClean, newPage, nextPage, open } from "./support.mjs";
import { awaitTurn } from "./captain.mjs";
import { keptSaves, twoPlayers } from "./position.mjs";

const order = (page, name) => page.locator(`.table-actions [data-order="${name}"]:not([aria-disabled="true"])`).first();
const log = (page) => page.locator(".log > li").allInnerTexts();

/** Waits until both tabs show the same log, and it differs from `before`. */
async function together(one, two, before) {
  await two.waitForFunction(
    ([expected, count]) => {
      const lines = [...document.querySelectorAll(".log > li")].map((line) => line.innerText);
      return lines.length !== count && JSON.stringify(lines) === expected;
    },
    [JSON.stringify(await log(one)), before],
  );
}

/** Waits until a tab's log has changed, and returns it. */
async function changed(page, before) {
  await page.waitForFunction((count) => document.querySelectorAll(".log > li").length !== count, before);
  return log(page);
}

/** A match of two players that is open in two tabs; `before` prepares the second one. */
async function twoTabs(before = async () => {}) {
  const one = await newPage();
  await twoPlayers(one);
  const two = await nextPage(one);
  await before(two);
  await open(two, new URL(one.url()).hash);
  await awaitTurn(two);
  return [one, two];
}

test("what is done in one tab is seen in the other, and nothing is lost or doubled", async () => {
  const [one, two] = await twoTabs();
  let lines = (await log(two)).length;
  await order(one, "faster").click();
  await changed(one, lines);
  await together(one, two, lines);

  lines = (await log(one)).length;
  await order(two, "turn-right").click();
  await changed(one, lines);
  await together(one, two, -1);
  const [save] = await keptSaves(one);
  assert.equal(JSON.parse(save.text).log.length, 3);

  await two.getByRole("button", { name: "Undo" }).click();
  await one.waitForFunction((count) => document.querySelectorAll(".log > li").length <= count, lines);
  await together(one, two, -1);
  for (const page of [one, two]) assertClean(page);
});

test("when the tab that leads is closed, the other goes on where it was", async () => {
  const [one, two] = await twoTabs();
  const lines = (await log(two)).length;
  await order(one, "faster").click();
  await changed(one, lines);
  await together(one, two, lines);
  await one.close();
  const before = (await log(two)).length;
  await order(two, "turn-right").click();
  await changed(two, before);
  await two.waitForFunction(async () => {
    const open = indexedDB.open("centauri");
    const database = await new Promise((done) => (open.onsuccess = () => done(open.result)));
    const all = database.transaction("saves").objectStore("saves").getAll();
    const texts = await new Promise((done) => (all.onsuccess = () => done(all.result)));
    database.close();
    return JSON.parse(JSON.parse(texts[0]).text).log.length === 3;
  });
  assert.equal((await keptSaves(two)).length, 1);
  assertClean(two);
});

test("who sits where is the same in both tabs", async () => {
  const [one, two] = await twoTabs();
  await two.getByRole("button", { name: "Menu" }).click();
  await two.getByRole("combobox", { name: "Captain B" }).selectOption("away");
  await two.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await one.locator(".seat-row", { hasText: "Elsewhere" }).waitFor();
  await one.waitForFunction(async () => {
    const open = indexedDB.open("centauri");
    const database = await new Promise((done) => (open.onsuccess = () => done(open.result)));
    const all = database.transaction("saves").objectStore("saves").getAll();
    const texts = await new Promise((done) => (all.onsuccess = () => done(all.result)));
    database.close();
    return JSON.parse(texts[0]).sitters[1] === "away";
  });
  for (const page of [one, two]) assertClean(page);
});

test("a seat that is changed before a tab knows its role is changed in both tabs", async () => {
  const [one, two] = await twoTabs((page) =>
    page.addInitScript(() => {
      // The leading tab hears nothing of this one for now, so this one does not know that it follows.
      const post = BroadcastChannel.prototype.postMessage;
      const held = [];
      BroadcastChannel.prototype.postMessage = function (message) {
        held.push(() => post.call(this, message));
      };
      window.release = () => {
        BroadcastChannel.prototype.postMessage = post;
        for (const send of held) send();
      };
    }),
  );
  await two.getByRole("button", { name: "Menu" }).click();
  await two.getByRole("combobox", { name: "Captain B" }).selectOption("away");
  await two.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await two.locator(".seat-row", { hasText: "Elsewhere" }).waitFor();
  assert.equal(await one.locator(".seat-row", { hasText: "Elsewhere" }).count(), 0);
  await two.evaluate(() => window.release());
  for (const page of [one, two]) await page.locator(".seat-row", { hasText: "Elsewhere" }).waitFor();
  for (const page of [one, two]) assertClean(page);
});
