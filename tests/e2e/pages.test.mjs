// Every page, at every size, and a table in every theme: accessible, in one column, and without
// errors.
import test from "node:test";
import assert from "node:assert/strict";
import { EVERY_VARIANT, assertAccessible, assertClean, assertContrast, assertStructure, eventually, newPage, open } from "./support.mjs";
import { awaitTurn } from "./captain.mjs";
import { awaitComplete, pagesOf } from "./position.mjs";
import { importMidgame } from "./stations.mjs";

const WIDTHS = [320, 390, 820, 1440];
/** The themes beside Night, in which every page is checked, by their names. */
const THEMES = { Paper: "light", Contrast: "contrast" };

/**
 * What is left out of the check of a page: the rules after their beginning, hundreds of paragraphs
 * of the same few kinds, which take as long as all other pages together.
 */
const EXCEPT = EVERY_VARIANT ? {} : { rules: [".rules > :nth-child(n + 30)"] };

/** Asserts that a page is not wider than its window, at any width. */
async function assertFits(page, place) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const wider = await page.evaluate(async () => {
      await window.afterRender();
      return document.documentElement.scrollWidth - window.innerWidth;
    });
    assert.ok(wider <= 0, `${place} is ${wider} px too wide at ${width} px`);
  }
}

test("every page is accessible, and a table in mid-game in every theme and with an open sheet", async (t) => {
  const page = await newPage();
  const table = await importMidgame(page);
  for (const [name, place] of Object.entries(pagesOf(table))) {
    await t.test(name, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, place);
      await awaitComplete(page, name);
      await assertAccessible(page, EXCEPT[name]);
      await assertFits(page, name);
      assertClean(page);
    });
  }
  for (const [label, theme] of Object.entries(THEMES)) {
    await t.test(label, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, "#/settings");
      await page.getByRole("radio", { name: label }).check();
      await page.locator(`html[data-theme="${theme}"]`).waitFor();
      await open(page, table);
      await awaitTurn(page);
      await assertContrast(page);
    });
  }
  await t.test("with reasons, rules and menu", async () => {
    await page.getByRole("button", { name: "Why not?" }).click();
    await page.locator(".why-not button").first().click();
    await page.locator(".drawer .found").waitFor();
    await assertAccessible(page, [".drawer .rules"]);
    await page.locator(".drawer").getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.waitFor();
    await assertAccessible(page);
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "detached" });
  });
  await t.test("on a phone", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Open the console" }).click();
    await page.locator(".table-console").waitFor();
    await assertStructure(page);
  });
  assertClean(page);
});

test("settings survive a reload", async () => {
  const page = await newPage();
  await open(page, "#/settings");
  await page.getByRole("radio", { name: "Paper" }).check();
  await page.getByRole("radio", { name: "Largest" }).check();
  await page.locator('input[name="motion"][value="none"]').check();
  await page.getByRole("checkbox", { name: "Confirm before ending a turn" }).check();
  const displayed = () =>
    page.evaluate(() => [..."theme scale motion".split(" ")].map((name) => document.documentElement.getAttribute(`data-${name}`)));
  const chosen = ["light", "150", "none"];
  await eventually(async () => assert.deepEqual(await displayed(), chosen));
  await page.reload();
  await page.locator("main").waitFor();
  await eventually(async () => assert.deepEqual(await displayed(), chosen));
  assert.equal(await page.getByRole("radio", { name: "Paper" }).isChecked(), true);
  assert.equal(await page.getByRole("checkbox", { name: "Confirm before ending a turn" }).isChecked(), true);
  assertClean(page);
});

test("leaving an editor while it opens does not lead back to it", async () => {
  const page = await newPage();
  await page.addInitScript(() => {
    const { insertBefore } = Node.prototype;
    Node.prototype.insertBefore = function (node, next) {
      if (node.nodeType === 1 && node.matches(".editor")) location.hash = "#/settings";
      return insertBefore.call(this, node, next);
    };
  });
  await open(page, "#/editor/rift/cold-open");
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  assert.equal(new URL(page.url()).hash, "#/settings");
  assertClean(page);
});

/** The pages that every game has, and the name of each game. */
const OF_GAMES = ["new", "learn", "rules", "editor"];
const GAMES = { rift: "Centauri Rift", "space-rift": "Space Rift", exodus: "Exodus", saga: "Centauri Saga" };

test("page titles name the game or the missing page, and rule ids are found in lower case", async () => {
  const page = await newPage();
  const awaitTitle = (place, title) =>
    eventually(async () => {
      await open(page, `#/${place}`);
      assert.match(await page.title(), title, place);
    });
  for (const [game, name] of Object.entries(GAMES)) {
    for (const of of OF_GAMES) await awaitTitle(`${of}/${game}`, new RegExp(`${name}.* — Centauri$`));
  }
  await awaitTitle("puzzles/rift", /Centauri Rift — Centauri$/);
  for (const place of ["puzzles/rift/2026-11-2", "learn/saga/nothing"]) await awaitTitle(place, /^Nothing in this sector/);
  await open(page, "#/rules/rift/rift-7.9");
  await eventually(async () => assert.equal(await page.evaluate(() => document.activeElement.textContent.includes("RIFT-7.9")), true));
  // The address of an unknown rule is reported.
  await page.evaluate(() => (location.hash = "#/rules/rift/RIFT-99.9"));
  await page.getByText("Rule “RIFT-99.9” does not exist.").waitFor();
  assertClean(page);
});
