// A player in a plain frame: poster, parameters, routes in memory, sizes, sandboxes.
import test from "node:test";
import assert from "node:assert/strict";
import { BASE_URL, assertAccessible, assertClean, newPage } from "./support.mjs";
import { attributes, frameOf, htmlOf, visit } from "./publisher.mjs";

const RECOMMENDED = "allow-scripts allow-same-origin allow-downloads allow-popups allow-popups-to-escape-sandbox";
const DUEL = { game: "rift", scenario: "cold-open", seats: "human,human" };
const ORDER = ".table-actions button[data-order]";

/** A publisher's page with one frame, and that frame. */
async function framed(query, rest = {}, options) {
  const frame = attributes({ src: frameOf(query), title: "A game", width: 836, height: 470, ...rest });
  const page = await visit(htmlOf(`<iframe ${frame}></iframe>`), options);
  return { page, player: page.frameLocator("iframe") };
}

/** The files of the program that were loaded. */
const heavy = (page) => page.requests.filter((url) => /\.wasm|style-|app-/.test(url));

test("a poster stands before anything heavy is fetched, and a press on its button starts the game", async () => {
  const page = await newPage();
  page.requests = [];
  page.on("request", (request) => page.requests.push(request.url()));
  await page.goto(frameOf(DUEL));
  const start = page.getByRole("button", { name: "Play" });
  await start.waitFor();
  await page.waitForLoadState("networkidle");
  assert.deepEqual(heavy(page), []);
  await page.getByRole("heading", { level: 1, name: "Centauri Rift" }).waitFor();
  await assertAccessible(page);
  await start.click();
  await page.locator(ORDER).first().waitFor();
  assert.ok(heavy(page).length > 0);
  assertClean(page);
});

