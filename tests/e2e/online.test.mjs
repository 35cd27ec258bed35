// Online tables on a table server: opening and joining, whole turns in two browsers, reloads, a server that is
// killed, and what a private table and hidden hands reveal.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { assertAccessible, assertClean, eventually, newPage } from "./support.mjs";
import * as captain from "./captain.mjs";
import * as commander from "./commander.mjs";
import { pageToAct, patientInput, playUntil, resign } from "./lines.mjs";
import { storedSaves } from "./position.mjs";
import { awaitMatch, newPlayer, openTable, startTableServer } from "./table-server.mjs";

let server;
before(async () => {
  server = await startTableServer();
});
after(() => server.stop());

/** Requests and connections that a server which is gone does not answer. */
const UNANSWERED = /ERR_|WebSocket|failed: |Failed to fetch|compilation aborted: Network error/;

/** Returns whether a page has nothing more to do. */
const isIdle = ({ buttons, over }) => buttons.length === 0 || over;

/** Waits until two pages show the same log, and returns it. */
async function awaitSameLog(pages, look) {
  return eventually(async () => {
    const [first, second] = await Promise.all(pages.map(async (page) => (await look(page)).log));
    assert.ok(first.length > 0);
    assert.deepEqual(first, second);
    return first;
  });
}

/** Plays so many turns of Rift. */
async function playTurns(pages, turns) {
  for (let nth = 0; nth < turns; nth += 1) {
    await captain.play(await pageToAct(pages), patientInput, { enough: isIdle });
  }
}

test("two browsers meet by the link of a private table, play, and see the same log after a reload", async () => {
  const ada = await newPlayer(server, "Ada");
  await assertAccessible(ada);
  const link = await openTable(ada, "Centauri Rift", { open: ["Player for Captain B"] });
  await ada.getByText("Waiting for 1 player").first().waitFor();
  await ada.getByRole("img", { name: "The link as a scannable code" }).waitFor();
  await assertAccessible(ada);

  const cleo = await newPlayer(server, "Cleo", { size: "phone" });
  await cleo.getByText("No table waits for players now. Open a new one.").waitFor();
  await assertAccessible(cleo);

  const ben = await newPlayer(server, "Ben", { route: new URL(link).hash });
  await ben.getByRole("listitem").filter({ hasText: "Ada" }).waitFor();
  await assertAccessible(ben);
  await ben.getByRole("button", { name: "Join at seat 2" }).click();
  for (const page of [ada, ben]) await awaitMatch(page);

  // Each sees who the other is and whether they are there; so does the list of ships.
  const other = (page, name) => page.locator(".online-other").filter({ hasText: name });
  await ada.locator(".online-other.up").filter({ hasText: "Ben" }).first().waitFor();
  await other(ben, "Ada").first().waitFor();
  assert.equal(await ada.locator(".seat-row small").filter({ hasText: "Ben" }).count(), 1);
  assert.equal(await ada.getByText("Elsewhere").count(), 0);

  await playTurns([ada, ben], 3);
  await awaitSameLog([ada, ben], captain.look);
  await ben.reload();
  await awaitMatch(ben);
  await playTurns([ada, ben], 2);
  await awaitSameLog([ada, ben], captain.look);
  for (const page of [ada, ben]) {
    const [{ direct }] = await storedSaves(page);
    assert.ok(direct.vow.dealt, "the match is dealt by the commitments of all");
    assert.equal(direct.vow.flaw, undefined, "and can be verified");
  }

  // The list of matches says whose turn it is, and leads back to the match in one press.
  const acting = await pageToAct([ada, ben]);
  await acting.getByRole("link", { name: "My games" }).click();
  await acting.getByText(/^Your turn, for /).first().waitFor();
  await assertAccessible(acting);
  await acting.getByRole("link", { name: /Your turn/ }).click();
  await awaitMatch(acting);

  // Whoever waits finds out in one press whether another match waits.
  const waiting = acting === ada ? ben : ada;
  // Its link appears where the actions were, so that it takes no press at first.
  await waiting.locator(".away-card a").first().waitFor();
  const taken = await waiting.evaluate(async () => {
    const card = document.querySelector(".away-card");
    const fresh = card.cloneNode(true);
    card.after(fresh);
    const link = fresh.querySelector("a");
    const isTaken = () => getComputedStyle(link).pointerEvents !== "none";
    const atFirst = isTaken();
    await Promise.all(link.getAnimations().map((animation) => animation.finished));
    const later = isTaken();
    fresh.remove();
    return { atFirst, later };
  });
  assert.deepEqual(taken, { atFirst: false, later: true });
  await waiting.getByRole("link", { name: "Next match" }).first().click();
  await waiting.getByText("No other match waits for you.").waitFor();
  await assertAccessible(waiting);
  await waiting.getByRole("link", { name: "Back to the match" }).click();
  await awaitMatch(waiting);
  for (const page of [ada, ben]) assertClean(page);
  assertClean(cleo);
});

