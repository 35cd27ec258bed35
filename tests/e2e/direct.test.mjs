// Direct play between browsers: invitation and answer by link, a whole match over WebRTC, lost
// connections, three seats, and misbehaving guests.
import test from "node:test";
import assert from "node:assert/strict";
import { assertAccessible, assertClean, eventually, newPage, nextPage, open } from "./support.mjs";
import { awaitTurn, button, look, play } from "./captain.mjs";
import { answer, asked, awaitLoss, connect, done, hosting, invite, matchOf, patient, sworn, take, wired } from "./lines.mjs";

const connections = (page) => page.evaluate(() => window.peers.length);
const cut = (page) => page.evaluate(() => window.channels.forEach((channel) => channel.close()));
/** Whether a page has nothing more to do. */
const idle = ({ buttons, over }) => buttons.length === 0 || over;

/** The notice of a page while somebody is missing. */
const waits = (page) => page.locator(".direct-bar .notice", { hasText: "A player is not connected" });

/** A host, and a guest that sends `lie` instead of what it should. */
async function two(lie) {
  const [host, guest] = [await newPage(), await newPage()];
  await wired(host);
  await wired(guest, lie);
  return [host, guest];
}

test("nobody is contacted before a person agrees, and what an invitation says is understood", async () => {
  const host = await newPage();
  await wired(host);
  await hosting(host, ["Captain B"]);
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
  await wired(guest);
  await open(guest, invitation);
  await guest.getByText(/see each other’s network address/).waitFor();
  assert.equal(await connections(guest), 0);
  await assertAccessible(guest);
  const other = await newPage("phone");
  await open(other, invitation.slice(0, -3));
  await other.getByText(/^This link is incomplete/).waitFor();
  for (const page of [host, guest, other]) assertClean(page);
});

test("a whole match is played over lines that are lost and found again, and both hold the same", async () => {
  const [host, guest] = await two();
  await hosting(host, ["Captain B"], { weak: [1] });
  await connect(host, guest, "Captain B");
  await sworn([host, guest]);
  const { ships } = await awaitTurn(await asked([host, guest]));
  const foe = ships.find(({ ship }) => ship.endsWith("B")).ship;

  const losses = [
    async () => {
      await cut(guest);
      await awaitLoss(host, guest, "Captain B");
    },
    async () => {
      await guest.reload();
      await awaitLoss(host, undefined, "Captain B");
    },
  ];
  const over = async () => (await host.locator(".end-table").count()) > 0;
  for (let turns = 0; turns < 200; turns += 1) {
    const here = await asked([host, guest]);
    if ((await here.locator(".end-table").count()) > 0) break;
    await play(here, patient, { passive: [foe], enough: idle });
    if (losses.length > 0 && !(await over())) {
      await losses.shift()();
      await connect(host, guest, "Captain B");
    }
  }
  assert.equal(losses.length, 0);
  for (const page of [host, guest]) await page.locator(".end-table").waitFor();
  await eventually(async () => {
    const [mine, theirs] = [await matchOf(host), await matchOf(guest)];
    assert.deepEqual(theirs.log, mine.log);
    assert.equal(theirs.seed, mine.seed, "the seed was made by both");
  });
  for (const page of [host, guest]) {
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await page.getByText(/^Verified: all players drew the random numbers/).waitFor();
    assertClean(page);
  }
});

test("a guest that loads its page anew before the first action has the same deal, and another browser says why it proves nothing", async () => {
  const [host, guest] = await two();
  await hosting(host, ["Captain B"]);
  await connect(host, guest, "Captain B");
  await sworn([host, guest]);
  const { seed } = await matchOf(host);
  for (let again = 0; again < 2; again += 1) {
    await guest.reload();
    await awaitLoss(host, undefined, "Captain B");
    await connect(host, guest, "Captain B");
    await sworn([host, guest]);
    assert.equal((await matchOf(host)).seed, seed, "it was dealt again");
    assert.equal(await guest.getByText(/^Not verified/).count(), 0);
  }
  await cut(guest);
  await awaitLoss(host, guest, "Captain B");
  const other = await newPage();
  await wired(other);
  await connect(host, other, "Captain B");
  await other.getByText(/^Not verified: this browser was not connected/).waitFor();
  assert.equal((await matchOf(host)).seed, seed);
  for (const page of [host, guest, other]) assertClean(page);
});

