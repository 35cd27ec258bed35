// A duel by touch on a phone: everything within reach of a thumb, no horizontal scrolling.
// `first-match.test.mjs` plays one to its end.
import test from "node:test";
import assert from "node:assert/strict";
import { assertClean, newPage } from "./support.mjs";
import { touch } from "./captain.mjs";
import { quickStart, startHotseat } from "./position.mjs";

/**
 * Returns the names of targets smaller than `minimum` in either direction; a word in a sentence may
 * be smaller.
 */
function tooSmall(page, selector, minimum) {
  return page.evaluate(
    ([selector, minimum]) =>
      [...document.querySelectorAll(selector)].flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const isHidden = width === 0 || !element.checkVisibility();
        const small = Math.round(Math.min(width, height)) < minimum;
        const name = element.getAttribute("aria-label") ?? element.textContent;
        return !isHidden && small ? [`${name}: ${width} x ${height}`] : [];
      }),
    [selector, minimum],
  );
}

async function assertFitsWidth(page) {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  assert.ok(wider <= 0, `${wider} px wider than the phone`);
}

test("a duel fits a phone of 390 x 844, with targets for fingers", async () => {
  const page = await newPage("phone");
  await quickStart(page, touch);
  await assertFitsWidth(page);
  assert.deepEqual(await tooSmall(page, ".table button:not(.rule-link), .table a, .cell", 24), []);
  assert.deepEqual(await tooSmall(page, ".table .button, .table .icon-button, .table .chip", 44), []);
  assertClean(page);
});

test("taps open, expand and close the sheet with console and log", async () => {
  const page = await newPage("phone");
  await quickStart(page, touch);
  const [console, log] = [page.locator(".table-console > .console"), page.locator(".log")];
  assert.equal(await console.isVisible(), false, "the board has the room at first");

  await page.getByRole("button", { name: "Open the console" }).tap();
  assert.equal(await console.isVisible(), true);
  await page.getByRole("button", { name: "Open the sheet fully" }).tap();
  await page.locator(".table-tabs").getByRole("button", { name: "Log" }).tap();
  assert.equal(await log.isVisible(), true);
  await page.getByRole("button", { name: "Close the sheet" }).tap();
  assert.equal(await log.isVisible(), false);
  assert.equal(await page.locator(".table-board").isVisible(), true);
  assertClean(page);
});

test("a tap on a square describes its content in the console", async () => {
  const page = await newPage("phone");
  const { ships } = await startHotseat(page);
  const foe = ships.find((ship) => !ship.own);
  await page.locator(`.cell[aria-colindex="${foe.column}"][aria-rowindex="${foe.row}"]`).tap({ force: true });
  await page.getByRole("button", { name: "Open the console" }).tap();
  assert.match(await page.locator(".console-title").innerText(), new RegExp(foe.ship));
  assertClean(page);
});