test("a match goes on by itself after the server was killed", async () => {
  const own = await startTableServer();
  try {
    const ada = await newPlayer(own, "Ada");
    const link = await openTable(ada, "Centauri Rift", { open: ["Player for Captain B"] });
    const ben = await newPlayer(own, "Ben", { route: new URL(link).hash });
    await ben.getByRole("button", { name: "Join at seat 2" }).click();
    for (const page of [ada, ben]) await awaitMatch(page);
    await playTurns([ada, ben], 1);
    const before = await awaitSameLog([ada, ben], captain.look);
    await own.kill();
    for (const page of [ada, ben]) {
      await page.getByText(/^The connection to the server is lost/).first().waitFor();
      assert.equal(await page.getByRole("button", { name: "Send turn" }).count(), 0);
      assert.equal(await page.locator(".table-actions button[data-order]").count(), 0);
      // An attempt to connect again has failed.
      await eventually(async () => assert.ok(page.faults.some((fault) => UNANSWERED.test(fault))));
    }
    await own.restart();
    for (const page of [ada, ben]) await awaitMatch(page);
    await playTurns([ada, ben], 2);
    const log = await awaitSameLog([ada, ben], captain.look);
    assert.deepEqual(log.slice(0, before.length), before);
    for (const page of [ada, ben]) assertClean(page, UNANSWERED);
  } finally {
    await own.stop();
  }
});

test("a browser that the server does not know any more asks for a name again", async () => {
  const own = await startTableServer();
  try {
    const ada = await newPlayer(own, "Ada");
    await own.kill();
    await own.restart({ isEmpty: true });
    await ada.reload();
    await ada.getByRole("heading", { name: "Choose your name" }).waitFor();
    await ada.getByRole("textbox", { name: "Your name" }).fill("Ada");
    await ada.getByRole("button", { name: "Continue" }).click();
    await ada.getByText("You play as Ada.").waitFor();
    await ada.getByText("You have no online matches yet.").first().waitFor();
    assertClean(ada, new RegExp(`^401: |Failed to load resource|${UNANSWERED.source}`));
  } finally {
    await own.stop();
  }
});

test("a public table is listed, joined from the list, left, and closed by its host", async () => {
  const ada = await newPlayer(server, "Ada");
  await openTable(ada, "Centauri Rift", { open: ["Player for Captain B"], isPublic: true });
  const ben = await newPlayer(server, "Ben", { size: "phone" });
  // Another player of the same name as in other tests may have a table, too.
  await ben.getByRole("button", { name: "Join Ada: Centauri Rift" }).first().waitFor();
  await assertAccessible(ben);
  const id = new URL(ada.url()).hash.split("/")[2];
  await ben.goto(`${server.address}#/online/${id}`);
  await ada.getByRole("button", { name: "Close table" }).click();
  await ada.getByText("This table is closed.").waitFor();
  await ben.getByText(/This table is closed|There is no such table/).waitFor();
  assertClean(ada);
});

