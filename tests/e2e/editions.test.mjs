// A page of one version finds data that another version left in the browser: nothing is lost, and
// the user is informed.
import test from "node:test";
import assert from "node:assert/strict";
import { BASE_URL, assertAccessible, assertClean, eventually, newPage, nextPage, open } from "./support.mjs";
import { awaitTurn, mouse } from "./captain.mjs";
import { awaitSaves, downloadFile, forgeSave, quickStart, saveAfter, startHotseat, storedSaves } from "./position.mjs";

const order = (page, name) => page.locator(`.table-actions [data-order="${name}"]`).first();

/** A page of the same site that opens no database: the poster of a player. */
const NO_DATABASE = new URL("embed.html?game=rift", BASE_URL).href;

/**
 * Opens the database of saves with this version, as a page of another version does, stores these
 * texts under their ids, and returns all its content.
 */
function openDatabase(page, version, texts = {}) {
  return page.evaluate(
    ([version, texts]) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open("centauri", version);
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => {
          const { result } = opening;
          if (!result.objectStoreNames.contains("saves")) result.createObjectStore("saves");
          if (version > 1) result.createObjectStore("shelves");
        };
        opening.onsuccess = () => {
          const { result } = opening;
          const saves = result.transaction("saves", "readwrite").objectStore("saves");
          for (const [id, text] of Object.entries(texts)) saves.put(text, id);
          const all = saves.getAll();
          saves.transaction.oncomplete = () => {
            result.close();
            resolve(all.result);
          };
        };
      }),
    [version, texts],
  );
}

/** Starts a match and returns its stored save. */
async function startSaved() {
  const page = await newPage();
  await quickStart(page, mouse);
  const [save] = await saveAfter(page, () => order(page, "faster").click());
  return { page, save: { ...save, updated: 7 } };
}

test("a database of a newer version is not changed, and the page says that the saves are there", async () => {
  const { save } = await startSaved();
  const text = JSON.stringify(save);
  const page = await newPage();
  await page.goto(NO_DATABASE);
  await openDatabase(page, 2, { [save.id]: text });
  await open(page, "#/saves");
  await page.locator("main .notice.alert", { hasText: "A newer version of this page stores your saved matches. Reload the page" }).waitFor();
  await assertAccessible(page);
  await open(page, "#/settings");
  await page.locator("main .notice.alert", { hasText: "A newer version of this page" }).waitFor();
  await quickStart(page, mouse);
  await page.locator(".notices .notice.alert", { hasText: "A newer version of this page" }).waitFor();
  await order(page, "faster").click();
  const file = await downloadFile(page, async () => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Download" }).click();
  });
  assert.equal(JSON.parse(file.text).game, "rift");
  assert.deepEqual(await openDatabase(page, 2), [text]);
  assertClean(page);
});

test("a running page yields its database to a newer version and reports what it can no longer save", async () => {
  const page = await newPage();
  await startHotseat(page);
  const [save] = await saveAfter(page, () => order(page, "faster").click());
  const newer = await nextPage(page);
  await newer.goto(NO_DATABASE);
  const saved = await openDatabase(newer, 2);
  assert.deepEqual(saved.map((text) => JSON.parse(text).text), [save.text]);
  await order(page, "faster").click();
  const notice = page.locator(".notices .notice.alert");
  await notice.waitFor();
  assert.match(await notice.innerText(), /could not be saved\..*A newer version of this page stores your saved matches\. Reload the page/s);
  const { text } = await downloadFile(page, () => notice.getByRole("button", { name: "Download" }).click());
  assert.equal(JSON.parse(text).log.length, JSON.parse(save.text).log.length + 1);
  assert.deepEqual(await openDatabase(newer, 2), saved);
  assertClean(page);
});

