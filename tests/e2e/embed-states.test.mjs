// The outcome of every call of api(1) in every state of a player: it succeeds or is refused with a
// code, and never stays without an answer.
import test from "node:test";
import assert from "node:assert/strict";
import { BASE_URL, assertClean } from "./support.mjs";
import { CALLS, allCalls, ask, awaitEvent, awaitState, openElements } from "./elements.mjs";
import { forgeSave } from "./position.mjs";
import { attributes } from "./publisher.mjs";
import { loadRecording } from "./replay.mjs";

const DUEL = { id: "one", game: "rift", scenario: "cold-open", seats: "human,human", seed: "7", control: "self" };
const ORDER = ".table-actions button[data-order]";

/**
 * Returns the outcome of a call: `ok` or its code, or `late` if there is no answer for a long time.
 * An error must have a sentence as its message.
 */
async function outcome(page, method, ...data) {
  const { code, message } = await page.evaluate(([method, data]) => {
    const expired = new Promise((resolve) => setTimeout(resolve, 20_000, { code: "late" }));
    return Promise.race([ask("one", method, ...data), expired]);
  }, [method, data]);
  if (message !== undefined) assert.match(message, /\S .*\.$/s, `${method}: ${code}`);
  return code ?? "ok";
}

/** Compares every call with a table of outcomes; methods that are not in it must succeed. */
async function assertTable(page, table) {
  const found = {};
  for (const [method, ...data] of CALLS) found[method] = await outcome(page, method, ...data);
  assert.deepEqual(found, { ...allCalls("ok"), ...table });
}

const state = (page) => page.evaluate(() => p("one").state);
const info = (page) => page.evaluate(() => p("one").info);

test("calls before the start wait for it and are answered then", async () => {
  const page = await openElements([DUEL]);
  const player = page.frameLocator("#one iframe");
  await player.getByRole("button", { name: "Play" }).waitFor();
  assert.deepEqual([await state(page), await info(page)], ["idle", null]);
  const waiting = ["save", "legal", "setTheme", "setLang"].map((method) => outcome(page, method, { setTheme: "light", setLang: "de" }[method]));
  const first = await Promise.race([...waiting, new Promise((resolve) => setTimeout(resolve, 500, "nothing"))]);
  assert.equal(first, "nothing");
  assert.equal(await outcome(page, "start"), "ok");
  assert.deepEqual(await Promise.all(waiting), ["ok", "ok", "ok", "ok"]);
  await player.getByRole("button", { name: "Menü" }).waitFor();
  assert.equal(await state(page), "playing");
  assertClean(page);
});

