// Goals, progress and the parts of scores: visible at every table, and included in its text
// version.
import test from "node:test";
import assert from "node:assert/strict";
import { assertClean, eventually, newPage, open } from "./support.mjs";
import { importFile, startHotseat } from "./position.mjs";
import { loadRecording } from "./replay.mjs";
import * as admiral from "./admiral.mjs";
import * as commander from "./commander.mjs";
import * as explorer from "./explorer.mjs";

/** Starts a match of the Arena, in which armadas of Saga play for points, unlike in a campaign. */
async function arena(page) {
  await open(page, "#/saves");
  await importFile(page, "arena.centauri", loadRecording("saga/arn-2-won-points").save.join("\n"));
  await page.locator(".save", { hasText: "arena" }).locator("a[href*='#/table/']").click();
}

/**
 * The start of a match of players at this screen, words of its goal at the table and in the text version, the parts of its scores,
 * and the match with points if it is a different one.
 */
const GAMES = {
  rift: [(page) => startHotseat(page), ["Bring the hull of ", "Destroy every enemy ship"], [/^Hull: 10$/, /^Hull: 10$/]],
  "space-rift": [(page) => commander.startBattle(page), ["or eliminate every enemy unit", "First to"], [/^Units eliminated: 0 points$/, /^Units eliminated: 0 points$/]],
  exodus: [
    (page) => admiral.startExodus(page, 2),
    ["Have the most victory points", "Have the most victory points"],
    [/^Planets: \d, .*Titles: \d$/, /^Planets: \d, .*Titles: \d$/],
  ],
  saga: [
    (page) => explorer.startCampaign(page, 2),
    ["Fill every slot of the Jumpgate with an XPM", "Fill every slot of the Jumpgate with an XPM"],
    [/^Raiders: 1 VP, Bosses: 5 VP, Deliveries: 8 VP$/, /^Raiders: 4 VP, Deliveries: 4 VP$/],
    arena,
  ],
};

/** Columns, tabs beside the board, tabs below it, and sheets that are closed at first. */
const SIZES = [[1440, 900], [1024, 768], [820, 1180], [390, 844], [667, 375], [360, 640]];

/**
 * Returns the layout below a closed sheet: the width of the line, whether scores precede the goals,
 * and chips that cannot be scrolled into view.
 */
const closedSheetLayout = (page) =>
  page.evaluate(async () => {
    const line = document.querySelector(".goals > summary");
    const covered = [];
    for (const chip of document.querySelectorAll(".table-tabs .chip")) {
      chip.scrollIntoView({ inline: "center" });
      await window.afterRender();
      const { left, right, top, bottom } = chip.getBoundingClientRect();
      if (!chip.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))) covered.push(chip.textContent);
    }
    const tally = line.querySelector(".goal-total")?.getBoundingClientRect();
    const scored = line.querySelector(".goals-told").getBoundingClientRect();
    const progress = line.querySelector(".goals-progress")?.getBoundingClientRect();
    const first = !tally || (tally.bottom <= scored.top + 2 && (!progress || tally.left < progress.left + 2));
    return { wide: line.clientWidth >= 130, first, covered };
  });

/** Returns the goal as it is visible without any press, and whether something covers it. */
const goalVisibility = (page) =>
  page.evaluate(async () => {
    await window.afterRender();
    const line = document.querySelector(".goals > summary");
    const { left, top, bottom, right } = line.getBoundingClientRect();
    const inside = top >= 0 && left >= 0 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
    const hit = document.elementFromPoint(left + 12, (top + bottom) / 2);
    return { inside, open: line.contains(hit), words: line.textContent };
  });

/** Returns the scores on the table and their parts, expanded if necessary, all of them visible. */
async function scores(page) {
  await page.locator(".goals > summary").waitFor();
  await eventually(async () => {
    const seen = await page.evaluate(async () => {
      await window.afterRender();
      const goals = document.querySelector(".goals");
      if (!goals.open) goals.querySelector("summary").click();
      await window.afterRender();
      return document.querySelector(".goal-sources")?.checkVisibility();
    });
    assert.equal(seen, true, "no sources are seen");
  }, 10_000);
  return page.evaluate(() => {
    const text = (node) => node.innerText.replace(/[\u2066-\u2069]/g, "").replace(/\s+/g, " ").trim();
    const seen = [...document.querySelectorAll(".goal-sources > .goal-source")].filter((one) => one.checkVisibility());
    const rows = seen.map((one) => [...one.children].map(text));
    const totals = [...document.querySelectorAll(".goal-total")].map((one) => [one.title, text(one.querySelector(".number"))]);
    return rows.map(([side, sources]) => ({ side, sources, total: new Map(totals).get(side) }));
  });
}

