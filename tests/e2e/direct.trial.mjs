// A trial by hand, since coming back sometimes fails: run it against a page of which `direct` is a default feature of `web`.
// Direct play between browsers: invitation and answer by link, a whole match over WebRTC, a lost line, a guest that cheats, three seats.
import test from "node:test";
import assert from "node:assert/strict";
import { SLACK, assertAccessible, assertClean, newPage, nextPage, open } from "./support.mjs";
import { awaitTurn, play } from "./captain.mjs";
import { keptSaves } from "./position.mjs";

/** Notes every data channel of a page, so that a test can cut it or speak on it. */
const wired = (page) =>
  page.addInitScript(() => {
    window.channels = [];
    const Peer = window.RTCPeerConnection;
    window.RTCPeerConnection = class extends Peer {
      constructor(...all) {
        super(...all);
        this.addEventListener("datachannel", ({ channel }) => window.channels.push(channel));
        window.peers = [...(window.peers ?? []), this];
      }
    };
  });

/** Sets up a match in which the seats in `away` play elsewhere, weak ones, and begins it. */
async function hosting(page, away, ships) {
  await open(page, "#/new/rift");
  if (ships) await page.getByRole("combobox", { name: "Players" }).selectOption(String(ships)).catch(() => {});
  for (const who of away) await page.getByRole("combobox", { name: `Who is ${who}` }).selectOption("away");
  await page.locator(".handicap summary").nth(1).click();
  const weak = page.locator(".handicap").nth(1);
  await weak.getByLabel("Hull, more or less").fill("-4");
  await weak.getByLabel("Strength of its bars").fill("1");
  await page.getByRole("button", { name: "Begin" }).click();
  await awaitTurn(page);
}

const linked = async (page) => new URL(await page.getByRole("textbox", { name: "Link", exact: true }).inputValue()).hash;

/** Connects a seat of the host's table with another page, by copying links by hand. */
async function connect(host, guest, who) {
  await host.getByRole("button", { name: `Connect ${who}` }).first().click();
  await host.getByRole("button", { name: "Agree and invite" }).click();
  const invitation = await linked(host);
  await host.getByRole("img", { name: "The link as a picture" }).waitFor();
  await open(guest, invitation);
  await guest.getByRole("button", { name: "Agree and answer" }).click();
  const answer = await linked(guest);
  await host.getByRole("textbox", { name: /^Paste the answer/ }).fill(answer);
  await host.getByRole("button", { name: "Connect", exact: true }).click();
  await host.getByText(`${who} is connected.`).waitFor();
  await host.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await guest.locator(".table").waitFor();
  await guest.getByText("Connected to the host.").waitFor();
}

/** What a player sees of a match that an order can change; where `before` is given, once it is another. */
const shown = (page, before) =>
  page
    .waitForFunction((before) => {
      const now = [".table-prompt", ".table-actions", ".log"].map((part) => document.querySelector(part)?.innerText).join();
      return now !== before && now;
    }, before)
    .then((now) => now.jsonValue());

/** Hands for a table whose orders take their way over a line: what was pressed is waited for. */
const patient = {
  press: async (page, target) => {
    const before = await shown(page);
    await target.click();
    await shown(page, before);
  },
};

/** The log of the only save of a page, once it is as long as the other's. */
const logOf = async (page) => JSON.parse((await keptSaves(page))[0].text);

/** Whose page has something to do: buttons, or the end. */
async function asked(pages) {
  const marks = ".table-actions button[data-order], .end-table";
  return Promise.any(pages.map(async (page) => (await page.locator(marks).first().waitFor({ timeout: SLACK }), page)));
}

