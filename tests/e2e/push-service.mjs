// A push service for tests: it receives what the server sends, and decrypts it as a browser does
// (RFC 8188 and 8291), with the cryptography of node.
import assert from "node:assert/strict";
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer } from "node:http";
import { eventually } from "./support.mjs";

const derive = (secret, salt, info, length) => Buffer.from(hkdfSync("sha256", secret, salt, info, length));

/** Starts a push service with one subscriber. */
export async function startPushService() {
  const received = [];
  const server = createServer(async (request, response) => {
    const parts = [];
    for await (const part of request) parts.push(part);
    received.push({ path: request.url, headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(201).end();
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A test that fails stops nothing, and must end all the same.
  server.unref();
  const origin = `http://127.0.0.1:${server.address().port}`;
  const key = createECDH("prime256v1");
  const [publicKey, auth] = [key.generateKeys(), randomBytes(16)];

  const decrypt = (body) => {
    const [salt, length] = [body.subarray(0, 16), body[20]];
    const serverKey = body.subarray(21, 21 + length);
    const record = body.subarray(21 + length);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, serverKey]);
    const input = derive(key.computeSecret(serverKey), auth, info, 32);
    const contentKey = derive(input, salt, "Content-Encoding: aes128gcm\0", 16);
    const nonce = derive(input, salt, "Content-Encoding: nonce\0", 12);
    const cipher = createDecipheriv("aes-128-gcm", contentKey, nonce).setAuthTag(record.subarray(-16));
    const text = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
    assert.equal(text.at(-1), 2, "the last record");
    return JSON.parse(text.subarray(0, -1));
  };

  return {
    subscription: {
      endpoint: `${origin}/subscriber`,
      keys: { p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") },
    },
    /** Waits for the next message, verifies who has sent it, and returns what it says. */
    next: async (serverKey) => {
      const { headers, body } = await eventually(async () => {
        assert.ok(received.length > 0, "a message");
        return received.shift();
      });
      assertSigned(headers.authorization, { serverKey, origin });
      assert.equal(headers["content-encoding"], "aes128gcm");
      return decrypt(body);
    },
    count: () => received.length,
    stop: () => server.close(),
  };
}

/** Asserts that a message was signed with a key for this push service (RFC 8292). */
function assertSigned(authorization, { serverKey, origin }) {
  const [, token, key] = /^vapid t=(.+), k=(.+)$/.exec(authorization);
  assert.equal(key, serverKey);
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const [header, claims, signature] = token.split(".");
  const signed = Buffer.from(`${header}.${claims}`);
  assert.ok(verify("sha256", signed, { key: publicKey, dsaEncoding: "ieee-p1363" }, Buffer.from(signature, "base64url")));
  const { aud, exp } = JSON.parse(Buffer.from(claims, "base64url"));
  assert.equal(aud, origin);
  assert.ok(exp > Date.now() / 1000 && exp < Date.now() / 1000 + 86_400);
}

/**
 * Makes a page subscribe at this push service: a browser without internet access cannot reach its
 * own. Runs before the page is opened.
 */
export async function useService(page, service, origin) {
  await page.context().grantPermissions(["notifications"], { origin });
  await page.addInitScript((subscription) => {
    const KEY = "test.subscribed";
    const subscribed = () => {
      const one = Object.create(PushSubscription.prototype);
      one.toJSON = () => ({ ...subscription, expirationTime: null });
      one.unsubscribe = async () => (localStorage.removeItem(KEY), true);
      return one;
    };
    PushManager.prototype.getSubscription = async () => (localStorage.getItem(KEY) ? subscribed() : null);
    PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
      if (!userVisibleOnly) throw new Error("messages must be visible");
      localStorage.setItem(KEY, applicationServerKey);
      return subscribed();
    };
  }, service.subscription);
}
