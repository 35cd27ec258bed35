// The lessons of Saga: one by mouse, and every one by its coach, at all sizes.
import test from "node:test";
import { assertAccessible, assertClean, newPage, open } from "./support.mjs";
import { atStep, note, shown, toAllLessons, way } from "./coach.mjs";

const LESSONS = ["round", "flight", "explore", "raider", "cards", "base", "threat", "gate"];

const order = (page, name) => page.locator(`.table [data-order="${name}"]:not([aria-disabled=true])`).filter({ visible: true }).first();

test("a lesson by mouse, from the first page: another order is explained, and what was done is kept", async () => {
  const page = await newPage();
  await open(page);
  await page.locator(".door[data-game=saga]").getByRole("link", { name: "Learn in five minutes" }).click();
  await page.getByRole("link", { name: "Begin: Fighting Raiders" }).click();
  await atStep(page, 1);
  await assertAccessible(page);
  await order(page, "done").click();
  await note(page, /Not yet/);
  await way(page, "Hint").click();
  await note(page, /Next: /);
  await way(page, "Show me").click();
  await atStep(page, 2);
  await way(page, "Back").click();
  await atStep(page, 1);
  await way(page, "Next").click();
  await atStep(page, 2);
  await page.reload();
  await atStep(page, 2);
  await way(page, "Next").click();
  await atStep(page, 3);
  await way(page, "Next").click();
  await toAllLessons(page);
  assertClean(page);
});

for (const [size, lessons] of [["phone", LESSONS.slice(0, 3)], ["tablet", LESSONS.slice(3, 6)], ["desktop", LESSONS.slice(6)]]) shown("saga", size, lessons);
