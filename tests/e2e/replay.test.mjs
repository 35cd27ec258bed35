// A replay: stepping, scrubbing, playing, continuing a match from a position, charts, and the
// analysis.
import test from "node:test";
import assert from "node:assert/strict";
import { assertClean, eventually, newPage } from "./support.mjs";
import { awaitTurn } from "./captain.mjs";
import { downloadFile, startHotseat, storedSaves } from "./position.mjs";
import { assertReplayFits, awaitPosition, cellNames, loadRecording, openReplay, scrubber, tool } from "./replay.mjs";

/** A recorded match of five rounds that ends with both ships lost. */
const RECORDED = loadRecording("rift/all-destroyed");

/** The turns of that match. */
const TURNS = 10;

const openRecorded = (size, options) => openReplay(RECORDED, "rift", size, options);
const currentPosition = async (page) => {
  await page.evaluate(() => window.afterRender());
  return Number(await scrubber(page).inputValue());
};

/** Waits until the name of the current position matches. */
const awaitName = (page, pattern) =>
  eventually(async () => assert.match(await page.locator(".replay-head h1 small").innerText(), pattern));

const currentEntry = (page) => page.locator(".replay-moves [aria-current]");

test("a replay steps by actions, turns and rounds from start to end", async () => {
  const page = await openRecorded();
  await awaitPosition(page, 0);
  assert.equal(Number(await scrubber(page).getAttribute("max")), RECORDED.actions);
  const first = await cellNames(page);

  await tool(page, "Forward").click();
  await tool(page, "Forward").click();
  await awaitPosition(page, 2);
  assert.match(await currentEntry(page).innerText(), /Rhino A warps 4 squares to E5/);
  assert.notDeepEqual(await cellNames(page), first);
  await tool(page, "Back").click();
  await tool(page, "Back").click();
  assert.deepEqual(await cellNames(page), first);

  await tool(page, "Turn").click();
  await tool(page, "Forward").click();
  await awaitName(page, /^Round 1 · Screech B$/);
  await tool(page, "Round").click();
  await tool(page, "Forward").click();
  assert.match(await scrubber(page).getAttribute("aria-valuetext"), /^Round 2 · .+, action \d+ of 66$/);
  await tool(page, "To the end").click();
  await awaitPosition(page, RECORDED.actions);
  assert.match(await scrubber(page).getAttribute("aria-valuetext"), /^End, action 66 of 66$/);
  assert.equal(await tool(page, "Play from here").isDisabled(), true, "nothing is left to play");
  assertClean(page);
});

test("the scrubber, the log and the charts lead to a position", async () => {
  const page = await openRecorded();
  await scrubber(page).fill("30");
  await awaitPosition(page, 30);
  const there = await cellNames(page);
  const entry = page.locator(".replay-moves .log-entry", { hasText: "Rhino A warps 4 squares to E5" });
  await entry.click();
  await awaitPosition(page, 2);
  assert.equal(await entry.getAttribute("aria-current"), "step");
  await scrubber(page).fill("30");
  assert.deepEqual(await cellNames(page), there);

  const plot = page.getByRole("slider", { name: "Hull" });
  const { width, height } = await plot.boundingBox();
  await plot.click({ position: { x: width - 1, y: height / 2 } });
  await awaitPosition(page, RECORDED.actions);
  assert.match(await plot.getAttribute("aria-valuetext"), /^End, Rhino A 0, Screech B 0$/);
  await plot.press("ArrowLeft");
  assert.match(await plot.getAttribute("aria-valuetext"), /^Round 5 · Rhino A, Rhino A 10, Screech B 4$/);

  const hull = page.locator(".chart-figure", { has: page.locator("figcaption", { hasText: "Hull" }) });
  await hull.getByText("As a table").click();
  await hull.locator("tbody tr").first().waitFor();
  assert.equal(await hull.locator("tbody tr").count(), TURNS);
  await hull.getByRole("button", { name: "Round 2 · Rhino A" }).click();
  await awaitName(page, /^Round 2 · Rhino A$/);
  const key = hull.getByRole("button", { name: /^Rhino A/ });
  await key.click();
  assert.equal(await key.getAttribute("aria-pressed"), "false");
  assert.equal(await hull.locator("polyline").count(), 1);
  assertClean(page);
});

