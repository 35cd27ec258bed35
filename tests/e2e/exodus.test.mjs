// Games of Exodus in the browser: a whole two-player game by mouse, a turn by keyboard, three
// players at one screen with handover screens, undo, why not, and hidden information. In
// `first-match.test.mjs` a turn is played by touch.
import test from "node:test";
import assert from "node:assert/strict";
import { ANIMATED, assertAccessible, assertClean, assertStructure, assertTabs, eventually, newPage, open, resizeTo } from "./support.mjs";
import { awaitTurn, look, mouse, play, startExodus, touch } from "./admiral.mjs";
import { awaitSaves } from "./position.mjs";

/** Starts a game against bots with one press on the first page. */
const startGame = async (page, input) => {
  await open(page);
  await input.press(page.locator(".door[data-game=exodus]").getByRole("link", { name: "Play against bots" }));
  return awaitTurn(page);
};

/** Presses the button of an action, wherever it is on the table. */
const pressOrder = (page, input, order) => input.press(page.locator(`.table [data-order="${order}"]:not([aria-disabled=true])`).filter({ visible: true }).first());

/** Waits until the prompt matches. */
const awaitPrompt = (page, pattern) => eventually(async () => assert.match((await look(page)).prompt, pattern));

test("a two-player game is played by mouse, from the set-up to its end", async () => {
  const page = await newPage();
  await startExodus(page, 2);
  await play(page, mouse);
  const end = page.getByRole("dialog");
  assert.match(await end.getByRole("heading", { level: 2 }).innerText(), /win|tie/i);
  // One column for each seat, next to the names of the rows.
  assert.equal(await end.locator(".end-table thead th").count(), 3);
  await awaitSaves(page, ([save]) => save.over && save.game === "exodus");
  await assertAccessible(page);
  assertClean(page);
});

test("a touch on a card does not move the cards", async () => {
  const page = await newPage("phone");
  await startGame(page, touch);
  await play(page, touch, { enough: ({ cards, curtain, prompt }) => !curtain && cards.length > 0 && /first Action card/.test(prompt) });
  // Positions within the scrolled content: hovering over a card scrolls it into view first.
  const cardTops = () => page.locator(".table .exo-card, .table [data-order]").evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().top + one.closest(".table-actions").scrollTop));
  const before = await cardTops();
  assert.ok(before.length > 3);
  // The last card is where the system assumes the finger will be.
  for (const card of await page.locator(".exo-hand .exo-card").all()) {
    await card.hover({ force: true });
    assert.deepEqual(await cardTops(), before);
  }
  // The next question starts at the top, however far this one was scrolled.
  const panel = page.locator(".table-actions");
  const scrolled = () => panel.evaluate((one) => one.scrollTop);
  await panel.evaluate((one) => one.scrollTo(0, one.scrollHeight));
  assert.ok((await scrolled()) > 0);
  // A person taps the visible part of a card.
  const card = await page.locator(".exo-hand .exo-card.open").last().boundingBox();
  await page.touchscreen.tap(card.x + card.width / 2, card.y + card.height - 12);
  await awaitPrompt(page, /first card/);
  assert.equal(await scrolled(), 0);
  assertClean(page);
});

test("a turn is played by keyboard only", async () => {
  const page = await newPage();
  await startGame(page, mouse);
  // Digits and V switch tabs, regardless of who has to act.
  for (const [key, tab] of [["1", "map"], ["6", "empires"], ["v", "map"]]) {
    await page.keyboard.press(key);
    await eventually(async () => assert.equal((await look(page)).tab, tab));
  }
  const press = async (target) => {
    await target.focus();
    await page.keyboard.press("Enter");
  };
  await play(page, { press }, { enough: ({ prompt }) => /move your ships/.test(prompt) });
  // A selected ship loads a token for each digit, and a step goes back.
  await page.keyboard.press("n");
  await page.locator("[role=gridcell].selected").first().waitFor({ state: "attached" });
  await page.keyboard.press("e");
  await play(page, { press }, { enough: ({ log }) => log.some((line) => /^Turn 2/.test(line)) });
  assertClean(page);
});

