// The editor as a test uses it: its squares, tools and tabs, and what it tells of the board.
import test from "node:test";
import assert from "node:assert/strict";
import { assertAccessible, assertClean, eventually, newPage, nextPage, open } from "./support.mjs";

export const asFile = (name, text) => ({ name, mimeType: "application/json", buffer: Buffer.from(text) });
export const cell = (page, name) => page.locator(`.editor .cell[aria-label^="${name},"]`);
export const tab = (page, name) => page.getByRole("tab", { name: new RegExp(`^${name}\\s*\\d*$`) });
export const take = (page, name) => page.getByRole("radio", { name, exact: true }).check({ force: true });
export const state = (page) => page.locator(".editor-state");

/** The editor with what was left there, or a new board. */
export async function editing(size = "desktop", options = {}, game = "rift") {
  const page = await newPage(size, { ...options });
  await open(page, `#/editor/${game}`);
  await page.locator(".editor .cell").first().waitFor();
  return page;
}

/** What a square or hex is called that holds nothing. */
const NOTHING = /(open space|not on the map|no sector)$/;

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

/** What begins a match on what is in hand. */
export const playing = (page) => page.getByRole("button", { name: "Play", exact: true });

/** Waits until what is in hand has no fault. */
export const ready = (page) => told(page, /^Ready to play/);

/** Mends a fault by a button of the panel of its hex, and goes back to the fault and forth again. */
export async function mends(page, button) {
  await page.locator(".square-panel").getByRole("button", { name: button }).click();
  await ready(page);
  await page.keyboard.press("Control+z");
  await told(page, /^1 problem/);
  await page.keyboard.press("Control+y");
  await ready(page);
}

/** One fault is shown at this hex, and leads to it from the list. */
export async function faultAt(page, hex) {
  assert.equal(await page.locator(".fault-sign").count(), 1);
  await tab(page, "Check").click();
  await page.getByRole("button", { name: `Show ${hex}` }).click();
  await page.getByRole("heading", { name: `Hex ${hex}` }).waitFor();
  await assertAccessible(page);
}

/** Tests that the editor with this in hand is accessible in other looks and in German. */
export function accessibleInAllLooks(place) {
  for (const [name, theme, language] of [["light", "light", "en"], ["contrast", "contrast", "en"], ["German", "dark", "de"]]) {
    test(`the editor is accessible: ${name}`, async () => {
      const page = await newPage("tablet");
      await open(page, `?lang=${language}#/editor/${place}`);
      await page.locator(".editor .cell").first().waitFor();
      await page.evaluate((theme) => document.documentElement.setAttribute("data-theme", theme), theme);
      await page.keyboard.press("b");
      await assertAccessible(page);
      assertClean(page);
    });
  }
}

/** A board that two can play, made with two presses. */
export async function duel(page) {
  await take(page, "Ship");
  await take(page, "Half a turn");
  await cell(page, "A1").click();
  await state(page).getByText("Ready to play").waitFor();
}

/** Saves what is in hand, which is called "Two lamps", finds it again after a reload, and chooses it in the set-up. */
export async function keeps(page, game, made, inSetup) {
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("“Two lamps” is saved").waitFor();
  assert.match(new URL(page.url()).hash, new RegExp(`^#/editor/${game}/b[0-9a-f]+-[0-9a-f]+$`));
  await page.reload();
  await page.locator(".editor .cell").first().waitFor();
  await told(page, /· saved/);
  await holds(page, made);
  const other = await nextPage(page);
  await open(other, `#/new/${game}`);
  await other.getByRole("radio", { name: "Two lamps" }).check({ force: true });
  await inSetup(other).waitFor();
  assertClean(other);
  await other.close();
}

/** Opens what is in hand by its link, of at most so many letters, in another browser, and takes it into its editor. */
export async function goesByLink(page, made, longest) {
  await page.getByRole("button", { name: "Link", exact: true }).click();
  const dialog = page.getByRole("dialog");
  const link = await dialog.getByLabel("Link", { exact: true }).inputValue();
  assert.ok(link.length < longest, `${link.length} letters`);
  await dialog.getByRole("button", { name: "Close" }).click();
  const guest = await newPage();
  await guest.goto(link);
  await guest.getByRole("heading", { name: "Two lamps" }).waitFor();
  await guest.getByText("A quarrel about light.").waitFor();
  await assertAccessible(guest);
  await guest.getByRole("button", { name: "Change it" }).click();
  await guest.locator(".editor .cell").first().waitFor();
  await guest.locator(".editor-state", { hasText: "not saved" }).waitFor();
  await holds(guest, made);
  assertClean(guest);
  await guest.context().close();
}

/** Opens files that are none, each as name, text and what is said of it; they change nothing. Then a link that is none. */
export async function refuses(page, game, files) {
  const before = await squares(page);
  await tab(page, "Shelf").click();
  const input = page.locator(".shelf-panel input[type=file]");
  for (const [name, text, why] of files) {
    await input.setInputFiles(asFile(name, text));
    await eventually(async () => assert.match(await page.locator(".editor-news").innerText(), why));
    assert.deepEqual(await squares(page), before);
  }
  await open(page, `#/board/${game}/torn`);
  await page.getByRole("heading", { name: "This link cannot be opened" }).waitFor();
  await assertAccessible(page);
  assertClean(page);
}

/** A finger that touches a cell, or goes over several. */
export async function finger(page) {
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
