// A player as an element with a frame: api(1), events, control by origin, hostile messages, the
// host's store.
import test from "node:test";
import assert from "node:assert/strict";
import { BASE_URL, assertClean } from "./support.mjs";
import { SCRIPT, ask, awaitEvent, openElements } from "./elements.mjs";
import { GAME_ORIGIN, POLICY, attributes, frameUrl, openSite, siteFiles } from "./publisher.mjs";

const DUEL = { game: "rift", scenario: "cold-open", seats: "human,human", seed: "7", start: "auto" };
const SHORT = '{"rules":{"round_limit":2}}';
const ORDER = ".table-actions button[data-order]";

test("a short match is played to its end through the API", async () => {
  const page = await openElements([{ id: "one", ...DUEL, options: SHORT, control: "self" }]);
  const ready = await awaitEvent(page, "ready");
  assert.equal(ready.info.game, "rift");
  assert.deepEqual(ready.info.seats, [{ sitter: "human" }, { sitter: "human" }]);
  const steps = await page.evaluate(async () => {
    const player = p("one");
    let over = false;
    addEventListener("player:over", () => (over = true));
    for (let n = 0; n < 400 && !over; n += 1) {
      try {
        const actions = await player.legal();
        const find = (name) => actions.find((action) => JSON.stringify(action).includes(name));
        await player.act(find("end-turn") ?? find("step") ?? actions[0]);
      } catch (error) {
        // The player makes automatic choices by itself, and may have done so meanwhile.
        if (!["action/illegal", "action/over"].includes(error.code)) throw error;
      }
    }
    return { over, state: player.state, info: player.info };
  });
  assert.equal(steps.over, true);
  assert.deepEqual([steps.state, steps.info.over, steps.info.waiting], ["over", true, []]);
  const over = await awaitEvent(page, "over");
  assert.ok(Array.isArray(over.winners) && typeof over.reason === "string");
  const kinds = await page.evaluate(() => [...new Set(reported.map(([name]) => name))].sort());
  for (const kind of ["event", "over", "phase", "progress", "ready", "resize", "save", "turn"]) {
    assert.ok(kinds.includes(kind), kind);
  }
  for (const [method, ...data] of [["act", "end-turn", 0], ["legal"]]) {
    assert.equal((await ask(page, "one", method, ...data)).code, "action/over", method);
  }
  assert.ok((await ask(page, "one", "save")).ok.code);
  // The replay also shows that it is over, and so does the table afterwards.
  await ask(page, "one", "goto", 0);
  await page.frameLocator("#one iframe").locator(".replay").waitFor();
  await ask(page, "one", "goto");
  await page.waitForFunction(() => p("one").state === "over");
  assertClean(page);
});

