// A match in which only bots are left: how quickly they play, and that the setting is stored; and
// the starting point of reading a table.
import { test } from "node:test";
import assert from "node:assert/strict";
import { assertAccessible, assertClean, newPage, open } from "./support.mjs";
import { quickStart, startHotseat } from "./position.mjs";
import { mouse } from "./captain.mjs";

test("a match of bots can be sped up to its end", async () => {
  const page = await newPage();
  await open(page, "#/new/rift");
  // Six ships: a match that is not over before it is sped up.
  await page.getByRole("radio", { name: /^Twin Furnace/ }).check({ force: true });
  await page.getByLabel("Total ships").fill("6");
  await page.keyboard.press("Tab");
  for (const seat of ["A", "B"]) {
    await page.getByRole("combobox", { name: `Player for Captain ${seat}` }).selectOption("ensign");
  }
  await page.getByRole("button", { name: "Begin" }).click();
  const pace = page.getByRole("group", { name: /Only bots are left/ });
  assert.equal(await pace.getByRole("button", { name: "Normal" }).getAttribute("aria-pressed"), "true");
  await pace.getByRole("button", { name: "4 times as fast" }).click();
  await page.locator('.table[data-pace="quick"]').waitFor();
  await assertAccessible(page);
  await page.reload();
  assert.equal(await pace.getByRole("button", { name: "4 times as fast" }).getAttribute("aria-pressed"), "true");
  await pace.getByRole("button", { name: "Skip to the end" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Play again" }).waitFor({ timeout: 180_000 });
  await pace.waitFor({ state: "detached" });
  assertClean(page);
});

test("no speed control is shown while a human player takes part", async () => {
  const page = await newPage();
  await quickStart(page, mouse);
  assert.equal(await page.locator(".pace-bar").count(), 0);
  assert.equal(await page.locator(".table").getAttribute("data-pace"), "usual");
  assertClean(page);
});

test("the focus starts at the prompt of a table, and an action does not move it", async () => {
  const page = await newPage();
  await startHotseat(page);
  const focused = (tag) => page.waitForFunction((tag) => document.activeElement.tagName === tag, tag);
  await focused("H1");
  await page.locator(".table-actions [data-order=faster]").focus();
  await page.keyboard.press("Enter");
  await page.locator(".log-entry").getByText("changes speed").waitFor();
  await focused("BUTTON");
  assertClean(page);
});

test("the default bot level is Ensign, and another choice is stored", async () => {
  const page = await newPage();
  await open(page);
  const ranks = page.getByRole("group", { name: "Bot level" });
  assert.ok(await ranks.getByRole("radio", { name: /^Ensign/ }).isChecked());
  await ranks.getByRole("radio", { name: /^Admiral/ }).check({ force: true });
  await page.reload();
  const opponent = page.locator(".opponent");
  await opponent.getByText("Opponent: Admiral").waitFor();
  assert.equal(await opponent.evaluate((one) => one.open), false, "the level is asked once");
  await opponent.locator("summary").click();
  assert.ok(await ranks.getByRole("radio", { name: /^Admiral/ }).isChecked());
  await assertAccessible(page);
  await page.locator(".door[data-game=rift]").getByRole("link", { name: "Play against a bot" }).click();
  await page.locator(".seat-name").getByText("Admiral").first().waitFor();
  assertClean(page);
});
