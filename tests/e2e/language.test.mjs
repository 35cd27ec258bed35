// The language of the page: by address, setting and browser; stored, changed in mid-game, and
// without a word of another language.
import test from "node:test";
import assert from "node:assert/strict";
import { BASE_URL, EVERY_VARIANT, assertAccessible, assertClean, assertStructure, eventually, newPage, nextPage, open } from "./support.mjs";
import { mouse } from "./captain.mjs";
import { openInLanguage, pagesOf, position, quickStart } from "./position.mjs";
import { englishOnly, pageTexts, translatedGames, untranslatedTexts } from "./phrases.mjs";
import { importMidgame } from "./stations.mjs";

/** Waits until the page is in this language, with this first heading if one is given. */
const awaitLanguage = (page, code, heading) =>
  eventually(async () => {
    assert.equal(await page.getAttribute("html", "lang"), code);
    if (heading) assert.equal(await page.locator("main h1").first().innerText(), heading);
  });
const choose = (page, name) => page.getByRole("radio", { name }).check();
const ENGLISH = englishOnly("de");

async function assertGerman(page, place) {
  await awaitLanguage(page, "de");
  const untranslated = untranslatedTexts(await pageTexts(page), ENGLISH);
  // The title of a match stays as it was given, in the language of its creation.
  assert.deepEqual(untranslated.filter((text) => text !== "Cold Open" || place === "set-up"), [], place);
}

test("the page uses the language of the browser, also after a reload", async () => {
  const page = await newPage("phone", { locale: "de-AT" });
  await open(page);
  await awaitLanguage(page, "de", "Übernimm das Kommando");
  assert.equal(await page.title(), "Übernimm das Kommando — Centauri");
  await page.reload();
  await awaitLanguage(page, "de", "Übernimm das Kommando");
  await open(page, "#/settings");
  assert.equal(await page.getByRole("radio", { name: "Sprache des Browsers" }).isChecked(), true);
  assertClean(page);
});

test("a browser without a supported language gets English", async () => {
  const page = await newPage("phone", { locale: "fr-FR" });
  await open(page);
  await awaitLanguage(page, "en", "Take command");
  assertClean(page);
});

test("the language setting applies without a reload and is stored", async () => {
  const page = await newPage();
  await open(page, "#/settings");
  await page.evaluate(() => (window.untouched = true));
  await choose(page, "Deutsch");
  await awaitLanguage(page, "de", "Einstellungen");
  assert.equal(await page.evaluate(() => window.untouched), true);
  await page.reload();
  await awaitLanguage(page, "de", "Einstellungen");
  assert.equal(await page.getByRole("radio", { name: "Deutsch" }).isChecked(), true);
  await choose(page, "English");
  await awaitLanguage(page, "en", "Settings");
  assertClean(page);
});

test("the language of the address overrides the setting until the player chooses another", async () => {
  const page = await newPage();
  await open(page, "#/settings");
  await choose(page, "English");
  for (const place of ["?lang=de#/settings", "?b=1#/settings?lang=de-CH"]) {
    const other = await nextPage(page);
    await open(other, place);
    await awaitLanguage(other, "de", "Einstellungen");
    assert.equal(await other.getByRole("radio", { name: "Deutsch" }).isChecked(), true);
    await choose(other, "English");
    await other.getByRole("heading", { name: "Settings" }).waitFor();
    assert.doesNotMatch(other.url(), /lang=/);
    await other.waitForLoadState("networkidle");
    await other.reload();
    await awaitLanguage(other, "en", "Settings");
    assertClean(other);
  }
});

test("the language of the embedding page overrides the browser, but not the setting", async () => {
  const page = await newPage();
  await open(page, "embed.html?game=rift&page-lang=de");
  await awaitLanguage(page, "de");
  await page.getByRole("button", { name: "Spielen" }).waitFor();
  await open(page, "embed.html?game=rift&page-lang=de&start=auto");
  await page.locator("[data-order=end-turn]").filter({ hasText: "Zug beenden" }).waitFor();
  await awaitLanguage(page, "de");
  // An invalid configuration of a player is reported in that language too.
  await open(page, "embed.html?game=nothing&page-lang=de");
  await awaitLanguage(page, "de", "Hier gibt es nichts zu spielen");
  // The user's setting takes precedence.
  await open(page, "#/settings");
  await choose(page, "English");
  await awaitLanguage(page, "en", "Settings");
  await open(page, "embed.html?game=rift&page-lang=de&start=auto");
  await page.locator("main h1").first().waitFor();
  await awaitLanguage(page, "en");
  assertClean(page);
});

test("a match continues in another language", async () => {
  const page = await newPage();
  await quickStart(page, mouse);
  await page.locator("[data-order=faster]").click();
  const table = new URL(page.url()).hash;
  const before = await position(page);
  const ships = await page.locator(".table [role=gridcell]").evaluateAll((cells) => cells.map((cell) => cell.className.baseVal ?? cell.className));
  await page.evaluate(() => (location.hash = "#/settings"));
  await choose(page, "Deutsch");
  await page.getByRole("heading", { name: "Einstellungen" }).waitFor();
  await page.evaluate((hash) => (location.hash = hash), table);
  await page.locator(".table-actions [data-order=end-turn]").waitFor();
  assert.match(await page.locator("[data-order=end-turn]").innerText(), /Zug beenden/);
  assert.equal((await position(page)).log.length, before.log.length);
  assert.deepEqual(
    await page.locator(".table [role=gridcell]").evaluateAll((cells) => cells.map((cell) => cell.className.baseVal ?? cell.className)),
    ships,
  );
  const names = await page.locator(".table [role=gridcell]").evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")));
  assert.ok(names.some((name) => /dein Rhino A in Ebene 0, Richtung Südosten, Geschwindigkeit \+1, Rumpf \d+/.test(name)), names[0]);
  await page.locator("[data-order=step]").click();
  await page.locator(".log").getByText("Rhino A fliegt nach").waitFor();
  await page.getByRole("button", { name: "Zurücknehmen" }).first().click();
  await page.locator(".log").getByText("Rhino A fliegt nach").waitFor({ state: "detached" });
  assertClean(page);
});

