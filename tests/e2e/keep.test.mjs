// Stored data is not lost: backup files and their import, and clear messages if the browser refuses
// to store.
import test from "node:test";
import assert from "node:assert/strict";
import { assertAccessible, assertClean, newPage, open } from "./support.mjs";
import { awaitTurn, mouse } from "./captain.mjs";
import { downloadFile, importFile, quickStart, startHotseat, storedSaves } from "./position.mjs";

const order = (page, name) => page.locator(`.table-actions [data-order="${name}"]:not([aria-disabled=true])`).first();

/** Returns every text in a store of the browser, for example that of boards. */
function storedTexts(page, database, store) {
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

const storedBoards = (page) => storedTexts(page, "centauri-boards", "boards");
const storedProgress = (page) => page.evaluate(() => localStorage.getItem("centauri.learned"));

/**
 * Opens a page with a match, a custom board, a lesson and the light theme, and downloads a backup.
 */
async function fillStorage() {
  const page = await newPage();
  await open(page, "#/editor/rift/lantern");
  await page.getByRole("button", { name: "Save" }).click();
  await page.waitForFunction(() => /^#\/editor\/rift\/b[0-9a-f]/.test(location.hash));
  await quickStart(page, mouse);
  await order(page, "faster").click();
  await page.evaluate(() => localStorage.setItem("centauri.learned", '{"rift/lesson/energy":2}'));
  await open(page, "#/settings");
  await page.getByText("Paper").click();
  const file = await downloadFile(page, () => page.getByRole("button", { name: "Download everything" }).click());
  return { page, file };
}

test("a backup file restores everything on another device", async () => {
  const { page, file } = await fillStorage();
  assert.match(file.name, /^centauri-\d{4}-\d\d-\d\d\.centauri$/);
  await page.getByText("Saved to the file: 1 match, 1 board.").waitFor();
  await assertAccessible(page);

  const other = await newPage();
  await open(other, "#/open");
  await importFile(other, file.name, file.text);
  await other.getByRole("heading", { name: "Import everything" }).waitFor();
  await other.getByText(/: 1 match, 1 board\./).waitFor();
  assert.deepEqual(await storedSaves(other), [], "nothing is taken in before the player says so");
  await assertAccessible(other);
  await other.getByRole("button", { name: "Import" }).click();
  await other.getByText("Imported: 1 match, 1 board.").waitFor();
  assert.deepEqual(await storedSaves(other), await storedSaves(page));
  assert.deepEqual(await storedBoards(other), await storedBoards(page));
  assert.deepEqual(await storedProgress(other), await storedProgress(page));
  assert.equal(await other.getAttribute("html", "data-theme"), "light");
  await open(other);
  await other.getByRole("link", { name: "Continue", exact: true }).click();
  await awaitTurn(other);
  for (const one of [page, other]) assertClean(one);
});

test("the player chooses how a backup file is merged with existing data", async () => {
  const { page, file } = await fillStorage();
  const [save] = await storedSaves(page);
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
    return (await storedSaves(page)).map(({ id, title }) => [id === save.id, title]).sort();
  };
  assert.deepEqual(await take("Keep mine"), [[true, "Mine"]]);
  const both = [[false, save.title], [true, "Mine"]];
  assert.deepEqual(await take(), both);
  assert.deepEqual((await take("Take the file’s")).at(-1), [true, save.title]);
  assert.equal((await storedBoards(page)).length, 1);
});

test("a backup file with one fault changes nothing, and the place of the fault is named", async (t) => {
  const { page, file } = await fillStorage();
  const backup = JSON.parse(file.text);
  const [saves, own, steps] = [await storedSaves(page), await storedBoards(page), await storedProgress(page)];
  const changedFile = (change) => {
    const copy = structuredClone(backup);
    copy.saves.push({ ...copy.saves[0], id: "new" });
    change(copy);
    return JSON.stringify(copy);
  };
  const invalid = {
    "a match with a changed byte": [(all) => (all.saves[1].text = all.saves[1].text.replace('"seed": "', '"seed": "f')), /saves\[1\]: The save is damaged at/],
    "an id that is a path": [(all) => (all.saves[1].id = "../a"), /saves\[1\]\.id/],
    "a board with a start outside it": [(all) => (all.boards[0].text = all.boards[0].text.replace(/"at": "\w+"/, '"at": "Z99"')), /boards\[0\]: .*starts\[0\]/s],
    "an unknown theme": [(all) => (all.settings.theme = "pink"), /settings: /],
    "a negative number of steps": [(all) => (all.learned["rift/lesson/energy"] = -1), /learned: /],
    "no list of boards": [(all) => delete all.boards, /boards: /],
    "a newer format": [(all) => (all.format = "centauri-chest/9"), /format: /],
  };
  for (const [kind, [change, expected]] of Object.entries(invalid)) {
    await t.test(kind, async () => {
      await open(page, "#/settings");
      await open(page, "#/open");
      await importFile(page, "all.centauri", changedFile(change));
      const notice = page.locator("main .notice.alert");
      await notice.waitFor();
      const words = await notice.innerText();
      assert.match(words, /^.*all\.centauri.* could not be opened\. .*Nothing has changed\.$/s);
      assert.match(words, expected);
      assert.deepEqual([await storedSaves(page), await storedBoards(page), await storedProgress(page)], [saves, own, steps]);
    });
  }
  assertClean(page);
});

test("if storage is too small for all matches of a backup file, none is imported, and the page says why", async () => {
  const { page, file } = await fillStorage();
  const backup = JSON.parse(file.text);
  backup.saves.push({ ...backup.saves[0], id: "second" }, { ...backup.saves[0], id: "third" });
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
  await importFile(page, "all.centauri", JSON.stringify(backup));
  await page.getByRole("button", { name: "Import" }).click();
  await page.locator(".unpack .notice.alert", { hasText: "Storage is full" }).waitFor();
  assert.equal((await storedSaves(page)).length, 1);
});

/**
 * Two ways in which a browser reports that storage is full: at once, or at the end of the
 * transaction.
 */
const NO_ROOM = {
  "immediately": () => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function () {
      throw new DOMException("no room", "QuotaExceededError");
    };
    window.makeRoom = () => (IDBObjectStore.prototype.put = put);
  },
  "at the end of the transaction": () => {
    const { commit } = IDBTransaction.prototype;
    IDBTransaction.prototype.commit = function () {
      this.abort();
    };
    window.makeRoom = () => (IDBTransaction.prototype.commit = commit);
  },
};

