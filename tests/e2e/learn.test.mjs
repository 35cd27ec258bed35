// Lessons by mouse and by keyboard, the coach's reaction to wrong actions, and stored progress.
import test from "node:test";
import assert from "node:assert/strict";
import { assertAccessible, assertClean, assertStructure, eventually, newPage, open } from "./support.mjs";
import { awaitStep, awaitVictory, coachButton, followSteps, testFirstVictory } from "./coach.mjs";
import { look, pressKeys } from "./captain.mjs";

const STEP = /Step (\d+) of \d+/;

/** Returns the state of the coach: the number of the step, the note, whether the lesson is done. */
async function coachState(page) {
  const text = await page.locator(".guide-card").innerText();
  const note = page.locator(".guide-card-note");
  return {
    step: Number(text.match(STEP)?.[1] ?? 0),
    note: (await note.count()) > 0 ? await note.first().innerText() : "",
    done: /Done/.test(await page.locator(".guide-card .card-title").innerText()),
  };
}

const order = (page, name) => page.locator(`.table-actions [data-order="${name}"]`).first();

test("a lesson by mouse explains wrong actions, shows hints, and restarts a step", async () => {
  const page = await newPage();
  await open(page);
  await page.locator(".door[data-game=rift]").getByRole("link", { name: "Learn in five minutes" }).click();
  await page.getByRole("link", { name: "Begin: First flight" }).click();
  await awaitStep(page, 1);
  await assertStructure(page);

  await order(page, "turn-right").click();
  await eventually(async () => assert.match((await coachState(page)).note, /Not yet.*Speed up/));
  assert.equal((await coachState(page)).step, 1);

  await order(page, "faster").click();
  await awaitStep(page, 2);
  await page.locator('.table [role=gridcell][aria-label^="C4"]').click();
  await awaitStep(page, 3);
  await order(page, "end-turn").click();
  await awaitStep(page, 4);

  await coachButton(page, "Hint").click();
  await eventually(async () => assert.match((await coachState(page)).note, /Next: /));
  const { log } = await look(page);
  await coachButton(page, "Show me").click();
  await eventually(async () => assert.equal((await look(page)).log.length, log.length + 1, "one order of four is given"));
  assert.equal((await coachState(page)).step, 4);
  await coachButton(page, "Restart step").click();
  await coachButton(page, "Next").click();
  await awaitStep(page, 5);
  await coachButton(page, "Back").click();
  await awaitStep(page, 4);
  await coachButton(page, "Next").click();
  await awaitStep(page, 5);
  for (const name of ["step", "step", "slower", "slower", "end-turn"]) await order(page, name).click();
  await awaitStep(page, 6);

  await page.reload();
  await awaitStep(page, 6);
  await order(page, "slower").click();
  await order(page, "step").click();
  await awaitStep(page, 7);
  await order(page, "turn-right").click();
  for (const step of [8, 9]) {
    await awaitStep(page, step);
    await coachButton(page, "Next").click();
  }
  await awaitVictory(page);
  assert.equal((await coachState(page)).done, true);
  await assertAccessible(page);
  await page.getByRole("link", { name: "Next lesson" }).click();
  await page.locator(".guide-card").getByText("Turning").waitFor();
  await page.getByRole("link", { name: "All lessons" }).click();
  await page.getByText("Done").first().waitFor();
  await assertAccessible(page);
  assertClean(page);
});

testFirstVictory("rift", "flight");
testFirstVictory("exodus", "start");

test("a lesson is played by keyboard only", async () => {
  const page = await newPage();
  await open(page, "#/learn/rift/planes");
  await awaitStep(page, 1);
  await pressKeys(page, "w", "w", "m", "m", "e");
  await awaitStep(page, 2);
  // The step begins with the round, a moment before the only ship is activated.
  await page.locator('.table-actions [data-order="rise"]').waitFor();
  await pressKeys(page, "r");
  await awaitStep(page, 3);
  await pressKeys(page, "m", "m");
  await awaitStep(page, 4);
  await pressKeys(page, "f", "f");
  await page.getByText("Well flown").waitFor();
  assertClean(page);
});

test("a key pressed at the very render that enables it takes effect", async () => {
  const page = await newPage();
  await page.addInitScript(() => {
    const steps = [
      ["w", "Speed up"],
      ["w", "from 0 to +1"],
      ["m", "from +1 to +2"],
      ["m", "flies to C4"],
      ["e", "flies to D4"],
      ["r", "Round 2 · Rhino A"],
    ];
    const seen = new MutationObserver(() => {
      const table = document.querySelector(".table");
      const firstAction = table?.querySelector(".table-actions button[data-order]");
      if (!firstAction || !table.textContent.includes(steps[0][1])) return;
      const [[key]] = steps.splice(0, 1);
      if (steps.length === 0) seen.disconnect();
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    });
    seen.observe(document, { childList: true, subtree: true, characterData: true });
  });
  // On a slow machine the browser runs other tasks between rendering and its effects.
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await open(page, "#/learn/rift/planes");
  await awaitStep(page, 3);
  assertClean(page);
});

test("scripted actions of other ships are played, and the last lesson has a bot opponent", async () => {
  const page = await newPage("phone");
  await open(page, "#/learn/rift/mines");
  await followSteps(page, 5, (next) => next.tap());
  await open(page, "#/learn/rift/duel");
  await awaitStep(page, 1);
  // A turn of the opponent may be over at once; its actions are in the log.
  const done = page.locator(".log > li.seat-2");
  const before = await done.count();
  await order(page, "end-turn").tap();
  await done.nth(before).waitFor({ state: "attached" });
  await order(page, "end-turn").waitFor();
  assertClean(page);
});

test("the address of an unknown lesson links to the list of lessons", async () => {
  const page = await newPage();
  await open(page, "#/learn/rift/cooking");
  await page.getByRole("link", { name: "All lessons" }).click();
  await page.getByRole("heading", { name: "Flight school" }).waitFor();
  assertClean(page);
});
