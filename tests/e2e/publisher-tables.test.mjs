// A publisher's page on another origin with the tables of a server: its own users by tokens, the list of open tables,
// and a match in two players to its end, which the page and the publisher's backend are told.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import * as captain from "./captain.mjs";
import { readDeclarations } from "./declarations.mjs";
import { pageToAct, patientInput } from "./lines.mjs";
import { attributes, publish, siteFiles } from "./publisher.mjs";
import { samples } from "./samples.mjs";
import { assertAccessible, assertClean, eventually, newPage } from "./support.mjs";
import { startTableServer } from "./table-server.mjs";

const SAMPLE = fileURLToPath(new URL("../../server/samples/publisher.mjs", import.meta.url));

const SAMPLES = (await samples()).filter(({ file }) => file === "docs/publishers.md");

/** Returns the only sample of a language in docs/publishers.md. */
function sampleOf(language) {
  const found = SAMPLES.filter((one) => one.language === language);
  assert.equal(found.length, 1, language);
  return found[0].text;
}

let server;
before(async () => {
  server = await startTableServer(["--notify-private"]);
});
after(() => server.stop());

/** Returns a port that nobody listens on. */
async function freePort() {
  const socket = createServer();
  await new Promise((resolve) => socket.listen(0, "127.0.0.1", resolve));
  const { port } = socket.address();
  await new Promise((resolve) => socket.close(resolve));
  return port;
}

/** Publishes a page with this body that may use the elements of the server. */
function publishPage(body) {
  const origin = new URL(server.address).origin;
  const script = `
    import * as player from "${server.address}embed/player.v1.js";
    import * as tables from "${server.address}embed/tables.v1.js";
    window.modules = { player, tables };
    window.reported = [];
    for (const name of [...player.EVENTS, ...tables.EVENTS]) {
      addEventListener(name, (event) => reported.push({ name, id: event.target.id, detail: event.detail }));
    }
  `;
  const style = "centauri-player { block-size: 40rem; }";
  return publish(siteFiles(body, { script, style }), policyFor(origin));
}

/** Returns the policy of a page that trusts the server and itself. */
const policyFor = (origin) =>
  `default-src 'none'; script-src 'self' ${origin}; style-src 'self'; frame-src ${origin}; connect-src 'self' ${origin}`;

/** Registers the site as a publisher and starts its backend. Returns how to sign a token, and the events it has accepted. */
async function startBackend(site) {
  const port = await freePort();
  const webhook = `http://127.0.0.1:${port}/webhook`;
  const { stdout } = await server.admin("publisher", "add", "Club", "--origin", new URL(site).origin, "--webhook", webhook);
  const valueOf = (name) => new RegExp(`^${name} +(\\S+)$`, "m").exec(stdout)[1];
  const child = spawn(process.execPath, [SAMPLE, "--publisher", valueOf("publisher"), "--audience", valueOf("audience"), "--port", `${port}`], {
    env: { ...process.env, CENTAURI_TOKEN_SECRET: valueOf("token secret"), CENTAURI_WEBHOOK_SECRET: valueOf("webhook secret") },
    stdio: ["ignore", "pipe", "inherit"],
  });
  after(() => child.kill());
  const events = [];
  const address = await new Promise((resolve) => {
    createInterface({ input: child.stdout }).on("line", (line) => (line.startsWith("{") ? events.push(JSON.parse(line)) : resolve(line)));
  });
  const token = async (user, name) => (await fetch(`${address}token?${new URLSearchParams({ user, name })}`, { method: "POST" })).text();
  return { events, token, id: valueOf("publisher") };
}

async function openPage(site) {
  const page = await newPage();
  page.allowedUrls.push(site, server.address);
  await page.goto(site);
  await page.waitForFunction(() => window.modules);
  return page;
}

/** Sets properties and attributes of an element. */
const change = (page, id, values) =>
  page.evaluate(([id, { token, ...values }]) => {
    const element = document.getElementById(id);
    if (token) element.token = token;
    for (const [name, value] of Object.entries(values)) element.setAttribute(name, value);
  }, [id, values]);

/** Returns what an element has reported under a name. */
const reports = (page, name, id) =>
  page.evaluate(([name, id]) => reported.filter((one) => one.name === name && one.id === id).map(({ detail }) => detail), [name, id]);

/** Waits for a report that fits, and returns it. */
const awaitReport = (page, name, id, fits = () => true) =>
  eventually(async () => {
    const found = (await reports(page, name, id)).find(fits);
    assert.ok(found, `${name} of ${id}`);
    return found;
  });

/** Returns the document in the frame of a player. */
const frameOf = async (page, id) => (await page.locator(`#${id} iframe`).last().elementHandle()).contentFrame();

