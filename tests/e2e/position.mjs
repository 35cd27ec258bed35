// A position of a match as the page shows it, the saves as the browser keeps them, and the ways to a running table.
import assert from "node:assert/strict";
import { eventually, open } from "./support.mjs";
import { awaitTurn, look } from "./captain.mjs";

/** Every page that needs no match: a new one belongs here, and is then read in every language and with longer words. */
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
  "bad link": "#/match/x",
  "bad invitation": "#/join/x",
  answer: "#/answer/x",
  nowhere: "#/x",
};

/** Every page, those of a match for the one whose table is at the address that is given. */
export const pagesOf = (table) => ({ ...PAGES, table, words: `${table}?view=text`, replay: table.replace("#/table/", "#/replay/") });

/** Opens a page in a language, whole: with all that can be folded out, and what is fetched for it. */
export async function openIn(page, language, name, place) {
  await open(page, `?lang=${language}${place}`);
  await whole(page, name);
}

/** Waits for a page, whole: with all that can be folded out, and what is fetched for it. */
export async function whole(page, name) {
  await page.locator("main h1").first().waitFor();
  if (name === "rules") await page.locator("[id='at-RIFT-1.1']").waitFor();
  if (name === "table") await awaitTurn(page);
  await page.locator("main details").evaluateAll((all) => all.forEach((one) => (one.open = true)));
}

/** Begins a match against a bot by one press on the first page, and waits for the player's turn. */
export async function quickStart(page, hands) {
  await open(page);
  await hands.press(page, page.locator(".door[data-game=rift]").getByRole("link", { name: "Play against a bot" }));
  return awaitTurn(page);
}

/** Begins a match of two players at this screen, in which nothing happens that a test has not done itself. */
export async function twoPlayers(page) {
  await open(page, "#/new/rift");
  await page.getByRole("combobox", { name: "Who is Captain B" }).selectOption("human");
  await page.getByRole("button", { name: "Begin" }).click();
  return awaitTurn(page);
}

/** What a player sees of the match while nothing is pointed at: prompt, log, squares, console. */
export async function position(page) {
  await page.mouse.move(0, 0);
  const { prompt, log, ships } = await look(page);
  const gauges = await page.locator(".table-console").innerText();
  return { prompt, log, ships, gauges };
}

/** Every save as the browser keeps it, the oldest first, without the time of its last change: with all that is seen by now. */
export function keptSaves(page) {
  return page.evaluate(async () => {
    // A page writes down what it shows once that is drawn, and the browser does what is asked of a database in that order.
    await window.drawn?.();
    await new Promise((then) => [requestAnimationFrame(() => setTimeout(then)), setTimeout(then, 200)]);
    // A browser that throws data away may forget what it was asked meanwhile.
    const done = (request) =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
        setTimeout(() => reject(new Error("the database does not answer")), 10_000);
      });
    const database = await done(indexedDB.open("centauri"));
    const texts = await done(database.transaction("saves").objectStore("saves").getAll());
    database.close();
    return texts.map((text) => JSON.parse(text)).map(({ updated, ...save }) => save);
  });
}

/** Waits until the saves are as `fits` asks. */
export function keptAs(page, fits) {
  return eventually(async () => {
    const saves = await keptSaves(page);
    assert.ok(fits(saves), JSON.stringify(saves));
    return saves;
  });
}

/** Does something that is kept, such as an order, and waits until it is; gives the saves. */
export async function keeping(page, act) {
  const [before] = await keptSaves(page);
  await act();
  return keptAs(page, ([save]) => save && save.text !== before?.text);
}

/** The text of a file that `press` makes the page offer. */
export async function downloaded(page, press) {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  const chunks = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  return { name: download.suggestedFilename(), text: Buffer.concat(chunks).toString("utf8") };
}

/** Hands a file to the page of saved games. */
export async function importFile(page, name, content) {
  const buffer = Buffer.from(content);
  await page.locator("input[type=file]").setInputFiles({ name, mimeType: "application/json", buffer });
}

/** A save with changed fields and a checksum that fits them, so that only what was changed is wrong. */
export function forged(text, changes) {
  const { checksum, ...fields } = JSON.parse(text);
  const values = { ...fields, ...changes };
  return JSON.stringify({ ...values, checksum: fnv(spelled(values)) }, null, 1);
}

/** JSON without space, keys in order, a comma after each value: what the checksum is taken over. */
function spelled(value) {
  if (Array.isArray(value)) return `[${value.map((item) => `${spelled(item)},`).join("")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const fields = Object.keys(value).toSorted();
  return `{${fields.map((key) => `${JSON.stringify(key)}:${spelled(value[key])},`).join("")}}`;
}

/** FNV-1a, 64 bit, as 16 hexadecimal digits. */
function fnv(text) {
  let hash = 0xcbf29ce484222325n;
  for (const byte of Buffer.from(text)) {
    hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
  }
  return hash.toString(16).padStart(16, "0");
}
