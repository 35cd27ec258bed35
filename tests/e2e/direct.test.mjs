// Direct play between browsers: invitation and answer by link, a whole match over WebRTC, lost
// connections, three seats, and misbehaving guests.
import test from "node:test";
import assert from "node:assert/strict";
import { assertAccessible, assertClean, eventually, newPage, nextPage, open } from "./support.mjs";
import { awaitTurn, button, look, play } from "./captain.mjs";
import { answer, awaitLoss, awaitSharedSeed, closeInvitation, connect, invite, openAnswer, pageToAct, patientInput, recordConnections, savedMatch, startHosting } from "./lines.mjs";

const connections = (page) => page.evaluate(() => window.peers.length);
const cutChannels = (page) => page.evaluate(() => window.channels.forEach((channel) => channel.close()));
/** Returns whether a page has nothing more to do. */
const isIdle = ({ buttons, over }) => buttons.length === 0 || over;

/** Returns the notice of a page while somebody is missing. */
const missingNotice = (page) => page.locator(".direct-bar .notice", { hasText: "A player is not connected" });

/** Opens a host, and a guest that sends `lie` instead of the expected message. */
async function hostAndGuest(replacements) {
  const [host, guest] = [await newPage(), await newPage()];
  await recordConnections(host);
  await recordConnections(guest, replacements);
  return [host, guest];
}

test("no connection is opened before the user agrees, and an incomplete invitation is explained", async () => {
  const host = await newPage();
  await recordConnections(host);
  await startHosting(host, ["Captain B"]);
  await host.getByRole("button", { name: "Connect Captain B" }).first().click();
  await host.getByText(/see each other’s network address/).waitFor();
  assert.equal(await connections(host), 0);
  await assertAccessible(host);
  await host.getByRole("button", { name: "Agree and invite" }).click();
  const invitation = new URL(await host.getByRole("textbox", { name: "Link", exact: true }).inputValue()).hash;
  assert.equal(await connections(host), 1);
  assert.ok(invitation.length < 420, `${invitation.length} letters`);
  await host.getByRole("img", { name: "The link as a scannable code" }).waitFor();
  await assertAccessible(host);

  const guest = await newPage("phone");
  await recordConnections(guest);
  await open(guest, invitation);
  await guest.getByText(/see each other’s network address/).waitFor();
  assert.equal(await connections(guest), 0);
  await assertAccessible(guest);
  const other = await newPage("phone");
  await open(other, invitation.slice(0, -3));
  await other.getByText(/^This link is incomplete/).waitFor();
  for (const page of [host, guest, other]) assertClean(page);
});

test("a match is played to its end over lost connections, and both browsers have the same log", async () => {
  const [host, guest] = await hostAndGuest();
  await startHosting(host, ["Captain B"], { weak: [1] });
  await connect(host, guest, "Captain B");
  await awaitSharedSeed([host, guest]);
  const { ships } = await awaitTurn(await pageToAct([host, guest]));
  const foe = ships.find(({ ship }) => ship.endsWith("B")).ship;

  const disruptions = [
    async () => {
      await cutChannels(guest);
      await awaitLoss(host, guest, "Captain B");
    },
    async () => {
      await guest.reload();
      await awaitLoss(host, undefined, "Captain B");
    },
  ];
  const over = async () => (await host.locator(".end-table").count()) > 0;
  for (let turns = 0; turns < 200; turns += 1) {
    const here = await pageToAct([host, guest]);
    if ((await here.locator(".end-table").count()) > 0) break;
    await play(here, patientInput, { passive: [foe], enough: isIdle });
    if (disruptions.length > 0 && !(await over())) {
      await disruptions.shift()();
      await connect(host, guest, "Captain B");
    }
  }
  assert.equal(disruptions.length, 0);
  for (const page of [host, guest]) await page.locator(".end-table").waitFor();
  await eventually(async () => {
    const [mine, theirs] = [await savedMatch(host), await savedMatch(guest)];
    assert.deepEqual(theirs.log, mine.log);
    assert.equal(theirs.seed, mine.seed, "the seed was made by both");
  });
  for (const page of [host, guest]) {
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await page.getByText(/^Verified: all players drew the random numbers/).waitFor();
    assertClean(page);
  }
});

test("a guest that reloads before the first action keeps the deal; another browser shows it as not verified", async () => {
  const [host, guest] = await hostAndGuest();
  await startHosting(host, ["Captain B"]);
  await connect(host, guest, "Captain B");
  await awaitSharedSeed([host, guest]);
  const { seed } = await savedMatch(host);
  for (let again = 0; again < 2; again += 1) {
    await guest.reload();
    await awaitLoss(host, undefined, "Captain B");
    await connect(host, guest, "Captain B");
    await awaitSharedSeed([host, guest]);
    assert.equal((await savedMatch(host)).seed, seed, "it was dealt again");
    assert.equal(await guest.getByText(/^Not verified/).count(), 0);
  }
  await cutChannels(guest);
  await awaitLoss(host, guest, "Captain B");
  const other = await newPage();
  await recordConnections(other);
  await connect(host, other, "Captain B");
  await other.getByText(/^Not verified: this browser was not connected/).waitFor();
  assert.equal((await savedMatch(host)).seed, seed);
  for (const page of [host, guest, other]) assertClean(page);
});

