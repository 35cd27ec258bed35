// Invalid save files: the page explains each in a sentence, and nothing changes.
import test from "node:test";
import assert from "node:assert/strict";
import { assertClean, newPage, open } from "./support.mjs";
import { awaitTurn, mouse } from "./captain.mjs";
import { forgeSave, importFile, position, quickStart, saveAfter, storedSaves } from "./position.mjs";

/** Invalid files made from a valid one, each with the message that the page must show. */
const INVALID = {
  "an empty file": [() => "", /not a save file: line 1, column 0 cannot be read\./],
  "plain text": [() => "Dear captain,\nsee you at eight.", /not a save file: line 1, column 1 cannot be read\./],
  "an image": [() => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0, 0xff, 0xfe]), /not a save file: line 1, column 1 cannot be read\./],
  "other JSON": [() => '{"name": "centauri", "version": 1}', /not a Centauri save\./],
  "a list": [() => "[1, 2, 3]", /not a Centauri save\./],
  "a truncated file": [(good) => good.slice(0, good.length / 2), /not a save file: line \d+, column \d+ cannot be read\./],
  "a file with a changed byte": [(good) => good.replace(/"seed": "(.)/, (_, digit) => `"seed": "${digit === "f" ? 0 : "f"}`), /damaged at checksum\./],
  "a newer format": [(good) => forgeSave(good, { format: "centauri-save/7" }), /newer version of this page wrote this save \(format 7; this version reads 5\)\./],
  "another game": [(good) => forgeSave(good, { game: "checkers" }), /another game: checkers\./],
  "other rules": [(good) => forgeSave(good, { rules: 999 }), /version 999 of the rules\. This page has version \d+\./],
  "other content": [(good) => forgeSave(good, { content: "0123456789abcdef" }), /different ships or boards with the same names\./],
  "an impossible set-up": [(good) => forgeSave(good, { options: { ships: 3 } }), /set-up in this save cannot be played/],
  "an illegal action": [
    (good) => forgeSave(good, { log: [...JSON.parse(good).log, [0, "step"], [1, "step"]] }),
    /Action \d+ of this save breaks rule RIFT-\d+\.\d+\./,
  ],
  "an unknown action": [(good) => forgeSave(good, { log: [[0, "jump for joy"]] }), /damaged at log\[0\]\./],
  "a file that is too large": [(good) => good + " ".repeat(2 << 20), /too large to be a save\./],
};

test("an invalid save file is explained and changes nothing", async (t) => {
  const page = await newPage();
  await quickStart(page, mouse);
  const saves = await saveAfter(page, () => page.locator('.table-actions [data-order="faster"]').click());
  const game = await position(page);
  const table = new URL(page.url()).hash;
  assert.equal(saves.length, 1);

  for (const [kind, [make, expected]] of Object.entries(INVALID)) {
    await t.test(kind, async () => {
      await open(page, "#/settings");
      await open(page, "#/saves");
      await page.locator(".save").first().waitFor();
      await importFile(page, "bad.centauri", make(saves[0].text));
      const notice = page.locator(".notice.alert");
      await notice.waitFor();
      const words = await notice.innerText();
      assert.match(words, /^The file could not be opened\. Nothing has changed\. [A-Z].+\.$/);
      assert.match(words, expected);
      assert.deepEqual(await storedSaves(page), saves);
      assert.equal(await page.locator(".save").count(), 1);
    });
  }

  await open(page, table);
  await awaitTurn(page);
  assert.deepEqual(await position(page), game);
  assertClean(page);
});

test("the address of a missing match shows that the match is gone", async () => {
  const page = await newPage();
  await open(page, "#/table/t0-0");
  await page.getByText("This match is no longer among your saved matches.").waitFor();
  await page.getByRole("link", { name: "Saved matches" }).click();
  await page.getByRole("heading", { name: "No saved matches yet" }).waitFor();
  assertClean(page);
});
