// The page as an installed application: its manifest, its install button, and the files that are
// opened with it.
import test, { after } from "node:test";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { BASE_URL, assertAccessible, assertClean, newPage, nextPage, open } from "./support.mjs";
import { awaitTurn, mouse } from "./captain.mjs";
import { position, quickStart, storedSaves } from "./position.mjs";
import { awaitCached, openProxied, proxiedFaults, startProxy } from "./relay.mjs";

const proxies = [];
after(() => Promise.all(proxies.map((one) => one.stop())));

const board = await readFile(new URL("../../engine/src/rift/content/boards/lantern.json", import.meta.url), "utf8");
const awaitRoute = (page, place) => page.waitForFunction((place) => location.hash.startsWith(place), place);

test("the browser reports no installability errors", async () => {
  const server = await startProxy("/some/folder/");
  proxies.push(server);
  const page = await newPage("desktop", { usesFullBrowser: true, serviceWorkers: "allow" });
  await openProxied(page, server);
  await awaitCached(page);
  const devtools = await page.context().newCDPSession(page);
  const { url, errors, manifest } = await devtools.send("Page.getAppManifest");
  assert.deepEqual([url, errors], [`${server.address}manifest.webmanifest`, []]);
  // The id belongs to this application, whatever else is on the same site.
  assert.equal(manifest.id, new URL("/centauri", server.address).href);
  assert.equal(manifest.scope, server.address);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  const found = installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito");
  assert.deepEqual(found, []);
});

test("the images of the manifest have their sizes, and its shortcuts lead to pages", async () => {
  const page = await newPage();
  await open(page);
  const manifest = await (await fetch(new URL("manifest.webmanifest", BASE_URL))).json();
  const icons = manifest.shortcuts.flatMap(({ icons }) => icons);
  for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots, ...icons]) {
    const response = await fetch(new URL(src, BASE_URL));
    assert.deepEqual([response.status, response.headers.get("content-type")], [200, type], src);
    if (sizes === "any") continue;
    const size = await page.evaluate(async (url) => {
      const picture = new Image();
      picture.src = url;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, new URL(src, BASE_URL).href);
    assert.equal(size, sizes, src);
  }
  assert.ok(manifest.icons.some(({ purpose }) => purpose === "maskable"));
  assert.deepEqual(manifest.screenshots.map(({ form_factor }) => form_factor).sort(), ["narrow", "wide"]);
  for (const { url } of manifest.shortcuts) {
    const place = await nextPage(page);
    await open(place, url);
    await place.waitForFunction(() => !location.hash.startsWith("#/play") && !location.hash.startsWith("#/continue"));
    assert.equal(await place.getByRole("heading", { name: "Nothing in this sector" }).count(), 0, url);
    await place.close();
  }
});

test("a German page links a German manifest of the same application", async () => {
  const page = await newPage();
  await open(page, "?lang=de");
  await page.locator('link[rel=manifest][href="manifest.de.webmanifest"]').waitFor({ state: "attached" });
  const [english, german] = await Promise.all(
    ["manifest.webmanifest", "manifest.de.webmanifest"].map(async (file) => (await fetch(new URL(file, BASE_URL))).json()),
  );
  assert.equal(german.lang, "de");
  const same = ({ id, start_url, scope, icons, file_handlers }) => ({ id, start_url, scope, icons, file_handlers });
  assert.deepEqual(same(german), same(english));
  assert.deepEqual(german.shortcuts.map(({ url }) => url), english.shortcuts.map(({ url }) => url));
  assert.notEqual(german.description, english.description);
});

test("the install button appears with the offer of the browser and disappears when it is used", async () => {
  const page = await newPage();
  await open(page);
  await page.locator('link[rel=manifest][href="manifest.webmanifest"]').waitFor({ state: "attached" });
  const button = page.getByRole("button", { name: "Install" });
  assert.equal(await button.count(), 0);
  const isPrevented = await page.evaluate(() => {
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    offer.prompt = () => (window.asked = true);
    dispatchEvent(offer);
    return offer.defaultPrevented;
  });
  assert.equal(isPrevented, true, "the browser shows nothing by itself");
  await button.waitFor();
  await assertAccessible(page);
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  await button.click();
  await button.waitFor({ state: "detached" });
  assert.equal(await page.evaluate(() => window.asked), true);
  assertClean(page);
});

test("the shortcut to the last match opens it", async () => {
  const page = await newPage();
  await open(page, "#/continue");
  await page.locator(".door[data-game=rift]").getByRole("link", { name: "Play against a bot" }).waitFor();
  await quickStart(page, mouse);
  const table = new URL(page.url()).hash;
  await open(page);
  await open(page, "#/continue");
  await awaitTurn(page);
  assert.equal(new URL(page.url()).hash, table);
});

/** Launches the page with a file, as the system passes it. */
async function launchWith(page, files) {
  await page.evaluate((files) => {
    const handle = ([name, text]) => ({ getFile: async () => new File([text], name) });
    window.launched({ files: files.map(handle) });
  }, files);
}