for (const [when, refuse] of Object.entries(NO_ROOM)) {
  test(`a save that fails for lack of storage ${when} is reported at the table and can be downloaded`, async () => {
    const page = await newPage();
    await quickStart(page, mouse);
    const before = await storedSaves(page);
    await page.evaluate(refuse);
    await order(page, "faster").click();
    const notice = page.locator(".notices .notice.alert");
    await notice.waitFor();
    assert.match(await notice.innerText(), /could not be saved\..*Storage is full\./s);
    await assertAccessible(page);
    const { text } = await downloadFile(page, () => notice.getByRole("button", { name: "Download" }).click());
    assert.equal(JSON.parse(text).log.length, JSON.parse(before[0].text).log.length + 1);
    assert.deepEqual(await storedSaves(page), before, "the last good save stands");
    await page.evaluate(() => window.makeRoom());
    await order(page, "faster").click();
    await notice.waitFor({ state: "detached" });
    assert.equal(JSON.parse((await storedSaves(page))[0].text).log.length, JSON.parse(text).log.length + 1);
    assertClean(page);
  });
}

test("without a database a match can be played and downloaded, and the page says that nothing is stored", async () => {
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
  const { text } = await downloadFile(page, () => page.getByRole("button", { name: "Download everything" }).click());
  assert.equal(JSON.parse(text).saves.length, 1);
  assertClean(page);
});

/**
 * Counts requests for persistent storage, which the browser grants if `isGranted` is set.
 */
async function countStorageRequests(page, isGranted) {
  await page.addInitScript((isGranted) => {
    const storage = StorageManager.prototype;
    storage.persisted = async () => localStorage.getItem("test.asked") !== null && isGranted;
    storage.persist = async () => {
      localStorage.setItem("test.asked", Number(localStorage.getItem("test.asked")) + 1);
      return isGranted;
    };
  }, isGranted);
  return () => page.evaluate(() => Number(localStorage.getItem("test.asked")));
}

test("persistent storage is requested once, after the first turn of the second visit", async () => {
  const page = await newPage();
  const requestCount = await countStorageRequests(page, true);
  await startHotseat(page);
  const endTurn = async () => {
    const before = await page.locator(".log > li").count();
    await order(page, "end-turn").click();
    await page.waitForFunction((before) => document.querySelectorAll(".log > li").length > before, before);
    await awaitTurn(page);
  };
  await endTurn();
  await endTurn();
  assert.equal(await requestCount(), 0);
  await page.reload();
  await awaitTurn(page);
  assert.equal(await requestCount(), 0, "nothing is asked before a turn is finished");
  await endTurn();
  await page.waitForFunction(() => localStorage.getItem("test.asked") === "1");
  await endTurn();
  assert.equal(await requestCount(), 1);
  await open(page, "#/settings");
  await page.getByText("The browser has promised not to delete it.").waitFor();
  assert.match(await page.locator("[aria-labelledby=settings-keep]").innerText(), /Space used: [\d.]+ MB\./);
});

test("without persistent storage the page says so and reminds the player weekly to make a backup", async () => {
  const page = await newPage();
  await countStorageRequests(page, false);
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
    const stored = JSON.parse(localStorage.getItem("centauri.lasting"));
    localStorage.setItem("centauri.lasting", JSON.stringify({ ...stored, reminded: Date.now() - ago }));
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