test("during a match valid calls succeed, and invalid ones are refused and change nothing", async () => {
  const page = await openElements([{ ...DUEL, start: "auto", theme: "dark" }]);
  await awaitEvent(page, "ready");
  const player = page.frameLocator("#one iframe");
  const insets = () => player.locator("html").evaluate((html) => ["top", "left"].map((edge) => html.style.getPropertyValue(`--safe-${edge}`)));
  const snapshot = async () => [(await ask(page, "one", "exportLog")).ok, await insets(), await player.locator("html").getAttribute("data-theme"), await player.locator("html").getAttribute("lang")];
  const before = await snapshot();
  const { file } = (await ask(page, "one", "save")).ok;
  const other = forgeSave(file, { game: "saga" });
  const long = "x".repeat(300 * 1024);
  const invalid = [
    ["setTheme", ["pink"], "config/value"],
    ["setTheme", [7], "config/value"],
    ["setTheme", [null], "config/value"],
    ["setTheme", [{}], "config/value"],
    ["setTheme", [{ theme: 9 }], "config/value"],
    ["setTheme", [{ tokens: "red" }], "config/value"],
    ["setTheme", [{ theme: "pink", tokens: { accent: "#ffb000" } }], "config/value"],
    ["setLang", ["tlh"], "config/value"],
    ["setLang", [""], "config/value"],
    ["setLang", [7], "config/value"],
    ["setLang", [], "config/value"],
    ["goto", [-1], "config/value"],
    ["goto", [1.5], "config/value"],
    ["goto", [99_999], "config/value"],
    ["goto", [Number.NaN], "config/value"],
    ["goto", ["soon"], "config/value"],
    ["undo", [], "action/illegal"],
    ["visibility", ["perhaps"], "config/value"],
    ["visibility", [], "config/value"],
    ["viewport", [{}], "config/value"],
    ["viewport", [], "config/value"],
    ["viewport", [{ safeArea: [] }], "config/value"],
    ["viewport", [{ safeArea: { top: "12px" } }], "config/value"],
    ["viewport", [{ safeArea: { top: 3, left: Number.NaN } }], "config/value"],
    ["viewport", [{ safeArea: { bottom: [12] } }], "config/value"],
    ["act", [], "action/malformed"],
    ["act", ["fly-away"], "action/malformed"],
    ["act", ["end-turn", Number.NaN], "config/seat"],
    ["act", ["end-turn", 7], "config/seat"],
    ["act", [long], "action/malformed"],
    ["legal", [7], "config/seat"],
    ["legal", [1.5], "config/seat"],
    ["legal", [Number.POSITIVE_INFINITY], "config/seat"],
    ["load", [""], "load/not_a_save"],
    ["load", ["{}"], "load/not_a_save"],
    ["load", [7], "config/value"],
    ["load", [long], "load/too_large"],
    ["load", [other], "load/other_game"],
  ];
  const found = [];
  for (const [method, data] of invalid) found.push([method, data, await outcome(page, method, ...data)]);
  assert.deepEqual(found, invalid);
  // Data that cannot be sent.
  const codes = await page.evaluate(async () => {
    const circle = {};
    circle.round = circle;
    const why = (promise) => promise.catch(({ code }) => code);
    return Promise.all([why(p("one").act(10n)), why(p("one").act(circle)), why(p("one").setTheme(circle))]);
  });
  assert.deepEqual(codes, ["action/malformed", "action/malformed", "config/value"]);
  // Full screen, which the browser refuses.
  const screen = await page.evaluate(async () => {
    document.getElementById("one").requestFullscreen = () => Promise.reject(new TypeError("no press"));
    return p("one").fullscreen().catch(({ name, code, message }) => [name, code, message]);
  });
  assert.deepEqual(screen, ["PlayerError", "action/illegal", "The browser refuses (no press)."]);
  assert.deepEqual(await snapshot(), before);
  assert.equal(await state(page), "playing");
  assert.match((await ask(page, "one", "load", other)).message, /saga.*rift/);
  await assertTable(page, { act: "action/malformed", undo: "action/illegal", load: "load/not_a_save" });
  // Now the replay is shown instead of the table.
  await player.locator(".replay").waitFor();
  await assertTable(page, {
    save: "action/no_match", exportLog: "action/no_match", legal: "action/no_match", act: "action/no_match", undo: "action/no_match", load: "load/not_a_save",
  });
  assert.equal(await outcome(page, "goto", 99_999), "config/value");
  // Another match is opened, which the player reports from then on.
  const { code } = await (await page.evaluateHandle(() => ask("one", "goto").then(() => ask("one", "save")))).jsonValue().then(({ ok }) => ok);
  const [first] = (await ask(page, "one", "legal")).ok;
  await ask(page, "one", "act", first);
  const { step } = await info(page);
  assert.equal(await outcome(page, "load", code), "ok");
  assert.ok((await info(page)).step < step);
  assert.equal(await state(page), "playing");
  assertClean(page);
});

test("the state of the API is current when a call resolves", async () => {
  const page = await openElements([{ ...DUEL, start: "auto" }]);
  // The first turn is reported after the player is ready.
  await awaitEvent(page, "turn");
  const reported = await page.evaluate(async () => {
    const reported = [];
    const player = p("one");
    document.addEventListener("player:turn", ({ detail }) => reported.push(["turn", detail.step]));
    const before = player.info.step;
    const [first] = await player.legal();
    await player.act(first).then(() => reported.push(["act", player.info.step]));
    await player.undo().then(() => reported.push(["undo", player.info.step]));
    return { before, reported };
  });
  const { before } = reported;
  assert.deepEqual(reported.reported, [["turn", before + 1], ["act", before + 1], ["turn", before], ["undo", before]]);
  assertClean(page);
});

test("a puzzle can be played and undone, and refuses goto with a reason", async () => {
  const page = await openElements([{ ...DUEL, mode: "puzzle", scenario: "puzzle-1", start: "auto" }]);
  await awaitEvent(page, "ready");
  await assertTable(page, { act: "action/malformed", undo: "action/illegal", load: "load/not_a_save", goto: "action/no_match" });
  const { code, message } = await ask(page, "one", "goto", 0);
  assert.equal(code, "action/no_match");
  assert.match(message, /puzzle/);
  assert.equal(await outcome(page, "goto"), "action/no_match");
  const [first] = (await ask(page, "one", "legal")).ok;
  const { step } = await info(page);
  assert.ok((await ask(page, "one", "act", first)).ok.step > step);
  assert.equal(await outcome(page, "undo"), "ok");
  assert.equal((await info(page)).step, step);
  assert.equal(await outcome(page, "undo"), "action/illegal");
  assert.equal(await state(page), "playing");
  assertClean(page);
});

