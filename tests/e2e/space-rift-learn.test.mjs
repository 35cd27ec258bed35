// The lessons of Space Rift: one by mouse, some by the coach, and the battle against a bot.
import test from "node:test";
import assert from "node:assert/strict";
import { assertClean, assertStructure, newPage, open, variants } from "./support.mjs";
import { awaitNote, awaitStep, awaitVictory, coachButton, returnToLessons, testEveryStep, testFirstVictory } from "./coach.mjs";
import { awaitTurn } from "./commander.mjs";

/** The lessons whose every step is shown, by size. The engine's tests play the solution of each. */
const SHOWN = variants([["phone", ["alert"]], ["tablet", ["rift"]]], [["phone", ["dice", "pursuit"]], ["tablet", ["stars", "ships"]]]);

const order = (page, name) => page.locator(`.battle-orders [data-order="${name}"]`).first();
const hex = (page, name) => page.locator(`.table [role=gridcell][aria-label^="${name}"]`);

test("a lesson by mouse explains wrong actions and shows hints", async () => {
  const page = await newPage();
  await open(page);
  const door = page.locator(".door[data-game=space-rift]");
  assert.equal(await door.getByRole("link", { name: /puzzle/i }).count(), 0, "a battle with dice is no puzzle");
  await door.getByRole("link", { name: "Learn in five minutes" }).click();
  await page.getByRole("link", { name: "Begin: First attack" }).click();
  await awaitStep(page, 1);
  await assertStructure(page);

  await page.locator("button.hand-card.playable", { hasText: "Center" }).click();
  await order(page, "command").click();
  await awaitStep(page, 2);
  await order(page, "done").click();
  await awaitNote(page, /Not yet.*order a unit/);
  for (const name of ["C6", "C8"]) {
    await hex(page, name).click();
  }
  await awaitStep(page, 3);
  await hex(page, "C6").click();
  await hex(page, "G6").click();
  await awaitStep(page, 4);
  await coachButton(page, "Hint").click();
  await awaitNote(page, /Next: .*Cruiser.*F9/);
  await coachButton(page, "Show me").click();
  await awaitStep(page, 5);
  await coachButton(page, "Back").click();
  await awaitStep(page, 4);
  await coachButton(page, "Next").click();
  await awaitStep(page, 5);
  await page.reload();
  for (const step of [5, 6, 7, 8]) {
    await awaitStep(page, step);
    await coachButton(page, "Next").click();
  }
  await awaitVictory(page);
  await returnToLessons(page);
  assertClean(page);
});

for (const [size, lessons] of SHOWN) testEveryStep("space-rift", size, lessons);

testFirstVictory("space-rift", "orders");

test("the last lesson is a battle against a bot with a hidden hand", async () => {
  const page = await newPage();
  await open(page, "#/learn/space-rift/battle");
  await awaitStep(page, 1);
  const { cards } = await awaitTurn(page);
  assert.ok(cards.length > 2);
  assert.equal(await page.locator(".hand[data-side=north]").count(), 0);
  assertClean(page);
});
