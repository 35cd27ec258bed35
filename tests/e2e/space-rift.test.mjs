// Battles of Space Rift in the browser: a whole one by mouse, a turn by keyboard, two players
// at one screen with handover screens, undo, why not, and hidden information.
import test from "node:test";
import assert from "node:assert/strict";
import { ANIMATED, assertAccessible, assertClean, assertStructure, eventually, newPage, open, resizeTo } from "./support.mjs";
import { awaitTurn, look, mouse, play, startBattle } from "./commander.mjs";
import { awaitSaves } from "./position.mjs";

const startGame = async (page, input) => {
  await open(page);
  await input.press(page.locator(".door[data-game=space-rift]").getByRole("link", { name: "Play against a bot" }));
  return awaitTurn(page);
};

/** Begins the default battle against a bot, which has no rift. */
const startDuel = async (page) => {
  await open(page, "#/new/space-rift");
  await page.getByRole("button", { name: "Begin" }).click();
  // The pointer would stay above a card of the hand, which then shows its whole text.
  await page.mouse.move(1, 1);
  return awaitTurn(page);
};

test("a battle is played by mouse, from the first page to its end", async () => {
  const page = await newPage();
  await startGame(page, mouse);
  await play(page, mouse);
  const end = page.getByRole("dialog");
  assert.match(await end.getByRole("heading", { level: 2 }).innerText(), /^(Victory!|Defeat|Draw)$/);
  assert.match(await end.locator(".end-winner").innerText(), /wins the battle|a draw/i);
  assert.equal(await end.locator("tbody tr").count(), 2);
  await awaitSaves(page, ([save]) => save.over && save.game === "space-rift");
  assertClean(page);
});

test("a turn is played by keyboard only", async () => {
  const page = await newPage();
  await startDuel(page);
  await page.keyboard.press("1");
  await page.locator(".hand-card.taken").waitFor();
  await page.keyboard.press("p");
  await eventually(async () => assert.match((await look(page)).prompt, /order your units/));
  // A legal hex is reached by arrow keys and picked by Enter.
  const place = page.locator("[role=gridcell].legal").first();
  await place.focus();
  await page.keyboard.press("Enter");
  await eventually(async () => assert.match((await look(page)).log.join(), /gets an order/));
  // The last order of a card ends the phase automatically.
  if (/order your units/.test((await look(page)).prompt)) await page.keyboard.press("e");
  await eventually(async () => assert.match((await look(page)).prompt, /move ordered units/));
  await page.keyboard.press("n");
  await page.locator("[role=gridcell].selected").first().waitFor();
  await page.keyboard.press("Control+z");
  await eventually(async () => assert.match((await look(page)).prompt, /order your units/));
  assertClean(page);
});

test("an action that revealed nothing is undone and redone", async () => {
  const page = await newPage();
  const first = await startDuel(page);
  await page.locator("button.hand-card.playable").first().click();
  await page.locator('[data-order="command"]').click();
  const played = await look(page);
  assert.notEqual(played.prompt, first.prompt);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  assert.deepEqual((await look(page)).prompt, first.prompt);
  await page.getByRole("button", { name: "Redo", exact: true }).click();
  assert.deepEqual((await look(page)).prompt, played.prompt);
  assertClean(page);
});

test("reading a card keeps the action buttons", async () => {
  const page = await newPage("phone");
  await startDuel(page);
  await page.locator("button.hand-card.playable").first().tap();
  await page.locator('[data-order="command"]').tap();
  const before = await look(page);
  assert.ok(before.orders.length > 0);
  const card = page.locator("button.hand-card:not(.playable)").first();
  await card.tap();
  assert.equal(await card.getAttribute("aria-pressed"), "true");
  assert.deepEqual((await look(page)).orders, before.orders);
  await page.locator('.battle-orders [data-order="done"]').tap();
  assert.notEqual((await look(page)).prompt, before.prompt);
  assertClean(page);
});

test("illegal actions show their reasons with rules, and the rules open at them", async () => {
  const page = await newPage("desktop", ANIMATED);
  await startDuel(page);
  await page.locator("button.hand-card.playable").first().click();
  await page.locator('[data-order="command"]').click();
  await page.getByRole("button", { name: "Why not?" }).click();
  const reasons = page.locator(".why-not > li");
  await reasons.first().waitFor();
  for (const reason of await reasons.allInnerTexts()) assert.match(reason, /SR-\d+\.\d+$/);
  const rule = await reasons.first().getByRole("button").innerText();
  await reasons.first().getByRole("button").click();
  await page.locator(".drawer .rule.found").waitFor();
  assert.equal(await page.locator(".drawer .rule.found").getAttribute("id"), `at-${rule}`);
  assertClean(page);
});

test("two players at one screen get handover screens, and only one hand is on the page", async () => {
  const page = await newPage();
  const first = await startBattle(page);
  assert.match(first.curtain, /South/);
  assert.equal(first.cards.length, 0, "nobody's cards are shown behind the curtain");
  await page.locator(".curtain .button").click();
  const south = await look(page);
  assert.ok(south.cards.length > 0 && !south.curtain);
  const text = () => page.evaluate(() => document.querySelector(".table").outerHTML);
  assert.ok(!(await text()).includes('data-side="north" tabindex'), "the other hand is not drawn");
  const seen = new Set();
  await play(page, mouse, { enough: ({ curtain }) => seen.add(curtain) && /North/.test(curtain) });
  const between = await look(page);
  assert.equal(between.cards.length, 0);
  await assertAccessible(page);
  await page.locator(".curtain .button").click();
  await eventually(async () => assert.ok((await look(page)).cards.length > 0));
  assert.equal(await page.locator('.hand[data-side="north"]').count(), 1);
  assert.equal(await page.locator('.hand[data-side="south"]').count(), 0);
  assertClean(page);
});

test("the table is accessible on a desktop and on a phone", async () => {
  const page = await newPage("desktop", { hasTouch: true });
  await startDuel(page);
  await assertAccessible(page);
  await page.locator("button.hand-card.playable").first().click();
  await assertAccessible(page);
  await resizeTo(page, "phone");
  await assertStructure(page);
  assertClean(page);
});
