// Animation and sound: the board animates, gives way to the player's input, and is silent when it
// should be.
import test from "node:test";
import assert from "node:assert/strict";
import { ANIMATED, assertClean, assertContrast, eventually, newPage, open } from "./support.mjs";
import { awaitTurn, look } from "./captain.mjs";
import { startHotseat } from "./position.mjs";

const order = (page, name) => page.locator(`.table-actions [data-order="${name}"]`).first();

/**
 * Opens a page that records its animations, which run fifty times slower, and the sounds that were
 * started.
 */
async function openObserved(options) {
  const page = await newPage("desktop", { ...ANIMATED, ...options });
  await page.addInitScript(() => {
    window.played = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, timing) {
      const animation = animate.call(this, frames, timing);
      animation.playbackRate = 0.02;
      window.played.push(animation);
      return animation;
    };
    window.contexts = 0;
    window.sounds = 0;
    window.quiet = false;
    window.disturbed = 0;
    const { AudioContext } = window;
    window.AudioContext = class extends AudioContext {
      constructor(...args) {
        super(...args);
        window.contexts += 1;
        window.context = this;
      }
    };
    for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
      const { start } = prototype;
      prototype.start = function (...args) {
        window.sounds += 1;
        if (window.quiet) window.disturbed += 1;
        return start.apply(this, args);
      };
    }
  });
  return page;
}

const runningCount = (page) => page.evaluate(() => window.played.filter(({ playState }) => playState === "running").length);
const animationCount = (page) => page.evaluate(() => window.played.length);
const soundCount = (page) => page.evaluate(() => window.sounds);

/** Waits until an expression in the page is true. */
const awaitInPage = (page, count) => page.waitForFunction(count);

/** Returns the center of every ship's drawing in pixels, by its name. */
function shipCenters(page) {
  return page.evaluate(() => {
    const center = ({ x, y, width, height }) => [x + width / 2, y + height / 2].map(Math.round);
    const ships = [...document.querySelectorAll('[data-piece^="ship-"]')];
    return Object.fromEntries(ships.map((ship) => [ship.dataset.piece, center(ship.querySelector(".hull").getBoundingClientRect())]));
  });
}

/**
 * Returns the name of the ship that moves, as soon as one does, since the first player is random.
 */
async function awaitMovingShip(page) {
  const found = await page.waitForFunction(() => window.played.map(({ effect }) => effect.target.dataset.piece).find(Boolean));
  return found.jsonValue();
}

test("a ship is animated between squares, and any input ends the animation", async () => {
  const page = await openObserved();
  await startHotseat(page);
  await order(page, "faster").click();
  const before = await shipCenters(page);
  await order(page, "step").click();
  await page.locator(".log").getByText(/flies to/).waitFor();
  const ship = await awaitMovingShip(page);
  const start = before[ship];
  assert.ok((await runningCount(page)) > 0);
  const midway = (await shipCenters(page))[ship];
  // The match has continued: the next action is possible while the ship is still animated.
  assert.match((await look(page)).log.at(-1), /flies to/);
  assert.ok(await order(page, "end-turn").isEnabled());

  await page.keyboard.press("Shift");
  assert.equal(await runningCount(page), 0);
  const goal = (await shipCenters(page))[ship];
  const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
  assert.ok(distance(start, goal) > 20, `${start} ${goal}`);
  assert.ok(distance(midway, start) < distance(start, goal) / 2, `it had hardly left: ${start} ${midway} ${goal}`);
  assertClean(page);
});

test("lessons and puzzles animate actions like a match", async () => {
  for (const place of ["#/learn/rift/flight", "#/puzzles/rift/puzzle-1"]) {
    const page = await openObserved();
    await open(page, place);
    await order(page, "faster").click();
    await order(page, "step").click();
    await page.locator(".log").getByText(/flies to/).waitFor();
    await awaitMovingShip(page);
    assertClean(page);
  }
});

test("nothing is animated if the system or the player disables motion", async (t) => {
  for (const [name, media, choice, isAnimated] of [
    ["the system", "reduce", "system", false],
    ["the player", "no-preference", "none", false],
    ["the player against the system", "reduce", "full", true],
  ]) {
    await t.test(name, async () => {
      const page = await openObserved({ reducedMotion: media });
      await open(page, "#/settings");
      await page.locator(`input[name="motion"][value="${choice}"]`).check();
      await startHotseat(page);
      await order(page, "faster").click();
      await order(page, "step").click();
      await page.locator(".log").getByText(/flies to/).waitFor();
      if (isAnimated) {
        await awaitInPage(page, () => window.played.length > 0);
      } else {
        // A second action is drawn completely: the animation of the first would have started by
        // then.
        await order(page, "turn-left").click();
        await page.locator(".log").getByText(/turns to/).waitFor();
        await look(page);
        assert.equal(await animationCount(page), 0);
      }
      assertClean(page);
    });
  }
});