test("two users of a publisher play a match in two players, and page and backend learn the result", async () => {
  const player = (id) => `<centauri-player ${attributes({ id, game: "rift", title: id })}></centauri-player>`;
  const site = await publishPage(player("one") + player("two"));
  const { events, token } = await startBackend(site);
  const page = await openPage(site);
  const tokens = { one: await token("u1", "Ada"), two: await token("u2", "Ben") };

  await change(page, "one", { token: tokens.one, table: "new", start: "auto" });
  const host = page.frameLocator("#one iframe").last();
  await host.getByRole("combobox", { name: "Player for Captain B" }).selectOption("away");
  assert.equal(await host.getByRole("button", { name: "Begin" }).count(), 0, "a match in this browser only");
  await host.getByRole("button", { name: "Play online" }).click();
  await host.getByRole("radio", { name: "Only with the invitation" }).check();
  await host.getByRole("button", { name: "Open table" }).click();
  const opened = await awaitReport(page, "player:table", "one");
  assert.deepEqual([opened.phase, opened.game, opened.seat], ["waiting", "rift", 0]);
  assert.equal(await page.evaluate(() => document.getElementById("one").api(1).state), "ready");

  await change(page, "two", { token: tokens.two, table: opened.id, invitation: opened.invitation, start: "auto" });
  const guest = page.frameLocator("#two iframe").last();
  await guest.getByRole("listitem").filter({ hasText: "Ada" }).waitFor();
  await guest.getByRole("button", { name: "Join at seat 2" }).click();
  for (const id of ["one", "two"]) await awaitReport(page, "player:turn", id);
  assert.equal(await page.evaluate(() => document.getElementById("two").api(1).state), "playing");

  const frames = [await frameOf(page, "one"), await frameOf(page, "two")];
  await captain.play(await pageToAct(frames), patientInput, { enough: ({ buttons, over }) => buttons.length === 0 || over });
  for (const id of ["one", "two"]) await awaitReport(page, "player:event", id);
  const acting = await pageToAct(frames);
  const loser = frames.indexOf(acting);
  await acting.getByRole("button", { name: "Menu" }).click();
  await acting.getByRole("button", { name: "Concede" }).click();
  await acting.getByRole("button", { name: "Yes, concede" }).click();
  for (const id of ["one", "two"]) {
    assert.deepEqual((await awaitReport(page, "player:over", id)).winners, [1 - loser]);
  }

  const event = await eventually(async () => {
    assert.equal(events.length, 1);
    return events[0];
  });
  assert.deepEqual([event.type, event.data.table, event.data.winners], ["match.over", opened.id, [1 - loser]]);
  assert.deepEqual(event.data.seats.map(({ user }) => user), ["u1", "u2"]);

  const shape = ({ data, ...envelope }) => [Object.keys(envelope), Object.keys(data), Object.keys(data.seats[0])];
  assert.deepEqual(shape(event), shape(JSON.parse(sampleOf("json"))), "the sample of the document");

  // Neither tokens nor the invitation are part of an address, and a token in the document is not needed.
  for (const frame of page.frames()) {
    for (const secret of [tokens.one, tokens.two, opened.invitation]) assert.ok(!frame.url().includes(secret), frame.url());
  }
  assert.ok(!(await page.content()).includes(tokens.one));

  // A frame that is loaded again continues the match, although its token is used up.
  await frames[1].evaluate(() => location.reload());
  await page.frameLocator("#two iframe").last().locator(".end-table, .table").first().waitFor();
  await eventually(async () => assert.ok((await reports(page, "player:over", "two")).length > 1));

  // A used token says so, and a new one begins anew.
  await change(page, "one", { token: `${tokens.one} ` });
  const refused = await awaitReport(page, "player:error", "one");
  assert.equal(refused.code, "config/token");
  await page.frameLocator("#one iframe").last().getByText("Your sign-in has expired.").waitFor();
  assertClean(page, /^401: |Failed to load resource/);
});

