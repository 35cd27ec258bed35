// A browser that lets the page have no worker: the bot thinks in slices of the page's own time.
import { test } from "node:test";
import assert from "node:assert/strict";
import { newPage, open } from "./support.mjs";

test("a bot plays where workers are refused", async () => {
  const page = await newPage();
  await page.route("**/bot_worker*", (route) => route.abort());
  await open(page);
  await page.getByRole("button", { name: "Play against a bot" }).click();
  const end = page.locator('[data-order="end-turn"]');
  // Whoever begins: the bot's first turn is over when a person has been asked twice.
  for (let turn = 0; turn < 2; turn += 1) {
    await end.waitFor();
    await end.click();
  }
  await end.waitFor();
  const told = await page.locator(".log .log-entry").allInnerTexts();
  assert.ok(told.length > 0, "the bot's orders stand in the log");
  const exceptions = page.faults.filter((fault) => fault.startsWith("exception"));
  assert.deepEqual(exceptions, []);
});
