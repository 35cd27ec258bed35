// Matches between several browsers: setting one up, connecting it by hand, and playing it.
import assert from "node:assert/strict";
import { SLACK, assertAccessible, assertClean, eventually, newPage, open } from "./support.mjs";
import { MARKS, awaitTurn } from "./captain.mjs";
import { keptSaves } from "./position.mjs";

/**
 * Records every connection of a page, its channels and all messages received on them, so that a
 * test can count and cut them, listen or send; and how much had arrived when the page sent an
 * action. `lie` maps words in what the page sends first to their replacements.
 */
export const wired = (page, lie = {}) =>
  page.addInitScript((lie) => {
    window.peers = [];
    window.channels = [];
    window.heard = [];
    window.ordered = -1;
    const Peer = window.RTCPeerConnection;
    window.RTCPeerConnection = class extends Peer {
      constructor(...all) {
        super(...all);
        window.peers.push(this);
        this.addEventListener("datachannel", ({ channel }) => {
          window.channels.push(channel);
          channel.addEventListener("message", ({ data }) => window.heard.push(data));
        });
      }
    };
    const { send } = RTCDataChannel.prototype;
    RTCDataChannel.prototype.send = function (text) {
      if (text.startsWith('{"t":"act"')) window.ordered = window.heard.length - 1;
      const first = text.startsWith('{"t":"hello"');
      const said = first ? Object.entries(lie).reduce((said, [from, to]) => said.replace(new RegExp(from), to), text) : text;
      return send.call(this, said);
    };
  }, lie);

/**
 * Sets up a match in which the seats in `away` are remote, and starts it. `weak` seats have little
 * hull.
 */
export async function hosting(page, away, { board = "", weak = [], seconds } = {}) {
  await open(page, `#/new/rift${board && `/${board}`}`);
  for (const who of away) await page.getByRole("combobox", { name: `Player for ${who}` }).selectOption("away");
  for (const nth of weak) {
    await page.locator(".handicap summary").nth(nth).click();
    const handicap = page.locator(".handicap").nth(nth);
    await handicap.getByLabel("Hull, plus or minus").fill("-4");
    await handicap.getByLabel("Strength of each shield bar").fill("1");
  }
  if (seconds) {
    await page.getByRole("radio", { name: "Custom limit" }).check();
    await page.getByLabel("Seconds per turn").fill(String(seconds));
  }
  await page.getByRole("button", { name: "Begin" }).click();
  await awaitTurn(page);
}

/** The target of a link field. */
const linked = async (page) => new URL(await page.getByRole("textbox", { name: "Link", exact: true }).inputValue()).hash;

/** The host invites somebody to a seat. Returns the target of the invitation. */
export async function invite(host, who) {
  await host.getByRole("button", { name: `Connect ${who}` }).first().click();
  await host.getByRole("button", { name: "Agree and invite" }).click();
  return linked(host);
}

/** A guest answers. Returns the target of the answer. */
export async function answer(guest, invitation) {
  await open(guest, invitation);
  await guest.getByRole("button", { name: "Agree and answer" }).click();
  return linked(guest);
}

/** The host opens an answer. */
export async function take(host, answer) {
  await host.getByRole("textbox", { name: /^Paste the answer/ }).fill(answer);
  await host.getByRole("button", { name: "Connect", exact: true }).click();
}

/** Closes the dialog of an invitation. */
export const done = (host) => host.getByRole("dialog").getByRole("button", { name: "Close" }).click();

/** Connects a seat of the host's table with another page, by copying links by hand. */
export async function connect(host, guest, who) {
  const invitation = await invite(host, who);
  await take(host, await answer(guest, invitation));
  await host.getByText(`${who} is connected.`).waitFor();
  await done(host);
  await guest.locator(".table").waitFor();
  await guest.getByText("Connected to the host.").waitFor();
}

/**
 * Whether a page has received the result of its last action; until then it shows the old position.
 */
export const answered = (page) =>
  page.evaluate(() => window.heard.length - 1 > window.ordered && window.heard.at(-1).startsWith('{"t":"update"'));

/** Waits until the shared seed of the match is in force on all pages. */
export async function sworn(pages) {
  await eventually(async () => {
    const all = await Promise.all(pages.map(async (page) => (await keptSaves(page))[0]));
    for (const { direct } of all) assert.ok(direct?.oath, "no seed of all");
    const seeds = new Set(all.map(({ text }) => String(JSON.parse(text).seed)));
    assert.equal(seeds.size, 1, "the seed is not in force");
  });
}

/** Waits until the connection of a seat, or of a guest, is gone on both sides. */
export async function awaitLoss(host, guest, who) {
  await host.locator(".direct-seats li", { hasText: who }).getByText("Not connected").waitFor();
  if (guest) await guest.getByText(/^The connection is lost/).first().waitFor();
}

