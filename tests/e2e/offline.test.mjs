// After the first visit no server is needed: every page, a whole match against a bot, both
// languages.
import test, { after } from "node:test";
import assert from "node:assert/strict";
import { eventually, newPage } from "./support.mjs";
import { awaitTurn, mouse, play } from "./captain.mjs";
import { faults, kept, relay, visit } from "./relay.mjs";

const relays = [];
after(() => Promise.all(relays.map((one) => one.stop())));

async function serve(folder) {
  const one = await relay(folder);
  relays.push(one);
  return one;
}

/** A page that was visited once, from a server that is stopped now. */
async function cutOff(folder) {
  const server = await serve(folder);
  const page = await newPage("desktop", { serviceWorkers: "allow" });
  await visit(page, server);
  await kept(page);
  await server.stop();
  page.faults.length = 0;
  return { page, server };
}

const heading = (page, name) => page.getByRole("heading", { level: 1, name }).waitFor();

test("a first worker that could not have every file is followed by one that can, once the network is back", async () => {
  const server = await serve();
  server.spoil("rules/rift.md");
  const page = await newPage("desktop", { serviceWorkers: "allow" });
  await visit(page, server);
  await eventually(async () => assert.ok(server.asked.includes("rules/rift.md")));
  const registered = () => page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration()));
  await eventually(async () => assert.equal(await registered(), false));
  server.mend();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await kept(page);
});

test("a page whose browser refuses it a worker plays without one, and says nothing", async () => {
  const server = await serve();
  const page = await newPage();
  // As in a page without an origin.
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("no origin", "SecurityError");
    };
    Object.defineProperty(Navigator.prototype, "serviceWorker", { get: refuse });
  });
  await visit(page, server, "#/play/rift");
  await awaitTurn(page);
  assert.deepEqual(faults(page, server), []);
});

test("with the server stopped, a match against a bot is played to its end and watched again", async () => {
  const { page, server } = await cutOff();
  await page.goto(`${server.address}#/new/rift`);
  await page.locator(`.scenario:has(input[value="cold-open"])`).click();
  await page.getByRole("button", { name: "Begin" }).click();
  await play(page, mouse);
  await page.locator(".end-table").waitFor();
  await page.goto(page.url().replace("#/table/", "#/replay/"));
  await page.locator(".replay").first().waitFor();
  assert.deepEqual(faults(page, server), []);
});

test("with the server stopped, every page opens, in German too, and after a reload", async () => {
  const { page, server } = await cutOff("/games/of/ours/");
  const go = async (place) => page.goto(`${server.address}${place}`);
  await page.reload();
  await page.locator(".door[data-game=rift]").getByRole("link", { name: "Play against a bot" }).waitFor();
  await go("#/rules/rift");
  await page.locator("[id='at-RIFT-1.1']").waitFor();
  await go("#/learn/rift/energy");
  await awaitTurn(page);
  await go("#/puzzles/rift");
  await page.locator("main a[href^='#/puzzles/rift/']").first().click();
  await awaitTurn(page);
  await go("#/editor/rift/cold-open");
  await page.locator("[role=grid]").first().waitFor();
  await go("#/play/rift");
  await awaitTurn(page);
  await go(`${new URL(page.url()).hash}?view=text`);
  await page.locator("main h1").first().waitFor();
  await go("?lang=de#/settings");
  await heading(page, "Einstellungen");
  await go("?lang=de#/rules/rift");
  await page.locator("[id='at-RIFT-1.1'] [lang=en]").waitFor({ state: "detached" });
  await heading(page, /Regeln/);
  assert.deepEqual(faults(page, server), []);
});

test("a visit that loses a file keeps nothing, and the next one keeps all", async () => {
  const server = await serve();
  server.spoil("rules/rift.md");
  const page = await newPage("desktop", { serviceWorkers: "allow" });
  await visit(page, server);
  // The refused file is requested, and with it the whole copy is abandoned.
  await eventually(async () => {
    assert.ok(server.asked.includes("rules/rift.md"));
    const left = await page.evaluate(async () => {
      const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
      return [installing, waiting, active].filter((worker) => worker).length + (await caches.keys()).length;
    });
    assert.equal(left, 0);
  });
  server.mend();
  await page.reload();
  await kept(page);
  const [name] = await page.evaluate(() => caches.keys());
  assert.equal(name, `/app-${server.build}`);
});

test("what the browser threw away of the page is fetched again by the next visit", async () => {
  const server = await serve();
  const page = await newPage("desktop", { serviceWorkers: "allow" });
  await visit(page, server);
  await kept(page);
  const held = () =>
    page.evaluate(async (build) => {
      const cache = await caches.open(`/app-${build}`);
      return (await cache.keys()).map(({ url }) => url).sort();
    }, server.build);
  const whole = await held();
  await page.evaluate((build) => caches.delete(`/app-${build}`), server.build);
  await page.reload();
  await eventually(async () => assert.deepEqual(await held(), whole));
  await server.stop();
  await page.reload();
  await page.locator(".door[data-game=rift]").waitFor();
});

test("the page in a frame registers no worker", async () => {
  const server = await serve();
  const page = await newPage("desktop", { serviceWorkers: "allow" });
  await page.goto(`${server.address}embed.html?game=rift&start=auto`);
  await awaitTurn(page);
  await page.waitForLoadState("networkidle");
  assert.deepEqual(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);
  assert.ok(!server.asked.includes("sw.js"));
});
