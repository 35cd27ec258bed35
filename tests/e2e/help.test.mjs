// Help tips about figures: wherever the table shows the figure, it carries the mark of the tip, in
// the status strip of a phone and in the console of a wide screen.
import test from "node:test";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { assertClean, eventually, newPage, open } from "./support.mjs";
import { PLAYERS } from "./others/players.mjs";

/**
 * The file with each game's tips, and the figures that tips mark, by topic: those of every match.
 * `render_checks` in `web/play` covers the others.
 */
const TIPS = {
  rift: ["rift", { "rift-help-shields": "shields" }],
  "space-rift": ["space-rift-table", { "space-rift-help-command": "commands", "space-rift-help-order": "orders" }],
  exodus: ["exodus-table", { "exodus-help-vote": "vp" }],
  saga: ["saga-table", { "saga-help-doom": "doom" }],
};

/** Makes the page believe that all tips of a game but one were shown. */
async function showOnly(page, game, topic) {
  const phrases = await readFile(new URL(`../../web/l10n/en/${TIPS[game][0]}.ftl`, import.meta.url), "utf8");
  const seen = [...phrases.matchAll(new RegExp(`^${game}-help-[a-z]+(?= =)`, "gm"))].map(([key]) => key);
  assert.ok(seen.includes(topic), topic);
  const settings = { seen_help: seen.filter((key) => key !== topic) };
  await page.addInitScript((settings) => localStorage.setItem("centauri.settings", settings), JSON.stringify(settings));
}

/**
 * Returns the figures that are marked, and those of them that are in view; the mark of a button is
 * inside it, since the strip cuts what is outside.
 */
const marks = (page) =>
  page.evaluate(async () => {
    await window.afterRender();
    const shown = [...document.querySelectorAll(".table [data-status]")].filter((one) => one.checkVisibility());
    const marked = shown.filter((one) => getComputedStyle(one).outlineStyle === "dashed");
    const inView = marked.filter((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isCut = one.matches("button") && parseFloat(getComputedStyle(one).outlineOffset) > -2;
      return !isCut && hit !== null && (one.contains(hit) || hit.contains(one));
    });
    const names = (list) => [...new Set(list.map((one) => one.dataset.status))];
    return { marked: names(marked), inView: names(inView) };
  });

for (const [game, [, figures]] of Object.entries(TIPS)) {
  for (const [topic, figure] of Object.entries(figures)) {
    test(`${topic} marks its figure on a desktop and on a phone`, async () => {
      const player = PLAYERS[game];
      const page = await newPage();
      await showOnly(page, game, topic);
      await open(page, `#/play/${game}`);
      await player.awaitTurn(page);
      const tip = page.locator(`.help-tip[data-topic=${topic}]`).first();
      await player.play(page, player.mouse, { enough: (seen) => seen.tip === topic });
      await tip.waitFor({ timeout: 10_000 });
      for (const [width, height] of [[1440, 900], [390, 844]]) {
        await page.setViewportSize({ width, height });
        await eventually(async () => assert.deepEqual(await marks(page), { marked: [figure], inView: [figure] }, `${width} x ${height}`), 10_000);
      }
      assertClean(page);
    });
  }
}
