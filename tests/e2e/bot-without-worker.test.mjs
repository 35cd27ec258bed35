// A browser without workers: the bot computes in time slices of the page itself.
import { test } from "node:test";
import { assertClean, newPage, open } from "./support.mjs";

test("a bot plays in the page if the browser refuses workers", async () => {
  const page = await newPage();
  await page.route("**/bot_worker*", (route) => route.abort());
  await open(page);
  await page.locator(".door[data-game=rift]").getByRole("link", { name: "Play against a bot" }).click();
  const end = page.locator('[data-order="end-turn"]');
  // The bot has had a turn once the human player who ended a turn is asked again, regardless of who
  // starts.
  await end.click();
  await page.locator(".log .log-entry", { hasText: "Rhino B" }).first().waitFor();
  await end.waitFor();
  assertClean(page, /^failed: .*bot_worker|^console: Failed to load resource|^console: .*[Ww]orker/);
});
