// A whole duel against a bot by mouse, with undo, reasons for illegal actions, and the rules.
import test from "node:test";
import assert from "node:assert/strict";
import { ANIMATED, assertClean, eventually, newPage, open } from "./support.mjs";
import { button, look, mouse, play } from "./captain.mjs";
import { awaitSaves, quickStart, startHotseat } from "./position.mjs";

const order = (page, name) => page.locator(`.table-actions [data-order="${name}"]`).first();
const tool = (page, name) => page.getByRole("button", { name, exact: true });

test("a duel is played by mouse, from the first page to its end", async () => {
  const page = await newPage("desktop", { usesFullBrowser: true });
  await quickStart(page, mouse);
  await play(page, mouse);

  const end = page.getByRole("dialog");
  assert.match(await end.getByRole("heading", { level: 2 }).innerText(), /^(Victory!|Defeat|Draw)$/);
  assert.match(await end.locator(".end-winner").innerText(), /(wins? the match|is a draw)\.$/);
  assert.match(await end.locator(".end-winner + p").innerText(), /^[A-Z][^.]+\. .+\d/, "it says why, and how long it took");
  assert.equal(await end.locator("tbody tr").count(), 2);
  const { log } = await look(page);
  assert.match(log.at(-1), /(wins?|drawn)\. [A-Z].+\.$/);
  await awaitSaves(page, ([save]) => save.over);

  await end.getByRole("button", { name: "Close" }).click();
  await end.waitFor({ state: "detached" });
  assertClean(page);
});

test("actions are undone and redone, and a whole turn is undone", async () => {
  const page = await newPage("desktop", ANIMATED);
  const before = await startHotseat(page);
  assert.match(before.prompt, /give orders/);

  await order(page, "faster").click();
  const fast = await look(page);
  assert.match(fast.log.at(-1), /changes speed from 0 to \+?1\.$/);
  assert.match(fast.prompt, /must still move 1 square\.$/);

  await tool(page, "Undo").click();
  const undone = await look(page);
  assert.deepEqual([undone.prompt, undone.log], [before.prompt, before.log]);
  await tool(page, "Redo").click();
  const redone = await look(page);
  assert.deepEqual([redone.prompt, redone.log, redone.ships], [fast.prompt, fast.log, fast.ships]);

  await order(page, "step").click();
  const moved = await look(page);
  assert.match(moved.log.at(-1), /flies to [A-H][1-8]/);
  assert.notDeepEqual(moved.ships, before.ships);
  await tool(page, "Undo turn").click();
  const back = await look(page);
  assert.deepEqual(
    back.ships.map(({ active, ...ship }) => ship),
    before.ships.map(({ active, ...ship }) => ship),
  );
  assertClean(page);
});

test("an illegal action shows the reason with its rule, and the rules open at it", async () => {
  const page = await newPage();
  const before = await startHotseat(page);
  const step = before.buttons.find(({ order }) => order === "step");
  assert.equal(step.allowed, false, "a ship that stands cannot move");
  assert.match(await button(page, step).getAttribute("title"), /not moving.+\(RIFT-7\.5\)$/);

  await button(page, step).click({ force: true });
  assert.deepEqual((await look(page)).ships, before.ships);
  const prompt = page.locator(".table-prompt");
  assert.match(await prompt.innerText(), /not moving/);
  await prompt.getByRole("button", { name: "RIFT-7.5" }).click();
  await assertRule(page, "RIFT-7.5");
  await page.locator(".drawer").getByRole("button", { name: "Close" }).click();

  await page.getByRole("button", { name: "Why not?" }).click();
  const reasons = page.locator(".why-not > li");
  await reasons.first().waitFor();
  assert.ok((await reasons.count()) > 3);
  for (const reason of await reasons.allInnerTexts()) assert.match(reason, /\.\s*RIFT-\d+\.\d+$/);
  const rule = await reasons.last().getByRole("button").innerText();
  await reasons.last().getByRole("button").click();
  await assertRule(page, rule);
  assertClean(page);
});

test("a setting asks for confirmation before a turn ends", async () => {
  const page = await newPage();
  await open(page, "#/settings");
  await page.getByRole("checkbox", { name: "Confirm before ending a turn" }).check();
  const before = await startHotseat(page);
  await order(page, "end-turn").click();
  assert.match(await page.locator(".orders-warning").innerText(), /You lose 7 units of main energy\.$/);
  await page.getByRole("button", { name: "Cancel" }).click();
  assert.deepEqual((await look(page)).log, before.log);
  await order(page, "end-turn").click();
  await page.locator(".table-actions .button.danger").click();
  assert.notEqual((await look(page)).prompt, before.prompt);
  assertClean(page);
});

/** Asserts that the drawer shows this rule, marked, in view and focused. */
async function assertRule(page, rule) {
  const found = page.locator(".drawer .rule.found");
  await found.waitFor();
  await eventually(async () => {
    const [id, focused, isSeen] = await found.evaluate((element) => {
      const place = element.getBoundingClientRect();
      const drawer = element.closest(".drawer").getBoundingClientRect();
      const isSeen = place.top >= drawer.top - 1 && place.top < drawer.bottom;
      return [element.id, element === document.activeElement, isSeen];
    });
    assert.deepEqual([id, focused, isSeen], [`at-${rule}`, true, true]);
  });
}
