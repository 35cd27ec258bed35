// Making a scenario of Space Rift: from an empty one to a battle, by mouse, keyboard and touch;
// saved, exported, shared and refused.
import test from "node:test";
import assert from "node:assert/strict";
import { assertAccessible, assertClean, eventually, newPage, open } from "./support.mjs";
import { downloaded } from "./position.mjs";
import {
  accessibleInAllLooks, asFile, cell, drag, editing, faultAt, finger, goesByLink, holds, keeps, playing, reads, refuses, squares, state, tab, take, told,
} from "./editor.mjs";

const GAME = "space-rift";

/** A unit on both sides, which is enough to fight. */
async function duel(page) {
  await take(page, "Unit");
  await take(page, "Rotate by half a turn");
  await take(page, "Battleship");
  await cell(page, "B4").click();
  await reads(page, "B4", /South Battleship/);
  await state(page).getByText("Ready to play").waitFor();
}

test("a scenario is made from nothing, mended, played, saved, taken along and sent", async (t) => {
  const page = await editing("desktop", { permissions: ["clipboard-read", "clipboard-write"] }, GAME);

  await t.test("a new scenario says what is missing, and cannot be played", async () => {
    await told(page, /^2 problems/);
    assert.equal(await playing(page).isDisabled(), true);
    await tab(page, "Check").click();
    await page.getByText("North: There are 0 units.").waitFor();
    await assertAccessible(page);
  });

  await t.test("units, features and the rift are put, and a fault is shown at its hex", async () => {
    await duel(page);
    await reads(page, "B4", /South Battleship/);
    await reads(page, "J9", /North Battleship/);
    await take(page, "Brush");
    await take(page, "asteroids");
    await drag(page, "E3", "E6");
    await reads(page, "G8", /asteroids/);
    await take(page, "Rift");
    await cell(page, "F7").click();
    await reads(page, "F7", /rift tile with the dial/);
    await drag(page, "F7", "F9");
    await reads(page, "F9", /rift tile with the dial/);
    assert.equal((await squares(page)).filter((name) => name.includes("rift tile")).length, 6);
    await take(page, "Brush");
    await take(page, "No symmetry");
    await take(page, "dead star");
    await cell(page, "B4").click();
    await told(page, /^1 problem/);
    await reads(page, "B4", /dead star, South Battleship\. A dead star is on B4/);
    await faultAt(page, "B4");
  });

  await t.test("the fault is mended, and every step goes back and forth", async () => {
    await page.locator(".square-panel").getByRole("button", { name: "dead star" }).click();
    await state(page).getByText("Ready to play").waitFor();
    await page.keyboard.press("Control+z");
    await told(page, /^1 problem/);
    await page.keyboard.press("Control+y");
    await state(page).getByText("Ready to play").waitFor();
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
    await state(page).getByText("Ready to play").waitFor();
    await assertAccessible(page);
  });

  const made = await squares(page);
  await t.test("it is saved, and there in the editor and in the set-up", async () => {
    await keeps(page, GAME, made, (other) => other.getByRole("heading", { name: "Two lamps" }));
  });

  await t.test("it is exported, and the same when it is opened again", async () => {
    const press = () => page.getByRole("button", { name: "File", exact: true }).click();
    const file = await downloaded(page, press);
    assert.equal(file.name, "two-lamps.json");
    const scenario = JSON.parse(file.text);
    assert.deepEqual([scenario.victory.south, scenario.sides.south.stars, scenario.sides.south.units], [3, 5, ["BB B4"]]);
    assert.deepEqual([scenario.rift.center, scenario.rift.dial, scenario.flags], ["F9", "west", ["wrecks"]]);
    assert.deepEqual(scenario.objectives, [{ type: "clear-sector", side: "north", sector: "left" }]);
    await tab(page, "Shelf").click();
    await page.getByRole("button", { name: "New scenario" }).click();
    await told(page, /^2 problems/);
    await page.locator(".shelf-panel input[type=file]").setInputFiles(asFile("two.json", file.text));
    await state(page).getByText("Ready to play").waitFor();
    await holds(page, made);
    assert.equal((await downloaded(page, press)).text, file.text);
  });

  await t.test("a link opens the same scenario elsewhere and touches nothing there", async () => {
    await goesByLink(page, made, 600);
  });

  await t.test("it is played at once", async () => {
    await playing(page).click();
    await page.locator(".table").waitFor();
    assert.equal(await page.title(), "Two lamps — Centauri");
  });
  assertClean(page);
});

test("by keys alone: tools, features, units, moving, sides and forms, symmetry", async () => {
  const page = await editing("desktop", {}, GAME);
  const press = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await cell(page, "A1").focus();
  await press("s", "Enter");
  await reads(page, "A1", /South Cruiser/);
  await press("u");
  await reads(page, "A1", /South Cruiser, heavy/);
  await press("x");
  await reads(page, "A1", /North Cruiser, heavy/);
  await press("m", "ArrowRight", "ArrowRight", "Enter");
  await reads(page, "A3", /North Cruiser, heavy/);
  await press("Delete");
  await holds(page, []);
  await press("y", "2", "ArrowRight", "Enter");
  await reads(page, "K10", /planet/);
  await press("r", "ArrowUp", "ArrowUp", "Enter");
  await eventually(async () => assert.equal((await squares(page)).filter((name) => name.includes("rift tile")).length, 6));
  await press("Control+z", "Control+z");
  await holds(page, []);
  assertClean(page);
});

test("one side is made like the other, and a scenario of the box stays as it is", async () => {
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
  await told(page, /Ready to play · not saved/);
  await tab(page, "Shelf").click();
  await page.getByRole("button", { name: "New scenario" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard changes" }).click();
  await told(page, /^2 problems/);
  await page.getByText("Start from a base game scenario").click();
  await page.locator(".shelf-group").getByRole("button", { name: /^The Brask Convoy/ }).click();
  await state(page).getByText("Ready to play").waitFor();
  await tab(page, "Scenario").click();
  await page.getByRole("group", { name: /^North: 8 units/ }).waitFor();
  assertClean(page);
});

test("bad files and links change nothing and say why", async () => {
  const page = await editing("desktop", {}, GAME);
  await duel(page);
  await refuses(page, GAME, [
    ["letter.json", "Dear commander", /letter\.json.+Line 1/],
    ["newer.json", '{"format":"space-rift-scenario/9"}', /newer\.json/],
    ["board.json", '{"format":"rift-board/1"}', /board\.json/],
  ]);
});

test("by touch on a phone a finger puts and paints, and all is within reach", async () => {
  const page = await editing("phone", {}, GAME);
  const touch = await finger(page);
  await take(page, "Unit");
  // Hexes are too small for a finger at first: the board zooms in.
  await touch("C5");
  await page.locator(".editor .board.near").waitFor();
  await touch("C5");
  await reads(page, "C5", /South Cruiser/);
  await tab(page, "Hex").tap();
  await page.getByRole("combobox", { name: "Type" }).selectOption({ label: "Carrier" });
  await reads(page, "C5", /South Carrier/);
  await take(page, "Brush");
  await touch("D4", "D6");
  for (const name of ["D4", "D5", "D6"]) await reads(page, name, /asteroids/);
  await assertAccessible(page);
  assertClean(page);
});

accessibleInAllLooks("space-rift/srr-05");
