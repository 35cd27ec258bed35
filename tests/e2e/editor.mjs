// Helpers for tests of the editor: its cells, tools and tabs, and its description of the board.
import test from "node:test";
import assert from "node:assert/strict";
import { EVERY_VARIANT, assertAccessible, assertClean, assertContrast, assertStructure, eventually, newPage, nextPage, open } from "./support.mjs";

export const jsonFile = (name, text) => ({ name, mimeType: "application/json", buffer: Buffer.from(text) });
export const cell = (page, name) => page.locator(`.editor .cell[aria-label^="${name},"]`);
export const tab = (page, name) => page.getByRole("tab", { name: new RegExp(`^${name}\\s*\\d*$`) });
export const selectTool = (page, name) => page.getByRole("radio", { name, exact: true }).check({ force: true });
export const status = (page) => page.locator(".editor-state");

/** Opens the editor with its last content, or a new board. */
export async function openEditor(size = "desktop", options = {}, game = "rift") {
  const page = await newPage(size, { ...options });
  await open(page, `#/editor/${game}`);
  await page.locator(".editor .cell").first().waitFor();
  return page;
}

/** The names of empty squares or hexes. */
const EMPTY = /(open space|not on the map|no sector)$/;

/** Returns the names of all squares that are not empty. */
export function filledSquares(page) {
  const names = page.locator(".editor .cell").evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")));
  return names.then((names) => names.filter((name) => !EMPTY.test(name)));
}

/** Waits until exactly these squares are not empty. */
export const awaitSquares = (page, expected) => eventually(async () => assert.deepEqual(await filledSquares(page), expected));

/** Waits until the name of a square matches. */
export const awaitSquare = (page, name, pattern) =>
  eventually(async () => assert.match(await cell(page, name).getAttribute("aria-label"), pattern));

/** Waits until the status of the board matches. */
export const awaitStatus = (page, pattern) => eventually(async () => assert.match(await status(page).innerText(), pattern));

/** Waits until this many squares are nebulae. */
export const awaitNebulae = (page, count) =>
  eventually(async () => assert.equal((await filledSquares(page)).filter((name) => name.endsWith("nebula")).length, count));

/** Drags from one square to others. */
export async function drag(page, from, ...to) {
  const center = async (name) => {
    const { x, y, width, height } = await cell(page, name).boundingBox();
    return [x + width / 2, y + height / 2];
  };
  await page.mouse.move(...(await center(from)));
  await page.mouse.down();
  for (const name of to) await page.mouse.move(...(await center(name)), { steps: 4 });
  await page.mouse.up();
}

/** Returns the button that starts a match on the current document. */
export const playButton = (page) => page.getByRole("button", { name: "Play", exact: true });

/** Waits until the current document has no faults. */
export const awaitReady = (page) => awaitStatus(page, /^Ready to play/);

/**
 * Fixes a fault by a button in the panel of its hex, then undoes and redoes that.
 */
export async function fixFault(page, button) {
  await page.locator(".square-panel").getByRole("button", { name: button }).click();
  await awaitReady(page);
  await page.keyboard.press("Control+z");
  await awaitStatus(page, /^1 problem/);
  await page.keyboard.press("Control+y");
  await awaitReady(page);
}

/** Asserts that one fault is shown at this hex, and that the list leads to it. */
export async function assertFaultAt(page, hex) {
  assert.equal(await page.locator(".fault-sign").count(), 1);
  await tab(page, "Check").click();
  await page.getByRole("button", { name: `Show ${hex}` }).click();
  await page.getByRole("heading", { name: `Hex ${hex}` }).waitFor();
  await assertStructure(page);
}

/** Tests that the editor with this content is accessible in German and in other themes. */
export function testAccessibility(content) {
  test("the editor is accessible in German and in every theme", async () => {
    const page = await newPage("tablet");
    await open(page, `?lang=de#/editor/${content}`);
    await page.locator(".editor .cell").first().waitFor();
    await page.keyboard.press("b");
    await assertAccessible(page);
    for (const theme of ["light", "contrast"]) {
      await page.evaluate((theme) => document.documentElement.setAttribute("data-theme", theme), theme);
      await page.evaluate(() => window.afterRender());
      await assertContrast(page);
    }
    assertClean(page);
  });
}

/** Places two ships on an empty board, which is enough to play. */
export async function makeBoard(page) {
  await selectTool(page, "Ship");
  await selectTool(page, "Rotate by half a turn");
  await cell(page, "A1").click();
  await status(page).getByText("Ready to play").waitFor();
}

/**
 * Saves the current document, which is named "Two lamps", finds it again after a reload, and
 * selects it in the set-up.
 */
export async function assertSaved(page, game, expected, findInSetup) {
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("“Two lamps” saved to your boards").waitFor();
  assert.match(new URL(page.url()).hash, new RegExp(`^#/editor/${game}/b[0-9a-f]+-[0-9a-f]+$`));
  await page.reload();
  await page.locator(".editor .cell").first().waitFor();
  await awaitStatus(page, /· saved/);
  await awaitSquares(page, expected);
  const other = await nextPage(page);
  await open(other, `#/new/${game}`);
  await other.getByRole("radio", { name: "Two lamps" }).check({ force: true });
  await findInSetup(other).waitFor();
  assertClean(other);
  await other.close();
}

/**
 * Opens the current document by its link, of at most this many characters, in another browser, and
 * takes it into the editor there.
 */
export async function assertShared(page, expected, maxLength) {
  await page.getByRole("button", { name: "Link", exact: true }).click();
  const dialog = page.getByRole("dialog");
  const link = await dialog.getByLabel("Link", { exact: true }).inputValue();
  assert.ok(link.length < maxLength, `${link.length} letters`);
  await dialog.getByRole("button", { name: "Close" }).click();
  const guest = await newPage();
  await guest.goto(link);
  await guest.getByRole("heading", { name: "Two lamps" }).waitFor();
  await guest.getByText("A quarrel about light.").waitFor();
  await assertStructure(guest);
  await guest.getByRole("button", { name: "Edit", exact: true }).click();
  await guest.locator(".editor .cell").first().waitFor();
  await guest.locator(".editor-state", { hasText: "not saved" }).waitFor();
  await awaitSquares(guest, expected);
  assertClean(guest);
  await guest.context().close();
}

/**
 * Opens invalid files, each given as name, text and expected message, which change nothing. Then
 * opens an invalid link.
 */
export async function assertRefused(page, game, files) {
  const before = await filledSquares(page);
  await tab(page, "Library").click();
  const input = page.locator(".shelf-panel input[type=file]");
  for (const [name, text, why] of files) {
    await input.setInputFiles(jsonFile(name, text));
    await eventually(async () => assert.match(await page.locator(".editor-news").innerText(), why));
    assert.deepEqual(await filledSquares(page), before);
  }
  await open(page, `#/board/${game}/torn`);
  await page.getByRole("heading", { name: "This link cannot be opened" }).waitFor();
  if (EVERY_VARIANT) await assertAccessible(page);
  assertClean(page);
}

/** Returns a function that taps a cell, or moves a finger over several. */
export async function createFinger(page) {
  const client = await page.context().newCDPSession(page);
  const send = (type, ...touchPoints) => client.send("Input.dispatchTouchEvent", { type, touchPoints });
  return async (...names) => {
    const points = [];
    for (const name of names) {
      const { x, y, width, height } = await cell(page, name).boundingBox();
      points.push({ x: x + width / 2, y: y + height / 2, id: 0 });
    }
    await send("touchStart", points[0]);
    for (const point of points.slice(1)) await send("touchMove", point);
    await send("touchEnd");
  };
}