async function openLaunchable() {
  const page = await newPage();
  await page.addInitScript(() => {
    Object.defineProperty(window, "launchQueue", { value: { setConsumer: (launched) => (window.launched = launched) } });
  });
  await open(page);
  await page.waitForFunction(() => window.launched);
  return page;
}

test("files passed at launch open on the right page", async (t) => {
  const page = await openLaunchable();
  await quickStart(page, mouse);
  await page.locator('.table-actions [data-order="faster"]').click();
  const before = await position(page);
  const [save] = await storedSaves(page);
  const first = new URL(page.url()).hash;

  await t.test("a known match is opened without a second save", async () => {
    await page.evaluate(() => (location.hash = "#/"));
    await launchWith(page, [["evening.centauri", save.text]]);
    await awaitRoute(page, first);
    await awaitTurn(page);
    assert.deepEqual(await position(page), before);
    assert.equal((await storedSaves(page)).length, 1);
  });
  await t.test("a board is shown and nothing stored is changed", async () => {
    await launchWith(page, [["lantern.json", board]]);
    await awaitRoute(page, "#/board/rift/");
    await page.getByRole("heading", { level: 1, name: JSON.parse(board).name }).waitFor();
  });
  await t.test("several files are reported one by one, invalid ones with place and reason", async () => {
    const bad = JSON.stringify({ ...JSON.parse(board), starts: [{ at: "Z99" }] });
    await launchWith(page, [["bad.json", bad], ["evening.centauri", save.text], ["torn.centauri", "{\n  oops"]]);
    await awaitRoute(page, "#/open");
    const faults = page.locator("main .notice.alert");
    await faults.nth(1).waitFor();
    const [first, second] = await faults.allInnerTexts();
    assert.match(first, /^.*bad\.json.* could not be opened\. .*starts\[0\].*Nothing has changed\.$/s);
    assert.match(second, /^.*torn\.centauri.* could not be opened\. Line 2, column \d+ cannot be read\. Nothing has changed\.$/);
    assert.equal(await page.locator("main .notice:not(.alert)").count(), 1);
    assert.deepEqual(await storedSaves(page), [save]);
    await assertAccessible(page);
  });
  assertClean(page);
});

test("content shared by another program opens only after the player confirms", async (t) => {
  const server = await startProxy("/here/");
  proxies.push(server);
  const page = await newPage("desktop", { serviceWorkers: "allow" });
  await openProxied(page, server);
  await awaitCached(page);
  await openProxied(page, server, "#/play/rift");
  await awaitTurn(page);
  const [save] = await storedSaves(page);
  await server.stop();
  /** Sends the form that the system sends when another program shares something. */
  const share = (fields, file) =>
    page.evaluate(([fields, file]) => {
      const form = document.createElement("form");
      Object.assign(form, { method: "post", action: "./inbox", enctype: "multipart/form-data" });
      for (const [name, value] of Object.entries(fields)) {
        const field = Object.assign(document.createElement("input"), { name, value });
        form.append(field);
      }
      if (file) {
        const field = Object.assign(document.createElement("input"), { type: "file", name: "file" });
        const files = new DataTransfer();
        files.items.add(new File([file[1]], file[0]));
        field.files = files.files;
        form.append(field);
      }
      document.body.append(form);
      form.submit();
    }, [fields, file]);

  const offer = page.locator(".open-sent");
  const other = JSON.stringify({ ...JSON.parse(save.text), seed: "1234" });
  await t.test("a discarded match leaves nothing", async () => {
    await openProxied(page, server);
    await share({ title: "A game" }, ["late évening.centauri", other]);
    await offer.getByText("late évening.centauri", { exact: true }).waitFor();
    await assertAccessible(page);
    assert.deepEqual(await storedSaves(page), [save]);
    await offer.getByRole("button", { name: "Discard it" }).click();
    await offer.waitFor({ state: "detached" });
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "Open a file" }).waitFor();
    await page.evaluate(() => window.afterRender());
    assert.equal(await offer.count(), 0);
    assert.deepEqual(await storedSaves(page), [save]);
  });
  await t.test("a shared match opens", async () => {
    await openProxied(page, server);
    await share({ title: "A game" }, ["late évening.centauri", save.text]);
    await offer.getByRole("button", { name: "Open it" }).click();
    await awaitRoute(page, `#/table/${save.id}`);
    await awaitTurn(page);
  });
  await t.test("a shared link opens its page", async () => {
    const url = "https://elsewhere.example/centauri/#/rules/rift/RIFT-1.1";
    await share({ text: `Look: nothing`, url });
    await offer.getByText(url).waitFor();
    await offer.getByRole("button", { name: "Open it" }).click();
    await awaitRoute(page, "#/rules/rift/RIFT-1.1");
    await page.locator("[id='at-RIFT-1.1']").waitFor();
  });
  await t.test("shared text that is no address is refused", async () => {
    await share({ text: "see you at eight" });
    await awaitRoute(page, "#/open");
    await offer.getByText("see you at eight").waitFor();
    await offer.getByRole("button", { name: "Open it" }).click();
    await page.locator("main .notice.alert").waitFor();
    assert.deepEqual(await storedSaves(page), [save]);
  });
  assert.deepEqual(proxiedFaults(page, server), []);
});
