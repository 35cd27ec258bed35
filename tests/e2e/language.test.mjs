// The language of the page: by address, setting and browser; stored, changed in mid-game, and
// without a word of another language.
import test from "node:test";
import assert from "node:assert/strict";
import { BASE_URL, assertAccessible, assertClean, eventually, newPage, nextPage, open } from "./support.mjs";
import { mouse, play } from "./captain.mjs";
import { openIn, pagesOf, position, quickStart } from "./position.mjs";
import { englishOnly, leftovers, texts, translated } from "./phrases.mjs";

/** Waits until the page is in this language, with this first heading if one is given. */
const shows = (page, code, heading) =>
  eventually(async () => {
    assert.equal(await page.getAttribute("html", "lang"), code);
    if (heading) assert.equal(await page.locator("main h1").first().innerText(), heading);
  });
const choose = (page, name) => page.getByRole("radio", { name }).check();
const english = englishOnly("de");

/** A match in its third turn, with a page that has not been shown in German yet. */
async function playing() {
  const page = await newPage();
  await quickStart(page, mouse);
  await play(page, mouse, { enough: ({ log }) => log.filter((line) => /^Round /.test(line)).length > 2 });
  return page;
}

async function assertGerman(page, place) {
  await shows(page, "de");
  const left = leftovers(await texts(page), english);
  // The title of a match stays as it was given, in the language of its creation.
  assert.deepEqual(left.filter((text) => text !== "Cold Open" || place === "set-up"), [], place);
}

test("the browser's language is taken, and kept over a reload", async () => {
  const page = await newPage("phone", { locale: "de-AT" });
  await open(page);
  await shows(page, "de", "Übernimm das Kommando");
  assert.equal(await page.title(), "Übernimm das Kommando — Centauri");
  await page.reload();
  await shows(page, "de", "Übernimm das Kommando");
  await open(page, "#/settings");
  assert.equal(await page.getByRole("radio", { name: "Sprache des Browsers" }).isChecked(), true);
  assertClean(page);
});

test("a browser that speaks none of the languages gets English", async () => {
  const page = await newPage("phone", { locale: "fr-FR" });
  await open(page);
  await shows(page, "en", "Take command");
  assertClean(page);
});

test("a setting changes the language at once, without a reload, and is kept", async () => {
  const page = await newPage();
  await open(page, "#/settings");
  await page.evaluate(() => (window.untouched = true));
  await choose(page, "Deutsch");
  await shows(page, "de", "Einstellungen");
  assert.equal(await page.evaluate(() => window.untouched), true);
  await page.reload();
  await shows(page, "de", "Einstellungen");
  assert.equal(await page.getByRole("radio", { name: "Deutsch" }).isChecked(), true);
  await choose(page, "English");
  await shows(page, "en", "Settings");
  assertClean(page);
});

test("the address is stronger than the setting, until the player chooses", async () => {
  const page = await newPage();
  await open(page, "#/settings");
  await choose(page, "English");
  for (const place of ["?lang=de#/settings", "?b=1#/settings?lang=de-CH"]) {
    const other = await nextPage(page);
    await open(other, place);
    await shows(other, "de", "Einstellungen");
    assert.equal(await other.getByRole("radio", { name: "Deutsch" }).isChecked(), true);
    await choose(other, "English");
    await other.getByRole("heading", { name: "Settings" }).waitFor();
    assert.doesNotMatch(other.url(), /lang=/);
    await other.waitForLoadState("networkidle");
    await other.reload();
    await shows(other, "en", "Settings");
    assertClean(other);
  }
});

test("the page around a frame is asked after the player and before the browser", async () => {
  const page = await newPage();
  await open(page, "embed.html?game=rift&page-lang=de");
  await shows(page, "de");
  await page.getByRole("button", { name: "Spielen" }).waitFor();
  await open(page, "embed.html?game=rift&page-lang=de&start=auto");
  await page.locator("[data-order=end-turn]").filter({ hasText: "Zug beenden" }).waitFor();
  await shows(page, "de");
  // An invalid configuration of a player is reported in that language too.
  await open(page, "embed.html?game=nothing&page-lang=de");
  await shows(page, "de", "Hier gibt es nichts zu spielen");
  // The user's setting takes precedence.
  await open(page, "#/settings");
  await choose(page, "English");
  await shows(page, "en", "Settings");
  await open(page, "embed.html?game=rift&page-lang=de&start=auto");
  await page.locator("main h1").first().waitFor();
  await shows(page, "en");
  assertClean(page);
});

