// The text version of a battle of Space Rift, by roles and names only: a turn by commands, hidden
// information, and German.
import test from "node:test";
import assert from "node:assert/strict";
import { SLACK, assertAccessible, assertClean, eventually, newPage, open } from "./support.mjs";
import { GERMAN, foldOut, region, said, toWords, type } from "./words.mjs";

/**
 * Starts a battle and opens its text version; against a bot, or with two players at this screen.
 */
async function begin(page, { who, words } = {}) {
  await open(page, "#/new/space-rift");
  if (who) await page.getByRole("combobox", { name: /^Player for North/ }).selectOption(who);
  await page.locator(".setup-start .button.primary").click();
  await toWords(page, words);
}

test("a turn in words: a card, orders, moves and attacks by their names, and why not", async () => {
  const page = await newPage();
  await begin(page);
  const prompt = region(page, "Prompt");
  assert.match(await prompt.innerText(), /South, play a command card\./);
  assert.match(await prompt.innerText(), /South holds \d+ × /);
  assert.doesNotMatch(await said(page), /North holds/);
  const forces = region(page, "My forces");
  assert.equal(await forces.getByRole("heading", { name: /South Cruiser 2 CR2/ }).count(), 1);
  await assertAccessible(page);
  await type(page, "1");
  await eventually(async () => assert.match(await prompt.innerText(), /South, order your units\./));
  await type(page, "why");
  await eventually(async () => assert.match(await said(page), /\(SR-\d+\.\d+\)|No action is blocked/));
  // A card may allow so many orders that they are collapsed.
  await foldOut(page);
  const first = region(page, "Actions").getByRole("button", { name: /: Order/ }).first();
  const code = (await first.innerText()).match(/([A-Z]{2}\d?): Order/)[1];
  const log = region(page, "Log");
  const ordered = /South \w+( \d)? gets an order\./;
  await type(page, `order ${code}`);
  await eventually(async () => assert.match(await log.innerText(), ordered));
  await type(page, "undo");
  await eventually(async () => assert.doesNotMatch(await log.innerText(), ordered));
  await type(page, "redo");
  await eventually(async () => assert.match(await log.innerText(), ordered));
  await type(page, `where ${code}`);
  await eventually(async () => assert.match(await said(page), new RegExp(`${code}: .*ordered`)));
  // A phase without choices ends automatically.
  if (/order your units/.test(await prompt.innerText())) await type(page, "end orders");
  await eventually(async () => assert.match(await prompt.innerText(), /South, move ordered units\./));
  await type(page, `moves ${code}`);
  const way = new RegExp(`\\d+\\. ${code}: Move to ([A-K]\\d+)`);
  await eventually(async () => assert.match(await said(page), way));
  const to = (await said(page)).match(way)[1];
  await type(page, `move ${code} to ${to}`);
  await eventually(async () => assert.match(await log.innerText(), new RegExp(`moves from [A-K]\\d+ to ${to}\\.`)));
  for (const [asked, end] of [[/move ordered units/, "end movement"], [/attack with ordered units/, "end combat"]]) {
    if (asked.test(await prompt.innerText())) await type(page, end);
  }
  // Any other question has an action that continues; the enemy's cards stay hidden.
  await eventually(async () => {
    const keep = region(page, "Actions").getByRole("button", { name: /Keep|End|Done/ });
    if ((await keep.count()) > 0) await keep.first().click();
    assert.match(await log.innerText(), /Turn 2: North\./i);
  });
  assert.doesNotMatch(await said(page), /North (holds|keeps|may keep)/);
  assertClean(page);
});

test("two people at one screen: the hands of both stay behind the curtain", async () => {
  const page = await newPage();
  await begin(page, { who: "human" });
  const curtain = page.getByRole("alertdialog");
  await curtain.waitFor({ timeout: SLACK });
  assert.doesNotMatch(await said(page), /(South|North) holds/);
  assert.equal(await region(page, "Actions").getByRole("button").count(), 0);
  await curtain.getByRole("button").click();
  await curtain.waitFor({ state: "detached" });
  assert.match(await said(page), /South holds/);
  assert.doesNotMatch(await said(page), /North holds/);
  await assertAccessible(page);
  assertClean(page);
});

test("a battle in words in German", async () => {
  const page = await newPage("desktop", { locale: "de-DE" });
  await begin(page, { words: GERMAN });
  const text = await said(page);
  assert.match(text, /Süd, spiel eine Befehlskarte\./);
  assert.match(text, /Süd-Kreuzer 2 CR2/);
  assert.match(text, /Befehle für Einheiten/);
  assert.doesNotMatch(text, /South|holds|Order units/);
  await assertAccessible(page);
  assertClean(page);
});
