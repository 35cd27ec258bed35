// Making a star map of Exodus: from an empty one to a match, by mouse, keyboard and touch; saved,
// exported, shared and refused.
import test from "node:test";
import assert from "node:assert/strict";
import { assertClean, assertStructure, eventually, newPage, open, throttle } from "./support.mjs";
import { downloadFile } from "./position.mjs";
import {
  assertFaultAt, assertRefused, assertSaved, assertShared, awaitReady, awaitSquare, awaitSquares, awaitStatus, cell, createFinger, drag, filledSquares, fixFault, jsonFile, openEditor, playButton, selectTool, tab, testAccessibility,
} from "./editor.mjs";

const GAME = "exodus";
const CENTER = "0, High Council";

/** Places a planet and a Home on both sides, the minimum for a match. */
async function makeMap(page) {
  await selectTool(page, "Planets");
  await selectTool(page, "Rotate by half a turn");
  await cell(page, "A1").click();
  await selectTool(page, "Homes");
  await cell(page, "B1").click();
  await awaitReady(page);
}

test("a map is created, corrected, saved, exported, shared and played", async (t) => {
  const page = await openEditor("desktop", { permissions: ["clipboard-read", "clipboard-write"] }, GAME);

  await t.test("a new map lists what is missing and cannot be played", async () => {
    await awaitStatus(page, /^1 problem/);
    await awaitSquares(page, [CENTER]);
    assert.equal(await playButton(page).isDisabled(), true);
    await tab(page, "Check").click();
    await page.getByText("A map has 2 to 6 seats, with a Home for each.").waitFor();
    await assertStructure(page);
  });

  await t.test("planets, Homes and guards are placed, and a fault is shown at its hex", async () => {
    await makeMap(page);
    await awaitSquare(page, "A4", /planet from the stack/);
    await awaitSquare(page, "B1", /Home: Avalon/);
    await awaitSquare(page, "B7", /Home: Borea/);
    await selectTool(page, "Guards");
    await selectTool(page, "guard II");
    await cell(page, "A2").click();
    await awaitSquare(page, "A5", /planet from the stack, guard II$/);
    await selectTool(page, "Planets");
    await selectTool(page, "red asteroid");
    await drag(page, "A3", "B5");
    await awaitSquare(page, "A6", /red asteroid/);
    await awaitSquare(page, "B11", /red asteroid/);
    await selectTool(page, "No symmetry");
    await selectTool(page, "planet from the stack");
    await cell(page, "D1").click();
    await awaitStatus(page, /^1 problem/);
    await awaitSquare(page, "D1", /planet from the stack\. Hex D1 cannot be reached/);
    await assertFaultAt(page, "D1");
  });

  await t.test("the fault is corrected, undone and redone", async () => {
    await fixFault(page, "Remove from the map");
  });

  await t.test("the panel of a hex changes its content", async () => {
    await selectTool(page, "Look and move");
    await cell(page, "A1").click();
    const panel = page.locator(".square-panel");
    await panel.getByRole("button", { name: "guard I", exact: true }).click();
    await panel.getByRole("button", { name: "blue planet" }).click();
    await awaitSquare(page, "A1", /blue planet, guard I$/);
    await cell(page, "B1").click();
    await panel.getByLabel("Home of").selectOption({ label: "Borea" });
    await awaitSquare(page, "B7", /Home: Avalon/);
    await drag(page, "A1", "A4");
    await awaitSquare(page, "A4", /blue planet, guard I$/);
    await awaitSquare(page, "A1", /planet from the stack$/);
    await drag(page, "A4", "A1");
  });

  await t.test("name, description and tiles are set, and the check compares the seats", async () => {
    await tab(page, "Map").click();
    await page.getByLabel("Name", { exact: true }).fill("Two lamps");
    await page.getByLabel("Description").fill("A quarrel about light.");
    const green = page.getByRole("spinbutton", { name: "green asteroid" });
    await green.fill("5");
    await green.press("Tab");
    await awaitStatus(page, /^1 problem/);
    await page.getByRole("button", { name: "Match the planets" }).click();
    await awaitReady(page);
    await assertStructure(page);
    await tab(page, "Check").click();
    const row = page.getByRole("row", { name: /Steps to the High Council/ });
    assert.deepEqual(await row.getByRole("cell").allInnerTexts(), ["2", "2"]);
    await assertStructure(page);
  });

  const expected = await filledSquares(page);
  await t.test("the saved map opens in the editor and in the set-up", async () => {
    await assertSaved(page, GAME, expected, (other) => other.getByRole("img", { name: /Two lamps/ }));
  });

  await t.test("the exported file opens as the same map", async () => {
    const press = () => page.getByRole("button", { name: "File", exact: true }).click();
    const file = await downloadFile(page, press);
    assert.equal(file.name, "two-lamps.json");
    const map = JSON.parse(file.text);
    assert.deepEqual([map.format, map.id, map.homes], ["exodus-layout/1", "two-lamps", [[0, 2], [0, -2]]]);
    assert.deepEqual([map.guards[0], map.guards[1].length, map.kinds[1].length], [[[0, -1]], 2, 4]);
    await tab(page, "Library").click();
    await page.getByRole("button", { name: "New map" }).click();
    await awaitStatus(page, /^1 problem/);
    await page.locator(".shelf-panel input[type=file]").setInputFiles(jsonFile("two.json", file.text));
    await awaitReady(page);
    await awaitSquares(page, expected);
    assert.equal((await downloadFile(page, press)).text, file.text);
  });

  await t.test("a link opens the same map in another browser and stores nothing there", async () => {
    await assertShared(page, expected, 400);
  });

  await t.test("the map is played from the editor", async () => {
    await playButton(page).click();
    await page.locator(".table").waitFor();
    await page.locator('.cell[aria-label*="Home"]').first().waitFor({ state: "attached" });
  });
  assertClean(page);
});

