// Goals, progress and the parts of scores: visible at every table, and included in its text
// version.
import test from "node:test";
import assert from "node:assert/strict";
import { assertClean, eventually, newPage, open } from "./support.mjs";
import { importFile, twoPlayers } from "./position.mjs";
import { recorded } from "./replay.mjs";
import * as admiral from "./admiral.mjs";
import * as commander from "./commander.mjs";
import * as explorer from "./explorer.mjs";

/** A match of the Arena, in which armadas of Saga play for points, unlike in a campaign. */
async function arena(page) {
  await open(page, "#/saves");
  await importFile(page, "arena.centauri", recorded("saga/arn-2-won-points").save.join("\n"));
  await page.locator(".save", { hasText: "arena" }).locator("a[href*='#/table/']").click();
}

/**
 * The start of a match of players at this screen, words of its main goal, the parts of its scores,
 * and the match with points if it is a different one.
 */
const GAMES = {
  rift: [(page) => twoPlayers(page), "Destroy every enemy ship", [/^Hull: 10$/, /^Hull: 10$/]],
  "space-rift": [(page) => commander.twoCommanders(page), "First to", [/^Units eliminated: 0 points$/, /^Units eliminated: 0 points$/]],
  exodus: [
    (page) => admiral.together(page, 2),
    "Have the most victory points",
    [/^Planets: \d, .*Titles: \d$/, /^Planets: \d, .*Titles: \d$/],
  ],
  saga: [
    (page) => explorer.together(page, 2),
    "Fill every slot of the Jumpgate with an XPM",
    [/^Raiders: 1 VP, Bosses: 5 VP, Deliveries: 8 VP$/, /^Raiders: 4 VP, Deliveries: 4 VP$/],
    arena,
  ],
};

/** Columns, tabs beside the board, tabs below it, and sheets that are closed at first. */
const SIZES = [[1440, 900], [1024, 768], [820, 1180], [390, 844], [667, 375], [360, 640]];

/**
 * Below a closed sheet: the width of the line, whether scores precede the goals, and chips that
 * cannot be scrolled into view.
 */
const below = (page) =>
  page.evaluate(async () => {
    const line = document.querySelector(".goals > summary");
    const covered = [];
    for (const chip of document.querySelectorAll(".table-tabs .chip")) {
      chip.scrollIntoView({ inline: "center" });
      await window.drawn();
      const { left, right, top, bottom } = chip.getBoundingClientRect();
      if (!chip.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))) covered.push(chip.textContent);
    }
    const tally = line.querySelector(".goal-total")?.getBoundingClientRect();
    const told = line.querySelector(".goals-told").getBoundingClientRect();
    const progress = line.querySelector(".goals-progress")?.getBoundingClientRect();
    const first = !tally || (tally.bottom <= told.top + 2 && (!progress || tally.left < progress.left + 2));
    return { wide: line.clientWidth >= 130, first, covered };
  });

/** The goal as it is visible without any press, and whether something covers it. */
const inSight = (page) =>
  page.evaluate(async () => {
    await window.drawn();
    const line = document.querySelector(".goals > summary");
    const { left, top, bottom, right } = line.getBoundingClientRect();
    const inside = top >= 0 && left >= 0 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
    const hit = document.elementFromPoint(left + 12, (top + bottom) / 2);
    return { inside, open: line.contains(hit), words: line.textContent };
  });

/** The scores on the table and their parts, expanded if necessary, all of them visible. */
async function scores(page) {
  await page.locator(".goals > summary").waitFor();
  await eventually(async () => {
    const seen = await page.evaluate(async () => {
      await window.drawn();
      const goals = document.querySelector(".goals");
      if (!goals.open) goals.querySelector("summary").click();
      await window.drawn();
      return document.querySelector(".goal-sources")?.checkVisibility();
    });
    assert.equal(seen, true, "no sources are seen");
  }, 10_000);
  return page.evaluate(() => {
    const text = (node) => node.innerText.replace(/[\u2066-\u2069]/g, "").replace(/\s+/g, " ").trim();
    const seen = [...document.querySelectorAll(".goal-sources > .goal-source")].filter((one) => one.checkVisibility());
    const made = seen.map((one) => [...one.children].map(text));
    const totals = [...document.querySelectorAll(".goal-total")].map((one) => [one.title, text(one.querySelector(".number"))]);
    return made.map(([side, sources]) => ({ side, sources, total: new Map(totals).get(side) }));
  });
}

for (const [game, [begin, goal, sources, other]] of Object.entries(GAMES)) {
  test(`goals are in sight at every size of a table of ${game}, and in words`, async () => {
    const page = await newPage();
    await begin(page);
    const lift = page.locator(".curtain .button");
    if (await lift.isVisible()) await lift.click();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const seen = await inSight(page);
      assert.deepEqual([seen.inside, seen.open], [true, true], `${width} x ${height}: ${JSON.stringify(seen)}`);
      assert.ok(seen.words.includes(goal), seen.words);
      if (width < 700) assert.deepEqual(await below(page), { wide: true, first: true, covered: [] }, `${width} x ${height}`);
    }
    // However far the console is scrolled.
    for (const [width, height] of [[1440, 900], [1024, 768], [820, 1180]]) {
      await page.setViewportSize({ width, height });
      await page.locator(".table-console").evaluate((console) => console.scrollTo(0, console.scrollHeight));
      const seen = await inSight(page);
      assert.deepEqual([seen.inside, seen.open], [true, true], `scrolled, ${width} x ${height}`);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    let told = other ? [] : await scores(page);
    await page.setViewportSize({ width: 360, height: 640 });
    // The log takes the place of the console, not of the goals; and these open the console again,
    // completely.
    await page.locator(".table-tabs").getByRole("button", { name: "Log" }).click();
    assert.deepEqual((await inSight(page)).inside, true);
    // Hidden content is not announced as expanded.
    await page.waitForFunction(() => !document.querySelector(".goals").open);
    await page.locator(".goals > summary").click();
    await page.evaluate(() => window.drawn());
    assert.equal(await page.locator(".table-console > :not(.goals)").first().isVisible(), true);

    await open(page, `${new URL(page.url()).hash}?view=text`);
    await page.getByText("Goal: ").first().waitFor();
    assert.ok((await page.locator("main").innerText()).includes(goal));

    if (other) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await other(page);
      told = await scores(page);
      await open(page, `${new URL(page.url()).hash}?view=text`);
      await page.getByText("Goal: ").first().waitFor();
    }
    assert.equal(told.length, sources.length, JSON.stringify(told));
    const words = (await page.locator("main").innerText()).replace(/[\u2066-\u2069]/g, "");
    for (const [seat, { side, sources: made, total }] of told.entries()) {
      assert.match(made, sources[seat]);
      const sum = made.match(/\d+/g).reduce((sum, part) => sum + Number(part), 0);
      if (total.endsWith(" VP")) assert.equal(`${sum} VP`, total);
      assert.ok(words.includes(`${side}: ${total} (${made}).`), `${side}: ${total} (${made}).`);
    }
    assertClean(page);
  });
}