test("a frame plays under a strict policy and leaves the history of the page around alone", async () => {
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

test("a frame without an origin plays from its poster on", async () => {
  const query = { game: "rift", scenario: "cold-open", seats: "bot,human", options: '{"rules":{"first":{"seat":0}}}' };
  const { page, player } = await framed(query, { sandbox: "allow-scripts" });
  await player.getByRole("button", { name: "Play" }).click();
  // The bot has moved when the other player is asked.
  await player.locator(".log .log-entry", { hasText: "Rhino A" }).first().waitFor({ state: "attached" });
  await player.locator('[data-order="end-turn"]').waitFor();
  const exceptions = page.faults.filter((fault) => fault.startsWith("exception") || fault.startsWith("failed"));
  assert.deepEqual(exceptions, []);
});

test("parameters choose looks, language and parts", async () => {
  const page = await newPage();
  await page.goto(frameOf({ ...DUEL, start: "auto", theme: "light", lang: "de", ui: "log,undo,rules", store: "none" }));
  await page.locator(ORDER).first().waitFor();
  assert.equal(await page.locator("html").getAttribute("data-theme"), "light");
  assert.equal(await page.locator("html").getAttribute("lang"), "de");
  assert.equal(await page.locator(".table-log").isVisible(), false);
  assert.equal(await page.locator('[data-part="undo"]').first().isVisible(), false);
  const kept = await page.evaluate(async () => (await indexedDB.databases()).length);
  assert.equal(kept, 0);
  assertClean(page);
});

test("the page around names the language where nobody else does", async () => {
  const page = await newPage("desktop", { locale: "en-US" });
  await page.goto(frameOf({ ...DUEL, "page-lang": "de" }));
  await page.getByRole("button", { name: "Spielen" }).waitFor();
  assertClean(page);
});

test("a puzzle, a match watched again, and bots among themselves", async () => {
  const page = await newPage();
  await page.goto(frameOf({ game: "rift", mode: "puzzle", scenario: "puzzle-1", start: "auto" }));
  await page.locator(".coach").waitFor();
  await page.goto(frameOf({ game: "rift", mode: "attract", start: "auto" }));
  await page.locator(".log .log-entry").first().waitFor({ state: "attached" });
  assert.equal(await page.locator(".embed").evaluate((place) => place.inert), true);
  assertClean(page);
});

test("a configuration that is none is told on a page that can be read", async () => {
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
    await page.goto(frameOf({ start: "auto", ...query }));
    await page.getByRole("heading", { level: 1, name: "There is nothing to play here" }).waitFor();
    assert.ok((await page.locator(".report").textContent()).startsWith(`${code}:`), code);
  }
  await assertAccessible(page);
  assertClean(page);
});

test("the whole game does not play in a frame of another site, and leads to where it does", async () => {
  const heavy = [];
  const watch = (page) => page.on("request", (request) => /\.wasm|offline-/.test(request.url()) && request.frame().parentFrame() && heavy.push(request.url()));
  const frame = attributes({ src: `${BASE_URL}#/new/rift`, title: "A game", width: 836, height: 470 });
  const page = await visit(htmlOf(`<iframe ${frame}></iframe>`), { watch });
  const inside = page.frameLocator("iframe");
  await inside.getByRole("heading", { level: 1, name: "This page cannot be played inside another page" }).waitFor();
  const out = inside.getByRole("link", { name: "Open Centauri" });
  assert.equal(await out.getAttribute("href"), `${BASE_URL}#/new/rift`);
  assert.equal(await out.getAttribute("target"), "_blank");
  assert.equal(await inside.getByRole("button").count(), 0);
  assert.deepEqual(heavy.filter((url) => url.includes("offline-")), []);
});

test("the whole game plays in a frame of its own site", async () => {
  const page = await newPage();
  await page.route(`${BASE_URL}around`, (route) =>
    route.fulfill({ contentType: "text/html", body: `<!doctype html><html lang="en"><title>Around</title><iframe src="./" title="Inside"></iframe></html>` }));
  await page.goto(`${BASE_URL}around`);
  await page.frameLocator("iframe").locator(".door[data-game=rift]").waitFor();
  assertClean(page);
});

for (const [width, height] of [[320, 480], [360, 640], [640, 360], [836, 470], [1031, 580]]) {
  test(`a player is usable at ${width} x ${height}`, async () => {
    const page = await newPage("desktop", { viewport: { width, height } });
    await page.goto(frameOf({ ...DUEL, start: "auto", seed: "7" }));
    await page.locator(ORDER).first().waitFor();
    const seen = await page.evaluate(() => {
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
    assert.ok(seen.wide <= width, `as wide as ${seen.wide}`);
    assert.ok(seen.high <= height, `as high as ${seen.high}`);
    assert.ok(seen.board >= 120, `the board has ${seen.board}`);
    assert.ok(seen.orders <= height, "the orders are in sight");
    await assertAccessible(page);
    await page.locator('[data-order="activate"], [data-order="end-turn"]').first().click();
    await page.locator(ORDER).first().waitFor();
    assertClean(page);
  });
}

test("a player that is too small to play in shows its name, and its match is still there when it grows", async () => {
  const page = await newPage("desktop", { viewport: { width: 640, height: 480 } });
  await page.goto(frameOf({ ...DUEL, start: "auto" }));
  await page.locator(ORDER).first().waitFor();
  await page.setViewportSize({ width: 180, height: 150 });
  await page.locator(".embed-small").waitFor();
  assert.equal(await page.locator(".table").isVisible(), false);
  await page.setViewportSize({ width: 480, height: 640 });
  await page.locator(ORDER).first().waitFor();
  assertClean(page);
});

test("a program that cannot be fetched is told, and comes when it is asked for again", async () => {
  const page = await newPage();
  await page.route("**/app_bg-*.wasm", (route) => route.abort());
  await page.goto(frameOf(DUEL));
  await page.getByRole("button", { name: "Play" }).click();
  await page.getByText("could not be loaded").waitFor();
  await page.unroute("**/app_bg-*.wasm");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator(ORDER).first().waitFor();
});

test("a match that was left can be gone on with", async () => {
  const page = await newPage();
  await page.goto(frameOf({ game: "rift", seats: "human,human", start: "auto" }));
  await page.locator('[data-order="activate"], [data-order="end-turn"]').first().click();
  const turns = page.locator(".log > li");
  await turns.nth(1).waitFor();
  await page.reload();
  await page.getByRole("link", { name: "Continue" }).click();
  await turns.nth(1).waitFor();
  assertClean(page);
});