test("keys control a replay", async () => {
  const page = await openRecorded();
  // The test controls the page's clock from here on; until then it runs normally.
  await page.clock.install();
  const press = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
    return currentPosition(page);
  };
  assert.equal(await press("ArrowRight", "ArrowRight", "ArrowRight"), 3);
  assert.equal(await press("ArrowLeft"), 2);
  const second = await press("Shift+ArrowRight");
  assert.ok(second > 2);
  assert.equal(await press("ArrowRight", "Shift+ArrowLeft"), second);
  assert.equal(await press("End"), RECORDED.actions);
  assert.equal(await press("Home"), 0);
  const round = await press("ArrowDown");
  assert.match(await scrubber(page).getAttribute("aria-valuetext"), /^Round 2/);
  assert.equal(await press("ArrowUp"), 0);
  assert.ok(round > second);

  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
  await page.waitForFunction(() => Number(document.querySelector(".scrubber input").value) > 1);
  await page.keyboard.press("Space");
  await tool(page, "Play").waitFor();
  const stopped = await currentPosition(page);
  await page.clock.runFor(10_000);
  assert.equal(await currentPosition(page), stopped);

  await scrubber(page).focus();
  assert.equal(await press("ArrowRight"), stopped + 1, "the scrubber goes one action, not two");
  await page.getByRole("button", { name: "Keys" }).click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("button", { name: "Close" }).click();
  assert.equal(await currentPosition(page), stopped + 1, "keys do nothing behind a dialog");
  assertClean(page);
});

test("a replay plays to its end at the selected speed", async () => {
  const page = await openRecorded();
  await page.getByRole("combobox", { name: "Speed" }).selectOption("fastest");
  await tool(page, "Round").click();
  await tool(page, "Play").click();
  await page.waitForFunction((end) => Number(document.querySelector(".scrubber input").value) === end, RECORDED.actions);
  await tool(page, "Play").waitFor();
  assertClean(page);
});

test("a new match starts from a position of a replay, and the old save stays unchanged", async () => {
  const page = await openRecorded();
  const [old] = await storedSaves(page);
  await scrubber(page).fill("12");
  const there = await cellNames(page);
  await tool(page, "Play from here").click();
  const dialog = page.getByRole("dialog");
  for (const captain of ["Captain A", "Captain B"]) {
    await dialog.getByRole("combobox", { name: captain }).selectOption("human");
  }
  await dialog.getByRole("button", { name: "Begin" }).click();
  const seen = await awaitTurn(page);
  assert.match(seen.prompt, /Screech B|Rhino A/);
  const pieces = (names) => names.map((name) => name.replaceAll("your ", "").replace(/\. .+$/, "")).filter((name) => !name.endsWith("empty"));
  const now = await page.locator(".table [role=gridcell]").evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")));
  assert.deepEqual(pieces(now), pieces(there));

  await page.locator('.table-actions button[data-order]:not([aria-disabled="true"])').first().click();
  const saves = await eventually(async () => {
    const all = await storedSaves(page);
    assert.equal(all.length, 2);
    return all;
  });
  assert.deepEqual(saves.find((save) => save.id === old.id), old);
  const branch = saves.find((save) => save.id !== old.id);
  assert.deepEqual([branch.title, branch.over, branch.sitters], [`${old.title}, round 1`, false, ["human", "human"]]);
  assertClean(page);
});

test("the replay of a running match opens at its current position and can be shared as a file", async () => {
  const page = await newPage();
  await startHotseat(page);
  await page.locator('.table-actions [data-order="faster"]').first().click();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Replay" }).click();
  await page.locator(".replay").waitFor();
  await awaitPosition(page, 2);
  assert.match(await currentEntry(page).innerText(), /changes speed/);
  const [save] = await storedSaves(page);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog");
  const file = await downloadFile(page, () => dialog.getByRole("button", { name: "Save as a file" }).click());
  assert.equal(file.text, save.text);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Back to the table" }).click();
  await awaitTurn(page);
  assertClean(page);
});