test("a language that cannot be loaded is reported in English, and a retry loads it", async () => {
  const page = await newPage();
  await page.route("**/l10n/de-*.ftl", (route) => route.abort());
  await open(page, "?lang=de");
  const failure = page.getByRole("alert").filter({ hasText: "Deutsch could not be loaded" });
  await failure.waitFor();
  await awaitLanguage(page, "en");
  await assertAccessible(page);
  await page.unroute("**/l10n/de-*.ftl");
  await failure.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "Übernimm das Kommando" }).waitFor();
  await failure.waitFor({ state: "detached" });
  assertClean(page, /l10n.de-|^console: (Failed to load resource|TypeError: Failed to fetch)/);
});

test("rules are shown in German with the same ids, and missing translations in English with a note", async () => {
  const page = await newPage("desktop", { locale: "de-DE" });
  await open(page, "#/rules/rift/RIFT-7.13");
  const rule = page.locator("[id='at-RIFT-7.13']");
  await rule.waitFor();
  assert.match(await rule.innerText(), /Notstopp/);
  assert.equal(await page.locator(".foreign").count(), 0);
  await page.getByRole("searchbox").fill("notstopp");
  await page.getByText(/Regeln? gefunden/).waitFor();
  assertClean(page);

  const missing = await newPage("desktop", { locale: "de-DE" });
  await missing.route("**/rules/rift.de-*.md", (route) => route.abort());
  await open(missing, "#/rules/rift");
  await missing.getByText("Die Regeln konnten nicht auf Deutsch geladen werden").waitFor();
  assert.match(await missing.locator("[id='at-RIFT-7.13']").innerText(), /Emergency stop/);
  assertClean(missing, /rules.rift\.de-|^console: (Failed to load resource|TypeError: Failed to fetch)/);

  const partial = await newPage("desktop", { locale: "de-DE" });
  await partial.route("**/rules/rift.de-*.md", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/^- \*\*RIFT-7\.13\*\*.*$/m, "");
    await route.fulfill({ response, body });
  });
  await open(partial, "#/rules/rift");
  const foreign = partial.locator(".foreign");
  await foreign.waitFor();
  assert.equal(await foreign.count(), 1);
  assert.equal(await foreign.getAttribute("lang"), "en");
  assert.match(await foreign.innerText(), /Auf Englisch[\s\S]*Emergency stop/);
  await assertStructure(partial, [".rules > :not(.foreign)"]);
  assertClean(partial);
});

test("every page in German has no English text", async (t) => {
  const page = await newPage();
  const table = await importMidgame(page);
  for (const [name, place] of Object.entries(pagesOf(table))) {
    await t.test(name, async () => {
      await openInLanguage(page, "de", name, place);
      // What has a name in English has one in German: the tests compare the phrases.
      if (EVERY_VARIANT) await assertAccessible(page);
      await assertGerman(page, name);
      assertClean(page);
    });
  }
  await t.test("menu, reasons and rules beside the table", async () => {
    await openInLanguage(page, "de", "table", table);
    await page.getByRole("button", { name: "Warum nicht?" }).click();
    await assertGerman(page, "reasons");
    await page.locator(".why-not button").first().click();
    await page.locator(".drawer .found").waitFor();
    await assertGerman(page, "drawer");
    await page.locator(".drawer").getByRole("button", { name: "Schließen" }).click();
    await page.getByRole("button", { name: "Menü" }).click();
    await assertGerman(page, "menu");
    await page.getByRole("button", { name: "Aufgeben" }).click();
    await page.getByRole("button", { name: "Ja, aufgeben" }).click();
    await page.locator(".end-table").waitFor();
    await assertGerman(page, "end");
    if (EVERY_VARIANT) await assertAccessible(page);
  });
  assertClean(page);
});

test("language files have hashed names and are not part of the first load", async () => {
  const list = await (await fetch(new URL("assets.json", BASE_URL))).json();
  const files = list.files.filter(({ path }) => /^(l10n|rules)\/.*de-[0-9a-f]{16}\.(ftl|md)$/.test(path));
  const games = translatedGames("de");
  const wanted = ["l10n/de.ftl", ...games.map((game) => `l10n/${game}.de.ftl`), ...games.map((game) => `rules/${game}.de.md`)];
  assert.deepEqual(files.map(({ path }) => path.replace(/-[0-9a-f]{16}/, "")).sort(), wanted);
  assert.ok(files.every(({ first }) => !first));
  const page = await newPage();
  const requested = [];
  page.on("request", (request) => requested.push(request.url()));
  await open(page);
  assert.deepEqual(requested.filter((url) => /l10n|rules/.test(url)), []);
});
