// The options of a publisher: configuration by handshake, start, links, the wheel, remote seats,
// bot matches, packs, and reports of the embedding page about visibility and insets.
import test from "node:test";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { BASE_URL, assertClean, newPage } from "./support.mjs";
import { answer } from "./lines.mjs";
import { FOLDER, INLINE_POLICY, attributes, frameUrl, openSite, siteFiles } from "./publisher.mjs";

const DUEL = { game: "rift", scenario: "cold-open", seats: "human,human", seed: "7" };
const ORDER = ".table-actions button[data-order]";
const LISTEN = `
  import "PLAYER";
  window.reported = [];
  for (const name of ["ready", "phase", "link", "error", "turn"]) {
    addEventListener("player:" + name, ({ detail }) => reported.push([name, detail]));
  }
  window.p = () => document.querySelector("centauri-player").api(1);
`;
const SCRIPT = LISTEN.replace("PLAYER", `${BASE_URL}embed/player.v1.js`);

/** Opens a publisher's page with one element, and its frame. */
async function element(values, options = {}) {
  const { script = SCRIPT, style, before = "", ...siteOptions } = options;
  const body = `${before}<centauri-player ${attributes(values)}></centauri-player>`;
  const page = await openSite(siteFiles(body, { script, style }), siteOptions);
  return { page, player: page.frameLocator("centauri-player iframe") };
}

const awaitReport = (page, name) => page.waitForFunction((name) => reported.find(([one]) => one === name)?.[1], name).then((found) => found.jsonValue());

test("a configuration sent with the handshake starts the player", async () => {
  const config = { ...DUEL, start: "auto", theme: "light", lang: "de", options: { rules: { round_limit: 7 } } };
  const script = `
    const frame = document.querySelector("iframe");
    const wrap = (type, data) => ({ ns: "centauri", v: 1, type, data });
    window.answers = [];
    addEventListener("message", ({ source, data, ports }) => {
      if (source !== frame.contentWindow) return;
      if (data.type === "hello") frame.contentWindow.postMessage(wrap("connect", { version: 1, config: ${JSON.stringify(config)} }), "*");
      if (data.type === "connected") {
        window.port = ports[0];
        port.onmessage = ({ data }) => answers.push(data);
      }
    });
    frame.src = ${JSON.stringify(frameUrl({ game: "rift" }))};
  `;
  const page = await openSite(siteFiles('<iframe title="A game" width="836" height="470"></iframe>', { script }));
  const player = page.frameLocator("iframe");
  await player.locator(ORDER).first().waitFor();
  assert.equal(await player.locator("html").getAttribute("data-theme"), "light");
  assert.equal(await player.locator("html").getAttribute("lang"), "de");
  await page.waitForFunction(() => answers.some(({ type }) => type === "ready"));
  const file = await page.evaluate(async () => {
    port.postMessage({ ...{ ns: "centauri", v: 1, type: "exportLog" }, id: 1 });
    for (;;) {
      const found = answers.find(({ re }) => re === 1);
      if (found) return JSON.parse(found.data.file);
      await new Promise((received) => port.addEventListener("message", received, { once: true }));
    }
  });
  assert.equal(file.options.rules.round_limit, 7);
  assertClean(page);
});

test("an invalid or late configuration changes nothing", async () => {
  const script = `
    const frame = document.querySelector("iframe");
    window.shake = (config) => frame.contentWindow.postMessage({ ns: "centauri", v: 1, type: "connect", data: { version: 1, config } }, "*");
    frame.src = frame.dataset.src;
  `;
  const config = { ...DUEL, theme: "dark" };
  const frame = `<iframe data-src="${frameUrl(config).replaceAll("&", "&amp;")}" title="A game" width="836" height="470"></iframe>`;
  const invalid = [7, "game=chess", ["game", "chess"], { theme: "light", seed: "x".repeat(300 * 1024) }, null];
  for (const [config, late] of [...invalid.map((config) => [config, false]), [{ theme: "light", game: "chess" }, true]]) {
    const page = await openSite(siteFiles(frame, { script }));
    const player = page.frameLocator("iframe");
    const start = player.getByRole("button", { name: "Play" });
    await start.waitFor();
    if (!late) await page.evaluate((config) => shake(config), config);
    await start.click();
    await player.locator(ORDER).first().waitFor();
    await page.evaluate((config) => shake(config), config);
    assert.equal(await player.locator("html").getAttribute("data-theme"), "night");
    assertClean(page);
  }
});

