// Hovering over a board describes the cell in the console, and moves nothing else there.
import test from "node:test";
import assert from "node:assert/strict";
import { assertClean, newPage, variants } from "./support.mjs";
import { startHotseat } from "./position.mjs";
import * as admiral from "./admiral.mjs";
import * as commander from "./commander.mjs";
import * as explorer from "./explorer.mjs";

/** Plays until a decision after the opening. */
async function playPastOpening({ mouse, play }, page, turns) {
  let seen = 0;
  await play(page, mouse, { enough: ({ curtain }) => !curtain && (seen += 1) > turns });
}

/** A match in its first turns with the board in front, and where the hovered cell is described. */
const GAMES = {
  rift: [(page) => startHotseat(page), ".none"],
  "space-rift": [(page) => commander.startBattle(page), ".unit-card"],
  exodus: [(page) => admiral.startExodus(page, 2), ".exo-console-spot"],
  saga: [async (page) => {
    await explorer.startCampaign(page, 2);
    await playPastOpening(explorer, page, 8);
  }, ".saga-console-spot"],
};

/**
 * Returns the positions of the parts of the console, and the sizes of those that do not describe
 * the cell.
 */
const consoleLayout = (page, spot) =>
  page.evaluate(async (spot) => {
    await window.afterRender();
    const parts = document.querySelectorAll(".table-board, .table-actions, .table-console, .table-console > *, .table-console > :not(.goals) > *, .table-console li");
    return [...parts].filter((part) => !part.parentElement.closest(spot)).map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const size = part.matches(spot) ? [] : [width, height];
      return `${part.className}: ${[x, y, ...size].map(Math.round).join(" ")}`;
    });
  }, spot);

for (const [game, [begin, spot]] of Object.entries(GAMES)) {
  test(`hovering over the board moves nothing in the console of ${game}`, async () => {
    const page = await newPage();
    await begin(page);
    const confirm = page.locator(".curtain .button");
    if (await confirm.isVisible()) await confirm.click();
    // The map is the first tab.
    if (await page.locator("[role=tab]").count()) await page.keyboard.press("1");
    const cells = await page.locator("[role=gridcell]").filter({ visible: true }).all();
    for (const [width, height] of variants([[1440, 900], [820, 1180]], [[1024, 768]])) {
      await page.setViewportSize({ width, height });
      await page.mouse.move(0, 0);
      const before = await consoleLayout(page, spot);
      // Hovers over cells in all parts of the board, and then over none.
      for (let n = 0; n < cells.length; n += Math.ceil(cells.length / 12)) {
        const { x, y, width: across, height: down } = await cells[n].boundingBox();
        await page.mouse.move(x + across / 2, y + down / 2);
        assert.deepEqual(await consoleLayout(page, spot), before, `${width} x ${height}, cell ${n}`);
      }
      await page.mouse.move(0, 0);
      assert.deepEqual(await consoleLayout(page, spot), before, `${width} x ${height}, away`);
    }
    assertClean(page);
  });
}

test("hovering over technologies of Exodus moves nothing on their tab", async () => {
  const page = await newPage();
  await admiral.startExodus(page, 2);
  const confirm = page.locator(".curtain .button");
  if (await confirm.isVisible()) await confirm.click();
  await page.locator("[role=tab][data-tab=technologies]").filter({ visible: true }).first().click();
  for (const [width, height] of [[1440, 900], [820, 1180]]) {
    await page.setViewportSize({ width, height });
    await page.mouse.move(0, 0);
    const boxes = () =>
      page.evaluate(async () => {
        await window.afterRender();
        const parts = document.querySelectorAll(".exo-techs > *, .exo-tech, .table-actions, .table-console");
        return [...parts].map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          return `${part.className.replace(/ picked/, "")}: ${[x, y, width, height].map(Math.round).join(" ")}`;
        });
      });
    const before = (await boxes()).map((part) => part.replace(/^exo-tech-detail.*?:/, "detail:"));
    const techs = await page.locator(".exo-tech").all();
    for (let n = 0; n < techs.length; n += Math.ceil(techs.length / 8)) {
      await techs[n].hover();
      const now = (await boxes()).map((part) => part.replace(/^exo-tech-detail.*?:/, "detail:"));
      assert.deepEqual(now, before, `${width} x ${height}, technology ${n}`);
    }
  }
  assertClean(page);
});