test("where a part of the chance is lost before it is opened everybody agrees to another deal, and the log tells it", async () => {
  const [host, guest] = await two();
  // It commits to its share, and is lost before it reveals it.
  await guest.addInitScript(() => {
    const { send } = RTCDataChannel.prototype;
    RTCDataChannel.prototype.send = function (text) {
      window.sealed ||= text.startsWith('{"t":"reveal"');
      return text.startsWith('{"t":"reveal"') ? undefined : send.call(this, text);
    };
  });
  await hosting(host, ["Captain B"]);
  await connect(host, guest, "Captain B");
  await guest.waitForFunction(() => window.sealed);
  await cut(guest);
  await awaitLoss(host, guest, "Captain B");
  const other = await newPage();
  await wired(other);
  await connect(host, other, "Captain B");
  const anew = (page) => page.locator(".direct-ask", { hasText: "Deal the match again?" });
  const says = (page, name) => page.locator(".direct-ask").getByRole("button", { name, exact: true });
  // A question is visible on a phone too, where connections are in a closed sheet.
  await host.setViewportSize({ width: 390, height: 844 });
  for (const page of [host, other]) await anew(page).waitFor();
  await says(host, "Refuse").click();
  // Only the host can propose again.
  await host.locator(".direct-ask", { hasText: "not everyone agreed to a new deal" }).waitFor();
  await anew(other).waitFor({ state: "detached" });
  assert.equal(await says(other, "Propose a new deal again").count(), 0);
  assert.equal(await host.locator("[data-order=end-turn]:not([aria-disabled=true])").count(), 0, "it has begun without a deal of all");
  await assertAccessible(host);
  await says(host, "Propose a new deal again").click();
  for (const page of [host, other]) {
    await anew(page).waitFor();
    await says(page, "Agree").click();
  }
  await sworn([host, other]);
  for (const page of [host, other]) {
    await page.locator(".log").getByText("This match was dealt 2 times. Everyone agreed each time.").waitFor({ state: "attached" });
    assertClean(page);
  }
});

test("three browsers play around one host, and one that is lost finds its seat again", async () => {
  const [host, second] = await two();
  const third = await newPage();
  await wired(third);
  await hosting(host, ["Captain B", "Captain C"], { board: "standard-3" });
  const pages = [host, second, third];
  await connect(host, second, "Captain B");
  await waits(second).waitFor();
  await connect(host, third, "Captain C");
  await sworn(pages);
  const round = async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await play(await asked(pages), patient, { passive: ["A", "B", "C"].map((seat) => `Rhino ${seat}`), enough: idle });
    }
  };
  const agree = () =>
    eventually(async () => {
      const [mine, ...theirs] = await Promise.all(pages.map(matchOf));
      assert.ok(mine.log.length > 0);
      for (const match of theirs) assert.deepEqual([match.log, match.seed], [mine.log, mine.seed]);
    });
  await round();
  await agree();
  await cut(second);
  await awaitLoss(host, second, "Captain B");
  await waits(third).waitFor();
  await connect(host, second, "Captain B");
  await waits(third).waitFor({ state: "detached" });
  await round();
  await agree();
  for (const page of pages) assertClean(page);
});

test("team-mates at two screens are both asked for their ships, and the one who answers first plays", async () => {
  const [host, guest] = await two();
  await open(host, "#/new/rift");
  await host.getByText("Standard set-ups").click();
  await host.getByRole("radio", { name: /^North against south/ }).check({ force: true });
  await host.getByLabel("Players", { exact: true }).fill("4");
  await host.keyboard.press("Tab");
  const sits = async (captain, who) => host.getByRole("combobox", { name: `Player for Captain ${captain}`, exact: true }).selectOption(who);
  await sits("B", "human");
  await sits("C", "away");
  await sits("D", "human");
  await host.getByRole("button", { name: "Begin" }).click();
  await awaitTurn(host);
  await connect(host, guest, "Captain C");
  await sworn([host, guest]);

  const choices = async (page) => (await look(page)).buttons.filter(({ order }) => order === "activate");
  const offered = (page, ships) =>
    eventually(async () => {
      const all = await choices(page);
      assert.deepEqual(all.map(({ name }) => name.match(/Rhino [A-D]/)[0]), ships);
      return all;
    });
  const active = (page, ship) =>
    eventually(async () => assert.equal((await look(page)).ships.find((one) => one.active)?.ship, ship));
  // If the others start, one of their ships does nothing first.
  await play(host, patient, {
    passive: ["Rhino B", "Rhino D"],
    enough: ({ buttons }) => buttons.some(({ order, name }) => order === "activate" && name.includes("Rhino A")),
  });
  // Each has only one possible action, and neither is automatic: the other's ship may play first.
  await offered(host, ["Rhino A"]);
  const [own] = await offered(guest, ["Rhino C"]);
  await button(guest, own).click();
  await active(guest, "Rhino C");
  await active(host, "Rhino C");
  assert.deepEqual((await look(host)).buttons.filter(({ allowed }) => allowed), []);
  for (const page of [host, guest]) assertClean(page);
});

