// Problem reports: shown before they are copied or downloaded, without secrets, and opened again as
// a match.
import test from "node:test";
import assert from "node:assert/strict";
import { assertAccessible, assertClean, eventually, newPage, open } from "./support.mjs";
import { mouse } from "./captain.mjs";
import { downloadFile, importFile, quickStart } from "./position.mjs";

/** Opens the report of a table from its menu. */
async function openReport(page) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Copy a problem report" }).click();
  return page.getByRole("dialog", { name: "Report a problem" });
}

const reportText = (dialog) => dialog.getByLabel("Problem report").inputValue();

test("a report from a table is shown, copied and downloaded, and opens as the match", async () => {
  const page = await newPage("desktop", { permissions: ["clipboard-read", "clipboard-write"], locale: "en-GB" });
  await quickStart(page, mouse);
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error("a fault at https://a.example/#/join/SECRET"))));
  await eventually(async () => assert.equal(page.faults.length, 1));
  const dialog = await openReport(page);
  const text = await reportText(dialog);
  const report = JSON.parse(text);
  assert.equal(report.format, "centauri-report/1");
  assert.match(report.page.build, /^[0-9a-f]{16}$/);
  assert.equal(report.page.route, "table");
  assert.ok(!report.page.address.includes("#"), report.page.address);
  assert.deepEqual(report.device.window, [1440, 900]);
  assert.deepEqual([report.language, report.theme, report.settings.sound], ["en", "night", true]);
  assert.equal(report.errors.at(-1).text, "a fault at https://a.example/");
  assert.deepEqual([report.match.game, report.match.over, report.match.seats[0]], ["rift", false, "human"]);
  assert.match(report.save.format, /^centauri-save\/\d$/);
  assert.doesNotMatch(text, /SECRET|tokens|oath|vow/);
  await assertAccessible(page);

  await dialog.getByRole("button", { name: "Copy report" }).click();
  await dialog.getByText("Report copied.").waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), text);
  const file = await downloadFile(page, () => dialog.getByRole("button", { name: "Download report" }).click());
  assert.deepEqual([file.name, file.text], ["centauri-report.json", text]);
  assertClean(page, /a fault/);

  const other = await newPage();
  await open(other, "#/open");
  await importFile(other, file.name, file.text);
  await other.locator(".table[data-game=rift], .replay[data-game=rift], a[href*='#/table/']").first().waitFor();
  assertClean(other);
});

test("where the clipboard is refused, the report is selected to be copied by hand", async () => {
  const page = await newPage("phone");
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await open(page, "#/settings");
  await page.getByRole("button", { name: "Copy a problem report" }).click();
  const dialog = page.getByRole("dialog", { name: "Report a problem" });
  await dialog.getByRole("button", { name: "Copy report" }).click();
  await dialog.getByText("copy it by hand").waitFor();
  const text = await reportText(dialog);
  assert.equal(await page.evaluate(() => getSelection().toString() || document.activeElement.value.slice(document.activeElement.selectionStart, document.activeElement.selectionEnd)), text);
  const report = JSON.parse(text);
  assert.deepEqual([report.match, report.save, report.page.route], [undefined, undefined, "settings"]);
  assertClean(page);
});