test("a player with start=visible loads no program before it is visible", async () => {
  const programFiles = [];
  const prepare = (page) => page.on("request", (request) => /\.wasm|style-|app-/.test(request.url()) && programFiles.push(request.url()));
  const frame = attributes({ id: "game", src: frameUrl({ ...DUEL, start: "visible" }), title: "A game", width: 836, height: 470 });
  const files = siteFiles(`<div class="far"></div><iframe ${frame}></iframe>`, { style: ".far { height: 4000px; }" });
  const page = await openSite(files, { prepare });
  const player = page.frameLocator("iframe");
  await player.getByRole("button", { name: "Play" }).waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  assert.deepEqual(programFiles, []);
  await page.locator("#game").scrollIntoViewIfNeeded();
  await player.locator(ORDER).first().waitFor();
  assertClean(page);
});

/** Serves a pack whose author has a site, so that a page of the player has an external link. */
async function withLink(page) {
  const pack = JSON.parse(await readFile(new URL("../../static/packs/sample.json", import.meta.url), "utf8"));
  pack.credits[0].url = "https://lantern.example/press";
  await page.context().route("**/packs/linked.json", (route) => route.fulfill({ json: pack, headers: { "access-control-allow-origin": "*" } }));
  await page.context().route("https://lantern.example/**", (route) => route.fulfill({ contentType: "text/html", body: "<title>The press</title>" }));
}

for (const links of ["confirm", "allow", "deny"]) {
  test(`external links with links=${links}`, async () => {
    const values = { ...DUEL, scenario: "", start: "click", links, pack: "packs/linked.json" };
    const { page, player } = await element(values);
    await withLink(page);
    await player.getByRole("button", { name: "Play" }).click();
    await player.locator(ORDER).first().waitFor();
    await player.getByRole("button", { name: "Menu" }).click();
    await player.getByRole("link", { name: "Settings" }).click();
    const link = player.getByRole("link", { name: "The Lantern Press" });
    await link.waitFor();
    if (links === "allow") {
      const viewer = page.context().waitForEvent("page");
      await link.click();
      assert.equal((await viewer).url(), "https://lantern.example/press");
    } else {
      await link.click();
    }
    if (links === "confirm") {
      assert.deepEqual(await awaitReport(page, "link"), { url: "https://lantern.example/press" });
      const dialog = player.getByRole("dialog", { name: "Leave the game?" });
      await dialog.getByText("https://lantern.example/press").waitFor();
      const viewer = page.context().waitForEvent("page");
      await dialog.getByRole("button", { name: "Open the link" }).click();
      assert.equal((await viewer).url(), "https://lantern.example/press");
      await dialog.waitFor({ state: "detached" });
    }
    // The player is on the same page as before.
    await player.getByRole("button", { name: "Back to the game" }).click();
    await player.locator(ORDER).first().waitFor();
    assert.equal(page.context().pages().length, links === "deny" ? 1 : 2);
    assertClean(page);
  });
}

for (const [scroll, unfocused, focused] of [["smart", false, true], ["always", true, true], ["never", false, false]]) {
  test(`the mouse wheel over a board with scroll=${scroll}`, async () => {
    const frame = attributes({ src: frameUrl({ ...DUEL, start: "auto", scroll }), title: "A game", width: 836, height: 470 });
    const files = siteFiles(`<button>Elsewhere</button><iframe ${frame}></iframe><div class="far"></div>`, { style: ".far { height: 4000px; }" });
    const page = await openSite(files);
    const player = page.frameLocator("iframe");
    await player.locator(ORDER).first().waitFor();
    const wheel = async () => {
      const { x, y, width, height } = await player.locator(".board-svg").boundingBox();
      await page.mouse.move(x + width / 2, y + height / 2);
      const html = player.locator("html");
      await html.evaluate(() => {
        const drawn = (then) => requestAnimationFrame(() => requestAnimationFrame(then));
        window.met = new Promise((met) => addEventListener("wheel", () => drawn(met), { once: true, capture: true }));
      });
      await page.mouse.wheel(0, -200);
      await html.evaluate(() => window.met);
      return (await player.locator(".board.near").count()) > 0;
    };
    await page.getByRole("button", { name: "Elsewhere" }).focus();
    assert.equal(await wheel(), unfocused, "with the focus elsewhere");
    await player.getByRole("gridcell").first().focus();
    assert.equal(await wheel(), focused, "with the focus on the board");
    assertClean(page);
  });
}

