// The position of a match as the page shows it, the saves as the browser stores them, and ways to a
// running table.
import assert from "node:assert/strict";
import { eventually, open } from "./support.mjs";
import { awaitTurn, look } from "./captain.mjs";

/**
 * Every page that needs no match. Add a new page here, and it is tested in every language and with
 * longer words.
 */
const PAGES = {
  home: "#/",
  "set-up": "#/new/rift",
  "set-up of a battle": "#/new/space-rift/srr-05",
  course: "#/learn/rift",
  lesson: "#/learn/rift/energy",
  puzzles: "#/puzzles/rift",
  editor: "#/editor/rift/cold-open",
  "scenario editor": "#/editor/space-rift/srr-05",
  rules: "#/rules/rift",
  saves: "#/saves",
  open: "#/open",
  settings: "#/settings",
  "online without a server": "#/online",
  "bad link": "#/match/x",
  "bad invitation": "#/join/x",
  answer: "#/answer/x",
  nowhere: "#/x",
};

/** Returns every page, with those of a match for the table at this address. */
export const pagesOf = (table) => ({ ...PAGES, table, words: `${table}?view=text`, replay: table.replace("#/table/", "#/replay/") });

/** Opens a page in a language, complete: with everything expanded and loaded. */
export async function openInLanguage(page, language, name, route) {
  await open(page, `?lang=${language}${route}`);
  await awaitComplete(page, name);
}

/** Waits until a page is complete: with everything expanded and loaded. */
export async function awaitComplete(page, name) {
  await page.locator("main h1").first().waitFor();
  if (name === "rules") await page.locator("[id='at-RIFT-1.1']").waitFor();
  if (name === "table") await awaitTurn(page);
  await page.locator("main details").evaluateAll((all) => all.forEach((one) => (one.open = true)));
}

/** Starts a match against a bot by one press on the first page, and waits for the player's turn. */
export async function quickStart(page, input) {
  await open(page);
  await input.press(page, page.locator(".door[data-game=rift]").getByRole("link", { name: "Play against a bot" }));
  return awaitTurn(page);
}

/**
 * Starts a match of two players at this screen, in which nothing happens except actions of the test.
 */
export async function startHotseat(page) {
  await open(page, "#/new/rift");
  await page.getByRole("combobox", { name: "Player for Captain B" }).selectOption("human");
  await page.getByRole("button", { name: "Begin" }).click();
  return awaitTurn(page);
}

/**
 * Returns the visible state of the match while nothing is hovered over: prompt, log, squares,
 * console.
 */
export async function position(page) {
  await page.mouse.move(0, 0);
  const { prompt, log, ships } = await look(page);
  const gauges = await page.locator(".table-console").innerText();
  return { prompt, log, ships, gauges };
}

/**
 * Returns every save as the browser stores it, the oldest first, without the time of its last
 * change, after everything that is shown was written.
 */
export function storedSaves(page) {
  return page.evaluate(async () => {
    // A page writes what it shows once that is rendered, and the browser handles database requests
    // in order.
    await window.afterRender?.();
    await new Promise((resolve) => [requestAnimationFrame(() => setTimeout(resolve)), setTimeout(resolve, 200)]);
    // A browser that evicts data may not answer meanwhile.
    const resultOf = (request) =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
        setTimeout(() => reject(new Error("the database does not answer")), 10_000);
      });
    const database = await resultOf(indexedDB.open("centauri"));
    const texts = await resultOf(database.transaction("saves").objectStore("saves").getAll());
    database.close();
    return texts.map((text) => JSON.parse(text)).map(({ updated, ...save }) => save);
  });
}

/** Waits until the saves satisfy `fits`. */
export function awaitSaves(page, matches) {
  return eventually(async () => {
    const saves = await storedSaves(page);
    assert.ok(matches(saves), JSON.stringify(saves));
    return saves;
  });
}

/** Does something that is stored, such as an action, waits until it is, and returns the saves. */
export async function saveAfter(page, act) {
  const [before] = await storedSaves(page);
  await act();
  return awaitSaves(page, ([save]) => save && save.text !== before?.text);
}

/** Returns the text of the file that the page offers after `press`. */
export async function downloadFile(page, press) {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  const chunks = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  return { name: download.suggestedFilename(), text: Buffer.concat(chunks).toString("utf8") };
}

/** Opens a file on the page of saved matches. */
export async function importFile(page, name, content) {
  const buffer = Buffer.from(content);
  await page.locator("input[type=file]").setInputFiles({ name, mimeType: "application/json", buffer });
}

/**
 * Gives every seat of every save to a person, because bots would play on; or seat number `person`
 * only, and the other seats to `others`.
 */
export function seatPeople(page, { person = 0, others = "human" } = {}) {
  return page.evaluate(async ({ person, others }) => {
    const resultOf = (request) =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    await window.afterRender();
    const database = await resultOf(indexedDB.open("centauri"));
    const saves = () => database.transaction("saves", "readwrite").objectStore("saves");
    for (const text of await resultOf(saves().getAll())) {
      const save = JSON.parse(text);
      save.sitters = save.sitters.map((_, seat) => (seat === person ? "human" : others));
      await resultOf(saves().put(JSON.stringify(save), save.id));
    }
    database.close();
  }, { person, others });
}

/** Returns a save with changed fields and a matching checksum, so that only the change is wrong. */
export function forgeSave(text, changes) {
  const { checksum, ...fields } = JSON.parse(text);
  const values = { ...fields, ...changes };
  return JSON.stringify({ ...values, checksum: fnv1a(canonicalJson(values)) }, null, 1);
}

/**
 * Returns JSON without spaces, keys in order, a comma after each value: the input of the checksum.
 */
function canonicalJson(value) {
  if (Array.isArray(value)) return `[${value.map((item) => `${canonicalJson(item)},`).join("")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const fields = Object.keys(value).toSorted();
  return `{${fields.map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])},`).join("")}}`;
}

/** Returns the FNV-1a hash of 64 bits as 16 hexadecimal digits. */
function fnv1a(text) {
  let hash = 0xcbf29ce484222325n;
  for (const byte of Buffer.from(text)) {
    hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
  }
  return hash.toString(16).padStart(16, "0");
}
