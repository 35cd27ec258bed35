// Saga where the other games are tested: offline, with a content pack, and in a publisher's page,
// which receives nothing about hidden hands.
import test, { after } from "node:test";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { BASE_URL, assertAccessible, assertClean, eventually, newPage, open } from "./support.mjs";
import { awaitTurn, mouse, play } from "./explorer.mjs";
import { keptSaves } from "./position.mjs";
import { attributes, htmlOf, visit } from "./publisher.mjs";
import { faults, kept, relay, visit as visitRelay } from "./relay.mjs";

const PACK = "?pack=packs/saga.json";
const lamps = JSON.parse(await readFile(new URL("../../static/packs/saga.json", import.meta.url), "utf8"));

test("with the server stopped after the first visit, a campaign is played, watched again, read and learned", async () => {
  const server = await relay();
  after(() => server.stop());
  const page = await newPage("desktop", { serviceWorkers: "allow" });
  await visitRelay(page, server);
  await kept(page);
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
  assert.deepEqual(faults(page, server), []);
});

test("a pack of Saga brings its names, Bosses, pictures and scenario, beside those of the box", async () => {
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
  const [save] = await keptSaves(page);
  const { pack, options } = JSON.parse(save.text);
  assert.equal(pack.id, lamps.id);
  assert.deepEqual(options.scenario, { shipped: "lamps" });
  assertClean(page);
});

test("the Arena in a publisher's page begins with its options, and the page around hears nothing of the bot's hand", async () => {
  const options = '{"difficulty":"recruit"}';
  const values = { game: "saga", scenario: "arn", seats: "human,bot:easy", seed: "7", options, start: "auto", control: "self" };
  const script = `
    import "${BASE_URL}embed/player.v1.js";
    window.told = [];
    window.heard = [];
    for (const name of ["ready", "turn"]) addEventListener("player:" + name, ({ detail }) => told.push([name, detail]));
    addEventListener("player:event", ({ detail }) => heard.push(...detail.events));
    window.p = () => document.querySelector("centauri-player").api(1);
    const asked = (after) => new Promise((found) => {
      const look = () => {
        const [, turn] = told.findLast(([name]) => name === "turn") ?? [];
        if (turn?.here === 0 && turn.step >= after) return found(turn);
        addEventListener("player:turn", look, { once: true });
      };
      look();
    });
    window.compete = async () => {
      let step = 0;
      for (let n = 0; n < 150; n += 1) {
        await asked(step);
        const legal = await p().legal();
        // Cards are drawn where possible; choices that can end are ended.
        const draws = legal.find((action) => action.regroup === "draw");
        const usual = draws ?? (n % 3 ? legal.find((action) => action === "done") : undefined);
        step = await p().act(usual ?? legal[(n * 7) % legal.length]).then(({ step }) => step, () => step + 1);
        if (heard.some((event) => event["drew-card"]) && heard.some((event) => event["drew-cards"]?.seat === 1)) return;
      }
      throw new Error("no cards were drawn");
    };
  `;
  const page = await visit(htmlOf(`<centauri-player ${attributes(values)}></centauri-player>`, { script }));
  const player = page.frameLocator("centauri-player iframe");
  const ready = await page.waitForFunction(() => window.told?.find(([name]) => name === "ready")?.[1]);
  const { info } = await ready.jsonValue();
  assert.deepEqual([info.game, info.seats.map(({ sitter }) => sitter)], ["saga", ["human", "bot"]]);
  await player.locator(".table").waitFor();
  await page.evaluate(() => compete());
  const { heard, file } = await page.evaluate(async () => ({ heard, file: await p().exportLog() }));
  const save = JSON.parse(file);
  assert.deepEqual([save.options.scenario, save.options.difficulty], [{ shipped: "arn" }, "recruit"]);
  const faces = heard.flatMap((event) => event["drew-card"] ?? []);
  assert.deepEqual([...new Set(faces.map(({ seat }) => seat))], [0], "only the person's cards are told");
  assertClean(page);
});

test("the rules open beside the table at the rule that is asked about", async () => {
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
  await assertAccessible(page);
  assertClean(page);
});
