// A simulated player of Space Rift for tests: reads the table as a player would and plays simply.
// It acts through an input method, so that mouse, touch and keyboard play the same battle.
import { TIMEOUT, open } from "./support.mjs";

/** Input by mouse. */
export const mouse = { press: (target, options) => target.click({ force: true, ...options }) };

/** Input by touch. */
export const touch = { press: (target, options = {}) => target.tap(options) };

/** Returns what a player needs to see on the table, after the last press was rendered. */
export function look(page) {
  return page.evaluate(async () => {
    await window.afterRender();
    const text = (node) => (node?.textContent ?? "").replace(/[\u2066-\u2069]/g, "").trim();
    const all = (selector) => [...document.querySelectorAll(selector)];
    return {
      prompt: text(document.querySelector(".prompt-text")?.firstChild),
      over: document.querySelector(".end-table") !== null,
      tip: document.querySelector(".help-tip")?.dataset.topic,
      curtain: text(document.querySelector("#curtain-title")),
      asked: document.querySelector(".battle-orders .button, .hand-card.playable") !== null,
      cards: all("button.hand-card").map((card) => ({ name: text(card.querySelector(".card-name")), open: card.matches(".playable") })),
      orders: all(".battle-orders [data-order]").map((one) => ({ order: one.dataset.order, name: text(one) })),
      // The hex of the selected unit is marked, but it cannot be picked.
      hexes: all("[role=gridcell].legal").map((cell) => ({ cell: cell.dataset.cell, name: cell.getAttribute("aria-label") })),
      log: all(".log > li").map(text),
    };
  });
}

/**
 * Waits until somebody at this screen is asked, a handover screen is shown, or the battle is over,
 * and returns what is shown then.
 */
export async function awaitTurn(page) {
  const selector = ".battle-orders .order, .hand-card.playable, .curtain, .end-table";
  await page.locator(selector).first().waitFor({ timeout: TIMEOUT });
  return look(page);
}

/** Starts a battle of two players at this screen. */
export async function startBattle(page) {
  await open(page, "#/new/space-rift");
  await page.getByRole("combobox", { name: /^Player for North/ }).selectOption("human");
  await page.getByRole("button", { name: "Begin" }).click();
  return awaitTurn(page);
}

const order = (page, name) => page.locator(`.battle-orders [data-order="${name}"]`).first();

/**
 * Plays for the seat that is asked until the battle is over or `enough` returns true: the first playable
 * card, as many orders as possible, forward moves, every attack. Returns the number of presses.
 */
export async function play(page, input, { enough = () => false, limit = 1200 } = {}) {
  for (let presses = 0; presses < limit; presses += 1) {
    const seen = await awaitTurn(page);
    if (seen.over || enough(seen)) return presses;
    const target = seen.curtain ? page.locator(".curtain .button") : choose(page, seen, presses);
    if (target) await input.press(target);
  }
  throw new Error(`no end after ${limit} presses`);
}

/** Returns what to press next. */
export function choose(page, { prompt, cards, orders, hexes }, presses) {
  const has = (name) => orders.some((one) => one.order === name);
  const card = cards.findIndex(({ open }) => open);
  if (has("command")) return order(page, "command");
  if (/command card|keep/.test(prompt) && card >= 0 && !has("keep")) return page.locator("button.hand-card").nth(card);
  if (has("keep")) return order(page, "keep");
  for (const name of ["begin", "battle-back", "pursue", "take-stars", "close-gap", "order", "attack"]) if (has(name)) return order(page, name);
  const foe = hexes.find(({ name }) => /attack/i.test(name));
  const goal = foe ?? hexes[(presses * 7) % Math.max(hexes.length, 1)];
  if (goal && !/more than/.test(prompt)) return page.locator(`[role=gridcell][data-cell="${goal.cell}"]`);
  const last = orders.at(-1);
  return last && page.locator(".battle-orders [data-order]").last();
}
