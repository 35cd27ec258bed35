// A player rendered without a frame, by a publisher who hosts the files in a folder: a shadow root
// and a strict policy without exceptions.
import test from "node:test";
import assert from "node:assert/strict";
import { AxeBuilder } from "@axe-core/playwright";
import { assertClean, eventually } from "./support.mjs";
import { CALLS, allCalls } from "./elements.mjs";
import { FOLDER, INLINE_POLICY, attributes, openSite, siteFiles } from "./publisher.mjs";

const DUEL = { isolation: "inline", game: "rift", scenario: "cold-open", seats: "human,human", seed: "7" };
const ORDER = ".table-actions button[data-order]";
const SCRIPT = `
  import "${FOLDER}embed/player.v1.js";
  window.reported = [];
  for (const name of ["ready", "over", "error", "phase"]) {
    addEventListener("player:" + name, ({ target, detail }) => reported.push([name, target.id, detail]));
  }
  window.p = (id) => document.getElementById(id).api(1);
`;
const STYLE = `
  centauri-player { inline-size: 900px; block-size: 560px; min-block-size: 0; aspect-ratio: auto; }
  svg, button { display: none !important; }
  centauri-player::part(board) { outline: 3px solid rgb(1, 2, 3); }
`;

function openInline(list, { style = STYLE, ...options } = {}) {
  const body = list.map((values) => `<centauri-player ${attributes(values)}></centauri-player>`).join("<p>Between</p>");
  return openSite(siteFiles(body, { script: SCRIPT, style }), { policy: INLINE_POLICY, ...options });
}

const awaitReady = (page, id) =>
  page.waitForFunction((id) => reported.some(([name, of]) => name === "ready" && of === id), id);

test("a player without a frame runs behind a shadow root, from a folder of the publisher", async () => {
  const page = await openInline([{ id: "one", ...DUEL, "data-kept": "yes" }]);
  const one = page.locator("#one");
  await one.getByRole("button", { name: "Play" }).click();
  await awaitReady(page, "one");
  await one.locator(ORDER).first().waitFor();
  // Styles of the page do not affect the player, except for allowed ones, and styles of the player
  // do not affect the page.
  assert.equal(await one.locator(".table-board").evaluate((board) => getComputedStyle(board).outlineColor), "rgb(1, 2, 3)");
  const outside = await page.evaluate(() => ({
    title: document.title,
    hash: location.hash,
    theme: document.documentElement.getAttribute("data-theme"),
    lang: document.documentElement.lang,
    background: getComputedStyle(document.body).backgroundColor,
    wide: document.documentElement.scrollWidth <= innerWidth,
  }));
  assert.deepEqual(outside, {
    title: "A publisher", hash: "", theme: null, lang: "en", background: "rgba(0, 0, 0, 0)", wide: true,
  });
  // A main element inside the page's main element has the role of a group; axe's rule about that is
  // not the subject here.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().disableRules(["aria-allowed-role"]).analyze();
  assert.deepEqual(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]), []);
  assertClean(page);
});

test("a help tip of one player marks nothing in the other player of the page", async () => {
  const values = { ...DUEL, seats: "human,bot:easy", start: "auto" };
  const page = await openInline([{ id: "one", ...values }, { id: "two", ...values }], { style: "centauri-player { inline-size: 900px; block-size: 560px; }" });
  const order = (id, name) => page.locator(`#${id} .table-actions [data-order=${name}]`).first();
  const outline = (id) => order(id, "step").evaluate((button) => getComputedStyle(button).outlineStyle);
  for (const id of ["one", "two"]) await order(id, "faster").waitFor();
  await order("two", "faster").click();
  await eventually(async () => assert.equal(await outline("two"), "dashed"));
  assert.notEqual(await outline("one"), "dashed");
  assertClean(page);
});

