// Inputs that arrive before the page renders again all take effect.
import test from "node:test";
import assert from "node:assert/strict";
import { assertClean, eventually, newPage, open } from "./support.mjs";

/** Clicks elements in one task, so that the page does not render in between. */
const clickAll = (locator) => locator.evaluateAll((elements) => elements.forEach((element) => element.click()));

/** Returns the state of every checkbox. */
const checkedStates = (locator) => locator.evaluateAll((boxes) => boxes.map((box) => box.checked));

test("several set-up checkboxes clicked before a render all change, in every game", async () => {
  const page = await newPage("desktop");
  for (const game of ["rift", "space-rift", "exodus", "saga"]) {
    await open(page, `#/new/${game}`);
    const details = page.locator("details.setup-details");
    await details.locator("summary").first().click();
    const boxes = details.locator("input[type=checkbox]");
    await boxes.nth(1).waitFor();
    const before = await checkedStates(boxes);
    await clickAll(boxes);
    const expected = before.map((on) => !on);
    await eventually(async () => assert.deepEqual((await checkedStates(boxes)).slice(0, before.length), expected, game));
  }
  assertClean(page);
});

test("several tool settings chosen before a render all apply, in every game", async () => {
  const page = await newPage("desktop");
  for (const game of ["rift", "space-rift", "exodus"]) {
    await open(page, `#/editor/${game}`);
    await page.locator(".editor .cell").first().waitFor();
    await page.keyboard.press("b");
    const settings = page.locator(".toolbox-settings input[type=radio]");
    await settings.nth(1).waitFor();
    const wanted = await settings.evaluateAll((radios) => {
      const last = new Map(radios.map((radio) => [radio.name, radio]));
      for (const radio of last.values()) radio.click();
      return [...last.values()].map((radio) => `${radio.name}=${radio.value}`);
    });
    assert.ok(wanted.length >= 2, `settings of ${game}: ${wanted}`);
    await eventually(async () => {
      const chosen = settings.evaluateAll((radios) => radios.filter((radio) => radio.checked).map((radio) => `${radio.name}=${radio.value}`));
      assert.deepEqual(await chosen, wanted, game);
    });
  }
  assertClean(page);
});

test("several settings changed before a render are all stored", async () => {
  const page = await newPage("desktop");
  await open(page, "#/settings");
  const boxes = page.locator("main input[type=checkbox]");
  await boxes.nth(1).waitFor();
  const before = await checkedStates(boxes);
  await clickAll(boxes);
  await eventually(async () => assert.deepEqual(await checkedStates(boxes), before.map((on) => !on)));
  await page.reload();
  await boxes.nth(1).waitFor();
  assert.deepEqual(await checkedStates(boxes), before.map((on) => !on));
  assertClean(page);
});

test("two clicks on the handle of the phone sheet before a render open it fully", async () => {
  const page = await newPage("phone");
  await open(page, "#/play/rift");
  const grip = page.locator(".sheet-grip");
  await grip.waitFor();
  await page.locator(".table[data-sheet=closed]").waitFor();
  await grip.evaluate((button) => [1, 2].forEach(() => button.click()));
  await page.locator(".table[data-sheet=full]").waitFor();
  assertClean(page);
});
