// Puzzles: the list; one of the collection solved, failed and restarted; the solution for those who
// give up; and the daily puzzle, generated on the device and always the same.
import test from "node:test";
import assert from "node:assert/strict";
import { assertAccessible, assertClean, assertStructure, eventually, newPage, open } from "./support.mjs";
import { pressKeys } from "./captain.mjs";

const order = (page, name) => page.locator(`.table-actions [data-order="${name}"]`).first();

test("a puzzle is failed, restarted, solved, and marked as solved", async () => {
  const page = await newPage();
  await open(page, "#/puzzles/rift");
  await assertStructure(page);
  await page.getByRole("link", { name: "Try it: One Square Short" }).click();
  await order(page, "end-turn").click();
  await page.getByText("Not yet. Your turn is over").waitFor();
  await page.getByRole("button", { name: "Restart puzzle" }).click();
  await page.getByText("Attempt 2").waitFor();
  await order(page, "faster").click();
  await order(page, "step").click();
  await pressKeys(page, "3", "3", "1", "1", "1", "1");
  await page.getByText("Solved on attempt 2").waitFor();
  await assertAccessible(page);
  await page.getByRole("link", { name: "All puzzles" }).click();
  await page.getByRole("link", { name: "Repeat: One Square Short" }).waitFor();
  assertClean(page);
});

test("a player who gives up sees the solution, and the puzzle is not marked as solved", async () => {
  const page = await newPage("phone");
  await open(page, "#/puzzles/rift/puzzle-4");
  await page.getByRole("button", { name: "Show the solution" }).tap();
  await page.locator(".guide-card").getByText(/One solution: .*warp to G1/).waitFor();
  await page.getByRole("link", { name: "All puzzles" }).tap();
  await page.getByRole("link", { name: "Try it: Over the Top" }).waitFor();
  assertClean(page);
});

test("the daily puzzle is generated on the device and the same for everybody", async () => {
  const seen = [];
  for (const size of ["desktop", "tablet"]) {
    const page = await newPage(size);
    await open(page, "#/puzzles/rift/2026-03-02");
    await order(page, "end-turn").waitFor();
    const names = await page.locator(".table [role=gridcell]").evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")));
    seen.push(names.join("\n"));
    assertClean(page);
  }
  assert.equal(seen[0], seen[1]);
});

test("a future day has no puzzle", async () => {
  const page = await newPage();
  await open(page, "#/puzzles/rift/2999-01-01");
  await page.getByRole("link", { name: "All puzzles" }).waitFor();
  assertClean(page);
});

/** Returns the title of the daily puzzle. */
const dailyTitle = (page) => page.locator("section[aria-labelledby=puzzle-today] h3").innerText();

test("a page left open past midnight offers the puzzle of the new day", async () => {
  const page = await newPage();
  await page.clock.install({ time: new Date(2026, 10, 22, 23, 50) });
  await open(page, "#/puzzles/rift");
  assert.match(await dailyTitle(page), /2026-11-22/);
  await page.clock.fastForward(900_000);
  await eventually(async () => assert.match(await dailyTitle(page), /2026-11-23/));
  await page.getByRole("link", { name: "Try it: Puzzle of 2026-11-22" }).waitFor();
  assertClean(page);
});

test("with a wrong clock the page still offers a puzzle", async () => {
  for (const time of [new Date(1999, 11, 31), new Date(2025, 11, 31, 23), new Date(12_000, 1, 1)]) {
    const page = await newPage();
    await page.clock.setFixedTime(time);
    await open(page, "#/puzzles/rift");
    assert.match(await dailyTitle(page), /2026-01-01/);
    await page.getByText("The clock of this device shows a day without a puzzle").waitFor();
    await page.locator("section[aria-labelledby=puzzle-today]").getByRole("link").click();
    await page.getByRole("heading", { name: /Puzzle of 2026-01-01/ }).first().waitFor();
    assertClean(page);
    await page.context().close();
  }
});

test("one tap fires all barrels of a weapon at its target, and undo takes the shots back one by one", async () => {
  const page = await newPage("phone");
  await open(page, "#/puzzles/rift/puzzle-1");
  const energy = page.locator(".table-status [data-status=energy]");
  const awaitEnergy = (left) => page.getByRole("button", { name: `Energy: ${left} of 8` }).waitFor();
  await energy.waitFor();
  await page.getByRole("button", { name: /^Fire all 4/ }).tap();
  await awaitEnergy(4);
  await page.getByRole("button", { name: "Undo", exact: true }).tap();
  await awaitEnergy(5);
  assertClean(page);
});
