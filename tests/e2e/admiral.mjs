// A player for tests of Exodus: reads the table as a player would and plays plainly. It acts through hands, so that mouse
// and touch play the same game.
import { SLACK, open } from "./support.mjs";

/** Hands that use the mouse; where there is nothing to press, they rest. */
export const mouse = { press: async (target, options = {}) => target?.click({ force: true, ...options }) };

/** Hands that tap, or rest. */
export const touch = { press: async (target, options = {}) => target?.tap({ force: true, ...options }) };

/** Whatever can be pressed to go on, wherever it lies; not what takes a choice back, ends a game, or waits beside it. */
const ASIDE = ["reopen", "concede", "call-time", "refit", "discard", "restore", "lift"].map((order) => `[data-order=${order}]`);
export const ORDERS = `.table [data-order]:not([aria-disabled=true], ${ASIDE.join(", ")})`;
export const CARDS = ".table button.exo-card.open";

/** What is on the table that a player needs, after what was pressed has been drawn. */
export function look(page) {
  return page.evaluate(
    async ([orders, cards]) => {
      await window.drawn();
      const text = (node) => (node?.textContent ?? "").replace(/[\u2066-\u2069]/g, "").trim();
      const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
      return {
        prompt: text(document.querySelector(".prompt-text")?.firstChild),
        over: document.querySelector(".end-table") !== null,
        curtain: text(document.querySelector("#curtain-title")),
        orders: seen(orders).map((one) => one.dataset.order),
        cards: seen(cards).map((card) => text(card.querySelector(".exo-card-title"))),
        away: seen(".exo-to-leaf").length > 0,
        leaf: document.querySelector(".exo-tab[aria-selected=true]")?.dataset.tab,
        hexes: [...document.querySelectorAll("[role=gridcell].legal")].map((cell) => cell.dataset.cell),
        log: [...document.querySelectorAll(".log > li")].map(text),
      };
    },
    [ORDERS, CARDS],
  );
}

/** Waits until somebody at this screen is asked, a curtain hangs, or the game is over; gives what is seen then. */
export async function awaitTurn(page) {
  const asked = `${ORDERS}, ${CARDS}, .exo-to-leaf, .curtain, .end-table`;
  await page.locator(asked).filter({ visible: true }).first().waitFor({ timeout: SLACK });
  return look(page);
}

/** Begins a game with people at this screen and no bots. */
export async function together(page, seats, mode = "short") {
  await open(page, "#/new/exodus");
  await page.locator(`input[name=seats][value="${seats}"]`).check({ force: true });
  await page.locator("input[name=company][value=screen]").check({ force: true });
  await page.locator(`input[name=mode][value=${mode}]`).check({ force: true });
  await page.getByRole("button", { name: "Begin" }).click();
  return awaitTurn(page);
}

/**
 * Plays for whoever is asked until the game is over, or until `enough` says so: the usual parts, what is due, the first cards,
 * and on. Gives the number of presses.
 */
export async function play(page, hands, { enough = () => false, most = 1500 } = {}) {
  let seen;
  for (let presses = 0; presses < most; presses += 1) {
    seen = await awaitTurn(page);
    if (seen.over || enough(seen)) return presses;
    const target = seen.curtain ? page.locator(".curtain .button") : choose(page, seen);
    await hands.press(target);
  }
  throw new Error(`no end after ${most} presses: ${JSON.stringify({ ...seen, log: seen?.log.slice(-5) })}`);
}

const order = (page, name) => page.locator(`.table [data-order="${name}"]:not([aria-disabled=true])`).filter({ visible: true }).first();

/** What is pressed next; nothing while there is nothing, because a bot has just acted. */
export function choose(page, { orders, cards, away }) {
  for (const name of ["fit-usual", "take-all", "bid", "rank", "done"]) if (orders.includes(name)) return order(page, name);
  if (cards.length) return page.locator(CARDS).filter({ visible: true }).first();
  if (orders.length) return order(page, orders[0]);
  return away ? page.locator(".exo-to-leaf").filter({ visible: true }).first() : undefined;
}