test("the layout depends on the size of the element, not of the window", async () => {
  const page = await openInline([{ id: "one", ...DUEL, start: "auto" }], {
    prepare: (page) => page.setViewportSize({ width: 1600, height: 1000 }),
  });
  await awaitReady(page, "one");
  await page.locator("#one " + ORDER).first().waitFor();
  const shape = () =>
    page.locator("#one").evaluate((element) => {
      const table = element.shadowRoot.querySelector(".table").getBoundingClientRect();
      const board = element.shadowRoot.querySelector(".table-board").getBoundingClientRect();
      const own = element.getBoundingClientRect();
      return { grip: element.shadowRoot.querySelector(".sheet-grip").checkVisibility(), inside: table.right <= own.right + 1 && table.bottom <= own.bottom + 1, board: board.width };
    });
  const wide = await shape();
  assert.deepEqual([wide.grip, wide.inside], [false, true]);
  // Also on a large page: a panel that starts expanded on a large table would take too much room on
  // a small one.
  assert.deepEqual(await page.evaluate(() => [innerWidth >= 1440, innerHeight >= 960]), [true, true]);
  assert.equal(await page.locator("#one .goals").evaluate((goals) => goals.open), false);
  await page.evaluate(() => {
    const { style } = document.getElementById("one");
    style.inlineSize = "360px";
    style.blockSize = "640px";
  });
  await page.locator("#one .sheet-grip").waitFor();
  const narrow = await shape();
  assert.deepEqual([narrow.grip, narrow.inside], [true, true]);
  assertClean(page);
});

test("two players on one page have their own theme, language and match", async () => {
  const page = await openInline([
    { id: "one", ...DUEL, start: "auto", theme: "dark" },
    { id: "two", ...DUEL, start: "auto", theme: "light", lang: "de" },
  ]);
  await awaitReady(page, "one");
  await awaitReady(page, "two");
  await page.locator("#two").getByRole("button", { name: "Menü" }).waitFor();
  await page.locator("#one").getByRole("button", { name: "Menu" }).waitFor();
  const looks = await page.evaluate(() =>
    ["one", "two"].map((id) => document.getElementById(id).shadowRoot.querySelector(".player-root").dataset.theme));
  assert.deepEqual(looks, ["night", "light"]);
  const logs = await page.evaluate(async () => {
    const length = async (id) => JSON.parse(await p(id).exportLog()).log.length;
    const before = [await length("one"), await length("two")];
    await p("one").act((await p("one").legal())[0]);
    return [before, [await length("one"), await length("two")]];
  });
  assert.equal(logs[1][0], logs[0][0] + 1);
  assert.equal(logs[1][1], logs[0][1]);
  // A key goes only to the player with the focus.
  await page.locator("#two .table-board").getByRole("gridcell").first().focus();
  assertClean(page);
});

test("bots compute in a worker, and links open inside the player", async () => {
  const page = await openInline([{ id: "one", ...DUEL, seats: "bot,human", options: '{"rules":{"first":{"seat":0}}}', start: "auto" }]);
  await page.locator("#one .log .log-entry", { hasText: "Rhino A" }).first().waitFor({ state: "attached" });
  await page.locator('#one [data-order="end-turn"]').waitFor();
  const length = await page.evaluate(() => history.length);
  await page.locator("#one").getByRole("button", { name: "Menu" }).click();
  await page.locator("#one").getByRole("link", { name: "Rules" }).or(page.locator("#one").getByRole("button", { name: "Rules" })).first().click();
  await page.locator("#one [id='at-RIFT-1.1']").waitFor();
  assert.equal(await page.evaluate(() => history.length), length);
  assert.equal(await page.evaluate(() => location.hash), "");
  assertClean(page);
});

test("a player that is moved in its page keeps its match without a restart", async () => {
  const page = await openInline([{ id: "one", ...DUEL, start: "auto" }]);
  await awaitReady(page, "one");
  await page.locator("#one " + ORDER).first().waitFor();
  await page.evaluate(async () => p("one").act((await p("one").legal())[0]));
  const log = () => page.evaluate(async () => JSON.parse(await p("one").exportLog()).log.length);
  const before = await log();
  await page.evaluate(async () => {
    reported.length = 0;
    const place = document.createElement("div");
    document.querySelector("main").prepend(place);
    place.append(document.getElementById("one"));
    await new Promise((later) => setTimeout(later, 50));
  });
  assert.equal(await log(), before);
  assert.equal(await page.evaluate(() => p("one").state), "playing");
  // It is the same match and the same program: nothing was restarted.
  assert.deepEqual(await page.evaluate(() => reported.filter(([name]) => name === "ready")), []);
  await page.locator(`#one ${ORDER}:not([aria-disabled="true"])`).first().click();
  assertClean(page);
});

test("a destroyed player removes all its elements", async () => {
  const page = await openInline([{ id: "one", ...DUEL, start: "auto" }]);
  await awaitReady(page, "one");
  await page.locator("#one " + ORDER).first().waitFor();
  await page.evaluate(() => p("one").destroy());
  await page.waitForFunction(() => document.getElementById("one").shadowRoot.childElementCount === 0);
  assert.equal(await page.evaluate(() => document.getElementById("one").api(1).state), "idle");
  assertClean(page);
});