test("if a seed share is lost before it is revealed, all agree to a new deal, and the log records it", async () => {
  const [host, guest] = await hostAndGuest();
  // The guest commits to its share, and its connection is lost before it reveals the share.
  await guest.addInitScript(() => {
    const { send } = RTCDataChannel.prototype;
    RTCDataChannel.prototype.send = function (text) {
      window.sealed ||= text.startsWith('{"t":"reveal"');
      return text.startsWith('{"t":"reveal"') ? undefined : send.call(this, text);
    };
  });
  await startHosting(host, ["Captain B"]);
  await connect(host, guest, "Captain B");
  await guest.waitForFunction(() => window.sealed);
  await cutChannels(guest);
  await awaitLoss(host, guest, "Captain B");
  const other = await newPage();
  await recordConnections(other);
  await connect(host, other, "Captain B");
  const newDealQuestion = (page) => page.locator(".direct-ask", { hasText: "Deal the match again?" });
  const answerButton = (page, name) => page.locator(".direct-ask").getByRole("button", { name, exact: true });
  // A question is visible on a phone too, where connections are in a closed sheet.
  await host.setViewportSize({ width: 390, height: 844 });
  for (const page of [host, other]) await newDealQuestion(page).waitFor();
  await answerButton(host, "Refuse").click();
  // Only the host can propose again.
  await host.locator(".direct-ask", { hasText: "not everyone agreed to a new deal" }).waitFor();
  await newDealQuestion(other).waitFor({ state: "detached" });
  assert.equal(await answerButton(other, "Propose a new deal again").count(), 0);
  assert.equal(await host.locator("[data-order=end-turn]:not([aria-disabled=true])").count(), 0, "it has begun without a deal of all");
  await assertAccessible(host);
  await answerButton(host, "Propose a new deal again").click();
  for (const page of [host, other]) {
    await newDealQuestion(page).waitFor();
    await answerButton(page, "Agree").click();
  }
  await awaitSharedSeed([host, other]);
  for (const page of [host, other]) {
    await page.locator(".log").getByText("This match was dealt 2 times. Everyone agreed each time.").waitFor({ state: "attached" });
    assertClean(page);
  }
});

test("three browsers play through one host, and a guest that lost its connection gets its seat back", async () => {
  const [host, second] = await hostAndGuest();
  const third = await newPage();
  await recordConnections(third);
  await startHosting(host, ["Captain B", "Captain C"], { board: "standard-3" });
  const pages = [host, second, third];
  await connect(host, second, "Captain B");
  await missingNotice(second).waitFor();
  await connect(host, third, "Captain C");
  await awaitSharedSeed(pages);
  const round = async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await play(await pageToAct(pages), patientInput, { passive: ["A", "B", "C"].map((seat) => `Rhino ${seat}`), enough: isIdle });
    }
  };
  const assertSameLog = () =>
    eventually(async () => {
      const [mine, ...theirs] = await Promise.all(pages.map(savedMatch));
      assert.ok(mine.log.length > 0);
      for (const match of theirs) assert.deepEqual([match.log, match.seed], [mine.log, mine.seed]);
    });
  await round();
  await assertSameLog();
  await cutChannels(second);
  await awaitLoss(host, second, "Captain B");
  await missingNotice(third).waitFor();
  await connect(host, second, "Captain B");
  await missingNotice(third).waitFor({ state: "detached" });
  await round();
  await assertSameLog();
  for (const page of pages) assertClean(page);
});

test("team-mates at two screens are both asked for their ships, and the first to answer plays", async () => {
  const [host, guest] = await hostAndGuest();
  await open(host, "#/new/rift");
  await host.getByText("Standard set-ups").click();
  await host.getByRole("radio", { name: /^North against south/ }).check({ force: true });
  await host.getByLabel("Players", { exact: true }).fill("4");
  await host.keyboard.press("Tab");
  const setPlayer = async (captain, who) => host.getByRole("combobox", { name: `Player for Captain ${captain}`, exact: true }).selectOption(who);
  await setPlayer("B", "human");
  await setPlayer("C", "away");
  await setPlayer("D", "human");
  await host.getByRole("button", { name: "Begin" }).click();
  await awaitTurn(host);
  await connect(host, guest, "Captain C");
  await awaitSharedSeed([host, guest]);

  const choices = async (page) => (await look(page)).buttons.filter(({ order }) => order === "activate");
  const awaitChoices = (page, ships) =>
    eventually(async () => {
      const all = await choices(page);
      assert.deepEqual(all.map(({ name }) => name.match(/Rhino [A-D]/)[0]), ships);
      return all;
    });
  const awaitActive = (page, ship) =>
    eventually(async () => assert.equal((await look(page)).ships.find((one) => one.active)?.ship, ship));
  // If the others start, one of their ships does nothing first.
  await play(host, patientInput, {
    passive: ["Rhino B", "Rhino D"],
    enough: ({ buttons }) => buttons.some(({ order, name }) => order === "activate" && name.includes("Rhino A")),
  });
  // Each has only one possible action, and neither is automatic: the other's ship may play first.
  await awaitChoices(host, ["Rhino A"]);
  const [own] = await awaitChoices(guest, ["Rhino C"]);
  await button(guest, own).click();
  await awaitActive(guest, "Rhino C");
  await awaitActive(host, "Rhino C");
  assert.deepEqual((await look(host)).buttons.filter(({ allowed }) => allowed), []);
  for (const page of [host, guest]) assertClean(page);
});

