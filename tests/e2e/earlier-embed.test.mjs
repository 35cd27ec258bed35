// Pages written for the first release of embed API v1 work with the player of this build.
import test from "node:test";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { BASE_URL, assertClean } from "./support.mjs";
import { readDeclarations } from "./declarations.mjs";
import { FOLDER, INLINE_POLICY, attributes, frameUrl, openSite, siteFiles } from "./publisher.mjs";

const fixture = (name) => readFile(new URL(`../fixtures/${name}`, import.meta.url), "utf8");
const SITE = await fixture("embed/site.js");
const DUEL = { game: "rift", scenario: "cold-open", seats: "human,human", seed: "7" };
const ORDER = ".table-actions button[data-order]";
const OPEN = { "access-control-allow-origin": "*" };

/**
 * Opens a publisher's page with files of the first release: its settings, which let every page
 * control a player, and with `withElement` also the script of its element.
 */
function visitEarlier(files, { withElement = false, ...options } = {}) {
  const prepare = async (page) => {
    const serve = async (name, contentType) => {
      const answer = { body: await fixture(`embed/${name}`), contentType, headers: OPEN };
      await page.context().route(`**/${name}`, (route) => route.fulfill(answer));
    };
    await serve("embed.json", "application/json");
    if (withElement) await serve("player.v1.js", "text/javascript");
  };
  return openSite(files, { allowsControl: false, prepare, ...options });
}

/** Returns a page with the element of the samples of the first release. */
function elementPage(values, from) {
  const body = `<centauri-player ${attributes({ id: "game", ...DUEL, control: "self", ...values })}></centauri-player>`;
  return siteFiles(body, { script: `import "${from}embed/player.v1.js";\n${SITE}` });
}

/** Calls every method that the first release documented for `api(1)`, and checks the results. */
async function useWholeApi(page) {
  await page.waitForFunction(() => window.begun);
  const answers = await page.evaluate(async (code) => {
    const all = { version: player.version, state: player.state, info: player.info };
    all.saved = await player.save();
    all.log = await player.exportLog();
    all.undone = await player.undo();
    await player.load(code);
    all.loaded = JSON.parse(await player.exportLog()).log.length;
    await player.load(all.saved.file);
    await player.load(new TextEncoder().encode(all.saved.file));
    await player.goto(0);
    await player.goto(null);
    all.theme = await player.setTheme({ theme: "dark", tokens: { accent: "#ffb000" } });
    all.looks = await player.setTheme("contrast");
    await player.setLang("de");
    await player.setLang("en");
    await player.focus();
    all.codes = [];
    for (const ask of [
      () => player.act("fly-away"),
      () => player.act({ activate: 9 }),
      () => player.goto("soon"),
      () => player.load("nonsense"),
    ]) {
      all.codes.push(await ask().then(() => "done", ({ code }) => code));
    }
    all.legal = (await player.legal()).length;
    return all;
  }, await fixture("saves/rift.code"));
  assert.equal(answers.version, 1);
  // During a match the first release had the state `ready`; this one has `playing`.
  assert.ok(["ready", "playing"].includes(answers.state), answers.state);
  assert.equal(answers.info.game, "rift");
  assert.ok(answers.info.step > 0);
  assert.equal(answers.log, answers.saved.file);
  assert.equal(typeof answers.undone.step, "number");
  assert.equal(answers.loaded, JSON.parse(await fixture("saves/rift.centauri")).log.length);
  assert.deepEqual([answers.theme, answers.looks], [{ refused: [] }, { refused: [] }]);
  // In the first release all invalid files had the code `load/unreadable`; see docs/migration.md.
  assert.deepEqual(answers.codes, ["action/malformed", "action/illegal", "config/value", "load/not_a_save"]);
  assert.ok(answers.legal > 0);
}

/** Asserts that every event of the first release was reported with the fields that it had. */
async function assertReports(page) {
  const reported = await page.evaluate(() => Object.fromEntries(told));
  const fields = {
    ready: ["info", "requests", "reports", "errors"],
    phase: ["name"],
    turn: ["step", "waiting", "here", "prompt"],
    event: ["step", "seat", "events"],
    save: ["code", "meta"],
    resize: ["layout", "ratio", "minWidth", "minHeight", "content"],
  };
  for (const [name, names] of Object.entries(fields)) {
    assert.deepEqual(names.filter((field) => !(field in (reported[name] ?? {}))), [], `player:${name} ${JSON.stringify(reported[name])}`);
  }
  assert.equal(reported.error, undefined);
}

