// A player as an element, in a frame of its own: api(1), events, who may drive, hostile messages, the host's store.
import test from "node:test";
import assert from "node:assert/strict";
import { BASE_URL, assertClean } from "./support.mjs";
import { POLICY, attributes, frameOf, htmlOf, visit } from "./publisher.mjs";

const DUEL = { game: "rift", scenario: "cold-open", seats: "human,human", seed: "7", start: "auto" };
const SHORT = '{"rules":{"round_limit":2}}';
const ORDER = ".table-actions button[data-order]";

/** A script that loads the element, notes its events, and lets a test speak with it. */
const SCRIPT = `
  import { CONFIG, EVENTS, METHODS } from "${BASE_URL}embed/player.v1.js";
  window.told = [];
  window.contract = { CONFIG, EVENTS, METHODS };
  for (const name of EVENTS) addEventListener(name, (event) => {
    if (name !== "player:request-store") told.push([name.slice(7), event.detail, event.target.id]);
  });
  window.p = (id) => document.getElementById(id).api(1);
  window.ask = async (id, method, ...data) => {
    try {
      return { ok: await p(id)[method](...data) };
    } catch (error) {
      return { code: error.code ?? String(error), message: error.message };
    }
  };
  window.until = async (name, id) => {
    for (;;) {
      const found = told.find(([told, , of]) => told === name && (!id || of === id));
      if (found) return found[1];
      await new Promise((resolve) => addEventListener("player:" + name, resolve, { once: true }));
    }
  };
`;

/** A publisher's page with elements. */
function elements(list, { script = "", ...options } = {}) {
  const body = list.map((values) => `<centauri-player ${attributes(values)}></centauri-player>`).join("");
  return visit(htmlOf(body, { script: SCRIPT + script }), options);
}

const ask = (page, id, method, ...data) =>
  page.evaluate(([id, method, data]) => ask(id, method, ...data), [id, method, data]);
const until = (page, name, id) => page.evaluate(([name, id]) => until(name, id), [name, id]);

test("a whole short match is played through the api", async () => {
  const page = await elements([{ id: "one", ...DUEL, options: SHORT, control: "self" }]);
  const ready = await until(page, "ready");
  assert.equal(ready.info.game, "rift");
  assert.deepEqual(ready.info.seats, [{ sitter: "human" }, { sitter: "human" }]);
  const steps = await page.evaluate(async () => {
    const player = p("one");
    let over = false;
    addEventListener("player:over", () => (over = true));
    for (let n = 0; n < 400 && !over; n += 1) {
      try {
        const actions = await player.legal();
        const named = (name) => actions.find((action) => JSON.stringify(action).includes(name));
        await player.act(named("end-turn") ?? named("step") ?? actions[0]);
      } catch (error) {
        // The player gives by itself what is no choice, and may have done so since.
        if (!["action/illegal", "action/over"].includes(error.code)) throw error;
      }
    }
    return { over, state: player.state, step: player.info.step };
  });
  assert.equal(steps.over, true);
  assert.equal(steps.state, "over");
  const over = await until(page, "over");
  assert.ok(Array.isArray(over.winners) && typeof over.reason === "string");
  const kinds = await page.evaluate(() => [...new Set(told.map(([name]) => name))].sort());
  for (const kind of ["event", "over", "phase", "progress", "ready", "resize", "save", "turn"]) {
    assert.ok(kinds.includes(kind), kind);
  }
  assert.deepEqual(await ask(page, "one", "act", "end-turn", 0).then(({ code }) => code), "action/over");
  assertClean(page);
});

test("saves go out and come in, positions are shown, actions are taken back", async () => {
  const page = await elements([{ id: "one", ...DUEL, control: "self" }]);
  await until(page, "ready");
  const [first] = (await ask(page, "one", "legal")).ok;
  const { step } = (await ask(page, "one", "act", first)).ok;
  const saved = (await ask(page, "one", "save")).ok;
  assert.ok(saved.code.length > 10 && JSON.parse(saved.file).game === "rift");
  assert.equal((await ask(page, "one", "exportLog")).ok, saved.file);
  const undone = await ask(page, "one", "undo");
  assert.ok(undone.ok.step < step || undone.code === "action/illegal", JSON.stringify(undone));
  await ask(page, "one", "load", saved.code);
  const loaded = await ask(page, "one", "save");
  assert.equal(JSON.parse(loaded.ok.file).log.length, JSON.parse(saved.file).log.length);
  const player = page.frameLocator("#one iframe");
  await ask(page, "one", "goto", 0);
  await player.locator(".replay").waitFor();
  await ask(page, "one", "goto");
  await player.locator(ORDER).first().waitFor();
  assert.deepEqual((await ask(page, "one", "load", "nonsense")).code, "load/not_a_save");
  assertClean(page);
});