test("the API exports and loads saves, shows positions, and undoes actions", async () => {
  const page = await openElements([{ id: "one", ...DUEL, control: "self" }]);
  await awaitEvent(page, "ready");
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

test("an invalid request is refused with its code and changes nothing", async () => {
  const page = await openElements([{ id: "one", ...DUEL, seats: "human,bot", options: '{"rules":{"first":{"seat":0}}}', control: "self" }]);
  await awaitEvent(page, "ready");
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

test("a page without control may only read", async () => {
  const page = await openElements([{ id: "one", ...DUEL }, { id: "two", ...DUEL, control: "https://elsewhere.example" }]);
  for (const id of ["one", "two"]) {
    await awaitEvent(page, "ready", id);
    const before = (await ask(page, id, "exportLog")).ok;
    for (const method of ["act", "legal", "undo", "load", "goto"]) {
      assert.equal((await ask(page, id, method, "end-turn")).code, "config/view_only", method);
    }
    assert.equal((await ask(page, id, "exportLog")).ok, before);
  }
  assertClean(page);
});

test("two players on one page are independent", async () => {
  const page = await openElements([
    { id: "one", ...DUEL, control: "self" },
    { id: "two", ...DUEL, control: "self", theme: "light", lang: "de" },
  ]);
  await awaitEvent(page, "ready", "one");
  await awaitEvent(page, "ready", "two");
  const [first] = (await ask(page, "one", "legal")).ok;
  await ask(page, "one", "act", first);
  const [one, two] = await Promise.all([ask(page, "one", "save"), ask(page, "two", "save")]);
  assert.notEqual(JSON.parse(one.ok.file).log.length, JSON.parse(two.ok.file).log.length);
  await page.frameLocator("#two iframe").getByRole("button", { name: "Menü" }).waitFor();
  await page.frameLocator("#one iframe").getByRole("button", { name: "Menu" }).waitFor();
  assertClean(page);
});

test("theme and language follow the attributes, and a token with too little contrast is refused", async () => {
  const page = await openElements([{ id: "one", ...DUEL }], { script: "" });
  await awaitEvent(page, "ready");
  const root = page.frameLocator("#one iframe").locator("html");
  await page.evaluate(() => document.getElementById("one").setAttribute("theme", "contrast"));
  await page.frameLocator("#one iframe").locator('html[data-theme="contrast"]').waitFor();
  await page.evaluate(() => document.getElementById("one").setAttribute("lang", "de"));
  await page.frameLocator("#one iframe").getByRole("button", { name: "Menü" }).waitFor();
  const answer = await ask(page, "one", "setTheme", { theme: "dark", tokens: { accent: "#ffb000", ink: "#101820" } });
  assert.deepEqual(answer.ok.refused, ["ink"]);
  const accent = () => root.evaluate((html) => getComputedStyle(html).getPropertyValue("--accent").trim());
  assert.equal(await accent(), "#ffb000");
  // Tokens are checked against every theme, and apply again in one that they fit.
  await ask(page, "one", "setTheme", "light");
  assert.notEqual(await accent(), "#ffb000");
  await ask(page, "one", "setTheme", "dark");
  assert.equal(await accent(), "#ffb000");
  const others = page.faults.filter((fault) => !/--centauri-(ink|accent) /.test(fault));
  assert.deepEqual(others, []);
  assert.equal(page.faults.filter((fault) => fault.includes("--centauri-ink")).length, 1);
});

test("tokens set one at a time stay legible together, and only plain values reach a style", async () => {
  const page = await openElements([{ id: "one", ...DUEL, theme: "light" }]);
  await awaitEvent(page, "ready");
  const player = page.frameLocator("#one iframe");
  const root = player.locator("html");
  const style = async () => (await root.getAttribute("style")) ?? "";
  const before = await style();
  for (const value of ["url(https://evil.example/a.png)", 'image-set("https://evil.example/b.png" 1x)', "var(--danger)", "red;background:url(//evil.example)", "inherit", "rgb(0 0 0 / 0.2)", 7, null]) {
    const { ok } = await ask(page, "one", "setTheme", { tokens: { accent: value, bg: value, font: value, radius: value } });
    assert.deepEqual(ok.refused.sort(), ["accent", "bg", "font", "radius"], String(value));
  }
  const { ok } = await ask(page, "one", "setTheme", { tokens: { glitter: "red", gold: "nonsense" } });
  assert.deepEqual(ok.refused.sort(), ["glitter", "gold"]);
  assert.equal(await style(), before);
  // Each of these would be legible with the previous values.
  const steps = [{ accent: "#2a6f68" }, { "accent-ink": "#2f5c57" }, { surface: "#ffffff" }, { ink: "#000000" }, { "surface-2": "#202020" }];
  for (const tokens of steps) await ask(page, "one", "setTheme", { tokens });
  const lowest = await player.locator('button.button:enabled:not([aria-disabled="true"]):visible').evaluateAll((buttons) => {
    const light = (color) => {
      const [r, g, b] = color.match(/[\d.]+/g).map(Number).map((part) => (part /= 255) && (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    const solid = buttons.map((button) => getComputedStyle(button)).filter(({ backgroundColor }) => backgroundColor.startsWith("rgb("));
    return Math.min(...solid.map(({ color, backgroundColor }) => contrast(light(color), light(backgroundColor))));
  });
  assert.ok(lowest >= 4.5, `a button has ${lowest}`);
  // An empty value resets a token.
  await ask(page, "one", "setTheme", { tokens: Object.fromEntries(steps.flatMap(Object.keys).map((token) => [token, ""])) });
  assert.equal(await root.evaluate((html) => html.style.getPropertyValue("--accent")), "");
  assertClean(page, /--centauri-/);
});

test("custom properties of the element apply inside its frame", async () => {
  const body = `<centauri-player ${attributes({ id: "one", ...DUEL, theme: "dark" })}></centauri-player>`;
  const style = "centauri-player { --centauri-accent: rgb(255, 176, 0); --accent: red; }";
  const page = await openSite(siteFiles(body, { script: SCRIPT, style }));
  await awaitEvent(page, "ready");
  const frame = page.frames().find((one) => one.url().includes("embed.html"));
  await frame.waitForFunction(() => document.documentElement.style.getPropertyValue("--accent") === "#ffb000");
  assertClean(page);
});

test("the embedding page stores the saves of a player in the strictest sandbox", async () => {
  const script = `
    window.shelf = new Map();
    addEventListener("player:request-store", ({ detail }) => {
      const { verb, key, value } = detail;
      if (verb === "set") shelf.set(key, value);
      if (verb === "del") shelf.delete(key);
      detail.respondWith({ get: shelf.get(key), list: [...shelf.keys()] }[verb] ?? null);
    });
  `;
  const page = await openElements([{ id: "one", ...DUEL, store: "host", sandbox: "strict", control: "self" }], { script });
  await awaitEvent(page, "ready");
  const [first] = (await ask(page, "one", "legal")).ok;
  await ask(page, "one", "act", first);
  await page.waitForFunction(() => [...shelf.values()].some((text) => JSON.parse(JSON.parse(text).text).log.length > 0));
  const player = page.frameLocator("#one iframe");
  await player.getByRole("button", { name: "Menu" }).click();
  await player.getByRole("link", { name: "Home" }).click();
  await player.getByRole("link", { name: "Saved matches" }).click();
  await player.getByRole("heading", { level: 1, name: "Saved matches" }).waitFor();
  await player.getByText("Cold Open").first().waitFor();
  assertClean(page);
});

test("without a store in the embedding page only the saves are lost", async () => {
  const page = await openElements([{ id: "one", ...DUEL, store: "host", control: "self" }]);
  await awaitEvent(page, "ready");
  const [first] = (await ask(page, "one", "legal")).ok;
  assert.ok((await ask(page, "one", "act", first)).ok);
  assert.equal((await awaitEvent(page, "error")).code, "store/refused");
  assertClean(page);
});

/** Embedding pages that store saves: what they do, and which errors are reported to them. */
const STORES = {
  "answers nothing if it has nothing": { answer: "respondWith({ get: shelf.get(key), list: [...shelf.keys()] }[verb])", reported: [] },
  "answers late": { answer: "setTimeout(() => respondWith({ get: shelf.get(key), list: shelf.keys() }[verb]), 200)", reported: [] },
  "answers with promises": { answer: "respondWith(Promise.resolve({ get: shelf.get(key), list: [...shelf.keys()] }[verb]))", reported: [] },
  "is full": { answer: 'respondWith(verb === "set" ? Promise.reject({ code: "store/full" }) : { list: [] }[verb])', reported: ["store/full"] },
  "refuses to list saves": { answer: 'respondWith(Promise.reject(new Error("no")))', reported: ["store/refused"], hasNotice: false },
  "refuses every save": { answer: 'respondWith(verb === "set" ? Promise.reject(new Error("no")) : { list: [] }[verb])', reported: ["store/refused"] },
};

for (const [behavior, { answer, reported, hasNotice = reported.length > 0 }] of Object.entries(STORES)) {
  test(`a match goes on if the store of the embedding page ${behavior}`, async () => {
    const script = `
      window.shelf = new Map();
      addEventListener("player:request-store", ({ detail: { verb, key, value, respondWith } }) => {
        if (verb === "set") shelf.set(key, value);
        if (verb === "del") shelf.delete(key);
        ${answer};
      });
    `;
    const page = await openElements([{ id: "one", ...DUEL, store: "host", control: "self" }], { script });
    await awaitEvent(page, "ready");
    const [first] = (await ask(page, "one", "legal")).ok;
    const { step } = (await ask(page, "one", "act", first)).ok;
    // A player who leaves the table and returns finds it unchanged.
    const player = page.frameLocator("#one iframe");
    if (hasNotice) await player.locator(".notices .notice.alert").getByRole("button", { name: "Close" }).click();
    await ask(page, "one", "goto", 0);
    await player.locator(".replay").waitFor();
    await ask(page, "one", "goto");
    await player.locator(ORDER).first().waitFor();
    assert.equal(JSON.parse((await ask(page, "one", "exportLog")).ok).log.length, step);
    assert.equal(await page.evaluate(() => p("one").state), "playing");
    const errors = await page.evaluate(() => [...new Set(window.reported.filter(([name]) => name === "error").map(([, { code }]) => code))]);
    assert.deepEqual(errors, reported);
    if (reported.length === 0) await page.waitForFunction(() => [...shelf.values()].some((text) => JSON.parse(JSON.parse(text).text).log.length > 0));
    assertClean(page);
  });
}

test("a player that its page may not control reports that and can still be played", async () => {
  const page = await openElements([{ id: "one", ...DUEL, control: "self" }], { allowsControl: false });
  await awaitEvent(page, "ready");
  const { code, message } = await awaitEvent(page, "error");
  assert.equal(code, "config/view_only");
  for (const word of [new URL(page.url()).origin, GAME_ORIGIN, "embed.json"]) assert.ok(message.includes(word), message);
  for (const method of ["act", "legal", "undo", "load", "goto"]) {
    const answer = await ask(page, "one", method, "end-turn");
    assert.deepEqual([answer.code, answer.message], [code, message], method);
  }
  assert.equal(await page.evaluate(() => p("one").state), "playing");
  assertClean(page, /embed\.json/);
});

test("settings that could not be loaded are requested again and then grant control", async () => {
  // One handler for all requests: with changing routes, a request in progress would get the file of
  // this server.
  let settings;
  const answer = (route) => (settings ? route.fulfill(settings) : route.abort());
  const prepare = (page) => page.context().route("**/embed.json", answer);
  const page = await openElements([{ id: "one", ...DUEL, control: "self" }], { allowsControl: false, prepare });
  await awaitEvent(page, "ready");
  assert.equal((await ask(page, "one", "legal")).code, "net/unreachable");
  assert.equal(await page.evaluate(() => p("one").state), "playing");
  settings = { json: { control: [new URL(page.url()).origin] }, headers: { "access-control-allow-origin": "*" } };
  // The refused request loads the settings for the next one.
  await ask(page, "one", "legal");
  assert.ok((await ask(page, "one", "legal")).ok);
  assertClean(page, /embed\.json|ERR_FAILED/);
});

test("a player that connects after the timeout still answers requests", async () => {
  // Its frame is loaded, but passes its port only after the embedding page has stopped waiting.
  const delayPort = async (route) => {
    const script = await (await route.fetch()).text();
    const body = script.replace(/host\.postMessage\(message\("connected"[^;]*/, (call) => `setTimeout(() => ${call}, 7000)`);
    assert.notEqual(body, script);
    await route.fulfill({ body, contentType: "text/javascript", headers: { "access-control-allow-origin": "*" } });
  };
  const prepare = (page) => page.context().route("**/frame-*.js", delayPort);
  const page = await openElements([{ id: "one", ...DUEL, control: "self" }], { prepare });
  assert.equal((await awaitEvent(page, "error")).code, "net/unreachable");
  await awaitEvent(page, "ready");
  assert.ok((await ask(page, "one", "legal")).ok);
  assert.equal(await page.evaluate(() => p("one").state), "playing");
  assertClean(page);
});

test("an element that is moved twice before its first save keeps its match", async () => {
  const script = `
    const move = () => {
      const place = document.createElement("div");
      document.querySelector("main").prepend(place);
      place.append(document.getElementById("one"));
    };
    window.moveTwice = () => {
      reported.length = 0;
      addEventListener("player:ready", move, { once: true });
      move();
    };
  `;
  const page = await openElements([{ id: "one", ...DUEL, store: "none", seats: "human,human", control: "self" }], { script });
  await awaitEvent(page, "ready");
  for (let n = 0; n < 2; n += 1) {
    const [first] = (await ask(page, "one", "legal")).ok;
    assert.ok((await ask(page, "one", "act", first)).ok);
  }
  const { code } = (await ask(page, "one", "save")).ok;
  await ask(page, "one", "exportLog");
  await page.evaluate(() => moveTwice());
  await page.waitForFunction(() => reported.filter(([name]) => name === "ready").length === 2);
  assert.equal((await ask(page, "one", "save")).ok.code, code);
  assertClean(page);
});

for (const sandbox of ["usual", "strict"]) {
  test(`an element that is moved in its page keeps its match: ${sandbox} sandbox`, async () => {
    const values = { id: "one", ...DUEL, store: "none", seats: "human,bot:hard", options: '{"rules":{"first":{"seat":0}}}', control: "self" };
    const page = await openElements([sandbox === "strict" ? { ...values, sandbox } : values]);
    await awaitEvent(page, "ready");
    for (let n = 0; n < 3; n += 1) {
      const legal = (await ask(page, "one", "legal")).ok;
      const order = legal.find((action) => JSON.stringify(action) !== '"end-turn"') ?? legal[0];
      assert.ok((await ask(page, "one", "act", order)).ok);
    }
    const before = (await ask(page, "one", "save")).ok;
    // The element now has all data that the player has reported.
    await ask(page, "one", "exportLog");
    await page.evaluate(() => {
      reported.length = 0;
      const place = document.createElement("div");
      document.querySelector("main").prepend(place);
      place.append(document.getElementById("one"));
    });
    await awaitEvent(page, "ready");
    const after = (await ask(page, "one", "save")).ok;
    assert.equal(after.code, before.code);
    assert.deepEqual(after.seats, before.seats);
    assert.deepEqual(await page.evaluate(() => [p("one").state, p("one").info.seats]), ["playing", before.seats]);
    await page.frameLocator("#one iframe").locator(ORDER).first().waitFor();
    assertClean(page);
  });
}

test("an element in a page without an origin connects without control", async () => {
  const files = siteFiles('<iframe id="around" sandbox="allow-scripts" src="inner" title="Without an origin" width="800" height="600"></iframe>', {
    script: "window.received = []; addEventListener('message', ({ data }) => received.push(data));",
  });
  const values = attributes({ ...DUEL, control: "self" });
  files["inner"] = `<!doctype html><html lang="en"><head><title>Inner</title><script src="inner.js"></script></head>
    <body><centauri-player ${values}></centauri-player></body></html>`;
  files["inner.js"] = `
    import("${BASE_URL}embed/player.v1.js").then(({ EVENTS }) => {
      for (const name of EVENTS) addEventListener(name, ({ detail }) => parent.postMessage([name, JSON.stringify(detail)], "*"));
      addEventListener("player:ready", async () => {
        const api = document.querySelector("centauri-player").api(1);
        const { code } = await api.save();
        const refused = await api.legal().catch((error) => error.code);
        parent.postMessage(["asked", typeof code, refused], "*");
      }, { once: true });
    });
  `;
  const page = await openSite(files, { policy: POLICY.replace("frame-src", "frame-src 'self'") });
  await page.waitForFunction(() => received.some(([name]) => name === "asked"));
  const received = await page.evaluate(() => window.received);
  assert.deepEqual(received.find(([name]) => name === "asked"), ["asked", "string", "config/view_only"]);
  assert.ok(received.some(([name]) => name === "player:turn"));
});

test("hostile messages change nothing", async () => {
  // The page sends raw protocol messages, as any page could.
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
  const files = siteFiles("", { script });
  const find = { ...DUEL, control: "SITE" };
  // The page's own origin is known only after publishing; a script inserts it.
  const source = frameUrl(find).replaceAll("&", "&amp;");
  files[""] = files[""].replace("</main>", `<iframe data-src="${source}" title="A game" width="800" height="600"></iframe></main>`);
  files["site.js"] = script.replace("frame.dataset.src", 'frame.dataset.src.replace("SITE", encodeURIComponent(location.origin))');
  const page = await openSite(files);
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
      // Ids that were used already.
      { ...act, id: 1 }, { ...act, id: 2 },
      // Messages that only the player may send.
      { ...act, re: 1 }, wrap("store.get", { value: "x" }, { re: 5 }),
    ]) port.postMessage(bad);
    // Messages that bypass the port, and a second handshake.
    const frame = document.querySelector("iframe").contentWindow;
    frame.postMessage(act, "*");
    frame.postMessage(wrap("connect", { version: 1 }), "*");
    // The last request is answered after all of these were received.
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

test("a frame of another page cannot complete the handshake", async () => {
  const files = siteFiles("", {
    script: `
      const frame = document.querySelector("#game");
      window.received = [];
      addEventListener("message", (event) => received.push([event.source === frame.contentWindow, event.data?.type]));
      frame.src = frame.dataset.src;
    `,
  });
  files["spy"] = '<!doctype html><html lang="en"><head><title>A spy</title><script src="spy.js"></script></head><body></body></html>';
  files["spy.js"] = `
    window.got = [];
    addEventListener("message", (event) => got.push(event.data?.type));
    window.spy = () => parent.frames[0].postMessage({ ns: "centauri", v: 1, type: "connect", data: { version: 1 } }, "*");
  `;
  const source = frameUrl({ ...DUEL, control: "https://a.example" }).replaceAll("&", "&amp;");
  files[""] = files[""].replace(
    "</main>",
    `<iframe id="game" data-src="${source}" title="A game" width="640" height="480"></iframe><iframe id="spy" src="spy" title="A spy"></iframe></main>`,
  );
  const page = await openSite(files, { policy: POLICY.replace("frame-src", "frame-src 'self'") });
  await page.waitForFunction(() => received.some(([own, type]) => own && type === "hello"));
  const spy = page.frames().find((frame) => frame.url().endsWith("/spy"));
  await spy.evaluate(() => spy());
  const player = page.frames().find((frame) => frame.url().includes("embed.html"));
  await player.locator(ORDER).first().waitFor();
  assert.deepEqual(await spy.evaluate(() => got), []);
  assert.ok(!(await page.evaluate(() => received)).some(([, type]) => type === "connected"));
  assertClean(page);
});

test("a destroyed player is removed and starts a new match when it is inserted again", async () => {
  const page = await openElements([{ id: "one", ...DUEL, control: "self" }]);
  await awaitEvent(page, "ready");
  await ask(page, "one", "destroy");
  await page.waitForFunction(() => !document.getElementById("one").shadowRoot.querySelector("iframe"));
  assert.equal((await ask(page, "one", "save")).code, "action/no_match");
  assert.equal(await page.evaluate(() => p("one").state), "idle");
  await page.evaluate(() => {
    reported.length = 0;
    const one = document.getElementById("one");
    const main = one.parentElement;
    one.remove();
    main.append(one);
  });
  await awaitEvent(page, "ready");
  assert.ok((await ask(page, "one", "save")).ok.code);
  assertClean(page);
});

test("a page can load the script of the element twice", async () => {
  const script = `
    const again = await import("${BASE_URL}embed/player.v1.js?again");
    window.names = [again.define(), again.define("publishers-own")];
    customElements.define("taken-name", class extends HTMLElement {});
    window.names.push(again.define("taken-name"));
  `;
  const page = await openElements([{ id: "one", ...DUEL }], { script });
  await awaitEvent(page, "ready");
  assert.deepEqual(await page.evaluate(() => names), ["centauri-player", "publishers-own", "taken-name-1"]);
  assertClean(page);
});
