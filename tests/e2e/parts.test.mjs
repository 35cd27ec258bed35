// The program comes in parts: the first page without those that it does not need, and what is said when one does not come.
import test from "node:test";
import assert from "node:assert/strict";
import { assertAccessible, assertClean, newPage, open } from "./support.mjs";

const PART = /\/split_desk-[^/]*\.wasm$/;

/** The names of the programs that the page has fetched so far, without their hashes. */
function programs(page) {
  return page.evaluate(() =>
    performance.getEntriesByType("resource")
      .map(({ name }) => /([^/]*)-[0-9a-f]+\.wasm$/.exec(name)?.[1])
      .filter(Boolean)
      .sort());
}

test("the first page fetches the main program, and that of a match only when it stands", async () => {
  const page = await newPage();
  await page.route(/\/split_play-[^/]*\.wasm$/, async (route) => {
    // The first page is drawn while this one is still on its way.
    await page.getByRole("heading", { level: 1 }).waitFor();
    await route.continue();
  });
  await open(page);
  await page.locator(".door[data-game=rift]").getByRole("link", { name: "Play against a bot" }).waitFor();
  assert.ok(!(await programs(page)).includes("split_desk"));
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  assert.ok((await programs(page)).includes("split_desk"));
  assertClean(page);
});

test("a part that cannot be fetched says so, and comes when it is asked for again", async () => {
  const page = await newPage();
  await page.route(PART, (route) => route.abort());
  await open(page, "#/settings");
  await page.getByRole("heading", { level: 1, name: "This page could not be fetched" }).waitFor();
  await assertAccessible(page);
  await page.unroute(PART);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  assertClean(page, /split_desk|^console: (Failed to load resource|TypeError: Failed to fetch)/);
});