test("the review rates every turn, shows better actions, and can be stopped", async () => {
  const page = await openRecorded();
  await tool(page, "Review").click();
  const turning = page.locator(".review section", { hasText: "Turning point" }).getByRole("button");
  await eventually(async () => assert.match(await turning.innerText(), /^.*Round 5 · Rhino A\s*Captain B: \d+% → \d+%$/s));
  // Stopped at once, so that a fast machine has not finished by then.
  await page.evaluate(async () => {
    document.querySelector(".review-offer button").click();
    const stop = () => document.querySelector(".review-going button");
    while (!stop()) await new Promise((resolve) => requestAnimationFrame(resolve));
    stop().click();
  });
  const begin = page.getByRole("button", { name: /^(Start|Continue) review$/ });
  await begin.waitFor();
  await eventually(() => assert.equal(page.workers().length, 0, "nobody thinks any longer"));
  assert.ok((await page.locator(".review-sign:not(.turning)").count()) < 3);
  await page.evaluate(() => {
    window.frames = 0;
    const resolve = () => ((window.frames += 1), requestAnimationFrame(resolve));
    resolve();
  });
  await begin.click();
  await page.getByRole("progressbar").waitFor();
  await page.locator(".review-going, .review-offer").waitFor({ state: "detached" });
  // The page stays responsive: it paints more often than turns are analyzed.
  const frames = await page.evaluate(() => window.frames);
  assert.ok(frames > TURNS, `${frames} frames for ${TURNS} turns`);
  const moments = page.locator(".review-moments .review-moment");
  assert.ok((await moments.count()) > 3, "a random match is full of blunders");

  await moments.first().click();
  await awaitPosition(page, 0);
  await eventually(async () => assert.match(await moments.first().innerText(), /The Admiral would .+Screech B.+\./));
  await page.locator(".replay-above .ship-ghost, .replay-above .ghost").first().waitFor({ state: "attached" });
  await page.getByRole("checkbox", { name: "Show on the board" }).uncheck();
  await eventually(async () => assert.equal(await page.locator(".replay-above .ghost").count(), 0));
  assert.ok((await page.locator(".replay-moves .review-sign.blunder").count()) > 3);
  assert.ok((await page.locator(".scrubber .tick.blunder").count()) > 3);
  const counts = await page.locator(".review tbody td").allInnerTexts();
  assert.equal(counts.map(Number).reduce((sum, count) => sum + count), await moments.count());

  // The results are still there when the replay is opened again.
  await page.getByRole("link", { name: "Back to the table" }).click();
  await page.getByRole("dialog").getByRole("link", { name: /Replay and review/ }).click();
  await tool(page, "Review").click();
  await moments.nth(3).waitFor();
  assertClean(page);
});

test("the end screen names the turning point and links to it", async () => {
  const page = await openRecorded();
  await page.getByRole("link", { name: "Back to the table" }).click();
  const end = page.getByRole("dialog");
  assert.match(await end.locator(".end-review-turning-point").innerText(), /^Turning point: Round 5 · Rhino A\. Captain B: \d+% → \d+%$/);
  await end.getByRole("slider", { name: "Win chance" }).waitFor();
  await end.getByRole("link", { name: "Round 5 · Rhino A" }).click();
  await page.locator(".replay").waitFor();
  await awaitName(page, /^Round 5 · Rhino A$/);
  assertClean(page);
});

test("replay, charts and review are accessible and fit on a desktop and on a phone", async () => {
  const page = await openRecorded("desktop", { hasTouch: true });
  await assertReplayFits(page, {
    show: async (tab, press) => {
      const isOpen = (await page.locator(".chart-figure details[open]").count()) > 0;
      if (tab === "Charts" && !isOpen) await press(page.getByText("As a table").first());
    },
  });
  assert.equal(await page.locator(".replay-bar").isVisible(), true);
  assertClean(page);
});
