// Browsers that translate the page replace its text nodes or wrap them: content that changes during
// play is marked to be skipped, everything else can be translated, and the page can still update
// it.
import test from "node:test";
import assert from "node:assert/strict";
import { EVERY_VARIANT, assertClean, eventually, newPage, open } from "./support.mjs";
import { look, pressKeys } from "./captain.mjs";
import { awaitStep } from "./coach.mjs";
import { startHotseat } from "./position.mjs";
import { startBattle } from "./commander.mjs";
import { awaitTurn as awaitColonies } from "./admiral.mjs";
import { startCampaign } from "./explorer.mjs";
import { cellNames, scrubber, tool } from "./replay.mjs";
import { region, typeCommand } from "./words.mjs";

/**
 * Runs in the page: a translator like those of browsers, which also translates new text. It
 * replaces text nodes, or wraps them if `around` is set.
 */
function translator(wraps) {
  const isTranslatable = (text) => {
    const parent = text.parentElement;
    if (!parent || !text.data.trim() || parent.closest("font, script, style, textarea, svg")) return false;
    return parent.closest("[translate]")?.getAttribute("translate") !== "no";
  };
  const translate = (text) => {
    const [outer, inner] = ["font", "font"].map((name) => document.createElement(name));
    outer.append(inner);
    if (wraps) {
      text.replaceWith(outer);
      inner.append(text);
    } else {
      inner.textContent = `\u00ab${text.data}\u00bb`;
      text.replaceWith(outer);
    }
  };
  const texts = (from) => {
    const walker = document.createTreeWalker(from, NodeFilter.SHOW_TEXT);
    const all = [];
    while (walker.nextNode()) all.push(walker.currentNode);
    return all;
  };
  const all = (from) => texts(from).filter(isTranslatable).forEach(translate);
  all(document.body);
  let due = false;
  new MutationObserver(() => {
    if (due) return;
    due = true;
    setTimeout(() => {
      due = false;
      all(document.body);
    });
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

const TRANSLATORS = { "replaces text nodes": false, "wraps text nodes": true };
const translatedCount = (page, selector) => page.locator(`${selector} font`).count();

for (const [name, wraps] of Object.entries(TRANSLATORS)) {
  test(`a match goes on while a translator ${name}`, async () => {
    const page = await newPage();
    await startHotseat(page);
    await page.evaluate(translator, wraps);
    const before = await look(page);
    await pressKeys(page, "w", "m", "e");
    const after = await look(page);
    assert.notEqual(after.prompt, before.prompt);
    assert.ok(after.log.length > before.log.length);
    assert.equal(await translatedCount(page, ".table-prompt > h1"), 0);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").waitFor();
    assert.ok((await translatedCount(page, "dialog")) > 0, "what does not change is translated");
    await page.getByRole("dialog").locator("footer button").last().click();

    // The same match as text, and as a replay, in the page that is being translated.
    const table = await page.evaluate(() => location.hash);
    await open(page, `${table}?view=text`);
    const stateText = async () => (await region(page, "Prompt").innerText()) + (await region(page, "My forces").innerText());
    const first = await stateText();
    await typeCommand(page, "act 1");
    await eventually(async () => assert.notEqual(await stateText(), first, "the match goes on in words"), 10_000);
    await typeCommand(page, "undo");
    await eventually(async () => assert.equal(await stateText(), first), 10_000);
    for (const part of [".text-head", ".text-columns"]) assert.equal(await translatedCount(page, part), 0, part);

    await open(page, table.replace("#/table/", "#/replay/"));
    await page.locator(".replay [role=gridcell]").first().waitFor();
    const positionName = () => page.locator(".replay-head h1 small").innerText();
    const steps = [];
    for (const name of ["Back", "Back", "To the end"]) {
      await tool(page, name).click();
      await page.evaluate(() => window.afterRender());
      steps.push(`${await positionName()} ${await scrubber(page).getAttribute("aria-valuetext")} ${(await cellNames(page)).join()}`);
    }
    assert.equal(new Set(steps).size, steps.length, "each position is told");
    for (const part of [".replay-head h1 small", ".replay-moves", ".replay .table-board"]) assert.equal(await translatedCount(page, part), 0, part);
    assertClean(page);
  });

  if (wraps && !EVERY_VARIANT) continue;

  test(`translated content can still change while a translator ${name}`, async () => {
    const page = await newPage();
    await open(page, "#/settings");
    await page.evaluate(translator, wraps);
    await eventually(async () => assert.ok((await translatedCount(page, "main")) > 5));
    await page.getByRole("radio", { name: /Deutsch/ }).check({ force: true });
    await eventually(async () => assert.match(await page.locator("main h1").innerText(), /Einstellungen/));
    await eventually(async () => assert.match(await page.locator(".masthead").innerText(), /Spielst\u00e4nde/));
    await page.getByRole("radio", { name: /English/ }).check({ force: true });
    await eventually(async () => assert.match(await page.locator("main h1").innerText(), /Settings/));
    await page.evaluate(() => (location.hash = "#/rules/rift"));
    await page.locator("[id='at-RIFT-1.1']").waitFor();
    await eventually(async () => assert.ok((await translatedCount(page, "main")) > 50, "the rules are translated"));
    const search = page.getByRole("searchbox").or(page.locator("input[type=search]")).first();
    await search.fill("torpedo");
    await eventually(async () => assert.ok((await page.locator("main").innerText()).length < 60_000));
    await search.fill("");
    await page.locator("[id='at-RIFT-1.1']").waitFor();
    await page.evaluate(() => (location.hash = "#/"));
    await page.locator(".door[data-game=rift]").waitFor();
    assertClean(page);
  });

  test(`a lesson goes on while a translator ${name}`, async () => {
    const page = await newPage();
    await open(page, "#/learn/rift/energy");
    await awaitStep(page, 1);
    await page.evaluate(translator, wraps);
    await eventually(async () => assert.ok((await translatedCount(page, ".guide-card")) > 2, "the lesson is translated"));
    const first = await page.locator(".guide-card-text").innerText();
    for (let presses = 0; presses < 12 && (await page.locator(".guide-card-text").innerText()) === first; presses += 1) {
      await page.locator(".guide-card-buttons button.button:not([aria-disabled=true])").last().click();
      await page.evaluate(() => window.afterRender());
    }
    assert.notEqual(await page.locator(".guide-card-text").innerText(), first);
    for (const part of [".table-prompt > h1", ".table-actions", ".table-console", ".table-log", ".table-board"]) assert.equal(await translatedCount(page, part), 0, part);
    assertClean(page);
  });
}

/**
 * Places whose content changes during play: everything in them is skipped, except for static parts.
 */
const PLACES = {
  "space-rift": startBattle,
  exodus: async (page) => {
    await open(page);
    await page.locator(".door[data-game=exodus]").getByRole("link", { name: "Play against bots" }).click();
    await awaitColonies(page);
  },
  saga: (page) => startCampaign(page, 2, { company: "bots" }),
  editor: async (page) => {
    await open(page, "#/editor/rift/cold-open");
    await page.locator(".editor .cell").first().waitFor();
  },
};

for (const [name, show] of Object.entries(PLACES)) {
  test(`content that changes during play is not translated: ${name}`, async () => {
    const page = await newPage();
    await show(page);
    await page.evaluate(translator, false);
    await page.evaluate(() => window.afterRender());
    for (const part of [".table-prompt > h1", ".table-actions", ".table-console", ".table-log", ".table-board", ".editor > *"]) {
      assert.equal(await translatedCount(page, part), 0, part);
    }
    assertClean(page);
  });
}
