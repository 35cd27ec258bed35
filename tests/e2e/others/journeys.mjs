// The main journeys of each game in a browser other than Chromium, selected by `ENGINE`: from the
// first page to a match against a bot, after a reload, as text, in German, offline, in a frame; and
// a first match at the size of a phone, to its end.
import test, { after } from "node:test";
import assert from "node:assert/strict";
import { mkdir, writeFile } from "node:fs/promises";
import { defineAfterRender, eventually } from "../support.mjs";
import { storedSaves } from "../position.mjs";
import { startProxy } from "../relay.mjs";
import { beginPage } from "./page.mjs";
import { PLAYERS } from "./players.mjs";
import { faultsOf, recordErrors } from "./watch.mjs";

const { ENGINE, SHOTS } = process.env;
const cleanups = [];
after(() => Promise.all(cleanups.map((end) => end())));

/** A server of the page that injects the error recorder. */
async function serve() {
  const server = await startProxy();
  server.injectScript("watch.js", `(${defineAfterRender})();(${recordErrors})();`);
  cleanups.push(() => server.stop());
  return server;
}

/** A new browser, of desktop size unless a test asks for another. */
async function open(size = { width: 1440, height: 900 }) {
  const page = await beginPage(ENGINE);
  cleanups.push(() => page.close());
  await page.setViewportSize(size);
  return page;
}

/** Goes to a route of the page, within the document if it is already loaded. */
async function go(page, place) {
  await page.run((place) => (location.hash = place), place);
}

async function shoot(page, name) {
  if (!SHOTS) return;
  await mkdir(SHOTS, { recursive: true });
  await writeFile(`${SHOTS}/${ENGINE}-${name}.png`, await page.screenshot());
}

const text = (page, css) => page.run((css) => document.querySelector(css)?.innerText ?? "", css);
const language = (page, code) => eventually(async () => assert.equal(await page.run(() => document.documentElement.lang), code));

/** Presses until something can be undone, then undoes and redoes it. */
async function assertUndo(page, player) {
  const input = player.mouse;
  for (let tries = 0; tries < 30; tries += 1) {
    const before = await player.awaitTurn(page);
    const undoable = player.undoable?.(page, before);
    if (undoable) await input.press(undoable);
    else await player.play(page, input, { limit: 1 }).catch(() => {});
    const undo = page.getByRole("button", { name: "Undo", exact: true });
    const after = await player.awaitTurn(page);
    if ((await undo.allowed()) === 0 || isSame(before, after)) continue;
    await undo.click();
    await eventually(async () => assert.ok(isSame(await player.look(page), before)));
    return;
  }
  throw new Error("nothing can be taken back");
}

const isSame = (a, b) => JSON.stringify([a.prompt, a.log]) === JSON.stringify([b.prompt, b.log]);

