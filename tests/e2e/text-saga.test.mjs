// The text version of a match of Saga, by roles and names only: actions by commands, undo, why not,
// hidden information, German.
import test from "node:test";
import assert from "node:assert/strict";
import { assertClean, assertStructure, chooseSeats, eventually, newPage, open } from "./support.mjs";
import { GERMAN, openTextVersion, pageText, region, typeCommand } from "./words.mjs";

/** Starts a match and opens its text version; against bots, or with all players at this screen. */
async function begin(page, { scenario = "ftj", company = "bots", words } = {}) {
  await open(page, `#/new/saga/${scenario}`);
  await chooseSeats(page, 2);
  await page.locator(`input[name=company][value=${company}]`).check({ force: true });
  await page.locator(".setup-start .button.primary").click();
  await openTextVersion(page, words);
}

const actions = (page) => region(page, "Actions").getByRole("button");

test("text commands choose actions by number, explain refusals, and describe places", async () => {
  const page = await newPage();
  await begin(page);
  const prompt = region(page, "Prompt");
  await eventually(async () => assert.ok((await actions(page).count()) > 0));
  await assertStructure(page);
  assert.match(await pageText(page), /Scenario: Fixing the Jumpgate\.\nGoal: /);
  assert.match(await pageText(page), /Hull \d+ of \d+, Combat \d/);
  await typeCommand(page, "look jumpgate");
  await eventually(async () => assert.match(await page.getByRole("list", { name: "Transcript" }).innerText(), /Jumpgate: /));
  await typeCommand(page, "why");
  await eventually(async () => assert.match(await pageText(page), /\(SAGA-[A-Z]+\.\d+\)|No action is blocked/));
  const before = await prompt.innerText();
  const log = region(page, "Log");
  const lines = (await log.innerText()).length;
  await typeCommand(page, "1");
  await eventually(async () => assert.ok((await log.innerText()).length !== lines || (await prompt.innerText()) !== before));
  await assertStructure(page);
  assertClean(page);
});

test("the text version of the Arena keeps hands behind the handover screen", async () => {
  const page = await newPage();
  await begin(page, { scenario: "arn", company: "screen" });
  const curtain = page.getByRole("alertdialog");
  const actionCount = () => actions(page).count();
  await eventually(async () => assert.ok((await curtain.count()) > 0 || (await actionCount()) > 0));
  if (await curtain.count()) {
    assert.doesNotMatch(await pageText(page), /Hand of [^:]+: /);
    assert.equal(await actionCount(), 0);
    await curtain.getByRole("button").click();
    await curtain.waitFor({ state: "detached" });
  }
  await eventually(async () => assert.ok((await actionCount()) > 0));
  const hands = (await pageText(page)).match(/Hand of [^:]+: /g) ?? [];
  assert.ok(hands.length <= 1, hands.join());
  await assertStructure(page);
  assertClean(page);
});

test("the text version of a campaign is in German", async () => {
  const page = await newPage("desktop", { locale: "de-DE" });
  await begin(page, { words: GERMAN });
  const text = await pageText(page);
  assert.match(text, /Runde/);
  assert.doesNotMatch(text, /Combat|Starport level|First Player|your armada/);
  await assertStructure(page);
  assertClean(page);
});
