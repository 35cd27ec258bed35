// Making a scenario of Saga: from a new one to a match, by mouse, keyboard and touch; saved,
// exported, shared and refused.
import test from "node:test";
import assert from "node:assert/strict";
import { assertAccessible, assertClean, eventually, newPage, open } from "./support.mjs";
import { downloaded } from "./position.mjs";
import {
  accessibleInAllLooks, asFile, cell, drag, editing, faultAt, finger, goesByLink, holds, keeps, mends, playing, reads, ready, refuses, squares, tab, take, told,
} from "./editor.mjs";

const GAME = "saga";

test("a scenario is made from a new one, mended, played, saved, taken along and sent", async (t) => {
  const page = await editing("desktop", { permissions: ["clipboard-read", "clipboard-write"] }, GAME);
  const blank = await squares(page);

  await t.test("a new scenario can be played, and is no bare board", async () => {
    assert.ok(blank.some((name) => name.startsWith("0,0, ")), blank.join("; "));
    await ready(page);
    await assertAccessible(page);
  });

  await t.test("sectors are laid and armadas start, and a fault is shown at its hex", async () => {
    await take(page, "Sectors");
    await take(page, "Asteroid Belt");
    await drag(page, "2,−1", "2,0");
    await reads(page, "2,−1", /Asteroid Belt/);
    await reads(page, "2,0", /Asteroid Belt/);
    await take(page, "drawn from the pile");
    await cell(page, "−3,1").click();
    await told(page, /^1 problem/);
    await faultAt(page, "−3,1");
  });

  await t.test("the fault is mended, and every step goes back and forth", async () => {
    await mends(page, "Remove from the board");
  });

  await t.test("what is on a hex is changed in its panel", async () => {
    await take(page, "Select");
    await cell(page, "2,0").click();
    const panel = page.locator(".square-panel");
    await panel.getByLabel("face down").check();
    await panel.getByLabel("an XPM lies here").check();
    await reads(page, "2,0", /Asteroid Belt.*face down.*an XPM lies here/);
    await ready(page);
  });

  await t.test("words and numbers are set", async () => {
    await tab(page, "Scenario").click();
    await page.getByLabel("Title").fill("Two lamps");
    await page.getByLabel("Story").fill("A quarrel about light.");
    await page.getByLabel("Goal", { exact: true }).fill("Light both.");
    const rounds = page.getByRole("spinbutton", { name: "Rounds", exact: true });
    if (!(await rounds.isVisible())) await page.locator("summary", { hasText: "Length, victory, and defeat" }).click();
    await rounds.fill("99");
    await rounds.press("Tab");
    await eventually(async () => assert.equal(await rounds.inputValue(), "20", "the most there may be"));
    await assertAccessible(page);
    await rounds.fill("12");
    await rounds.press("Tab");
    await ready(page);
  });

  const made = await squares(page);
  await t.test("it is saved, and there in the editor and in the set-up", async () => {
    await keeps(page, GAME, made, (other) => other.getByText("Two lamps").first());
  });

  await t.test("it is exported, and the same when it is opened again", async () => {
    const press = () => page.getByRole("button", { name: "File", exact: true }).click();
    const file = await downloaded(page, press);
    assert.equal(file.name, "two-lamps.json");
    const scenario = JSON.parse(file.text);
    assert.deepEqual([scenario.id, scenario.title], ["two-lamps", "Two lamps"]);
    await tab(page, "Shelf").click();
    await page.getByRole("button", { name: "New scenario" }).click();
    await holds(page, blank);
    await page.locator(".shelf-panel input[type=file]").setInputFiles(asFile("two.json", file.text));
    await holds(page, made);
    await ready(page);
    assert.equal((await downloaded(page, press)).text, file.text);
  });

  await t.test("a link opens the same scenario elsewhere and touches nothing there", async () => {
    await goesByLink(page, made, 4000);
  });

  await t.test("it is played at once", async () => {
    await playing(page).click();
    await page.locator(".table[data-game=saga], .table").first().waitFor();
    await page.locator('.cell[aria-label*="Jumpgate"]').first().waitFor({ state: "attached" });
  });
  assertClean(page);
});

test("by keys alone: tools, pens, starts, taking away", async () => {
  const page = await editing("desktop", {}, GAME);
  const press = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const blank = await squares(page);
  await cell(page, "0,0").focus();
  await press("5", "ArrowUp", "ArrowUp", "Enter");
  await eventually(async () => {
    const laid = (await squares(page)).filter((name) => !blank.includes(name));
    assert.equal(laid.length, 1);
    assert.match(laid[0], /Thick Nebula/);
  });
  await press("Delete");
  await press("Control+z", "Control+z");
  await holds(page, blank);
  assertClean(page);
});

test("a card of one's own is filled in field by field, and what is not understood is told", async () => {
  const page = await editing("desktop", {}, GAME);
  await tab(page, "Scenario").click();
  await page.locator("summary", { hasText: /^Cards/ }).click();
  await page.getByRole("combobox", { name: "Events", exact: true }).selectOption({ label: "only these" });
  await page.getByRole("combobox", { name: "What to add to Events", exact: true }).selectOption({ label: "a custom card" });
  await page.getByRole("button", { name: "Add to Events", exact: true }).click();
  const card = page.getByRole("group", { name: /^Events \d+$/ }).last();
  await ready(page);
  const effect = card.getByLabel("Effect");
  await effect.fill("each(damage(");
  await effect.press("Tab");
  await told(page, /^1 problem/);
  await effect.fill("each(damage(2))");
  await effect.press("Tab");
  await card.getByLabel(/^Acts in every round/).uncheck();
  await card.getByLabel(/^Acts in every round/).check();
  await ready(page);
  await assertAccessible(page);
  assertClean(page);
});

test("a scenario of the box is changed as one of one's own", async () => {
  const page = await newPage();
  await open(page, "#/editor/saga/spa");
  await page.locator(".editor .cell").first().waitFor();
  await ready(page);
  await tab(page, "Scenario").click();
  await assertAccessible(page);
  await take(page, "Sectors");
  await take(page, "Open Space");
  const empty = await page.locator(".editor .cell").evaluateAll((cells) => cells.map((one) => one.getAttribute("aria-label")));
  assert.ok(empty.some((name) => name.endsWith("no sector")));
  await tab(page, "Shelf").click();
  await page.getByText("Start from a base game scenario").click();
  await assertAccessible(page);
  assertClean(page);
});

test("bad files and links change nothing and say why", async () => {
  const page = await editing("desktop", {}, GAME);
  await refuses(page, GAME, [
    ["letter.json", "Dear admiral", /letter\.json.+Line 1/],
    ["newer.json", '{"format":99,"id":"x"}', /newer\.json/],
    ["board.json", '{"format":"rift-board/1"}', /board\.json/],
  ]);
});

test("by touch on a phone a finger lays sectors, and all is within reach", async () => {
  const page = await editing("phone", {}, GAME);
  const touch = await finger(page);
  await take(page, "Sectors");
  await take(page, "Open Space");
  await touch("1,−1");
  // Hexes may be too small for a finger at first: then the board zooms in.
  if (await page.locator(".editor .board.near").count()) await touch("1,−1");
  await reads(page, "1,−1", /Open Space/);
  await tab(page, "Sector").tap();
  await assertAccessible(page);
  await tab(page, "Scenario").tap();
  await assertAccessible(page);
  assertClean(page);
});

accessibleInAllLooks("saga/opc");