for (const [source, element] of [["the element of this build", false], ["the element of its own release, out of a cache", true]]) {
  test(`a page of the first release controls a player through ${source}`, async () => {
    // The element of the first release reports an error if a page answers `set` without a value, as
    // its own documentation did.
    const page = await visitEarlier(elementPage({ store: element ? "own" : "host" }, BASE_URL), { withElement: element });
    await useWholeApi(page);
    await assertReports(page);
    const isKept = () => [...shelf.values()].some((text) => JSON.parse(JSON.parse(text).text).log.length > 0);
    if (!element) await page.waitForFunction(isKept);
    await page.evaluate(() => player.destroy());
    await page.locator("#game iframe").waitFor({ state: "detached" });
    // A destroyed player cancels the download of its translations.
    page.faults = page.faults.filter((fault) => !/^failed: .*\/l10n\//.test(fault));
    assertClean(page);
  });
}

// A publisher who hosts the files has an element of the same release, so only this combination is
// tested without a frame.
test("a page of the first release renders the player without a frame", async () => {
  const page = await visitEarlier(elementPage({ isolation: "inline", store: "none" }, FOLDER), { policy: INLINE_POLICY });
  await useWholeApi(page);
  await assertReports(page);
  await page.locator("#game").locator(ORDER).first().waitFor();
  assertClean(page);
});

test("a page of the first release that implements the protocol itself connects and plays", async () => {
  const source = attributes({ "data-src": frameUrl({ ...DUEL, start: "auto", control: "SITE" }), title: "A game", width: 836, height: 470 });
  const page = await visitEarlier(siteFiles(`<iframe ${source}></iframe>`, { script: await fixture("embed/port.js") }));
  await page.waitForFunction(() => window.answers?.some(({ type }) => type === "ready"));
  const answers = await page.evaluate(async () => {
    const { data: actions } = await ask(1, "legal", {});
    const act = await ask(2, "act", { action: actions[0] });
    const save = await ask(3, "save");
    const other = await ask(4, "act", { action: "fly-away" });
    return { act, save, other };
  });
  assert.equal(answers.act.type, "act");
  assert.ok(answers.act.data.step > 0);
  assert.equal(JSON.parse(answers.save.data.file).log.length, answers.act.data.step);
  assert.deepEqual([answers.other.type, answers.other.data.code], ["error", "action/malformed"]);
  assertClean(page);
});

test("a plain frame accepts every parameter of the first release", async () => {
  const query = {
    ...DUEL, options: '{"rules":{"round_limit":10}}', mode: "play", start: "click", theme: "light", lang: "de",
    ui: "header,log,settings,rules,fullscreen,undo,share", links: "deny", store: "none", network: "none", scroll: "never", control: "https://publisher.example",
  };
  const frame = attributes({ src: frameUrl(query), title: "A game", width: 836, height: 470, sandbox: "allow-scripts allow-same-origin allow-downloads allow-popups allow-popups-to-escape-sandbox" });
  const page = await visitEarlier(siteFiles(`<iframe ${frame}></iframe>`));
  const player = page.frameLocator("iframe");
  await player.getByRole("button", { name: "Spielen" }).click();
  await player.locator(ORDER).first().waitFor();
  assert.equal(await player.locator("html").getAttribute("data-theme"), "light");
  assertClean(page);
});

test("the type declarations still declare everything of the first release", async () => {
  const earlier = readDeclarations(await fixture("embed/player.v1.d.ts"));
  const now = readDeclarations(await readFile(new URL("../../static/embed/player.v1.d.ts", import.meta.url), "utf8"));
  const assertKept = (before, today, what) => assert.deepEqual(before.filter((name) => !today.includes(name)), [], what);
  for (const heading of ["PlayerConfig", "ElementConfig", "PlayerApi", "PlayerEvents"].map((name) => `export interface ${name}`)) {
    for (const kind of ["properties", "methods"]) assertKept(earlier.membersOf(heading)[kind], now.membersOf(heading)[kind], heading);
  }
  for (const name of ["PlayerState", "ErrorCode"]) assertKept(earlier.unionOf(name), now.unionOf(name), name);
  assertKept(earlier.exported(), now.exported(), "exports");
});
