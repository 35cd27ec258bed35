// The first page as a lobby: it is short on a phone, remembers the opponent, and shows the last match.
import test from "node:test";
import assert from "node:assert/strict";
import { assertAccessible, assertClean, newPage, open } from "./support.mjs";
import { awaitTurn } from "./captain.mjs";

const GAMES = ["rift", "space-rift", "exodus", "saga"];

test("the first page is at most 1,600 px tall on a phone, and every quick start uses the chosen level", async () => {
  const page = await newPage("phone");
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (const language of ["en", "de"]) {
    await open(page, `?lang=${language}`);
    await page.locator(".door .sample-board").nth(GAMES.length - 1).waitFor();
    assert.ok((await height()) <= 1600, `${language}, first visit: ${await height()} px`);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${language}: nothing is cut off`);
  }
  await open(page, "?lang=en");
  const opponent = page.locator(".opponent");
  await opponent.getByRole("radio", { name: /^Captain/ }).check({ force: true });
  assert.ok(await opponent.evaluate((one) => one.open), "a choice does not close the list");
  await page.locator(".door[data-game=space-rift]").getByRole("link", { name: "Play against a bot" }).tap();
  await page.locator(".table").waitFor();

  await open(page, "?lang=en");
  await opponent.getByText("Opponent: Captain").waitFor();
  const card = page.locator(".resume");
  await card.locator(".stamp").waitFor();
  await card.getByText(/^(Your turn|Waiting for .+)$/).waitFor();
  await card.getByText("Bot: Captain").waitFor();
  assert.ok((await height()) <= 1600, `with a match to continue: ${await height()} px`);
  await assertAccessible(page);
  await card.getByRole("link", { name: "Continue" }).tap();
  await page.locator(".table").waitFor();
  assertClean(page);
});

test("a match that waits for the player says so on the first page", async () => {
  const page = await newPage();
  await open(page);
  await page.locator(".door[data-game=rift]").getByRole("link", { name: "Play against a bot" }).click();
  await awaitTurn(page);
  await open(page);
  await page.locator(".resume").getByText("Your turn").waitFor();
  assertClean(page);
});
