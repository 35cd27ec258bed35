// What is played for, how far it is and what scores are made of: in sight at every table, and told in its text version.
import test from "node:test";
import assert from "node:assert/strict";
import { assertClean, newPage, open } from "./support.mjs";
import { twoPlayers } from "./position.mjs";
import * as admiral from "./admiral.mjs";
import * as commander from "./commander.mjs";
import * as explorer from "./explorer.mjs";

/** The beginning of a match of players at this screen, and words of its main goal. */
const GAMES = {
  rift: [(page) => twoPlayers(page), "Destroy every enemy ship"],
  "space-rift": [(page) => commander.twoCommanders(page), "points win"],
  exodus: [(page) => admiral.together(page, 2), "Have the most victory points"],
  saga: [(page) => explorer.together(page, 2), "Put XPMs into every slot of the Jumpgate"],
};

/** Columns, tabs beside the board, tabs below it, and sheets that are closed at first. */
const SIZES = [[1440, 900], [1024, 768], [820, 1180], [390, 844], [667, 375], [360, 640]];

/** Below a closed sheet: how wide the line is, whether scores come before what they are for, and chips that cannot be wiped free. */
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

/** The goal as it is seen without any press, and whether something lies on it. */
const inSight = (page) =>
  page.evaluate(async () => {
    await window.drawn();
    const line = document.querySelector(".goals > summary");
    const { left, top, bottom, right } = line.getBoundingClientRect();
    const inside = top >= 0 && left >= 0 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
    const hit = document.elementFromPoint(left + 12, (top + bottom) / 2);
    return { inside, open: line.contains(hit), words: line.textContent };
  });

for (const [game, [begin, goal]] of Object.entries(GAMES)) {
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
    await page.setViewportSize({ width: 360, height: 640 });
    // The log takes the place of the console, not of the goals; and these open the console again, with all of them.
    await page.locator(".table-tabs").getByRole("button", { name: "Log" }).click();
    assert.deepEqual((await inSight(page)).inside, true);
    // What is hidden is not told as folded out.
    await page.waitForFunction(() => !document.querySelector(".goals").open);
    await page.locator(".goals > summary").click();
    await page.evaluate(() => window.drawn());
    assert.equal(await page.locator(".table-console > :not(.goals)").first().isVisible(), true);

    await open(page, `${new URL(page.url()).hash}?view=text`);
    await page.getByText("Goal: ").first().waitFor();
    assert.ok((await page.locator("main").innerText()).includes(goal));
    assertClean(page);
  });
}
