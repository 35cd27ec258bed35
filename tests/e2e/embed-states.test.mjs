// The outcome of every call of api(1) in every state of a player: it succeeds or is refused with a
// code, and never stays without an answer.
import test from "node:test";
import assert from "node:assert/strict";
import { BASE_URL, assertClean } from "./support.mjs";
import { CALLS, EVERYTHING, ask, elements, inState, until } from "./elements.mjs";
import { forged } from "./position.mjs";
import { attributes } from "./publisher.mjs";
import { recorded } from "./replay.mjs";

const DUEL = { id: "one", game: "rift", scenario: "cold-open", seats: "human,human", seed: "7", control: "self" };
const ORDER = ".table-actions button[data-order]";

/**
 * The outcome of a call: `ok` or its code, or `late` if there is no answer for a long time. An
 * error must have a sentence as its message.
 */
async function outcome(page, method, ...data) {
  const { code, message } = await page.evaluate(([method, data]) => {
    const late = new Promise((then) => setTimeout(then, 20_000, { code: "late" }));
    return Promise.race([ask("one", method, ...data), late]);
  }, [method, data]);
  if (message !== undefined) assert.match(message, /\S .*\.$/s, `${method}: ${code}`);
  return code ?? "ok";
}

/** Compares every call with a table of outcomes; methods that are not in it must succeed. */
async function assertTable(page, table) {
  const found = {};
  for (const [method, ...data] of CALLS) found[method] = await outcome(page, method, ...data);
  assert.deepEqual(found, { ...EVERYTHING("ok"), ...table });
}

const state = (page) => page.evaluate(() => p("one").state);
const info = (page) => page.evaluate(() => p("one").info);

test("before it begins what is asked waits for that, and is answered then", async () => {
  const page = await elements([DUEL]);
  const player = page.frameLocator("#one iframe");
  await player.getByRole("button", { name: "Play" }).waitFor();
  assert.deepEqual([await state(page), await info(page)], ["idle", null]);
  const waiting = ["save", "legal", "setTheme", "setLang"].map((method) => outcome(page, method, { setTheme: "light", setLang: "de" }[method]));
  const first = await Promise.race([...waiting, new Promise((then) => setTimeout(then, 500, "nothing"))]);
  assert.equal(first, "nothing");
  assert.equal(await outcome(page, "start"), "ok");
  assert.deepEqual(await Promise.all(waiting), ["ok", "ok", "ok", "ok"]);
  await player.getByRole("button", { name: "Menü" }).waitFor();
  assert.equal(await state(page), "playing");
  assertClean(page);
});

