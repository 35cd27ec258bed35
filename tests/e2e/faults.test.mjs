// Failures of a browser: it evicts the data, a page or a worker is killed, the clock jumps. Nothing
// that can be saved is lost, the user is informed, and the match goes on.
import test from "node:test";
import assert from "node:assert/strict";
import { assertClean, eventually, newPage, nextPage, open } from "./support.mjs";
import { awaitTurn, look, mouse, play } from "./captain.mjs";
import { keeping, keptAs, keptSaves, quickStart, twoPlayers } from "./position.mjs";

const order = (page, name) => page.locator(`.table-actions [data-order="${name}"]`).first();
const lengthOf = (save) => JSON.parse(save.text).log.length;

test("data that the browser throws away in mid-game is there again with the next action", async () => {
  const page = await newPage();
  await twoPlayers(page);
  const [begun] = await keeping(page, () => order(page, "faster").click());
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin: new URL(page.url()).origin, storageTypes: "indexeddb" });
  // The browser may not answer while it evicts the data.
  const databases = () =>
    page.evaluate(async () => {
      const late = new Promise((_, reject) => setTimeout(() => reject(new Error("the databases are not told")), 5_000));
      return (await Promise.race([indexedDB.databases(), late])).map(({ name }) => name);
    });
  await eventually(async () => assert.ok(!(await databases()).includes("centauri")));
  await order(page, "faster").click();
  // Opening it before the page does would create an empty database.
  await eventually(async () => assert.ok((await databases()).includes("centauri")));
  const [save] = await keptAs(page, ([save]) => save && lengthOf(save) === lengthOf(begun) + 1);
  await page.reload();
  await awaitTurn(page);
  assert.equal(lengthOf((await keptSaves(page))[0]), lengthOf(save));
  assertClean(page);
});

test("a page that is killed while it saves leaves a whole match, as it was or as it is", async () => {
  const first = await newPage();
  await twoPlayers(first);
  await keptAs(first, ([save]) => save);
  let page = first;
  for (let round = 0; round < 8; round += 1) {
    const before = lengthOf((await keptSaves(page))[0]);
    const next = await nextPage(page);
    // Two actions at once, and the page is gone before anything was written, or in the middle of
    // it.
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
    const after = lengthOf((await keptSaves(next))[0]);
    assert.ok(after === before || after === before + 1, `${before}, then ${after}`);
    assertClean(next);
    page = next;
  }
});

test("a worker that is killed while it thinks is missed, and the bot goes on", async () => {
  const page = await newPage();
  await page.addInitScript(() => {
    const { Worker } = window;
    window.hired = [];
    window.Worker = class extends Worker {
      constructor(...all) {
        super(...all);
        window.hired.push(this);
        // It is killed as soon as it gets a request, and nobody is notified.
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
  const hired = await page.evaluate(() => window.hired.length);
  assert.ok(hired > 1, "no other worker was hired");
  assertClean(page);
});

test("a clock that jumps ends no turn that still has time, and no match", async () => {
  const page = await newPage();
  await page.addInitScript(() => {
    const { now } = Date;
    window.ahead = 0;
    Date.now = () => now() + window.ahead;
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
  const [begun] = await keptSaves(page);
  for (const ahead of [-86_400_000, 0]) {
    await page.evaluate((ahead) => (window.ahead = ahead), ahead);
    await order(page, "faster").click();
    await eventually(async () => assert.ok((await look(page)).log.length > before));
    assert.match(await clock.innerText(), /^(9|10):\d\d$/);
  }
  await keptAs(page, ([save]) => save && lengthOf(save) > lengthOf(begun) + 1);
  assertClean(page);
});

test("a browser that draws no random numbers deals nothing by its clock, and says so; words of one's own are a seed", async () => {
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
  assert.deepEqual(await keptSaves(page), []);
  await open(page, "#/new/rift");
  await page.getByRole("combobox", { name: "Player for Captain B" }).selectOption("human");
  await page.getByText("More options").click();
  const seed = page.getByLabel("Seed");
  assert.equal(await seed.inputValue(), "");
  await seed.fill("our evening");
  await seed.press("Tab");
  await begin.click();
  await awaitTurn(page);
  await keptAs(page, ([save]) => save);
  assertClean(page);
});

test("every match has a seed of 256 bits of its own", async () => {
  const page = await newPage();
  const seeds = new Set();
  for (let match = 0; match < 2; match += 1) {
    await twoPlayers(page);
    const saves = await keptAs(page, (saves) => saves.length > match);
    for (const { text } of saves) seeds.add(JSON.parse(text).seed);
  }
  assert.equal(seeds.size, 2);
  for (const seed of seeds) assert.match(seed, /^[0-9a-f]{64}$/);
  assertClean(page);
});
