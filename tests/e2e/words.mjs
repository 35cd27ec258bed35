// Helpers for tests of the text version of a table, by roles and names only.
import { SLACK } from "./support.mjs";

/** Goes from a table that has just started to its text version. */
export async function toWords(page, { heading = "Command line", link = "Text version" } = {}) {
  const text = page.getByRole("link", { name: link, exact: true }).first();
  await text.waitFor({ state: "attached", timeout: SLACK });
  await text.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 2, name: heading }).waitFor({ timeout: SLACK });
}

/** The region under a heading. */
export const region = (page, name) => page.getByRole("region", { name, exact: true });

/** Expands the groups of actions that are collapsed because they are large. */
export async function foldOut(page) {
  const folded = region(page, "Actions").locator("details.text-group:not([open]) > summary");
  while ((await folded.count()) > 0) await folded.first().click();
}

/** Types a command. */
export async function type(page, line, field = "Command") {
  await page.getByRole("textbox", { name: field }).fill(line);
  await page.keyboard.press("Enter");
}

/** All announcements of the page. */
export const said = async (page) => {
  await page.evaluate(() => window.drawn());
  return page.locator("body").innerText();
};

/** The German names where the page is German. */
export const GERMAN = { heading: "Befehlszeile", link: "Textfassung" };