test("who is connected gets no hints, and the clock stands while somebody is not", async () => {
  const [host, guest] = await two();
  const clock = host.locator(".prompt-clock");
  const hint = (page) => page.getByRole("button", { name: "Hint" });
  await hosting(host, ["Captain B"], { seconds: 3000 });
  assert.equal(await clock.count(), 0);
  assert.equal(await hint(host).count(), 1);
  await connect(host, guest, "Captain B");
  await clock.waitFor();
  await guest.locator(".prompt-clock").waitFor();
  for (const page of [host, guest]) {
    assert.equal(await hint(page).count(), 0);
    await page.locator("html[data-online]").waitFor({ state: "attached" });
  }
  await cut(guest);
  await awaitLoss(host, guest, "Captain B");
  await clock.waitFor({ state: "detached" });
  await guest.locator(".prompt-clock").waitFor({ state: "detached" });
  for (const page of [host, guest]) assertClean(page);
});

test("a guest that cheats is refused, told and sent away, and the match stays as it was", async () => {
  const [host, guest] = await two();
  await hosting(host, ["Captain B"]);
  await connect(host, guest, "Captain B");
  await sworn([host, guest]);
  await asked([host, guest]);
  const before = await matchOf(host);
  const say = (text) => guest.evaluate((text) => window.channels.at(-1).send(text), text);
  await say("no message");
  await say(JSON.stringify({ t: "act", seq: 1, at: 0, seat: 0, action: "EndTurn" }));
  await say(JSON.stringify({ t: "act", seq: 1, at: 0, seat: 255, action: "TimeOut" }));
  await say("x".repeat(200_000));
  for (let again = 0; again < 12; again += 1) await say(JSON.stringify({ t: "hello" })).catch(() => {});
  await guest.getByText(/^The host closed the connection after too many/).first().waitFor();
  await host.getByRole("button", { name: "Connect Captain B" }).first().waitFor();
  assert.deepEqual((await matchOf(host)).log, before.log);
  assertClean(host);
});

test("another edition of the page is refused and told", async () => {
  const [host, guest] = await two({ '"protocol":\\d+': '"protocol":999' });
  await hosting(host, ["Captain B"]);
  await take(host, await answer(guest, await invite(host, "Captain B")));
  for (const page of [guest.locator("main"), host.getByRole("dialog")]) {
    await page.getByText(/^The two pages have different versions/).waitFor();
  }
  await done(host);
  await awaitLoss(host, undefined, "Captain B");
  assertClean(host);
});

test("a seat is given to nobody but the one who was invited to it", async () => {
  const [host, stranger] = await two({ '"token":"[^"]*"': '"token":"0123456789abcdef"' });
  const other = await newPage();
  await hosting(host, ["Captain B"]);
  await hosting(other, ["Captain B"]);
  // An answer to another host's invitation.
  const elsewhere = await answer(stranger, await invite(other, "Captain B"));
  const invitation = await invite(host, "Captain B");
  await take(host, elsewhere);
  await host.getByText(/^This answer belongs to another invitation/).waitFor();
  // An answer to this one, by a guest that does not know its token.
  await open(stranger);
  await take(host, await answer(stranger, invitation));
  await stranger.getByText(/^There is no free seat for this link/).waitFor();
  // The invitation is used up; a new one connects the intended guest.
  await done(host);
  await awaitLoss(host, undefined, "Captain B");
  const guest = await newPage();
  await connect(host, guest, "Captain B");
  for (const page of [host, guest, other]) assertClean(page);
});

test("an answer opened as a link finds the table in another tab", async () => {
  const [host, guest] = await two();
  await hosting(host, ["Captain B"]);
  const back = await answer(guest, await invite(host, "Captain B"));
  const tab = await nextPage(host);
  await open(tab, back);
  await tab.getByText(/^The match has received the answer/).waitFor();
  await host.getByText("Captain B is connected.").waitFor();
  await guest.locator(".table").waitFor();
  for (const page of [host, guest, tab]) assertClean(page);
});
