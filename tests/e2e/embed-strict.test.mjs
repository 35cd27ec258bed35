// A player in the strictest sandbox, without an origin, and under the strictest policy: bots
// compute in a worker where that is allowed, otherwise in time slices between which the page
// renders and listens.
import test from "node:test";
import assert from "node:assert/strict";
import { assertClean } from "./support.mjs";
import { FOLDER, STRICTEST_POLICY, attributes, frameUrl, openSite, siteFiles } from "./publisher.mjs";

const DUEL = { game: "rift", scenario: "cold-open", seats: "human,bot:hard", options: '{"rules":{"first":{"seat":0}}}', start: "auto" };
const END = '[data-order="end-turn"]';

/**
 * Opens a publisher's page with a frame that may only run scripts; `workers` are the URLs of the
 * workers that it starts.
 */
async function openStrict(src, options) {
  const frame = attributes({ src, title: "A game", width: 836, height: 470, sandbox: "allow-scripts" });
  const workers = [];
  const prepare = (page) => page.on("worker", (worker) => workers.push(worker.url()));
  const page = await openSite(siteFiles(`<iframe ${frame}></iframe>`), { prepare, ...options });
  const player = page.frameLocator("iframe");
  await player.locator(END).waitFor();
  return { page, player, workers, frame: page.frames().find((one) => one.url().includes("embed.html")) };
}

/** Slows down the processor for a frame, which has a separate process in some browsers. */
async function throttle({ page, frame }) {
  const context = page.context();
  const session = await context.newCDPSession(frame).catch(() => context.newCDPSession(page));
  await session.send("Emulation.setCPUThrottlingRate", { rate: 8 });
}

/**
 * Ends the human player's turn and waits for a whole turn of the bot. Returns how often the page
 * ran other tasks between the start of the bot's computation and its first action.
 */
async function awaitBotTurn({ player, frame }) {
  await frame.evaluate(() => {
    window.turns = 0;
    const { port1, port2 } = new MessageChannel();
    const isThinking = () => document.querySelector(".prompt-text")?.textContent.includes("thinking");
    let hasBegun = false;
    port1.onmessage = () => {
      if (isThinking()) [hasBegun, window.turns] = [true, window.turns + 1];
      else if (hasBegun) return;
      port2.postMessage(0);
    };
    port2.postMessage(0);
  });
  await player.locator(END).click();
  await player.locator(".log .log-entry", { hasText: "Rhino B" }).first().waitFor({ state: "attached" });
  await player.locator(END).waitFor();
  return frame.evaluate(() => window.turns);
}

test("a bot computes in a worker in a frame without an origin", async () => {
  const opened = await openStrict(frameUrl(DUEL));
  assert.ok((await awaitBotTurn(opened)) > 0, "the page is free while the bot thinks");
  assert.ok(opened.workers.length > 0, "there is a worker");
  for (const address of opened.workers) assert.match(address, /^blob:null\//);
  assertClean(opened.page);
});

test("a bot computes in time slices if no worker may start, and the page stays responsive", async () => {
  const own = `${FOLDER}embed.html?${new URLSearchParams(DUEL)}`;
  const opened = await openStrict(own, { policy: STRICTEST_POLICY.replace("connect-src", "frame-src 'self'; connect-src"), gamePolicy: STRICTEST_POLICY });
  // Slows the page down, so that an Admiral's computation takes many slices even on a fast machine.
  await throttle(opened);
  const turns = await awaitBotTurn(opened);
  assert.deepEqual(opened.workers.filter((address) => address.startsWith("http")), []);
  assert.ok(turns >= 10, `between ${turns} slices`);
  assertClean(opened.page, /^console: .*(Content Security Policy|worker-src)/);
});

test("bots compute in a worker under the strictest policy", async () => {
  const workers = [];
  const frame = attributes({ src: `${FOLDER}embed.html?${new URLSearchParams(DUEL)}`, title: "A game", width: 836, height: 470 });
  const page = await openSite(siteFiles(`<iframe ${frame}></iframe>`), {
    policy: STRICTEST_POLICY.replace("connect-src", "frame-src 'self'; connect-src"),
    gamePolicy: STRICTEST_POLICY,
    prepare: (page) => page.on("worker", (worker) => workers.push(worker.url())),
  });
  const player = page.frameLocator("iframe");
  await player.locator(END).click();
  await player.locator(".log .log-entry", { hasText: "Rhino B" }).first().waitFor({ state: "attached" });
  await player.locator(END).waitFor();
  assert.ok(workers.length > 0 && workers.every((address) => address.includes("bot_worker")), workers.join());
  assertClean(page);
});
