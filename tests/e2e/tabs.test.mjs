// One match in two tabs of a browser: one leads, the other follows and acts through it, and takes
// over when the first is closed.
import test from "node:test";
import assert from "node:assert/strict";
import { assertClean, newPage, nextPage, open } from "./support.mjs";
import { awaitTurn } from "./captain.mjs";
import { startHotseat, storedSaves } from "./position.mjs";

const order = (page, name) => page.locator(`.table-actions [data-order="${name}"]:not([aria-disabled="true"])`).first();
const log = (page) => page.locator(".log > li").allInnerTexts();

/** Waits until both tabs show the same log, and it differs from `before`. */
async function awaitSameLog(one, two, before) {
  await two.waitForFunction(
    ([expected, count]) => {
      const lines = [...document.querySelectorAll(".log > li")].map((line) => line.innerText);
      return lines.length !== count && JSON.stringify(lines) === expected;
    },
    [JSON.stringify(await log(one)), before],
  );
}

/** Waits until a tab's log has changed, and returns it. */
async function awaitChange(page, before) {
  await page.waitForFunction((count) => document.querySelectorAll(".log > li").length !== count, before);
  return log(page);
}

/** Opens a match of two players in two tabs; `before` prepares the second one. */
async function openTwoTabs(before = async () => {}) {
  const one = await newPage();
  await startHotseat(one);
  const two = await nextPage(one);
  await before(two);
  await open(two, new URL(one.url()).hash);
  await awaitTurn(two);
  return [one, two];
}

test("actions in one tab appear in the other, and none is lost or doubled", async () => {
  const [one, two] = await openTwoTabs();
  let lines = (await log(two)).length;
  await order(one, "faster").click();
  await awaitChange(one, lines);
  await awaitSameLog(one, two, lines);

  lines = (await log(one)).length;
  await order(two, "turn-right").click();
  await awaitChange(one, lines);
  await awaitSameLog(one, two, -1);
  const [save] = await storedSaves(one);
  assert.equal(JSON.parse(save.text).log.length, 3);

  await two.getByRole("button", { name: "Undo", exact: true }).click();
  await one.waitForFunction((count) => document.querySelectorAll(".log > li").length <= count, lines);
  await awaitSameLog(one, two, -1);
  for (const page of [one, two]) assertClean(page);
});

test("the following tab continues the match when the leading tab is closed", async () => {
  const [one, two] = await openTwoTabs();
  const lines = (await log(two)).length;
  await order(one, "faster").click();
  await awaitChange(one, lines);
  await awaitSameLog(one, two, lines);
  await one.close();
  const before = (await log(two)).length;
  await order(two, "turn-right").click();
  await awaitChange(two, before);
  await two.waitForFunction(async () => {
    const open = indexedDB.open("centauri");
    const database = await new Promise((done) => (open.onsuccess = () => done(open.result)));
    const all = database.transaction("saves").objectStore("saves").getAll();
    const texts = await new Promise((done) => (all.onsuccess = () => done(all.result)));
    database.close();
    return JSON.parse(JSON.parse(texts[0]).text).log.length === 3;
  });
  assert.equal((await storedSaves(two)).length, 1);
  assertClean(two);
});

test("a changed seat changes in both tabs", async () => {
  const [one, two] = await openTwoTabs();
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

test("a seat changed before a tab knows its role changes in both tabs", async () => {
  const [one, two] = await openTwoTabs((page) =>
    page.addInitScript(() => {
      // The leading tab receives no messages of this tab for now, so this tab does not know that it
      // follows.
      const post = BroadcastChannel.prototype.postMessage;
      const heldMessages = [];
      BroadcastChannel.prototype.postMessage = function (message) {
        heldMessages.push(() => post.call(this, message));
      };
      window.release = () => {
        BroadcastChannel.prototype.postMessage = post;
        for (const send of heldMessages) send();
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
