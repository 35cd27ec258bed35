// The text version of a match of Saga, by roles and names only: actions by commands, undo, why not,
// hidden information, German.
import test from "node:test";
import assert from "node:assert/strict";
import { assertAccessible, assertClean, chooseSeats, eventually, newPage, open } from "./support.mjs";
import { GERMAN, region, said, toWords, type } from "./words.mjs";

/** Starts a match and opens its text version; against bots, or with all players at this screen. */
async function begin(page, { scenario = "ftj", company = "bots", words } = {}) {
  await open(page, `#/new/saga/${scenario}`);
  await chooseSeats(page, 2);
  await page.locator(`input[name=company][value=${company}]`).check({ force: true });
  await page.locator(".setup-start .button.primary").click();
  await toWords(page, words);
}

const actions = (page) => region(page, "Actions").getByRole("button");

test("a beginning in words: orders by number, taking back, why not, and where everything lies", async () => {
  const page = await newPage();
  await begin(page);
  const prompt = region(page, "Prompt");
  await eventually(async () => assert.ok((await actions(page).count()) > 0));
  await assertAccessible(page);
  assert.match(await said(page), /Scenario: Fixing the Jumpgate\.\nGoal: /);
  assert.match(await said(page), /Hull \d+ of \d+, Combat \d/);
  await type(page, "look jumpgate");
  await eventually(async () => assert.match(await page.getByRole("list", { name: "Transcript" }).innerText(), /Jumpgate: /));
  await type(page, "why");
  await eventually(async () => assert.match(await said(page), /\(SAGA-[A-Z]+\.\d+\)|No action is blocked/));
  const before = await prompt.innerText();
  const log = region(page, "Log");
  const lines = (await log.innerText()).length;
  await type(page, "1");
  await eventually(async () => assert.ok((await log.innerText()).length !== lines || (await prompt.innerText()) !== before));
  await assertAccessible(page);
  assertClean(page);
});

test("hands of the arena stay behind the curtain between two people", async () => {
  const page = await newPage();
  await begin(page, { scenario: "arn", company: "screen" });
  const curtain = page.getByRole("alertdialog");
  const asked = () => actions(page).count();
  await eventually(async () => assert.ok((await curtain.count()) > 0 || (await asked()) > 0));
  if (await curtain.count()) {
    assert.doesNotMatch(await said(page), /Hand of [^:]+: /);
    assert.equal(await asked(), 0);
    await curtain.getByRole("button").click();
    await curtain.waitFor({ state: "detached" });
  }
  await eventually(async () => assert.ok((await asked()) > 0));
  const hands = (await said(page)).match(/Hand of [^:]+: /g) ?? [];
  assert.ok(hands.length <= 1, hands.join());
  await assertAccessible(page);
  assertClean(page);
});

test("a campaign in words in German", async () => {
  const page = await newPage("desktop", { locale: "de-DE" });
  await begin(page, { words: GERMAN });
  const text = await said(page);
  assert.match(text, /Runde/);
  assert.doesNotMatch(text, /Combat|Starport level|First Player|your armada/);
  await assertAccessible(page);
  assertClean(page);
});