for (const [game, player] of Object.entries(PLAYERS)) {
  test(`${game} in ${ENGINE}`, async (t) => {
    const server = await serve();
    const page = await open();
    const clean = async () => assert.deepEqual(await faultsOf(page), []);
    let table;
    /** A step of the journey; if it fails, a screenshot is saved. */
    const step = (name, work) =>
      t.test(name, async () => {
        try {
          await work();
        } catch (fault) {
          await shoot(page, `${game}-failed`).catch(() => {});
          throw fault;
        }
      });
    await step("the first page opens and leads to the set-up", async () => {
      await page.goto(server.address);
      await page.locator(`.door[data-game=${game}]`).getByRole("link", { name: "Set up a match" }).click();
      await page.getByRole("button", { name: "Begin" }).waitFor();
      await shoot(page, `${game}-setup`);
      await clean();
    });
    await step("a match against a bot starts, and the bot plays", async () => {
      await page.getByRole("button", { name: "Begin" }).click();
      await player.awaitTurn(page);
      table = new URL(await page.url()).hash;
      await shoot(page, `${game}-begun`);
      await player.play(page, player.mouse, { enough: player.answered });
      await shoot(page, `${game}-played`);
      await clean();
    });
    await step("an action is undone", async () => {
      await assertUndo(page, player);
      await clean();
    });
    await step("a reload changes nothing, and the match is on the list of saves", async () => {
      const before = await player.awaitTurn(page);
      const length = before.log.length;
      await eventually(async () => assert.equal((await storedSaves(page)).length, 1));
      await page.reload();
      const after = await player.awaitTurn(page);
      assert.deepEqual([after.prompt, after.log.length], [before.prompt, length]);
      await go(page, "#/saves");
      await page.locator(".save").first().waitFor();
      assert.equal(await page.locator(".save").count(), 1);
      await shoot(page, `${game}-saves`);
      await clean();
    });
    await step("the text version shows the match and answers a command", async () => {
      await go(page, `${table}?view=text`);
      await page.getByRole("textbox", { name: "Command" }).click();
      await page.keyboard.type("why\n");
      await eventually(async () => assert.match(await text(page, "main"), /\([A-Z]+-[A-Z]*\.?\d+(\.\d+)?\)|No action is blocked/));
      await shoot(page, `${game}-words`);
      await clean();
    });
    await step("the language is changed and changed back", async () => {
      await go(page, "#/settings");
      await page.getByRole("radio", { name: "Deutsch" }).click({ force: true });
      await language(page, "de");
      await go(page, table);
      await player.awaitTurn(page);
      await eventually(async () => assert.match(await text(page, ".table"), /Zug|Runde|Rückgängig|beenden/));
      await shoot(page, `${game}-german`);
      await go(page, "#/settings");
      await page.getByRole("radio", { name: "English" }).click({ force: true });
      await language(page, "en");
      await clean();
    });
    await step("the match continues offline", async () => {
      await page.goto(server.address);
      await page.locator(".door").first().waitFor();
      await page.run(async () => {
        await navigator.serviceWorker.ready;
        if (navigator.serviceWorker.controller) return;
        await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
      });
      await server.stop();
      await go(page, table);
      await player.awaitTurn(page);
      await page.reload();
      await player.awaitTurn(page);
      await player.play(page, player.mouse, { limit: 2 }).catch((ended) => assert.match(ended.message, /no end after 2/));
      await page.reload();
      await player.awaitTurn(page);
      await clean();
      await server.start();
    });
    // Last, because WebKitGTK's browser forgets the data of a site when a driver leaves it.
    await step("a player in a frame of another site starts and accepts an action", async () => {
      await assertFramePlays(page, server, game, player);
    });
  });
}

for (const [game, player] of Object.entries(PLAYERS)) {
  test(`a first match of ${game} in ${ENGINE} at the size of a phone, from the first page to its end`, async () => {
    const server = await serve();
    // WebKitGTK's window keeps room for its toolbar and may stay wider.
    const page = await open({ width: 390, height: 844 });
    try {
      await page.goto(server.address);
      await page.locator(`.door[data-game=${game}]`).getByRole("link", { name: /^Play (against|with) / }).click();
      await player.awaitTurn(page);
      await player.play(page, player.mouse);
      await page.getByRole("button", { name: /^(Play again|Try again)$/ }).waitFor();
      await shoot(page, `${game}-end`);
      assert.deepEqual(await faultsOf(page), []);
    } catch (fault) {
      await shoot(page, `${game}-first-match-failed`).catch(() => {});
      throw fault;
    }
  });
}

/** A page of another site with a player in a frame. */
async function assertFramePlays(page, server, game, player) {
  const site = await startProxy();
  cleanups.push(() => site.stop());
  const query = new URLSearchParams({ game, store: "none" });
  const frame = `<iframe title="A game" width="1000" height="700" src="${server.address}embed.html?${query}"></iframe>`;
  site.addFile("site.html", "text/html; charset=utf-8", `<!doctype html><html lang="en"><title>A site</title><h1>A site</h1>${frame}`);
  await page.goto(`${site.address}site.html`);
  const inside = page.frame();
  await eventually(async () => assert.equal(await inside.run(() => document.readyState), "complete"));
  await inside.getByRole("button", { name: "Play" }).click();
  const before = await player.awaitTurn(inside);
  await player.play(inside, player.mouse, { enough: (seen) => !isSame(seen, before) });
  await shoot(page, `${game}-frame`);
  assert.deepEqual(await faultsOf(inside), []);
}
