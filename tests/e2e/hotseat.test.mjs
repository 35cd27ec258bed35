// Two players at one screen: each is asked in turn, and the match ends with one of them as the
// winner.
import test from "node:test";
import assert from "node:assert/strict";
import { assertClean, eventually, newPage, open } from "./support.mjs";
import { awaitTurn, button, look, mouse, play } from "./captain.mjs";
import { awaitSaves, startHotseat } from "./position.mjs";

test("two players at one screen play a match to its end", async () => {
  const page = await newPage("desktop");
  await open(page, "#/new/rift");
  await page.getByRole("combobox", { name: "Player for Captain B" }).selectOption("human");
  await page.locator(".handicap summary").nth(1).click();
  const weak = page.locator(".handicap").nth(1);
  await weak.getByLabel("Hull, plus or minus").fill("-4");
  await weak.getByLabel("Strength of each shield bar").fill("1");
  await page.getByRole("button", { name: "Begin" }).click();

  const askedShips = new Set();
  const first = await awaitTurn(page);
  const [a, b] = ["A", "B"].map((mark) => first.ships.find(({ ship }) => ship.endsWith(mark)).ship);
  await play(page, mouse, {
    passive: [b],
    enough: ({ ships }) => {
      const active = ships.find((ship) => ship.active);
      if (active) askedShips.add(active.ship);
      assert.ok(!active || active.own, "whoever is asked sits here");
      return false;
    },
  });
  assert.deepEqual([...askedShips].toSorted(), [a, b].toSorted());
  const end = page.getByRole("dialog");
  assert.equal(await end.getByRole("heading", { level: 2 }).innerText(), "Captain A wins the match.");
  assert.match(await end.locator("p").first().innerText(), /^Only one team has ships left\./);
  const [save] = await awaitSaves(page, ([save]) => save.over);
  assert.deepEqual(save.sitters, ["human", "human"]);
  assertClean(page);
});

for (const [name, key] of [["E", "e"], ["Enter on its button", "Enter"]]) {
  test(`holding ${name} ends only one turn`, async () => {
    const page = await newPage();
    const first = await startHotseat(page);
    const { ship } = first.ships.find(({ active }) => active);
    if (key === "Enter") await page.locator(".table-actions [data-order=end-turn]").focus();
    // The second of two is reported to the page as a repeat, as when a key is held down.
    await page.keyboard.down(key);
    await page.keyboard.down(key);
    await page.keyboard.up(key);
    const active = async () => (await look(page)).ships.find((one) => one.active)?.ship;
    await eventually(async () => assert.notEqual((await active()) ?? ship, ship));
    await page.locator("[data-order=turn-right]").click();
    await awaitSaves(page, ([save]) => /"rotate/.test(save.text));
    assert.notEqual(await active(), ship, "the other captain is to move");
    assertClean(page);
  });
}

test("a team at one screen activates a ship by button, key, square and text command", async () => {
  const page = await newPage();
  await open(page, "#/new/rift");
  await page.getByText("Standard set-ups").click();
  await page.getByRole("radio", { name: /^North against south/ }).check({ force: true });
  await page.getByLabel("Players", { exact: true }).fill("4");
  await page.keyboard.press("Tab");
  for (const captain of ["B", "C", "D"]) {
    await page.getByRole("combobox", { name: `Player for Captain ${captain}`, exact: true }).selectOption("human");
  }
  await page.getByRole("button", { name: "Begin" }).click();
  await awaitTurn(page);

  const active = async () => (await look(page)).ships.find((ship) => ship.active)?.ship;
  const awaitActive = (ship) => eventually(async () => assert.equal(await active(), ship));
  /** The ships that may be activated, once they are offered. */
  const awaitChoices = async () => {
    let choices;
    await eventually(async () => {
      choices = (await look(page)).buttons.filter(({ order }) => order === "activate");
      assert.equal(choices.length, 2, "both ships of the team");
    });
    return choices.map((choice) => ({ choice, ship: choice.name.match(/Rhino [A-D]/)[0] }));
  };
  const undo = async () => {
    await page.keyboard.press("Control+z");
    await awaitActive(undefined);
  };
  const [first, second] = await awaitChoices();
  const pair = first.ship.endsWith("A") ? ["A", "C"] : ["B", "D"];
  assert.deepEqual([first, second].map(({ ship }) => ship.at(-1)), pair);
  assert.match((await look(page)).prompt, new RegExp(`Captain ${pair[0]}.+Captain ${pair[1]}: activate`));

  await button(page, second.choice).click();
  await awaitActive(second.ship);
  await undo();
  await page.keyboard.press("1");
  await awaitActive(first.ship);
  await undo();
  const { column, row } = (await look(page)).ships.find(({ ship }) => ship === second.ship);
  await page.locator(`.table [role=gridcell][aria-colindex="${column}"][aria-rowindex="${row}"]`).click();
  await awaitActive(second.ship);
  await undo();

  const words = page.getByRole("link", { name: "Text version", exact: true }).first();
  await words.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 2, name: "Command line" }).waitFor();
  await page.getByRole("textbox", { name: "Command" }).fill("act 2");
  await page.keyboard.press("Enter");
  const seat = "ABCD".indexOf(second.ship.at(-1));
  await awaitSaves(page, ([save]) => JSON.parse(save.text).log.at(-1)?.[0] === seat);
  assertClean(page);
});
