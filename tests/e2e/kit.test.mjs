// The kit for publishers, unpacked from its zip in a folder of another site: it runs there, the
// codes it creates work, and its pages keep to their policy. `cargo xtask test` unpacks it and sets
// KIT_URL.
import { test } from "node:test";
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { assertAccessible, defineAfterRender, newContext } from "./support.mjs";
import { awaitTurn } from "./captain.mjs";
import { publish, siteFiles } from "./publisher.mjs";

const KIT = process.env.KIT_URL;

const ORDER = ".table-actions button[data-order]";
/** An action that is available at once. */
const FREE = '[data-order="activate"], [data-order="end-turn"]';

/** A turn in the log. */
const TURN = ".log > li";

/** Opens a page with its errors; requests to anything but the kit or `home` are foreign. */
async function openKitPage(path, home = KIT) {
  assert.ok(KIT, "KIT_URL says where the kit is served");
  const context = await newContext();
  await context.addInitScript(defineAfterRender);
  const page = await context.newPage();
  page.faults = [];
  page.on("console", (message) => {
    if (message.type() === "error") page.faults.push(message.text());
  });
  page.on("pageerror", (error) => page.faults.push(error.message));
  page.on("request", (request) => {
    if (!/^(data|blob):/.test(request.url()) && ![KIT, home].some((own) => request.url().startsWith(own))) page.faults.push(`foreign: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) page.faults.push(`${response.status()}: ${response.url()}`);
  });
  await page.goto(new URL(path, home).href);
  return page;
}

const assertNoFaults = (page) => assert.deepEqual(page.faults.filter((fault) => !fault.includes("favicon")), []);
const get = async (path) => (await fetch(new URL(path, KIT))).text();

test("the game runs from the folder in which the kit was unpacked", async () => {
  const page = await openKitPage("index.html#/new/rift");
  await page.getByRole("combobox", { name: "Player for Captain B" }).selectOption("human");
  await page.getByRole("button", { name: "Begin" }).click();
  await awaitTurn(page);
  assertNoFaults(page);
});

test("the code generator makes a frame with the chosen board, theme, language and pack", async () => {
  const page = await openKitPage("publish/index.html");
  await page.getByRole("combobox", { name: "Board" }).selectOption({ label: "Pebble Gate" });
  await page.getByRole("combobox", { name: "Language" }).selectOption("de");
  await page.getByRole("combobox", { name: "Appearance" }).selectOption("light");
  await page.getByRole("combobox", { name: "Content pack" }).selectOption("none");
  const code = await page.locator("#code").inputValue();
  assert.match(code, /^<iframe src="[^"]+embed\.html\?game=rift&amp;scenario=pebble-gate&amp;theme=light&amp;lang=de&amp;pack=none"/);
  assert.match(code, /sandbox="[^"]+"><\/iframe>\s*$/);
  assert.equal(await page.locator("#preview iframe").getAttribute("src"), code.match(/src="([^"]+)"/)[1].replaceAll("&amp;", "&"));
  await page.locator("#preview").scrollIntoViewIfNeeded();
  await assertAccessible(page, ["#preview"]);

  // The list of open tables and its player take what both have.
  await page.getByRole("radio", { name: /online tables/ }).check();
  const tables = await page.locator("#code").inputValue();
  assert.deepEqual([...tables.matchAll(/embed\/(\w+)\.v1\.js/g)].map(([, name]) => name), ["player", "tables"]);
  assert.match(tables, /<centauri-tables game="rift" theme="light" lang="de" for="match"><\/centauri-tables>\n<centauri-player id="match" game="rift" theme="light" lang="de"\s+title="Centauri Rift">/);
  assertNoFaults(page);

  await page.setContent(`<!doctype html><html lang="en"><title>A blog</title><main>${code}</main>`);
  await page.frameLocator("iframe").locator("body *").first().waitFor();
  assert.equal(await page.frameLocator("iframe").locator("html").getAttribute("lang"), "de");
});

test("the code generator offers the scenarios of Space Rift, and its code plays", async () => {
  const page = await openKitPage("publish/index.html");
  await page.getByRole("combobox", { name: "Game" }).selectOption({ label: "Space Rift" });
  const scenarios = page.getByRole("combobox", { name: "Board or scenario" });
  assert.equal(await scenarios.locator("option").count(), 13);
  await scenarios.selectOption({ label: "First Light" });
  const code = await page.locator("#code").inputValue();
  assert.match(code, /embed\.html\?game=space-rift&amp;scenario=srb-01"\s+title="Space Rift"/);
  assertNoFaults(page);
  await page.setContent(`<!doctype html><html lang="en"><title>A blog</title><main>${code}</main>`);
  const player = page.frameLocator("iframe");
  await player.getByRole("button", { name: "Play" }).click();
  await player.locator(".table").waitFor();
});

test("the code generator offers the maps of Exodus, and its code plays", async () => {
  const page = await openKitPage("publish/index.html");
  await page.getByRole("combobox", { name: "Game" }).selectOption({ label: "Exodus: Proxima Centauri" });
  const maps = page.getByRole("combobox", { name: "Board or scenario" });
  assert.equal(await maps.locator("option").count(), 16);
  await maps.selectOption({ value: "4-standard" });
  const code = await page.locator("#code").inputValue();
  assert.match(code, /embed\.html\?game=exodus&amp;scenario=4-standard"\s+title="Exodus: Proxima Centauri"/);
  assertNoFaults(page);
  await page.setContent(`<!doctype html><html lang="en"><title>A blog</title><main>${code}</main>`);
  const player = page.frameLocator("iframe");
  await player.getByRole("button", { name: "Play" }).click();
  await player.locator(".table").waitFor();
});

test("the generated element plays with the chosen pack on a page of another origin", async () => {
  const page = await openKitPage("publish/index.html");
  await page.getByRole("radio", { name: "the element" }).check();
  await page.getByRole("combobox", { name: "Seats" }).selectOption("human,human");
  await page.getByRole("combobox", { name: "Content pack" }).selectOption("packs/sample.json");
  await page.getByRole("combobox", { name: "Appearance" }).selectOption("dark");
  const code = await page.locator("#code").inputValue();
  assertNoFaults(page);

  const { origin } = new URL(KIT);
  const policy = `default-src 'none'; script-src 'self' ${origin}; style-src 'self'; frame-src ${origin}; connect-src 'self'`;
  const site = await openKitPage("", await publish(siteFiles(code), policy));
  const player = site.frameLocator("centauri-player iframe");
  await player.getByRole("button", { name: "Play" }).click();
  await player.locator(ORDER).first().waitFor();
  await player.getByText(/Barge|Kestrel|Tug/).first().waitFor();
  const accent = (html) => getComputedStyle(html).getPropertyValue("--accent").trim();
  assert.equal(await player.locator("html").evaluate(accent), "#ffc169");
  const turns = await player.locator(TURN).count();
  await player.locator(FREE).first().click();
  await player.locator(TURN).nth(turns).waitFor({ state: "attached" });
  assertNoFaults(site);
});

test("the demo page runs all kinds of embedding side by side", async () => {
  const page = await openKitPage("publish/demo.html");
  const players = [page.frameLocator("#frame"), page.frameLocator("#element iframe"), page.locator("#inline")];
  for (const player of players) {
    await player.getByRole("button", { name: "Play" }).click();
    await player.locator(ORDER).first().waitFor();
  }
  // Each has a separate match, and an action in one has no effect on the others.
  const logs = () => Promise.all(players.map((player) => player.locator(TURN).count()));
  for (const [at, player] of players.entries()) {
    await player.locator(ORDER).first().waitFor();
    const before = await logs();
    await player.locator(FREE).first().click();
    await player.locator(TURN).nth(before[at]).waitFor({ state: "attached" });
    const now = await logs();
    for (const other of players.keys()) if (other > at) assert.equal(now[other], before[other], `${other} after ${at}`);
  }
  await page.getByRole("button", { name: "Ask for the share code" }).click();
  await page.locator("#shared", { hasText: /^[\w-]{20,}$/ }).waitFor();
  assert.notEqual(await page.locator("#said").textContent(), "");
  await assertAccessible(page, ["#inline", "#frame", "#element"]);
  assertNoFaults(page);
});

test("the seat options have names that fit cooperative games", async () => {
  const [, seats] = (await get("publish/index.html")).match(/<select name="seats">([^]*?)<\/select>/);
  const labels = [...seats.matchAll(/>([^<]+)<\/option>/g)].map(([, label]) => label);
  assert.equal(labels.length, 5);
  assert.deepEqual(labels.filter((label) => /against/i.test(label)), []);
});

test("input of the code generator is never inserted as markup", async () => {
  const page = await openKitPage("publish/index.html");
  await page.getByLabel("Width").fill('"><script>alert(1)</script>');
  await page.getByRole("radio", { name: "the element" }).check();
  assert.doesNotMatch(await page.locator("#code").inputValue(), /alert/);
  await page.getByRole("radio", { name: "a frame" }).check();
  const code = await page.locator("#code").inputValue();
  assert.doesNotMatch(code, /alert/);
  assert.match(code, /width="100%"/);
});

test("the game pages link valid oEmbed answers and metadata", async () => {
  for (const [game, scenario] of [["rift", "pebble-gate"], ["space-rift", "srr-01"], ["exodus", "3-standard"]]) {
    const page = await get(`games/${game}.html`);
    const [, oembed] = page.match(/json\+oembed" href="https:\/\/games\.example\/centauri\/([^"]+)"/);
    const answer = JSON.parse(await get(oembed));
    assert.equal(answer.type, "rich");
    assert.ok(answer.html.startsWith(`<iframe src="https://games.example/centauri/embed.html?game=${game}"`), answer.html);
    const one = JSON.parse(await get(`oembed/${game}-${scenario}.json`));
    assert.ok(one.html.includes(`scenario=${scenario}`), one.html);
    assert.match(page, /og:image/);
    assert.match(page, /schema\.org\/VideoGame/);
    const view = await openKitPage(`games/${game}.html`);
    await assertAccessible(view);
    assertNoFaults(view);
  }
});

/**
 * Returns the headers of a file in a `_headers` file: every value of every block that matches,
 * joined as hosts do.
 */
function headersOf(text, file) {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const headers = {};
  let isMatch = false;
  for (const line of lines) {
    if (line.startsWith("/")) isMatch = new RegExp(`^${line.replaceAll(".", "\\.").replaceAll("*", ".*")}$`).test(`/${file}`);
    else if (isMatch) {
      const [, name, value] = line.match(/^ {2}([\w-]+): (.+)$/) ?? assert.fail(`not every host reads this: ${line}`);
      (headers[name] ??= []).push(value);
    }
  }
  return headers;
}

/** The headers about framing that a sample sends, for each file. */
const FRAME_POLICIES = {
  "servers/_headers": (text, file) => headersOf(text, file)["Content-Security-Policy"]?.join(", "),
  "servers/nginx.conf": (text, file) => {
    const [, usual] = text.match(/set \$centauri_frames "([^"]+)";/);
    const [, pattern, other] = text.match(/if \(\$uri ~ "([^"]+)"\) \{\s+set \$centauri_frames "([^"]+)";/);
    assert.match(text, /add_header Content-Security-Policy \$centauri_frames always;/);
    return new RegExp(pattern).test(`/centauri/${file}`) ? other : usual;
  },
  "servers/apache.htaccess": (text, file) => {
    const [, name, other] = text.match(/<Files "([^"]+)">\s+Header always set Content-Security-Policy "([^"]+)"\s+<\/Files>/);
    const [, usual] = text.match(/Header always set Content-Security-Policy "([^"]+)"/);
    return file.split("/").at(-1) === name ? other : usual;
  },
};

test("the server samples allow other sites to frame only the player", async () => {
  for (const [sample, frames] of Object.entries(FRAME_POLICIES)) {
    const text = await get(sample);
    const isStatic = sample === "servers/_headers";
    // Static hosts serve some pages under names without extension.
    for (const file of ["embed.html", ...(isStatic ? ["embed"] : [])]) assert.equal(frames(text, file), "frame-ancestors *", `${sample}: ${file}`);
    const others = isStatic ? ["", "index", "publish/", "publish/demo", "games/rift"] : ["sw.js", "embed/player.v1.js", "not-embed.html"];
    for (const file of ["index.html", "publish/index.html", "publish/demo.html", "games/rift.html", ...others]) {
      assert.equal(frames(text, file), "frame-ancestors 'self'", `${sample}: ${file}`);
    }
  }
});

test("the sample for static hosts sets no header of a file twice", async () => {
  const text = await get("servers/_headers");
  for (const file of ["", "embed.html", "embed", "embed.json", "app-0123456789abcdef.wasm", "manifest.webmanifest", "publish/index.html"]) {
    for (const [name, values] of Object.entries(headersOf(text, file))) assert.equal(values.length, 1, `${file}: ${name}`);
  }
  assert.match(headersOf(text, "app_bg-0123456789abcdef.wasm")["Cache-Control"][0], /immutable/);
  assert.equal(headersOf(text, "embed.json")["Cache-Control"], undefined);
});

test("by default the kit lets no other site control its players", async () => {
  const { control } = JSON.parse(await get("embed.json"));
  assert.deepEqual(control, []);
});

test("every file of the kit matches its checksum", async () => {
  const lines = (await get("SHA256SUMS")).trimEnd().split("\n");
  const paths = [];
  for (const line of lines) {
    const [, sum, path] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? assert.fail(line);
    const body = Buffer.from(await (await fetch(new URL(path, KIT))).arrayBuffer());
    assert.equal(createHash("sha256").update(body).digest("hex"), sum, path);
    paths.push(path);
  }
  assert.deepEqual(paths, [...new Set(paths)].sort());
  for (const path of ["index.html", "sw.js", "embed/player.v1.js", "publish/catalog.json", "README.md"]) assert.ok(paths.includes(path), path);
});

test("the kit contains licenses, privacy statement, server samples, schemas and packs", async () => {
  for (const [path, word] of [
    ["THIRD-PARTY.txt", "yew "],
    ["LICENSE-MIT", "MIT"],
    ["PRIVACY.md", "Nothing is sent"],
    ["README.md", "embed.json"],
    ["servers/nginx.conf", "application/wasm"],
    ["servers/apache.htaccess", "application/wasm"],
    ["servers/_headers", "application/wasm"],
    ["schema/pack.v1.schema.json", "centauri-pack/1"],
    ["schema/space-rift-scenario.v1.schema.json", "space-rift-scenario/1"],
    ["schema/exodus-layout.v1.schema.json", "exodus-layout/1"],
    ["schema/saga-scenario.v1.schema.json", "A scenario of Saga"],
    ["packs/sample.json", "harbor-lights"],
    ["packs/space-rift.json", "salt-and-lanterns"],
    ["packs/exodus.json", "three-quays"],
    ["packs/saga.json", "lamplighters"],
  ]) {
    assert.ok((await get(path)).includes(word), path);
  }
});
