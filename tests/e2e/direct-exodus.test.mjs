// Direct play of Exodus, where choices are sealed: what reaches a guest before it is revealed, and what it has at the end.
import test from "node:test";
import assert from "node:assert/strict";
import { SLACK, assertAccessible, assertClean, eventually, newPage, open } from "./support.mjs";
import { CARDS, ORDERS, awaitTurn, choose, look, mouse } from "./admiral.mjs";
import { awaitLoss, connect, matchOf, wired } from "./lines.mjs";
import { keptSaves } from "./position.mjs";

const still = { reducedMotion: "reduce" };
const heard = (page) => page.evaluate(() => window.heard.map((text) => JSON.parse(text)));
const cut = (page) => page.evaluate(() => window.channels.forEach((channel) => channel.close()));

/** A host and a guest who are connected; gives what the guest's empire is called, too. */
async function table() {
  const [host, guest] = [await newPage("desktop", still), await newPage("desktop", still)];
  await wired(host);
  await wired(guest);
  await open(host, "#/new/exodus");
  await host.locator('input[name=seats][value="2"]').check({ force: true });
  await host.locator("input[name=company][value=far]").check({ force: true });
  await host.locator("input[name=mode][value=short]").check({ force: true });
  await host.getByRole("button", { name: "Begin" }).click();
  await awaitTurn(host);
  const name = await host.getByRole("button", { name: /^Connect / }).first().getAttribute("aria-label");
  const who = name.replace(/[\u2066-\u2069]/g, "").replace("Connect ", "");
  await connect(host, guest, who);
  await eventually(async () => assert.ok((await keptSaves(host))[0].direct?.oath, "no seed of all"));
  return { host, guest, who };
}

/** Whose page has something to do. */
const asked = (pages) =>
  Promise.any(
    pages.map(async (page) => {
      const marks = page.locator(`${ORDERS}, ${CARDS}, .end-table`);
      await marks.filter({ visible: true }).first().waitFor({ timeout: SLACK });
      return page;
    }),
  );

/** Plays plainly on both pages until `enough`. */
async function play(pages, enough, most = 400) {
  for (let presses = 0; presses < most; presses += 1) {
    const page = await asked(pages);
    if (await enough(page)) return;
    const target = choose(page, await look(page));
    // What was seen may be gone by now, since the match goes on elsewhere.
    await mouse.press(target, { timeout: 2_000 }).catch(() => {});
  }
  throw new Error(`not enough after ${most} presses`);
}

/** Everything in a message that only one seat may know, by the seat whose it is. */
function secrets(value, found = []) {
  if (value === null || typeof value !== "object") return found;
  for (const [key, inner] of Object.entries(value)) {
    if (["private", "deal", "seed", "draws", "whole", "parts"].includes(key)) found.push(key);
    if (key === "own" && Array.isArray(inner)) found.push(inner[0]);
    if (key === "open" && "public" in value && inner !== null) found.push(key);
    secrets(inner, found);
  }
  return found;
}

/** Nothing that a guest was told, or keeps, is of another seat; its own is. */
async function nothingLeaks(guest) {
  const [{ text, direct }] = await keptSaves(guest);
  const { told } = JSON.parse(text);
  assert.deepEqual([...new Set(secrets([await heard(guest), told, direct?.oath ?? null]))], [1]);
}

const log = async (page) => (await look(page)).log.join(" ");

test("a guest hears no sealed choice before it is revealed, comes back to its seat, and has the whole match at the end", async () => {
  const { host, guest, who } = await table();
  await nothingLeaks(guest);

  // A first turn of both, until the guest is asked in the second: choices were sealed and revealed on the way.
  const second = async (page) => page === guest && /Turn 2/.test(await log(guest));
  await play([host, guest], second);
  await nothingLeaks(guest);

  // The line is lost, the page is loaded anew, and what was told before is told again.
  const before = await log(guest);
  await cut(guest);
  await awaitLoss(host, guest, who);
  await guest.reload();
  await guest.getByText(/Your seat is kept: ask the host/).first().waitFor();
  assert.equal(await log(guest), before);
  await connect(host, guest, who);
  await eventually(async () => assert.equal(await log(guest), before));
  assert.equal((await keptSaves(guest)).length, 1);
  await nothingLeaks(guest);

  // The guest gives up, and with that everything is open.
  await guest.getByRole("button", { name: "Menu" }).click();
  await assertAccessible(guest);
  await guest.getByRole("button", { name: "Give up" }).click();
  await guest.getByRole("button", { name: "Really give up" }).click();
  for (const page of [host, guest]) await page.locator(".end-table").waitFor();
  await eventually(async () => {
    const [mine, theirs] = [await matchOf(host), await matchOf(guest)];
    assert.ok(mine.log.length > 0);
    assert.deepEqual([theirs.log, theirs.seed], [mine.log, mine.seed]);
  });
  await guest.getByRole("dialog").getByRole("link", { name: /^Watch it again/ }).click();
  await guest.locator(".replay-page").waitFor();
  for (const page of [host, guest]) assertClean(page);
});

test("who waits for another's sealed choice sees that it is waited for, and not what it is", async () => {
  const { host, guest } = await table();
  // The host seals whatever it is asked for, until only the guest is left.
  const waits = async () => (await look(host)).orders.length === 0 && (await look(host)).cards.length === 0;
  for (let presses = 0; presses < 60 && !(await waits()); presses += 1) {
    const target = choose(host, await look(host));
    await mouse.press(target, { timeout: 2_000 }).catch(() => {});
  }
  assert.ok(await waits(), "the host is still asked");
  await nothingLeaks(guest);
  assert.notEqual((await look(host)).prompt, "");
  await awaitTurn(guest);
  for (const page of [host, guest]) assertClean(page);
});
