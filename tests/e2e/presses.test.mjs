// A press on a board picks what is under the pointer when it is released, even if all cells were
// rendered again since the press, or the pointer slipped across a border: on every board, by mouse
// and by touch.
import test from "node:test";
import assert from "node:assert/strict";
import { assertClean, eventually, newPage, open, variants } from "./support.mjs";
import { awaitTurn as awaitColonies, startExodus } from "./admiral.mjs";
import { startBattle } from "./commander.mjs";
import { startCampaign } from "./explorer.mjs";
import { importFile, startHotseat } from "./position.mjs";
import { loadRecording, tool } from "./replay.mjs";

/** Opens the editor of a game with its default board and the inspect tool. */
const openEditorAt = (place) => async (page) => {
  await open(page, `#/editor/${place}`);
  await page.locator(".editor .cell").first().waitFor();
  await page.getByRole("radio", { name: /^(Select|Look)( and move)?$/ }).check({ force: true });
};

const map = (page) => page.locator("[role=tab][data-tab=map]").filter({ visible: true }).first().click();

/** The boards: how to open each, and which cells show that they were picked. */
const BOARDS = {
  "the table of Centauri Rift": { show: startHotseat, picks: / in plane / },
  "a replay of Centauri Rift": {
    show: async (page) => {
      await startHotseat(page);
      const table = await page.evaluate(() => location.hash);
      await open(page, table.replace("#/table/", "#/replay/"));
      await page.locator("[role=gridcell]").first().waitFor();
    },
    picks: / in plane /,
  },
  "the table of Space Rift": { show: startBattle },
  "the table of Exodus": {
    show: async (page) => {
      await open(page);
      await page.locator(".door[data-game=exodus]").getByRole("link", { name: "Play against bots" }).click();
      await awaitColonies(page);
      await map(page);
    },
  },
  "the table of Saga": {
    show: async (page) => {
      await startCampaign(page, 2, { company: "bots" });
      await map(page);
    },
  },
  "a replay of Saga": {
    show: async (page) => {
      await open(page, "#/saves");
      await importFile(page, "evening.centauri", loadRecording("saga/ftj-2-won").save.join("\n"));
      await page.locator("a[href*='#/replay/']").first().click();
      await tool(page, "To the end").click();
      await map(page);
      await page.locator(".replay [role=gridcell]").first().waitFor({ state: "attached" });
    },
  },
  "the editor of Centauri Rift": { show: openEditorAt("rift/cold-open") },
  "the editor of Exodus": { show: openEditorAt("exodus") },
};

/** Boards with cells of the same shapes as another one. */
const FURTHER_BOARDS = {
  "the editor of Space Rift": { show: openEditorAt("space-rift/srr-05") },
  "the editor of Saga": { show: openEditorAt("saga") },
};

/**
 * Runs in the page: returns a cell that may be picked without effect, and a path of four pixels
 * into it from a neighbor: the center of the cell, the last point before its border and the first
 * one behind it.
 */