test("sounds start with the first input, and one setting turns them off", async () => {
  const page = await openObserved();
  await open(page);
  assert.equal(await page.evaluate(() => window.contexts), 0, "nothing sounds by itself");
  await startHotseat(page);
  await order(page, "faster").click();
  await awaitInPage(page, () => window.sounds > 0);
  assert.equal(await page.evaluate(() => window.contexts), 1);
  // A running audio context uses power, so it is suspended when nothing is left to play.
  await awaitInPage(page, () => window.context.state === "suspended");

  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.getByRole("checkbox", { name: "Sound" }).uncheck();
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "detached" });
  await page.evaluate(() => (window.quiet = true));
  await order(page, "step").click();
  await page.locator(".log").getByText(/flies to/).waitFor();
  // Switched on again, the next action has a sound; an earlier one would have been heard by then.
  await page.getByRole("button", { name: "Menu" }).click();
  await page.evaluate(() => (window.quiet = false));
  await menu.getByRole("checkbox", { name: "Sound" }).check();
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "detached" });
  const before = await soundCount(page);
  await order(page, "turn-left").click();
  await page.waitForFunction((before) => window.sounds > before, before);
  await awaitInPage(page, () => window.context.state === "running");
  assert.equal(await page.evaluate(() => window.disturbed), 0);
  assertClean(page);
});

test("a table works silently in a browser without audio", async (t) => {
  const failures = {
    absent: () => delete window.AudioContext,
    refused: () => {
      window.AudioContext = class {
        constructor() {
          throw new DOMException("no", "NotAllowedError");
        }
      };
    },
  };
  for (const [name, breakAudio] of Object.entries(failures)) {
    await t.test(name, async () => {
      const page = await newPage("desktop", ANIMATED);
      await page.addInitScript(breakAudio);
      await startHotseat(page);
      await order(page, "faster").click();
      await order(page, "step").click();
      await page.locator(".log").getByText(/flies to/).waitFor();
      // The sounds of the step are requested by the time the next action is drawn.
      await order(page, "turn-left").click();
      await page.locator(".log").getByText(/turns to/).waitFor();
      assertClean(page);
    });
  }
});

test("theme, motion and sound settings apply at once and are stored", async () => {
  const page = await newPage("desktop", ANIMATED);
  await open(page, "#/settings");
  for (const [name, value] of [["theme", "system"], ["palette", "mono"], ["tempo", "calm"], ["motion", "full"], ["volume", "soft"]]) {
    await page.locator(`input[name="${name}"][value="${value}"]`).check();
  }
  await page.getByRole("checkbox", { name: "Sound" }).uncheck();
  const root = (name) => page.getAttribute("html", `data-${name}`);
  const color = () => page.evaluate(() => getComputedStyle(document.querySelector(".sample .seat-3 .hull")).fill);
  await eventually(async () => {
    assert.deepEqual([await root("palette"), await root("tempo"), await root("motion")], ["mono", "calm", "full"]);
    const [r, g, b] = (await color()).match(/\d+/g);
    assert.ok(r === g && g === b, "the sample is gray");
  });
  // The theme follows the system, also while the page is open.
  const awaitTheme = (theme) => page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, theme);
  await awaitTheme("light");
  await page.emulateMedia({ colorScheme: "dark" });
  await awaitTheme("night");
  await page.emulateMedia({ contrast: "more" });
  await awaitTheme("contrast");

  await page.reload();
  await page.locator(".sample").first().waitFor();
  for (const choice of ["theme=system", "palette=mono", "tempo=calm", "motion=full", "volume=soft"]) {
    const [name, value] = choice.split("=");
    assert.ok(await page.locator(`input[name="${name}"][value="${value}"]`).isChecked(), choice);
  }
  assert.equal(await page.getByRole("checkbox", { name: "Sound" }).isChecked(), false);
  assertClean(page);
});

test("the sample animates a shot, and every color palette has contrast", async () => {
  const page = await openObserved();
  await open(page, "#/settings");
  await page.getByRole("button", { name: "Show a shot" }).click();
  await awaitInPage(page, () => window.played.length > 3 && window.sounds > 0);
  await page.keyboard.press("Shift");
  for (const palette of ["deutan", "tritan", "mono", "standard"]) {
    await page.locator(`input[name="palette"][value="${palette}"]`).check();
    await page.locator(`html[data-palette="${palette}"]`).waitFor();
    await assertContrast(page);
  }
  await startHotseat(page);
  await awaitTurn(page);
  await assertContrast(page);
  assertClean(page);
});
