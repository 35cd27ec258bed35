// A player for tests of Saga: reads the table as a player would and plays plainly. It acts through hands, so that mouse,
// touch and keys play the same game.
import { SLACK, open } from "./support.mjs";

/** Hands that use the mouse. */
export const mouse = { press: (target, options = {}) => target.click({ force: true, ...options }) };

/** Hands that tap. */
export const touch = { press: (target, options = {}) => target.tap({ force: true, ...options }) };

/** Whatever can be pressed to go on; not what ends a game, nor what waits beside the decision. */
const ASIDE = ["concede", "plays", "quell", "repair", "lift"].map((order) => `[data-order=${order}]`);
export const ORDERS = `.table [data-order]:not([aria-disabled=true], ${ASIDE.join(", ")})`;
/** What is taken whenever it is there, the first first. */
const GLAD = ["choose", "lead", "side-easy", "fight", "encounter", "build", "project", "explore", "level-lab", "level-starport", "equip", "agree"];
/** What ends a choice. */
const ENDS = "done";

/** What is on the table that a player needs, after what was pressed has been drawn. */
export function look(page) {
  return page.evaluate(async (orders) => {
    await window.drawn();
    const text = (node) => (node?.textContent ?? "").replace(/[\u2066-\u2069]/g, "").trim();
    const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    return {
      prompt: text(document.querySelector(".prompt-text")?.firstChild),
      over: document.querySelector(".end-table") !== null,
      curtain: text(document.querySelector("#curtain-title")),
      orders: seen(orders).map((one) => one.dataset.order),
      leaf: document.querySelector("[role=tab][aria-selected=true][data-tab]")?.dataset.tab,
      hexes: [...document.querySelectorAll("[role=gridcell].legal")].map((cell) => cell.dataset.cell),
      log: [...document.querySelectorAll(".log > li")].map(text),
    };
  }, ORDERS);
}

/** Waits until somebody at this screen is asked, a curtain hangs, or the game is over; gives what is seen then. */
export async function awaitTurn(page) {
  const asked = `${ORDERS}, [role=gridcell].legal, .curtain, .end-table`;
  await page.locator(asked).filter({ visible: true }).first().waitFor({ timeout: SLACK });
  return look(page);
}

/** Begins a campaign with this company: `screen` for people at this screen alone, `bots` for one person and bots. */
export async function together(page, seats, { scenario = "ftj", company = "screen" } = {}) {
  await open(page, `#/new/saga/${scenario}`);
  await page.locator(`input[name=seats][value="${seats}"]`).check({ force: true });
  await page.locator(`input[name=company][value=${company}]`).check({ force: true });
  await page.getByRole("button", { name: "Begin" }).click();
  return awaitTurn(page);
}

/**
 * Plays for whoever is asked until the game is over, or until `enough` says so; does what is in `first` before all else. Gives
 * the number of presses.
 */
export async function play(page, hands, { enough = () => false, first = [], most = 2500 } = {}) {
  let seen;
  for (let presses = 0; presses < most; presses += 1) {
    seen = await awaitTurn(page);
    if (seen.over || enough(seen)) return presses;
    const target = seen.curtain ? page.locator(".curtain .button") : choose(page, seen, presses, first);
    // A motion may move what was seen; it is looked at again then.
    await hands.press(target, { timeout: 5_000 }).catch(() => {});
  }
  throw new Error(`no end after ${most} presses: ${JSON.stringify({ ...seen, log: seen?.log.slice(-5) })}`);
}

const order = (page, name) => page.locator(`.table [data-order="${name}"]:not([aria-disabled=true])`).filter({ visible: true }).first();

/** What is pressed next: what one is glad of, a hex now and then, and on. */
export function choose(page, { leaf, orders, hexes }, presses, first = []) {
  const glad = [...first, ...GLAD].find((name) => orders.includes(name));
  if (glad) return order(page, glad);
  // A hex with two Raiders asks which one is meant: that is said by an order.
  if (leaf === "map" && hexes.length && !(orders.length && presses % 3 === 0)) {
    return page.locator(`[role=gridcell][data-cell="${hexes[presses % hexes.length]}"]`);
  }
  if (orders.includes(ENDS)) return order(page, ENDS);
  return orders.length ? order(page, orders[presses % orders.length]) : page.locator("[role=tab][data-tab=map]");
}
