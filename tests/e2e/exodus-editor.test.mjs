// Making a star map of Exodus: from an empty one to a match, by mouse, keyboard and touch; saved,
// exported, shared and refused.
import test from "node:test";
import assert from "node:assert/strict";
import { assertAccessible, assertClean, eventually, newPage, open } from "./support.mjs";
import { downloaded } from "./position.mjs";
import {
  accessibleInAllLooks, asFile, cell, drag, editing, faultAt, finger, goesByLink, holds, keeps, mends, playing, reads, ready, refuses, squares, tab, take, told,
} from "./editor.mjs";

const GAME = "exodus";
const MIDDLE = "0, High Council";

/** A planet and a Home on both sides, which is enough to play. */
async function duel(page) {
  await take(page, "Planets");
  await take(page, "Rotate by half a turn");
  await cell(page, "A1").click();
  await take(page, "Homes");
  await cell(page, "B1").click();
  await ready(page);
}

test("a map is made from nothing, mended, played, saved, taken along and sent", async (t) => {
  const page = await editing("desktop", { permissions: ["clipboard-read", "clipboard-write"] }, GAME);

  await t.test("a new map says what is missing, and cannot be played", async () => {
    await told(page, /^1 problem/);
    await holds(page, [MIDDLE]);
    assert.equal(await playing(page).isDisabled(), true);
    await tab(page, "Check").click();
    await page.getByText("A map has 2 to 6 seats, with a Home for each.").waitFor();
    await assertAccessible(page);
  });

  await t.test("planets, Homes and guards are put, and a fault is shown at its hex", async () => {
    await duel(page);
    await reads(page, "A4", /planet from the stack/);
    await reads(page, "B1", /Home: Avalon/);
    await reads(page, "B7", /Home: Borea/);
    await take(page, "Guards");
    await take(page, "guard II");
    await cell(page, "A2").click();
    await reads(page, "A5", /planet from the stack, guard II$/);
    await take(page, "Planets");
    await take(page, "red asteroid");
    await drag(page, "A3", "B5");
    await reads(page, "A6", /red asteroid/);
    await reads(page, "B11", /red asteroid/);
    await take(page, "No symmetry");
    await take(page, "planet from the stack");
    await cell(page, "D1").click();
    await told(page, /^1 problem/);
    await reads(page, "D1", /planet from the stack\. Hex D1 cannot be reached/);
    await faultAt(page, "D1");
  });

  await t.test("the fault is mended, and every step goes back and forth", async () => {
    await mends(page, "Remove from the map");
  });

  await t.test("what is on a hex is changed in its panel", async () => {
    await take(page, "Look and move");
    await cell(page, "A1").click();
    const panel = page.locator(".square-panel");
    await panel.getByRole("button", { name: "guard I", exact: true }).click();
    await panel.getByRole("button", { name: "blue planet" }).click();
    await reads(page, "A1", /blue planet, guard I$/);
    await cell(page, "B1").click();
    await panel.getByLabel("Home of").selectOption({ label: "Borea" });
    await reads(page, "B7", /Home: Avalon/);
    await drag(page, "A1", "A4");
    await reads(page, "A4", /blue planet, guard I$/);
    await reads(page, "A1", /planet from the stack$/);
    await drag(page, "A4", "A1");
  });

  await t.test("name, text and tiles are set, and each seat's outlook is told", async () => {
    await tab(page, "Map").click();
    await page.getByLabel("Name", { exact: true }).fill("Two lamps");
    await page.getByLabel("Description").fill("A quarrel about light.");
    const green = page.getByRole("spinbutton", { name: "green asteroid" });
    await green.fill("5");
    await green.press("Tab");
    await told(page, /^1 problem/);
    await page.getByRole("button", { name: "Match the planets" }).click();
    await ready(page);
    await assertAccessible(page);
    await tab(page, "Check").click();
    const row = page.getByRole("row", { name: /Steps to the High Council/ });
    assert.deepEqual(await row.getByRole("cell").allInnerTexts(), ["2", "2"]);
    await assertAccessible(page);
  });

  const made = await squares(page);
  await t.test("it is saved, and there in the editor and in the set-up", async () => {
    await keeps(page, GAME, made, (other) => other.getByRole("img", { name: /Two lamps/ }));
  });

  await t.test("it is exported, and the same when it is opened again", async () => {
    const press = () => page.getByRole("button", { name: "File", exact: true }).click();
    const file = await downloaded(page, press);
    assert.equal(file.name, "two-lamps.json");
    const map = JSON.parse(file.text);
    assert.deepEqual([map.format, map.id, map.homes], ["exodus-layout/1", "two-lamps", [[0, 2], [0, -2]]]);
    assert.deepEqual([map.guards[0], map.guards[1].length, map.kinds[1].length], [[[0, -1]], 2, 4]);
    await tab(page, "Shelf").click();
    await page.getByRole("button", { name: "New map" }).click();
    await told(page, /^1 problem/);
    await page.locator(".shelf-panel input[type=file]").setInputFiles(asFile("two.json", file.text));
    await ready(page);
    await holds(page, made);
    assert.equal((await downloaded(page, press)).text, file.text);
  });

  await t.test("a link opens the same map elsewhere and touches nothing there", async () => {
    await goesByLink(page, made, 400);
  });

  await t.test("it is played at once", async () => {
    await playing(page).click();
    await page.locator(".table").waitFor();
    await page.locator('.cell[aria-label*="Home"]').first().waitFor({ state: "attached" });
  });
  assertClean(page);
});

