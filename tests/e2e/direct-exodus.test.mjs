// Direct play of Exodus with secret choices: what reaches a guest before it is revealed, and what
// it has at the end.
import test from "node:test";
import assert from "node:assert/strict";
import { assertClean, chooseSeats, open } from "./support.mjs";
import { CARDS, ORDERS, awaitTurn, choose, look, mouse } from "./admiral.mjs";
import { connectedPair, playUntil, receivedMessages, reconnect, resign } from "./lines.mjs";
import { storedSaves } from "./position.mjs";

/** Opens a host and a guest in a short game. */
const startMatch = () =>
  connectedPair(async (host) => {
    await open(host, "#/new/exodus");
    await chooseSeats(host, 2);
    await host.locator("input[name=company][value=far]").check({ force: true });
    await host.locator("input[name=mode][value=short]").check({ force: true });
    await host.getByRole("button", { name: "Begin" }).click();
    await awaitTurn(host);
  });

/** Plays simply on both pages until `enough` returns true. */
const play = (pages, enough) =>
  playUntil(pages, {
    marks: `${ORDERS}, ${CARDS}, .end-table`,
    target: async (page) => choose(page, await look(page)),
    press: mouse.press,
    enough,
  });

/** Returns everything in a message that only one seat may know, by the seat it belongs to. */
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

/**
 * Asserts that a guest receives and stores no secrets of another seat, and does receive its own.
 */
async function assertNoLeak(guest) {
  const [{ text, direct }] = await storedSaves(guest);
  const { told } = JSON.parse(text);
  assert.deepEqual([...new Set(secrets([await receivedMessages(guest), told, direct?.oath ?? null]))], [1]);
}

const log = async (page) => (await look(page)).log.join(" ");

test("a guest receives no secret choice early, reconnects to its seat, and has the full log at the end", async () => {
  const { host, guest, who } = await startMatch();
  await assertNoLeak(guest);

  // The first turn of both, until the guest is asked in the second: secret choices were made and
  // revealed meanwhile.
  const isSecondTurn = async (page) => page === guest && /Turn 2/.test(await log(guest));
  await play([host, guest], isSecondTurn);
  await assertNoLeak(guest);

  // The connection is lost, the page is reloaded, and earlier entries are sent again.
  await reconnect(host, guest, who, log);
  await assertNoLeak(guest);

  // The guest resigns, which reveals everything.
  await resign(host, guest);
});

test("a player who waits for a secret choice sees that it is pending, but not its content", async () => {
  const { host, guest } = await startMatch();
  // The host commits whenever it is asked, until only the guest is left.
  const isIdle = async () => (await look(host)).orders.length === 0 && (await look(host)).cards.length === 0;
  for (let presses = 0; presses < 60 && !(await isIdle()); presses += 1) {
    const target = choose(host, await look(host));
    await mouse.press(target, { timeout: 2_000 }).catch(() => {});
  }
  assert.ok(await isIdle(), "the host is still asked");
  await assertNoLeak(guest);
  assert.notEqual((await look(host)).prompt, "");
  await awaitTurn(guest);
  for (const page of [host, guest]) assertClean(page);
});
