// Making a scenario of Space Rift: from an empty one to a battle, by mouse, keyboard and touch;
// saved, exported, shared and refused.
import test from "node:test";
import assert from "node:assert/strict";
import { assertClean, assertStructure, eventually, newPage, open } from "./support.mjs";
import { downloadFile } from "./position.mjs";
import {
  assertFaultAt, assertRefused, assertSaved, assertShared, awaitSquare, awaitSquares, awaitStatus, cell, createFinger, drag, filledSquares, jsonFile, openEditor, playButton, selectTool, status, tab, testAccessibility,
} from "./editor.mjs";

const GAME = "space-rift";

/** Places a unit on both sides, which is enough to fight. */
async function makeScenario(page) {
  await selectTool(page, "Unit");
  await selectTool(page, "Rotate by half a turn");
  await selectTool(page, "Battleship");
  await cell(page, "B4").click();
  await awaitSquare(page, "B4", /South Battleship/);
  await status(page).getByText("Ready to play").waitFor();
}

test("a scenario is created, corrected, saved, exported, shared and played", async (t) => {
  const page = await openEditor("desktop", { permissions: ["clipboard-read", "clipboard-write"] }, GAME);

  await t.test("a new scenario lists what is missing and cannot be played", async () => {
    await awaitStatus(page, /^2 problems/);
    assert.equal(await playButton(page).isDisabled(), true);
    await tab(page, "Check").click();
    await page.getByText("North: There are 0 units.").waitFor();
    await assertStructure(page);
  });

  await t.test("units, features and the rift are placed, and a fault is shown at its hex", async () => {
    await makeScenario(page);
    await awaitSquare(page, "B4", /South Battleship/);
    await awaitSquare(page, "J9", /North Battleship/);
    await selectTool(page, "Brush");
    await selectTool(page, "asteroids");
    await drag(page, "E3", "E6");
    await awaitSquare(page, "G8", /asteroids/);
    await selectTool(page, "Rift");
    await cell(page, "F7").click();
    await awaitSquare(page, "F7", /rift tile with the dial/);
    await drag(page, "F7", "F9");
    await awaitSquare(page, "F9", /rift tile with the dial/);
    assert.equal((await filledSquares(page)).filter((name) => name.includes("rift tile")).length, 6);
    await selectTool(page, "Brush");
    await selectTool(page, "No symmetry");
    await selectTool(page, "dead star");
    await cell(page, "B4").click();
    await awaitStatus(page, /^1 problem/);
    await awaitSquare(page, "B4", /dead star, South Battleship\. A dead star is on B4/);
    await assertFaultAt(page, "B4");
  });

  await t.test("the fault is corrected, undone and redone", async () => {
    await page.locator(".square-panel").getByRole("button", { name: "dead star" }).click();
    await status(page).getByText("Ready to play").waitFor();
    await page.keyboard.press("Control+z");
    await awaitStatus(page, /^1 problem/);
    await page.keyboard.press("Control+y");
    await status(page).getByText("Ready to play").waitFor();
  });

  await t.test("numbers, objectives and rules are set", async () => {
    await tab(page, "Scenario").click();
    await page.getByLabel("Name", { exact: true }).fill("Two lamps");
    await page.getByLabel("Description").fill("A quarrel about light.");
    const south = page.getByRole("group", { name: /^South: / });
    await south.getByLabel("Points to win").fill("3");
    await south.getByLabel("Star tokens").fill("5");
    await page.getByRole("checkbox", { name: /^Wrecks/ }).check();
    await page.getByRole("button", { name: "Add objective" }).click();
    const objective = page.getByRole("group", { name: "Objective 1" });
    await objective.getByLabel("Goal").selectOption({ label: "clear a section" });
    await objective.getByLabel("For").selectOption({ label: "North" });
    await objective.getByLabel("Section, as its side sees it").selectOption({ label: "left" });
    await page.getByLabel("Number one of the dial points").selectOption({ label: "west" });
    await status(page).getByText("Ready to play").waitFor();
    await assertStructure(page);
  });

  const expected = await filledSquares(page);
  await t.test("the saved scenario opens in the editor and in the set-up", async () => {
    await assertSaved(page, GAME, expected, (other) => other.getByRole("heading", { name: "Two lamps" }));
  });

  await t.test("the exported file opens as the same scenario", async () => {
    const press = () => page.getByRole("button", { name: "File", exact: true }).click();
    const file = await downloadFile(page, press);
    assert.equal(file.name, "two-lamps.json");
    const scenario = JSON.parse(file.text);
    assert.deepEqual([scenario.victory.south, scenario.sides.south.stars, scenario.sides.south.units], [3, 5, ["BB B4"]]);
    assert.deepEqual([scenario.rift.center, scenario.rift.dial, scenario.flags], ["F9", "west", ["wrecks"]]);
    assert.deepEqual(scenario.objectives, [{ type: "clear-sector", side: "north", sector: "left" }]);
    await tab(page, "Library").click();
    await page.getByRole("button", { name: "New scenario" }).click();
    await awaitStatus(page, /^2 problems/);
    await page.locator(".shelf-panel input[type=file]").setInputFiles(jsonFile("two.json", file.text));
    await status(page).getByText("Ready to play").waitFor();
    await awaitSquares(page, expected);
    assert.equal((await downloadFile(page, press)).text, file.text);
  });

  await t.test("a link opens the same scenario in another browser and stores nothing there", async () => {
    await assertShared(page, expected, 600);
  });

  await t.test("the scenario is played from the editor", async () => {
    await playButton(page).click();
    await page.locator(".table").waitFor();
    assert.equal(await page.title(), "Two lamps — Centauri");
  });
  assertClean(page);
});

