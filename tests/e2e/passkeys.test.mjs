// Passkeys: a player adds one, signs in with it in another browser, and signs out a lost device. The passkeys are those of
// the browser's virtual authenticator.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { assertAccessible, assertClean, newPage } from "./support.mjs";
import { newPlayer, startTableServer } from "./table-server.mjs";

let server;
before(async () => {
  // Passkeys belong to a domain, so the page is not opened by its number.
  server = await startTableServer([], { host: "localhost" });
});
after(() => server.stop());

const AUTHENTICATOR = {
  protocol: "ctap2",
  transport: "internal",
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
};

/** Gives a page a device for passkeys. Returns functions that read and add its credentials. */
async function addAuthenticator(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", { options: AUTHENTICATOR });
  return {
    credentials: async () => (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
    add: (credential) => session.send("WebAuthn.addCredential", { authenticatorId, credential }),
    remove: (credentialId) => session.send("WebAuthn.removeCredential", { authenticatorId, credentialId }),
  };
}

const openPlayer = async (page) => {
  await page.locator("summary", { hasText: "Your player" }).click();
};

test("a player signs in with a passkey in another browser, and signs out a lost one", async () => {
  const ann = await newPlayer(server, "Ann");
  const device = await addAuthenticator(ann);
  await openPlayer(ann);
  await ann.getByRole("button", { name: "Add a passkey" }).click();
  const list = ann.getByRole("list", { name: "Your passkeys" });
  await list.getByText("never used").waitFor();
  await assertAccessible(ann);
  const [credential] = await device.credentials();
  assert.equal(credential.rpId, "localhost");

  // On a phone, to which the passkey was carried by its maker.
  const phone = await newPage("phone");
  phone.allowedUrls.push(server.address);
  await phone.goto(`${server.address}#/online`);
  const other = await addAuthenticator(phone);
  const signIn = phone.getByRole("button", { name: "Sign in with a passkey" });
  await signIn.waitFor();
  await assertAccessible(phone);
  await other.add(credential);
  await signIn.click();
  await phone.getByText("You play as Ann").waitFor();
  await openPlayer(phone);
  await phone.getByRole("list", { name: "Your passkeys" }).getByText("last used less than a minute ago").waitFor();

  // The phone is lost.
  await ann.getByRole("button", { name: "Sign out other devices" }).click();
  await ann.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
  await ann.getByText("All other devices are signed out.").waitFor();
  await phone.reload();
  await phone.getByRole("heading", { name: "Choose your name" }).waitFor();

  // Without its passkey it cannot return.
  await ann.getByRole("button", { name: /^Remove passkey/ }).click();
  await list.waitFor({ state: "detached" });
  await phone.getByRole("button", { name: "Sign in with a passkey" }).click();
  await phone.getByText("The server does not know this passkey.").waitFor();
  await assertAccessible(phone);
  await assertClean(ann);
});
