// A player in a plain frame: poster, parameters, routes in memory, sizes, sandboxes.
import test from "node:test";
import assert from "node:assert/strict";
import { BASE_URL, assertAccessible, assertClean, assertStructure, newPage } from "./support.mjs";
import { attributes, frameUrl, openSite, siteFiles } from "./publisher.mjs";

const RECOMMENDED = "allow-scripts allow-same-origin allow-downloads allow-popups allow-popups-to-escape-sandbox";
const DUEL = { game: "rift", scenario: "cold-open", seats: "human,human" };
const ORDER = ".table-actions button[data-order]";

/** Opens a publisher's page with one frame, and that frame. */
async function framed(query, rest = {}, options) {
  const frame = attributes({ src: frameUrl(query), title: "A game", width: 836, height: 470, ...rest });
  const page = await openSite(siteFiles(`<iframe ${frame}></iframe>`), options);
  return { page, player: page.frameLocator("iframe") };
}

/** Returns the files of the program that were loaded. */
const programFiles = (page) => page.requests.filter((url) => /\.wasm|style-|app-/.test(url));

test("the poster is shown before the program is loaded, and its button starts the game", async () => {
  const page = await newPage();
  page.requests = [];
  page.on("request", (request) => page.requests.push(request.url()));
  await page.goto(frameUrl(DUEL));
  const start = page.getByRole("button", { name: "Play" });
  await start.waitFor();
  await page.waitForLoadState("networkidle");
  assert.deepEqual(programFiles(page), []);
  await page.getByRole("heading", { level: 1, name: "Centauri Rift" }).waitFor();
  await assertAccessible(page);
  await start.click();
  await page.locator(ORDER).first().waitFor();
  assert.ok(programFiles(page).length > 0);
  assertClean(page);
});

test("a frame plays under a strict policy and adds nothing to the history of the embedding page", async () => {
  const { page, player } = await framed({ ...DUEL, start: "auto" }, { sandbox: RECOMMENDED });
  await player.locator(ORDER).first().waitFor();
  const length = await page.evaluate(() => history.length);
  await player.locator('[data-order="activate"], [data-order="end-turn"]').first().click();
  await player.getByRole("button", { name: "Menu" }).click();
  await player.getByRole("link", { name: "Settings" }).click();
  await player.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  await player.getByRole("button", { name: "Back to the game" }).click();
  await player.locator(ORDER).first().waitFor();
  assert.equal(await page.evaluate(() => history.length), length);
  assert.ok(!page.url().includes("#"));
  assertClean(page);
});

test("a frame without an origin starts from its poster and plays", async () => {
  const query = { game: "rift", scenario: "cold-open", seats: "bot,human", options: '{"rules":{"first":{"seat":0}}}' };
  const { page, player } = await framed(query, { sandbox: "allow-scripts" });
  await player.getByRole("button", { name: "Play" }).click();
  // The bot has moved when the other player is asked.
  await player.locator(".log .log-entry", { hasText: "Rhino A" }).first().waitFor({ state: "attached" });
  await player.locator('[data-order="end-turn"]').waitFor();
  const exceptions = page.faults.filter((fault) => fault.startsWith("exception") || fault.startsWith("failed"));
  assert.deepEqual(exceptions, []);
});

test("parameters set the theme, the language and the visible parts", async () => {
  const page = await newPage();
  await page.goto(frameUrl({ ...DUEL, start: "auto", theme: "light", lang: "de", ui: "log,undo,rules", store: "none" }));
  await page.locator(ORDER).first().waitFor();
  assert.equal(await page.locator("html").getAttribute("data-theme"), "light");
  assert.equal(await page.locator("html").getAttribute("lang"), "de");
  assert.equal(await page.locator(".table-log").isVisible(), false);
  assert.equal(await page.locator('[data-part="undo"]').first().isVisible(), false);
  const databaseCount = await page.evaluate(async () => (await indexedDB.databases()).length);
  assert.equal(databaseCount, 0);
  assertClean(page);
});

test("the language of the embedding page applies if the user has chosen none", async () => {
  const page = await newPage("desktop", { locale: "en-US" });
  await page.goto(frameUrl({ ...DUEL, "page-lang": "de" }));
  await page.getByRole("button", { name: "Spielen" }).waitFor();
  assertClean(page);
});

test("the modes puzzle and attract start", async () => {
  const page = await newPage();
  await page.goto(frameUrl({ game: "rift", mode: "puzzle", scenario: "puzzle-1", start: "auto" }));
  await page.locator(".guide-card").waitFor();
  await page.goto(frameUrl({ game: "rift", mode: "attract", start: "auto" }));
  await page.locator(".log .log-entry").first().waitFor({ state: "attached" });
  assert.equal(await page.locator(".embed").evaluate((place) => place.inert), true);
  assertClean(page);
});

