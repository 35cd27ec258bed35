// The text version of a game of Exodus, by roles and names only: starting parts by commands, hidden
// information, German.
import test from "node:test";
import assert from "node:assert/strict";
import { TIMEOUT, assertClean, assertStructure, eventually, newPage, open } from "./support.mjs";
import { GERMAN, openTextVersion, pageText, region, typeCommand } from "./words.mjs";

/** Starts a game and opens its text version; against bots, or with all players at this screen. */
async function begin(page, { company, words } = {}) {
  await open(page, "#/new/exodus");
  if (company) await page.locator(`input[name=company][value=${company}]`).check({ force: true });
  // Abilities are cards that others must not see.
  await page.locator("input[name=mode][value=standard]").check({ force: true });
  await page.locator("label", { hasText: /^(Generals|Generäle)/ }).locator("input").check();
  await page.locator(".setup-start .button.primary").click();
  await openTextVersion(page, words);
}

test("text commands install parts, undo and redo, explain refusals, and describe places", async () => {
  const page = await newPage();
  await begin(page);
  const prompt = region(page, "Prompt");
  assert.match(await prompt.innerText(), /Avalon, install your starting parts/);
  assert.match(await prompt.innerText(), /Avalon holds /);
  assert.doesNotMatch(await pageText(page), /(Borea|Carina|Dorado) holds /);
  assert.equal(await region(page, "My forces").getByRole("heading", { name: /Avalon Dark Raider 1/ }).count(), 1);
  await assertStructure(page);
  await typeCommand(page, "1");
  await eventually(async () => assert.match(await prompt.innerText(), /all parts are installed/));
  await typeCommand(page, "undo");
  await eventually(async () => assert.match(await prompt.innerText(), /install your starting parts/));
  await typeCommand(page, "redo");
  await eventually(async () => assert.match(await prompt.innerText(), /all parts are installed/));
  // A planet, a colony and a ship are inspected by their names.
  const planet = (await region(page, "Map by region").innerText()).match(/([A-Z][a-z]+): blue planet/)[1];
  for (const [name, seen] of [[planet.toLowerCase(), `${planet}: blue planet`], ["borea", "Borea’s Home"], ["home", "Avalon’s Home"], ["borea's home", "Borea’s Home"]]) {
    await typeCommand(page, `look ${name}`);
    await eventually(async () => {
      const answers = (await page.getByRole("list", { name: "Transcript" }).innerText()).split(`look ${name}`).at(-1);
      assert.ok(answers.includes(seen), `${name}: ${answers}`);
    });
  }
  await typeCommand(page, "why");
  await eventually(async () => assert.match(await pageText(page), /\(EXO-\d+\.\d+\)|No action is blocked/));
  // Cards and choices of others stay hidden, even after all have chosen.
  await region(page, "Actions").getByRole("button", { name: /Commit/ }).click();
  await eventually(async () => assert.doesNotMatch(await prompt.innerText(), /starting parts|parts are installed/));
  assert.match(await region(page, "Log").innerText(), /Borea installs the starting parts/);
  assert.doesNotMatch(await pageText(page), /(Borea|Carina|Dorado) holds /);
  await assertStructure(page);
  assertClean(page);
});

test("the text version keeps secrets behind the handover screen", async () => {
  const page = await newPage();
  await begin(page, { company: "screen" });
  const curtain = page.getByRole("alertdialog");
  await curtain.waitFor({ timeout: TIMEOUT });
  assert.doesNotMatch(await pageText(page), /[A-Z][a-z]+ holds |Chosen: /);
  assert.equal(await region(page, "Actions").getByRole("button").count(), 0);
  await curtain.getByRole("button").click();
  await curtain.waitFor({ state: "detached" });
  await eventually(async () => assert.match(await pageText(page), /Avalon holds /));
  assert.doesNotMatch(await pageText(page), /(Borea|Carina|Dorado) holds /);
  await assertStructure(page);
  assertClean(page);
});

test("the text version of a game is in German", async () => {
  const page = await newPage("desktop", { locale: "de-DE" });
  await begin(page, { words: GERMAN });
  const text = await pageText(page);
  assert.match(text, /Avalon/);
  assert.match(text, /Bauplan/);
  assert.doesNotMatch(text, /Blueprint|holds|install your/);
  await assertStructure(page);
  assertClean(page);
});
