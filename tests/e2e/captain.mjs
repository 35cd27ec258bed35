// A simulated player of Rift for tests: reads the table as a player would, from its buttons and the
// names of its squares, and attacks in a simple way. It acts through an input method, so that
// mouse, touch and keyboard play the same game.
import assert from "node:assert/strict";
import { TIMEOUT, eventually } from "./support.mjs";

const HEADINGS = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"];

/** Input by mouse. */
export const mouse = { press: (page, target) => target.click() };

/** Input by touch. */
export const touch = { press: (page, target) => target.tap() };

/**
 * Returns everything on the table that the player needs for the next action, after the last press
 * was rendered.
 */
export async function look(page) {
  return page.evaluate(async (headings) => {
    await window.afterRender();
    const text = (node) => (node?.textContent ?? "").replace(/[\u2066-\u2069]/g, "").trim();
    const ships = [];
    const pattern = /(your )?([A-Z]\w+ [A-Z]\d*) in plane ([+-]?\d), facing ([a-z-]+), speed ([+-]?\d+), hull (\d+)(, active)?/g;
    for (const cell of document.querySelectorAll(".table [role=gridcell]")) {
      const name = cell.getAttribute("aria-label").replace(/[\u2066-\u2069]/g, "").replaceAll("−", "-");
      for (const [, own, ship, plane, heading, speed, hull, active] of name.matchAll(pattern)) {
        ships.push({
          ship,
          column: Number(cell.getAttribute("aria-colindex")),
          row: Number(cell.getAttribute("aria-rowindex")),
          plane: Number(plane),
          heading: headings.indexOf(heading),
          speed: Number(speed),
          hull: Number(hull),
          own: Boolean(own),
          active: Boolean(active),
        });
      }
    }
    const buttons = [...document.querySelectorAll(".table-actions button[data-order]")].map((button, index) => ({
      index,
      order: button.dataset.order,
      name: text(button),
      free: !/\d/.test(text(button.querySelector(".cost"))),
      allowed: button.getAttribute("aria-disabled") !== "true",
    }));
    return {
      prompt: text(document.querySelector(".prompt-text")?.firstChild),
      over: document.querySelector(".end-table") !== null,
      tip: document.querySelector(".help-tip")?.dataset.topic,
      warned: document.querySelector(".orders-warning") !== null,
      narrowed: document.querySelector(".table-actions .order-group") === null,
      log: [...document.querySelectorAll(".log > li")].map(text),
      buttons,
      ships,
    };
  }, HEADINGS);
}

/**
 * Presses keys of the table as a person does: each after the effect of the previous one was
 * rendered.
 */
export async function pressKeys(page, ...keys) {
  const tableText = () => page.evaluate(() => [...document.querySelectorAll(".table, .guide-card")].map((part) => part.textContent).join());
  for (const key of keys) {
    const before = await tableText();
    await page.keyboard.press(key);
    await eventually(async () => assert.notEqual(await tableText(), before, `${key} does nothing`));
  }
}

/** Returns the button of an action that `look` has found. */
export function button(page, { index }) {
  return page.locator(".table-actions button[data-order]").nth(index);
}

/**
 * Selectors that show that a table has something to press: actions, a warning that needs a second
 * press, or the end.
 */
export const ACTIONABLE = ".table-actions button[data-order], .orders-warning, .end-table";

/**
 * Waits until somebody, here or elsewhere, is asked or warned, or the match is over, and returns
 * what is shown then.
 */
export async function awaitTurn(page) {
  await page.locator(`${ACTIONABLE}, .away-card`).first().waitFor({ timeout: TIMEOUT });
  return look(page);
}

/**
 * Plays for the seat that is asked until the match is over or `enough` returns true. `passive` names
 * ships that only end their turns. Returns the number of actions.
 */
export async function play(page, input, { passive = [], enough = () => false, limit = 900 } = {}) {
  let turn = { name: "", given: 0, spent: false };
  for (let orders = 0; orders < limit; orders += 1) {
    const seen = await awaitTurn(page);
    if (seen.over || enough(seen)) return orders;
    const own = seen.ships.find((ship) => ship.active);
    const name = `${own?.ship} ${seen.log.findLast((line) => /^Round /.test(line))}`;
    if (name !== turn.name) turn = { name, given: 0, spent: false };
    turn.given += 1;
    if (seen.warned) {
      // The last unit of energy keeps the shields up: nothing more is bought this turn.
      turn.spent = true;
      await input.press(page, page.locator(".table-actions .button.quiet"));
      continue;
    }
    const order = choose(seen, own, turn, passive.includes(own?.ship));
    if (!order) throw new Error(`no order for: ${seen.prompt} ${JSON.stringify(seen.buttons)}`);
    await (input.perform ?? perform)(page, input, order);
  }
  throw new Error(`no end after ${limit} orders`);
}

function perform(page, input, order) {
  return input.press(page, button(page, order));
}

/**
 * Chooses the next action: an answer if one is asked for, otherwise fire, turn to the enemy,
 * approach, end the turn.
 */
function choose({ buttons, ships, narrowed }, own, turn, isPassive) {
  const open = buttons.filter((b) => b.allowed && b.order !== "pay" && (b.free || !turn.spent));
  const can = (name) => open.find((b) => b.order === name);
  if (narrowed || !own) return open[0];
  if (isPassive && can("end-turn")) return can("end-turn");
  const shots = open.filter((b) => b.order === "fire");
  if (shots.length > 0 && !isPassive) return shots.find((shot) => shot.free) ?? shots[0];
  const foe = nearest(own, ships);
  const maneuver = turn.given < 16 && foe && approach(own, foe, can);
  const braking = own.speed > 0 ? ["slower", "faster"] : ["faster", "slower"];
  const preferred = ["end-turn", "step", ...braking, "rise", "sink", "turn-left", "turn-right"];
  return maneuver || preferred.map(can).find(Boolean) || open[0];
}

function nearest(own, ships) {
  const foes = ships.filter((ship) => ship.ship.at(-1) !== own.ship.at(-1) && ship.ship.split(" ")[1][0] !== own.ship.split(" ")[1][0]);
  return foes.toSorted((a, b) => distance(own, a) - distance(own, b))[0];
}

function distance(a, b) {
  return Math.max(Math.abs(a.column - b.column), Math.abs(a.row - b.row));
}

function approach(own, foe, can) {
  const [right, down] = [foe.column - own.column, foe.row - own.row];
  if (foe.plane !== own.plane && distance(own, foe) < 5) {
    const change = can(foe.plane > own.plane ? "rise" : "sink");
    if (change) return change;
  }
  const wantedHeading = (Math.round((Math.atan2(down, right) * 4) / Math.PI) + 10) % 8;
  const turn = (wantedHeading - own.heading + 8) % 8;
  if (turn !== 0 && distance(own, foe) > 0) return can(turn <= 4 ? "turn-right" : "turn-left");
  const isAligned = right === 0 || down === 0 || Math.abs(right) === Math.abs(down);
  if (distance(own, foe) > 3 || !isAligned) {
    if (own.speed < Math.min(2, distance(own, foe) - 2) || own.speed < 1) return can("faster") ?? can("step");
    return can("step");
  }
  return own.speed > 0 ? can("slower") : undefined;
}
