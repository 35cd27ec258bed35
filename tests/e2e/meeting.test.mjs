// Direct play through a signaling server that the page names: one link connects the players.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { BASE_URL, assertAccessible, assertClean, eventually, newPage, open } from "./support.mjs";
import { play } from "./captain.mjs";
import { asked, awaitLoss, done, hosting, invite, matchOf, patient, sworn } from "./lines.mjs";
import { rendezvous } from "./rendezvous.mjs";

let program;
before(async () => {
  program = await rendezvous();
});
after(() => program.stop());

/** A page that names a server, as an installation configures it. */
async function page(size = "desktop", address = program.address) {
  // A page that a test provides counts as remote and must ask before it connects to this machine.
  const page = await newPage(size, { permissions: ["local-network-access"] });
  await page.route((url) => url.href.split("#")[0] === BASE_URL, async (route) => {
    const response = await route.fetch();
    const named = `<meta name="rendezvous" content="${address}" />`;
    const text = (await response.text()).replace("connect-src 'self'", `connect-src 'self' ${address}`).replace("</title>", `</title>${named}`);
    await route.fulfill({ response, body: text });
  });
  return page;
}

/** A guest opens a link and agrees. */
async function come(guest, link) {
  await open(guest, link);
  await guest.getByRole("button", { name: "Agree and connect" }).click();
}

const connected = (host) => host.getByText("Captain B is connected.").waitFor();
const seated = async (guest) => {
  await guest.locator(".table").waitFor();
  await guest.getByText("Connected to the host.").waitFor();
};

test("one link connects two browsers, and again after the guest or the host was away", async () => {
  const [host, guest] = [await page(), await page()];
  await hosting(host, ["Captain B"]);
  await host.getByRole("button", { name: "Connect Captain B" }).first().click();
  await host.getByText(`The server ${program.address.slice(5)} passes these addresses on`).waitFor();
  assert.equal(program.peers.size, 0, "nobody is contacted before a person agrees");
  await assertAccessible(host);
  await done(host);
  const link = await invite(host, "Captain B");
  assert.ok(link.length < 100, `${link.length} letters`);
  await host.getByRole("img", { name: "The link as a scannable code" }).waitFor();
  await assertAccessible(host);

  await open(guest, link);
  await guest.getByText("passes these addresses on").waitFor();
  assert.equal(program.peers.size, 1, "the guest has not agreed");
  await assertAccessible(guest);
  await guest.getByRole("button", { name: "Agree and connect" }).click();
  await connected(host);
  await done(host);
  await seated(guest);
  await sworn([host, guest]);
  await play(await asked([host, guest]), patient, { passive: ["Rhino A", "Rhino B"], enough: ({ buttons }) => buttons.length === 0 });
  const agree = () => eventually(async () => assert.deepEqual((await matchOf(guest)).log, (await matchOf(host)).log));
  await agree();

  // The guest is away for a while: the host still waits in the same signaling room.
  await guest.reload();
  await awaitLoss(host, undefined, "Captain B");
  await come(guest, link);
  await seated(guest);
  await agree();
  // The host is away, and the guest comes first.
  await host.reload();
  await host.locator(".table").waitFor();
  await guest.reload();
  await come(guest, link);
  await guest.getByText("Waiting for the host").waitFor();
  assert.equal(await invite(host, "Captain B"), link, "the link of a seat stays the same");
  await connected(host);
  await done(host);
  await seated(guest);
  await agree();
  for (const page of [host, guest]) assertClean(page);
});

test("strangers in a meeting get nothing done, and nothing of the match", async () => {
  const host = await page();
  await hosting(host, ["Captain B"]);
  const before = await matchOf(host);
  const link = await invite(host, "Captain B");
  const room = [...program.peers.values()].at(-1).room;
  const { heard, say: speak, leave } = program.stranger(room);
  const invited = () => heard.filter(({ Signal }) => Signal).map(({ Signal }) => Signal);
  await eventually(() => assert.equal(invited().length, 1));
  const [{ sender, data: invitation }] = invited();
  const say = (data) => speak(sender, data);
  for (const text of ["", "no code", "x".repeat(30_000), invitation]) say(text);
  say({ Offer: "of another program" });
  for (let again = 0; again < 80; again += 1) say("come");
  await eventually(() => assert.equal(invited().length, 64, "invitations come to an end"));
  leave();
  assert.equal(await host.locator(".direct-seats").getByText("Not connected").count(), 1);
  assert.deepEqual(await matchOf(host), before);

  // A new signaling room needs a new invitation.
  await done(host);
  assert.equal(await invite(host, "Captain B"), link);
  const guest = await page("phone");
  await come(guest, link);
  await connected(host);
  // On a phone, the panel beside the board is one press away.
  await guest.getByRole("button", { name: "Connected", exact: true }).click();
  await seated(guest);
  await done(host);
  // One of the two waits for the other.
  for (const page of [host, guest]) {
    await assertAccessible(page);
    assertClean(page);
  }
});

test("nobody is waited for at a seat that is played here again", async () => {
  const host = await page();
  await hosting(host, ["Captain B"]);
  await invite(host, "Captain B");
  const { room } = [...program.peers.values()].at(-1);
  const waiting = () => [...program.peers.values()].filter((peer) => peer.room === room).length;
  assert.equal(waiting(), 1);
  await done(host);
  await host.getByRole("button", { name: "Menu" }).click();
  await host.getByRole("combobox", { name: "Captain B" }).selectOption("human");
  await done(host);
  await eventually(() => assert.equal(waiting(), 0));
  assertClean(host);
});

test("a program that does not answer is told, and there is the way by hand", async () => {
  const silent = await rendezvous();
  await silent.stop();
  const host = await page("desktop", silent.address);
  await hosting(host, ["Captain B"]);
  await host.getByRole("button", { name: "Connect Captain B" }).first().click();
  await host.getByRole("button", { name: "Agree and invite" }).click();
  await host.getByText(/^The meeting server does not respond/).waitFor();
  await host.getByRole("button", { name: "Invite without the server" }).click();
  await host.getByRole("textbox", { name: /^Paste the answer/ }).waitFor();

  // A page that names no server cannot follow a link to one.
  const link = await (async () => {
    const other = await page();
    await hosting(other, ["Captain B"]);
    return invite(other, "Captain B");
  })();
  const guest = await newPage("phone");
  await open(guest, link);
  await guest.getByText(/^The meeting server does not respond/).waitFor();
  assertClean(guest);
});
