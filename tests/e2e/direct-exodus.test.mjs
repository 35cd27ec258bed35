// Direct play of Exodus, where choices are sealed: what reaches a guest before it is revealed, and what it has at the end.
import test from "node:test";
import assert from "node:assert/strict";
import { assertClean, open } from "./support.mjs";
import { CARDS, ORDERS, awaitTurn, choose, look, mouse } from "./admiral.mjs";
import { comesBack, givesUp, heard, playOn, twoPages } from "./lines.mjs";
import { keptSaves } from "./position.mjs";

/** A host and a guest at a short game. */
const table = () =>
  twoPages(async (host) => {
    await open(host, "#/new/exodus");
    await host.locator('input[name=seats][value="2"]').check({ force: true });
    await host.locator("input[name=company][value=far]").check({ force: true });
    await host.locator("input[name=mode][value=short]").check({ force: true });
    await host.getByRole("button", { name: "Begin" }).click();
    await awaitTurn(host);
  });

/** Plays plainly on both pages until `enough`. */
const play = (pages, enough) =>
  playOn(pages, {
    marks: `${ORDERS}, ${CARDS}, .end-table`,
    target: async (page) => choose(page, await look(page)),
    press: mouse.press,
    enough,
  });

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
  await comesBack(host, guest, who, log);
  await nothingLeaks(guest);

  // The guest gives up, and with that everything is open.
  await givesUp(host, guest);
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
