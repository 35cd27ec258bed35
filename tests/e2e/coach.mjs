// Helpers for tests of lessons: the steps of a lesson, and what its coach says and shows.
import test from "node:test";
import assert from "node:assert/strict";
import { assertClean, assertStructure, eventually, newPage, open, variants } from "./support.mjs";
import { PLAYERS } from "./others/players.mjs";
import { enter } from "./newcomer.mjs";

/** Waits until the coach shows this step. */
export const awaitStep = (page, step) =>
  page.waitForFunction((step) => new RegExp(`Step ${step} of`).test(document.querySelector(".guide-card")?.innerText ?? ""), step);

export const coachButton = (page, name) => page.locator(".guide-card").getByRole("button", { name, exact: true });

/** Waits until a note of the coach matches. */
export const awaitNote = (page, pattern) => eventually(async () => assert.match(await page.locator(".guide-card-note").innerText(), pattern));

/** Presses “Next” as soon as that is possible, `count` times, until the lesson is over. */
export async function followSteps(page, count, press) {
  for (let step = 1; step <= count; step += 1) {
    await awaitStep(page, step);
    await page.waitForFunction(() => document.querySelector(".guide-card-buttons button:nth-of-type(4)")?.ariaDisabled !== "true");
    await press(coachButton(page, "Next"));
  }
  await page.getByText("Well flown").waitFor();
}

/** Waits until the coach says that the match of the lesson is won, and what to do next. */
export async function awaitVictory(page) {
  const card = page.locator(".guide-card");
  await card.getByText("Victory!").waitFor();
  await card.getByText(/Next, learn .* or play your first match/).waitFor();
  await card.getByRole("link", { name: "Next lesson" }).waitFor();
  await card.getByRole("link", { name: "Play a match" }).waitFor();
}

/** Ways through the first lesson: the size of the page, and how its controls are pressed. */
const WAYS = variants([["phone", enter]], [["phone", (target) => target.tap()], ["desktop", (target) => target.click()]]);

/**
 * Tests that the first lesson of a game promises at most five minutes and is won, from the home
 * page through roles and accessible names.
 */
export function testFirstVictory(game, lesson) {
  test(`the first lesson of ${game} takes five minutes and is won through accessible names`, async () => {
    for (const [size, press] of WAYS) {
      const page = await newPage(size);
      await open(page);
      const tile = page.getByRole("article", { name: PLAYERS[game].title, exact: true });
      await press(tile.getByRole("link", { name: "Learn in five minutes" }));
      const begin = page.getByRole("link", { name: /^Begin: / }).first();
      const promise = page.locator(".lesson").first().locator(".lesson-minutes");
      const minutes = Number((await promise.innerText()).match(/About (\d+) minutes?/)[1]);
      assert.ok(minutes >= 1 && minutes <= 5, `${minutes} minutes`);
      await press(begin);
      await page.waitForURL(new RegExp(`#/learn/${game}/${lesson}$`));
      await awaitStep(page, 1);
      await assertStructure(page);
      const count = Number((await page.locator(".guide-card .card-title").innerText()).match(/of (\d+)/)[1]);
      await followSteps(page, count, press);
      await awaitVictory(page);
      await assertStructure(page);
      assertClean(page);
    }
  });
}

/** Goes from the end of a lesson back to the list, where the lesson is marked as done. */
export async function returnToLessons(page) {
  await page.getByText("Well flown").waitFor();
  await assertStructure(page);
  await page.getByRole("link", { name: "All lessons" }).click();
  await page.getByText("Done").first().waitFor();
  await assertStructure(page);
}

/** Tests that the coach shows every step of these lessons at a size. */
export function testEveryStep(game, size, lessons) {
  test(`the coach shows every step on a ${size}: ${lessons.join(", ")}`, async () => {
    const page = await newPage(size);
    for (const lesson of lessons) {
      await open(page, `#/learn/${game}/${lesson}`);
      await awaitStep(page, 1);
      // The first lesson has the same colors.
      await assertStructure(page);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      assert.ok(wider <= 0, `${lesson} is ${wider} px too wide`);
      const count = Number((await page.locator(".guide-card .card-title").innerText()).match(/of (\d+)/)[1]);
      await followSteps(page, count, (next) => (size === "desktop" ? next.click() : next.tap()));
    }
    assertClean(page);
  });
}