test("a match of bots only refuses actions, and a finished match can be replayed", async () => {
  const page = await openElements([{ ...DUEL, seats: "bot:ensign,bot:ensign", start: "auto" }]);
  await awaitEvent(page, "ready");
  const outcomes = { legal: "action/not_your_turn", act: "action/malformed", undo: "action/illegal", load: "load/not_a_save" };
  assert.equal(await outcome(page, "act", "end-turn"), "action/not_your_turn");
  assert.equal(await outcome(page, "act", "end-turn", 0), "action/not_your_turn");
  await assertTable(page, outcomes);
  const player = page.frameLocator("#one iframe");
  await player.locator(".replay").waitFor();
  assert.equal(await outcome(page, "goto"), "ok");
  await player.locator(".table").waitFor();
  assert.deepEqual([await state(page), (await info(page)).over], ["playing", false]);

  assert.equal(await outcome(page, "load", loadRecording("rift/conceded").save.join("\n")), "ok");
  await awaitState(page, "one", "over");
  const { step } = await info(page);
  assert.equal(await outcome(page, "act", "end-turn", 0), "action/over");
  await assertTable(page, { legal: "action/over", act: "action/over", undo: "action/illegal", load: "load/not_a_save" });
  await player.locator(".replay").waitFor();
  assert.equal(await outcome(page, "goto", step), "ok");
  assert.equal(await outcome(page, "goto", step + 1), "config/value");
  assert.equal(await outcome(page, "goto"), "ok");
  await awaitState(page, "one", "over");
  assert.deepEqual([(await info(page)).over, (await info(page)).step, (await info(page)).waiting], [true, step, []]);
  assertClean(page);
});

test("an invalid configuration makes every call fail", async () => {
  const page = await openElements([{ ...DUEL, start: "auto", theme: "pink" }]);
  await awaitState(page, "one", "error");
  const none = "action/no_match";
  await assertTable(page, { ...allCalls("config/value"), save: none, exportLog: none, legal: none, act: none, undo: none });
  assert.deepEqual([await state(page), await info(page)], ["error", null]);
  assert.equal(await outcome(page, "destroy"), "ok");
  await page.waitForFunction(() => !document.getElementById("one").shadowRoot.querySelector("iframe"));
  await assertTable(page, allCalls(none));
  assert.equal(await state(page), "idle");
  assertClean(page);
});

/** Errors in the description of a match, with their codes. */
const NO_MATCH = {
  "an unknown board": [{ scenario: "atlantis" }, "config/scenario"],
  "options that are cut off": [{ options: "{oops" }, "config/options"],
  "an option of the wrong type": [{ options: '{"rules":{"round_limit":"x"}}' }, "config/options"],
  "an unknown bot level": [{ seats: "human,bot:godlike" }, "config/seats"],
  "too many seats": [{ seats: Array(9).fill("human").join(",") }, "config/seats"],
  "an invalid save": [{ load: "garbage" }, "load/not_a_save"],
};

test("an impossible match is reported; theme, language and loading another match still work", async () => {
  const page = await openElements([{ ...DUEL, start: "auto" }]);
  await awaitEvent(page, "ready", "one");
  const { code } = (await ask(page, "one", "save")).ok;
  for (const [what, [invalid, fault]] of Object.entries(NO_MATCH)) {
    const id = `no-${fault.split("/")[1]}`;
    const player = `<centauri-player ${attributes({ ...DUEL, ...invalid, id })}></centauri-player>`;
    await page.evaluate((player) => document.body.insertAdjacentHTML("beforeend", player), player);
    // The call that starts the player returns the error, however early it is.
    assert.equal((await ask(page, id, "start")).code, fault, what);
    assert.equal(await page.evaluate((id) => p(id).state, id), "error", what);
    assert.equal((await ask(page, id, "goto", 0)).code, "action/no_match", what);
    assert.equal((await ask(page, id, "legal")).code, "action/no_match", what);
    assert.ok((await ask(page, id, "setTheme", "light")).ok, what);
    assert.equal((await ask(page, id, "setLang", "en")).code, undefined, what);
    assert.equal((await ask(page, id, "load", code)).code, undefined, what);
    assert.deepEqual(await page.evaluate((id) => [p(id).state, p(id).info.game], id), ["playing", "rift"], what);
    await page.evaluate((id) => document.getElementById(id).remove(), id);
  }
  assertClean(page);
});

