// A publisher's backend without packages: it signs tokens for its users and checks webhooks. Node 18 or later.
//
//   CENTAURI_TOKEN_SECRET=… CENTAURI_WEBHOOK_SECRET=whsec_… node publisher.mjs --publisher ID --audience NAME --port 8090
//
// `centauri-server admin publisher add` prints all four. The program prints its address, and one line of JSON for
// each event that is new and has the right signature.
import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import { parseArgs } from "node:util";

/** Seconds for which a token is valid: long enough for a slow network, and at most 600. */
const TOKEN_SECONDS = 120;
/** Seconds by which the time of a webhook may differ from ours; older ones may be repeated by somebody else. */
const WEBHOOK_SECONDS = 300;
/** The largest body that is read, in bytes. */
const MAX_BODY = 65_536;

const { values } = parseArgs({
  options: {
    publisher: { type: "string" },
    audience: { type: "string" },
    port: { type: "string", default: "0" },
  },
});
const tokenSecret = process.env.CENTAURI_TOKEN_SECRET;
const webhookSecret = process.env.CENTAURI_WEBHOOK_SECRET;
if (!values.publisher || !values.audience || !tokenSecret || !webhookSecret) {
  console.error("publisher.mjs: see the comment at its start");
  process.exit(2);
}

const base64url = (value) => Buffer.from(value).toString("base64url");

/** Returns a token for a user: a JWT with HS256, which the server accepts once. */
function token(user, name) {
  const header = { alg: "HS256", typ: "JWT" };
  const claims = {
    iss: values.publisher,
    aud: values.audience,
    sub: user,
    name,
    exp: Math.floor(Date.now() / 1000) + TOKEN_SECONDS,
    jti: randomUUID(),
  };
  const signed = `${base64url(JSON.stringify(header))}.${base64url(JSON.stringify(claims))}`;
  return `${signed}.${createHmac("sha256", tokenSecret).update(signed).digest("base64url")}`;
}

/** Whether a body has the signature of the server and is not old. */
function isGenuine(headers, body) {
  const { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures } = headers;
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!id || !signatures || !(age <= WEBHOOK_SECONDS)) return false;
  const key = Buffer.from(webhookSecret.replace(/^whsec_/, ""), "base64");
  const expected = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest();
  return signatures.split(" ").some((one) => {
    const [version, text = ""] = one.split(",");
    const given = Buffer.from(text, "base64");
    return version === "v1" && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** The ids of events that were handled. An event may arrive twice; store these with its effects. */
const handled = new Set();

function onWebhook(request, response) {
  let body = "";
  request.setEncoding("utf8");
  request.on("data", (part) => {
    body += part;
    if (body.length > MAX_BODY) request.destroy();
  });
  request.on("end", () => {
    if (!isGenuine(request.headers, body)) return response.writeHead(401).end();
    const id = request.headers["webhook-id"];
    if (!handled.has(id)) {
      handled.add(id);
      console.log(JSON.stringify(JSON.parse(body)));
    }
    response.writeHead(204).end();
  });
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url, "http://localhost");
  if (request.method === "POST" && pathname === "/webhook") return onWebhook(request, response);
  if (request.method === "POST" && pathname === "/token") {
    // Take user and name from the session of your own login, never from the request as this sample does.
    const text = token(searchParams.get("user") ?? "", searchParams.get("name") ?? "");
    return response.writeHead(200, { "content-type": "text/plain", "cache-control": "no-store" }).end(text);
  }
  response.writeHead(404).end();
});
server.listen(Number(values.port), "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}/`));