test("what is asked wrongly is refused with its code and changes nothing", async () => {
  const page = await elements([{ id: "one", ...DUEL, seats: "human,bot", options: '{"rules":{"first":{"seat":0}}}', control: "self" }]);
  await until(page, "ready");
  const before = (await ask(page, "one", "exportLog")).ok;
  for (const [method, data, code] of [
    ["act", ["fly-away"], "action/malformed"],
    ["act", [null], "action/malformed"],
    ["act", [{ activate: 9 }], "action/illegal"],
    ["act", ["end-turn", 1], "action/not_your_turn"],
    ["act", ["end-turn", 77], "config/seat"],
    ["legal", [1], "action/not_your_turn"],
    ["goto", ["soon"], "config/value"],
    ["load", ["{}"], "load/not_a_save"],
  ]) {
    const answer = await ask(page, "one", method, ...data);
    assert.equal(answer.code, code, `${method} ${JSON.stringify(data)}: ${JSON.stringify(answer)}`);
  }
  assert.equal((await ask(page, "one", "exportLog")).ok, before);
  await assert.rejects(page.evaluate(() => document.getElementById("one").api(2)), /RangeError/);
  assertClean(page);
});

test("a page that is not named may look on and no more", async () => {
  const page = await elements([{ id: "one", ...DUEL }, { id: "two", ...DUEL, control: "https://elsewhere.example" }]);
  for (const id of ["one", "two"]) {
    await until(page, "ready", id);
    const before = (await ask(page, id, "exportLog")).ok;
    for (const method of ["act", "legal", "undo", "load", "goto"]) {
      assert.equal((await ask(page, id, method, "end-turn")).code, "config/view_only", method);
    }
    assert.equal((await ask(page, id, "exportLog")).ok, before);
  }
  assertClean(page);
});

test("two players on one page do not disturb each other", async () => {
  const page = await elements([
    { id: "one", ...DUEL, control: "self" },
    { id: "two", ...DUEL, control: "self", theme: "light", lang: "de" },
  ]);
  await until(page, "ready", "one");
  await until(page, "ready", "two");
  const [first] = (await ask(page, "one", "legal")).ok;
  await ask(page, "one", "act", first);
  const [one, two] = await Promise.all([ask(page, "one", "save"), ask(page, "two", "save")]);
  assert.notEqual(JSON.parse(one.ok.file).log.length, JSON.parse(two.ok.file).log.length);
  await page.frameLocator("#two iframe").getByRole("button", { name: "Menü" }).waitFor();
  await page.frameLocator("#one iframe").getByRole("button", { name: "Menu" }).waitFor();
  assertClean(page);
});

test("looks and language follow the page, and a token without contrast is refused", async () => {
  const page = await elements([{ id: "one", ...DUEL }], { script: "" });
  await until(page, "ready");
  const root = page.frameLocator("#one iframe").locator("html");
  await page.evaluate(() => document.getElementById("one").setAttribute("theme", "contrast"));
  await page.frameLocator("#one iframe").locator('html[data-theme="contrast"]').waitFor();
  await page.evaluate(() => document.getElementById("one").setAttribute("lang", "de"));
  await page.frameLocator("#one iframe").getByRole("button", { name: "Menü" }).waitFor();
  const answer = await ask(page, "one", "setTheme", { theme: "dark", tokens: { accent: "#ffb000", ink: "#101820" } });
  assert.deepEqual(answer.ok.refused, ["ink"]);
  assert.equal(await root.evaluate((html) => getComputedStyle(html).getPropertyValue("--accent").trim()), "#ffb000");
  const others = page.faults.filter((fault) => !fault.includes("--centauri-ink"));
  assert.deepEqual(others, []);
  assert.equal(page.faults.length, 1);
});

