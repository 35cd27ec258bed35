// Where the focus is after a button of a table was pressed: by mouse it lets go, by keys it stays where it is seen.
import test from "node:test";
import assert from "node:assert/strict";
import { assertClean, eventually, newPage } from "./support.mjs";
import { quickStart } from "./position.mjs";
import { mouse } from "./captain.mjs";

test("a pressed button lets go of the focus by mouse and keeps it by keys; what opens something has it back", async () => {
  const page = await newPage("desktop");
  await quickStart(page, mouse);
  const zoom = page.getByRole("button", { name: "Zoom in" });
  const hasFocus = (button) => button.evaluate((it) => it === document.activeElement);
  await zoom.click();
  assert.equal(await page.evaluate(() => document.activeElement === document.body), true);
  await zoom.focus();
  await page.keyboard.press("Enter");
  assert.equal(await hasFocus(zoom), true);
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  await menu.click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await eventually(async () => assert.equal(await hasFocus(menu), true));
  assertClean(page);
});
