// Matches between several browsers: setting one up, connecting it by hand, and playing it.
import assert from "node:assert/strict";
import { TIMEOUT, assertAccessible, assertClean, eventually, newPage, open } from "./support.mjs";
import { ACTIONABLE, awaitTurn } from "./captain.mjs";
import { storedSaves } from "./position.mjs";

/**
 * Records every connection of a page, its channels and all messages received on them, so that a
 * test can count and cut them, listen or send. Also records how many messages had arrived when the
 * page sent its last action. `replacements` maps patterns in the first message of the page to texts
 * that are sent instead.
 */
export const recordConnections = (page, replacements = {}) =>
  page.addInitScript((replacements) => {
    window.peers = [];
    window.channels = [];
    window.received = [];
    window.receivedAtAction = -1;
    const Peer = window.RTCPeerConnection;
    window.RTCPeerConnection = class extends Peer {
      constructor(...all) {
        super(...all);
        window.peers.push(this);
        this.addEventListener("datachannel", ({ channel }) => {
          window.channels.push(channel);
          channel.addEventListener("message", ({ data }) => window.received.push(data));
        });
      }
    };
    const { send } = RTCDataChannel.prototype;
    RTCDataChannel.prototype.send = function (text) {
      if (text.startsWith('{"t":"act"')) window.receivedAtAction = window.received.length - 1;
      const isFirst = text.startsWith('{"t":"hello"');
      const message = isFirst ? Object.entries(replacements).reduce((sent, [from, to]) => sent.replace(new RegExp(from), to), text) : text;
      return send.call(this, message);
    };
  }, replacements);

/**
 * Sets up a match in which the seats in `away` are remote, and starts it. `weak` seats have little
 * hull.
 */
