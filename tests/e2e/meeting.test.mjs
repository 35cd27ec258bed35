// Direct play through a signaling server that the page names: one link connects the players.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { BASE_URL, assertAccessible, assertClean, eventually, newPage, open } from "./support.mjs";
import { play } from "./captain.mjs";
import { awaitLoss, awaitSharedSeed, closeInvitation, invite, pageToAct, patientInput, savedMatch, startHosting } from "./lines.mjs";
import { startSignalingServer } from "./rendezvous.mjs";

let program;
before(async () => {
  program = await startSignalingServer();
});
after(() => program.stop());

/** Opens a page that names a signaling server, as an installation configures it. */
async function openPage(size = "desktop", address = program.address) {
  // A page that a test provides counts as remote and must ask before it connects to this machine.
  const page = await newPage(size, { permissions: ["local-network-access"] });
  await page.route((url) => url.href.split("#")[0] === BASE_URL, async (route) => {
    const response = await route.fetch();
    const metaTag = `<meta name="rendezvous" content="${address}" />`;
    const text = (await response.text()).replace("connect-src 'self'", `connect-src 'self' ${address}`).replace("</title>", `</title>${metaTag}`);
    await route.fulfill({ response, body: text });
  });
  return page;
}

/** Opens a link on the page of a guest and agrees to connect. */
async function followLink(guest, link) {
  await open(guest, link);
  await guest.getByRole("button", { name: "Agree and connect" }).click();
}

const awaitConnected = (host) => host.getByText("Captain B is connected.").waitFor();
const awaitSeated = async (guest) => {
  await guest.locator(".table").waitFor();
  await guest.getByText("Connected to the host.").waitFor();
};

test("one link connects two browsers, also after the guest or the host reloads", async () => {
  const [host, guest] = [await openPage(), await openPage()];
  await startHosting(host, ["Captain B"]);
  await host.getByRole("button", { name: "Connect Captain B" }).first().click();
  await host.getByText(`The server ${program.address.slice(5)} passes these addresses on`).waitFor();
  assert.equal(program.peers.size, 0, "nobody is contacted before a person agrees");
  await assertAccessible(host);
  await closeInvitation(host);
  const link = await invite(host, "Captain B");
  assert.ok(link.length < 100, `${link.length} letters`);
  await host.getByRole("img", { name: "The link as a scannable code" }).waitFor();
  await assertAccessible(host);

  await open(guest, link);
  await guest.getByText("passes these addresses on").waitFor();
  assert.equal(program.peers.size, 1, "the guest has not agreed");
  await assertAccessible(guest);
  await guest.getByRole("button", { name: "Agree and connect" }).click();
  await awaitConnected(host);
  await closeInvitation(host);
  await awaitSeated(guest);
  await awaitSharedSeed([host, guest]);
  await play(await pageToAct([host, guest]), patientInput, { passive: ["Rhino A", "Rhino B"], enough: ({ buttons }) => buttons.length === 0 });
  const assertSameLog = () => eventually(async () => assert.deepEqual((await savedMatch(guest)).log, (await savedMatch(host)).log));
  await assertSameLog();

  // The guest is away for a while: the host still waits in the same signaling room.
  await guest.reload();
  await awaitLoss(host, undefined, "Captain B");
  await followLink(guest, link);
  await awaitSeated(guest);
  await assertSameLog();
  // The host is away, and the guest comes first.
  await host.reload();
  await host.locator(".table").waitFor();
  await guest.reload();
  await followLink(guest, link);
  await guest.getByText("Waiting for the host").waitFor();
  assert.equal(await invite(host, "Captain B"), link, "the link of a seat stays the same");
  await awaitConnected(host);
  await closeInvitation(host);
  await awaitSeated(guest);
  await assertSameLog();
  for (const page of [host, guest]) assertClean(page);
});

test("strangers in a signaling room change nothing and learn nothing of the match", async () => {
  const host = await openPage();
  await startHosting(host, ["Captain B"]);
  const before = await savedMatch(host);
  const link = await invite(host, "Captain B");
  const room = [...program.peers.values()].at(-1).room;
  const { received, send, leave } = program.connectClient(room);
  const invited = () => received.filter(({ Signal }) => Signal).map(({ Signal }) => Signal);
  await eventually(() => assert.equal(invited().length, 1));
  const [{ sender, data: invitation }] = invited();
  const sendToHost = (data) => send(sender, data);
  for (const text of ["", "no code", "x".repeat(30_000), invitation]) sendToHost(text);
  sendToHost({ Offer: "of another program" });
  for (let again = 0; again < 80; again += 1) sendToHost("come");
  await eventually(() => assert.equal(invited().length, 64, "invitations come to an end"));
  leave();
  assert.equal(await host.locator(".direct-seats").getByText("Not connected").count(), 1);
  assert.deepEqual(await savedMatch(host), before);

  // A new signaling room needs a new invitation.
  await closeInvitation(host);
  assert.equal(await invite(host, "Captain B"), link);
  const guest = await openPage("phone");
  await followLink(guest, link);
  await awaitConnected(host);
  // On a phone, the panel beside the board is one press away.
  await guest.getByRole("button", { name: "Connected", exact: true }).click();
  await awaitSeated(guest);
  await closeInvitation(host);
  // One of the two waits for the other.
  for (const page of [host, guest]) {
    await assertAccessible(page);
    assertClean(page);
  }
});

test("the host leaves the signaling room when a seat is played locally again", async () => {
  const host = await openPage();
  await startHosting(host, ["Captain B"]);
  await invite(host, "Captain B");
  const { room } = [...program.peers.values()].at(-1);
  const waiting = () => [...program.peers.values()].filter((peer) => peer.room === room).length;
  assert.equal(waiting(), 1);
  await closeInvitation(host);
  await host.getByRole("button", { name: "Menu" }).click();
  await host.getByRole("combobox", { name: "Captain B" }).selectOption("human");
  await closeInvitation(host);
  await eventually(() => assert.equal(waiting(), 0));
  assertClean(host);
});

test("an unreachable signaling server is reported, and links can be exchanged by hand", async () => {
  const silent = await startSignalingServer();
  await silent.stop();
  const host = await openPage("desktop", silent.address);
  await startHosting(host, ["Captain B"]);
  await host.getByRole("button", { name: "Connect Captain B" }).first().click();
  await host.getByRole("button", { name: "Agree and invite" }).click();
  await host.getByText(/^The meeting server does not respond/).waitFor();
  await host.getByRole("button", { name: "Invite without the server" }).click();
  await host.getByRole("textbox", { name: /^Paste the answer/ }).waitFor();

  // A page that names no server cannot follow a link to one.
  const link = await (async () => {
    const other = await openPage();
    await startHosting(other, ["Captain B"]);
    return invite(other, "Captain B");
  })();
  const guest = await newPage("phone");
  await open(guest, link);
  await guest.getByText(/^The meeting server does not respond/).waitFor();
  assertClean(guest);
});