function target(picks) {
  const cells = [...document.querySelectorAll(".board-svg [data-cell]")];
  const center = (cell) => {
    const { x, y, width, height } = cell.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const at = ([x, y]) => document.elementFromPoint(x, y)?.getAttribute("data-cell");
  const isCandidate = (cell) => new RegExp(picks).test(cell.getAttribute("aria-label")) && !cell.matches(".legal, [aria-selected=true]");
  for (const cell of cells.filter(isCandidate)) {
    const to = center(cell);
    if (at(to) !== cell.dataset.cell) continue;
    const distance = (other) => Math.hypot(center(other)[0] - to[0], center(other)[1] - to[1]);
    const nearest = cells.filter((other) => other !== cell && at(center(other)) === other.dataset.cell).toSorted((a, b) => distance(a) - distance(b))[0];
    if (!nearest) continue;
    const from = center(nearest);
    const pointAt = (part) => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    const pixel = 1 / distance(nearest);
    let part = 0;
    while (part < 1 && at(pointAt(part)) === nearest.dataset.cell) part += pixel;
    const [before, behind] = [pointAt(part - 2 * pixel), pointAt(part + 2 * pixel)];
    if (at(before) === nearest.dataset.cell && at(behind) === cell.dataset.cell) return { cell: cell.dataset.cell, middle: to, before, behind };
  }
  throw new Error("no cell can be picked");
}

/**
 * Runs in the page: removes every row and cell of the board and inserts it again, as a complete
 * render would.
 */
function reinsertCells() {
  for (const group of document.querySelectorAll(".board-svg [role=grid], .board-svg [role=row]")) {
    const nodes = [...group.childNodes];
    group.replaceChildren();
    group.append(...nodes);
  }
}

const awaitSelected = (page, cell) =>
  eventually(async () => assert.equal(await page.locator(`.board-svg [data-cell="${cell}"]`).getAttribute("aria-selected"), "true"), 10_000);

/** A pointer that is pressed at one point, waits, and is released at another. */
const POINTERS = {
  mouse: (page) => async (down, between, up) => {
    await page.mouse.move(...down);
    await page.mouse.down();
    await between();
    await page.mouse.move(...up);
    await page.mouse.up();
  },
  touch: (page) => async (down, between, up) => {
    const client = await page.context().newCDPSession(page);
    const send = (type, ...points) =>
      client.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y]) => ({ x, y, id: 0 })) });
    await send("touchStart", down);
    await between();
    if (up !== down) await send("touchMove", up);
    await send("touchEnd");
    await client.detach();
  },
};

for (const [name, { show, picks = /./ }] of variants(Object.entries(BOARDS), Object.entries(FURTHER_BOARDS))) {
  test(`a press counts after a render or a slip of the pointer: ${name}`, async () => {
    const page = await newPage("tablet");
    await show(page);
    for (const [input, pointer] of Object.entries(POINTERS)) {
      const press = pointer(page);
      await page.evaluate(() => window.afterRender());
      const steady = await page.evaluate(target, picks.source);
      await press(steady.middle, () => page.evaluate(reinsertCells), steady.middle);
      await awaitSelected(page, steady.cell).catch((fault) => assert.fail(`${input}, drawn anew: ${fault.message}`));
      await page.evaluate(() => window.afterRender());
      const slip = await page.evaluate(target, picks.source);
      await press(slip.before, () => {}, slip.behind);
      await awaitSelected(page, slip.cell).catch((fault) => assert.fail(`${input}, slipped: ${fault.message}`));
    }
    assertClean(page);
  });
}

/**
 * Runs in the page: returns the center of an open cell of a blueprint, and a slip of a few pixels
 * into it from an open neighbor.
 */
function openPair(type) {
  const cells = [...document.querySelectorAll(`.exo-blueprint[data-type="${type}"] .exo-cell.open`)].map((cell) => cell.getBoundingClientRect());
  for (const { left, right, top, bottom } of cells) {
    const next = cells.find((other) => Math.abs(other.left - right) < (right - left) / 4 && Math.abs(other.top - top) < 2);
    if (!next) continue;
    const y = (top + bottom) / 2;
    return { middle: [(left + right) / 2, y], before: [right - 1, y], behind: [next.left + 1, y] };
  }
  throw new Error("no two open cells lie side by side");
}

