// A match is restored: after a reload, after the page was closed, and from a file.
import test from "node:test";
import assert from "node:assert/strict";
import { assertClean, newPage, nextPage, open } from "./support.mjs";
import { awaitTurn, mouse, play } from "./captain.mjs";
import { downloadFile, importFile, position, quickStart, saveAfter, storedSaves } from "./position.mjs";

/** Starts a match and plays to the middle of a turn in its second round. */
async function startMidgame() {
  const page = await newPage();
  await quickStart(page, mouse);
  await play(page, mouse, { enough: ({ log }) => log.filter((line) => /^Round /.test(line)).length > 3 });
  await saveAfter(page, () => page.locator('.table-actions [data-order="turn-left"]').click());
  const now = await position(page);
  assert.match(now.log.at(-1), /turns to face/);
  return { page, now };
}

test("a reload during a turn changes nothing", async () => {
  const { page, now } = await startMidgame();
  await page.reload();
  await awaitTurn(page);
  assert.deepEqual(await position(page), now);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  assert.notDeepEqual((await position(page)).log, now.log);
  assertClean(page);
});

test("a match can be continued in a new page and is on the list of saves", async () => {
  const { page, now } = await startMidgame();
  const again = await nextPage(page);
  await page.close();
  await open(again);
  await again.getByRole("link", { name: "Continue" }).click();
  await awaitTurn(again);
  assert.deepEqual(await position(again), now);

  await open(again, "#/saves");
  const rows = again.locator(".save");
  await rows.first().waitFor();
  assert.equal(await rows.count(), 1);
  assert.match(await rows.first().innerText(), /Cold Open[^]+You against Bot: Ensign[^]+Round [23]/);
  assertClean(again);
});

test("a downloaded match can be imported again", async () => {
  const { page, now } = await startMidgame();
  await page.getByRole("button", { name: "Menu" }).click();
  const file = await downloadFile(page, () => page.getByRole("dialog").getByRole("button", { name: "Download" }).click());
  assert.equal(file.name, "cold-open.centauri");

  await open(page, "#/saves");
  await importFile(page, "evening.centauri", file.text);
  await page.getByText("“evening” added to your saved matches.").first().waitFor();
  const [own, other] = (await storedSaves(page)).toSorted((a, b) => a.title.localeCompare(b.title));
  assert.equal(own.text, file.text);
  assert.equal(other.text, file.text);
  assert.notEqual(own.id, other.id);
  await page.locator(".save", { hasText: "evening" }).getByRole("link", { name: "Continue" }).click();
  await awaitTurn(page);
  assert.deepEqual(await position(page), now);
  assertClean(page);
});
