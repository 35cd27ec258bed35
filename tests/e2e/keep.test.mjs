// Stored data stays stored: everything in one file and back again, and clear messages if the
// browser refuses.
import test from "node:test";
import assert from "node:assert/strict";
import { assertAccessible, assertClean, newPage, open } from "./support.mjs";
import { awaitTurn, mouse } from "./captain.mjs";
import { downloaded, importFile, keptSaves, quickStart, twoPlayers } from "./position.mjs";

const order = (page, name) => page.locator(`.table-actions [data-order="${name}"]:not([aria-disabled=true])`).first();

/** Every text in a store of the browser, for example that of boards. */
function texts(page, database, store) {
  return page.evaluate(
    ([name, store]) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const request = opening.result.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => {
            opening.result.close();
            resolve(request.result);
          };
        };
      }),
    [database, store],
  );
}

const boards = (page) => texts(page, "centauri-boards", "boards");
const learned = (page) => page.evaluate(() => localStorage.getItem("centauri.learned"));

/**
 * A page with a match, a custom board, a lesson and the light theme, and the file with all of it.
 */
async function filled() {
  const page = await newPage();
  await open(page, "#/editor/rift/lantern");
  await page.getByRole("button", { name: "Save" }).click();
  await page.waitForFunction(() => /^#\/editor\/rift\/b[0-9a-f]/.test(location.hash));
  await quickStart(page, mouse);
  await order(page, "faster").click();
  await page.evaluate(() => localStorage.setItem("centauri.learned", '{"rift/lesson/energy":2}'));
  await open(page, "#/settings");
  await page.getByText("Paper").click();
  const file = await downloaded(page, () => page.getByRole("button", { name: "Download everything" }).click());
  return { page, file };
}

test("everything goes into one file and comes out of it on another device", async () => {
  const { page, file } = await filled();
  assert.match(file.name, /^centauri-\d{4}-\d\d-\d\d\.centauri$/);
  await page.getByText("Saved to the file: 1 match, 1 board.").waitFor();
  await assertAccessible(page);

  const other = await newPage();
  await open(other, "#/open");
  await importFile(other, file.name, file.text);
  await other.getByRole("heading", { name: "Import everything" }).waitFor();
  await other.getByText(/: 1 match, 1 board\./).waitFor();
  assert.deepEqual(await keptSaves(other), [], "nothing is taken in before the player says so");
  await assertAccessible(other);
  await other.getByRole("button", { name: "Import" }).click();
  await other.getByText("Imported: 1 match, 1 board.").waitFor();
  assert.deepEqual(await keptSaves(other), await keptSaves(page));
  assert.deepEqual(await boards(other), await boards(page));
  assert.deepEqual(await learned(other), await learned(page));
  assert.equal(await other.getAttribute("html", "data-theme"), "light");
  await open(other);
  await other.getByRole("link", { name: "Continue", exact: true }).click();
  await awaitTurn(other);
  for (const one of [page, other]) assertClean(one);
});

test("a file meets what is here as the player wants", async () => {
  const { page, file } = await filled();
  const [save] = await keptSaves(page);
  await open(page, "#/saves");
  await page.getByRole("button", { name: /^Rename/ }).click();
  await page.getByLabel(/^New name/).fill("Mine");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Mine" }).waitFor();
  const take = async (choice) => {
    await open(page, "#/settings");
    await open(page, "#/open");
    await importFile(page, file.name, file.text);
    await page.getByText("One of these already exists here, but differs.").waitFor();
    if (choice) await page.getByText(choice, { exact: true }).click();
    await page.getByRole("button", { name: "Import" }).click();
    await page.getByText(/^Imported:/).waitFor();
    return (await keptSaves(page)).map(({ id, title }) => [id === save.id, title]).sort();
  };
  assert.deepEqual(await take("Keep mine"), [[true, "Mine"]]);
  const both = [[false, save.title], [true, "Mine"]];
  assert.deepEqual(await take(), both);
  assert.deepEqual((await take("Take the file’s")).at(-1), [true, save.title]);
  assert.equal((await boards(page)).length, 1);
});

test("a file with one bad place changes nothing, and the place is named", async (t) => {
  const { page, file } = await filled();
  const chest = JSON.parse(file.text);
  const [saves, own, steps] = [await keptSaves(page), await boards(page), await learned(page)];
  const spoiled = (change) => {
    const copy = structuredClone(chest);
    copy.saves.push({ ...copy.saves[0], id: "new" });
    change(copy);
    return JSON.stringify(copy);
  };
  const bad = {
    "a match that was written over": [(all) => (all.saves[1].text = all.saves[1].text.replace('"seed": "', '"seed": "f')), /saves\[1\]\. The save is damaged at/],
    "an id that is a path": [(all) => (all.saves[1].id = "../a"), /saves\[1\]\.id/],
    "a board off the board": [(all) => (all.boards[0].text = all.boards[0].text.replace(/"at": "\w+"/, '"at": "Z99"')), /boards\[0\]\..*starts\[0\]/s],
    "looks that nobody knows": [(all) => (all.settings.theme = "pink"), /settings\./],
    "steps below nothing": [(all) => (all.learned["rift/lesson/energy"] = -1), /learned\./],
    "no boards at all": [(all) => delete all.boards, /boards\./],
    "a newer format": [(all) => (all.format = "centauri-chest/9"), /format\./],
  };
  for (const [kind, [change, says]] of Object.entries(bad)) {
    await t.test(kind, async () => {
      await open(page, "#/settings");
      await open(page, "#/open");
      await importFile(page, "all.centauri", spoiled(change));
      const notice = page.locator("main .notice.alert");
      await notice.waitFor();
      const words = await notice.innerText();
      assert.match(words, /^.*all\.centauri.* could not be opened\. .*Nothing has changed\.$/s);
      assert.match(words, says);
      assert.deepEqual([await keptSaves(page), await boards(page), await learned(page)], [saves, own, steps]);
    });
  }
  assertClean(page);
});

test("no room for all of a file: none of its games is taken in, and the reason is told", async () => {
  const { page, file } = await filled();
  const chest = JSON.parse(file.text);
  chest.saves.push({ ...chest.saves[0], id: "second" }, { ...chest.saves[0], id: "third" });
  await open(page, "#/open");
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    let count = 0;
    IDBObjectStore.prototype.put = function (...args) {
      count += 1;
      if (count > 1) throw new DOMException("no room", "QuotaExceededError");
      return put.apply(this, args);
    };
  });
  await importFile(page, "all.centauri", JSON.stringify(chest));
  await page.getByRole("button", { name: "Import" }).click();
  await page.locator(".unpack .notice.alert", { hasText: "Storage is full" }).waitFor();
  assert.equal((await keptSaves(page)).length, 1);
});