/** Files that a player needs, one of which is missing. */
const MISSING = {
  "a missing page": { block: "**/embed.html*", fault: /embed\.html|ERR_FAILED/ },
  "a missing script": { block: "**/frame-*.js", fault: /frame-|ERR_FAILED/ },
  "a missing program": { block: "**/app_bg-*.wasm", fault: /app_bg-|ERR_FAILED/ },
};

for (const [what, { block, fault }] of Object.entries(MISSING)) {
  test(`a player that cannot be loaded reports it and refuses every call: ${what}`, async () => {
    const script = `
      const element = document.createElement("centauri-player");
      for (const [name, value] of Object.entries(${JSON.stringify({ ...DUEL, start: "auto" })})) element.setAttribute(name, value);
      window.begin = () => document.querySelector("main").append(element);
    `;
    const page = await openElements([], { script });
    await page.waitForFunction(() => window.begin);
    await page.context().route(block, (route) => route.abort());
    await page.evaluate(() => begin());
    assert.equal((await awaitEvent(page, "error", "one")).code, "net/unreachable");
    assert.equal(await state(page), "error");
    await assertTable(page, allCalls("net/unreachable"));
    assert.deepEqual([await state(page), await info(page)], ["error", null]);
    assert.equal(await outcome(page, "destroy"), "ok");
    assertClean(page, fault);
  });
}

/** Chunks that the table needs. */
const CHUNKS = { "the code of the table": "**/split_rift_table-*.wasm", "the code of all tables": "**/split_play-*.wasm" };

for (const [what, block] of Object.entries(CHUNKS)) {
  test(`a chunk that cannot be loaded is reported, and start() requests it again: ${what}`, async () => {
    const page = await openElements([{ ...DUEL }]);
    await page.frameLocator("#one iframe").getByRole("button", { name: "Play" }).waitFor();
    await page.context().route(block, (route) => route.abort());
    const first = outcome(page, "start");
    const waiting = ["save", "legal", "act"].map((method) => outcome(page, method));
    assert.equal((await awaitEvent(page, "error", "one")).code, "net/unreachable");
    await first;
    assert.deepEqual(await Promise.all(waiting), ["action/no_match", "action/no_match", "action/no_match"]);
    assert.deepEqual([await state(page), await info(page)], ["error", null]);
    const unreachable = "net/unreachable";
    const none = "action/no_match";
    await assertTable(page, { save: none, exportLog: none, legal: none, act: none, undo: none, goto: none, load: unreachable, start: unreachable });
    await page.context().unroute(block);
    assert.equal(await outcome(page, "start"), "ok");
    assert.equal(await outcome(page, "legal"), "ok");
    assert.equal(await state(page), "playing");
    assertClean(page, /split_|ERR_FAILED|Failed to fetch/);
  });
}

test("a button requests a chunk again that could not be loaded", async () => {
  const block = "**/split_rift_table-*.wasm";
  const page = await openElements([{ ...DUEL }]);
  const player = page.frameLocator("#one iframe");
  await page.context().route(block, (route) => route.abort());
  await player.getByRole("button", { name: "Play" }).click();
  await player.getByRole("heading", { name: "There is nothing to play here" }).waitFor();
  await page.context().unroute(block);
  await player.getByRole("button", { name: "Try again" }).click();
  await player.locator(ORDER).first().waitFor();
  await awaitState(page, "one", "playing");
  assertClean(page, /split_|ERR_FAILED|Failed to fetch/);
});

test("a lazy frame outside the viewport is loaded by the first call", async () => {
  const page = await openElements([DUEL], { script: 'document.querySelector("h1").style.paddingBlockEnd = "8000px";' });
  await page.waitForFunction(() => window.p);
  assert.equal(await outcome(page, "start"), "ok");
  assert.equal(await outcome(page, "legal"), "ok");
  await page.frameLocator("#one iframe").locator(ORDER).first().waitFor();
  assert.ok(page.frames().some((frame) => frame.url().startsWith(`${BASE_URL}embed.html`)));
  assertClean(page);
});
