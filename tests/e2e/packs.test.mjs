// Content packs in the page: active on every page and in a match, refused with file, place and
// reason, stored by a player, named by a save, and selected by a frame.
import { after, test } from "node:test";
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { BASE_URL, assertAccessible, assertClean, newContext, newPage, open } from "./support.mjs";
import { awaitTurn } from "./captain.mjs";
import { awaitCached, openProxied, proxiedFaults, startProxy } from "./relay.mjs";
import { storedSaves } from "./position.mjs";

const SAMPLE = "?pack=packs/sample.json";
const sample = JSON.parse(await readFile(new URL("../../static/packs/sample.json", import.meta.url), "utf8"));

/** Starts a match of two players on the preselected board. */
async function startMatch(page) {
  await page.getByRole("combobox", { name: "Player for Captain B" }).selectOption("human");
  await page.getByRole("button", { name: "Begin" }).click();
  return awaitTurn(page);
}

const jsonFile = (name, text) => ({ name, mimeType: "application/json", buffer: Buffer.from(text) });

/** Opens a pack in the settings. */
async function addPack(page, name, pack) {
  await page.locator(".packs input[type=file]").setInputFiles(jsonFile(name, JSON.stringify(pack)));
}

const accent = (page) => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--accent").trim());

test("a pack in the address applies its names, figures, pictures, boards and colors", async () => {
  const page = await newPage();
  await open(page, `${SAMPLE}#/`);
  await page.getByRole("heading", { name: "Harbor Lights" }).waitFor();
  assert.equal(await accent(page), "#ffc169");
  assert.match(await page.locator(".masthead image").getAttribute("href"), /^data:image\/svg/);
  await assertAccessible(page);

  await open(page, `${SAMPLE}#/new/rift`);
  await page.getByRole("heading", { name: "The Roadstead" }).waitFor();
  const models = page.getByRole("combobox", { name: /model/i }).or(page.locator("select").filter({ hasText: "Kestrel" }));
  assert.deepEqual(await models.first().locator("option").allInnerTexts(), ["Barge", "Kestrel", "Tug"]);
  await models.first().selectOption({ label: "Barge" });
  await models.nth(1).selectOption({ label: "Kestrel" });
  await startMatch(page);
  await page.locator(".board image.hull-picture").first().waitFor();
  assert.equal(await page.locator(".board .ship image.hull-picture").count(), 2);
  const [save] = await storedSaves(page);
  const { pack, options } = JSON.parse(save.text);
  assert.deepEqual(pack, { id: "harbor-lights", version: "1.0", title: "Harbor Lights" });
  assert.deepEqual(options.ships.map(({ model }) => model), ["barge", "kestrel"]);
  await page.getByText(/Barge A|Kestrel B/).first().waitFor();
  assert.doesNotMatch(await page.locator("main").innerText(), /Rhino|Screech|Hammer/);
  assertClean(page);
});

test("a pack of Space Rift adds its cards, names and scenarios to the base content", async () => {
  const page = await newPage();
  await open(page, "?pack=packs/space-rift.json#/");
  await page.getByRole("heading", { name: "Salt and Lanterns" }).waitFor();
  await page.getByRole("heading", { name: "Centauri Rift" }).waitFor();
  await open(page, "?pack=packs/space-rift.json#/new/space-rift");
  await page.getByText("First Light").first().waitFor();
  assert.ok(await page.getByRole("radio", { name: /Lantern Narrows/ }).isChecked(), "a pack begins with its own");
  assert.equal(await accent(page), "#ffc169");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.getByText("Tug").first().waitFor({ state: "attached" });
  await page.locator(".board .unit image.hull-picture").first().waitFor();
  assert.equal(await page.locator(".board .rift-tile image.pictured").count(), 6);
  assert.doesNotMatch(await page.locator("main").innerText(), /Cruiser|Battleship/);
  const [save] = await storedSaves(page);
  const { pack, options } = JSON.parse(save.text);
  assert.equal(pack.id, "salt-and-lanterns");
  assert.deepEqual(options.scenario, { shipped: "lantern-narrows" });
  assertClean(page);
});

test("a pack of Exodus adds its cards, names and maps to the base content", async () => {
  const page = await newPage();
  await open(page, "?pack=packs/exodus.json#/");
  await page.getByRole("heading", { name: "The Three Quays" }).waitFor();
  await page.getByRole("heading", { name: "Space Rift" }).waitFor();
  await open(page, "?pack=packs/exodus.json#/new/exodus/3-quays");
  await page.getByRole("radio", { name: /The Three Quays/ }).waitFor();
  assert.ok(await page.getByRole("radio", { name: /The Three Quays/ }).isChecked());
  assert.equal(await accent(page), "#ffc169");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator(".table").waitFor();
  assert.doesNotMatch(await page.locator("main").innerText(), /Dark Raider|War Cruiser/);
  const [save] = await storedSaves(page);
  const { pack, options } = JSON.parse(save.text);
  assert.equal(pack.id, "three-quays");
  assert.deepEqual([options.seats, options.layout], [3, { shipped: "quays" }]);
  assertClean(page);
});