test("custom properties of the element reach into its frame", async () => {
  const body = `<centauri-player ${attributes({ id: "one", ...DUEL, theme: "dark" })}></centauri-player>`;
  const style = "centauri-player { --centauri-accent: rgb(255, 176, 0); --accent: red; }";
  const page = await visit(htmlOf(body, { script: SCRIPT, style }));
  await until(page, "ready");
  const frame = page.frames().find((one) => one.url().includes("embed.html"));
  await frame.waitForFunction(() => document.documentElement.style.getPropertyValue("--accent") === "rgb(255, 176, 0)");
  assertClean(page);
});

test("the page around keeps the saves, in the strictest frame", async () => {
  const script = `
    window.shelf = new Map();
    addEventListener("player:request-store", ({ detail }) => {
      const { verb, key, value } = detail;
      if (verb === "set") shelf.set(key, value);
      if (verb === "del") shelf.delete(key);
      detail.respondWith({ get: shelf.get(key), list: [...shelf.keys()] }[verb] ?? null);
    });
  `;
  const page = await elements([{ id: "one", ...DUEL, store: "host", sandbox: "strict", control: "self" }], { script });
  await until(page, "ready");
  const [first] = (await ask(page, "one", "legal")).ok;
  await ask(page, "one", "act", first);
  await page.waitForFunction(() => [...shelf.values()].some((text) => JSON.parse(JSON.parse(text).text).log.length > 0));
  const player = page.frameLocator("#one iframe");
  await player.getByRole("button", { name: "Menu" }).click();
  await player.getByRole("link", { name: "To the start" }).click();
  await player.getByRole("link", { name: "Saved games" }).click();
  await player.getByRole("heading", { level: 1, name: "Saved games" }).waitFor();
  await player.getByText("Cold Open").first().waitFor();
  assertClean(page);
});

test("a page around that keeps nothing loses nothing but the saves", async () => {
  const page = await elements([{ id: "one", ...DUEL, store: "host", control: "self" }]);
  await until(page, "ready");
  const [first] = (await ask(page, "one", "legal")).ok;
  assert.ok((await ask(page, "one", "act", first)).ok);
  assertClean(page);
});

test("hostile messages change nothing", async () => {
  // The page speaks the protocol by hand, as anybody could.
  const script = `
    const frame = document.querySelector("iframe");
    const wrap = (type, data, rest) => ({ ns: "centauri", v: 1, type, data, ...rest });
    window.answers = [];
    window.connected = 0;
    addEventListener("message", (event) => {
      if (event.source !== frame.contentWindow) return;
      if (event.data.type === "hello") frame.contentWindow.postMessage(wrap("connect", { version: 1 }), "*");
      if (event.data.type === "connected") {
        connected += 1;
        window.port = event.ports[0];
        port.onmessage = ({ data }) => answers.push(data);
      }
    });
    window.wrap = wrap;
    window.answer = async (id) => {
      for (;;) {
        const found = answers.find(({ re }) => re === id);
        if (found) return found;
        await new Promise((resolve) => port.addEventListener("message", resolve, { once: true }));
      }
    };
    frame.src = frame.dataset.src;
  `;
  const files = htmlOf("", { script });
  const named = { ...DUEL, control: "SITE" };
  // The page's own origin is known only when it is published; a script puts it in.
  const source = frameOf(named).replaceAll("&", "&amp;");
  files[""] = files[""].replace("</main>", `<iframe data-src="${source}" title="A game" width="800" height="600"></iframe></main>`);
  files["site.js"] = script.replace("frame.dataset.src", 'frame.dataset.src.replace("SITE", encodeURIComponent(location.origin))');
  const page = await visit(files);
  await page.waitForFunction(() => answers.some(({ type }) => type === "ready"));
  const log = (id) => page.evaluate(async (id) => {
    port.postMessage(wrap("exportLog", null, { id }));
    return (await answer(id)).data.file;
  }, id);
  const before = await log(1);
  const first = await page.evaluate(async () => {
    port.postMessage(wrap("legal", {}, { id: 2 }));
    return (await answer(2)).data[0];
  });
  const after = await page.evaluate(async (action) => {
    const count = answers.length;
    const act = wrap("act", { action }, { id: 100 });
    for (const bad of [
      null, 7, "act", [], {}, { ...act, ns: "other" }, { ...act, v: 2 }, { ...act, type: 9 }, { ...act, type: "selfDestruct" },
      { ...act, id: "x" }, { ...act, id: -1 }, { ...act, id: undefined }, { ...act, data: { action, pad: "x".repeat(300 * 1024) } },
      // Numbers that were used already.
      { ...act, id: 1 }, { ...act, id: 2 },
      // What only the player's own side may say.
      { ...act, re: 1 }, wrap("store.get", { value: "x" }, { re: 5 }),
    ]) port.postMessage(bad);
    // Not by the port, and a second hand to shake.
    const frame = document.querySelector("iframe").contentWindow;
    frame.postMessage(act, "*");
    frame.postMessage(wrap("connect", { version: 1 }), "*");
    // The last question is answered after all of these have been heard.
    port.postMessage(wrap("exportLog", null, { id: 101 }));
    const { data } = await answer(101);
    return { file: data.file, said: answers.slice(count).filter(({ re }) => re !== 101), connected };
  }, first);
  assert.equal(after.file, before);
  assert.deepEqual(after.said, []);
  assert.equal(after.connected, 1);
  // A request that comes twice is done once.
  const steps = await page.evaluate(async (action) => {
    const act = wrap("act", { action }, { id: 102 });
    port.postMessage(act);
    port.postMessage(act);
    await answer(102);
    port.postMessage(wrap("exportLog", null, { id: 103 }));
    return { log: JSON.parse((await answer(103)).data.file).log.length, times: answers.filter(({ re }) => re === 102).length };
  }, first);
  assert.equal(steps.times, 1);
  assert.equal(steps.log, JSON.parse(before).log.length + 1);
  assertClean(page);
});