test("keys select tools, settings and symmetry, and place, move and delete objects", async () => {
  const page = await openEditor("desktop", {}, GAME);
  const press = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await cell(page, "0").focus();
  await press("s", "ArrowUp", "ArrowUp", "Enter");
  await awaitSquare(page, "B1", /Home: Avalon/);
  await press("m", "ArrowUp", "Enter");
  await awaitSquare(page, "C1", /Home: Avalon/);
  await press("Delete");
  await awaitSquares(page, [CENTER]);
  await press("y", "b", "2", "ArrowDown", "Enter");
  await awaitSquare(page, "B7", /blue planet/);
  await press("g", "3", "Enter");
  await awaitSquare(page, "B7", /blue planet, guard II\./);
  await press("c", "Enter");
  await awaitSquare(page, "B7", /blue planet, guard II\./);
  await awaitSquare(page, "D13", /blue planet, guard II\./);
  await press("Control+z", "Control+z", "Control+z");
  await awaitSquares(page, [CENTER]);
  assertClean(page);
});

test("a key pressed at the first render takes effect", async () => {
  const page = await newPage();
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector(".editor .cell")) return;
      seen.disconnect();
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "s", bubbles: true, cancelable: true }));
    });
    seen.observe(document, { childList: true, subtree: true });
  });
  // On a slow machine the browser runs other tasks during rendering.
  await throttle(page, 6);
  await open(page, `#/editor/${GAME}`);
  const tool = () => page.locator(".exo-editor-board").getAttribute("data-tool");
  await eventually(async () => assert.equal(await tool(), "home"));
  assertClean(page);
});

test("a map is made symmetric and rotated, and the base game map stays unchanged", async () => {
  const page = await newPage();
  await open(page, "#/editor/exodus/2-standard");
  await page.getByRole("heading", { name: /2 seats/ }).waitFor();
  await awaitReady(page);
  await tab(page, "Map").click();
  await page.getByRole("button", { name: "Rotate by thirds of a turn" }).click();
  await awaitStatus(page, /Ready to play · not saved/);
  assert.equal((await filledSquares(page)).filter((name) => name.includes("Home")).length, 3);
  assert.equal(await page.getByRole("button", { name: "Rotate by thirds of a turn" }).isDisabled(), true);
  await awaitSquare(page, "B1", /Home: Avalon/);
  await page.getByRole("button", { name: "Rotate by a sixth" }).click();
  await awaitSquare(page, "B3", /Home: Avalon/);
  await tab(page, "Library").click();
  await page.getByRole("button", { name: "New map" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard changes" }).click();
  await awaitStatus(page, /^1 problem/);
  await page.getByText("Start from a base game map").click();
  await page.locator(".shelf-group").getByRole("button", { name: /^Standard map, 2 seats/ }).click();
  await awaitReady(page);
  assert.equal((await filledSquares(page)).filter((name) => name.includes("Home")).length, 2);
  assertClean(page);
});

test("invalid files and links change nothing and say why", async () => {
  const page = await openEditor("desktop", {}, GAME);
  await makeMap(page);
  await assertRefused(page, GAME, [
    ["letter.json", "Dear admiral", /letter\.json.+Line 1/],
    ["newer.json", '{"format":"exodus-layout/9"}', /newer\.json/],
    ["board.json", '{"format":"rift-board/1"}', /board\.json/],
  ]);
});

test("on a phone a finger places objects and draws, and all controls are accessible", async () => {
  const page = await openEditor("phone", {}, GAME);
  const touch = await createFinger(page);
  await selectTool(page, "Homes");
  await touch("A2");
  // Hexes may be too small for a finger at first: then the board zooms in.
  if (await page.locator(".editor .board.near").count()) await touch("A2");
  await awaitSquare(page, "A2", /Home: Avalon/);
  await tab(page, "Hex").tap();
  await page.locator(".square-panel").getByRole("button", { name: "planet", exact: true }).tap();
  await awaitSquare(page, "A2", /planet from the stack/);
  await selectTool(page, "Guards");
  await touch("A1", "B1");
  for (const name of ["A1", "B1"]) await awaitSquare(page, name, /planet from the stack, guard I$/);
  await assertStructure(page);
  assertClean(page);
});

testAccessibility("exodus/5-long");