test("a remote seat gets its turn through a link to the full page", async () => {
  const first = '{"rules":{"first":{"seat":0}}}';
  const { page, player } = await element({ ...DUEL, seats: "human,remote", options: first, start: "auto", control: "self" });
  const { info } = await awaitReport(page, "ready");
  assert.deepEqual(info.seats, [{ sitter: "human" }, { sitter: "away" }]);
  await player.locator('[data-order="end-turn"]').click();
  const card = player.locator(".away-card");
  await card.getByRole("button", { name: "Send turn" }).click();
  const link = await player.getByRole("textbox", { name: "Link" }).inputValue();
  assert.ok(link.startsWith(`${BASE_URL}#/turn/`), link);
  // The returned turn is loaded in the player, in which the same seats are remote.
  const { code } = await page.evaluate(() => p().save());
  await page.evaluate((code) => p().load(code), code);
  await player.locator(".away-card").waitFor();
  await assert.rejects(page.evaluate(() => p().legal()), /asked/);
  assertClean(page);
});

test("a remote seat connects by WebRTC only if the embedding page allows it", async () => {
  const values = { ...DUEL, seats: "human,remote", start: "auto", control: "self" };
  const withoutNetwork = await element(values);
  await awaitReport(withoutNetwork.page, "ready");
  await withoutNetwork.player.locator(".table").waitFor();
  assert.equal(await withoutNetwork.player.getByRole("button", { name: "Connect Captain B" }).count(), 0);

  const { page, player } = await element({ ...values, network: "p2p" });
  await awaitReport(page, "ready");
  await player.getByRole("button", { name: "Connect Captain B" }).first().click();
  await player.getByRole("button", { name: "Agree and invite" }).click();
  const link = await player.getByRole("textbox", { name: "Link", exact: true }).inputValue();
  assert.ok(link.startsWith(`${BASE_URL}#/join/`), link);
  const guest = await newPage("desktop");
  const back = await answer(guest, new URL(link).hash);
  await player.getByRole("textbox", { name: /^Paste the answer/ }).fill(back);
  await player.getByRole("button", { name: "Connect", exact: true }).click();
  await player.getByText("Captain B is connected.").waitFor();
  await guest.locator(".table").waitFor();
  for (const one of [withoutNetwork.page, page, guest]) assertClean(one);
});

test("a replay opens from a share code and from a file of the same origin", async () => {
  const { page } = await element({ ...DUEL, start: "auto", control: "self" });
  await awaitReport(page, "ready");
  const { code, file } = await page.evaluate(async () => {
    for (let n = 0; n < 6; n += 1) await p().act((await p().legal())[0]).catch(() => {});
    return p().save();
  });
  assertClean(page);
  const length = JSON.parse(file).log.length;
  for (const load of [code, "saves/match.centauri"]) {
    const viewer = await element({ game: "rift", mode: "view", load, control: "self" });
    await viewer.page.context().route("**/saves/match.centauri", (route) => route.fulfill({ body: file, headers: { "access-control-allow-origin": "*" } }));
    await viewer.player.getByRole("button", { name: "Watch" }).click();
    await viewer.player.locator(".replay").waitFor();
    assert.equal((await awaitReport(viewer.page, "ready")).info.game, "rift");
    await viewer.page.evaluate((step) => p().goto(step), length);
    await viewer.player.locator(".replay .log .log-entry").first().waitFor({ state: "attached" });
    assertClean(viewer.page);
  }
});

test("bots pause while the player is not visible and continue when it is", async () => {
  const values = { game: "rift", scenario: "cold-open", mode: "attract", start: "auto" };
  const { page } = await element(values, { prepare: (page) => page.clock.install() });
  await awaitReport(page, "turn");
  await page.evaluate(() => p().visibility(false));
  await page.waitForFunction(() => reported.at(-1)[0] === "phase" && reported.at(-1)[1].name === "paused");
  const step = await page.evaluate(() => p().info.step);
  // All timers have run when the player answers after a minute.
  for (const theme of ["dark", "light"]) {
    await page.clock.fastForward(60_000);
    await page.evaluate((theme) => p().setTheme(theme), theme);
  }
  assert.equal(await page.evaluate(() => p().info.step), step);
  await page.evaluate(() => p().visibility(true));
  await page.waitForFunction((step) => p().info.step > step, step);
  await assert.rejects(page.evaluate(() => p().visibility("perhaps")), /visible/);
  assertClean(page);
});