test("connected players get no hints, and the clock stops while a player is not connected", async () => {
  const [host, guest] = await hostAndGuest();
  const clock = host.locator(".prompt-clock");
  const hint = (page) => page.getByRole("button", { name: "Hint" });
  await startHosting(host, ["Captain B"], { seconds: 3000 });
  assert.equal(await clock.count(), 0);
  assert.equal(await hint(host).count(), 1);
  await connect(host, guest, "Captain B");
  await clock.waitFor();
  await guest.locator(".prompt-clock").waitFor();
  for (const page of [host, guest]) {
    assert.equal(await hint(page).count(), 0);
    await page.locator("html[data-online]").waitFor({ state: "attached" });
  }
  await cutChannels(guest);
  await awaitLoss(host, guest, "Captain B");
  await clock.waitFor({ state: "detached" });
  await guest.locator(".prompt-clock").waitFor({ state: "detached" });
  for (const page of [host, guest]) assertClean(page);
});

test("a guest that sends forged messages is disconnected with a reason, and the match is unchanged", async () => {
  const [host, guest] = await hostAndGuest();
  await startHosting(host, ["Captain B"]);
  await connect(host, guest, "Captain B");
  await awaitSharedSeed([host, guest]);
  await pageToAct([host, guest]);
  const before = await savedMatch(host);
  const send = (text) => guest.evaluate((text) => window.channels.at(-1).send(text), text);
  await send("no message");
  await send(JSON.stringify({ t: "act", seq: 1, at: 0, seat: 0, action: "EndTurn" }));
  await send(JSON.stringify({ t: "act", seq: 1, at: 0, seat: 255, action: "TimeOut" }));
  await send("x".repeat(200_000));
  for (let again = 0; again < 12; again += 1) await send(JSON.stringify({ t: "hello" })).catch(() => {});
  await guest.getByText(/^The host closed the connection after too many/).first().waitFor();
  await host.getByRole("button", { name: "Connect Captain B" }).first().waitFor();
  assert.deepEqual((await savedMatch(host)).log, before.log);
  assertClean(host);
});

test("a guest with another protocol version is refused, and both pages say why", async () => {
  const [host, guest] = await hostAndGuest({ '"protocol":\\d+': '"protocol":999' });
  await startHosting(host, ["Captain B"]);
  await openAnswer(host, await answer(guest, await invite(host, "Captain B")));
  for (const page of [guest.locator("main"), host.getByRole("dialog")]) {
    await page.getByText(/^The two pages have different versions/).waitFor();
  }
  await closeInvitation(host);
  await awaitLoss(host, undefined, "Captain B");
  assertClean(host);
});

test("only the invited guest gets the seat", async () => {
  const [host, stranger] = await hostAndGuest({ '"token":"[^"]*"': '"token":"0123456789abcdef"' });
  const other = await newPage();
  await startHosting(host, ["Captain B"]);
  await startHosting(other, ["Captain B"]);
  // An answer to another host's invitation.
  const elsewhere = await answer(stranger, await invite(other, "Captain B"));
  const invitation = await invite(host, "Captain B");
  await openAnswer(host, elsewhere);
  await host.getByText(/^This answer belongs to another invitation/).waitFor();
  // An answer to this one, by a guest that does not know its token.
  await open(stranger);
  await openAnswer(host, await answer(stranger, invitation));
  await stranger.getByText(/^There is no free seat for this link/).waitFor();
  // The invitation is used up; a new one connects the intended guest.
  await closeInvitation(host);
  await awaitLoss(host, undefined, "Captain B");
  const guest = await newPage();
  await connect(host, guest, "Captain B");
  for (const page of [host, guest, other]) assertClean(page);
});

test("an answer opened as a link reaches the table in another tab", async () => {
  const [host, guest] = await hostAndGuest();
  await startHosting(host, ["Captain B"]);
  const back = await answer(guest, await invite(host, "Captain B"));
  const tab = await nextPage(host);
  await open(tab, back);
  await tab.getByText(/^The match has received the answer/).waitFor();
  await host.getByText("Captain B is connected.").waitFor();
  await guest.locator(".table").waitFor();
  for (const page of [host, guest, tab]) assertClean(page);
});
