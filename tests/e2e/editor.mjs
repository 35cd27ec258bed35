// The editor as a test uses it: its squares, tools and tabs, and what it tells of the board.
import assert from "node:assert/strict";
import { eventually, newPage, open } from "./support.mjs";

export const asFile = (name, text) => ({ name, mimeType: "application/json", buffer: Buffer.from(text) });
export const cell = (page, name) => page.locator(`.editor .cell[aria-label^="${name},"]`);
export const tab = (page, name) => page.getByRole("tab", { name: new RegExp(`^${name}\\s*\\d*$`) });
export const take = (page, name) => page.getByRole("radio", { name, exact: true }).check({ force: true });
export const state = (page) => page.locator(".editor-state");

/** The editor with what was left there, or a new board. */
export async function editing(size = "desktop", options = {}, game = "rift") {
  const page = await newPage(size, { reducedMotion: "reduce", ...options });
  await open(page, `#/editor/${game}`);
  await page.locator(".editor .cell").first().waitFor();
  return page;
}

/** What a square or hex is called that holds nothing. */
const NOTHING = /(open space|not on the map)$/;

/** Every square that holds something, as it is read out. */
export function squares(page) {
  const names = page.locator(".editor .cell").evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")));
  return names.then((names) => names.filter((name) => !NOTHING.test(name)));
}

/** Waits until the squares that hold something are these. */
export const holds = (page, expected) => eventually(async () => assert.deepEqual(await squares(page), expected));

/** Waits until a square is read out like this. */
export const reads = (page, name, pattern) =>
  eventually(async () => assert.match(await cell(page, name).getAttribute("aria-label"), pattern));

/** Waits until the state of the board is told like this. */
export const told = (page, pattern) => eventually(async () => assert.match(await state(page).innerText(), pattern));

/** Waits until so many squares are nebulae. */
export const nebulae = (page, count) =>
  eventually(async () => assert.equal((await squares(page)).filter((name) => name.endsWith("nebula")).length, count));

/** Drags from one square to another. */
export async function drag(page, from, ...to) {
  const middle = async (name) => {
    const { x, y, width, height } = await cell(page, name).boundingBox();
    return [x + width / 2, y + height / 2];
  };
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down();
  for (const name of to) await page.mouse.move(...(await middle(name)), { steps: 4 });
  await page.mouse.up();
}

/** A board that two can play, made with two presses. */
export async function duel(page) {
  await take(page, "Ship");
  await take(page, "Half a turn");
  await cell(page, "A1").click();
  await state(page).getByText("Ready to play").waitFor();
}
