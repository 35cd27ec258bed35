// Every code sample of every document is run literally, except for the addresses in it, or checked
// if it cannot run. Commands are run by cli/tests/samples/mod.rs and checked by
// xtask/tests/tidy/samples.rs, the sample of the npm package by tests/node/contract.test.mjs;
// everything else is here.
import test from "node:test";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { BASE_URL, assertClean, newPage } from "./support.mjs";
import { FOLDER, INLINE_POLICY, frameUrl, openSite, siteFiles } from "./publisher.mjs";
import { locationOf, samples } from "./samples.mjs";

const ALL = await samples();
const ORDER = ".table-actions button[data-order]";
const EMBED = "docs/embed.md";

/**
 * Samples that other files run: their language and documents, and the files with the code that
 * reads them. Commands may be in any document.
 */
const ELSEWHERE = [
  { language: "sh", file: /./, by: { "cli/tests/samples/mod.rs": /for document in documents\(\)[^]*blocks\(&text, "sh"\)/, "xtask/tests/tidy/main.rs": /ends_with\("\.md"\)\);\s+let usage = samples::usage\(\);[^]*samples::violations\(/ } },
  { language: "js", file: /^npm\/package\/README\.md$/, by: { "tests/node/contract.test.mjs": /read\("README\.md"\)[^]*readme\.match\(\/```js/ } },
  { language: "json", file: /^docs\/command-line\.md$/, by: { "cli/tests/samples/mod.rs": /read\("docs\/command-line\.md"\);\s+let code_blocks = code_blocks\(&text, "json"\)/ } },
  { language: "json", file: /^docs\/api\.md$/, by: { "schema/tests/server_api.rs": /docs\/api\.md"\)[^]*strip_prefix\("json\\n"\)/ } },
  { language: /^(html|js|json)$/, file: /^docs\/publishers\.md$/, by: { "tests/e2e/publisher-tables.test.mjs": /^(?=[^]*sampleOf\("html"\))(?=[^]*sampleOf\("js"\))(?=[^]*sampleOf\("json"\))/ } },
  { language: "json", file: /^docs\/packs\.md$/, by: { "web/store/src/pack/reader/tests.rs": /include_str!\("[./]+docs\/packs\.md"\)/ } },
];
/** The languages of blocks that are not code, such as drawings. */
const NOT_CODE = ["text"];

const tested = new Set();
/** Returns the samples of a language in a document and marks them as tested. */
function takeSamples(file, language) {
  const found = ALL.filter((one) => one.file === file && one.language === language);
  for (const one of found) tested.add(one);
  return found;
}

/** Replaces the example addresses in a sample by those of this test. */
const localize = (text, site) => text.replaceAll("https://games.example/", BASE_URL).replaceAll(/https:\/\/(publisher\.example|your\.site)/g, site ?? "");

const [frame, element] = takeSamples(EMBED, "html");
const [script, store] = takeSamples(EMBED, "js");
const [theme] = takeSamples(EMBED, "css");
const settings = [...takeSamples(EMBED, "json"), ...takeSamples("kit/README.md", "json")];

test("every sample is run or checked by a test", async () => {
  const missing = [];
  for (const one of ALL.filter(({ language }) => language !== undefined)) {
    if (tested.has(one) || NOT_CODE.includes(one.language)) continue;
    const other = ELSEWHERE.find(({ language, file }) => [one.language].some((name) => (language.test ? language.test(name) : language === name)) && file.test(one.file));
    if (!other) missing.push(`${locationOf(one)} (${one.language || "no language"})`);
    for (const [by, how] of Object.entries(other?.by ?? {})) {
      assert.match(await readFile(new URL(`../../${by}`, import.meta.url), "utf8"), how, `${locationOf(one)} is run by ${by}`);
    }
  }
  assert.deepEqual(missing, []);
  assert.equal(takeSamples(EMBED, "html").length + takeSamples(EMBED, "js").length + takeSamples(EMBED, "css").length, 5, "samples of docs/embed.md that are run below");
});

test("the sample of a plain frame can be played", async () => {
  const page = await openSite(siteFiles(localize(frame.text)));
  const player = page.frameLocator("iframe");
  await page.locator("iframe").scrollIntoViewIfNeeded();
  await player.getByRole("button", { name: "Play" }).click();
  await player.locator(ORDER).first().waitFor();
  // A browser without a share menu complains about the feature name.
  page.faults = page.faults.filter((fault) => !fault.includes("web-share"));
  assertClean(page);
});

test("the script sample starts the element of the HTML sample and plays an action", async () => {
  // Both are modules; the one that defines the element comes first in a page.
  const [, loader, body] = /^(<script[^>]*><\/script>)\s*([^]*)$/.exec(localize(element.text));
  const files = siteFiles(body, { script: `${localize(script.text)}\nwindow.player = player; window.done = true;` });
  files[""] = files[""].replace("<script", `${loader}<script`);
  const prompts = [];
  const prepare = (page) => page.on("console", (message) => message.type() === "log" && prompts.push(message.text()));
  const page = await openSite(files, { prepare });
  await page.waitForFunction(() => window.done);
  const log = await page.evaluate(async () => JSON.parse(await player.exportLog()).log.length);
  assert.ok(log > 0);
  assert.ok(prompts[0].length > 0, "the prompt of the turn is told");
  assertClean(page);
});

test("the sample of a save store stores a match and returns it", async () => {
  const body = '<centauri-player id="game" game="rift" seats="human,human" start="auto" store="host" control="self"></centauri-player>';
  const script = `import "${BASE_URL}embed/player.v1.js";\n${localize(store.text)}\nwindow.shelf = shelf;`;
  const page = await openSite(siteFiles(body, { script }));
  const player = page.frameLocator("iframe");
  await player.locator(ORDER).first().waitFor();
  const step = await page.evaluate(async () => {
    const api = document.getElementById("game").api(1);
    await api.act((await api.legal())[0]);
    return api.info.step;
  });
  const lengths = () => page.evaluate(() => [...shelf.values()].map((text) => JSON.parse(JSON.parse(text).text).log.length));
  await page.waitForFunction((step) => [...shelf.values()].some((text) => JSON.parse(JSON.parse(text).text).log.length >= step), step);
  await player.getByRole("button", { name: "Menu" }).click();
  await player.getByRole("link", { name: "Home" }).click();
  await player.getByRole("link", { name: "Continue" }).click();
  await player.locator(ORDER).first().waitFor();
  assert.ok(Math.max(...(await lengths())) >= step);
  assertClean(page);
});

test("every token of the theme sample is accepted", async () => {
  const body = '<centauri-player game="rift" seats="human,human" start="auto" theme="dark"></centauri-player>';
  const page = await openSite(siteFiles(body, { script: `import "${BASE_URL}embed/player.v1.js";`, style: theme.text }));
  const root = page.frameLocator("iframe").locator("html");
  await page.frameLocator("iframe").locator(ORDER).first().waitFor();
  const wanted = Object.fromEntries([...theme.text.matchAll(/--centauri-([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name === "bg" ? "sky" : name, value]));
  assert.ok(Object.keys(wanted).length > 1);
  for (const [name, value] of Object.entries(wanted)) {
    await page.frames().at(-1).waitForFunction(([name, value]) => document.documentElement.style.getPropertyValue(`--${name}`) === value, [name, value]);
  }
  assert.ok(await root.isVisible());
  // A refused token is logged to the console.
  assertClean(page);
});

for (const sample of settings) {
  test(`the settings in ${sample.file} let the listed page control a player`, async () => {
    const body = '<centauri-player id="game" game="rift" seats="human,human" start="auto" control="self"></centauri-player>';
    const page = await openSite(siteFiles(body, { script: `window.began = import("${BASE_URL}embed/player.v1.js");` }), {
      allowsControl: false,
      prepare: (page) =>
        page.context().route("**/embed.json", async (route) => {
          const site = new URL(page.url()).origin;
          const given = JSON.parse(localize(sample.text, site));
          await route.fulfill({ json: given, headers: { "access-control-allow-origin": "*" } });
        }),
    });
    await page.frameLocator("iframe").locator(ORDER).first().waitFor();
    const legal = await page.evaluate(() => document.getElementById("game").api(1).legal());
    assert.ok(legal.length > 0);
    const { pack } = JSON.parse(sample.text);
    if (pack) await page.frameLocator("iframe").getByText(/Barge|Kestrel|Tug/).first().waitFor();
    assertClean(page);
  });
}

/** Returns the inline code of a document that starts with this text. */
const inlineCode = (file, start) => ALL.filter((one) => one.file === file && one.language === undefined && one.text.startsWith(start));

test("the sample of page-wide configuration applies to every element", async () => {
  const [sample] = inlineCode(EMBED, "globalThis.CentauriPlayer");
  const body = '<centauri-player game="rift" seats="human,human" start="auto"></centauri-player>';
  const page = await openSite(siteFiles(body, { script: `${sample.text};\nawait import("${BASE_URL}embed/player.v1.js");` }));
  await page.frameLocator("iframe").locator(ORDER).first().waitFor();
  assert.equal(await page.frameLocator("iframe").locator("html").getAttribute("data-theme"), "night");
  assertClean(page);
});

test("the sample options in the table of parameters start a match of their game", async () => {
  const games = ["rift", "space-rift", "exodus", "saga"];
  const options = inlineCode(EMBED, "{\"").map(({ text }) => text);
  assert.equal(options.length, games.length, options.join());
  const page = await newPage();
  for (const [at, game] of games.entries()) {
    await page.goto(frameUrl({ game, options: options[at], start: "auto", store: "none" }));
    await page.locator(".table").or(page.locator(".embed-fault")).first().waitFor();
    assert.equal(await page.locator(".embed-fault").count(), 0, `${game}: ${options[at]}`);
  }
  assertClean(page);
});

test("the sample policy of a page without a frame is sufficient", async () => {
  const [sample] = inlineCode(EMBED, "script-src 'self'");
  const policy = `default-src 'none'; ${sample.text}`;
  const directives = (text) => Object.fromEntries(text.split(";").map((part) => [part.trim().split(" ")[0], part.trim().split(" ").slice(1).sort().join(" ")]));
  assert.deepEqual(directives(policy), directives(INLINE_POLICY));
  const body = '<centauri-player isolation="inline" game="rift" seats="human,bot" options=\'{"rules":{"first":{"seat":1}}}\' start="auto"></centauri-player>';
  const page = await openSite(siteFiles(body, { script: `import "${FOLDER}embed/player.v1.js";` }), { policy });
  await page.locator("centauri-player").locator(ORDER).first().waitFor();
  assertClean(page);
});

test("inline JSON in the documents is valid", () => {
  const found = ALL.filter(({ language, text }) => language === undefined && /^[{[]\s*"/.test(text));
  assert.ok(found.length > 3);
  for (const one of found) assert.doesNotThrow(() => JSON.parse(one.text), locationOf(one));
});

test("inline meta tags in the documents are tags that the page reads", async () => {
  const found = ALL.filter(({ language, text }) => language === undefined && /^<(meta|centauri-player) /.test(text));
  assert.ok(found.length > 1);
  const source = await readFile(new URL("../../web/net/src/peer_connection.rs", import.meta.url), "utf8");
  const other = await readFile(new URL("../../web/net/src/signaling.rs", import.meta.url), "utf8");
  for (const one of found.filter(({ text }) => /^<meta name="(stun|rendezvous)"/.test(text))) {
    const [, name] = /name="(\w+)"/.exec(one.text);
    assert.ok(`${source}${other}`.includes(`"${name}"`), locationOf(one));
    assert.match(one.text, /^<meta name="\w+" content="[^"]+">$/, locationOf(one));
  }
});
