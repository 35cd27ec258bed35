// The combat stage: it shows an attack over the board, covers no cell to choose from, gives way to
// the player's input, and is a still image without animations. A roll that the player may still
// change stays, with the orders that change its dice.
import test from "node:test";
import assert from "node:assert/strict";
import { ANIMATED, assertAccessible, assertClean, eventually, newPage, open, variants } from "./support.mjs";
import { forgeSave, importFile, seatPeople } from "./position.mjs";
import { awaitTurn } from "./captain.mjs";
import { loadRecording } from "./replay.mjs";
import { openTable } from "./stations.mjs";

/** The log entries of the recorded match before the first shot of one ship at the other. */
const ENTRIES_BEFORE_SHOT = 321;

/** The log entries of a recorded battle before a card that rerolls dice just rolled. */
const ENTRIES_BEFORE_REROLL = 297;

/** Phones and tablets, upright and on their side, and a desktop. */
const WINDOWS = variants([[390, 844], [667, 375], [820, 1180], [1440, 900]], [[360, 640], [1024, 768]]);

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

/** A recorded battle of Space Rift between people at this screen, when dice have been rolled. */
async function openRolled(language) {
  const page = await newPage("tablet");
  const text = loadRecording("space-rift/destroyed").save.join("\n");
  await open(page, "#/saves");
  await importFile(page, "rolled.centauri", forgeSave(text, { log: JSON.parse(text).log.slice(0, ENTRIES_BEFORE_REROLL) }));
  const address = await page.locator("a[href*='#/table/']").first().getAttribute("href");
  await seatPeople(page);
  await openTable(page, `?lang=${language}${address}`);
  await page.locator(".combat-stage.open").waitFor();
  return page;
}

/** The problems of the orders on the stage: those that are cut, covered or too small. */
const orderFaults = (page) =>
  page.evaluate(() => {
    const found = [];
    const frame = document.querySelector(".combat-stage").getBoundingClientRect();
    for (const button of document.querySelectorAll(".combat-stage [data-order]")) {
      button.scrollIntoView({ block: "nearest" });
      const { left, right, top, bottom, width, height } = button.getBoundingClientRect();
      const name = button.textContent;
      if (left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom) found.push(`${name} is cut`);
      if (!button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))) found.push(`${name} is covered`);
      if (Math.min(width, height) < 43.5) found.push(`${name} has ${width} by ${height} px`);
    }
    for (const die of document.querySelectorAll(".combat-die")) {
      die.scrollIntoView({ block: "nearest" });
      const { left, right, top, bottom } = die.getBoundingClientRect();
      if (left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom) found.push("a die is cut");
    }
    return found;
  });

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
  for (const size of variants(["phone"], ["tablet"])) {
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

test("without animations quick attacks are listed until an input", async () => {
  const page = await openBeforeShot("desktop");
  await fire(page, "click");
  const results = stage(page).locator(".combat-earlier > p, .combat-result");
  const first = await results.allInnerTexts();
  assert.equal(first.length, 1);
  // An attack that is not ordered by an input of this player is like one of a bot.
  const press = () => page.evaluate(() => document.querySelector(".table-actions [data-order=fire]:not([aria-disabled=true])").click());
  await press();
  await page.locator('.table-actions [data-order="turn-left"]').waitFor({ state: "detached" });
  await press();
  await eventually(async () => assert.equal(await results.count(), 2));
  assert.equal((await results.allInnerTexts())[0], first[0]);
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  assert.equal(await results.count(), 2, "no timer removes what is still to be read");
  assert.deepEqual(await coveredCells(page), []);
  await page.keyboard.press("Shift");
  await stage(page).waitFor({ state: "detached" });
  assertClean(page);
});

// German words are longer, so what fits in German fits in English.
test("orders that change dice are at the dice, whole at every size", async () => {
  const page = await openRolled("de");
  const count = (order) => page.locator(`.table [data-order=${order}]`).count();
  const atDice = (order) => stage(page).locator(`.combat-orders [data-order=${order}]`);
  const checkSizes = async () => {
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => window.afterRender());
      assert.deepEqual(await orderFaults(page), [], `${width} x ${height}`);
      assert.deepEqual(await coveredCells(page), [], `${width} x ${height}`);
      assert.ok(await isOnBoard(page), `${width} x ${height}`);
    }
  };
  assert.ok((await atDice("play").count()) > 0);
  assert.equal(await count("play"), await atDice("play").count(), "a command has one button");
  await checkSizes();
  await assertAccessible(page);
  // A card that is picked up is played in the panel.
  const all = await count("play");
  await page.locator("button.hand-card.combat.playable").first().click();
  await page.locator(".battle-orders [data-order=play]").waitFor();
  assert.equal(await count("play"), all);
  await page.keyboard.press("Escape");
  await page.locator(".battle-orders [data-order=play]").waitFor({ state: "detached" });
  await page.evaluate(() => window.afterRender());
  assert.equal(await stage(page).count(), 1, "no input removes it");
  await atDice("play").first().click();
  await atDice("reroll").first().waitFor();
  assert.equal(await count("reroll"), await stage(page).locator(".combat-roll").count(), "one for each face");
  await checkSizes();
  const dice = await stage(page).locator(".combat-die").count();
  await atDice("reroll").first().click();
  await page.locator(".combat-stage.open").waitFor({ state: "detached" });
  assert.equal(await stage(page).locator(".combat-die").count(), dice);
  assertClean(page);
});