test("an invalid configuration is reported on an accessible page", async () => {
  const page = await newPage();
  for (const [query, code] of [
    [{}, "config/game"],
    [{ game: "chess" }, "config/game"],
    [{ game: "rift", scenario: "atlantis" }, "config/scenario"],
    [{ game: "rift", seats: "human" }, "config/seats"],
    [{ game: "rift", options: '{"teams":[9]}' }, "config/options"],
    [{ game: "rift", mode: "sleep" }, "config/mode"],
    [{ game: "rift", mode: "view" }, "config/load"],
    [{ game: "rift", mode: "view", load: "nonsense" }, "load/not_a_save"],
    [{ game: "rift", load: "https://elsewhere.example/a.centauri" }, "load/unreachable"],
    [{ game: "rift", theme: "pink" }, "config/value"],
    [{ game: "rift", mode: "puzzle", scenario: "cold-open" }, "config/scenario"],
    [{ game: "saga", mode: "puzzle" }, "config/mode"],
    [{ game: "exodus", mode: "puzzle", scenario: "2026-11-22" }, "config/mode"],
  ]) {
    await page.goto(frameUrl({ start: "auto", ...query }));
    await page.getByRole("heading", { level: 1, name: "There is nothing to play here" }).waitFor();
    assert.ok((await page.locator(".report").textContent()).startsWith(`${code}:`), code);
  }
  await assertAccessible(page);
  assertClean(page);
});

test("the full page does not start in a frame of another site and links to its own address", async () => {
  const loaded = [];
  const prepare = (page) => page.on("request", (request) => /\.wasm|offline-/.test(request.url()) && request.frame().parentFrame() && loaded.push(request.url()));
  const frame = attributes({ src: `${BASE_URL}#/new/rift`, title: "A game", width: 836, height: 470 });
  const page = await openSite(siteFiles(`<iframe ${frame}></iframe>`), { prepare });
  const inside = page.frameLocator("iframe");
  await inside.getByRole("heading", { level: 1, name: "This page cannot be played inside another page" }).waitFor();
  const out = inside.getByRole("link", { name: "Open Centauri" });
  assert.equal(await out.getAttribute("href"), `${BASE_URL}#/new/rift`);
  assert.equal(await out.getAttribute("target"), "_blank");
  assert.equal(await inside.getByRole("button").count(), 0);
  assert.deepEqual(loaded.filter((url) => url.includes("offline-")), []);
});

test("the full page starts in a frame of its own site", async () => {
  const page = await newPage();
  await page.route(`${BASE_URL}around`, (route) =>
    route.fulfill({ contentType: "text/html", body: `<!doctype html><html lang="en"><title>Around</title><iframe src="./" title="Inside"></iframe></html>` }));
  await page.goto(`${BASE_URL}around`);
  await page.frameLocator("iframe").locator(".door[data-game=rift]").waitFor();
  assertClean(page);
});

test("a player is usable at every size", async () => {
  const page = await newPage();
  await page.goto(frameUrl({ ...DUEL, start: "auto", seed: "7" }));
  await page.locator(ORDER).first().waitFor();
  for (const [width, height] of [[1031, 580], [836, 470], [640, 360], [360, 640], [320, 480]]) {
    await page.setViewportSize({ width, height });
    const seen = await page.evaluate(async () => {
      await window.afterRender();
      const box = (selector) => document.querySelector(selector).getBoundingClientRect();
      const board = box(".table-board [role=grid]");
      const orders = box(".table-actions");
      return {
        wide: document.documentElement.scrollWidth,
        high: document.documentElement.scrollHeight,
        board: Math.min(board.width, board.height),
        orders: orders.bottom,
      };
    });
    const size = `${width} x ${height}`;
    assert.ok(seen.wide <= width, `as wide as ${seen.wide} at ${size}`);
    assert.ok(seen.high <= height, `as high as ${seen.high} at ${size}`);
    assert.ok(seen.board >= 120, `the board has ${seen.board} at ${size}`);
    assert.ok(seen.orders <= height, `the orders are in sight at ${size}`);
    await (width === 836 ? assertAccessible : assertStructure)(page);
    const log = page.locator(".log > li");
    const before = await log.count();
    await page.locator('[data-order="activate"], [data-order="end-turn"]').first().click();
    await log.nth(before).waitFor({ state: "attached" });
    await page.locator(ORDER).first().waitFor();
  }
  assertClean(page);
});

test("a player that is too small shows its name, and its match returns when it grows", async () => {
  const page = await newPage("desktop", { viewport: { width: 640, height: 480 } });
  await page.goto(frameUrl({ ...DUEL, start: "auto" }));
  await page.locator(ORDER).first().waitFor();
  await page.setViewportSize({ width: 180, height: 150 });
  await page.locator(".embed-small").waitFor();
  assert.equal(await page.locator(".table").isVisible(), false);
  await page.setViewportSize({ width: 480, height: 640 });
  await page.locator(ORDER).first().waitFor();
  assertClean(page);
});

test("a program that cannot be loaded is reported, and a retry loads it", async () => {
  const page = await newPage();
  await page.route("**/app_bg-*.wasm", (route) => route.abort());
  await page.goto(frameUrl(DUEL));
  await page.getByRole("button", { name: "Play" }).click();
  await page.getByText("could not be loaded").waitFor();
  await page.unroute("**/app_bg-*.wasm");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator(ORDER).first().waitFor();
});

test("a match can be continued after a reload", async () => {
  const page = await newPage();
  await page.goto(frameUrl({ game: "rift", seats: "human,human", start: "auto" }));
  await page.locator('[data-order="activate"], [data-order="end-turn"]').first().click();
  const turns = page.locator(".log > li");
  await turns.nth(1).waitFor();
  await page.reload();
  await page.getByRole("link", { name: "Continue" }).click();
  await turns.nth(1).waitFor();
  assertClean(page);
});
