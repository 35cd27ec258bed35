// The lessons of Space Rift: one by mouse, all of them by the coach, and the battle against a bot.
import test from "node:test";
import assert from "node:assert/strict";
import { assertAccessible, assertClean, newPage, open } from "./support.mjs";
import { atStep, note, shown, toAllLessons, way } from "./coach.mjs";
import { awaitTurn } from "./commander.mjs";

const LESSONS = ["orders", "dice", "alert", "pursuit", "stars", "ships", "rift"];

const order = (page, name) => page.locator(`.battle-orders [data-order="${name}"]`).first();
const hex = (page, name) => page.locator(`.table [role=gridcell][aria-label^="${name}"]`);

test("a lesson by mouse, from the first page: wrong orders are explained, hints lead on", async () => {
  const page = await newPage();
  await open(page);
  const door = page.locator(".door[data-game=space-rift]");
  assert.equal(await door.getByRole("link", { name: /puzzle/i }).count(), 0, "a battle with dice is no puzzle");
  await door.getByRole("link", { name: "Learn in five minutes" }).click();
  await page.getByRole("link", { name: "Begin: Orders" }).click();
  await atStep(page, 1);
  await assertAccessible(page);

  await page.locator("button.hand-card.playable", { hasText: "Center" }).click();
  await order(page, "command").click();
  await atStep(page, 2);
  await order(page, "done").click();
  await note(page, /Not yet.*order a unit/);
  for (const name of ["C6", "C8"]) {
    await hex(page, name).click();
  }
  await atStep(page, 3);
  await hex(page, "C6").click();
  await hex(page, "G6").click();
  await atStep(page, 4);
  await way(page, "Hint").click();
  await note(page, /Next: .*Cruiser.*F9/);
  await way(page, "Show me").click();
  await atStep(page, 5);
  await way(page, "Back").click();
  await atStep(page, 4);
  await way(page, "Next").click();
  await atStep(page, 5);
  await page.reload();
  await atStep(page, 5);
  await way(page, "Next").click();
  await toAllLessons(page);
  assertClean(page);
});

for (const [size, lessons] of [["phone", LESSONS.slice(1, 4)], ["tablet", LESSONS.slice(4)]]) shown("space-rift", size, lessons);

test("the last lesson is a battle against a bot, whose hand stays hidden", async () => {
  const page = await newPage();
  await open(page, "#/learn/space-rift/battle");
  await atStep(page, 1);
  const { cards } = await awaitTurn(page);
  assert.ok(cards.length > 2);
  assert.equal(await page.locator(".hand[data-side=north]").count(), 0);
  assertClean(page);
});
