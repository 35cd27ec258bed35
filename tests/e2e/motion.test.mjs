// Animation and sound: the board animates, gives way to the player's input, and is silent when it
// should be.
import test from "node:test";
import assert from "node:assert/strict";
import { MOVING, assertAccessible, assertClean, eventually, newPage, open } from "./support.mjs";
import { awaitTurn, look } from "./captain.mjs";
import { twoPlayers } from "./position.mjs";

const order = (page, name) => page.locator(`.table-actions [data-order="${name}"]`).first();

/**
 * A page that records its animations, which run fifty times slower, and the sounds that were
 * started.
 */
async function observed(options) {
  const page = await newPage("desktop", { ...MOVING, ...options });
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

const running = (page) => page.evaluate(() => window.played.filter(({ playState }) => playState === "running").length);
const played = (page) => page.evaluate(() => window.played.length);
const sounds = (page) => page.evaluate(() => window.sounds);

/** Waits until an expression in the page is true. */
const until = (page, count) => page.waitForFunction(count);

/** The center of every ship's drawing in pixels, by its name. */
function places(page) {
  return page.evaluate(() => {
    const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2].map(Math.round);
    const ships = [...document.querySelectorAll('[data-piece^="ship-"]')];
    return Object.fromEntries(ships.map((ship) => [ship.dataset.piece, middle(ship.querySelector(".hull").getBoundingClientRect())]));
  });
}

/** The name of the ship that moves, as soon as one does, since the first player is random. */
async function mover(page) {
  const found = await page.waitForFunction(() => window.played.map(({ effect }) => effect.target.dataset.piece).find(Boolean));
  return found.jsonValue();
}

test("a ship glides from square to square, and any input ends the show", async () => {
  const page = await observed();
  await twoPlayers(page);
  await order(page, "faster").click();
  const before = await places(page);
  await order(page, "step").click();
  await page.locator(".log").getByText(/flies to/).waitFor();
  const ship = await mover(page);
  const start = before[ship];
  assert.ok((await running(page)) > 0);
  const way = (await places(page))[ship];
  // The match has gone on: the next action is possible while the ship is still animated.
  assert.match((await look(page)).log.at(-1), /flies to/);
  assert.ok(await order(page, "end-turn").isEnabled());

  await page.keyboard.press("Shift");
  assert.equal(await running(page), 0);
  const goal = (await places(page))[ship];
  const far = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
  assert.ok(far(start, goal) > 20, `${start} ${goal}`);
  assert.ok(far(way, start) < far(start, goal) / 2, `it had hardly left: ${start} ${way} ${goal}`);
  assertClean(page);
});

test("lessons and puzzles show what happens as any match does", async () => {
  for (const place of ["#/learn/rift/flight", "#/puzzles/rift/puzzle-1"]) {
    const page = await observed();
    await open(page, place);
    await order(page, "faster").click();
    await order(page, "step").click();
    await page.locator(".log").getByText(/flies to/).waitFor();
    await mover(page);
    assertClean(page);
  }
});

test("nothing moves where motion is not wished for, by the system or by the player", async (t) => {
  for (const [name, media, choice, moves] of [
    ["the system", "reduce", "system", false],
    ["the player", "no-preference", "none", false],
    ["the player against the system", "reduce", "full", true],
  ]) {
    await t.test(name, async () => {
      const page = await observed({ reducedMotion: media });
      await open(page, "#/settings");
      await page.locator(`input[name="motion"][value="${choice}"]`).check();
      await twoPlayers(page);
      await order(page, "faster").click();
      await order(page, "step").click();
      await page.locator(".log").getByText(/flies to/).waitFor();
      if (moves) {
        await until(page, () => window.played.length > 0);
      } else {
        // A second action is drawn completely: the animation of the first would have started by
        // then.
        await order(page, "turn-left").click();
        await page.locator(".log").getByText(/turns to/).waitFor();
        await look(page);
        assert.equal(await played(page), 0);
      }
      assertClean(page);
    });
  }
});

test("sounds begin with the player, and one switch ends them", async () => {
  const page = await observed();
  await open(page);
  assert.equal(await page.evaluate(() => window.contexts), 0, "nothing sounds by itself");
  await twoPlayers(page);
  await order(page, "faster").click();
  await until(page, () => window.sounds > 0);
  assert.equal(await page.evaluate(() => window.contexts), 1);
  // A running audio context uses power, so it is suspended when nothing is left to play.
  await until(page, () => window.context.state === "suspended");

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
  const before = await sounds(page);
  await order(page, "turn-left").click();
  await page.waitForFunction((before) => window.sounds > before, before);
  await until(page, () => window.context.state === "running");
  assert.equal(await page.evaluate(() => window.disturbed), 0);
  assertClean(page);
});

test("a browser without sound is a quiet table", async (t) => {
  const broken = {
    absent: () => delete window.AudioContext,
    refused: () => {
      window.AudioContext = class {
        constructor() {
          throw new DOMException("no", "NotAllowedError");
        }
      };
    },
  };
  for (const [name, spoil] of Object.entries(broken)) {
    await t.test(name, async () => {
      const page = await newPage("desktop", MOVING);
      await page.addInitScript(spoil);
      await twoPlayers(page);
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

test("looks, motion and sound are in force at once and kept over a reload", async () => {
  const page = await newPage("desktop", MOVING);
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
  const drawn = (theme) => page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, theme);
  await drawn("light");
  await page.emulateMedia({ colorScheme: "dark" });
  await drawn("night");
  await page.emulateMedia({ contrast: "more" });
  await drawn("contrast");

  await page.reload();
  await page.locator(".sample").first().waitFor();
  for (const choice of ["theme=system", "palette=mono", "tempo=calm", "motion=full", "volume=soft"]) {
    const [name, value] = choice.split("=");
    assert.ok(await page.locator(`input[name="${name}"][value="${value}"]`).isChecked(), choice);
  }
  assert.equal(await page.getByRole("checkbox", { name: "Sound" }).isChecked(), false);
  assertClean(page);
});

test("the sample shows its shot, and every set of colors is accessible", async () => {
  const page = await observed();
  await open(page, "#/settings");
  await page.getByRole("button", { name: "Show a shot" }).click();
  await until(page, () => window.played.length > 3 && window.sounds > 0);
  await page.keyboard.press("Shift");
  for (const palette of ["deutan", "tritan", "mono", "standard"]) {
    await page.locator(`input[name="palette"][value="${palette}"]`).check();
    await page.locator(`html[data-palette="${palette}"]`).waitFor();
    await assertAccessible(page);
  }
  await twoPlayers(page);
  await awaitTurn(page);
  await assertAccessible(page);
  assertClean(page);
});
