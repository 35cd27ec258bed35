// Tables of all games on phones and tablets, at the start, in the middle, in a fight and at the end
// of a match: the board takes half of the screen and shows every cell to choose from, no button is
// cut, covered or too small, and no text is cut where there is room. On phones, the map of Saga follows the armada that acts.
import test from "node:test";
import assert from "node:assert/strict";
import { assertClean, eventually, newPage, open, variants } from "./support.mjs";
import { seatPeople } from "./position.mjs";
import { loadRecording } from "./replay.mjs";
import { GAMES, STATIONS, importStations, openTable } from "./stations.mjs";

/** Phones and tablets, upright and on their side. */
const SIZES = variants([[360, 640], [390, 844], [667, 375], [820, 1180]], [[568, 320], [640, 360], [844, 390], [1024, 768]]);

/** Orders of Rift that are in view without scrolling: two rows of them. */
const RIFT_ORDERS = 6;

/** Defines `findButtonFaults(nodes, frame)` in a page: the buttons that a frame cuts, that something
 * covers, or that are too small for a finger. */
function defineButtonFaults() {
  window.findButtonFaults = (nodes, frame) => {
    const found = [];
    for (const node of nodes) {
      const name = node.getAttribute("aria-label") || node.textContent.trim().slice(0, 30);
      const part = node.getBoundingClientRect();
      const [width, height] = [innerWidth + 1, innerHeight + 1];
      const isInside = part.left >= -1 && part.top >= -1 && part.right <= width && part.bottom <= height;
      const isCut = part.left < frame.left - 1 || part.right > frame.right + 1 || part.top < frame.top - 1 || part.bottom > frame.bottom + 1;
      if (!isInside || isCut) found.push(`${name} is cut`);
      const hit = document.elementFromPoint((part.left + part.right) / 2, (part.top + part.bottom) / 2);
      if (!node.contains(hit)) found.push(`${name} lies below ${hit?.className.baseVal ?? hit?.className}`);
      if (Math.min(part.width, part.height) < 43.5) found.push(`${name} has ${Math.round(part.width)} by ${Math.round(part.height)} px`);
    }
    return found;
  };
}

/** Defines `findTextFaults()` in a page: texts that are cut, or squeezed into a few letters a line,
 * although there is room. */
function defineTextFaults() {
  window.findTextFaults = () => {
    const found = [];
    const seen = (selector) => [...document.querySelectorAll(`.table ${selector}`)].filter((node) => node.checkVisibility());
    const box = (node) => node.getBoundingClientRect();
    const [grip] = seen(".sheet-grip");
    for (const tab of grip ? seen(".table-tabs > .chip") : []) {
      if (box(tab).right > box(grip).left + 1) found.push(`the tab ${tab.textContent.trim()} is cut`);
    }
    for (const text of seen(".hand-card .card-words")) {
      const free = box(text.closest(".hand-card")).bottom - box(text).bottom;
      const line = parseFloat(getComputedStyle(text).lineHeight);
      if (text.scrollHeight > text.clientHeight + 1 && free > 3.5 * line) found.push(`a card cuts "${text.textContent.slice(0, 40)}" above ${Math.round(free)} px`);
    }
    // A sentence of help fits; the card of a turn scrolls sideways from one to the next.
    for (const list of seen(".primer ul:has(> .primer-tip)")) {
      if (list.scrollHeight > list.clientHeight + 2) found.push(`help is cut: ${list.textContent.trim().slice(0, 40)}`);
    }
    for (const text of seen(".primer li > :last-child")) {
      const share = box(text).width / box(text.closest(".primer")).width;
      if (share < 0.45 && box(text).width < 200) found.push(`a sentence of the card of help is ${Math.round(box(text).width)} px wide`);
    }
    return found;
  };
}

/** Returns the problems of a table while somebody has to act; `orders` is the least number of orders
 * in view. */
function findFaults(orders) {
  const found = window.findTextFaults();
  const box = (node) => node.getBoundingClientRect();
  const dock = document.querySelector(".table-actions");
  // A cell can be chosen: the board takes half of the screen, except for the edges around it.
  if (document.querySelector(".table-board .cell.legal")) {
    const { width, height } = box(document.querySelector(".table-board"));
    const share = (width * height) / (innerWidth * innerHeight);
    if (share < 0.49) found.push(`the board has ${Math.round(100 * share)} % of the screen`);
    const svg = box(document.querySelector(".table-board .board-svg"));
    const isOutside = ({ left, right, top, bottom }) => left < svg.left - 2 || right > svg.right + 2 || top < svg.top - 2 || bottom > svg.bottom + 2;
    const outside = [...document.querySelectorAll(".table-board .cell.legal")].filter((cell) => isOutside(box(cell)));
    if (outside.length > 0) found.push(`${outside.length} cells to choose from are out of view`);
  }
  const switches = document.querySelector(".saga-map-signs");
  if (switches?.checkVisibility() && switches.scrollWidth > switches.clientWidth + 1) found.push("a switch of the map is cut");
  const end = dock.querySelector(".order-group-end > .order:last-child:not(.why-not-button)");
  const undo = document.querySelector(".prompt-tools > .icon-button");
  const tools = [undo, ...(end ? [end] : [])];
  found.push(...window.findButtonFaults(tools, { left: 0, top: 0, right: innerWidth, bottom: innerHeight }));
  if (end && getComputedStyle(end).position !== "sticky") found.push("the last order can scroll away");
  // Orders and cards that are not hidden until they are scrolled into view.
  const isSeen = (node) => node.checkVisibility({ opacityProperty: true }) && node.offsetWidth > 1 && node !== end;
  const choices = [...dock.querySelectorAll(".order, .hand-card, .chip")].filter((node) => !node.closest(".order-group-end"));
  const frame = { ...box(dock).toJSON(), ...(end ? { bottom: box(end).top } : {}) };
  // Of cards in a row, those beyond its edge are scrolled to.
  const isBeyond = (node) => {
    const row = node.closest(".hand");
    return row && (box(node).right > box(row).right + 1 || box(node).left < box(row).left - 1);
  };
  const seen = choices.filter(isSeen);
  const whole = seen.filter((node) => !isBeyond(node));
  found.push(...window.findButtonFaults(whole.filter((node) => node.matches("button")), frame));
  if (whole.length < Math.min(choices.length, orders)) found.push(`only ${whole.length} of ${choices.length} choices are in view`);
  return found;
}

