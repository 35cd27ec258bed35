// Gestures of a touch screen: a long press shows details and does not act, two fingers zoom and pan
// the board, and what lies over a table closes by a swipe and by a tap outside.
import test from "node:test";
import assert from "node:assert/strict";
import { assertClean, eventually, newPage, open } from "./support.mjs";
import { touch } from "./captain.mjs";
import { position, quickStart } from "./position.mjs";

/** Milliseconds after which a press is long, with some more. */
const LONG = 700;

const pause = (millis) => new Promise((resolve) => setTimeout(resolve, millis));

/** Sends touches of one or more fingers, each a point. */
async function fingers(page) {
  const client = await page.context().newCDPSession(page);
  const send = (type, ...points) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  return {
    down: (...points) => send("touchStart", ...points),
    move: (...points) => send("touchMove", ...points),
    up: () => send("touchEnd"),
  };
}

const centerOf = async (locator) => {
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
};

/** Presses a point for a long time, and returns the details that are shown afterwards. */
async function pressLong(page, point) {
  const finger = await fingers(page);
  await finger.down(point);
  await pause(LONG);
  await finger.up();
  await page.evaluate(() => window.afterRender());
  const details = page.locator(".press-details");
  return (await details.isVisible()) ? details.innerText() : undefined;
}

/** Swipes in steps from one point by a distance. */
async function swipe(page, [x, y], [dx, dy]) {
  const finger = await fingers(page);
  await finger.down([x, y]);
  for (let step = 1; step <= 4; step += 1) await finger.move([x + (dx * step) / 4, y + (dy * step) / 4]);
  await finger.up();
  await page.evaluate(() => window.afterRender());
}

/** A point of the screen outside of a dialog. */
const OUTSIDE = [6, 6];

test("a long press shows the details of a cell and of an order, and does not act", async () => {
  const page = await newPage("phone");
  await quickStart(page, touch);
  const before = await position(page);
  const cell = page.locator("[role=gridcell].legal, [role=gridcell]").first();
  const name = await cell.getAttribute("aria-label");
  assert.equal(await pressLong(page, await centerOf(cell)), name);
  assert.deepEqual(await position(page), before);
  // The next press removes them.
  await page.touchscreen.tap(...(await centerOf(page.locator(".prompt-text"))));
  await page.locator(".press-details").waitFor({ state: "detached" });

  const order = page.locator('.table-actions [data-order="faster"]:not([aria-disabled=true])').first();
  await pressLong(page, await centerOf(order));
  await eventually(async () => assert.ok(await page.locator(".prompt-text.telling").isVisible()), 5000);
  await page.touchscreen.tap(...(await centerOf(page.locator(".prompt-text > :first-child, .prompt-text").first())));
  assert.deepEqual((await position(page)).log, before.log);
  const menu = page.getByRole("button", { name: "Menu" });
  assert.equal(await pressLong(page, await centerOf(menu)), "Menu");
  assert.equal(await page.getByRole("dialog").count(), 0);
  // A short press still acts.
  await order.tap();
  await eventually(async () => assert.notDeepEqual((await position(page)).log, before.log));
  assertClean(page);
});

test("two fingers zoom and pan the board", async () => {
  const page = await newPage("phone");
  await quickStart(page, touch);
  const before = await position(page);
  const transform = () => page.locator(".table-board .board-svg > g > g").getAttribute("transform");
  const [x, y] = await centerOf(page.locator(".table-board .board-svg"));
  const fit = await transform();
  const finger = await fingers(page);
  await finger.down([x - 20, y], [x + 20, y]);
  for (const spread of [30, 45, 60]) await finger.move([x - spread, y], [x + spread, y]);
  await finger.up();
  await eventually(async () => assert.notEqual(await transform(), fit));
  const zoomed = await transform();
  const scale = (text) => Number(/scale\(([\d.]+)\)/.exec(text)[1]);
  assert.ok(scale(zoomed) > 2.5, zoomed);
  await finger.down([x - 30, y], [x + 30, y]);
  for (const shift of [10, 20, 30]) await finger.move([x - 30 + shift, y + shift], [x + 30 + shift, y + shift]);
  await finger.up();
  await eventually(async () => assert.notEqual(await transform(), zoomed));
  assert.ok(Math.abs(scale(await transform()) - scale(zoomed)) < 0.2, "a pan does not zoom");
  assert.deepEqual(await position(page), before);
  assertClean(page);
});

test("a dialog, the rules and the sheet close by a swipe and by a tap outside", async () => {
  const page = await newPage("phone");
  await quickStart(page, touch);
  const before = await position(page);
  const menu = page.getByRole("button", { name: "Menu" });
  const dialog = page.getByRole("dialog", { name: "Menu" });
  for (const close of [
    async () => swipe(page, await centerOf(dialog.locator("h2").first()), [0, 200]),
    () => page.touchscreen.tap(...OUTSIDE),
  ]) {
    await menu.tap();
    await dialog.waitFor();
    await close();
    await dialog.waitFor({ state: "detached" });
  }
  // A tap inside, and a swipe up, do not close it.
  await menu.tap();
  await page.touchscreen.tap(...(await centerOf(dialog.locator("h2").first())));
  await swipe(page, await centerOf(dialog.locator("h2").first()), [0, -90]);
  assert.ok(await dialog.isVisible());
  await dialog.getByRole("button", { name: "Rules", exact: true }).tap();
  const drawer = page.locator("aside.drawer");
  await drawer.waitFor();
  const [, middle] = await centerOf(drawer);
  await swipe(page, [120, middle], [180, 0]);
  await drawer.waitFor({ state: "detached" });

  const table = page.locator(".table");
  const isAt = (height) => eventually(async () => assert.equal(await table.getAttribute("data-sheet"), height), 5000);
  const tabs = page.locator(".table-tabs");
  await swipe(page, await centerOf(tabs), [0, -120]);
  await isAt("console");
  await swipe(page, await centerOf(tabs), [0, 120]);
  await isAt("closed");
  assert.deepEqual((await position(page)).log, before.log);
  assertClean(page);
});

test("a phone vibrates for an action unless that is turned off", async () => {
  const page = await newPage("phone", { reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    window.pulses = [];
    Navigator.prototype.vibrate = (length) => window.pulses.push(length) > 0;
  });
  await quickStart(page, touch);
  const order = () => page.locator('.table-actions [data-order="faster"]:not([aria-disabled=true])').first();
  const pulses = () => page.evaluate(() => window.pulses.splice(0));
  await pulses();
  await order().tap();
  await eventually(async () => assert.equal(await page.evaluate(() => window.pulses.length), 1), 10_000);
  await page.getByRole("button", { name: "Menu" }).tap();
  const vibration = page.getByLabel("Vibration");
  await page.locator("label", { has: vibration }).tap();
  assert.equal(await vibration.isChecked(), false);
  await page.touchscreen.tap(...OUTSIDE);
  await pulses();
  await page.locator('.table-actions [data-order]:not([aria-disabled=true])').first().tap();
  await page.evaluate(() => window.afterRender());
  assert.deepEqual(await pulses(), []);
  assertClean(page);
});