test("offline, a pack and its picture files still apply", async () => {
  const server = await startProxy("/table/");
  after(() => server.stop());
  const page = await newPage("desktop", { serviceWorkers: "allow" });
  const packWithFiles = structuredClone(sample);
  const logo = decodeURIComponent(sample.pictures.logo.split(",")[1]);
  packWithFiles.pictures.logo = "logo.svg";
  server.addFile("packs/beside.json", "application/json", JSON.stringify(packWithFiles));
  server.addFile("packs/logo.svg", "image/svg+xml", logo);
  await openProxied(page, server, "?pack=packs/beside.json#/");
  await awaitCached(page);
  await server.stop();
  page.faults.length = 0;
  await page.reload();
  await page.getByRole("heading", { name: "Harbor Lights" }).waitFor();
  assert.equal(await accent(page), "#ffc169");
  const href = await page.locator(".masthead image").getAttribute("href");
  assert.equal(href, `${server.address}packs/logo.svg`);
  assert.ok(await page.evaluate(async (href) => (await fetch(href)).ok, href), "the picture is there");
  await page.goto(`${server.address}?pack=packs/beside.json#/new/rift`);
  await page.getByRole("heading", { name: "The Roadstead" }).waitFor();
  await startMatch(page);
  assert.deepEqual(proxiedFaults(page, server), []);
});

test("a pack shows its German phrases, and English ones where German is missing", async () => {
  const page = await newPage();
  await open(page, `${SAMPLE}&lang=de#/new/rift`);
  await page.getByRole("heading", { name: "Die Reede" }).waitFor();
  assert.ok((await page.locator("select option").allInnerTexts()).includes("Lastkahn"));
  await page.getByText("The Breakwater").first().waitFor();
  assertClean(page);
});

test("bots play with the ships of a pack", async () => {
  const page = await newPage();
  await open(page, `${SAMPLE}#/new/rift`);
  await page.getByRole("heading", { name: "The Roadstead" }).waitFor();
  for (const captain of ["A", "B"]) await page.getByRole("combobox", { name: `Player for Captain ${captain}` }).selectOption({ index: 1 });
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator(".table").waitFor();
  await page.waitForFunction(async () => {
    const done = (request) => new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
    const database = await done(indexedDB.open("centauri"));
    const [text] = await done(database.transaction("saves").objectStore("saves").getAll());
    database.close();
    return text && JSON.parse(JSON.parse(text).text).log.length > 6;
  });
  assertClean(page);
});

test("a faulty pack is refused with file, place and reason, and the base content is used", async () => {
  const page = await newPage();
  const faulty = structuredClone(sample);
  faulty.content.figures.models[1].hull = 0;
  await page.route("**/packs/bad.json", (route) => route.fulfill({ json: faulty }));
  await open(page, "?pack=packs/bad.json#/");
  const notice = page.locator(".pack-trouble");
  await notice.waitFor();
  assert.match(await notice.innerText(), /packs\/bad\.json.+\/content\/figures\/models\/1\/hull.+not between/s);
  await page.getByRole("heading", { name: "Centauri Rift" }).waitFor();
  await assertAccessible(page);
  await notice.getByRole("button").click();
  await notice.waitFor({ state: "detached" });
  await open(page, "?pack=packs/bad.json&lang=de#/");
  await page.getByText("hat einen Fehler bei /content/figures/models/1/hull").waitFor();
  assertClean(page);
});

test("a pack from another origin or a data URL is refused", async () => {
  const page = await newPage();
  for (const pack of ["https%3A%2F%2Felsewhere.example%2Fp.json", "data:application/json,%7B%7D"]) {
    await open(page, `?pack=${pack}#/`);
    await page.locator(".pack-trouble").waitFor();
  }
  assertClean(page);
});

test("a player adds and removes packs, and a match says which pack it needs", async () => {
  const page = await newPage();
  await open(page, "#/new/rift");
  await startMatch(page);
  const oldAddress = page.url();
  await open(page, "#/settings");
  await addPack(page, "torn.json", { ...sample, title: "" });
  await page.locator(".packs .notice.alert").waitFor();
  assert.match(await page.locator(".packs .notice").innerText(), /torn\.json.+\/title/s);
  await page.getByRole("radio", { name: "Centauri’s own" }).waitFor();
  await page.goto(oldAddress);
  await awaitTurn(page);
  assert.match(await page.locator("main").innerText(), /Rhino/, "the running match is as it was");

  await open(page, "#/settings");
  await addPack(page, "harbor.json", sample);
  const own = page.getByRole("radio", { name: /Harbor Lights/ });
  await own.waitFor();
  await page.waitForFunction(() => document.querySelector(".packs input[value='own:harbor-lights']")?.checked);
  await page.getByText("The Lantern Press").waitFor();
  await assertAccessible(page);
  await open(page, "#/new/rift");
  await page.getByRole("heading", { name: "The Roadstead" }).waitFor();
  await startMatch(page);
  const newAddress = page.url();
  await page.goto(oldAddress);
  await awaitTurn(page);
  const ours = JSON.parse((await storedSaves(page))[0].text);
  assert.equal(ours.pack, undefined, "a match of the box stays one");

  await open(page, "#/settings");
  await page.getByRole("button", { name: "Remove “Harbor Lights”" }).click();
  await own.waitFor({ state: "detached" });
  await page.goto(newAddress);
  await page.getByText("“Harbor Lights”, version 1.0").waitFor();
  assert.equal((await storedSaves(page)).length, 2, "nothing is lost");
  await open(page, "#/settings");
  await addPack(page, "harbor.json", sample);
  await own.waitFor();
  await page.goto(newAddress);
  await awaitTurn(page);
  await page.reload();
  await awaitTurn(page);
  assertClean(page);
});

test("a frame on a page of another origin selects a pack in its address", async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    response.end(`<!doctype html><title>A publisher</title><iframe title="A game" width="900" height="700"
      src="${BASE_URL}embed.html?game=rift&start=auto&pack=packs/sample.json"></iframe>`);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  const page = await (await newContext()).newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  const frame = page.frameLocator("iframe");
  await frame.getByText(/Harbor Lights|Barge|Kestrel|Tug/).first().waitFor();
});