test("a frame of another page cannot shake hands in the host's place", async () => {
  const files = htmlOf("", {
    script: `
      const frame = document.querySelector("#game");
      window.heard = [];
      addEventListener("message", (event) => heard.push([event.source === frame.contentWindow, event.data?.type]));
      frame.src = frame.dataset.src;
    `,
  });
  files["spy"] = '<!doctype html><html lang="en"><head><title>A spy</title><script src="spy.js"></script></head><body></body></html>';
  files["spy.js"] = `
    window.got = [];
    addEventListener("message", (event) => got.push(event.data?.type));
    window.spy = () => parent.frames[0].postMessage({ ns: "centauri", v: 1, type: "connect", data: { version: 1 } }, "*");
  `;
  const source = frameOf({ ...DUEL, control: "https://a.example" }).replaceAll("&", "&amp;");
  files[""] = files[""].replace(
    "</main>",
    `<iframe id="game" data-src="${source}" title="A game" width="640" height="480"></iframe><iframe id="spy" src="spy" title="A spy"></iframe></main>`,
  );
  const page = await visit(files, { policy: POLICY.replace("frame-src", "frame-src 'self'") });
  await page.waitForFunction(() => heard.some(([own, type]) => own && type === "hello"));
  const spy = page.frames().find((frame) => frame.url().endsWith("/spy"));
  await spy.evaluate(() => spy());
  const player = page.frames().find((frame) => frame.url().includes("embed.html"));
  await player.locator(ORDER).first().waitFor();
  assert.deepEqual(await spy.evaluate(() => got), []);
  assert.ok(!(await page.evaluate(() => heard)).some(([, type]) => type === "connected"));
  assertClean(page);
});

test("a player that is destroyed is gone, and begins anew when it is put back", async () => {
  const page = await elements([{ id: "one", ...DUEL, control: "self" }]);
  await until(page, "ready");
  await ask(page, "one", "destroy");
  await page.waitForFunction(() => !document.getElementById("one").shadowRoot.querySelector("iframe"));
  assert.equal((await ask(page, "one", "save")).code, "action/no_match");
  assert.equal(await page.evaluate(() => p("one").state), "idle");
  await page.evaluate(() => {
    told.length = 0;
    const one = document.getElementById("one");
    const main = one.parentElement;
    one.remove();
    main.append(one);
  });
  await until(page, "ready");
  assert.ok((await ask(page, "one", "save")).ok.code);
  assertClean(page);
});

test("a page may load the element twice", async () => {
  const script = `
    const again = await import("${BASE_URL}embed/player.v1.js?again");
    window.names = [again.define(), again.define("publishers-own")];
    customElements.define("taken-name", class extends HTMLElement {});
    window.names.push(again.define("taken-name"));
  `;
  const page = await elements([{ id: "one", ...DUEL }], { script });
  await until(page, "ready");
  assert.deepEqual(await page.evaluate(() => names), ["centauri-player", "publishers-own", "taken-name-1"]);
  assertClean(page);
});
