// The combat stage: it shows an attack over the board, covers no cell to choose from, gives way to
// the player's input, and is a still image without animations.
import test from "node:test";
import assert from "node:assert/strict";
import { ANIMATED, assertClean, eventually, newPage, open } from "./support.mjs";
import { forgeSave, importFile, seatPeople } from "./position.mjs";
import { awaitTurn } from "./captain.mjs";
import { loadRecording } from "./replay.mjs";

/** The log entries of the recorded match before the first shot of one ship at the other. */
const ENTRIES_BEFORE_SHOT = 321;

const stage = (page) => page.locator(".combat-stage");

/** A recorded duel of Centauri Rift between people at this screen, when a ship can fire. */
async function openBeforeShot(size, options) {
  const page = await newPage(size, options);
  const text = loadRecording("rift/flagship").save.join("\n");
  await open(page, "#/saves");
  await importFile(page, "shot.centauri", forgeSave(text, { log: JSON.parse(text).log.slice(0, ENTRIES_BEFORE_SHOT) }));
  const table = page.locator("a[href*='#/table/']").first();
  const address = await table.getAttribute("href");
  await seatPeople(page);
  await open(page, address);
  await awaitTurn(page);
  return page;
}

/** Keeps the stage until an input ends it: its time is shorter than a busy machine may take. */
const holdStage = (page) =>
  page.evaluate(() => {
    const setTimer = window.setTimeout.bind(window);
    window.setTimeout = (task, delay, ...args) => ([1_200, 2_000].includes(delay) ? 0 : setTimer(task, delay, ...args));
  });

/** Fires the first weapon that can at the first side of the target, and waits for the stage. */
async function fire(page, input) {
  const orders = page.locator(".table-actions");
  await orders.locator('[data-order="fire"]:not([aria-disabled="true"])').first()[input]();
  // The target is met at a corner, so only its sides remain to choose from.
  await orders.locator('[data-order="turn-left"]').waitFor({ state: "detached" });
  await orders.locator('[data-order="fire"]').first()[input]();
  await stage(page).waitFor();
  await page.evaluate(() => window.afterRender());
}

/** The cells to choose from that the stage covers. */
const coveredCells = (page) =>
  page.evaluate(() => {
    const stage = document.querySelector(".combat-stage");
    if (stage.dataset.place === "line") return [];
    const frame = stage.getBoundingClientRect();
    const covers = ({ left, right, top, bottom }) =>
      right > frame.left + 1 && left < frame.right - 1 && bottom > frame.top + 1 && top < frame.bottom - 1;
    const cells = [...document.querySelectorAll(".table-board .cell.legal")];
    return cells.filter((cell) => covers(cell.getBoundingClientRect())).map((cell) => cell.getAttribute("aria-label"));
  });

/** Whether all of the stage is within the board. */
const isOnBoard = (page) =>
  page.evaluate(() => {
    const [stage, board] = [".combat-stage", ".table-board"].map((part) => document.querySelector(part).getBoundingClientRect());
    return stage.left >= board.left && stage.right <= board.right && stage.top >= board.top && stage.bottom <= board.bottom;
  });

test("an attack shows both sides, the weapon and what is lost, until a key ends it", async () => {
  const page = await openBeforeShot("desktop", ANIMATED);
  await holdStage(page);
  await fire(page, "click");
  assert.equal(await stage(page).getAttribute("aria-hidden"), "true");
  const names = await stage(page).locator(".combat-name").allInnerTexts();
  // The letter of the seat's sign stands before the name.
  assert.deepEqual(names.map((name) => name.split("\n").at(-1)), ["Rhino A", "Rhino B"]);
  assert.equal(await stage(page).locator(".combat-side svg").count() > 1, true);
  const [shield, hull] = await stage(page).locator(".combat-bar-name").allInnerTexts();
  assert.match(shield, /^Shield, /);
  assert.match(hull, /^Hull /);
  assert.ok((await stage(page).locator(".combat-segments > .lost").count()) > 0);
  assert.match(await stage(page).locator(".combat-fact").first().innerText(), /\S/);
  assert.match(await stage(page).locator(".combat-result").innerText(), /Rhino B/);
  assert.deepEqual(await coveredCells(page), []);
  assert.ok(await isOnBoard(page));
  await page.keyboard.press("Shift");
  await stage(page).waitFor({ state: "detached" });
  assertClean(page);
});

test("the stage ends by itself", async () => {
  const page = await openBeforeShot("desktop", ANIMATED);
  await fire(page, "click");
  await stage(page).waitFor({ state: "detached" });
  assertClean(page);
});

test("a tap on the stage ends it", async () => {
  for (const size of ["phone", "tablet"]) {
    const page = await openBeforeShot(size, ANIMATED);
    await holdStage(page);
    await fire(page, "tap");
    assert.deepEqual(await coveredCells(page), []);
    assert.ok(await isOnBoard(page), size);
    const { x, y, width, height } = await stage(page).boundingBox();
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await stage(page).waitFor({ state: "detached" });
    assertClean(page);
  }
});

test("without animations the stage is a still image", async () => {
  const page = await openBeforeShot("desktop");
  await holdStage(page);
  await fire(page, "click");
  const running = () => page.evaluate(() => document.querySelector(".combat-stage").getAnimations({ subtree: true }).length);
  assert.equal(await running(), 0);
  await eventually(async () => assert.equal(await stage(page).locator(".combat-result").isVisible(), true));
  await page.keyboard.press("Shift");
  await stage(page).waitFor({ state: "detached" });
  assertClean(page);
});