test("keys select tools, features and symmetry, and place, change, move and delete units", async () => {
  const page = await openEditor("desktop", {}, GAME);
  const press = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await cell(page, "A1").focus();
  await press("s", "Enter");
  await awaitSquare(page, "A1", /South Cruiser/);
  await press("u");
  await awaitSquare(page, "A1", /South Cruiser, heavy/);
  await press("x");
  await awaitSquare(page, "A1", /North Cruiser, heavy/);
  await press("m", "ArrowRight", "ArrowRight", "Enter");
  await awaitSquare(page, "A3", /North Cruiser, heavy/);
  await press("Delete");
  await awaitSquares(page, []);
  await press("y", "2", "ArrowRight", "Enter");
  await awaitSquare(page, "K10", /planet/);
  await press("r", "ArrowUp", "ArrowUp", "Enter");
  await eventually(async () => assert.equal((await filledSquares(page)).filter((name) => name.includes("rift tile")).length, 6));
  await press("Control+z", "Control+z");
  await awaitSquares(page, []);
  assertClean(page);
});

test("one side is copied to the other, and the base game scenario stays unchanged", async () => {
  const page = await newPage();
  await open(page, "#/editor/space-rift/srb-04");
  await page.getByRole("heading", { name: "The Brask Convoy" }).waitFor();
  await tab(page, "Check").click();
  await page.getByText("The battlefield is not the same for both sides.").waitFor();
  await tab(page, "Scenario").click();
  await page.getByRole("button", { name: "South to North, rotated" }).click();
  await page.getByRole("group", { name: /^North: 11 units/ }).waitFor();
  await tab(page, "Check").click();
  await page.getByText("The battlefield is not the same for both sides.").waitFor({ state: "detached" });
  await awaitStatus(page, /Ready to play · not saved/);
  await tab(page, "Library").click();
  await page.getByRole("button", { name: "New scenario" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard changes" }).click();
  await awaitStatus(page, /^2 problems/);
  await page.getByText("Start from a base game scenario").click();
  await page.locator(".shelf-group").getByRole("button", { name: /^The Brask Convoy/ }).click();
  await status(page).getByText("Ready to play").waitFor();
  await tab(page, "Scenario").click();
  await page.getByRole("group", { name: /^North: 8 units/ }).waitFor();
  assertClean(page);
});

test("invalid files and links change nothing and say why", async () => {
  const page = await openEditor("desktop", {}, GAME);
  await makeScenario(page);
  await assertRefused(page, GAME, [
    ["letter.json", "Dear commander", /letter\.json.+Line 1/],
    ["newer.json", '{"format":"space-rift-scenario/9"}', /newer\.json/],
    ["board.json", '{"format":"rift-board/1"}', /board\.json/],
  ]);
});

test("on a phone a finger places units and paints, and all controls are accessible", async () => {
  const page = await openEditor("phone", {}, GAME);
  const touch = await createFinger(page);
  await selectTool(page, "Unit");
  // Hexes are too small for a finger at first: the board zooms in.
  await touch("C5");
  await page.locator(".editor .board.near").waitFor();
  await touch("C5");
  await awaitSquare(page, "C5", /South Cruiser/);
  await tab(page, "Hex").tap();
  await page.getByRole("combobox", { name: "Type" }).selectOption({ label: "Carrier" });
  await awaitSquare(page, "C5", /South Carrier/);
  await selectTool(page, "Brush");
  await touch("D4", "D6");
  for (const name of ["D4", "D5", "D6"]) await awaitSquare(page, name, /asteroids/);
  await assertStructure(page);
  assertClean(page);
});

testAccessibility("space-rift/srr-05");