/** The log of the only save of a page. */
export const matchOf = async (page) => JSON.parse((await keptSaves(page))[0].text);

/** What an action can change, as it is displayed. */
const shown = () => [".table-actions", ".log"].map((part) => document.querySelector(part)?.innerText).join();

/** Waits until what an action can change differs from before. */
const changed = (page, before) =>
  page.waitForFunction(
    (before) => [".table-actions", ".log"].map((part) => document.querySelector(part)?.innerText).join() !== before,
    before,
  );

/**
 * Input for a table whose actions go through a connection. An action is pressed only if it is still
 * as it was seen, because the match may go on meanwhile; then the result is awaited.
 */
export const patient = {
  press: async (page, target) => {
    const before = await page.evaluate(shown);
    await target.click();
    await changed(page, before);
  },
  give: async (page, hands, order) => {
    const before = await page.evaluate(shown);
    const pressed = await page.evaluate(({ index, order, name }) => {
      const button = document.querySelectorAll(".table-actions button[data-order]")[index];
      const text = (button?.textContent ?? "").replace(/[\u2066-\u2069]/g, "").trim();
      const stands = button?.dataset.order === order && text === name && button.getAttribute("aria-disabled") !== "true";
      if (stands) button.click();
      return stands;
    }, order);
    if (pressed) await changed(page, before);
  },
};

/** The page that has something to do: buttons, or the end. */
export async function asked(pages) {
  return Promise.any(pages.map(async (page) => (await page.locator(MARKS).first().waitFor({ timeout: SLACK }), page)));
}

/** Everything that a page has received over its connections. */
export const heard = (page) => page.evaluate(() => window.heard.map((text) => JSON.parse(text)));

/** Cuts the connections of a page. */
export const cut = (page) => page.evaluate(() => window.channels.forEach((channel) => channel.close()));

/**
 * A host, whose table `begin` sets up, and a guest, connected by hand. Also returns the name of the
 * guest's seat.
 */
export async function twoPages(begin, who) {
  const [host, guest] = [await newPage(), await newPage()];
  for (const page of [host, guest]) await wired(page);
  await begin(host);
  const name = who ?? (await host.getByRole("button", { name: /^Connect / }).first().getAttribute("aria-label"));
  const called = name.replace(/[\u2066-\u2069]/g, "").replace("Connect ", "");
  await connect(host, guest, called);
  await eventually(async () => assert.ok((await keptSaves(host))[0].direct?.oath, "no seed of all"));
  return { host, guest, who: called };
}

/**
 * Plays simply on several pages until `enough` returns true: `marks` selects what can be pressed,
 * `target` chooses, `press` presses.
 */
export async function playOn(pages, { marks, target, press, enough, most = 400 }) {
  const waiting = (page) => page.locator(marks).filter({ visible: true }).first().waitFor({ timeout: SLACK });
  for (let presses = 0; presses < most; presses += 1) {
    const page = await Promise.any(pages.map(async (page) => (await waiting(page), page)));
    if (await enough(page)) return;
    // The target may be gone by now, since the match goes on elsewhere.
    await press((await target(page, presses)) ?? page.locator(".prompt-text"), { timeout: 2_000 }).catch(() => {});
  }
  throw new Error(`not enough after ${most} presses`);
}

/**
 * A guest resigns, which reveals everything: both have the same match, and the guest opens the
 * replay.
 */
export async function givesUp(host, guest) {
  await guest.getByRole("button", { name: "Menu" }).click();
  await assertAccessible(guest);
  await guest.getByRole("button", { name: "Concede" }).click();
  await guest.getByRole("button", { name: "Yes, concede" }).click();
  for (const page of [host, guest]) await page.locator(".end-table").waitFor();
  await eventually(async () => {
    const [mine, theirs] = [await matchOf(host), await matchOf(guest)];
    assert.ok(mine.log.length > 0);
    assert.deepEqual([theirs.log, theirs.seed], [mine.log, mine.seed]);
  });
  await guest.getByRole("dialog").getByRole("link", { name: /^Replay and review/ }).click();
  await guest.locator(".replay-page").waitFor();
  for (const page of [host, guest]) assertClean(page);
}

/**
 * The connection of a guest is lost and its page reloaded: what it received is still there, and it
 * continues with a new connection.
 */
export async function comesBack(host, guest, who, log, { alone = async () => {}, back = async () => {} } = {}) {
  const before = await log(guest);
  await cut(guest);
  await awaitLoss(host, guest, who);
  await guest.reload();
  await guest.getByText(/Your seat is kept: ask the host/).first().waitFor();
  assert.equal(await log(guest), before);
  await alone();
  await connect(host, guest, who);
  await back();
  await eventually(async () => assert.equal(await log(guest), before));
  assert.equal((await keptSaves(guest)).length, 1);
}
