// Making a scenario of Saga: from a new one to a match, by mouse, keyboard and touch; saved,
// exported, shared and refused.
import test from "node:test";
import assert from "node:assert/strict";
import { assertClean, assertStructure, eventually, newPage, open } from "./support.mjs";
import { downloadFile } from "./position.mjs";
import {
  assertFaultAt, assertRefused, assertSaved, assertShared, awaitReady, awaitSquare, awaitSquares, awaitStatus, cell, createFinger, drag, filledSquares, fixFault, jsonFile, openEditor, playButton, selectTool, tab, testAccessibility,
} from "./editor.mjs";

const GAME = "saga";

test("a scenario is created, corrected, saved, exported, shared and played", async (t) => {
  const page = await openEditor("desktop", { permissions: ["clipboard-read", "clipboard-write"] }, GAME);
  const initial = await filledSquares(page);

  await t.test("a new scenario has sectors and can be played", async () => {
    assert.ok(initial.some((name) => name.startsWith("0,0, ")), initial.join("; "));
    await awaitReady(page);
    await assertStructure(page);
  });

  await t.test("sectors are placed, and a fault is shown at its hex", async () => {
    await selectTool(page, "Sectors");
    await selectTool(page, "Asteroid Belt");
    await drag(page, "2,−1", "2,0");
    await awaitSquare(page, "2,−1", /Asteroid Belt/);
    await awaitSquare(page, "2,0", /Asteroid Belt/);
    await selectTool(page, "drawn from the pile");
    await cell(page, "−3,1").click();
    await awaitStatus(page, /^1 problem/);
    await assertFaultAt(page, "−3,1");
  });

  await t.test("the fault is corrected, undone and redone", async () => {
    await fixFault(page, "Remove from the board");
  });

  await t.test("the panel of a hex changes its content", async () => {
    await selectTool(page, "Select");
    await cell(page, "2,0").click();
    const panel = page.locator(".square-panel");
    await panel.getByLabel("face down").check();
    await panel.getByLabel("an XPM lies here").check();
    await awaitSquare(page, "2,0", /Asteroid Belt.*face down.*an XPM lies here/);
    await awaitReady(page);
  });

  await t.test("texts and numbers are set", async () => {
    await tab(page, "Scenario").click();
    await page.getByLabel("Title").fill("Two lamps");
    await page.getByLabel("Story").fill("A quarrel about light.");
    await page.getByLabel("Goal", { exact: true }).fill("Light both.");
    const rounds = page.getByRole("spinbutton", { name: "Rounds", exact: true });
    if (!(await rounds.isVisible())) await page.locator("summary", { hasText: "Length, victory, and defeat" }).click();
    await rounds.fill("99");
    await rounds.press("Tab");
    await eventually(async () => assert.equal(await rounds.inputValue(), "20", "the most there may be"));
    await assertStructure(page);
    await rounds.fill("12");
    await rounds.press("Tab");
    await awaitReady(page);
  });

  const expected = await filledSquares(page);
  await t.test("the saved scenario opens in the editor and in the set-up", async () => {
    await assertSaved(page, GAME, expected, (other) => other.getByText("Two lamps").first());
  });

  await t.test("the exported file opens as the same scenario", async () => {
    const press = () => page.getByRole("button", { name: "File", exact: true }).click();
    const file = await downloadFile(page, press);
    assert.equal(file.name, "two-lamps.json");
    const scenario = JSON.parse(file.text);
    assert.deepEqual([scenario.id, scenario.title], ["two-lamps", "Two lamps"]);
    await tab(page, "Library").click();
    await page.getByRole("button", { name: "New scenario" }).click();
    await awaitSquares(page, initial);
    await page.locator(".shelf-panel input[type=file]").setInputFiles(jsonFile("two.json", file.text));
    await awaitSquares(page, expected);
    await awaitReady(page);
    assert.equal((await downloadFile(page, press)).text, file.text);
  });

  await t.test("a link opens the same scenario in another browser and stores nothing there", async () => {
    await assertShared(page, expected, 4000);
  });

  await t.test("the scenario is played from the editor", async () => {
    await playButton(page).click();
    await page.locator(".table[data-game=saga], .table").first().waitFor();
    await page.locator('.cell[aria-label*="Jumpgate"]').first().waitFor({ state: "attached" });
  });
  assertClean(page);
});