/** Returns the problems of the card at the end of a match; `actions` is the number that it offers. */
function findEndFaults(actions) {
  const card = document.querySelector("dialog:has(> .end-top)");
  if (!card) return ["there is no card"];
  const buttons = card.querySelectorAll(":scope > footer .button");
  const found = buttons.length === actions ? [] : [`it offers ${buttons.length} actions, not ${actions}`];
  // Up to three actions are one row, and four are two rows of two.
  const tops = [...buttons].map((button) => Math.round(button.getBoundingClientRect().top));
  const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
  if (rows.join() !== (buttons.length > 3 ? "2,2" : "3")) found.push(`its ${buttons.length} actions have rows of ${rows}`);
  const story = card.querySelector(".end-text").getBoundingClientRect();
  const footer = card.querySelector(":scope > footer").getBoundingClientRect();
  if (story.bottom > footer.top) found.push("the story is cut");
  return [...found, ...window.findButtonFaults(buttons, card.getBoundingClientRect())];
}

// German words are longer, so what fits in German fits in English.
for (const game of Object.keys(GAMES)) {
  test(`at every station of ${game}, phones and tablets show whole buttons and a large board`, async () => {
    const page = await newPage("tablet");
    await page.addInitScript(defineButtonFaults);
    await page.addInitScript(defineTextFaults);
    const addresses = await importStations(page, STATIONS.map((station) => ({ game, station })));
    const found = [];
    /** Looks for problems of a station in all sizes; `label` names it in the result. */
    const check = async (station, label, findAll, least) => {
      await openTable(page, `?lang=de${addresses.get(`${game}-${station}`)}`);
      if (station === "end") await page.locator("dialog .end-top").waitFor();
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => window.afterRender());
        const faults = await page.evaluate(findAll, least(Math.min(width, height)));
        found.push(...faults.map((fault) => `${label}, ${width} x ${height}: ${fault}`));
      }
    };
    const leastOrders = (side) => (side < 375 ? 1 : (game === "rift" ? RIFT_ORDERS : 2));
    for (const station of STATIONS.filter((station) => station !== "end")) {
      await check(station, station, findFaults, leastOrders);
    }
    await check("end", "end", findEndFaults, () => 3);
    // Who has beaten bots is also offered stronger ones, and who lost to them another try.
    const { winners } = loadRecording(GAMES[game].recording);
    // In the recorded matches one of the first two seats has lost, unless all won together.
    const losers = [0, 1].filter((seat) => !winners.includes(seat));
    const results = [[winners[0], "victory", 4], ...losers.map((seat) => [seat, "defeat", 3])];
    for (const [person, label, actions] of results) {
      await open(page, "#/saves");
      await seatPeople(page, { person, others: { bot: "ensign" } });
      await check("end", label, findEndFaults, () => actions);
    }
    assert.deepEqual(found, []);
    assertClean(page);
  });
}

/** The width of a hexagon of the map in pixels, and whether an armada is in view as a whole. */
const seenMap = (page, armada) =>
  page.evaluate((name) => {
    const [svg, cell, piece] = [".board-svg", ".cell", `[data-piece="${name}"]`].map((selector) =>
      document.querySelector(`.saga-map ${selector}`).getBoundingClientRect(),
    );
    const isInside = piece.left >= svg.left && piece.right <= svg.right && piece.top >= svg.top && piece.bottom <= svg.bottom;
    return { width: Math.round(cell.width), isInside };
  }, armada);

test("on a phone, the map of Saga follows the armada that acts, until all of it is asked for", async () => {
  const page = await newPage("phone");
  const addresses = await importStations(page, [{ game: "saga", station: "combat" }]);
  await openTable(page, addresses.get("saga-combat"));
  const fit = page.getByRole("button", { name: "Show the whole board" });
  for (const [width, height] of [[390, 844], [844, 390], [360, 640]]) {
    await page.setViewportSize({ width, height });
    await eventually(async () => {
      const seen = await seenMap(page, "armada-1");
      assert.ok(seen.isInside && seen.width >= 80 && seen.width <= 100, `${width} x ${height}: ${JSON.stringify(seen)}`);
    });
  }
  await fit.tap();
  await eventually(async () => assert.ok((await seenMap(page, "armada-1")).width < 60));
  // That is kept when the map is seen again, and large screens show all of the map anyway.
  await page.locator("[role=tab][data-tab=mat]").tap();
  await page.locator("[role=tab][data-tab=map]").tap();
  await page.evaluate(() => window.afterRender());
  assert.ok((await seenMap(page, "armada-1")).width < 60);
  await page.reload();
  await openTable(page, addresses.get("saga-combat"));
  await page.setViewportSize({ width: 820, height: 1180 });
  await eventually(async () => assert.equal(await fit.getAttribute("aria-disabled"), "true"));
  assertClean(page);
});
