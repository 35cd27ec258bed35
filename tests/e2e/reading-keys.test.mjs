// The keys for reading a board without seeing it: where they lead, and what is announced.
import test from "node:test";
import assert from "node:assert/strict";
import { assertAccessible, assertClean, eventually, newPage } from "./support.mjs";
import { startHotseat } from "./position.mjs";

/** Waits until the name of the focused element matches. */
const awaitFocus = (page, pattern) =>
  eventually(async () => assert.match(await page.evaluate(() => document.activeElement.getAttribute("aria-label") ?? ""), pattern));

/** Presses a key and waits until the announcement matches. */
async function pressAndHear(page, key, pattern) {
  await page.keyboard.press(key);
  await page.waitForFunction(
    ([source]) => new RegExp(source).test(document.querySelector("[role=status][aria-live]").textContent),
    [pattern.source],
  );
}

test("keys move the focus over the board and announce its content", async () => {
  const page = await newPage();
  const { ships } = await startHotseat(page);
  const own = ships.find((ship) => ship.own);
  const foe = ships.find((ship) => !ship.own);
  await page.locator('.cell[tabindex="0"]').focus();

  await page.keyboard.press("Control+End");
  await page.keyboard.press("u");
  await awaitFocus(page, new RegExp(`your ${own.ship}`));
  await page.keyboard.press("Shift+F");
  await awaitFocus(page, new RegExp(`${foe.ship} in plane`));
  await pressAndHear(page, "Shift+R", new RegExp(`squares? [a-z-]+ of ${own.ship}`));
  await pressAndHear(page, "o", new RegExp(`${foe.ship} in plane`));
  await pressAndHear(page, "Shift+M", /Nothing can be done here/);
  await pressAndHear(page, "t", /give orders.*Round 1/);
  await pressAndHear(page, ",", /^The log is empty\./);

  await page.keyboard.press("g");
  const dialog = page.getByRole("dialog", { name: "Go to a place" });
  await dialog.getByRole("textbox", { name: "Coordinate" }).fill("zz9");
  await page.keyboard.press("Enter");
  await dialog.getByRole("alert").waitFor();
  await dialog.getByRole("textbox", { name: "Coordinate" }).fill("c4");
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
  await awaitFocus(page, /^C4,/);

  for (const [key, square] of [["Q", "B3"], ["W", "B2"], ["E", "C1"], ["D", "D1"], ["X", "D2"], ["Z", "C3"], ["C", "D4"], ["A", "C4"]]) {
    await page.keyboard.press(`Shift+${key}`);
    await awaitFocus(page, new RegExp(`^${square},`));
  }

  await page.keyboard.press("w");
  await page.locator(".log").getByText("changes speed").waitFor();
  await pressAndHear(page, ",", /changes speed/);
  await pressAndHear(page, ".", /newest entry/);
  await page.keyboard.press("u");
  await page.keyboard.press("n");
  await pressAndHear(page, "Shift+M", /\d+\. Move/);

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
