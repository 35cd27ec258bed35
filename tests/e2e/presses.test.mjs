// A press on a board picks what is under the pointer when it is released, even if all cells were
// rendered again since the press, or the pointer slipped across a border: on every board, by mouse
// and by touch.
import test from "node:test";
import assert from "node:assert/strict";
import { assertClean, eventually, newPage, open } from "./support.mjs";
import { awaitTurn as awaitColonies, together as colonies } from "./admiral.mjs";
import { twoCommanders } from "./commander.mjs";
import { together as campaign } from "./explorer.mjs";
import { importFile, twoPlayers } from "./position.mjs";
import { recorded, tool } from "./replay.mjs";

/** Opens the editor of a game with its default board and the inspect tool. */
const editor = (place) => async (page) => {
  await open(page, `#/editor/${place}`);
  await page.locator(".editor .cell").first().waitFor();
  await page.getByRole("radio", { name: /^(Select|Look( and move)?)$/ }).check({ force: true });
};

const map = (page) => page.locator("[role=tab][data-tab=map]").filter({ visible: true }).first().click();

/** Every board: how to open it, and which cells show that they were picked. */
const BOARDS = {
  "the table of Centauri Rift": { show: twoPlayers, picks: / in plane / },
  "a replay of Centauri Rift": {
    show: async (page) => {
      await twoPlayers(page);
      const table = await page.evaluate(() => location.hash);
      await open(page, table.replace("#/table/", "#/replay/"));
      await page.locator("[role=gridcell]").first().waitFor();
    },
    picks: / in plane /,
  },
  "the table of Space Rift": { show: twoCommanders },
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
      await campaign(page, 2, { company: "bots" });
      await map(page);
    },
  },
  "a replay of Saga": {
    show: async (page) => {
      await open(page, "#/saves");
      await importFile(page, "evening.centauri", recorded("saga/ftj-2-won").save.join("\n"));
      await page.locator("a[href*='#/replay/']").first().click();
      await tool(page, "To the end").click();
      await map(page);
      await page.locator(".replay [role=gridcell]").first().waitFor({ state: "attached" });
    },
  },
  "the editor of Centauri Rift": { show: editor("rift/cold-open") },
  "the editor of Space Rift": { show: editor("space-rift/srr-05") },
  "the editor of Exodus": { show: editor("exodus") },
  "the editor of Saga": { show: editor("saga") },
};

/**
 * Runs in the page: returns a cell that may be picked without effect, and a path of four pixels
 * into it from a neighbor: the center of the cell, the last point before its border and the first
 * one behind it.
 */