test("nobody is contacted before a person agrees, and what an invitation says is understood", async () => {
  const host = await newPage("desktop", { reducedMotion: "reduce" });
  await wired(host);
  await hosting(host, ["Captain B"]);
  await host.getByRole("button", { name: "Connect Captain B" }).first().click();
  await host.getByText(/see each other’s network address/).waitFor();
  assert.equal(await host.evaluate(() => (window.peers ?? []).length), 0);
  await assertAccessible(host);
  await host.getByRole("button", { name: "Agree and invite" }).click();
  const invitation = await linked(host);
  assert.ok(invitation.length < 420, `${invitation.length} letters`);
  await assertAccessible(host);

  const guest = await newPage("phone");
  await wired(guest);
  await open(guest, invitation);
  assert.equal(await guest.evaluate(() => (window.peers ?? []).length), 0);
  await assertAccessible(guest);
  const other = await newPage("phone");
  await open(other, invitation.slice(0, -3));
  await other.getByText(/^The link is not whole/).waitFor();
  for (const page of [host, guest, other]) assertClean(page);
});

test("a whole match is played over a line that is lost once, and both hold the same", async () => {
  const host = await newPage("desktop", { reducedMotion: "reduce" });
  const guest = await newPage("desktop", { reducedMotion: "reduce" });
  await wired(guest);
  await hosting(host, ["Captain B"]);
  await connect(host, guest, "Captain B");
  const foe = (await asked([host, guest]).then(awaitTurn)).ships.find(({ ship }) => ship.endsWith("B")).ship;

  let cut = false;
  for (let turns = 0; turns < 200; turns += 1) {
    const here = await asked([host, guest]);
    if ((await here.locator(".end-table").count()) > 0) break;
    await play(here, patient, { passive: [foe], enough: ({ buttons, over }) => buttons.length === 0 || over });
    if (!cut && (await host.locator(".end-table").count()) === 0) {
      cut = true;
      await guest.evaluate(() => window.channels.forEach((channel) => channel.close()));
      await host.getByText(/^Somebody is not connected|Not connected/).first().waitFor();
      await guest.getByText(/^The line is gone/).first().waitFor();
      await connect(host, guest, "Captain B");
    }
  }
  for (const page of [host, guest]) await page.locator(".end-table").waitFor();
  assert.ok(cut);
  const [mine, theirs] = [await logOf(host), await logOf(guest)];
  assert.deepEqual(theirs.log, mine.log);
  assert.equal(theirs.seed, mine.seed, "the seed was made by both");
  for (const page of [host, guest]) {
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await page.getByText(/^Verified: everybody made the chance/).waitFor();
    assertClean(page);
  }
});

test("a guest that cheats is refused, told and sent away, and the match stays as it was", async () => {
  const host = await newPage("desktop", { reducedMotion: "reduce" });
  const guest = await newPage("desktop", { reducedMotion: "reduce" });
  await wired(guest);
  await hosting(host, ["Captain B"]);
  await connect(host, guest, "Captain B");
  await asked([host, guest]);
  const before = await logOf(host);
  const say = (text) => guest.evaluate((text) => window.channels.at(-1).send(text), text);
  const at = { entries: before.log.length, fingerprint: 0 };
  await say("no message");
  await say(JSON.stringify({ t: "act", seq: 1, at, seat: 0, action: "EndTurn" }));
  await say(JSON.stringify({ t: "act", seq: 1, at, seat: 255, action: "TimeOut" }));
  await say("x".repeat(200_000));
  for (let again = 0; again < 12; again += 1) await say(JSON.stringify({ t: "hello" })).catch(() => {});
  await guest.getByText(/^The host has closed the line after too many/).first().waitFor();
  await host.getByRole("button", { name: "Connect Captain B" }).first().waitFor();
  assert.deepEqual((await logOf(host)).log, before.log);
  assertClean(host);
});

test("an answer opened as a link finds the table in another tab", async () => {
  const host = await newPage("desktop", { reducedMotion: "reduce" });
  const guest = await newPage("desktop", { reducedMotion: "reduce" });
  await hosting(host, ["Captain B"]);
  await host.getByRole("button", { name: "Connect Captain B" }).first().click();
  await host.getByRole("button", { name: "Agree and invite" }).click();
  await open(guest, await linked(host));
  await guest.getByRole("button", { name: "Agree and answer" }).click();
  const answer = await linked(guest);
  const tab = await nextPage(host);
  await open(tab, answer);
  await tab.getByText(/^The table has it/).waitFor();
  await host.getByText("Captain B is connected.").waitFor();
  await guest.locator(".table").waitFor();
  for (const page of [host, guest, tab]) assertClean(page);
});