test("a match goes on in another language, orders and all", async () => {
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

test("a language that cannot be had leaves the page in English and says so, until it can", async () => {
  const page = await newPage();
  await page.route("**/l10n/de-*.ftl", (route) => route.abort());
  await open(page, "?lang=de");
  const trouble = page.getByRole("alert").filter({ hasText: "Deutsch could not be loaded" });
  await trouble.waitFor();
  await shows(page, "en");
  await assertAccessible(page);
  await page.unroute("**/l10n/de-*.ftl");
  await trouble.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "Übernimm das Kommando" }).waitFor();
  await trouble.waitFor({ state: "detached" });
  assertClean(page, /l10n.de-|^console: (Failed to load resource|TypeError: Failed to fetch)/);
});

test("rules come in German, by the same numbers; without their file in English, and it is said", async () => {
  const page = await newPage("desktop", { locale: "de-DE" });
  await open(page, "#/rules/rift/RIFT-7.13");
  const rule = page.locator("[id='at-RIFT-7.13']");
  await rule.waitFor();
  assert.match(await rule.innerText(), /Notstopp/);
  assert.equal(await page.locator(".foreign").count(), 0);
  await page.getByRole("searchbox").fill("notstopp");
  await page.getByText(/Regeln? gefunden/).waitFor();
  assertClean(page);

  const poor = await newPage("desktop", { locale: "de-DE" });
  await poor.route("**/rules/rift.de-*.md", (route) => route.abort());
  await open(poor, "#/rules/rift");
  await poor.getByText("Die Regeln konnten nicht auf Deutsch geladen werden").waitFor();
  assert.match(await poor.locator("[id='at-RIFT-7.13']").innerText(), /Emergency stop/);
  assertClean(poor, /rules.rift\.de-|^console: (Failed to load resource|TypeError: Failed to fetch)/);

  const thin = await newPage("desktop", { locale: "de-DE" });
  await thin.route("**/rules/rift.de-*.md", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/^- \*\*RIFT-7\.13\*\*.*$/m, "");
    await route.fulfill({ response, body });
  });
  await open(thin, "#/rules/rift");
  const foreign = thin.locator(".foreign");
  await foreign.waitFor();
  assert.equal(await foreign.count(), 1);
  assert.equal(await foreign.getAttribute("lang"), "en");
  assert.match(await foreign.innerText(), /Auf Englisch[\s\S]*Emergency stop/);
  await assertAccessible(thin, [".rules > :not(.foreign)"]);
  assertClean(thin);
});

test("every page is accessible in German and has no English left", async (t) => {
  const page = await playing();
  const table = new URL(page.url()).hash;
  for (const [name, place] of Object.entries(pagesOf(table))) {
    await t.test(name, async () => {
      await openIn(page, "de", name, place);
      await assertAccessible(page, [], { colors: false });
      await assertGerman(page, name);
      assertClean(page);
    });
  }
  await t.test("the menu, the reasons, the rules beside the table", async () => {
    await openIn(page, "de", "table", table);
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
    await assertAccessible(page);
  });
  assertClean(page);
});

test("the file of the language has a hashed name and is not part of the first load", async () => {
  const list = await (await fetch(new URL("assets.json", BASE_URL))).json();
  const files = list.files.filter(({ path }) => /^(l10n|rules)\/.*de-[0-9a-f]{16}\.(ftl|md)$/.test(path));
  const games = translated("de");
  const wanted = ["l10n/de.ftl", ...games.map((game) => `l10n/${game}.de.ftl`), ...games.map((game) => `rules/${game}.de.md`)];
  assert.deepEqual(files.map(({ path }) => path.replace(/-[0-9a-f]{16}/, "")).sort(), wanted);
  assert.ok(files.every(({ first }) => !first));
  const page = await newPage();
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page);
  assert.deepEqual(asked.filter((url) => /l10n|rules/.test(url)), []);
});
