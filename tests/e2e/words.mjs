// Helpers for tests of the text version of a table, by roles and names only.
import { TIMEOUT } from "./support.mjs";

/** Goes from a table that has just started to its text version. */
export async function openTextVersion(page, { heading = "Command line", link = "Text version" } = {}) {
  const text = page.getByRole("link", { name: link, exact: true }).first();
  await text.waitFor({ state: "attached", timeout: TIMEOUT });
  await text.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 2, name: heading }).waitFor({ timeout: TIMEOUT });
}

/** Returns the region under a heading. */
export const region = (page, name) => page.getByRole("region", { name, exact: true });

/** Expands the groups of actions that are collapsed because they are large. */
export async function expandGroups(page) {
  const folded = region(page, "Actions").locator("details.text-group:not([open]) > summary");
  while ((await folded.count()) > 0) await folded.first().click();
}

/** Types a command. */
export async function typeCommand(page, line, field = "Command") {
  await page.getByRole("textbox", { name: field }).fill(line);
  await page.keyboard.press("Enter");
}

/** Returns the text of the page after it has rendered. */
export const pageText = async (page) => {
  await page.evaluate(() => window.afterRender());
  return page.locator("body").innerText();
};

/** The names on a German page, for `openTextVersion`. */
export const GERMAN = { heading: "Befehlszeile", link: "Textfassung" };
