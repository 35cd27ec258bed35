// Two players at one screen: each is asked in turn, and the match ends with one of them as the winner.
import test from "node:test";
import assert from "node:assert/strict";
import { assertClean, newPage, open } from "./support.mjs";
import { awaitTurn, mouse, play } from "./captain.mjs";
import { keptAs } from "./position.mjs";

test("two players at one screen play a match to its end", async () => {
  const page = await newPage("desktop");
  await open(page, "#/new/rift");
  await page.getByRole("combobox", { name: "Who is Captain B" }).selectOption("human");
  await page.locator(".handicap summary").nth(1).click();
  const weak = page.locator(".handicap").nth(1);
  await weak.getByLabel("Hull, more or less").fill("-4");
  await weak.getByLabel("Strength of its bars").fill("1");
  await page.getByRole("button", { name: "Begin" }).click();

  const asked = new Set();
  const first = await awaitTurn(page);
  const [a, b] = ["A", "B"].map((mark) => first.ships.find(({ ship }) => ship.endsWith(mark)).ship);
  await play(page, mouse, {
    passive: [b],
    enough: ({ ships }) => {
      const active = ships.find((ship) => ship.active);
      if (active) asked.add(active.ship);
      assert.ok(!active || active.own, "whoever is asked sits here");
      return false;
    },
  });
  assert.deepEqual([...asked].toSorted(), [a, b].toSorted());
  const end = page.getByRole("dialog");
  assert.equal(await end.getByRole("heading", { level: 2 }).innerText(), "Captain A wins the match.");
  assert.match(await end.locator("p").first().innerText(), /^Only one side still has ships\./);
  const [save] = await keptAs(page, ([save]) => save.over);
  assert.deepEqual(save.sitters, ["human", "human"]);
  assertClean(page);
});