test("an action is undone and redone", async () => {
  const page = await newPage();
  await startExodus(page, 2);
  await page.locator(".curtain .button").click();
  await awaitPrompt(page, /install your starting parts/);
  // A command has one button, even if its tab is in front.
  assert.equal(await page.locator('.table [data-order="fit-usual"]').count(), 1);
  await pressOrder(page, mouse, "fit-usual");
  await awaitPrompt(page, /all parts are installed/);
  assert.equal(await page.locator('.table [data-order="restore"]').count(), 1);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await awaitPrompt(page, /install your starting parts/);
  await page.getByRole("button", { name: "Redo", exact: true }).click();
  await awaitPrompt(page, /all parts are installed/);
  assertClean(page);
});

test("a committed choice is undone after the bots have committed", async () => {
  const page = await newPage();
  await open(page, "#/new/exodus");
  await page.getByRole("button", { name: "Begin" }).click();
  await awaitTurn(page);
  await awaitPrompt(page, /install your starting parts/);
  await pressOrder(page, mouse, "fit-usual");
  await awaitPrompt(page, /all parts are installed/);
  await page.getByText("Borea has committed").first().waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await awaitPrompt(page, /install your starting parts/);
  await page.getByRole("button", { name: "Redo", exact: true }).click();
  await awaitPrompt(page, /all parts are installed/);
  assertClean(page);
});

test("a quick start begins with the first vote, and the starting parts are installed", async () => {
  const page = await newPage();
  await startGame(page, mouse);
  await awaitPrompt(page, /vote for a card/);
  assert.equal(await page.locator('.table [data-order="fit-usual"]').count(), 0);
  assertClean(page);
});

test("illegal actions show their reasons with rules, and the rules open at them", async () => {
  const page = await newPage("desktop", ANIMATED);
  await startGame(page, mouse);
  await page.getByRole("button", { name: "Why not?" }).click();
  const reasons = page.locator(".why-not > li");
  await reasons.first().waitFor();
  for (const reason of await reasons.allInnerTexts()) assert.match(reason, /EXO-\d+\.\d+$/);
  const rule = await reasons.first().getByRole("button").innerText();
  await reasons.first().getByRole("button").click();
  await page.locator(".drawer .rule.found").waitFor();
  assert.equal(await page.locator(".drawer .rule.found").getAttribute("id"), `at-${rule}`);
  assertClean(page);
});

test("three players at one screen get handover screens, and no secret choice is on the page", async () => {
  const page = await newPage();
  const first = await startExodus(page, 3);
  assert.match(first.curtain, /Avalon/);
  assert.equal(first.orders.length + first.cards.length, 0, "nothing can be done behind the curtain");
  const handoverScreens = new Set();
  const recordHandover = ({ curtain }) => {
    if (curtain) handoverScreens.add(curtain);
    return false;
  };
  await play(page, mouse, { enough: (seen) => recordHandover(seen) || /choose your first Action card/.test(seen.prompt) });
  assert.equal(handoverScreens.size, 3, "everybody was called to the screen");
  const before = await look(page);
  const [who, card] = [before.prompt.split(",")[0], before.cards[0]];
  await mouse.press(page.locator(".table button.exo-card.open").first());
  await eventually(async () => assert.ok((await look(page)).curtain));
  const between = await look(page);
  assert.doesNotMatch(between.curtain, new RegExp(who));
  const committedCards = () => page.locator(".table .exo-card.sealed").allInnerTexts();
  assert.deepEqual(await committedCards(), [], "behind the curtain no choice is shown");
  assert.deepEqual(between.log, before.log, "and none is in the log");
  await assertStructure(page);
  await page.locator(".curtain .button").click();
  await awaitPrompt(page, /choose your first Action card/);
  assert.deepEqual(await committedCards(), [], "nor to the next who looks");
  assert.ok((await look(page)).cards.includes(card), "who has the same card to choose");
  assertClean(page);
});

test("every tab of the table is accessible and fits on a desktop and on a phone", async () => {
  const page = await newPage("desktop", { hasTouch: true });
  await startGame(page, mouse);
  for (const [size, input] of [["desktop", mouse], ["phone", touch]]) {
    await resizeTo(page, size);
    const show = async (tab) => {
      await input.press(page.locator(`.exo-tab[data-tab=${tab}]`));
      await eventually(async () => assert.equal((await look(page)).tab, tab));
    };
    const tabs = ["map", "council", "technologies", "blueprints", "market", "empires"];
    await assertTabs(page, tabs, show, size === "desktop" ? assertAccessible : assertStructure);
  }
  assertClean(page);
});