/**
 * Two ways in which a browser reports that storage is full: at once, or at the end of the
 * transaction.
 */
const NO_ROOM = {
  "at once": () => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function () {
      throw new DOMException("no room", "QuotaExceededError");
    };
    window.makeRoom = () => (IDBObjectStore.prototype.put = put);
  },
  "when it is put down": () => {
    const { commit } = IDBTransaction.prototype;
    IDBTransaction.prototype.commit = function () {
      this.abort();
    };
    window.makeRoom = () => (IDBTransaction.prototype.commit = commit);
  },
};

for (const [when, refuse] of Object.entries(NO_ROOM)) {
  test(`a save that finds no room, ${when}, is told where the player looks, and can be kept as a file`, async () => {
    const page = await newPage();
    await quickStart(page, mouse);
    const before = await keptSaves(page);
    await page.evaluate(refuse);
    await order(page, "faster").click();
    const notice = page.locator(".notices .notice.alert");
    await notice.waitFor();
    assert.match(await notice.innerText(), /could not be saved\..*Storage is full\./s);
    await assertAccessible(page);
    const { text } = await downloaded(page, () => notice.getByRole("button", { name: "Download" }).click());
    assert.equal(JSON.parse(text).log.length, JSON.parse(before[0].text).log.length + 1);
    assert.deepEqual(await keptSaves(page), before, "the last good save stands");
    await page.evaluate(() => window.makeRoom());
    await order(page, "faster").click();
    await notice.waitFor({ state: "detached" });
    assert.equal(JSON.parse((await keptSaves(page))[0].text).log.length, JSON.parse(text).log.length + 1);
    assertClean(page);
  });
}