test("a battle starts with its scenario and options, and no event reveals the hand of the bot", async () => {
  const options = '{"rift":"without","rules":{"first":"north"}}';
  const values = { game: "space-rift", scenario: "srr-01", seats: "human,bot:easy", seed: "7", options, start: "auto", control: "self" };
  const script = `${SCRIPT}
    window.received = [];
    addEventListener("player:event", ({ detail }) => received.push(...detail.events));
    /** The next turn of a human player at this screen that nobody has played. */
    const awaitTurn = (after) => new Promise((found) => {
      const look = () => {
        const [, turn] = reported.findLast(([name]) => name === "turn") ?? [];
        if (turn?.here === 0 && turn.step >= after) return found(turn);
        addEventListener("player:turn", look, { once: true });
      };
      look();
    });
    window.playBattle = async () => {
      let step = 0;
      for (let n = 0; n < 150; n += 1) {
        await awaitTurn(step);
        const legal = await p().legal();
        // The table takes automatic actions before the embedding page can take them.
        const usual = legal.find((action) => ["fit-usual", "done"].includes(action));
        step = await p().act(usual ?? legal[(n * 7) % legal.length]).then(({ step }) => step, () => step + 1);
        const drawn = (side) => received.filter((event) => event["cards-drawn"]?.side === side).length;
        if (drawn("south") > 2 && drawn("north") > 2) return;
      }
      throw new Error("no cards were drawn");
    };
  `;
  const { page, player } = await element(values, { script });
  const { info } = await awaitReport(page, "ready");
  assert.deepEqual([info.game, info.seats.map(({ sitter }) => sitter)], ["space-rift", ["human", "bot"]]);
  await player.locator(".table").waitFor();
  await page.evaluate(() => playBattle());
  const { received, file } = await page.evaluate(async () => ({ received, file: await p().exportLog() }));
  const save = JSON.parse(file);
  assert.deepEqual([save.options.scenario, save.options.rift, save.options.rules.first], [{ shipped: "srr-01" }, "without", "north"]);
  const secrets = received.flatMap((event) => ["command-drawn", "command-offered", "command-kept", "combat-drawn"].map((name) => event[name]).filter(Boolean));
  assert.ok(secrets.length > 0, "the player at the screen gets its own cards");
  assert.deepEqual([...new Set(secrets.map(({ side }) => side))], ["south"]);
  await assert.rejects(page.evaluate(() => p().legal(1)), /asked/);
  assertClean(page);
});

test("a game of Exodus starts with its map and options, and a vote is reported only after all have voted", async () => {
  const options = '{"turns":1,"generals":true,"rules":{"safe_votes":true}}';
  const values = { game: "exodus", scenario: "3-minimal", seats: "human,bot:easy,bot:easy", seed: "7", options, start: "auto", control: "self" };
  const script = `${SCRIPT}
    window.received = [];
    addEventListener("player:event", ({ detail }) => received.push(...detail.events));
    const awaitTurn = (after) => new Promise((found) => {
      const look = () => {
        const [, turn] = reported.findLast(([name]) => name === "turn") ?? [];
        if (turn?.here === 0 && turn.step >= after) return found(turn);
        addEventListener("player:turn", look, { once: true });
      };
      look();
    });
    window.playUntilVote = async () => {
      let step = 0;
      for (let n = 0; n < 60; n += 1) {
        await awaitTurn(step);
        const legal = await p().legal();
        const usual = legal.find((action) => ["fit-usual", "done"].includes(action));
        step = await p().act(usual ?? legal[(n * 7) % legal.length]).then(({ step }) => step, () => step + 1);
        if (received.some((event) => event["vote-shown"])) return;
      }
      throw new Error("nobody voted");
    };
  `;
  const { page, player } = await element(values, { script });
  const { info } = await awaitReport(page, "ready");
  assert.deepEqual([info.game, info.seats.map(({ sitter }) => sitter)], ["exodus", ["human", "bot", "bot"]]);
  await player.locator(".table").waitFor();
  await page.evaluate(() => playUntilVote());
  const { received, file } = await page.evaluate(async () => ({ received, file: await p().exportLog() }));
  const save = JSON.parse(file);
  assert.deepEqual([save.options.seats, save.options.layout, save.options.turns], [3, { shipped: "minimal" }, 1]);
  const first = received.findIndex((event) => event["vote-shown"]);
  const committed = new Set(received.slice(0, first).flatMap((event) => event.committed ?? []).map(({ seat }) => seat));
  assert.deepEqual([...committed].sort(), [0, 1, 2], "all had committed");
  const votedSeats = received.flatMap((event) => event["vote-shown"] ?? []).map(({ seat }) => seat);
  assert.deepEqual([...votedSeats].sort(), [0, 1, 2]);
  assertClean(page);
});

