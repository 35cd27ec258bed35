// A simulated player of Exodus for tests: reads the table as a player would and plays simply. It
// acts through an input method, so that mouse and touch play the same game.
import { TIMEOUT, chooseSeats, open } from "./support.mjs";

/** Input by mouse. */
export const mouse = { press: (target, options = {}) => target.click({ force: true, ...options }) };

/** Input by touch. */
export const touch = { press: (target, options = {}) => target.tap(options) };

/**
 * Selectors of the controls that advance the game, except those that undo a choice, end a game, or
 * are optional.
 */
const SKIPPED = ["reopen", "concede", "call-time", "refit", "discard", "restore", "lift"].map((order) => `[data-order=${order}]`);
export const ORDERS = `.table [data-order]:not([aria-disabled=true], ${SKIPPED.join(", ")})`;
export const CARDS = ".table button.exo-card.open";

/** Returns what a player needs to see on the table, after the last press was rendered. */
export function look(page) {
  return page.evaluate(
    async ([orders, cards]) => {
      await window.afterRender();
      const text = (node) => (node?.textContent ?? "").replace(/[\u2066-\u2069]/g, "").trim();
      const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
      return {
        prompt: text(document.querySelector(".prompt-text")?.firstChild),
        over: document.querySelector(".end-table") !== null,
        tip: document.querySelector(".help-tip")?.dataset.topic,
        curtain: text(document.querySelector("#curtain-title")),
        orders: seen(orders).map((one) => one.dataset.order),
        cards: seen(cards).map((card) => text(card.querySelector(".exo-card-title"))),
        onOtherTab: seen(".exo-to-tab").length > 0,
        tab: document.querySelector(".exo-tab[aria-selected=true]")?.dataset.tab,
        hexes: [...document.querySelectorAll("[role=gridcell].legal")].map((cell) => cell.dataset.cell),
        log: [...document.querySelectorAll(".log > li")].map(text),
      };
    },
    [ORDERS, CARDS],
  );
}

/**
 * Waits until somebody at this screen is asked, a handover screen is shown, or the game is over,
 * and returns what is shown then.
 */
export async function awaitTurn(page) {
  const selector = `${ORDERS}, ${CARDS}, .exo-to-tab, .curtain, .end-table`;
  await page.locator(selector).filter({ visible: true }).first().waitFor({ timeout: TIMEOUT });
  return look(page);
}

/** Starts a game with human players at this screen and no bots. */
export async function startExodus(page, seats, mode = "short") {
  await open(page, "#/new/exodus");
  await chooseSeats(page, seats);
  await page.locator("input[name=company][value=screen]").check({ force: true });
  await page.locator(`input[name=mode][value=${mode}]`).check({ force: true });
  await page.getByRole("button", { name: "Begin" }).click();
  return awaitTurn(page);
}

/**
 * Plays for the seat that is asked until the game is over or `enough` returns true: the default parts,
 * then required actions, then the first cards. Returns the number of presses.
 */
export async function play(page, input, { enough = () => false, limit = 1500 } = {}) {
  let seen;
  for (let presses = 0; presses < limit; presses += 1) {
    seen = await awaitTurn(page);
    if (seen.over || enough(seen)) return presses;
    const target = seen.curtain ? page.locator(".curtain .button") : choose(page, seen);
    if (target) await input.press(target);
  }
  throw new Error(`no end after ${limit} presses: ${JSON.stringify({ ...seen, log: seen?.log.slice(-5) })}`);
}

const order = (page, name) => page.locator(`.table [data-order="${name}"]:not([aria-disabled=true])`).filter({ visible: true }).first();

/** Returns what to press next, or nothing if a bot has just acted and there is nothing to press. */
export function choose(page, { orders, cards, onOtherTab }) {
  for (const name of ["fit-usual", "take-all", "bid", "rank", "done"]) if (orders.includes(name)) return order(page, name);
  if (cards.length) return page.locator(CARDS).filter({ visible: true }).first();
  if (orders.length) return order(page, orders[0]);
  return onOtherTab ? page.locator(".exo-to-tab").filter({ visible: true }).first() : undefined;
}
