// Lazy loading: the first page loads no chunks that it does not need, and a chunk that cannot be
// loaded is reported.
import test from "node:test";
import assert from "node:assert/strict";
import { awaitTurn } from "./captain.mjs";
import { BASE_URL, assertAccessible, assertClean, newPage, open } from "./support.mjs";

const CHUNK = /\/split_pages-[^/]*\.wasm$/;

/** Returns the names of the programs that the page has loaded so far, without their hashes. */
function loadedPrograms(page) {
  return page.evaluate(() =>
    performance.getEntriesByType("resource")
      .map(({ name }) => /([^/]*)-[0-9a-f]+\.wasm$/.exec(name)?.[1])
      .filter(Boolean)
      .sort());
}

test("the first page is shown without other chunks, and the settings load theirs", async () => {
  const page = await newPage();
  await page.route(/\/split_play-[^/]*\.wasm$/, async (route) => {
    // The first page is rendered while this one is still loading.
    await page.getByRole("heading", { level: 1 }).waitFor();
    await route.continue();
  });
  await open(page);
  await page.locator(".door[data-game=rift]").getByRole("link", { name: "Play against a bot" }).waitFor();
  assert.ok(!(await loadedPrograms(page)).includes("split_pages"));
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  assert.ok((await loadedPrograms(page)).includes("split_pages"));
  assertClean(page);
});

test("code, phrases and styles of games that are not played are not loaded", async () => {
  const page = await newPage();
  const requested = [];
  page.on("request", (request) => requested.push(request.url()));
  await open(page, "?lang=de#/new/rift");
  await page.locator(`.scenario:has(input[value="cold-open"])`).click();
  await page.locator("main .button.primary").last().click();
  await awaitTurn(page);
  const fetched = await loadedPrograms(page);
  assert.ok(fetched.includes("split_rift_table") && fetched.includes("split_rift_matches"), fetched.join());
  assert.deepEqual(fetched.filter((name) => /^split_(space|exodus|saga)_|_(replay|text|editor|learn|guest)$/.test(name)), []);
  const words = requested.map((url) => /l10n\/([^/]*)-[0-9a-f]+\.ftl$/.exec(url)?.[1]).filter(Boolean).sort();
  assert.deepEqual(words, ["de", "rift.de"]);
  assert.deepEqual(requested.filter((url) => /\/style-(?!rift-|games-|[0-9a-f]{16})/.test(url)), [], "nor the looks of the others");
  assertClean(page);
});

test("the game tiles of the first page are complete without their pictures", async () => {
  const page = await newPage();
  await page.route(/\/split_pictures-[^/]*\.wasm$/, (route) => route.abort());
  await open(page);
  const tiles = page.locator(".door");
  const boxes = () => tiles.evaluateAll((found) => found.map((tile) => JSON.stringify(tile.getBoundingClientRect())));
  await tiles.nth(3).locator(".primary").waitFor();
  assert.equal(await tiles.locator(".sample-board").count(), 0);
  const before = await boxes();
  await page.unroute(/\/split_pictures-[^/]*\.wasm$/);
  await open(page);
  await tiles.locator(".sample-board").nth(3).waitFor();
  assert.deepEqual(await boxes(), before, "nothing moves when the pictures arrive");
  assertClean(page, /split_pictures|^console: (Failed to load resource|TypeError: Failed to fetch)/);
});

test("home, saves and settings load no code of a game", async () => {
  const page = await newPage();
  await page.route(/\/split_play-[^/]*\.wasm$/, (route) => route.abort());
  await open(page);
  for (const place of ["Saved matches", "Settings"]) {
    await page.getByRole("link", { name: place }).first().click();
    await page.getByRole("heading", { level: 1, name: place }).waitFor();
  }
  assert.deepEqual((await loadedPrograms(page)).filter((name) => /^split_(rift|space|exodus|saga)_/.test(name)), []);
});

test("code of a game that cannot be loaded is reported, and a retry loads it", async () => {
  const page = await newPage();
  const chunk = /\/split_space_table-[^/]*\.wasm$/;
  await page.route(chunk, (route) => route.abort());
  await open(page, "#/new/space-rift");
  await page.getByRole("heading", { level: 1, name: "This page could not be loaded" }).waitFor();
  await page.unroute(chunk);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator("main .scenario").first().waitFor();
  assertClean(page, /split_space_table|^console: (Failed to load resource|TypeError: Failed to fetch)/);
});

test("styles of a game that cannot be loaded are reported, and a retry loads them", async () => {
  const page = await newPage();
  const sheet = /\/style-exodus-[^/]*\.css$/;
  await page.route(sheet, (route) => route.abort());
  await open(page, "#/new/exodus");
  await page.getByRole("heading", { level: 1, name: "This page could not be loaded" }).waitFor();
  await page.unroute(sheet);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator("main .scenario").first().waitFor();
  assert.equal(await page.locator("link[rel=stylesheet][href*=style-exodus]").count(), 1);
  assertClean(page, /style-exodus|^console: Failed to load resource/);
});

test("phrases of a game that cannot be loaded are shown in English until a retry loads them", async () => {
  const page = await newPage();
  const words = "**/l10n/exodus.de-*.ftl";
  await page.route(words, (route) => route.abort());
  await open(page, "?lang=de#/new/exodus");
  await page.getByRole("heading", { level: 1, name: "Set up a match" }).waitFor();
  await page.locator(".language-trouble").waitFor();
  await page.unroute(words);
  await page.locator(".language-trouble button").click();
  await page.locator(".language-trouble").waitFor({ state: "detached" });
  await page.getByRole("heading", { level: 1, name: /Partie/ }).waitFor();
  assertClean(page, /exodus\.de|^console: (Failed to load resource|TypeError: Failed to fetch)/);
});

test("a chunk that cannot be loaded is reported, and a retry loads it", async () => {
  const page = await newPage();
  await page.route(CHUNK, (route) => route.abort());
  await open(page, "#/settings");
  await page.getByRole("heading", { level: 1, name: "This page could not be loaded" }).waitFor();
  await assertAccessible(page);
  await page.unroute(CHUNK);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  assertClean(page, /split_pages|^console: (Failed to load resource|TypeError: Failed to fetch)/);
});

const PROGRAM = /\/app_bg-[^/]*\.wasm$/;

test("an incomplete download of the program is requested once more", async () => {
  const page = await newPage();
  let requested = 0;
  await page.route(PROGRAM, async (route) => {
    requested += 1;
    if (requested > 1) return route.continue();
    const whole = await (await route.fetch()).body();
    await route.fulfill({ contentType: "application/wasm", body: whole.subarray(0, whole.length / 2) });
  });
  await open(page);
  await page.locator(".door[data-game=rift]").waitFor();
  assert.equal(requested, 2);
  assertClean(page);
});

test("a failure to load the program is reported in the language of the visitor, and a retry loads it", async () => {
  const page = await newPage("phone", { locale: "de-AT" });
  await page.route(PROGRAM, (route) => route.abort());
  await page.goto(BASE_URL);
  await page.getByRole("heading", { level: 1, name: "Diese Seite konnte nicht geladen werden" }).waitFor();
  await page.getByRole("alert").waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "de");
  await assertAccessible(page);
  await page.unroute(PROGRAM);
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click();
  await page.locator(".door[data-game=rift]").waitFor();
  assertClean(page, /app_bg|^console: (Failed to load resource|TypeError: Failed to fetch)/);
});