test("a save that this version cannot read is kept unchanged and reported on every list of saves", async () => {
  const { page, save } = await startSaved();
  // A bot level that does not exist here.
  const unreadable = JSON.stringify({ ...save, id: "t1-1", sitters: ["human", { bot: "oracle" }] });
  assert.notEqual(unreadable, JSON.stringify(save));
  await openDatabase(page, 1, { "t1-1": unreadable });
  for (const place of ["#/saves", "#/settings"]) {
    await open(page, place);
    await page.locator("main .notice.alert", { hasText: "One saved match cannot be read" }).waitFor();
  }
  await open(page, "#/saves");
  await page.locator(".save").first().waitFor();
  assert.equal(await page.locator(".save").count(), 1);
  await assertAccessible(page);
  await open(page, "#/table/t1-1");
  await page.getByText("This save cannot be opened. It is damaged, or a newer version of this page wrote it.").waitFor();
  // Other matches can be continued.
  await open(page, `#/table/${save.id}`);
  await awaitTurn(page);
  await order(page, "faster").click();
  const texts = await eventually(async () => {
    const texts = await openDatabase(page, 1);
    const own = texts.map((text) => JSON.parse(text)).find(({ id }) => id === save.id);
    assert.ok(JSON.parse(own.text).log.length > JSON.parse(save.text).log.length);
    return texts;
  });
  assert.ok(texts.includes(unreadable));
  assertClean(page);
});

test("a save with a newer format, other rules or other content is kept, and its table says why it cannot open", async (t) => {
  const { page, save } = await startSaved();
  const [, format, number] = save.text.match(/"(centauri-save\/)(\d)"/);
  const cases = {
    "a newer format": [{ format: `${format}${Number(number) + 9}` }, /newer version of this page wrote this save \(format \d+; this version reads \d+\)\. Reload the page/],
    "newer rules": [{ rules: 999 }, /version 999 of the rules\. This page has version \d+/],
    "other content": [{ content: "0123456789abcdef" }, /different ships or boards with the same names/],
  };
  for (const [kind, [changes, expected]] of Object.entries(cases)) {
    await t.test(kind, async () => {
      const text = JSON.stringify({ ...save, id: "t2-2", text: forgeSave(save.text, changes) });
      await openDatabase(page, 1, { "t2-2": text });
      await open(page, "#/settings");
      await open(page, "#/table/t2-2");
      await page.getByRole("heading", { name: "This match cannot be opened" }).waitFor();
      assert.match(await page.locator("main").innerText(), expected);
      await open(page, "#/saves");
      await page.locator(".save").nth(1).waitFor();
      assert.ok((await openDatabase(page, 1)).includes(text));
    });
  }
  await awaitSaves(page, (saves) => saves.length === 2);
  assertClean(page);
});

test("known settings of a newer version apply, and unknown ones are kept", async () => {
  const page = await newPage();
  await page.goto(NO_DATABASE);
  const newer = { theme: "light", motion: "sometimes", scale: "150", scent: "pine" };
  await page.evaluate((newer) => localStorage.setItem("centauri.settings", JSON.stringify(newer)), newer);
  await open(page, "#/settings");
  await page.locator('html[data-theme="light"][data-scale="150"]').waitFor({ state: "attached" });
  await page.getByRole("radio", { name: "Larger", exact: true }).check({ force: true });
  await page.locator('html[data-scale="125"]').waitFor({ state: "attached" });
  const { theme, scale, scent } = await page.evaluate(() => JSON.parse(localStorage.getItem("centauri.settings")));
  assert.deepEqual({ theme, scale, scent }, { theme: "light", scale: "125", scent: "pine" });
  assertClean(page);
});

test("a save record without colors, round and board is listed and can be continued", async () => {
  const { page, save } = await startSaved();
  const { id, game, title, text } = save;
  const old = JSON.stringify({ id, game, title, updated: 7, sitters: ["human", { bot: "easy" }], text });
  await openDatabase(page, 1, { [id]: old });
  await open(page, "#/saves");
  await page.reload();
  await page.locator(".save").getByRole("link", { name: "Continue" }).click();
  await awaitTurn(page);
  const [after] = await saveAfter(page, () => order(page, "faster").click());
  assert.equal(JSON.parse(after.text).log.length, JSON.parse(text).log.length + 1);
  assert.equal((await storedSaves(page)).length, 1);
  assertClean(page);
});