export async function startHosting(page, away, { board = "", weak = [], seconds } = {}) {
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

/** Returns the hash of the link in the open dialog. */
const linkHash = async (page) => new URL(await page.getByRole("textbox", { name: "Link", exact: true }).inputValue()).hash;

/** Invites a guest to a seat on the page of the host. Returns the hash of the invitation link. */
export async function invite(host, who) {
  await host.getByRole("button", { name: `Connect ${who}` }).first().click();
  await host.getByRole("button", { name: "Agree and invite" }).click();
  return linkHash(host);
}

/** Answers an invitation on the page of a guest. Returns the hash of the answer link. */
export async function answer(guest, invitation) {
  await open(guest, invitation);
  await guest.getByRole("button", { name: "Agree and answer" }).click();
  return linkHash(guest);
}

/** Opens an answer on the page of the host. */
export async function openAnswer(host, answer) {
  await host.getByRole("textbox", { name: /^Paste the answer/ }).fill(answer);
  await host.getByRole("button", { name: "Connect", exact: true }).click();
}

/** Closes the dialog of an invitation. */
export const closeInvitation = (host) => host.getByRole("dialog").getByRole("button", { name: "Close" }).click();

/** Connects a seat of the host's table with another page, by copying links by hand. */
export async function connect(host, guest, who) {
  const invitation = await invite(host, who);
  await openAnswer(host, await answer(guest, invitation));
  await host.getByText(`${who} is connected.`).waitFor();
  await closeInvitation(host);
  await guest.locator(".table").waitFor();
  await guest.getByText("Connected to the host.").waitFor();
}

/**
 * Returns whether a page has received the result of its last action; until then it shows the old
 * position.
 */
export const hasResult = (page) =>
  page.evaluate(() => window.received.length - 1 > window.receivedAtAction && window.received.at(-1).startsWith('{"t":"update"'));

/** Waits until the shared seed of the match is in force on all pages. */
export async function awaitSharedSeed(pages) {
  await eventually(async () => {
    const all = await Promise.all(pages.map(async (page) => (await storedSaves(page))[0]));
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

/** Returns the only save of a page, parsed. */
export const savedMatch = async (page) => JSON.parse((await storedSaves(page))[0].text);

/** Runs in the page: returns the displayed text that an action can change. */
const visibleState = () => [".table-actions", ".log"].map((part) => document.querySelector(part)?.innerText).join();

/** Waits until the text that an action can change differs from before. */
const awaitChange = (page, before) =>
  page.waitForFunction(
    (before) => [".table-actions", ".log"].map((part) => document.querySelector(part)?.innerText).join() !== before,
    before,
  );

/**
 * Input for a table whose actions go through a connection. An action is pressed only if it is still
 * as it was seen, because the match may go on meanwhile; then the result is awaited.
 */
export const patientInput = {
  press: async (page, target) => {
    const before = await page.evaluate(visibleState);
    await target.click();
    await awaitChange(page, before);
  },
  perform: async (page, input, order) => {
    const before = await page.evaluate(visibleState);
    const pressed = await page.evaluate(({ index, order, name }) => {
      const button = document.querySelectorAll(".table-actions button[data-order]")[index];
      const text = (button?.textContent ?? "").replace(/[\u2066-\u2069]/g, "").trim();
      const isUnchanged = button?.dataset.order === order && text === name && button.getAttribute("aria-disabled") !== "true";
      if (isUnchanged) button.click();
      return isUnchanged;
    }, order);
    if (pressed) await awaitChange(page, before);
  },
};

/** Returns the first page with a button to press, or with the end screen. */
export async function pageToAct(pages) {
  return Promise.any(pages.map(async (page) => (await page.locator(ACTIONABLE).first().waitFor({ timeout: TIMEOUT }), page)));
}

/** Returns everything that a page has received over its connections. */
export const receivedMessages = (page) => page.evaluate(() => window.received.map((text) => JSON.parse(text)));

/** Cuts the connections of a page. */
export const cutConnections = (page) => page.evaluate(() => window.channels.forEach((channel) => channel.close()));

/**
 * Returns a host, whose table `begin` sets up, and a guest, connected by hand. Also returns the
 * name of the guest's seat.
 */
export async function connectedPair(begin, who) {
  const [host, guest] = [await newPage(), await newPage()];
  for (const page of [host, guest]) await recordConnections(page);
  await begin(host);
  const name = who ?? (await host.getByRole("button", { name: /^Connect / }).first().getAttribute("aria-label"));
  const seat = name.replace(/[\u2066-\u2069]/g, "").replace("Connect ", "");
  await connect(host, guest, seat);
  await eventually(async () => assert.ok((await storedSaves(host))[0].direct?.oath, "no seed of all"));
  return { host, guest, who: seat };
}

/**
 * Plays simply on several pages until `enough` returns true: `marks` selects what can be pressed,
 * `target` chooses, `press` presses.
 */
export async function playUntil(pages, { marks, target, press, enough, limit = 400 }) {
  const awaitTarget = (page) => page.locator(marks).filter({ visible: true }).first().waitFor({ timeout: TIMEOUT });
  for (let presses = 0; presses < limit; presses += 1) {
    const page = await Promise.any(pages.map(async (page) => (await awaitTarget(page), page))).catch(async () => {
      const screens = await Promise.all(pages.map((page) => page.locator("body").innerText()));
      throw new Error(`nothing to press after ${presses} presses:\n${screens.join("\n---\n")}`);
    });
    if (await enough(page)) return;
    // The target may be gone, because the match goes on elsewhere.
    await press((await target(page, presses)) ?? page.locator(".prompt-text"), { timeout: 2_000 }).catch(() => {});
  }
  throw new Error(`not enough after ${limit} presses`);
}

/**
 * Resigns on the page of the guest, which reveals everything. Asserts that both pages have the same
 * match and that the guest can open the replay.
 */
export async function resign(host, guest) {
  await guest.getByRole("button", { name: "Menu" }).click();
  await assertAccessible(guest);
  await guest.getByRole("button", { name: "Concede" }).click();
  await guest.getByRole("button", { name: "Yes, concede" }).click();
  for (const page of [host, guest]) await page.locator(".end-table").waitFor();
  await eventually(async () => {
    const [mine, theirs] = [await savedMatch(host), await savedMatch(guest)];
    assert.ok(mine.log.length > 0);
    assert.deepEqual([theirs.log, theirs.seed], [mine.log, mine.seed]);
  });
  await guest.getByRole("dialog").getByRole("link", { name: /^Replay and review/ }).click();
  await guest.locator(".replay-page").waitFor();
  for (const page of [host, guest]) assertClean(page);
}

/**
 * Cuts the connection of a guest and reloads its page. Asserts that it still shows what it had
 * received, and connects it again.
 */
export async function reconnect(host, guest, who, log, { alone = async () => {}, back = async () => {} } = {}) {
  const before = await log(guest);
  await cutConnections(guest);
  await awaitLoss(host, guest, who);
  await guest.reload();
  await guest.getByText(/Your seat is kept: ask the host/).first().waitFor();
  assert.equal(await log(guest), before);
  await alone();
  await connect(host, guest, who);
  await back();
  await eventually(async () => assert.equal(await log(guest), before));
  assert.equal((await storedSaves(guest)).length, 1);
}
