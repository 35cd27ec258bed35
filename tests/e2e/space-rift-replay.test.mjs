// A replay of Space Rift: its turns and figures, both hands visible after the end and only the
// viewer's hand before, and an analysis that evaluates every decision.
import test from "node:test";
import assert from "node:assert/strict";
import { assertClean, eventually, newPage, open } from "./support.mjs";
import { awaitTurn, look, mouse, play } from "./commander.mjs";
import { assertCharts, assertEntryLeads, awaitPosition, awaitPositionName, cellNames, goToEnd, loadRecording, openReplay, scrubber, testAllSizes, tool } from "./replay.mjs";

/** A recorded battle that South or North won by points. */
const RECORDED = loadRecording("space-rift/victory");
const openRecorded = (size, options) => openReplay(RECORDED, "space-rift", size, options);

test("a replay of a finished battle steps by turns and shows both hands", async () => {
  const page = await openRecorded();
  await awaitPosition(page, 0);
  assert.equal(Number(await scrubber(page).getAttribute("max")), RECORDED.actions);
  assert.equal(await tool(page, "Round").count(), 0, "every turn is a round of its own");
  const first = await cellNames(page);
  await tool(page, "Turn").click();
  await tool(page, "Forward").click();
  await awaitPositionName(page, /^Turn 2 · (North|South)/);
  await goToEnd(page, RECORDED, first);

  await tool(page, "Console").click();
  for (const side of ["south", "north"]) await page.locator(`.hand[data-side=${side}]`).waitFor();
  await assertCharts(page, ["Win chance", "Points", "Ships", "Stars"], "Ships");

  await assertEntryLeads(page, 0);
  await tool(page, "Play from here").click();
  const dialog = page.getByRole("dialog");
  for (const side of ["South", "North"]) await dialog.getByRole("combobox", { name: side }).selectOption("human");
  await dialog.getByRole("button", { name: "Begin" }).click();
  assert.match((await awaitTurn(page)).curtain, /South|North/);
  assertClean(page);
});

test("a review rates decisions, names better actions, and can be stopped", async () => {
  const page = await openRecorded();
  await tool(page, "Review").click();
  await page.getByText("Turning point").first().waitFor();
  await page.getByRole("button", { name: "Start review" }).click();
  await page.getByRole("progressbar").waitFor();
  const moments = page.locator(".review-moments .review-moment");
  await moments.first().waitFor({ timeout: 0 });
  await page.locator(".review-going button").click();
  await page.getByRole("button", { name: "Continue review" }).waitFor();
  const name = await moments.first().innerText();
  assert.match(name, /Turn \d+ · (South|North)\s+Win chance of (South|North): \d+% → \d+%/);
  await moments.first().click();
  await eventually(async () => assert.match(await moments.first().innerText(), /The Admiral: .+\./));
  await page.locator(".replay-above .ghost, .replay .ghost").first().waitFor({ state: "attached" });
  assert.ok((await page.locator(".replay-moves .log-entry .review-sign").count()) > 0, "the mark stands at what was done");
  await eventually(() => assert.equal(page.workers().length, 0, "nobody thinks any longer"));
  assertClean(page);
});

test("the replay of a running battle hides the other hand and cannot be continued as a new match", async () => {
  const page = await newPage();
  await open(page);
  await page.locator(".door[data-game=space-rift]").getByRole("link", { name: "Play against a bot" }).click();
  const before = await awaitTurn(page);
  const own = before.cards.map(({ name }) => name).sort();
  await play(page, mouse, { enough: ({ log }) => log.some((line) => /^Turn 2|North/.test(line)) });
  const handSize = (await look(page)).cards.length;
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Replay" }).click();
  await page.locator(".replay[data-game=space-rift]").waitFor();
  await tool(page, "Console").click();
  await page.locator(".hand[data-side=south]").waitFor();
  assert.equal(await page.locator(".hand[data-side=north]").count(), 0);
  assert.ok(handSize > 0);
  await scrubber(page).fill("0");
  await eventually(async () => {
    const cards = await page.locator(".hand[data-side=south] .card-name").allInnerTexts();
    assert.deepEqual(cards.sort(), own);
  });
  assert.equal(await tool(page, "Play from here").isDisabled(), true);
  assert.match(await tool(page, "Play from here").getAttribute("title"), /cards/);
  assertClean(page);
});

test("the end screen names the turning point and links to it", async () => {
  const page = await openRecorded();
  await page.getByRole("link", { name: "Back to the table" }).click();
  const end = page.getByRole("dialog");
  assert.match(await end.locator(".end-review-turning-point").innerText(), /^Turning point: Turn \d+ · (South|North)\. (South|North): \d+% → \d+%$/);
  await end.locator(".end-review-turning-point").getByRole("link").click();
  await page.locator(".replay").waitFor();
  await eventually(async () => assert.match(await page.locator(".replay-head h1 small").innerText(), /^Turn \d+/));
  assertClean(page);
});

testAllSizes("a battle", openRecorded);
