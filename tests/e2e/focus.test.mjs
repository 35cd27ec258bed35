// The focus after a button was pressed: by mouse it is released, by keyboard it stays visible in
// place, even if the focused element is gone or inactive.
import test from "node:test";
import assert from "node:assert/strict";
import { assertClean, eventually, newPage, open, throttle, variants } from "./support.mjs";
import { cell, openEditor } from "./editor.mjs";
import { quickStart, startHotseat } from "./position.mjs";
import { look, mouse } from "./captain.mjs";
import { startBattle } from "./commander.mjs";
import { awaitTurn as awaitColonies } from "./admiral.mjs";
import { awaitTurn as awaitExplorer, startCampaign } from "./explorer.mjs";

test("a button loses the focus after a click, keeps it after a key, and regains it when its dialog closes", async () => {
  const page = await newPage("desktop");
  await quickStart(page, mouse);
  const zoom = page.getByRole("button", { name: "Zoom in" });
  const hasFocus = (button) => button.evaluate((element) => element === document.activeElement);
  await zoom.click();
  assert.equal(await page.evaluate(() => document.activeElement === document.body), true);
  await zoom.focus();
  await page.keyboard.press("Enter");
  assert.equal(await hasFocus(zoom), true);
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  await menu.click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await eventually(async () => assert.equal(await hasFocus(menu), true));
  assertClean(page);
});

test("an undo button keeps the focus when nothing is left to undo, and Enter ends no turn", async () => {
  const page = await newPage();
  const { ships } = await startHotseat(page);
  const active = ships.find((ship) => ship.active).ship;
  for (const key of ["w", "m"]) await page.keyboard.press(key);
  const undo = page.locator("[data-part=undo]").first();
  await eventually(async () => assert.equal(await undo.getAttribute("aria-disabled"), null));
  await undo.focus();
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press("Enter");
    await page.evaluate(() => window.afterRender());
    assert.equal(await undo.evaluate((element) => element === document.activeElement), true, `after ${presses + 1} presses`);
  }
  assert.equal(await undo.getAttribute("aria-disabled"), "true");
  // A key press does nothing either if nothing has the focus.
  await page.evaluate(() => document.activeElement.blur());
  for (const key of ["Enter", "Enter", "Space"]) await page.keyboard.press(key);
  const after = await look(page);
  assert.equal(after.ships.find((ship) => ship.active).ship, active);
  assert.equal(await undo.getAttribute("aria-disabled"), "true", "no order was given");
  assertClean(page);
});

test("a key held since before the handover screen does not confirm it", async () => {
  const page = await newPage();
  await startBattle(page);
  const confirm = page.locator(".curtain .button");
  await confirm.evaluate((button) => button.blur());
  await page.keyboard.down("Enter");
  await confirm.focus();
  // The second of two is reported to the page as a repeat.
  await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await page.evaluate(() => window.afterRender());
  assert.equal(await confirm.isVisible(), true);
  await page.keyboard.press("Enter");
  await confirm.waitFor({ state: "detached" });
  assertClean(page);
});

test("pressing Enter twice on the button that ends a turn or a phase ends only one", async () => {
  const page = await newPage();
  const { ships } = await startHotseat(page);
  const active = (all) => all.find((ship) => ship.active).ship;
  await page.locator('.table-actions [data-order="end-turn"]').focus();
  for (const key of ["Enter", "Enter"]) await page.keyboard.press(key);
  const next = await look(page);
  assert.notEqual(active(next.ships), active(ships), "one turn is over");
  await page.locator('.table-actions [data-order="end-turn"]').waitFor();
  await page.evaluate(() => window.afterRender());
  assert.equal(active((await look(page)).ships), active(next.ships), "and the next is not");
  const other = await newPage();
  await startCampaign(other, 2);
  const heading = () => other.evaluate(() => window.afterRender().then(() => document.querySelector("h1").textContent));
  const orders = (name) => other.locator(`.table-actions [data-order${name}]:not([aria-disabled=true])`).filter({ visible: true });
  const done = orders("=done").first();
  for (let presses = 0; presses < 20 && !(await done.count()); presses += 1) {
    await orders("").first().click();
    await awaitExplorer(other);
  }
  await done.focus();
  const before = await heading();
  await other.keyboard.press("Enter");
  const after = await heading();
  assert.notEqual(after, before);
  await other.keyboard.press("Enter");
  assert.equal(await heading(), after, "nothing more was answered");
  assertClean(page);
  assertClean(other);
});

/** Starts an observer in the page, and returns a function that waits for what it resolves to. */
async function watch(page, observer) {
  await page.evaluate(`window.observed = new Promise(${observer}); 0`);
  return () => page.evaluate(() => window.observed);
}