function target(picks) {
  const cells = [...document.querySelectorAll(".board-svg [data-cell]")];
  const middle = (cell) => {
    const { x, y, width, height } = cell.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const at = ([x, y]) => document.elementFromPoint(x, y)?.getAttribute("data-cell");
  const fits = (cell) => new RegExp(picks).test(cell.getAttribute("aria-label")) && !cell.matches(".legal, [aria-selected=true]");
  for (const cell of cells.filter(fits)) {
    const to = middle(cell);
    if (at(to) !== cell.dataset.cell) continue;
    const far = (other) => Math.hypot(middle(other)[0] - to[0], middle(other)[1] - to[1]);
    const near = cells.filter((other) => other !== cell && at(middle(other)) === other.dataset.cell).toSorted((a, b) => far(a) - far(b))[0];
    if (!near) continue;
    const from = middle(near);
    const along = (part) => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    const pixel = 1 / far(near);
    let part = 0;
    while (part < 1 && at(along(part)) === near.dataset.cell) part += pixel;
    const [before, behind] = [along(part - 2 * pixel), along(part + 2 * pixel)];
    if (at(before) === near.dataset.cell && at(behind) === cell.dataset.cell) return { cell: cell.dataset.cell, middle: to, before, behind };
  }
  throw new Error("no cell can be picked");
}

/**
 * Runs in the page: removes every row and cell of the board and inserts it again, as a complete
 * render would.
 */
function redraw() {
  for (const group of document.querySelectorAll(".board-svg [role=grid], .board-svg [role=row]")) {
    const drawn = [...group.childNodes];
    group.replaceChildren();
    group.append(...drawn);
  }
}

const selected = (page, cell) =>
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

for (const [name, { show, picks = /./ }] of Object.entries(BOARDS)) {
  test(`no press is lost on ${name}`, async () => {
    const page = await newPage("tablet");
    await show(page);
    for (const [way, pointer] of Object.entries(POINTERS)) {
      const press = pointer(page);
      await page.evaluate(() => window.drawn());
      const still = await page.evaluate(target, picks.source);
      await press(still.middle, () => page.evaluate(redraw), still.middle);
      await selected(page, still.cell).catch((fault) => assert.fail(`${way}, drawn anew: ${fault.message}`));
      await page.evaluate(() => window.drawn());
      const slip = await page.evaluate(target, picks.source);
      await press(slip.before, () => {}, slip.behind);
      await selected(page, slip.cell).catch((fault) => assert.fail(`${way}, slipped: ${fault.message}`));
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

test("no press is lost on the blueprints of Exodus", async () => {
  const page = await newPage("tablet");
  await colonies(page, 2);
  const lift = page.locator(".curtain .button");
  if (await lift.isVisible()) await lift.click();
  await page.locator("[role=tab][data-tab=blueprints]").filter({ visible: true }).first().click();
  const kinds = await page.locator(".exo-blueprint").evaluateAll((all) => all.map((one) => one.dataset.type));
  for (const [nth, [way, pointer]] of Object.entries(POINTERS).entries()) {
    const press = pointer(page);
    // A blueprint of eight cells takes two parts, and another one those of the other pointer.
    const type = kinds[nth + 1];
    const paper = page.locator(`.exo-blueprint[data-type="${type}"] .exo-blueprint-paper`);
    const again = () =>
      paper.evaluate((paper) => {
        const drawn = [...paper.childNodes];
        paper.replaceChildren();
        paper.append(...drawn);
      });
    for (const slips of [false, true]) {
      // A part with further copies in the tray stays selected; the other kind is next to it.
      const part = page.locator(".exo-tray-part").nth(slips ? 1 : 0);
      if ((await part.getAttribute("aria-pressed")) === "false") await part.click();
      await paper.locator(".exo-cell.open").first().waitFor();
      const before = await paper.getAttribute("aria-label");
      const at = await page.evaluate(openPair, type);
      if (slips) await press(at.before, () => {}, at.behind);
      else await press(at.middle, again, at.middle);
      const fits = async () => assert.notEqual(await paper.getAttribute("aria-label"), before);
      await eventually(fits, 10_000).catch((fault) => assert.fail(`${way}, ${slips ? "slipped" : "drawn anew"}: ${fault.message}`));
    }
  }
  assertClean(page);
});

/**
 * Runs in the page: returns an open shield bar that can be taken, and a slip of a few pixels into
 * it from the bar next to it.
 */
function bars() {
  const all = [...document.querySelectorAll(".shield-bars .shield-bar")];
  const at = ([x, y]) => all.indexOf(document.elementFromPoint(x, y)?.closest(".shield-bar"));
  const middle = (bar) => {
    const path = bar.querySelector(".shield-touch");
    const { x, y } = path.getPointAtLength(path.getTotalLength() * 0.3).matrixTransform(path.getScreenCTM());
    return [x, y];
  };
  for (const [number, bar] of all.entries()) {
    // The outer and the inner bar of a side have successive numbers.
    const near = all[number ^ 1];
    if (!bar.matches(".open") || bar.matches("[aria-pressed=true]")) continue;
    const [from, to] = [middle(near), middle(bar)];
    const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const along = (pixels) => [0, 1].map((axis) => from[axis] + ((to[axis] - from[axis]) * pixels) / far);
    let pixels = 0;
    while (pixels < far && at(along(pixels)) === (number ^ 1)) pixels += 0.5;
    const slip = { before: along(pixels - 1), behind: along(pixels + 2) };
    if (at(slip.before) === (number ^ 1) && at(slip.behind) === number) return { number, middle: to, ...slip };
  }
  throw new Error("no shield bar can be taken");
}

test("no press is lost on the shield bars of Centauri Rift", async () => {
  const page = await newPage("desktop");
  await twoPlayers(page);
  for (const [way, pointer] of Object.entries(POINTERS)) {
    for (const slips of [false, true]) {
      await page.evaluate(() => window.drawn());
      const at = await page.evaluate(bars);
      const again = () =>
        page.locator(".shield-bars").evaluate((group) => {
          const drawn = [...group.childNodes];
          group.replaceChildren();
          group.append(...drawn);
        });
      if (slips) await pointer(page)(at.before, () => {}, at.behind);
      else await pointer(page)(at.middle, again, at.middle);
      const bar = page.locator(".shield-bars .shield-bar").nth(at.number);
      const taken = async () => assert.equal(await bar.getAttribute("aria-pressed"), "true");
      await eventually(taken, 10_000).catch((fault) => assert.fail(`${way}, ${slips ? "slipped" : "drawn anew"}: ${fault.message}`));
      await page.keyboard.press("Escape");
    }
  }
  assertClean(page);
});