test("by keys alone: tools, settings, Homes, moving, the middle, symmetry", async () => {
  const page = await editing("desktop", {}, GAME);
  const press = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await cell(page, "0").focus();
  await press("s", "ArrowUp", "ArrowUp", "Enter");
  await reads(page, "B1", /Home: Avalon/);
  await press("m", "ArrowUp", "Enter");
  await reads(page, "C1", /Home: Avalon/);
  await press("Delete");
  await holds(page, [MIDDLE]);
  await press("y", "b", "2", "ArrowDown", "Enter");
  await reads(page, "B7", /blue planet/);
  await press("g", "3", "Enter");
  await reads(page, "B7", /blue planet, guard II\./);
  await press("c", "Enter");
  await reads(page, "B7", /blue planet, guard II\./);
  await reads(page, "D13", /blue planet, guard II\./);
  await press("Control+z", "Control+z", "Control+z");
  await holds(page, [MIDDLE]);
  assertClean(page);
});

test("a key is heard that comes with the first drawing", async () => {
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
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await open(page, `#/editor/${GAME}`);
  const tool = () => page.locator(".exo-editor-board").getAttribute("data-tool");
  await eventually(async () => assert.equal(await tool(), "home"));
  assertClean(page);
});

test("all sides are made alike, the map is turned, and a map of the box stays as it is", async () => {
  const page = await newPage();
  await open(page, "#/editor/exodus/2-standard");
  await page.getByRole("heading", { name: /2 seats/ }).waitFor();
  await ready(page);
  await tab(page, "Map").click();
  await page.getByRole("button", { name: "Rotate by thirds of a turn" }).click();
  await told(page, /Ready to play · not saved/);
  assert.equal((await squares(page)).filter((name) => name.includes("Home")).length, 3);
  assert.equal(await page.getByRole("button", { name: "Rotate by thirds of a turn" }).isDisabled(), true);
  await reads(page, "B1", /Home: Avalon/);
  await page.getByRole("button", { name: "Rotate by a sixth" }).click();
  await reads(page, "B3", /Home: Avalon/);
  await tab(page, "Shelf").click();
  await page.getByRole("button", { name: "New map" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard changes" }).click();
  await told(page, /^1 problem/);
  await page.getByText("Start from a base game map").click();
  await page.locator(".shelf-group").getByRole("button", { name: /^Standard map, 2 seats/ }).click();
  await ready(page);
  assert.equal((await squares(page)).filter((name) => name.includes("Home")).length, 2);
  assertClean(page);
});

test("bad files and links change nothing and say why", async () => {
  const page = await editing("desktop", {}, GAME);
  await duel(page);
  await refuses(page, GAME, [
    ["letter.json", "Dear admiral", /letter\.json.+Line 1/],
    ["newer.json", '{"format":"exodus-layout/9"}', /newer\.json/],
    ["board.json", '{"format":"rift-board/1"}', /board\.json/],
  ]);
});

test("by touch on a phone a finger puts and draws, and all is within reach", async () => {
  const page = await editing("phone", {}, GAME);
  const touch = await finger(page);
  await take(page, "Homes");
  await touch("A2");
  // Hexes may be too small for a finger at first: then the board zooms in.
  if (await page.locator(".editor .board.near").count()) await touch("A2");
  await reads(page, "A2", /Home: Avalon/);
  await tab(page, "Hex").tap();
  await page.locator(".square-panel").getByRole("button", { name: "planet", exact: true }).tap();
  await reads(page, "A2", /planet from the stack/);
  await take(page, "Guards");
  await touch("A1", "B1");
  for (const name of ["A1", "B1"]) await reads(page, name, /planet from the stack, guard I$/);
  await assertAccessible(page);
  assertClean(page);
});

accessibleInAllLooks("exodus/5-long");
