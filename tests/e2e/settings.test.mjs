// Settings in two tabs: a change in one applies in the other, and neither overwrites the other's
// changes.
import test from "node:test";
import assert from "node:assert/strict";
import { assertClean, newPage, nextPage, open } from "./support.mjs";

const awaitSetting = (page, name, value) => page.locator(`html[data-${name}="${value}"]`).waitFor({ state: "attached" });

test("a setting changed in one tab applies in the other", async () => {
  const first = await newPage();
  await open(first, "#/settings");
  const second = await nextPage(first);
  await open(second, "#/settings");
  await first.getByRole("radio", { name: "Paper A star chart", exact: true }).check({ force: true });
  await awaitSetting(first, "theme", "light");
  await awaitSetting(second, "theme", "light");
  assert.equal(await second.getByRole("radio", { name: "Paper A star chart", exact: true }).isChecked(), true);
  await second.getByRole("radio", { name: "Largest", exact: true }).check({ force: true });
  await awaitSetting(first, "scale", "150");
  await first.reload();
  await awaitSetting(first, "scale", "150");
  await awaitSetting(first, "theme", "light");
  assertClean(first);
  assertClean(second);
});
