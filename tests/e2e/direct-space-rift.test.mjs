// Direct play of Space Rift with hidden hands: what reaches a guest, what it may do, and what it
// has at the end.
import test from "node:test";
import assert from "node:assert/strict";
import { assertAccessible, assertClean, eventually, open } from "./support.mjs";
import { awaitTurn, choose, look, mouse } from "./commander.mjs";
import { connectedPair, hasResult, playUntil, receivedMessages, reconnect, resign } from "./lines.mjs";
import { storedSaves } from "./position.mjs";

/** Events that only the side that drew may know. */
const SECRET = ["command-drawn", "command-offered", "command-kept", "combat-drawn"];

/** Starts a battle in which North plays in another browser. */
async function hostBattle(page) {
  await open(page, "#/new/space-rift");
  await page.getByRole("combobox", { name: /^Player for North/ }).selectOption("away");
  await page.getByRole("button", { name: "Begin" }).click();
  await awaitTurn(page);
}

/** Opens a host and a guest who are connected; the match has a shared seed. */
const startMatch = async () => {
  const { host, guest } = await connectedPair(hostBattle, "North");
  return [host, guest];
};

/** Plays simply on both pages until `enough` returns true. */
const play = (pages, enough) =>
  playUntil(pages, {
    marks: ".battle-orders .order, .hand-card.playable, .end-table",
    target: async (page, presses) => choose(page, await look(page), presses),
    press: mouse.press,
    enough,
  });

/** Returns everything in a message that only `side` may know, by the side it belongs to. */
function secrets(value, found = []) {
  if (value === null || typeof value !== "object") return found;
  for (const [key, inner] of Object.entries(value)) {
    if (SECRET.includes(key)) found.push(inner.side);
    if (["private", "deal", "seed", "draws", "whole", "parts"].includes(key)) found.push(key);
    // A view differs from public table data in that it describes both hands.
    if (key === "open" && "held" in value && inner !== null) found.push(key);
    if (key === "own") found.push(inner[0]);
    secrets(inner, found);
  }
  return found;
}

/** Asserts that a guest receives and stores no cards of the other hand, and does receive its own. */
async function assertNoLeak(guest) {
  const [{ text, direct }] = await storedSaves(guest);
  const { told } = JSON.parse(text);
  const all = secrets([await receivedMessages(guest), told, direct?.oath ?? null]);
  assert.deepEqual([...new Set(all)], ["north"]);
}

test("a guest receives only its own side, plays, reconnects, and has the full log at the end", async () => {
  const [host, guest] = await startMatch();
  const log = async (page) => (await look(page)).log.join(" ");
  await assertNoLeak(guest);

  // Turns of both, including combat, until the guest is asked, since only then it can resign.
  const hasRolled = async () => / roll/i.test(await log(guest));
  const hasDrawn = async () => secrets(await receivedMessages(guest)).length > 0 && (await hasRolled());
  const isLate = async () => (await hasDrawn()) && (await hasResult(guest)) && (await look(guest)).log.length > 20;
  const enough = async (page) => page === guest && (await isLate()) && (await look(guest)).asked;
  await play([host, guest], enough);
  await assertNoLeak(guest);
  assert.equal(await guest.locator('.hand[data-side="south"]').count(), 0);
  assert.equal(await guest.locator('.hand[data-side="north"]').count(), 1);

  // A partial session cannot be shared.
  await guest.getByRole("button", { name: "Menu" }).click();
  const menu = guest.getByRole("dialog");
  await menu.getByText(/^You see only your own side/).waitFor();
  assert.equal(await menu.getByRole("link", { name: "Replay" }).count(), 0);
  assert.equal(await menu.getByRole("button", { name: /^(Share|Download)$/ }).count(), 0);
  await assertAccessible(guest);
  await menu.getByRole("button", { name: "Close" }).click();

  // The connection is lost, the page is reloaded, and earlier entries are sent again.
  await reconnect(host, guest, "North", log, {
    alone: async () => {
      assert.equal(await guest.locator(".battle-orders .order").count(), 0);
      await assertNoLeak(guest);
    },
    // The entries are on the table when the guest is asked as before.
    back: () => guest.locator(".battle-orders .order, .hand-card.playable").first().waitFor(),
  });
  await assertNoLeak(guest);

  // The guest resigns, which reveals everything.
  await resign(host, guest);
});

test("the replay page of a partial session says why it is closed, and the match is verified at its end", async () => {
  const [host, guest] = await startMatch();
  const [{ id }] = await storedSaves(guest);
  await guest.evaluate((id) => location.assign(`#/replay/${id}`), id);
  await guest.getByText(/^You see only your own side/).waitFor();
  await assertAccessible(guest);
  await guest.goBack();
  await guest.locator(".table").waitFor();
  await host.getByRole("button", { name: "Menu" }).click();
  await host.getByRole("button", { name: "Concede" }).click();
  await host.getByRole("button", { name: "Yes, concede" }).click();
  for (const page of [host, guest]) {
    await page.locator(".end-table").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await page.getByText(/^Verified: all players drew the random numbers/).waitFor();
    assertClean(page);
  }
});

test("a guest undoes an action that revealed nothing after the host agrees", async () => {
  const [host, guest] = await startMatch();
  await play([host, guest], async (page) => page === guest && (await look(page)).cards.some(({ open }) => open));
  const first = await look(guest);
  await guest.locator("button.hand-card.playable").first().click();
  await guest.locator('[data-order="command"]').click();
  await eventually(async () => assert.notEqual((await look(guest)).prompt, first.prompt));
  await guest.getByRole("button", { name: "Undo", exact: true }).click();
  // The player who asks is told of a refusal, and may then ask again.
  const undoQuestion = host.locator(".direct-ask", { hasText: /North.* asks to undo/ });
  await undoQuestion.getByRole("button", { name: "Refuse" }).click();
  await guest.getByText("Not everyone agreed. The action stands.").first().waitFor();
  await guest.getByRole("button", { name: "Undo", exact: true }).click();
  await undoQuestion.getByRole("button", { name: "Agree" }).click();
  await eventually(async () => assert.equal((await look(guest)).prompt, first.prompt));
  await assertNoLeak(guest);
  for (const page of [host, guest]) assertClean(page);
});
