// Matches shared as links: what a link shows, continuing from it, turns from one browser to
// another, and damaged links.
import test from "node:test";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { assertAccessible, assertClean, newPage, open, resizeTo } from "./support.mjs";
import { awaitTurn, mouse, play } from "./captain.mjs";
import { downloadFile, importFile, startHotseat, storedSaves } from "./position.mjs";

/** A recorded match of five rounds that ends with both ships lost. */
const RECORDED = JSON.parse(readFileSync(new URL("../../engine/tests/golden/rift/all-destroyed.json", import.meta.url)));

/** Returns the hash of the link in the open dialog. */
async function linkHash(page) {
  return new URL(await page.getByRole("textbox", { name: "Link", exact: true }).inputValue()).hash;
}

/** Opens the menu of the table and in it the dialog for sharing. Returns the link. */
async function shareFromTable(page) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const hash = await linkHash(page);
  await page.getByRole("dialog", { name: /^Share/ }).getByRole("button", { name: "Close" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  return hash;
}

/** Returns the link behind “Send turn”. */
async function turnHash(page) {
  await page.getByRole("button", { name: "Send turn" }).click();
  const hash = await linkHash(page);
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  return hash;
}

/** Navigates to another hash in the same page. */
async function goToHash(page, hash) {
  await page.evaluate((hash) => (location.hash = hash), hash);
  await page.locator(".shared-offers .buttons .button, .notice.alert").first().waitFor();
}

const offers = (page) => page.locator(".shared-offers .buttons .button").allInnerTexts();
const press = (page, name) => page.getByRole("button", { name, exact: true }).click();
const order = (page, name) => page.locator(`.table-actions [data-order="${name}"]:not([aria-disabled="true"])`).first();

test("a link continues a match in another browser, and later finds its save there", async () => {
  const first = await newPage();
  await startHotseat(first);
  await order(first, "faster").click();
  const hash = await shareFromTable(first);
  const [mine] = await storedSaves(first);

  const other = await newPage();
  await open(other, hash);
  await other.getByRole("heading", { level: 1, name: "A match for you" }).waitFor();
  assert.match(await other.locator(".shared-match").innerText(), /Cold Open[^]*2 actions[^]*every action follows the rules[^]*Captain A[^]*Rhino A[^]*Captain B/);
  await other.locator(".shared-offers .buttons .button").first().waitFor();
  assert.deepEqual(await storedSaves(other), [], "nothing is kept by looking");
  await assertAccessible(other);
  await other.getByRole("combobox", { name: "Captain B" }).selectOption("human");
  await press(other, "Play from here");
  await awaitTurn(other);
  const [taken] = await storedSaves(other);
  assert.equal(taken.text, mine.text);
  await order(other, "turn-right").click();
  await other.locator(".log > li", { hasText: "turns" }).first().waitFor();

  await open(other, hash);
  await other.getByText(/^Your “.+” is already \d+ actions? further\.$/).waitFor();
  await other.getByRole("link", { name: "Open my match" }).click();
  await awaitTurn(other);
  assert.equal((await storedSaves(other)).length, 1);
  await open(first, hash);
  await first.getByText(/^You already have this match as/).waitFor();
  assert.deepEqual(await storedSaves(first), [mine]);
  for (const page of [first, other]) assertClean(page);
});

test("a link to a position of a finished match opens the replay at it", async () => {
  const page = await newPage();
  await open(page, "#/saves");
  await importFile(page, "evening.centauri", RECORDED.save.join("\n"));
  const file = await downloadFile(page, async () => {
    await page.getByRole("button", { name: "Share evening" }).click();
    await press(page, "Save as a file");
  });
  assert.equal(file.text, RECORDED.save.join("\n") + (file.text.endsWith("\n") && !RECORDED.save.at(-1).endsWith("\n") ? "\n" : ""));
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await page.getByRole("link", { name: /^Replay / }).click();
  await page.getByRole("slider", { name: "Position" }).fill("12");
  await press(page, "Share");
  await page.getByRole("radio", { name: /^This position/ }).check();
  const hash = await linkHash(page);
  assert.match(hash, /\/12$/);

  const other = await newPage();
  await open(other, hash);
  await press(other, "Watch it");
  await other.locator(".replay").waitFor();
  assert.equal(await other.getByRole("slider", { name: "Position" }).inputValue(), "12");
  const [save] = await storedSaves(other);
  assert.equal(save.text, (await storedSaves(page))[0].text);
  for (const one of [page, other]) assertClean(one);
});

test("a damaged or newer link is refused with a reason, and common changes by other programs are repaired", async () => {
  const page = await newPage();
  await startHotseat(page);
  const hash = await shareFromTable(page);
  const before = await storedSaves(page);
  const code = hash.split("/")[2];
  const bytes = Buffer.from(code, "base64url");
  const changedCode = (place, value) => Buffer.from(bytes.with(place, value)).toString("base64url");
  const damaged = {
    [`#/match/${code.slice(0, -6)}`]: /^This link is incomplete/,
    [`#/match/${changedCode(bytes.length >> 1, bytes[bytes.length >> 1] ^ 1)}`]: /^This link is incomplete/,
    [`#/match/${changedCode(0, 9)}`]: /A newer version of this page wrote this save/,
    "#/match/hello": /^This link is incomplete/,
    "#/match/": /^This link is incomplete/,
    [`#/turn/${code}`]: /^This link is incomplete/,
    [`#/turn/${code}/tftf`]: /damaged at seats/,
  };
  for (const [place, why] of Object.entries(damaged)) {
    await open(page);
    await open(page, place);
    await page.getByRole("heading", { level: 1, name: "This link cannot be opened" }).waitFor();
    assert.match(await page.getByRole("alert").first().innerText(), why, place);
  }
  await assertAccessible(page);
  // Changes that chat and mail programs make to a link are repaired.
  for (const place of [`#%2Fmatch%2F${code}`, `#/Match/${code}).`, `#/match/${code}?fbclid=1`]) {
    await open(page);
    await open(page, place);
    await page.getByRole("heading", { level: 1, name: "A match for you" }).waitFor();
  }
  assert.deepEqual(await storedSaves(page), before);
  assertClean(page);
});

test("two browsers play a match to its end by sending turns as links", async () => {
  const a = await newPage();
  await open(a, "#/new/rift");
  await a.getByRole("combobox", { name: "Player for Captain B" }).selectOption("away");
  await a.locator(".handicap summary").nth(1).click();
  const weak = a.locator(".handicap").nth(1);
  await weak.getByLabel("Hull, plus or minus").fill("-4");
  await weak.getByLabel("Strength of each shield bar").fill("1");
  await press(a, "Begin");
  const b = await newPage();

  let [here, there] = [a, b];
  let turns = 0;
  const foe = (await awaitTurn(a)).ships.find(({ ship }) => ship.endsWith("B")).ship;
  for (;;) {
    await play(here, mouse, { passive: [foe], enough: ({ buttons }) => buttons.length === 0 });
    if ((await here.locator(".end-table").count()) > 0) break;
    const turn = await turnHash(here);
    turns += 1;
    if (turns === 1) await open(there, turn);
    else await goToHash(there, turn);
    await there.getByRole("button", { name: "Take the turn" }).click();
    [here, there] = [there, here];
  }
  await here.getByRole("button", { name: "Send result" }).click();
  const end = await linkHash(here);
  await goToHash(there, end);
  await there.getByRole("button", { name: "Take the turn" }).click();
  await there.locator(".end-table").waitFor();
  const [[mine], [theirs]] = [await storedSaves(a), await storedSaves(b)];
  assert.equal(mine.text, theirs.text);
  assert.deepEqual([mine.over, mine.sitters, theirs.sitters], [true, ["human", "away"], ["away", "human"]]);
  for (const page of [a, b]) assertClean(page);
});

test("a link that does not continue the save is reported and opens as a second match", async () => {
  const page = await newPage();
  await startHotseat(page);
  await order(page, "faster").click();
  const one = await shareFromTable(page);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await order(page, "end-turn").click();
  await awaitTurn(page);
  const before = await storedSaves(page);
  await open(page, one);
  await page.getByText(/and this link differ after action 1\./).waitFor();
  assert.deepEqual(await offers(page), ["Open my match", "Open as a second match"]);
  await press(page, "Open as a second match");
  await awaitTurn(page);
  const saves = await storedSaves(page);
  assert.equal(saves.length, 2);
  assert.deepEqual(saves.find(({ id }) => id === before[0].id), before[0]);
  assertClean(page);
});

/** Asserts that the page is no wider than its window at every size, and shows it as on a desktop. */
async function assertFitsEverySize(page) {
  for (const size of ["phone", "tablet", "desktop"]) {
    await resizeTo(page, size);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    assert.ok(wider <= 0, `${wider} px too wide on a ${size}`);
  }
}

test("the share dialog and the page of a link are accessible and fit at every size", async () => {
  const page = await newPage("desktop", { hasTouch: true });
  await startHotseat(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const hash = await linkHash(page);
  await assertFitsEverySize(page);
  await assertAccessible(page);
  await open(page, hash.replace("#/match/", "#/turn/") + "/tf");
  await page.locator(".shared-offers .buttons .button, .shared-offers .buttons a").first().waitFor();
  await assertFitsEverySize(page);
  await assertAccessible(page);
  assertClean(page);
});
