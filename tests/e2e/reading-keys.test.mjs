// The keys for reading a board without seeing it: where they lead, and what is announced.
import test from "node:test";
import assert from "node:assert/strict";
import { assertAccessible, assertClean, eventually, newPage } from "./support.mjs";
import { twoPlayers } from "./position.mjs";

/** Waits until the name of the focused element matches. */
const focus = (page, pattern) =>
  eventually(async () => assert.match(await page.evaluate(() => document.activeElement.getAttribute("aria-label") ?? ""), pattern));

/** Presses a key and waits until the announcement matches. */
async function hear(page, key, pattern) {
  await page.keyboard.press(key);
  await page.waitForFunction(
    ([source]) => new RegExp(source).test(document.querySelector("[role=status][aria-live]").textContent),
    [pattern.source],
  );
}

test("keys lead over the board and say what is there", async () => {
  const page = await newPage();
  const { ships } = await twoPlayers(page);
  const own = ships.find((ship) => ship.own);
  const foe = ships.find((ship) => !ship.own);
  await page.locator('.cell[tabindex="0"]').focus();

  await page.keyboard.press("Control+End");
  await page.keyboard.press("u");
  await focus(page, new RegExp(`your ${own.ship}`));
  await page.keyboard.press("Shift+F");
  await focus(page, new RegExp(`${foe.ship} in plane`));
  await hear(page, "Shift+R", new RegExp(`squares? [a-z-]+ of ${own.ship}`));
  await hear(page, "o", new RegExp(`${foe.ship} in plane`));
  await hear(page, "Shift+M", /Nothing can be done here/);
  await hear(page, "t", /give orders.*Round 1/);
  await hear(page, ",", /^The log is empty\./);

  await page.keyboard.press("g");
  const dialog = page.getByRole("dialog", { name: "Go to a place" });
  await dialog.getByRole("textbox", { name: "Coordinate" }).fill("zz9");
  await page.keyboard.press("Enter");
  await dialog.getByRole("alert").waitFor();
  await dialog.getByRole("textbox", { name: "Coordinate" }).fill("c4");
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
  await focus(page, /^C4,/);

  for (const [key, square] of [["Q", "B3"], ["W", "B2"], ["E", "C1"], ["D", "D1"], ["X", "D2"], ["Z", "C3"], ["C", "D4"], ["A", "C4"]]) {
    await page.keyboard.press(`Shift+${key}`);
    await focus(page, new RegExp(`^${square},`));
  }

  await page.keyboard.press("w");
  await page.locator(".log").getByText("changes speed").waitFor();
  await hear(page, ",", /changes speed/);
  await hear(page, ".", /newest entry/);
  await page.keyboard.press("u");
  await page.keyboard.press("n");
  await hear(page, "Shift+M", /\d+\. Move/);

  await page.keyboard.press("Shift+?");
  const keys = page.getByRole("dialog", { name: "Keys" });
  await keys.waitFor();
  const list = await keys.innerText();
  for (const line of [/Shift F\s*Next enemy/, /U\s*Your next unit/, /Go to a coordinate/, /W\s*Speed up/]) assert.match(list, line);
  await assertAccessible(page);
  await page.keyboard.press("Escape");
  await keys.waitFor({ state: "detached" });
  assertClean(page);
});
