// The text version of a battle of Space Rift, by roles and names only: a turn by commands, hidden
// information, and German.
import test from "node:test";
import assert from "node:assert/strict";
import { TIMEOUT, assertClean, assertStructure, eventually, newPage, open } from "./support.mjs";
import { GERMAN, expandGroups, openTextVersion, pageText, region, typeCommand } from "./words.mjs";

/**
 * Starts a battle and opens its text version; against a bot, or with two players at this screen.
 */
async function begin(page, { who, words } = {}) {
  await open(page, "#/new/space-rift");
  if (who) await page.getByRole("combobox", { name: /^Player for North/ }).selectOption(who);
  await page.locator(".setup-start .button.primary").click();
  await openTextVersion(page, words);
}

test("text commands play a turn by the names of cards, units and hexes, and explain refusals", async () => {
  const page = await newPage();
  await begin(page);
  const prompt = region(page, "Prompt");
  assert.match(await prompt.innerText(), /South, play a command card\./);
  assert.match(await prompt.innerText(), /South holds \d+ × /);
  assert.doesNotMatch(await pageText(page), /North holds/);
  const forces = region(page, "My forces");
  assert.equal(await forces.getByRole("heading", { name: /South Cruiser 2 CR2/ }).count(), 1);
  await assertStructure(page);
  await typeCommand(page, "1");
  await eventually(async () => assert.match(await prompt.innerText(), /South, order your units\./));
  await typeCommand(page, "why");
  await eventually(async () => assert.match(await pageText(page), /\(SR-\d+\.\d+\)|No action is blocked/));
  // A card may allow so many orders that they are collapsed.
  await expandGroups(page);
  const first = region(page, "Actions").getByRole("button", { name: /: Order/ }).first();
  const code = (await first.innerText()).match(/([A-Z]{2}\d?): Order/)[1];
  const log = region(page, "Log");
  const ordered = /South \w+( \d)? gets an order\./;
  await typeCommand(page, `order ${code}`);
  await eventually(async () => assert.match(await log.innerText(), ordered));
  await typeCommand(page, "undo");
  await eventually(async () => assert.doesNotMatch(await log.innerText(), ordered));
  await typeCommand(page, "redo");
  await eventually(async () => assert.match(await log.innerText(), ordered));
  await typeCommand(page, `where ${code}`);
  await eventually(async () => assert.match(await pageText(page), new RegExp(`${code}: .*ordered`)));
  // A phase without choices ends automatically.
  if (/order your units/.test(await prompt.innerText())) await typeCommand(page, "end orders");
  await eventually(async () => assert.match(await prompt.innerText(), /South, move ordered units\./));
  await typeCommand(page, `moves ${code}`);
  const movePattern = new RegExp(`\\d+\\. ${code}: Move to ([A-K]\\d+)`);
  await eventually(async () => assert.match(await pageText(page), movePattern));
  const to = (await pageText(page)).match(movePattern)[1];
  await typeCommand(page, `move ${code} to ${to}`);
  await eventually(async () => assert.match(await log.innerText(), new RegExp(`moves from [A-K]\\d+ to ${to}\\.`)));
  for (const [question, end] of [[/move ordered units/, "end movement"], [/attack with ordered units/, "end combat"]]) {
    if (question.test(await prompt.innerText())) await typeCommand(page, end);
  }
  // Any other question has an action that continues; the enemy's cards stay hidden.
  await eventually(async () => {
    const keep = region(page, "Actions").getByRole("button", { name: /Keep|End|Done/ });
    if ((await keep.count()) > 0) await keep.first().click();
    assert.match(await log.innerText(), /Turn 2: North\./i);
  });
  assert.doesNotMatch(await pageText(page), /North (holds|keeps|may keep)/);
  assertClean(page);
});

test("the text version keeps both hands behind the handover screen", async () => {
  const page = await newPage();
  await begin(page, { who: "human" });
  const curtain = page.getByRole("alertdialog");
  await curtain.waitFor({ timeout: TIMEOUT });
  assert.doesNotMatch(await pageText(page), /(South|North) holds/);
  assert.equal(await region(page, "Actions").getByRole("button").count(), 0);
  await curtain.getByRole("button").click();
  await curtain.waitFor({ state: "detached" });
  assert.match(await pageText(page), /South holds/);
  assert.doesNotMatch(await pageText(page), /North holds/);
  await assertStructure(page);
  assertClean(page);
});

test("the text version of a battle is in German", async () => {
  const page = await newPage("desktop", { locale: "de-DE" });
  await begin(page, { words: GERMAN });
  const text = await pageText(page);
  assert.match(text, /Süd, spiel eine Befehlskarte\./);
  assert.match(text, /Süd-Kreuzer 2 CR2/);
  assert.match(text, /Befehle für Einheiten/);
  assert.doesNotMatch(text, /South|holds|Order units/);
  await assertStructure(page);
  assertClean(page);
});
