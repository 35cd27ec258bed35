// The draft of fleets on the set-up page: in turns, with a bot and at one screen, undone, and still
// there after a reload.
import { test } from "node:test";
import assert from "node:assert/strict";
import { assertAccessible, assertClean, eventually, newPage, open } from "./support.mjs";

/** Opens the set-up of a match of three ships per side, with the draft enabled. */
async function openDraft({ second, size = "desktop" }) {
  const page = await newPage(size);
  await open(page, "#/new/rift");
  await page.getByRole("radio", { name: /^Twin Furnace/ }).check({ force: true });
  await page.getByLabel("Total ships").fill("6");
  await page.keyboard.press("Tab");
  await page.getByRole("combobox", { name: "Player for Captain B" }).selectOption(second);
  await page.getByText("More options").click();
  await page.getByRole("checkbox", { name: /^Fleet draft/ }).check();
  const fleet = page.getByRole("region", { name: "Fleet draft" });
  const pick = (model) => fleet.locator(`[data-model=${model}]`).click();
  const picked = () => fleet.locator(".fleet-picks li").allInnerTexts();
  /** Waits until this many picks are made. */
  const awaitPicks = (expected) => eventually(async () => assert.equal((await picked()).length, expected));
  /** Waits until the prompt matches. */
  const awaitPrompt = (pattern) => eventually(async () => assert.match(await fleet.getByRole("status").innerText(), pattern));
  return { page, fleet, pick, picked, awaitPicks, awaitPrompt, begin: page.getByRole("button", { name: "Begin" }) };
}

test("two players at one screen pick in turn within the limit of each model, and undo picks", async () => {
  const { page, fleet, pick, picked, awaitPicks, awaitPrompt, begin } = await openDraft({ second: "human" });
  assert.ok(await begin.isDisabled());
  await awaitPrompt(/Captain A.+C1.+1 of 6/s);
  await pick("hammer");
  await awaitPrompt(/Captain B.+J12.+2 of 6/s);
  await pick("screech");
  await pick("hammer");
  await pick("rhino");
  assert.match(await fleet.locator("[data-model=hammer] + .fleet-why").innerText(), /2.+RIFT-18\.7/s);
  assert.ok(await fleet.locator("[data-model=hammer]").isDisabled());
  await assertAccessible(page);
  await fleet.getByRole("button", { name: "Undo", exact: true }).click();
  await fleet.getByRole("button", { name: "Undo", exact: true }).click();
  await awaitPicks(2);
  await fleet.getByRole("button", { name: "Redo" }).click();
  await awaitPicks(3);
  assert.deepEqual(await picked(), ["Captain A: Hammer at C1", "Captain B: Screech at J12", "Captain A: Hammer at B2"]);
  await page.reload();
  // A reload loses no pick.
  await awaitPicks(3);
  // A match that starts elsewhere loses no pick either.
  await open(page, "#/editor/rift/cold-open");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator(".table").waitFor();
  await open(page, "#/new/rift");
  await awaitPicks(3);
  for (const model of ["rhino", "rhino", "screech"]) await pick(model);
  await awaitPrompt(/All ships are picked/);
  await begin.click();
  await page.locator(".table").waitFor();
  const ships = async () => (await page.locator(".seat-name").allInnerTexts()).map((text) => text.split(" ")[0]);
  await eventually(async () => assert.deepEqual(await ships(), ["Hammer", "Screech", "Hammer", "Rhino", "Rhino", "Screech"]));
  await open(page, "#/new/rift");
  await begin.waitFor();
  assert.equal(await fleet.count(), 0, "the next set-up begins anew");
  assertClean(page);
});

test("a bot answers every pick of a draft on a phone", async () => {
  const { page, pick, awaitPicks, awaitPrompt, begin } = await openDraft({ second: "ensign", size: "phone" });
  for (const [model, expected] of [["screech", 2], ["rhino", 4], ["hammer", 6]]) {
    await pick(model);
    await awaitPicks(expected);
  }
  await awaitPrompt(/All ships are picked/);
  await assertAccessible(page);
  await begin.click();
  await page.locator(".table").waitFor();
  assertClean(page);
});

test("a number in an input field survives a render while it is typed", async () => {
  const page = await newPage();
  await open(page, "#/new/rift");
  await page.getByText("More options").click();
  const field = page.getByLabel("Round limit");
  await field.click();
  await field.press("ControlOrMeta+a");
  await page.keyboard.type("1");
  await page.evaluate(() => document.querySelectorAll('input[type="checkbox"]')[0].click());
  await page.keyboard.type("2");
  assert.equal(await field.inputValue(), "12");
  await page.keyboard.press("Tab");
  assert.equal(await field.inputValue(), "12");
  assertClean(page);
});
