// A match by keyboard only: found, set up and played to its end, always with a visible focus.
import test from "node:test";
import assert from "node:assert/strict";
import { assertClean, newPage, open } from "./support.mjs";
import { awaitTurn, look, play } from "./captain.mjs";
import { startHotseat } from "./position.mjs";

const KEYS = {
  step: "m",
  faster: "w",
  slower: "s",
  "turn-left": "a",
  "turn-right": "d",
  rise: "r",
  sink: "f",
  "end-turn": "e",
};

/** Presses Tab until an element has the focus, which must then be visible. */
async function tabTo(page, target, { key = "Tab", limit = 200 } = {}) {
  for (let stops = 0; stops < limit; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return assertFocusVisible(page);
    await page.keyboard.press(key);
  }
  throw new Error(`${target} is not reached by ${key}`);
}

/**
 * Asserts that the focus is visible: by an outline, a ring of the board, or on the label of a
 * hidden input.
 */
async function assertFocusVisible(page) {
  const seen = await page.evaluate(() => {
    const focused = document.activeElement;
    const marked = (element) => {
      const style = element && getComputedStyle(element);
      return style && ((style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2) || style.boxShadow !== "none");
    };
    const isShown = marked(focused) || (focused.matches("input") && marked(focused.closest("label")));
    return isShown || (focused.matches(".cell") && document.querySelector(".board-ring") !== null) || focused.outerHTML.slice(0, 200);
  });
  assert.equal(seen, true);
}

/** Input by keyboard: the keys of the table, otherwise Tab and Enter. */
const keyboard = {
  async press(page, target) {
    await tabTo(page, target);
    await page.keyboard.press("Enter");
  },
  async perform(page, input, order) {
    const { narrowed, buttons } = await look(page);
    const shots = buttons.filter((button) => button.order === "fire");
    const key = order.order === "fire" ? String(shots.findIndex(({ index }) => index === order.index) + 1) : KEYS[order.order];
    if (narrowed || !key) return input.press(page, page.locator(".table-actions button[data-order]").nth(order.index));
    return page.keyboard.press(key);
  },
};

test("a match is played by keyboard only, from the first page to its end", async () => {
  const page = await newPage();
  await open(page);
  await keyboard.press(page, page.locator(".door[data-game=rift]").getByRole("link", { name: "Set up a match" }));
  await page.getByRole("heading", { level: 1, name: "Set up a match" }).waitFor();

  await tabTo(page, page.getByRole("combobox", { name: "Player for Captain B" }));
  for (const [key, level] of [["ArrowDown", "captain"], ["ArrowUp", "ensign"]]) {
    await page.keyboard.press(key);
    assert.equal(await page.getByRole("combobox", { name: "Player for Captain B" }).inputValue(), level);
  }
  for (const seat of [0, 1]) {
    const handicap = page.locator(".handicap").nth(seat);
    await keyboard.press(page, handicap.locator("summary"));
    await typeNumber(page, handicap.getByLabel("Hull, plus or minus"), "-4");
    await typeNumber(page, handicap.getByLabel("Strength of each shield bar"), "1");
  }
  await keyboard.press(page, page.getByRole("button", { name: "Begin" }));

  const first = await awaitTurn(page);
  assert.ok(first.ships.every((ship) => ship.hull <= 8));
  await play(page, keyboard);
  const end = page.getByRole("dialog");
  assert.match(await end.getByRole("heading", { level: 2 }).innerText(), /^(Victory!|Defeat|Draw)$/);
  assert.match(await end.locator(".end-winner").innerText(), /(wins? the match|is a draw)\.$/);
  await page.keyboard.press("Escape");
  await end.waitFor({ state: "detached" });
  assertClean(page);
});

/** Types a number into the field with this label. */
async function typeNumber(page, field, text) {
  await tabTo(page, field);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
  await page.keyboard.press("Tab");
  assert.equal(await field.inputValue(), text);
}

test("keys move the focus over the board, and the name of a square tells its content", async () => {
  const page = await newPage("desktop");
  const { ships } = await startHotseat(page);
  const own = ships.find((ship) => ship.own);

  await tabTo(page, page.locator('.cell[tabindex="0"]'));
  await page.keyboard.press("Control+Home");
  for (let steps = 1; steps < own.column; steps += 1) await page.keyboard.press("ArrowRight");
  for (let steps = 1; steps < own.row; steps += 1) await page.keyboard.press("ArrowDown");
  await assertFocusVisible(page);
  const name = () => page.evaluate(() => document.activeElement.getAttribute("aria-label"));
  assert.match(await name(), /your .+ in plane 0, facing .+, speed 0, hull \d+, active/);

  await page.keyboard.press("w");
  await look(page);
  assert.match(await name(), /speed \+1/, "the keys of the table work on the board");
  await page.keyboard.press("n");
  assert.match(await name(), /Move$/, "n leads to the square that can be picked");
  await page.keyboard.press("Enter");
  const { log } = await look(page);
  assert.match(log.at(-1), /flies to/);
  await page.keyboard.press("Control+z");
  assert.notDeepEqual((await look(page)).log, log);
  assertClean(page);
});

test("the menu takes and returns the focus, and Escape closes it and the reasons", async () => {
  const page = await newPage("desktop");
  await open(page);
  await keyboard.press(page, page.locator(".door[data-game=rift]").getByRole("link", { name: "Play against a bot" }));
  await awaitTurn(page);
  const menu = page.getByRole("button", { name: "Menu" });
  await keyboard.press(page, menu);
  const dialog = page.getByRole("dialog", { name: "Menu" });
  await dialog.waitFor();
  assert.equal(await dialog.evaluate((element) => element.contains(document.activeElement)), true);
  const { log } = await look(page);
  await page.keyboard.press("w");
  assert.deepEqual((await look(page)).log, log, "no order is given through a dialog");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  assert.equal(await menu.evaluate((element) => element === document.activeElement), true);
  await page.keyboard.press("y");
  await page.locator(".why-not").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".why-not").waitFor({ state: "detached" });
  assertClean(page);
});