test("a browser without a database plays, says that it keeps nothing, and hands out files", async () => {
  const page = await newPage();
  await page.addInitScript(() => Object.defineProperty(window, "indexedDB", { value: undefined }));
  await quickStart(page, mouse);
  const notice = page.locator(".notices .notice.alert", { hasText: "This browser deletes everything" });
  await notice.waitFor();
  await notice.getByRole("button", { name: "Close" }).click();
  await notice.waitFor({ state: "detached" });
  await order(page, "faster").click();
  await page.evaluate(() => (location.hash = "#/settings"));
  await page.locator("main .notice.alert", { hasText: "This browser deletes everything" }).waitFor();
  const { text } = await downloaded(page, () => page.getByRole("button", { name: "Download everything" }).click());
  assert.equal(JSON.parse(text).saves.length, 1);
  assertClean(page);
});

/**
 * Counts how often the browser is asked for persistent storage, which it grants if `gives` is set.
 */
async function asked(page, gives) {
  await page.addInitScript((gives) => {
    const storage = StorageManager.prototype;
    storage.persisted = async () => localStorage.getItem("test.asked") !== null && gives;
    storage.persist = async () => {
      localStorage.setItem("test.asked", Number(localStorage.getItem("test.asked")) + 1);
      return gives;
    };
  }, gives);
  return () => page.evaluate(() => Number(localStorage.getItem("test.asked")));
}

test("the browser is asked to keep the games after the first turn of the second visit, once", async () => {
  const page = await newPage();
  const times = await asked(page, true);
  await twoPlayers(page);
  const endTurn = async () => {
    const before = await page.locator(".log > li").count();
    await order(page, "end-turn").click();
    await page.waitForFunction((before) => document.querySelectorAll(".log > li").length > before, before);
    await awaitTurn(page);
  };
  await endTurn();
  await endTurn();
  assert.equal(await times(), 0);
  await page.reload();
  await awaitTurn(page);
  assert.equal(await times(), 0, "nothing is asked before a turn is finished");
  await endTurn();
  await page.waitForFunction(() => localStorage.getItem("test.asked") === "1");
  await endTurn();
  assert.equal(await times(), 1);
  await open(page, "#/settings");
  await page.getByText("The browser has promised not to delete it.").waitFor();
  assert.match(await page.locator("[aria-labelledby=settings-keep]").innerText(), /Space used: [\d.]+ MB\./);
});

test("a browser that promises nothing says so, and the player is reminded once a week", async () => {
  const page = await newPage();
  await asked(page, false);
  await quickStart(page, mouse);
  await open(page, "#/settings");
  await page.getByText("The browser may delete it when space runs low.").waitFor();
  await page.getByRole("button", { name: "Ask the browser to keep it" }).click();
  await page.getByText("The browser makes no promise yet.").waitFor();
  await open(page);
  await page.getByRole("heading", { name: "Continue your last match" }).waitFor();
  const reminder = page.getByText("Your data is stored only in this browser. Save it to a file as well?");
  await page.waitForFunction(() => JSON.parse(localStorage.getItem("centauri.lasting"))?.reminded > 0);
  assert.equal(await reminder.count(), 0);
  const eightDays = 8 * 24 * 60 * 60 * 1000;
  await page.evaluate((ago) => {
    const memo = JSON.parse(localStorage.getItem("centauri.lasting"));
    localStorage.setItem("centauri.lasting", JSON.stringify({ ...memo, reminded: Date.now() - ago }));
  }, eightDays);
  await page.reload();
  await reminder.waitFor();
  await assertAccessible(page);
  await page.getByRole("button", { name: "Later" }).click();
  await reminder.waitFor({ state: "detached" });
  await page.reload();
  await page.getByRole("heading", { name: "Continue your last match" }).waitFor();
  assert.ok(await page.evaluate((ago) => JSON.parse(localStorage.getItem("centauri.lasting")).reminded > Date.now() - ago, eightDays));
  assertClean(page);
});