test("a new question takes the focus from a card that stays in the hand before another key arrives", async () => {
  const page = await newPage();
  await open(page, "#/new/space-rift");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator(".hand-card.playable").first().waitFor();
  await page.locator(".hand-card").last().focus();
  await page.keyboard.press("1");
  await page.locator(".hand-card.taken").waitFor();
  await throttle(page, 6);
  const holder = await watch(page, (resolve) => {
    const asked = new MutationObserver(() => {
      const prompt = document.querySelector(".prompt-text").textContent;
      if (/order your units/.test(prompt)) resolve(document.activeElement.className);
    });
    asked.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  await page.keyboard.press("p");
  assert.match(await holder(), /table-actions/);
  assertClean(page);
});

test("a field that gets the focus during a slow rendering keeps it", async () => {
  const page = await newPage();
  await quickStart(page, mouse);
  await page.getByRole("link", { name: "Text version" }).first().focus();
  await throttle(page, 6);
  const field = await watch(page, (resolve) => {
    const opened = new MutationObserver(() => {
      const field = document.getElementById("text-field");
      if (!field) return;
      opened.disconnect();
      field.focus();
      window.afterRender().then(() => resolve(document.activeElement.id));
    });
    opened.observe(document.body, { childList: true, subtree: true });
  });
  await page.keyboard.press("Enter");
  assert.equal(await field(), "text-field");
  assertClean(page);
});

test("a cell that gets the focus during a slow rendering keeps it", async () => {
  const page = await openEditor("desktop", {}, "exodus");
  await cell(page, "0").focus();
  for (const key of ["s", "ArrowUp", "ArrowUp"]) await page.keyboard.press(key);
  await throttle(page, 6);
  const reached = await watch(page, (resolve) => {
    const placed = new MutationObserver(() => {
      placed.disconnect();
      const up = new KeyboardEvent("keydown", { key: "ArrowUp", code: "ArrowUp", bubbles: true, cancelable: true });
      document.activeElement.dispatchEvent(up);
      window.afterRender().then(() => resolve(document.activeElement.getAttribute("aria-label")));
    });
    placed.observe(document.querySelector(".board-svg"), { attributeFilter: ["aria-label"], subtree: true });
  });
  await page.keyboard.press("Enter");
  assert.match(await reached(), /^C1,/);
  assertClean(page);
});

test("the focus stays in its group if the focused button disappears, also after a click elsewhere", async () => {
  const page = await newPage();
  await open(page, "#/new/exodus");
  await page.getByRole("button", { name: "Begin" }).click();
  await awaitColonies(page);
  await page.locator(".primer-tools button").first().click();
  await page.locator(".table-actions").getByRole("button", { name: "Install automatically" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Install automatically" }).first().waitFor({ state: "detached" });
  await eventually(async () => {
    assert.equal(await page.evaluate(() => document.activeElement.closest(".table-actions") !== null), true);
  });
  assertClean(page);
});

/** Returns the name of the focused element if it can be pressed, otherwise nothing. */
const focusedControl = (page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at.matches("button, summary, [role=gridcell]") ? at.getAttribute("aria-label") ?? at.textContent.trim() : undefined;
  });

const openTable = (game, wait) => async (page) => {
  await open(page);
  await page.locator(`.door[data-game=${game}]`).getByRole("link", { name: /^Play/ }).first().click();
  await wait(page);
};

const openEditorAt = (place) => async (page) => {
  await open(page, `#/editor/${place}`);
  await page.locator(".editor .cell").first().waitFor();
};

/** Keys to press one after another on each page. */
const PLACES = {
  "the table of Centauri Rift": startHotseat,
  "the table of Space Rift": startBattle,
  "the table of Exodus": openTable("exodus", awaitColonies),
  "the table of Saga": (page) => startCampaign(page, 2, { company: "bots" }),
  "a replay": async (page) => {
    await startHotseat(page);
    for (const key of ["w", "m", "e"]) await page.keyboard.press(key);
    const table = await page.evaluate(() => location.hash);
    await open(page, table.replace("#/table/", "#/replay/"));
    await page.locator("[role=gridcell]").first().waitFor();
  },
  "the text version of a table": async (page) => {
    await startHotseat(page);
    await open(page, `${await page.evaluate(() => location.hash)}?view=text`);
    await page.locator(".text-head").waitFor();
  },
  "a lesson": (page) => open(page, "#/learn/rift/energy"),
  "the editor of Centauri Rift": openEditorAt("rift/cold-open"),
};

/** The other editors, whose controls are of the same kinds. */
const FURTHER_PLACES = {
  "the editor of Space Rift": openEditorAt("space-rift/srr-05"),
  "the editor of Exodus": openEditorAt("exodus"),
  "the editor of Saga": openEditorAt("saga"),
};

for (const [name, show] of variants(Object.entries(PLACES), Object.entries(FURTHER_PLACES))) {
  test(`no key press loses the focus: ${name}`, async () => {
    const page = await newPage();
    await show(page);
    let pressed = 0;
    for (let steps = 0; steps < 60 && pressed < 30; steps += 1) {
      await page.keyboard.press("Tab");
      const what = await focusedControl(page);
      if (what === undefined) continue;
      pressed += 1;
      await page.keyboard.press("Enter");
      await page.evaluate(() => window.afterRender());
      const isFocusLost = () => page.evaluate(() => document.hasFocus() && document.activeElement === document.body);
      await eventually(async () => assert.equal(await isFocusLost(), false, `${what} has lost it`), 5_000);
    }
    assert.ok(pressed > 3, "too little could be pressed");
    assertClean(page);
  });
}
