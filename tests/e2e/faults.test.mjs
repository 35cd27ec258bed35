// Failures of a browser: it evicts the data, a page or a worker is killed, the clock jumps. Nothing
// that can be saved is lost, the user is informed, and the match goes on.
import test from "node:test";
import assert from "node:assert/strict";
import { assertClean, eventually, newPage, nextPage, open } from "./support.mjs";
import { awaitTurn, look, mouse, play } from "./captain.mjs";
import { awaitSaves, quickStart, saveAfter, startHotseat, storedSaves } from "./position.mjs";

const order = (page, name) => page.locator(`.table-actions [data-order="${name}"]`).first();
const lengthOf = (save) => JSON.parse(save.text).log.length;

test("a match that the browser evicts in mid-game is saved again with the next action", async () => {
  const page = await newPage();
  await startHotseat(page);
  const [begun] = await saveAfter(page, () => order(page, "faster").click());
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin: new URL(page.url()).origin, storageTypes: "indexeddb" });
  // The browser may not answer while it evicts the data.
  const databases = () =>
    page.evaluate(async () => {
      const expired = new Promise((_, reject) => setTimeout(() => reject(new Error("the databases are not told")), 5_000));
      return (await Promise.race([indexedDB.databases(), expired])).map(({ name }) => name);
    });
  await eventually(async () => assert.ok(!(await databases()).includes("centauri")));
  await order(page, "faster").click();
  // Opening it before the page does would create an empty database.
  await eventually(async () => assert.ok((await databases()).includes("centauri")));
  const [save] = await awaitSaves(page, ([save]) => save && lengthOf(save) === lengthOf(begun) + 1);
  await page.reload();
  await awaitTurn(page);
  assert.equal(lengthOf((await storedSaves(page))[0]), lengthOf(save));
  assertClean(page);
});

test("a page that is killed while it saves leaves the old or the new save, never a broken one", async () => {
  const first = await newPage();
  await startHotseat(first);
  await awaitSaves(first, ([save]) => save);
  let page = first;
  for (let round = 0; round < 8; round += 1) {
    const before = lengthOf((await storedSaves(page))[0]);
    const next = await nextPage(page);
    // Two actions at once; the page is closed before or during the write.
    await page.evaluate((wait) => {
      const press = () => document.querySelector('.table-actions [data-order="faster"], .table-actions [data-order="turn-left"]')?.click();
      press();
      const end = performance.now() + wait;
      while (performance.now() < end);
    }, round * 4);
    await page.close({ runBeforeUnload: false });
    await open(next);
    await next.getByRole("link", { name: "Continue" }).click();
    await awaitTurn(next);
    const after = lengthOf((await storedSaves(next))[0]);
    assert.ok(after === before || after === before + 1, `${before}, then ${after}`);
    assertClean(next);
    page = next;
  }
});

test("a worker that is killed while it computes is replaced", async () => {
  const page = await newPage();
  await page.addInitScript(() => {
    const { Worker } = window;
    window.hired = [];
    window.Worker = class extends Worker {
      constructor(...all) {
        super(...all);
        window.hired.push(this);
        // The worker is killed as soon as it gets a request, without a notification.
        const { postMessage } = this;
        this.postMessage = (...message) => {
          if (window.hired.length === 1) this.terminate();
          postMessage.apply(this, message);
        };
      }
    };
  });
  await quickStart(page, mouse);
  await play(page, mouse, { enough: ({ log }) => log.filter((line) => /^Round /.test(line)).length > 4 });
  const workerCount = await page.evaluate(() => window.hired.length);
  assert.ok(workerCount > 1, "no other worker was hired");
  assertClean(page);
});

test("a clock that jumps ends neither a turn with time left nor the match", async () => {
  const page = await newPage();
  await page.addInitScript(() => {
    const { now } = Date;
    window.clockOffset = 0;
    Date.now = () => now() + window.clockOffset;
  });
  await open(page, "#/new/rift");
  await page.getByRole("combobox", { name: "Player for Captain B" }).selectOption("human");
  await page.getByRole("radio", { name: "Custom limit" }).check();
  await page.getByLabel("Seconds per turn").fill("600");
  await page.getByRole("button", { name: "Begin" }).click();
  await awaitTurn(page);
  const clock = page.locator(".prompt-clock");
  await clock.waitFor();
  const before = (await look(page)).log.length;
  const [begun] = await storedSaves(page);
  for (const offset of [-86_400_000, 0]) {
    await page.evaluate((offset) => (window.clockOffset = offset), offset);
    await order(page, "faster").click();
    await eventually(async () => assert.ok((await look(page)).log.length > before));
    assert.match(await clock.innerText(), /^(9|10):\d\d$/);
  }
  await awaitSaves(page, ([save]) => save && lengthOf(save) > lengthOf(begun) + 1);
  assertClean(page);
});

test("without secure random numbers no match starts and the page says why; a typed seed works", async () => {
  const page = await newPage();
  await page.addInitScript(() => delete Crypto.prototype.getRandomValues);
  const why = page.getByRole("main").getByText(/^This browser provides no random numbers/);
  await open(page, "#/play/rift");
  await why.waitFor();
  const begin = page.getByRole("button", { name: "Begin" });
  for (const game of ["rift", "space-rift", "exodus", "saga"]) {
    await open(page, `#/new/${game}`);
    await begin.click();
    await why.waitFor();
  }
  assert.deepEqual(await storedSaves(page), []);
  await open(page, "#/new/rift");
  await page.getByRole("combobox", { name: "Player for Captain B" }).selectOption("human");
  await page.getByText("More options").click();
  const seed = page.getByLabel("Seed");
  assert.equal(await seed.inputValue(), "");
  await seed.fill("our evening");
  await seed.press("Tab");
  await begin.click();
  await awaitTurn(page);
  await awaitSaves(page, ([save]) => save);
  assertClean(page);
});

test("every match gets its own 256-bit seed", async () => {
  const page = await newPage();
  const seeds = new Set();
  for (let match = 0; match < 2; match += 1) {
    await startHotseat(page);
    const saves = await awaitSaves(page, (saves) => saves.length > match);
    for (const { text } of saves) seeds.add(JSON.parse(text).seed);
  }
  assert.equal(seeds.size, 2);
  for (const seed of seeds) assert.match(seed, /^[0-9a-f]{64}$/);
  assertClean(page);
});