test("a press counts after a render or a slip of the pointer: the blueprints of Exodus", async () => {
  const page = await newPage("tablet");
  await startExodus(page, 2);
  const confirm = page.locator(".curtain .button");
  if (await confirm.isVisible()) await confirm.click();
  await page.locator("[role=tab][data-tab=blueprints]").filter({ visible: true }).first().click();
  const kinds = await page.locator(".exo-blueprint").evaluateAll((all) => all.map((one) => one.dataset.type));
  for (const [nth, [input, pointer]] of Object.entries(POINTERS).entries()) {
    const press = pointer(page);
    // A blueprint of eight cells takes two parts; another blueprint takes those of the other
    // pointer.
    const type = kinds[nth + 1];
    const paper = page.locator(`.exo-blueprint[data-type="${type}"] .exo-blueprint-paper`);
    const reinsert = () =>
      paper.evaluate((paper) => {
        const nodes = [...paper.childNodes];
        paper.replaceChildren();
        paper.append(...nodes);
      });
    for (const isSlip of [false, true]) {
      // A part with further copies in the tray stays selected; the other kind is next to it.
      const part = page.locator(".exo-tray-part").nth(isSlip ? 1 : 0);
      if ((await part.getAttribute("aria-pressed")) === "false") await part.click();
      await paper.locator(".exo-cell.open").first().waitFor();
      const before = await paper.getAttribute("aria-label");
      const at = await page.evaluate(openPair, type);
      if (isSlip) await press(at.before, () => {}, at.behind);
      else await press(at.middle, reinsert, at.middle);
      const assertPlaced = async () => assert.notEqual(await paper.getAttribute("aria-label"), before);
      await eventually(assertPlaced, 10_000).catch((fault) => assert.fail(`${input}, ${isSlip ? "slipped" : "drawn anew"}: ${fault.message}`));
    }
  }
  assertClean(page);
});

/**
 * Runs in the page: returns an open shield bar that can be taken, and a slip of a few pixels into
 * it from the bar next to it.
 */
function openBar() {
  const all = [...document.querySelectorAll(".shield-bars .shield-bar")];
  const at = ([x, y]) => all.indexOf(document.elementFromPoint(x, y)?.closest(".shield-bar"));
  const center = (bar) => {
    const path = bar.querySelector(".shield-touch");
    const { x, y } = path.getPointAtLength(path.getTotalLength() * 0.3).matrixTransform(path.getScreenCTM());
    return [x, y];
  };
  for (const [number, bar] of all.entries()) {
    // The outer and the inner bar of a side have successive numbers.
    const nearest = all[number ^ 1];
    if (!bar.matches(".open") || bar.matches("[aria-pressed=true]")) continue;
    const [from, to] = [center(nearest), center(bar)];
    const distance = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const pointAt = (pixels) => [0, 1].map((axis) => from[axis] + ((to[axis] - from[axis]) * pixels) / distance);
    let pixels = 0;
    while (pixels < distance && at(pointAt(pixels)) === (number ^ 1)) pixels += 0.5;
    const slip = { before: pointAt(pixels - 1), behind: pointAt(pixels + 2) };
    if (at(slip.before) === (number ^ 1) && at(slip.behind) === number) return { number, middle: to, ...slip };
  }
  throw new Error("no shield bar can be taken");
}

test("a press counts after a render or a slip of the pointer: the shield bars of Centauri Rift", async () => {
  const page = await newPage("desktop");
  await startHotseat(page);
  for (const [input, pointer] of Object.entries(POINTERS)) {
    for (const isSlip of [false, true]) {
      await page.evaluate(() => window.afterRender());
      const at = await page.evaluate(openBar);
      const reinsert = () =>
        page.locator(".shield-bars").evaluate((group) => {
          const nodes = [...group.childNodes];
          group.replaceChildren();
          group.append(...nodes);
        });
      if (isSlip) await pointer(page)(at.before, () => {}, at.behind);
      else await pointer(page)(at.middle, reinsert, at.middle);
      const bar = page.locator(".shield-bars .shield-bar").nth(at.number);
      const assertPressed = async () => assert.equal(await bar.getAttribute("aria-pressed"), "true");
      await eventually(assertPressed, 10_000).catch((fault) => assert.fail(`${input}, ${isSlip ? "slipped" : "drawn anew"}: ${fault.message}`));
      await page.keyboard.press("Escape");
    }
  }
  assertClean(page);
});
