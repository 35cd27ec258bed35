// No wait is unlimited: a browser, a worker or a network that never answers is reported, and the
// page continues without it. The tests control the clock of these pages.
import test from "node:test";
import assert from "node:assert/strict";
import { BASE_URL, assertClean, eventually, newPage, nextPage, open } from "./support.mjs";
import { awaitTurn } from "./captain.mjs";
import { importFile, storedSaves } from "./position.mjs";
import { loadRecording } from "./replay.mjs";

/**
 * Opens a page on which a part of the browser never answers; `breakBrowser` runs in it before
 * anything else.
 */
async function openSilent(breakBrowser, argument) {
  const page = await newPage();
  await page.clock.install();
  if (breakBrowser) await page.addInitScript(breakBrowser, argument);
  return page;
}

/** Advances the clock by some milliseconds, again and again, until `check` passes. */
const advanceUntil = (page, millis, check) =>
  eventually(async () => {
    await page.clock.runFor(millis);
    await check();
  });

/** Runs in the page: databases that open late, or never. */
function delayDatabases(late) {
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.straight = open;
  IDBFactory.prototype.open = function (...args) {
    const request = {};
    if (late) {
      setTimeout(() => {
        const real = open.apply(this, args);
        for (const name of ["onupgradeneeded", "onsuccess", "onerror"]) real[name] = (event) => request[name]?.(event);
      }, late);
    }
    return request;
  };
}

const startQuickly = async (page) => {
  await page.locator(".door[data-game=rift]").getByRole("link", { name: "Play against a bot" }).click();
};

test("if the database never opens, the page says so, and a match is played in memory", async () => {
  const page = await openSilent(delayDatabases, 0);
  await open(page);
  await startQuickly(page);
  await advanceUntil(page, 3_000, () => page.getByText("This browser’s storage does not respond").first().waitFor({ timeout: 1_000 }));
  await awaitTurn(page);
  await open(page, "#/saves");
  await page.getByText("This browser’s storage does not respond").first().waitFor();
  await open(page, "#/table/t1-1");
  await page.getByRole("heading", { name: "This match cannot be opened" }).waitFor();
  await open(page, "#/editor/rift");
  await advanceUntil(page, 3_000, () => page.locator(".editor .cell").first().waitFor({ timeout: 1_000 }));
  await open(page, "#/settings");
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  assertClean(page);
});

test("input while the database opens takes effect when it is open", async () => {
  const page = await openSilent(delayDatabases, 2_000);
  const { save } = loadRecording("rift/conceded");
  await open(page, "#/saves");
  await importFile(page, "evening.centauri", save.join("\n"));
  await advanceUntil(page, 1_000, () => page.getByText("evening").first().waitFor({ timeout: 500 }));
  // Each page is opened anew: the database opens again.
  const reopen = async (place) => {
    await open(page, place);
    await page.reload();
    await page.locator("main").first().waitFor();
  };
  await reopen("#/open");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download everything" }).click();
  await importFile(page, "evening.centauri", save.join("\n"));
  // The file leads to its table.
  await advanceUntil(page, 1_000, () => page.locator(".table").waitFor({ timeout: 500 }));
  await download;
  await reopen("#/new/rift");
  await page.getByRole("button", { name: "Begin" }).click();
  await advanceUntil(page, 1_000, () => page.locator(".table").waitFor({ timeout: 500 }));
  assertClean(page);
});

test("a database that opens late receives what was played meanwhile", async () => {
  const page = await openSilent(delayDatabases, 30_000);
  await open(page);
  await startQuickly(page);
  await advanceUntil(page, 3_000, () => page.getByText("This browser’s storage does not respond").first().waitFor({ timeout: 1_000 }));
  await awaitTurn(page);
  await advanceUntil(page, 10_000, async () => assert.equal(await page.getByText("This browser’s storage does not respond").count(), 0));
  // The test reads without the delay.
  await page.evaluate(() => {
    IDBFactory.prototype.open = IDBFactory.prototype.straight;
  });
  await eventually(async () => assert.equal((await storedSaves(page)).length, 1));
  assertClean(page);
});

test("if the bot worker never answers, the bot computes in the page", async () => {
  const page = await openSilent(() => {
    window.Worker = class {
      postMessage() {}
      terminate() {}
    };
  });
  await open(page);
  await startQuickly(page);
  const end = page.locator('[data-order="end-turn"]');
  await advanceUntil(page, 5_000, () => end.click({ timeout: 1_000 }));
  await advanceUntil(page, 5_000, () => page.locator(".log .log-entry", { hasText: "Rhino B" }).first().waitFor({ timeout: 1_000 }));
  assertClean(page);
});

