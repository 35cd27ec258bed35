// Saga in the environments in which the other games are tested: offline, with a content pack, and
// in a publisher's page, which receives no hidden hands.
import test, { after } from "node:test";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { BASE_URL, assertAccessible, assertClean, eventually, newPage, open } from "./support.mjs";
import { awaitTurn, mouse, play } from "./explorer.mjs";
import { storedSaves } from "./position.mjs";
import { attributes, openSite, siteFiles } from "./publisher.mjs";
import { awaitCached, openProxied as visitRelay, proxiedFaults, startProxy } from "./relay.mjs";

const PACK = "?pack=packs/saga.json";
const lamps = JSON.parse(await readFile(new URL("../../static/packs/saga.json", import.meta.url), "utf8"));

test("offline, a campaign is played and replayed, and rules, lessons and editor open", async () => {
  const server = await startProxy();
  after(() => server.stop());
  const page = await newPage("desktop", { serviceWorkers: "allow" });
  await visitRelay(page, server);
  await awaitCached(page);
  await server.stop();
  page.faults.length = 0;
  const go = async (place) => page.goto(`${server.address}${place}`);
  await go("#/play/saga");
  await awaitTurn(page);
  await play(page, mouse, { enough: ({ log }) => log.some((line) => /^Round 2\b/.test(line)) });
  await page.goto(page.url().replace("#/table/", "#/replay/"));
  await page.locator(".replay").first().waitFor();
  await go("#/rules/saga");
  await page.locator("[id='at-SAGA-GEN.1']").waitFor();
  await go("#/learn/saga/raider");
  await awaitTurn(page);
  await go("#/editor/saga/lst");
  await page.locator("[role=grid]").first().waitFor();
  await go("?lang=de#/new/saga/spa");
  await page.getByRole("heading", { level: 2, name: "Szenario" }).or(page.getByText("Sicheres Geleit").first()).first().waitFor();
  assert.deepEqual(proxiedFaults(page, server), []);
});

test("a pack of Saga adds its names, Bosses, pictures and scenario to the base content", async () => {
  const page = await newPage();
  await open(page, `${PACK}#/`);
  await page.getByRole("heading", { name: lamps.title }).waitFor();
  await open(page, `${PACK}#/new/saga/lamps`);
  await page.getByText("Fixing the Jumpgate").first().waitFor();
  await assertAccessible(page);
  await page.getByRole("button", { name: "Begin" }).click();
  await awaitTurn(page);
  await page.locator("[role=tab][data-tab=fleet]").click();
  await page.getByText("Wick Thief (level 1)").first().waitFor();
  assert.doesNotMatch(await page.locator("main").innerText(), /Raider \(level/);
  const [save] = await storedSaves(page);
  const { pack, options } = JSON.parse(save.text);
  assert.equal(pack.id, lamps.id);
  assert.deepEqual(options.scenario, { shipped: "lamps" });
  assertClean(page);
});

test("an embedded Arena match starts with its options, and no event reveals the hand of the bot", async () => {
  const options = '{"difficulty":"recruit"}';
  const values = { game: "saga", scenario: "arn", seats: "human,bot:easy", seed: "7", options, start: "auto", control: "self" };
  const script = `
    import "${BASE_URL}embed/player.v1.js";
    window.reported = [];
    window.received = [];
    for (const name of ["ready", "turn"]) addEventListener("player:" + name, ({ detail }) => reported.push([name, detail]));
    addEventListener("player:event", ({ detail }) => received.push(...detail.events));
    window.p = () => document.querySelector("centauri-player").api(1);
    const awaitTurn = (after) => new Promise((found) => {
      const look = () => {
        const [, turn] = reported.findLast(([name]) => name === "turn") ?? [];
        if (turn?.here === 0 && turn.step >= after) return found(turn);
        addEventListener("player:turn", look, { once: true });
      };
      look();
    });
    window.playArena = async () => {
      let step = 0;
      for (let n = 0; n < 150; n += 1) {
        await awaitTurn(step);
        const legal = await p().legal();
        // The test draws cards if possible, and ends choices that can be ended.
        const draws = legal.find((action) => action.regroup === "draw");
        const usual = draws ?? (n % 3 ? legal.find((action) => action === "done") : undefined);
        step = await p().act(usual ?? legal[(n * 7) % legal.length]).then(({ step }) => step, () => step + 1);
        if (received.some((event) => event["drew-card"]) && received.some((event) => event["drew-cards"]?.seat === 1)) return;
      }
      throw new Error("no cards were drawn");
    };
  `;
  const page = await openSite(siteFiles(`<centauri-player ${attributes(values)}></centauri-player>`, { script }));
  const player = page.frameLocator("centauri-player iframe");
  const ready = await page.waitForFunction(() => window.reported?.find(([name]) => name === "ready")?.[1]);
  const { info } = await ready.jsonValue();
  assert.deepEqual([info.game, info.seats.map(({ sitter }) => sitter)], ["saga", ["human", "bot"]]);
  await player.locator(".table").waitFor();
  await page.evaluate(() => playArena());
  const { received, file } = await page.evaluate(async () => ({ received, file: await p().exportLog() }));
  const save = JSON.parse(file);
  assert.deepEqual([save.options.scenario, save.options.difficulty], [{ shipped: "arn" }, "recruit"]);
  const drawnCards = received.flatMap((event) => event["drew-card"] ?? []);
  assert.deepEqual([...new Set(drawnCards.map(({ seat }) => seat))], [0], "only the person's cards are reported");
  assertClean(page);
});

test("the rules open beside the table at the linked rule", async () => {
  const page = await newPage();
  await open(page, "#/play/saga");
  await awaitTurn(page);
  const link = page.locator(".saga-course-head .rule-link");
  const id = await link.innerText();
  await link.click();
  const rule = page.locator(`[id='at-${id}']`);
  await eventually(async () => assert.ok(await rule.isVisible(), id));
  const inSight = await rule.evaluate((it) => {
    const { top, bottom } = it.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });
  assert.ok(inSight, `${id} is in sight`);
  await assertAccessible(page, [".rules"]);
  assertClean(page);
});
