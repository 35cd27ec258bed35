// A simulated player of Saga for tests: reads the table as a player would and plays simply. It acts
// through an input method, so that mouse, touch and keyboard play the same game.
import { TIMEOUT, chooseSeats, open } from "./support.mjs";

/** Input by mouse. */
export const mouse = { press: (target, options = {}) => target.click({ force: true, ...options }) };

/** Input by touch. */
export const touch = { press: (target, options = {}) => target.tap(options) };

/** Selectors of the controls that advance the game, except those that end a game or are optional. */
const SKIPPED = ["concede", "plays", "quell", "repair", "lift"].map((order) => `[data-order=${order}]`);
export const ORDERS = `.table [data-order]:not([aria-disabled=true], ${SKIPPED.join(", ")})`;
/** Actions that are taken whenever they are available, in this order of preference. */
const PREFERRED = ["choose", "lead", "side-easy", "fight", "encounter", "build", "project", "explore", "level-lab", "level-starport", "equip", "agree"];
/** The name of the action that ends a choice. */
const END_CHOICE = "done";

/** Returns what a player needs to see on the table, after the last press was rendered. */
export function look(page) {
  return page.evaluate(async (orders) => {
    await window.afterRender();
    const text = (node) => (node?.textContent ?? "").replace(/[\u2066-\u2069]/g, "").trim();
    const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    return {
      prompt: text(document.querySelector(".prompt-text")?.firstChild),
      over: document.querySelector(".end-table") !== null,
      tip: document.querySelector(".help-tip")?.dataset.topic,
      curtain: text(document.querySelector("#curtain-title")),
      orders: seen(orders).map((one) => one.dataset.order),
      tab: document.querySelector("[role=tab][aria-selected=true][data-tab]")?.dataset.tab,
      hexes: [...document.querySelectorAll("[role=gridcell].legal")].map((cell) => cell.dataset.cell),
      log: [...document.querySelectorAll(".log > li")].map(text),
    };
  }, ORDERS);
}

/**
 * Waits until somebody at this screen is asked, a handover screen is shown, or the game is over,
 * and returns what is shown then.
 */
export async function awaitTurn(page) {
  const selector = `${ORDERS}, [role=gridcell].legal, .curtain, .end-table`;
  await page.locator(selector).filter({ visible: true }).first().waitFor({ timeout: TIMEOUT });
  return look(page);
}

/**
 * Starts a campaign with this company: `screen` for human players at this screen, `bots` for one
 * person and bots.
 */
export async function startCampaign(page, seats, { scenario = "ftj", company = "screen" } = {}) {
  await open(page, `#/new/saga/${scenario}`);
  await chooseSeats(page, seats);
  await page.locator(`input[name=company][value=${company}]`).check({ force: true });
  await page.getByRole("button", { name: "Begin" }).click();
  return awaitTurn(page);
}

/**
 * Plays for the seat that is asked until the game is over or `enough` returns true; actions in `first`
 * come before all others. Returns the number of presses.
 */
export async function play(page, input, { enough = () => false, first = [], limit = 2500 } = {}) {
  let seen;
  for (let presses = 0; presses < limit; presses += 1) {
    seen = await awaitTurn(page);
    if (seen.over || enough(seen)) return presses;
    const target = seen.curtain ? page.locator(".curtain .button") : choose(page, seen, presses, first);
    // An animation may have moved the target; the table is examined again then.
    await input.press(target, { timeout: 5_000 }).catch(() => {});
  }
  throw new Error(`no end after ${limit} presses: ${JSON.stringify({ ...seen, log: seen?.log.slice(-5) })}`);
}

const order = (page, name) => page.locator(`.table [data-order="${name}"]:not([aria-disabled=true])`).filter({ visible: true }).first();

/** Returns what to press next: a preferred action, a hex now and then, or any other action. */
export function choose(page, { tab, orders, hexes }, presses, first = []) {
  const preferred = [...first, ...PREFERRED].find((name) => orders.includes(name));
  if (preferred) return order(page, preferred);
  // Picking a hex with two Raiders asks which one is meant; an action button answers the question.
  if (tab === "map" && hexes.length && !(orders.length && presses % 3 === 0)) {
    return page.locator(`[role=gridcell][data-cell="${hexes[presses % hexes.length]}"]`);
  }
  if (orders.includes(END_CHOICE)) return order(page, END_CHOICE);
  return orders.length ? order(page, orders[presses % orders.length]) : page.locator("[role=tab][data-tab=map]");
}