test("keys select a tool, place a sector and delete it", async () => {
  const page = await openEditor("desktop", {}, GAME);
  const press = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const initial = await filledSquares(page);
  await cell(page, "0,0").focus();
  await press("5", "ArrowUp", "ArrowUp", "Enter");
  await eventually(async () => {
    const placed = (await filledSquares(page)).filter((name) => !initial.includes(name));
    assert.equal(placed.length, 1);
    assert.match(placed[0], /Thick Nebula/);
  });
  await press("Delete");
  await press("Control+z", "Control+z");
  await awaitSquares(page, initial);
  assertClean(page);
});

test("a custom card is edited field by field, and an invalid effect is reported", async () => {
  const page = await openEditor("desktop", {}, GAME);
  await tab(page, "Scenario").click();
  await page.locator("summary", { hasText: /^Cards/ }).click();
  await page.getByRole("combobox", { name: "Events", exact: true }).selectOption({ label: "only these" });
  await page.getByRole("combobox", { name: "What to add to Events", exact: true }).selectOption({ label: "a custom card" });
  await page.getByRole("button", { name: "Add to Events", exact: true }).click();
  const card = page.getByRole("group", { name: /^Events \d+$/ }).last();
  await awaitReady(page);
  const effect = card.getByLabel("Effect");
  await effect.fill("each(damage(");
  await effect.press("Tab");
  await awaitStatus(page, /^1 problem/);
  await effect.fill("each(damage(2))");
  await effect.press("Tab");
  await card.getByLabel(/^Acts in every round/).uncheck();
  await card.getByLabel(/^Acts in every round/).check();
  await awaitReady(page);
  await assertStructure(page);
  assertClean(page);
});

test("a base game scenario opens in the editor", async () => {
  const page = await newPage();
  await open(page, "#/editor/saga/spa");
  await page.locator(".editor .cell").first().waitFor();
  await awaitReady(page);
  await tab(page, "Scenario").click();
  await assertStructure(page);
  await selectTool(page, "Sectors");
  await selectTool(page, "Open Space");
  const empty = await page.locator(".editor .cell").evaluateAll((cells) => cells.map((one) => one.getAttribute("aria-label")));
  assert.ok(empty.some((name) => name.endsWith("no sector")));
  await tab(page, "Library").click();
  await page.getByText("Start from a base game scenario").click();
  await assertStructure(page);
  assertClean(page);
});

test("invalid files and links change nothing and say why", async () => {
  const page = await openEditor("desktop", {}, GAME);
  await assertRefused(page, GAME, [
    ["letter.json", "Dear admiral", /letter\.json.+Line 1/],
    ["newer.json", '{"format":99,"id":"x"}', /newer\.json/],
    ["board.json", '{"format":"rift-board/1"}', /board\.json/],
  ]);
});

test("on a phone a finger places sectors, and all controls are accessible", async () => {
  const page = await openEditor("phone", {}, GAME);
  const touch = await createFinger(page);
  await selectTool(page, "Sectors");
  await selectTool(page, "Open Space");
  await touch("1,−1");
  // Hexes may be too small for a finger at first: then the board zooms in.
  if (await page.locator(".editor .board.near").count()) await touch("1,−1");
  await awaitSquare(page, "1,−1", /Open Space/);
  await tab(page, "Sector").tap();
  await assertStructure(page);
  await tab(page, "Scenario").tap();
  await assertStructure(page);
  assertClean(page);
});

testAccessibility("saga/opc");
