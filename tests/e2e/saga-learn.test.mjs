// The lessons of Saga: one by mouse, and some by the coach, at several sizes.
import test from "node:test";
import { assertClean, assertStructure, newPage, open, variants } from "./support.mjs";
import { awaitNote, awaitStep, coachButton, returnToLessons, testEveryStep, testFirstVictory } from "./coach.mjs";

/** The lessons whose every step is shown, by size. The engine's tests play the solution of each. */
const SHOWN = variants(
  [["phone", ["flight"]], ["desktop", ["gate"]]],
  [["phone", ["round", "explore"]], ["tablet", ["raider", "cards", "base"]], ["desktop", ["threat"]]],
);

const order = (page, name) => page.locator(`.table [data-order="${name}"]:not([aria-disabled=true])`).filter({ visible: true }).first();

test("a lesson by mouse explains wrong actions, shows hints, and keeps its progress over a reload", async () => {
  const page = await newPage();
  await open(page);
  await page.locator(".door[data-game=saga]").getByRole("link", { name: "Learn in five minutes" }).click();
  await page.getByRole("link", { name: "Begin: Fighting Raiders" }).click();
  await awaitStep(page, 1);
  await assertStructure(page);
  await order(page, "done").click();
  await awaitNote(page, /Not yet/);
  await coachButton(page, "Hint").click();
  await awaitNote(page, /Next: /);
  await coachButton(page, "Show me").click();
  await awaitStep(page, 2);
  await coachButton(page, "Back").click();
  await awaitStep(page, 1);
  await coachButton(page, "Next").click();
  await awaitStep(page, 2);
  await page.reload();
  await awaitStep(page, 2);
  await coachButton(page, "Next").click();
  await awaitStep(page, 3);
  await coachButton(page, "Next").click();
  await returnToLessons(page);
  assertClean(page);
});

for (const [size, lessons] of SHOWN) testEveryStep("saga", size, lessons);

testFirstVictory("saga", "start");