for (const [game, [begin, [headline, goal], sources, openScored]] of Object.entries(GAMES)) {
  test(`goals and scores are visible at every size of a table of ${game}, and in its text version`, async () => {
    const page = await newPage();
    await begin(page);
    const confirm = page.locator(".curtain .button");
    if (await confirm.isVisible()) await confirm.click();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const seen = await goalVisibility(page);
      assert.deepEqual([seen.inside, seen.open], [true, true], `${width} x ${height}: ${JSON.stringify(seen)}`);
      assert.ok(seen.words.includes(headline), seen.words);
      if (width < 700) assert.deepEqual(await closedSheetLayout(page), { wide: true, first: true, covered: [] }, `${width} x ${height}`);
    }
    // The position does not depend on the scroll position of the console.
    for (const [width, height] of [[1440, 900], [1024, 768], [820, 1180]]) {
      await page.setViewportSize({ width, height });
      await page.locator(".table-console").evaluate((console) => console.scrollTo(0, console.scrollHeight));
      const seen = await goalVisibility(page);
      assert.deepEqual([seen.inside, seen.open], [true, true], `scrolled, ${width} x ${height}`);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    let scored = openScored ? [] : await scores(page);
    await page.setViewportSize({ width: 360, height: 640 });
    // The log replaces the console, but not the goals, which open the whole console again.
    await page.locator(".table-tabs").getByRole("button", { name: "Log" }).click();
    assert.deepEqual((await goalVisibility(page)).inside, true);
    // Hidden content is not announced as expanded.
    await page.waitForFunction(() => !document.querySelector(".goals").open);
    await page.locator(".goals > summary").click();
    await page.evaluate(() => window.afterRender());
    assert.equal(await page.locator(".table-console > :not(.goals)").first().isVisible(), true);

    await open(page, `${new URL(page.url()).hash}?view=text`);
    await page.getByText("Goal: ").first().waitFor();
    assert.ok((await page.locator("main").innerText()).includes(goal));

    if (openScored) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openScored(page);
      scored = await scores(page);
      await open(page, `${new URL(page.url()).hash}?view=text`);
      await page.getByText("Goal: ").first().waitFor();
    }
    assert.equal(scored.length, sources.length, JSON.stringify(scored));
    const words = (await page.locator("main").innerText()).replace(/[\u2066-\u2069]/g, "");
    for (const [seat, { side, sources: rows, total }] of scored.entries()) {
      assert.match(rows, sources[seat]);
      const sum = rows.match(/\d+/g).reduce((sum, part) => sum + Number(part), 0);
      if (total.endsWith(" VP")) assert.equal(`${sum} VP`, total);
      assert.ok(words.includes(`${side}: ${total} (${rows}).`), `${side}: ${total} (${rows}).`);
    }
    assertClean(page);
  });
}

test("a help tip marks the order that it explains until it is hidden", async () => {
  const page = await newPage();
  await open(page, "#/play/rift");
  const order = (name) => page.locator(`.table-actions [data-order=${name}]`);
  const marked = () =>
    page.evaluate(() => {
      const orders = [...document.querySelectorAll(".table [data-order]")];
      return orders.filter((one) => getComputedStyle(one).outlineStyle === "dashed").map((one) => one.dataset.order);
    });
  const tip = page.locator(".help-tip").filter({ visible: true });
  for (const [action, topic, spot] of [["faster", "rift-help-speed", "step"], ["step", "rift-help-mine", "release-mine"]]) {
    await order(action).click();
    await eventually(async () => assert.deepEqual([await tip.getAttribute("data-topic"), await marked()], [topic, [spot]]));
  }
  await tip.getByRole("button", { name: "Hide this tip" }).click();
  await eventually(async () => assert.deepEqual(await marked(), []));
  assertClean(page);
});
