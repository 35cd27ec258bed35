// After the first visit no server is needed: every page, a whole match against a bot, both
// languages.
import test, { after } from "node:test";
import assert from "node:assert/strict";
import { eventually, newPage } from "./support.mjs";
import { awaitTurn, mouse, play } from "./captain.mjs";
import { awaitCached, openProxied, proxiedFaults, startProxy } from "./relay.mjs";

const proxies = [];
after(() => Promise.all(proxies.map((one) => one.stop())));

async function serve(folder) {
  const one = await startProxy(folder);
  proxies.push(one);
  return one;
}

/** Opens a page, waits until it is cached, and stops its server. */
async function openOffline(folder) {
  const server = await serve(folder);
  const page = await newPage("desktop", { serviceWorkers: "allow" });
  await openProxied(page, server);
  await awaitCached(page);
  await server.stop();
  page.faults.length = 0;
  return { page, server };
}

const awaitHeading = (page, name) => page.getByRole("heading", { level: 1, name }).waitFor();

test("a service worker that could not fetch every file is replaced once the network is back", async () => {
  const server = await serve();
  server.breakFile("rules/rift.md");
  const page = await newPage("desktop", { serviceWorkers: "allow" });
  await openProxied(page, server);
  await eventually(async () => assert.ok(server.requested.includes("rules/rift.md")));
  const registered = () => page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration()));
  await eventually(async () => assert.equal(await registered(), false));
  server.repairFiles();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await awaitCached(page);
});

test("a page without a service worker plays without an error", async () => {
  const server = await serve();
  const page = await newPage();
  // As in a page without an origin.
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("no origin", "SecurityError");
    };
    Object.defineProperty(Navigator.prototype, "serviceWorker", { get: refuse });
  });
  await openProxied(page, server, "#/play/rift");
  await awaitTurn(page);
  assert.deepEqual(proxiedFaults(page, server), []);
});

test("offline, a match against a bot is played, conceded and replayed", async () => {
  const { page, server } = await openOffline();
  await page.goto(`${server.address}#/new/rift`);
  await page.locator(`.scenario:has(input[value="cold-open"])`).click();
  await page.getByRole("button", { name: "Begin" }).click();
  // Only as long as the bot cannot have won yet.
  await play(page, mouse, { enough: ({ log }) => log.some((line) => /^Round 2/.test(line)) });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Concede" }).click();
  await page.getByRole("button", { name: "Yes, concede" }).click();
  await page.locator(".end-table").waitFor();
  await page.goto(page.url().replace("#/table/", "#/replay/"));
  await page.locator(".replay").first().waitFor();
  assert.deepEqual(proxiedFaults(page, server), []);
});

test("offline, every page opens, also in German and after a reload", async () => {
  const { page, server } = await openOffline("/games/of/ours/");
  const goTo = async (place) => page.goto(`${server.address}${place}`);
  await page.reload();
  await page.locator(".door[data-game=rift]").getByRole("link", { name: "Play against a bot" }).waitFor();
  await goTo("#/rules/rift");
  await page.locator("[id='at-RIFT-1.1']").waitFor();
  await goTo("#/learn/rift/energy");
  await awaitTurn(page);
  await goTo("#/puzzles/rift");
  await page.locator("main a[href^='#/puzzles/rift/']").first().click();
  await awaitTurn(page);
  await goTo("#/editor/rift/cold-open");
  await page.locator("[role=grid]").first().waitFor();
  await goTo("#/play/rift");
  await awaitTurn(page);
  await goTo(`${new URL(page.url()).hash}?view=text`);
  await page.locator("main h1").first().waitFor();
  await goTo("?lang=de#/settings");
  await awaitHeading(page, "Einstellungen");
  await goTo("?lang=de#/rules/rift");
  await page.locator("[id='at-RIFT-1.1'] [lang=en]").waitFor({ state: "detached" });
  await awaitHeading(page, /Regeln/);
  assert.deepEqual(proxiedFaults(page, server), []);
});

test("a visit with a missing file caches nothing, and the next one caches everything", async () => {
  const server = await serve();
  server.breakFile("rules/rift.md");
  const page = await newPage("desktop", { serviceWorkers: "allow" });
  await openProxied(page, server);
  // The refused file is requested, and with it the whole copy is abandoned.
  await eventually(async () => {
    assert.ok(server.requested.includes("rules/rift.md"));
    const leftCount = await page.evaluate(async () => {
      const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
      return [installing, waiting, active].filter((worker) => worker).length + (await caches.keys()).length;
    });
    assert.equal(leftCount, 0);
  });
  server.repairFiles();
  await page.reload();
  await awaitCached(page);
  const [name] = await page.evaluate(() => caches.keys());
  assert.equal(name, `/app-${server.build}`);
});

test("the next visit restores a cache that the browser evicted", async () => {
  const server = await serve();
  const page = await newPage("desktop", { serviceWorkers: "allow" });
  await openProxied(page, server);
  await awaitCached(page);
  const cachedUrls = () =>
    page.evaluate(async (build) => {
      const cache = await caches.open(`/app-${build}`);
      return (await cache.keys()).map(({ url }) => url).sort();
    }, server.build);
  const complete = await cachedUrls();
  await page.evaluate((build) => caches.delete(`/app-${build}`), server.build);
  await page.reload();
  await eventually(async () => assert.deepEqual(await cachedUrls(), complete));
  await server.stop();
  await page.reload();
  await page.locator(".door[data-game=rift]").waitFor();
});

test("the embedded page registers no service worker", async () => {
  const server = await serve();
  const page = await newPage("desktop", { serviceWorkers: "allow" });
  await page.goto(`${server.address}embed.html?game=rift&start=auto`);
  await awaitTurn(page);
  await page.waitForLoadState("networkidle");
  assert.deepEqual(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);
  assert.ok(!server.requested.includes("sw.js"));
});