test("the player keeps its content inside the safe area", async () => {
  const { page, player } = await element({ ...DUEL, start: "auto" });
  await awaitReport(page, "ready");
  await page.evaluate(() => p().viewport({ safeArea: { top: 40, left: 30 } }));
  await assert.rejects(page.evaluate(() => p().viewport({ safeArea: { top: 1, bottom: "much" } })), /bottom/);
  const box = () => player.locator(".table-prompt").evaluate((prompt) => {
    const { left, top } = prompt.getBoundingClientRect();
    return { left, top, high: document.documentElement.scrollHeight <= innerHeight };
  });
  const covered = await box();
  assert.ok(covered.top >= 40 && covered.left >= 30 && covered.high, JSON.stringify(covered));
  await page.evaluate(() => p().viewport({ safeArea: {} }));
  const free = await box();
  assert.ok(free.top < 40 && free.left < 30, JSON.stringify(free));
  await assert.rejects(page.evaluate(() => p().viewport({})), /safeArea/);
  assertClean(page);
});

test("a missing pack is reported to the embedding page and the player, and the game starts with base content", async () => {
  const { page, player } = await element({ ...DUEL, start: "auto", pack: "packs/none-such.json" });
  const error = await awaitReport(page, "error");
  assert.equal(error.code, "config/pack");
  assert.match(error.message, /packs\/none-such\.json/);
  await player.locator(".pack-trouble").waitFor();
  await player.locator(ORDER).first().waitFor();
  assert.notEqual(await page.evaluate(() => p().state), "error");
  assertClean(page, /none-such|404/);
});

test("a pack of another game is refused with the place of the mismatch", async () => {
  const { page, player } = await element({ ...DUEL, start: "auto", pack: "packs/saga.json" });
  const error = await awaitReport(page, "error");
  assert.equal(error.code, "config/pack");
  assert.match(error.message, /packs\/saga\.json: \/game: .*saga/);
  await player.locator(".pack-trouble").waitFor();
  await player.locator(ORDER).first().waitFor();
  assertClean(page);
});

const INLINE = { script: LISTEN.replace("PLAYER", `${FOLDER}embed/player.v1.js`), policy: INLINE_POLICY };

test("the theme of a pack applies to a player without a frame and not to the embedding page", async () => {
  const before = '<section data-theme="night" data-palette="standard" id="theirs">A part of the page</section>';
  const values = { isolation: "inline", game: "rift", seats: "human,human", start: "auto", theme: "dark", pack: "packs/sample.json" };
  const { page } = await element(values, { ...INLINE, before });
  const player = page.locator("centauri-player");
  await player.locator(ORDER).first().waitFor();
  await player.getByText(/Barge|Kestrel|Tug/).first().waitFor();
  const accent = (of) => of.evaluate((one) => getComputedStyle(one).getPropertyValue("--accent").trim());
  assert.equal(await accent(player.locator(".player-root")), "#ffc169");
  assert.equal(await accent(page.locator("#theirs")), "");
  // Removed from the page and added again, it keeps the tokens.
  await page.evaluate(() => {
    const one = document.querySelector("centauri-player");
    const main = one.parentElement;
    one.remove();
    main.append(one);
  });
  await player.locator(ORDER).first().waitFor();
  assert.equal(await accent(player.locator(".player-root")), "#ffc169");
  assertClean(page);
});

test("players of one page share the pack of the first one", async () => {
  const values = { isolation: "inline", game: "rift", seats: "human,human", start: "auto" };
  const second = attributes({ ...values, id: "second", pack: "none" });
  const { page } = await element({ ...values, id: "first", pack: "packs/sample.json" }, { ...INLINE, before: "" });
  await page.locator("#first").locator(ORDER).first().waitFor();
  await page.evaluate((html) => document.querySelector("main").insertAdjacentHTML("beforeend", html), `<centauri-player ${second}></centauri-player>`);
  await page.locator("#second").locator(ORDER).first().waitFor();
  await page.locator("#second .pack-trouble").waitFor();
  await page.locator("#second").getByText(/Barge|Kestrel|Tug/).first().waitFor();
  assert.equal((await awaitReport(page, "error")).code, "config/pack");
  assertClean(page);
});

test("a link from a player without a frame leads to the full game in the same folder", async () => {
  const first = '{"rules":{"first":{"seat":0}}}';
  const values = { isolation: "inline", ...DUEL, seats: "human,open", options: first, start: "auto" };
  const { page } = await element(values, INLINE);
  await page.locator('[data-order="end-turn"]').click();
  await page.getByRole("button", { name: "Send turn" }).click();
  const link = await page.getByRole("textbox", { name: "Link" }).inputValue();
  assert.ok(link.startsWith(new URL(FOLDER, page.url()).href + "#/turn/"), link);
  assertClean(page);
});
