// The flight school of Saga: a lesson by mouse, and every lesson by its coach, on all sizes.
import test from "node:test";
import assert from "node:assert/strict";
import { assertAccessible, assertClean, eventually, newPage, open } from "./support.mjs";

const LESSONS = ["round", "flight", "explore", "raider", "cards", "base", "threat", "gate"];

const atStep = (page, step) =>
  page.waitForFunction((step) => new RegExp(`Step ${step} of`).test(document.querySelector(".coach")?.innerText ?? ""), step);
const way = (page, name) => page.locator(".coach").getByRole("button", { name, exact: true });
const order = (page, name) => page.locator(`.table [data-order="${name}"]:not(:disabled)`).filter({ visible: true }).first();
const note = (page, pattern) => eventually(async () => assert.match(await page.locator(".coach-note").innerText(), pattern));

test("a lesson by mouse, from the first page: another order is explained, and what was done is kept", async () => {
  const page = await newPage("desktop", { reducedMotion: "reduce" });
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
  await page.getByText("Well flown").waitFor();
  await assertAccessible(page);
  await page.getByRole("link", { name: "All lessons" }).click();
  await page.getByText("Done").first().waitFor();
  assertClean(page);
});

for (const [size, lessons] of [["phone", LESSONS.slice(0, 3)], ["tablet", LESSONS.slice(3, 6)], ["desktop", LESSONS.slice(6)]]) {
  test(`every step is shown by the coach: ${lessons.join(", ")}, on a ${size}`, async () => {
    const page = await newPage(size, { reducedMotion: "reduce" });
    for (const lesson of lessons) {
      await open(page, `#/learn/saga/${lesson}`);
      await atStep(page, 1);
      await assertAccessible(page);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      assert.ok(wider <= 0, `${lesson} is ${wider} px too wide`);
      const count = Number((await page.locator(".coach .card-title").innerText()).match(/of (\d+)/)[1]);
      for (let step = 1; step <= count; step += 1) {
        await atStep(page, step);
        await page.waitForFunction(() => !document.querySelector(".coach-ways button:nth-of-type(4)")?.disabled);
        await way(page, "Next").click();
      }
      await page.getByText("Well flown").waitFor();
    }
    assertClean(page);
  });
}