/**
 * Returns the outcomes of calls in order: `ok` or a code, or `late` if there is no answer for a
 * long time.
 */
const outcomes = (page, id, calls) =>
  page.evaluate(async ([id, calls]) => {
    const found = {};
    for (const [method, ...data] of calls) {
      const expired = new Promise((resolve) => setTimeout(resolve, 20_000, "late"));
      const done = (async () => p(id)[method](...data))().then(() => "ok", ({ code }) => code);
      found[method] = await Promise.race([done, expired]);
    }
    return found;
  }, [id, calls]);

test("a player without a frame answers every call like a player in a frame", async () => {
  const page = await openInline([{ id: "one", ...DUEL, start: "auto", control: "self" }]);
  await awaitReady(page, "one");
  const refused = { act: "action/malformed", undo: "action/illegal", load: "load/not_a_save" };
  assert.deepEqual(await outcomes(page, "one", CALLS), { ...allCalls("ok"), ...refused });
  await page.locator("#one .replay").waitFor();
  assert.deepEqual(await outcomes(page, "one", [["destroy"]]), { destroy: "ok" });
  assert.deepEqual(await outcomes(page, "one", CALLS), allCalls("action/no_match"));
  assertClean(page);
});

test("a player without a frame whose program does not load refuses every call", async () => {
  const prepare = (page) => page.context().route("**/app_bg-*.wasm", (route) => route.abort());
  const page = await openInline([{ id: "one", ...DUEL, start: "auto", control: "self" }], { prepare });
  await page.waitForFunction(() => reported.some(([name]) => name === "error"));
  assert.deepEqual(await outcomes(page, "one", CALLS), allCalls("net/unreachable"));
  assert.equal(await page.evaluate(() => p("one").state), "error");
  assertClean(page, /app_bg-|ERR_FAILED/);
});

test("a player without a frame reports an invalid configuration", async () => {
  const page = await openInline([{ id: "one", isolation: "inline", game: "rift", scenario: "atlantis", start: "auto" }], { style: "" });
  await page.locator("#one").getByRole("heading", { name: "There is nothing to play here" }).waitFor();
  const [, , error] = await page.evaluate(() => reported.find(([name]) => name === "error"));
  assert.equal(error.code, "config/scenario");
  assertClean(page);
});

/** Files of a player without a frame, one of which never arrives. */
const STALLED = {
  "the list of file names": { file: "**/embed/names.json", broken: /^failed: .*names\.json/ },
  "the entry script": { file: "**/door-*.js" },
  "the poster styles": { file: "**/poster-*.css", broken: /^failed: .*poster-/ },
};

for (const [what, { file, broken }] of Object.entries(STALLED)) {
  test(`a player without a frame times out if a file does not arrive, and can be started again: ${what}`, { timeout: 60_000 }, async () => {
    const heldRoutes = [];
    const prepare = async (page) => {
      await page.clock.install();
      await page.context().route(file, (route) => heldRoutes.push(route));
    };
    const page = await openInline([{ id: "one", ...DUEL }], { prepare });
    await page.waitForFunction(() => window.p);
    while (heldRoutes.length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
    const pendingCalls = page.evaluate(() => Promise.all([p("one").start(), p("one").legal()].map((call) => call.catch(({ code }) => code))));
    await page.waitForTimeout(100);
    await page.clock.fastForward(61_000);
    assert.deepEqual(await pendingCalls, ["net/unreachable", "net/unreachable"]);
    const codes = () => page.evaluate(() => reported.filter(([name]) => name === "error").map(([, , { code }]) => code));
    assert.deepEqual(await codes(), ["net/unreachable"]);
    assert.equal(await page.evaluate(() => p("one").state), "error");
    assert.equal(await page.evaluate(() => p("one").legal().catch(({ code }) => code)), "net/unreachable");
    await page.context().unroute(file);
    // A late file has no effect.
    await Promise.all(heldRoutes.map((route) => route.continue()));
    await page.evaluate(() => p("one").start());
    await awaitReady(page, "one");
    await page.locator(`#one ${ORDER}`).first().waitFor();
    assert.equal(await page.locator("#one .place").count(), 1);
    assert.ok((await page.evaluate(() => p("one").legal())).length > 0);
    assert.deepEqual(await codes(), ["net/unreachable"]);
    assertClean(page, broken);
  });
}