test("bot code that never arrives is reported", async () => {
  const page = await openSilent();
  await page.route(/bot_worker/, (route) => route.abort());
  await page.route(/\/split_thinking-[^/]*\.wasm$/, () => {});
  await open(page);
  await startQuickly(page);
  const missed = page.getByText("The bots could not be loaded");
  const end = page.locator('[data-order="end-turn"]');
  await advanceUntil(page, 5_000, () => missed.or(end).first().waitFor({ timeout: 1_000 }));
  // The bot is asked once the human player has ended the turn, regardless of who starts.
  if (await end.isVisible()) await end.click();
  await advanceUntil(page, 5_000, () => missed.waitFor({ timeout: 1_000 }));
});

test("a match lock is taken from a page that does not answer", async () => {
  const page = await newPage();
  await open(page);
  await startQuickly(page);
  await awaitTurn(page);
  const table = await page.evaluate(() => location.hash);
  const name = `centauri-table-${table.split("/")[2]}`;
  await open(page, "#/");
  const sleeper = await nextPage(page);
  await sleeper.goto(new URL("icons/icon.svg", BASE_URL).href);
  await sleeper.evaluate((name) => void navigator.locks.request(name, { steal: true }, () => new Promise(() => {})).catch(() => {}), name);
  await eventually(() => sleeper.evaluate(async (name) => {
    const { held } = await navigator.locks.query();
    if (!held.some((lock) => lock.name === name)) throw new Error("not held yet");
  }, name));
  await page.clock.install();
  await open(page, table);
  const end = page.locator('[data-order="end-turn"]');
  await end.waitFor();
  const before = await page.locator(".log > li").count();
  await end.click();
  await advanceUntil(page, 3_000, async () => assert.ok((await page.locator(".log > li").count()) > before));
  assertClean(page);
});

test("requests that the server never answers are reported", async () => {
  const page = await openSilent();
  await open(page);
  await page.route("**/rules/rift.md", () => {});
  await open(page, "#/rules/rift");
  await advanceUntil(page, 7_000, () => page.getByText("The rules could not be loaded").waitFor({ timeout: 1_000 }));
  await page.route(/\/split_learn-[^/]*\.wasm$/, () => {});
  await page.goto(new URL("#/learn/rift", BASE_URL).href);
  await advanceUntil(page, 5_000, () => page.getByText("This page takes a long time to load").waitFor({ timeout: 1_000 }));
  await advanceUntil(page, 9_000, () => page.getByRole("heading", { name: "This page could not be loaded" }).waitFor({ timeout: 1_000 }));
});

test("a program that loads slowly is reported before anything else is shown", async () => {
  const page = await openSilent();
  let release;
  const released = new Promise((resolve) => (release = resolve));
  await page.route(/\/app[^/]*\.wasm$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(BASE_URL);
  await advanceUntil(page, 6_000, () => page.getByText("This page takes a long time to load").waitFor({ timeout: 1_000 }));
  release();
  await page.locator(".door[data-game=rift]").waitFor();
  assert.equal(await page.getByText("This page takes a long time to load").count(), 0);
});

test("a clipboard that never answers leaves the link to copy by hand", async () => {
  const page = await openSilent(() => {
    Clipboard.prototype.writeText = () => new Promise(() => {});
  });
  await open(page, "#/editor/rift/cold-open");
  await page.getByRole("button", { name: "Link", exact: true }).click();
  await page.getByRole("button", { name: "Copy the link" }).click();
  await advanceUntil(page, 5_000, () => page.getByText("copy it by hand").waitFor({ timeout: 1_000 }));
  assertClean(page);
});

test("a clock that is set back does not delay a bot", async () => {
  const page = await newPage();
  await open(page);
  await startQuickly(page);
  const end = page.locator('[data-order="end-turn"]');
  await end.waitFor();
  // From now on the clock runs backward, so that waiting for a time of day would never end.
  await page.evaluate(() => {
    const { now } = Date;
    const start = now();
    Date.now = () => 2 * start - now();
  });
  await end.click();
  await page.locator(".log .log-entry", { hasText: "Rhino B" }).first().waitFor();
  await end.waitFor();
  assertClean(page);
});
