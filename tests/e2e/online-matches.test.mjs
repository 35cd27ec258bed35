// Whole matches of Exodus and Saga at online tables, on a desktop and a phone: what each seat receives before the end,
// and the same result for both. `online.test.mjs` plays the other games.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { assertAccessible, assertClean, chooseSeats } from "./support.mjs";
import * as admiral from "./admiral.mjs";
import * as explorer from "./explorer.mjs";
import { playUntil, resign } from "./lines.mjs";
import { awaitMatch, newPlayer, startTableServer } from "./table-server.mjs";

let server;
before(async () => {
  server = await startTableServer();
});
after(() => server.stop());

/** Starts to note everything that a page receives over its sockets. */
function recordMessages(page) {
  const received = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => received.push(JSON.parse(`${payload}`))));
  return received;
}

/**
 * Opens a table for two people in a set-up, which `adjust` changes, and joins it on a phone. Returns both pages and
 * what the phone has received.
 */
async function meet(setUp, adjust = async () => {}) {
  const ada = await newPlayer(server, "Ada");
  await ada.goto(`${server.address}#/new/${setUp}`);
  await chooseSeats(ada, 2);
  await ada.locator("input[name=company][value=far]").check({ force: true });
  await adjust(ada);
  await ada.getByRole("button", { name: "Play online" }).click();
  await ada.getByRole("radio", { name: "Only with the invitation" }).check();
  await ada.getByRole("button", { name: "Open table" }).click();
  const link = await ada.getByRole("textbox", { name: "Link", exact: true }).inputValue();
  let received;
  const prepare = async (page) => (received = recordMessages(page));
  const ben = await newPlayer(server, "Ben", { size: "phone", route: new URL(link).hash, prepare });
  await ben.getByRole("button", { name: "Join at seat 2" }).tap();
  for (const page of [ada, ben]) await awaitMatch(page);
  return { ada, ben, received };
}

/** Presses with what the screen of a page has; a press beside the result would close it. */
async function press(target, options) {
  if (await target.page().locator(".end-table").count()) return;
  await (target.page().viewportSize().width < 500 ? target.tap(options) : target.click({ force: true, ...options }));
}

/** Returns the seats whose secrets are in a value, by the keys under which the game has them. */
function secretSeats(value, ownersOf, found = new Set()) {
  if (value === null || typeof value !== "object") return found;
  for (const [key, inner] of Object.entries(value)) {
    for (const seat of ownersOf(key, inner, value)) found.add(seat);
    secretSeats(inner, ownersOf, found);
  }
  return found;
}

test("a short game of Exodus is played to its end; nobody receives a secret choice of the other", async () => {
  const { ada, ben, received } = await meet("exodus", (page) => page.locator("input[name=mode][value=short]").check({ force: true }));
  const owners = (key, inner) => (["private", "deal", "draws", "whole"].includes(key) ? [key] : key === "own" && Array.isArray(inner) ? [inner[0]] : []);
  let [turns, isAccessible] = [0, false];
  await playUntil([ada, ben], {
    marks: `${admiral.ORDERS}, ${admiral.CARDS}, .exo-to-tab, .end-table`,
    target: async (page) => admiral.choose(page, await admiral.look(page)),
    press,
    enough: async (page) => {
      const { over, log } = await admiral.look(page);
      const turn = log.filter((line) => /^Turn \d/.test(line)).length;
      if (turn > turns && !over) {
        turns = turn;
        assert.deepEqual([...secretSeats(received, owners)], [1], `turn ${turn}`);
      }
      if (turns === 2 && page === ben && !isAccessible) {
        await assertAccessible(ben);
        isAccessible = true;
      }
      return over;
    },
    limit: 1500,
  });
  assert.ok(turns > 1);
  for (const page of [ada, ben]) await page.locator(".end-table").waitFor();
  const results = await Promise.all([ada, ben].map((page) => page.locator(".end-table").innerText()));
  assert.equal(results[0], results[1]);
  // Whoever has closed the result finds it again.
  await ben.getByRole("dialog").getByRole("button", { name: "Close" }).tap();
  await ben.getByRole("button", { name: "Show the result" }).tap();
  await ben.getByRole("dialog").getByRole("link", { name: "Ask for a rematch" }).waitFor();
  for (const page of [ada, ben]) await page.getByText(/^Verified: all players drew the random numbers/).waitFor({ state: "attached" });
  for (const page of [ada, ben]) assertClean(page);
});

test("the Arena of Saga is played by two people; nobody receives a card of the other, and the end reveals all", async () => {
  const { ada, ben, received } = await meet("saga/arn");
  const owners = (key, inner) => {
    if (["private", "deal", "draws", "whole"].includes(key)) return [key];
    if (key === "hands" && Array.isArray(inner)) return [0, 1].filter((seat) => inner[seat] !== null);
    return /^(drew-card|DrewCard|drewCard)$/.test(key) ? [inner.seat] : [];
  };
  await playUntil([ada, ben], {
    marks: `${explorer.ORDERS}, [role=gridcell].legal, .end-table`,
    target: async (page, presses) => explorer.choose(page, await explorer.look(page), presses),
    press,
    enough: async (page) => page === ben && /Round 2\b/.test((await explorer.look(page)).log.join(" ")),
    limit: 800,
  });
  assert.deepEqual([...secretSeats(received, owners)], [1]);
  await assertAccessible(ben);
  await resign(ada, ben);
  await ada.getByText(/^Verified: all players drew the random numbers/).waitFor({ state: "attached" });
});