test("a list of open tables updates itself and opens tables in a player", async () => {
  const body = `<centauri-tables id="list" game="rift" for="seat" lang="en"></centauri-tables>
    <centauri-tables id="links" game="saga" lang="de"></centauri-tables>
    <centauri-player ${attributes({ id: "seat", game: "saga", title: "seat" })}></centauri-player>`;
  const site = await publishPage(body);
  const { token, id } = await startBackend(site);
  const page = await openPage(site);
  await page.getByText("No table waits for players now.").waitFor();
  const link = page.getByRole("link", { name: "Neuer Tisch" });
  assert.equal(await link.getAttribute("href"), `${server.address}#/new/saga`);
  await assertAccessible(page, ["#seat"]);

  const request = async (path, body, key) => {
    const headers = { "content-type": "application/json", ...(key && { authorization: `Bearer ${key}` }) };
    const answer = await fetch(new URL(`api/v1/${path}`, server.address), { method: "POST", headers, body: JSON.stringify(body) });
    assert.ok(answer.ok, `${path}: ${answer.status}`);
    return answer.json();
  };
  const { key } = await request("publisher-session", { token: await token("u3", "Ada") });
  const { offer } = await request("seed-offers", {}, key);
  const table = await request("tables", {
    game: "rift", seats: [{ kind: "me" }, { kind: "open" }], time_control: { kind: "live", seconds: 180 }, visibility: "public",
    seed_offer: offer, seed_share: "5f".repeat(32),
  }, key);
  await page.evaluate(() => document.getElementById("list").refresh());
  const row = page.getByRole("listitem").filter({ hasText: "Ada" });
  for (const text of ["Centauri Rift", "Open seats: 1 / 2", "3 minutes per decision"]) await row.getByText(text).waitFor();
  assert.equal(await page.getByRole("listitem").count(), 1, "only tables of the game");
  await assertAccessible(page, ["#seat"]);

  // The page may decide what a press does.
  await page.evaluate(() => addEventListener("tables:join", (event) => event.preventDefault(), { once: true }));
  const join = page.getByRole("button", { name: "Join: Centauri Rift, Ada" });
  await join.click();
  assert.equal(await page.locator("#seat").getAttribute("table"), null);
  await change(page, "seat", { token: await token("u4", "Ben") });
  await join.click();
  const frame = page.frameLocator("#seat iframe").last();
  await frame.getByRole("button", { name: "Join at seat 2" }).click();
  await awaitReport(page, "player:turn", "seat");
  await page.evaluate(() => document.getElementById("list").refresh());
  await row.waitFor({ state: "detached" });
  assert.equal((await awaitReport(page, "player:table", "seat")).id, table.id);

  // Removing the publisher ends what its users may do.
  await server.admin("publisher", "remove", id);
  const me = await fetch(new URL("api/v1/me", server.address), { headers: { authorization: `Bearer ${key}` } });
  assert.equal(me.status, 401);
  assertClean(page);
});

test("players without a table server and frames without an origin have no tables", async () => {
  const values = { game: "rift", table: "a1", start: "auto" };
  const strict = `<centauri-player ${attributes({ ...values, id: "strict", sandbox: "strict" })}></centauri-player>`;
  const missing = `<centauri-player ${attributes({ ...values, id: "missing" })}></centauri-player>`;
  const site = await publishPage(strict + missing);
  const { token } = await startBackend(site);
  const page = await openPage(site);
  assert.equal((await awaitReport(page, "player:error", "strict")).code, "config/table");
  await change(page, "missing", { token: await token("u5", "Ada") });
  assert.equal((await awaitReport(page, "player:error", "missing")).code, "config/table");
  assertClean(page, /^404: |Failed to load resource/);
});

test("a page of a site that is no publisher cannot show the player", async () => {
  const site = await publishPage(`<centauri-player ${attributes({ id: "other", game: "rift", start: "auto" })}></centauri-player>`);
  const page = await openPage(site);
  const error = await awaitReport(page, "player:error", "other");
  assert.equal(error.code, "net/unreachable");
  assertClean(page, /frame-ancestors|failed: /);
});

test("the declarations of the list of tables and the element agree", async () => {
  const types = await readFile(new URL("../../static/embed/tables.v1.d.ts", import.meta.url), "utf8");
  const { membersOf, exported } = readDeclarations(types);
  const site = await publishPage("");
  const page = await openPage(site);
  const { exports, ATTRIBUTES, EVENTS, members } = await page.evaluate(() => {
    const { tables } = modules;
    const descriptors = Object.getOwnPropertyDescriptors(tables.CentauriTables.prototype);
    return { exports: Object.keys(tables), ...tables, members: Object.keys(descriptors).filter((name) => name !== "constructor") };
  });
  const same = (a, b, what) => assert.deepEqual([...a].sort(), [...b].sort(), what);
  same(exported(), exports, "exports");
  same(membersOf("export interface TablesConfig").properties, ATTRIBUTES, "attributes");
  same(membersOf("export interface TablesEvents").properties, EVENTS, "events");
  const declared = membersOf("export declare class CentauriTables");
  same([...declared.methods.filter((name) => name !== "addEventListener"), "tables"], members, "members");
  assertClean(page);
});

test("the samples for a page of a publisher set up a table as its user", async () => {
  const body = sampleOf("html").replaceAll("https://games.example/", server.address);
  const files = siteFiles(body, { script: `await customElements.whenDefined("centauri-player");\n${sampleOf("js")}` });
  const site = await publish(files, policyFor(new URL(server.address).origin));
  const { token } = await startBackend(site);
  files.token = await token("u6", "Ada");
  const page = await newPage();
  page.allowedUrls.push(site, server.address);
  await page.goto(site);
  await page.getByText("No table waits for players now.").waitFor();
  const frame = page.frameLocator("iframe").last();
  await frame.getByRole("button", { name: "Play online" }).click();
  await frame.getByRole("button", { name: "Begin", exact: true }).waitFor();
  assertClean(page);
});