test("a match on the table: what makes sense is done, and all else is refused and changes nothing", async () => {
  const page = await elements([{ ...DUEL, start: "auto", theme: "dark" }]);
  await until(page, "ready");
  const player = page.frameLocator("#one iframe");
  const room = () => player.locator("html").evaluate((html) => ["top", "left"].map((edge) => html.style.getPropertyValue(`--safe-${edge}`)));
  const now = async () => [(await ask(page, "one", "exportLog")).ok, await room(), await player.locator("html").getAttribute("data-theme"), await player.locator("html").getAttribute("lang")];
  const before = await now();
  const { file } = (await ask(page, "one", "save")).ok;
  const other = forged(file, { game: "saga" });
  const long = "x".repeat(300 * 1024);
  const wrong = [
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
  for (const [method, data] of wrong) found.push([method, data, await outcome(page, method, ...data)]);
  assert.deepEqual(found, wrong);
  // Data that cannot be sent at all.
  const codes = await page.evaluate(async () => {
    const circle = {};
    circle.round = circle;
    const why = (promise) => promise.catch(({ code }) => code);
    return Promise.all([why(p("one").act(10n)), why(p("one").act(circle)), why(p("one").setTheme(circle))]);
  });
  assert.deepEqual(codes, ["action/malformed", "action/malformed", "config/value"]);
  // What the browser refuses.
  const screen = await page.evaluate(async () => {
    document.getElementById("one").requestFullscreen = () => Promise.reject(new TypeError("no press"));
    return p("one").fullscreen().catch(({ name, code, message }) => [name, code, message]);
  });
  assert.deepEqual(screen, ["PlayerError", "action/illegal", "The browser refuses (no press)."]);
  assert.deepEqual(await now(), before);
  assert.equal(await state(page), "playing");
  assert.match((await ask(page, "one", "load", other)).message, /saga.*rift/);
  await assertTable(page, { act: "action/malformed", undo: "action/illegal", load: "load/not_a_save" });
  // Now the replay is shown instead of the table.
  await player.locator(".replay").waitFor();
  await assertTable(page, {
    save: "action/no_match", exportLog: "action/no_match", legal: "action/no_match", act: "action/no_match", undo: "action/no_match", load: "load/not_a_save",
  });
  assert.equal(await outcome(page, "goto", 99_999), "config/value");
  // Another match is opened, and from then on the player knows it.
  const { code } = await (await page.evaluateHandle(() => ask("one", "goto").then(() => ask("one", "save")))).jsonValue().then(({ ok }) => ok);
  const [first] = (await ask(page, "one", "legal")).ok;
  await ask(page, "one", "act", first);
  const { step } = await info(page);
  assert.equal(await outcome(page, "load", code), "ok");
  assert.ok((await info(page)).step < step);
  assert.equal(await state(page), "playing");
  assertClean(page);
});

test("whoever waits for an answer finds the match as it stands by then", async () => {
  const page = await elements([{ ...DUEL, start: "auto" }]);
  await until(page, "ready");
  const told = await page.evaluate(async () => {
    const told = [];
    const player = p("one");
    document.addEventListener("player:turn", ({ detail }) => told.push(["turn", detail.step]));
    const before = player.info.step;
    const [first] = await player.legal();
    await player.act(first).then(() => told.push(["act", player.info.step]));
    await player.undo().then(() => told.push(["undo", player.info.step]));
    return { before, told };
  });
  const { before } = told;
  assert.deepEqual(told.told, [["turn", before + 1], ["act", before + 1], ["turn", before], ["undo", before]]);
  assertClean(page);
});

test("a puzzle is played and taken back, has no actions to go to, and says so", async () => {
  const page = await elements([{ ...DUEL, mode: "puzzle", scenario: "puzzle-1", start: "auto" }]);
  await until(page, "ready");
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

test("bots among themselves are watched and not played for, and what is over is looked at again", async () => {
  const page = await elements([{ ...DUEL, seats: "bot:ensign,bot:ensign", start: "auto" }]);
  await until(page, "ready");
  const asked = { legal: "action/not_your_turn", act: "action/malformed", undo: "action/illegal", load: "load/not_a_save" };
  assert.equal(await outcome(page, "act", "end-turn"), "action/not_your_turn");
  assert.equal(await outcome(page, "act", "end-turn", 0), "action/not_your_turn");
  await assertTable(page, asked);
  const player = page.frameLocator("#one iframe");
  await player.locator(".replay").waitFor();
  assert.equal(await outcome(page, "goto"), "ok");
  await player.locator(".table").waitFor();
  assert.deepEqual([await state(page), (await info(page)).over], ["playing", false]);

  assert.equal(await outcome(page, "load", recorded("rift/conceded").save.join("\n")), "ok");
  await inState(page, "one", "over");
  const { step } = await info(page);
  assert.equal(await outcome(page, "act", "end-turn", 0), "action/over");
  await assertTable(page, { legal: "action/over", act: "action/over", undo: "action/illegal", load: "load/not_a_save" });
  await player.locator(".replay").waitFor();
  assert.equal(await outcome(page, "goto", step), "ok");
  assert.equal(await outcome(page, "goto", step + 1), "config/value");
  assert.equal(await outcome(page, "goto"), "ok");
  await inState(page, "one", "over");
  assert.deepEqual([(await info(page)).over, (await info(page)).step, (await info(page)).waiting], [true, step, []]);
  assertClean(page);
});

test("where nothing can be played every call is refused with the reason for that", async () => {
  const page = await elements([{ ...DUEL, start: "auto", theme: "pink" }]);
  await inState(page, "one", "error");
  const none = "action/no_match";
  await assertTable(page, { ...EVERYTHING("config/value"), save: none, exportLog: none, legal: none, act: none, undo: none });
  assert.deepEqual([await state(page), await info(page)], ["error", null]);
  assert.equal(await outcome(page, "destroy"), "ok");
  await page.waitForFunction(() => !document.getElementById("one").shadowRoot.querySelector("iframe"));
  await assertTable(page, EVERYTHING(none));
  assert.equal(await state(page), "idle");
  assertClean(page);
});

/** Errors in the description of a match, with their codes. */
const NO_MATCH = {
  "a board that is none": [{ scenario: "atlantis" }, "config/scenario"],
  "options that are cut off": [{ options: "{oops" }, "config/options"],
  "an option that is none": [{ options: '{"rules":{"round_limit":"x"}}' }, "config/options"],
  "a seat that is none": [{ seats: "human,bot:godlike" }, "config/seats"],
  "seats that the board lacks": [{ seats: Array(9).fill("human").join(",") }, "config/seats"],
  "a match that is none": [{ load: "garbage" }, "load/not_a_save"],
};

test("where the match that is described cannot be, that is told, and looks, language and another match remain", async () => {
  const page = await elements([{ ...DUEL, start: "auto" }]);
  await until(page, "ready", "one");
  const { code } = (await ask(page, "one", "save")).ok;
  for (const [what, [wrong, fault]] of Object.entries(NO_MATCH)) {
    const id = `no-${fault.split("/")[1]}`;
    const player = `<centauri-player ${attributes({ ...DUEL, ...wrong, id })}></centauri-player>`;
    await page.evaluate((player) => document.body.insertAdjacentHTML("beforeend", player), player);
    // Whoever starts the player gets the error from that call, however early it is.
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
const LOST = {
  "a page that is not there": { block: "**/embed.html*", fault: /embed\.html|ERR_FAILED/ },
  "a page that is no player": { block: "**/frame-*.js", fault: /frame-|ERR_FAILED/ },
  "a program that does not come": { block: "**/app_bg-*.wasm", fault: /app_bg-|ERR_FAILED/ },
};

for (const [what, { block, fault }] of Object.entries(LOST)) {
  test(`a player that cannot be had is told, and keeps nobody waiting: ${what}`, async () => {
    const script = `
      const element = document.createElement("centauri-player");
      for (const [name, value] of Object.entries(${JSON.stringify({ ...DUEL, start: "auto" })})) element.setAttribute(name, value);
      window.begin = () => document.querySelector("main").append(element);
    `;
    const page = await elements([], { script });
    await page.waitForFunction(() => window.begin);
    await page.context().route(block, (route) => route.abort());
    await page.evaluate(() => begin());
    assert.equal((await until(page, "error", "one")).code, "net/unreachable");
    assert.equal(await state(page), "error");
    await assertTable(page, EVERYTHING("net/unreachable"));
    assert.deepEqual([await state(page), await info(page)], ["error", null]);
    assert.equal(await outcome(page, "destroy"), "ok");
    assertClean(page, fault);
  });
}

/** Chunks that the table needs. */
const PARTS = { "the code of the table": "**/split_rift_table-*.wasm", "the code of all tables": "**/split_play-*.wasm" };

for (const [what, block] of Object.entries(PARTS)) {
  test(`a table whose part cannot be had is told, and the start asks for it again: ${what}`, async () => {
    const page = await elements([{ ...DUEL }]);
    await page.frameLocator("#one iframe").getByRole("button", { name: "Play" }).waitFor();
    await page.context().route(block, (route) => route.abort());
    const first = outcome(page, "start");
    const waiting = ["save", "legal", "act"].map((method) => outcome(page, method));
    assert.equal((await until(page, "error", "one")).code, "net/unreachable");
    await first;
    assert.deepEqual(await Promise.all(waiting), ["action/no_match", "action/no_match", "action/no_match"]);
    assert.deepEqual([await state(page), await info(page)], ["error", null]);
    const far = "net/unreachable";
    const none = "action/no_match";
    await assertTable(page, { save: none, exportLog: none, legal: none, act: none, undo: none, goto: none, load: far, start: far });
    await page.context().unroute(block);
    assert.equal(await outcome(page, "start"), "ok");
    assert.equal(await outcome(page, "legal"), "ok");
    assert.equal(await state(page), "playing");
    assertClean(page, /split_|ERR_FAILED|Failed to fetch/);
  });
}

test("a table whose part cannot be had is asked for again by a button", async () => {
  const block = "**/split_rift_table-*.wasm";
  const page = await elements([{ ...DUEL }]);
  const player = page.frameLocator("#one iframe");
  await page.context().route(block, (route) => route.abort());
  await player.getByRole("button", { name: "Play" }).click();
  await player.getByRole("heading", { name: "There is nothing to play here" }).waitFor();
  await page.context().unroute(block);
  await player.getByRole("button", { name: "Try again" }).click();
  await player.locator(ORDER).first().waitFor();
  await inState(page, "one", "playing");
  assertClean(page, /split_|ERR_FAILED|Failed to fetch/);
});

test("a frame that nobody has seen is loaded for what it is asked", async () => {
  const page = await elements([DUEL], { script: 'document.querySelector("h1").style.paddingBlockEnd = "8000px";' });
  await page.waitForFunction(() => window.p);
  assert.equal(await outcome(page, "start"), "ok");
  assert.equal(await outcome(page, "legal"), "ok");
  await page.frameLocator("#one iframe").locator(ORDER).first().waitFor();
  assert.ok(page.frames().some((frame) => frame.url().startsWith(`${BASE_URL}embed.html`)));
  assertClean(page);
});
