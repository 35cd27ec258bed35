// External data is shown as text only: titles of saves, names of boards, phrases of packs. Pages
// contain nothing inline, so that no policy needs an exception.
import test from "node:test";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { BASE_URL, assertClean, eventually, newPage, open } from "./support.mjs";
import { awaitTurn, mouse } from "./captain.mjs";
import { awaitSaves, importFile, pagesOf, quickStart, storedSaves } from "./position.mjs";

/** An image that would run a script if it were parsed as markup. */
const MARKUP = `<img src=x onerror="window.smuggled=1"><b class=smuggled>`;
const jsonFile = (name, value) => ({ name, mimeType: "application/json", buffer: Buffer.from(JSON.stringify(value)) });

/**
 * Asserts that the text is on the page literally, unless `isShown` is false, and has created no
 * element.
 */
async function assertPlain(page, isShown = true) {
  if (isShown) await eventually(async () => assert.ok((await page.locator("body").innerText()).includes(MARKUP)));
  assert.equal(await page.locator("img[src=x], .smuggled").count(), 0);
  assert.equal(await page.evaluate(() => window.smuggled), undefined);
}

test("the title of a save is shown as plain text everywhere", async () => {
  const page = await newPage();
  await quickStart(page, mouse);
  const [save] = await awaitSaves(page, ([save]) => save);
  await open(page, "#/saves");
  await importFile(page, `${MARKUP}.centauri`, save.text);
  await assertPlain(page);
  await page.locator(".save").nth(1).waitFor();
  const [, id] = (await storedSaves(page)).map(({ id, title }) => title === MARKUP && id).toSorted();
  const table = `#/table/${id}`;
  for (const [name, place] of Object.entries(pagesOf(table)).filter(([name]) => ["home", "table", "words", "replay"].includes(name))) {
    await open(page, place);
    await page.locator("main h1").first().waitFor();
    await assertPlain(page, name === "home");
  }
  await open(page, "#/saves");
  const row = page.locator(".save", { hasText: MARKUP });
  await row.getByRole("button", { name: /^Delete/ }).click();
  await page.locator(".notice", { hasText: MARKUP }).waitFor();
  await assertPlain(page);
  assertClean(page);
});

test("the name of a board is shown as plain text in the set-up, at the table and on the saves", async () => {
  const page = await newPage();
  await open(page, "#/new/rift");
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download this board" }).click();
  const board = JSON.parse(await readFile(await (await waiting).path(), "utf8"));
  await page.locator(".own-board input[type=file]").setInputFiles(jsonFile("own.json", { ...board, name: MARKUP }));
  await assertPlain(page);
  await page.getByRole("button", { name: "Begin" }).click();
  await awaitTurn(page);
  await eventually(async () => assert.ok((await page.title()).startsWith(MARKUP)));
  await assertPlain(page, false);
  await open(page, "#/saves");
  await assertPlain(page);
  assertClean(page);
});

test("title, credits and phrases of a pack are shown as plain text", async () => {
  const page = await newPage();
  const pack = JSON.parse(await readFile(new URL("../../static/packs/sample.json", import.meta.url), "utf8"));
  pack.title = MARKUP;
  pack.credits = [{ name: MARKUP, role: MARKUP }];
  pack.phrases.en["rift-title"] = MARKUP;
  await open(page, "#/settings");
  await page.locator(".packs input[type=file]").setInputFiles(jsonFile("own.json", pack));
  await assertPlain(page);
  for (const place of ["#/", "#/new/rift"]) {
    await open(page, place);
    await assertPlain(page, place === "#/");
  }
  assertClean(page);
});

test("no HTML file has inline scripts, styles or handlers, and each has a policy", async () => {
  const { files } = await (await fetch(new URL("assets.json", BASE_URL))).json();
  const pages = files.map(({ path }) => path).filter((path) => path.endsWith(".html"));
  assert.ok(pages.length > 1, pages.join());
  for (const path of pages) {
    const html = await (await fetch(new URL(path, BASE_URL))).text();
    const policy = html.match(/http-equiv="Content-Security-Policy" content="([^"]+)"/)?.[1];
    assert.match(policy ?? "", /default-src 'none'/, path);
    assert.doesNotMatch(policy, /unsafe-inline|unsafe-eval'(?<!wasm-unsafe-eval')|https?:|\*/, path);
    assert.doesNotMatch(html, /<style|\sstyle=|\son\w+=|javascript:/i, path);
    for (const [, attributes, body] of html.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)) {
      assert.match(attributes, / src="[^":]+"/, path);
      assert.equal(body.trim(), "", path);
    }
  }
});

test("no running game violates the content security policy", async () => {
  const page = await newPage();
  await page.addInitScript(() => {
    window.refused = [];
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => window.refused.push(`${violatedDirective} ${blockedURI}`));
  });
  await open(page);
  const gameCards = page.locator(".door[data-game]");
  await gameCards.first().waitFor();
  const games = await gameCards.evaluateAll((cards) => cards.map(({ dataset }) => dataset.game));
  for (const game of games) {
    await open(page, `#/play/${game}`);
    await page.locator(".table .prompt-text").first().waitFor();
    await eventually(async () => assert.match(page.url(), /#\/table\//));
    assert.deepEqual(await page.evaluate(() => window.refused), [], game);
  }
  assertClean(page);
});