test("Space Rift with hidden hands is played against the other; nobody receives a card of others, and a spectator none", async () => {
  const ada = await newPlayer(server, "Ada");
  const link = await openTable(ada, "Space Rift", { open: [/^Player for North/], isPublic: true });
  const ben = await newPlayer(server, "Ben", { route: new URL(link).hash });
  await ben.getByRole("button", { name: "Join at seat 2" }).click();
  for (const page of [ada, ben]) await awaitMatch(page);
  await playUntil([ada, ben], {
    marks: ".battle-orders .order, .hand-card.playable, .end-table",
    target: async (page, presses) => commander.choose(page, await commander.look(page), presses),
    press: commander.mouse.press,
    enough: async (page) => page === ben && (await commander.look(page)).log.length > 8,
  });
  assert.equal(await ada.locator('.hand[data-side="north"]').count(), 0);
  assert.equal(await ben.locator('.hand[data-side="south"]').count(), 0);
  await ben.reload();
  await awaitMatch(ben);
  assert.equal(await ben.locator('.hand[data-side="north"]').count(), 1);

  // A spectator finds the match in the list, and watches it without a hand or an action.
  const cleo = await newPlayer(server, "Cleo", { size: "phone" });
  await assertAccessible(cleo);
  await cleo.getByRole("region", { name: "Matches to watch" }).getByRole("link", { name: /Space Rift.*Ada.*Ben/ }).click();
  await awaitMatch(cleo);
  await cleo.getByText("You are watching this match.").first().waitFor({ state: "attached" });
  await ada.getByText("One person is watching.").waitFor({ state: "attached" });
  assert.equal(await cleo.locator(".hand, .table-actions button[data-order]").count(), 0);
  const [{ text, direct }] = await storedSaves(cleo);
  assert.doesNotMatch(text, /"own":\[/);
  assert.deepEqual(direct.tokens, []);
  await cleo.reload();
  await awaitMatch(cleo);
  await cleo.getByText("You are watching this match.").first().waitFor({ state: "attached" });
  await assertAccessible(cleo);

  // The end reveals both hands, and the deal can be verified.
  const loser = await Promise.any([ada, ben].map(async (page) => (await commander.awaitTurn(page), page)));
  const winner = loser === ada ? ben : ada;
  await resign(winner, loser);
  await cleo.getByRole("dialog").getByRole("link", { name: "Replay and review" }).waitFor();
  assert.equal(await cleo.getByRole("link", { name: "Ask for a rematch" }).count(), 0);
  await winner.getByText(/^Verified: all players drew the random numbers/).waitFor({ state: "attached" });
  await winner.getByRole("dialog").getByRole("button", { name: "Close" }).first().click();
  await winner.getByRole("link", { name: "My games" }).click();
  await winner.getByRole("link", { name: /Space Rift.*You won/ }).waitFor();
  for (const page of [ada, ben, cleo]) assertClean(page);
});

test("the time of both players is shown, and the rematch has the same players and seats", async () => {
  const ada = await newPlayer(server, "Ada");
  const link = await openTable(ada, "Centauri Rift", { open: ["Player for Captain B"], time: "Up to 180 seconds for each decision" });
  const ben = await newPlayer(server, "Ben", { size: "phone", route: new URL(link).hash });
  await ben.getByRole("button", { name: "Join at seat 2" }).click();
  for (const page of [ada, ben]) await awaitMatch(page);
  const acting = await pageToAct([ada, ben]);
  const waiting = acting === ada ? ben : ada;
  // One's own time is at the top, that of the other beside the name.
  assert.match(await acting.locator(".prompt-clock").innerText(), /^[0-3]:\d\d$/);
  assert.equal(await waiting.locator(".prompt-clock").count(), 0);
  assert.match(await waiting.locator(".online-other .online-left").first().textContent(), /^[0-3]:\d\d$/);
  await acting.goto(`${server.address}#/online`);
  await acting.getByText(/^Your turn, for .* left$/).first().waitFor();
  // The connection lasts as long as the page.
  await acting.reload();
  await waiting.locator(".online-other:not(.up)").first().waitFor({ state: "attached" });
  await acting.getByRole("link", { name: /Your turn/ }).click();
  await awaitMatch(acting);

  await resign(waiting, acting);
  await waiting.getByRole("link", { name: "Ask for a rematch" }).click();
  await waiting.getByRole("heading", { name: "Online table" }).waitFor();
  // Whoever has left the table finds the rematch in the list.
  await acting.goto(`${server.address}#/online`);
  await acting.getByRole("link", { name: "Join the rematch" }).first().click();
  for (const page of [ada, ben]) await awaitMatch(page);
  const seats = await Promise.all([ada, ben].map(async (page) => (await storedSaves(page)).map(({ sitters }) => sitters.join())));
  assert.deepEqual(seats, [["human,away", "human,away"], ["away,human", "away,human"]]);
  for (const page of [ada, ben]) assertClean(page);
});

test("a player moves to another browser, takes the data along, and is deleted", async () => {
  const ada = await newPlayer(server, "Ada");
  await ada.getByText("Your player", { exact: true }).click();
  await ada.getByRole("button", { name: "Use on another device" }).click();
  await assertAccessible(ada);
  const link = await ada.getByRole("textbox", { name: "Link", exact: true }).inputValue();
  const other = await newPlayer(server, "Cleo", { size: "phone" });
  await other.goto(server.address + new URL(link).hash);
  await other.getByText("This browser currently plays as Cleo.").waitFor();
  await assertAccessible(other);
  await other.getByRole("button", { name: "Play as Ada" }).click();
  await other.getByText("You play as Ada.").waitFor();
  assert.ok(!other.url().includes(new URL(link).hash));

  await other.getByText("Your player", { exact: true }).click();
  const [file] = await Promise.all([other.waitForEvent("download"), other.getByRole("button", { name: "Download your data" }).click()]);
  const data = JSON.parse(await readFile(await file.path(), "utf8"));
  assert.equal(data.player.name, "Ada");
  assert.ok(!JSON.stringify(data).includes(new URL(link).hash.split("/").at(-1)), "the key is no data");

  await other.getByRole("button", { name: "Delete player" }).click();
  await other.getByRole("dialog", { name: "Delete Ada for good?" }).getByRole("button", { name: "Delete for good" }).click();
  await other.getByRole("heading", { name: "Choose your name" }).waitFor();
  await ada.reload();
  await ada.getByRole("heading", { name: "Choose your name" }).waitFor();
  await ada.goto(link);
  await ada.getByText("The server does not know the key of this link.").waitFor();
  assertClean(other);
  assertClean(ada, /^401: |Failed to load resource|failed: /);
});

test("an undo needs the consent of the other player", async () => {
  const ada = await newPlayer(server, "Ada");
  const link = await openTable(ada, "Centauri Rift", { open: ["Player for Captain B"] });
  const ben = await newPlayer(server, "Ben", { route: new URL(link).hash });
  await ben.getByRole("button", { name: "Join at seat 2" }).click();
  for (const page of [ada, ben]) await awaitMatch(page);
  const acting = await pageToAct([ada, ben]);
  const other = acting === ada ? ben : ada;
  const order = (await captain.awaitTurn(acting)).buttons.find(({ order, allowed }) => allowed && ["faster", "turn-left", "turn-right"].includes(order));
  await patientInput.perform(acting, patientInput, order);
  const before = await awaitSameLog([ada, ben], captain.look);
  for (const [answer, entries] of [
    ["Refuse", before.length],
    ["Agree", before.length - 1],
  ]) {
    await acting.getByRole("button", { name: "Undo", exact: true }).first().click();
    await other.getByText(/asks to undo the last action/).first().waitFor();
    await other.getByRole("button", { name: answer }).click();
    await eventually(async () => assert.equal((await captain.look(acting)).log.length, entries));
    if (answer === "Refuse") await acting.getByText("Not everyone agreed. The action stands.").first().waitFor();
  }
  await awaitSameLog([ada, ben], captain.look);
  for (const page of [ada, ben]) assertClean(page);
});

test("a rated match changes profiles, is ranked after five, and can be watched by everybody", async () => {
  const own = await startTableServer();
  try {
    const ada = await newPlayer(own, "Ada");
    await openTable(ada, "Centauri Rift", { open: ["Player for Captain B"], isPublic: true, isRated: true });
    await assertAccessible(ada);
    assert.equal(await ada.getByRole("button", { name: "Start now with bots" }).count(), 0);
    const ben = await newPlayer(own, "Ben", { size: "phone" });
    await ben.locator(".online-table").filter({ hasText: "Rated" }).waitFor();
    await ben.getByRole("button", { name: "Join Ada: Centauri Rift" }).click();
    for (const page of [ada, ben]) await awaitMatch(page);
    const acting = await pageToAct([ada, ben]);
    const [winner, loser] = acting === ada ? [ben, ada] : [ada, ben];
    await resign(winner, loser);

    // One's own profile leads to the match, which anybody can watch.
    await winner.goto(`${own.address}#/online`);
    await winner.getByText("Your player", { exact: true }).click();
    await winner.getByRole("link", { name: "Your profile" }).click();
    await winner.getByText(/^Won · /).waitFor();
    const row = winner.getByRole("row").filter({ hasText: "Centauri Rift" });
    const [value] = (await row.getByRole("cell").first().innerText()).split("±");
    assert.ok(Number(value.replace(/\D/g, "")) > 1500, value);
    await assertAccessible(winner);
    const profile = new URL(winner.url()).hash;
    const cleo = await newPage();
    cleo.allowedUrls.push(own.address);
    await cleo.goto(own.address + profile);
    await cleo.getByRole("link", { name: /^Centauri Rift/ }).last().click();
    await cleo.getByRole("button", { name: "Watch it" }).click();
    await cleo.locator(".replay-page").waitFor();

    // Nobody is ranked after one match.
    await cleo.goto(`${own.address}#/online/rankings`);
    await cleo.getByText("Nobody is ranked yet. Open a rated table to begin.").waitFor();
    await assertAccessible(cleo);
    for (const page of [ada, ben, cleo]) assertClean(page);
  } finally {
    await own.stop();
  }
});

test("a match against bots of the server begins at once", async () => {
  const ada = await newPlayer(server, "Ada", { size: "phone" });
  await ada.getByRole("link", { name: "Exodus: Proxima Centauri", exact: true }).click();
  await ada.getByRole("button", { name: "Play online" }).click();
  await ada.getByRole("button", { name: "Begin" }).click();
  await awaitMatch(ada);
  await ada.reload();
  await awaitMatch(ada);
  const [{ direct, sitters }] = await storedSaves(ada);
  assert.ok(direct.online && direct.vow.dealt && !direct.vow.flaw, JSON.stringify(direct));
  assert.equal(sitters.filter((sitter) => sitter === "human").length, 1);
  assert.ok(sitters.slice(1).every((sitter) => sitter === "away"), sitters.join());
  assertClean(ada);
});

test("the pages of online tables fit every size in both languages", async () => {
  const ada = await newPlayer(server, "Maximiliane of Proxima C", { size: "desktop" });
  await openTable(ada, "Centauri Rift", { open: ["Player for Captain B"] });
  const table = new URL(ada.url()).hash;
  const profile = await ada.locator(".online-occupant a").first().getAttribute("href");
  for (const language of ["en", "de"]) {
    for (const route of ["#/online", table, profile, "#/online/rankings", "#/"]) {
      await ada.goto(`${server.address}?lang=${language}${route}`);
      await ada.locator(route === "#/" ? ".door" : ".online-table, .online-waiting, .online-profile, .page.online > .panel p").first().waitFor();
      for (const [width, height] of [[1440, 900], [820, 1180], [390, 844], [667, 375]]) {
        await ada.setViewportSize({ width, height });
        await assertFits(ada, `${route} at ${width}x${height} in ${language}`);
      }
      await assertAccessible(ada);
    }
  }
  assertClean(ada);
});

/** Asserts that a page is no wider than its window, and that no button or link cuts its text. */
async function assertFits(page, what) {
  const cut = await page.evaluate(async () => {
    await window.afterRender();
    const wider = document.documentElement.scrollWidth - window.innerWidth;
    const texts = [...document.querySelectorAll("main :is(button, a, p, h1, h2, li > span)")];
    const cut = texts.filter((one) => one.checkVisibility() && !one.matches(".visually-hidden") && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline");
    return [...(wider > 0 ? [`${wider} px too wide`] : []), ...cut.map((one) => one.textContent)];
  });
  assert.deepEqual(cut, [], what);
}

test("a page without a table server does not mention one", async () => {
  const page = await newPage();
  page.allowedUrls.push(server.address);
  await page.route(server.address, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<meta name="table-server" content=")[^"]*/, "$1");
    await route.fulfill({ response, body });
  });
  await page.goto(server.address);
  await page.getByRole("heading", { level: 1 }).waitFor();
  assert.equal(await page.getByRole("link", { name: /online/i }).count(), 0);
  await page.goto(`${server.address}#/new/rift`);
  await page.getByRole("button", { name: "Begin" }).waitFor();
  assert.equal(await page.getByRole("button", { name: "Play online" }).count(), 0);
  assertClean(page);
});

test("the announcement of the operator is shown on the pages of online tables", async () => {
  await server.admin("announce", "Update at eight.");
  const page = await newPlayer(server, "Ida");
  await page.getByRole("status").filter({ hasText: "Update at eight." }).waitFor();
  await assertAccessible(page);
  await server.admin("announce", "--clear");
  const answered = page.waitForResponse((response) => response.url().endsWith("/api/v1/server"));
  await page.reload();
  assert.equal((await (await answered).json()).announcement, undefined);
  await page.getByText("You play as Ida.").waitFor();
  assert.equal(await page.getByText("Update at eight.").count(), 0);
  assertClean(page);
});
