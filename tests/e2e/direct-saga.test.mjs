// Direct play of Saga: a cooperative campaign of two browsers, and the Arena, where a guest
// receives only its own hand.
import test from "node:test";
import assert from "node:assert/strict";
import { assertClean, chooseSeats, open } from "./support.mjs";
import { ORDERS, choose, look, mouse } from "./explorer.mjs";
import { connectedPair, playUntil, receivedMessages, reconnect, resign } from "./lines.mjs";
import { storedSaves } from "./position.mjs";

/** Opens a host and a guest in a scenario for two. */
const startMatch = (scenario) =>
  connectedPair(async (host) => {
    await open(host, `#/new/saga/${scenario}`);
    await chooseSeats(host, 2);
    await host.locator("input[name=company][value=far]").check({ force: true });
    await host.getByRole("button", { name: "Begin" }).click();
    // The first player is random and may be the guest.
    await host.locator(".table").waitFor();
  });

/** Plays simply on both pages until `enough` returns true. */
const play = (pages, enough) =>
  playUntil(pages, {
    marks: `${ORDERS}, [role=gridcell].legal, .end-table`,
    target: async (page, presses) => choose(page, await look(page), presses),
    press: mouse.press,
    enough,
  });

const log = async (page) => (await look(page)).log.join(" ");
const inRound = (number) => async (page) => new RegExp(`Round ${number}\\b`).test(await log(page));

/**
 * Returns the seats whose hands and drawn cards are in what a page received and stores, and words
 * that only a host may send.
 */
function secrets(value, found = []) {
  if (value === null || typeof value !== "object") return found;
  for (const [key, inner] of Object.entries(value)) {
    if (["private", "deal", "seed", "draws", "whole", "parts"].includes(key)) found.push(key);
    if (key === "hands" && Array.isArray(inner)) inner.slice(0, 2).forEach((hand, seat) => hand === null || found.push(seat));
    if (/^(drew-card|DrewCard|drewCard)$/.test(key)) found.push(inner.seat);
    secrets(inner, found);
  }
  return found;
}

test("two browsers play a campaign, reconnect after a loss, and have the same log at the end", async () => {
  const { host, guest, who } = await startMatch("ftj");
  await play([host, guest], async (page) => page === guest && (await inRound(2)(page)));
  // Both players see every action.
  const heads = await Promise.all([host, guest].map((page) => page.locator("[role=tab][data-tab=map]").count()));
  assert.deepEqual(heads, [1, 1]);
  await reconnect(host, guest, who, log);
  await resign(host, guest);
});

test("in the Arena a guest receives only its own hand", async () => {
  const { host, guest } = await startMatch("arn");
  await play([host, guest], async (page) => page === guest && (await inRound(2)(page)));
  const [{ text, direct }] = await storedSaves(guest);
  const all = secrets([await receivedMessages(guest), JSON.parse(text).told, direct?.oath ?? null]);
  assert.deepEqual([...new Set(all)], [1]);
  await resign(host, guest);
  for (const page of [host, guest]) assertClean(page);
});
