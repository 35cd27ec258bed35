// The lessons of Saga: one by mouse, and every one by its coach, at all sizes.
import test from "node:test";
import { assertAccessible, assertClean, newPage, open } from "./support.mjs";
import { awaitNote, awaitStep, coachButton, returnToLessons, testEveryStep, testFirstVictory } from "./coach.mjs";

const LESSONS = ["round", "flight", "explore", "raider", "cards", "base", "threat", "gate"];

const order = (page, name) => page.locator(`.table [data-order="${name}"]:not([aria-disabled=true])`).filter({ visible: true }).first();

test("a lesson by mouse explains wrong actions, shows hints, and keeps its progress over a reload", async () => {
  const page = await newPage();
  await open(page);
  await page.locator(".door[data-game=saga]").getByRole("link", { name: "Learn in five minutes" }).click();
  await page.getByRole("link", { name: "Begin: Fighting Raiders" }).click();
  await awaitStep(page, 1);
  await assertAccessible(page);
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

for (const [size, lessons] of [["phone", LESSONS.slice(0, 3)], ["tablet", LESSONS.slice(3, 6)], ["desktop", LESSONS.slice(6)]]) testEveryStep("saga", size, lessons);

testFirstVictory("saga", "start");
