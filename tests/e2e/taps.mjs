// Measures how quickly the page responds to a tap in the middle of a game on the largest map of
// each game; used by bench.mjs.
import * as admiral from "./admiral.mjs";
import * as captain from "./captain.mjs";
import * as commander from "./commander.mjs";
import * as explorer from "./explorer.mjs";
import { newPage, open } from "./support.mjs";

/**
 * The largest map of each game with its maximum of seats, the moment that counts as the middle, and
 * the player who continues from there.
 */
export const GAMES = {
  rift: { board: "long-front", fields: { "Total ships": 6 }, midgame: /^Round 4\b/, play: (page, press, more) => captain.play(page, { press: (_, target) => press(target) }, more) },
  "space-rift": { board: "srb-06", midgame: /^Turn 6\b/, play: (page, press, more) => commander.play(page, { press }, more) },
  exodus: { board: "6-long", seats: 6, mode: "long", midgame: /^Turn 5\b/, play: (page, press, more) => admiral.play(page, { press }, more) },
  saga: { board: "opc", seats: 4, midgame: /^Round 5\b/, play: (page, press, more) => explorer.play(page, { press }, more) },
};

/**
 * Opens a page on which bots have played to the middle of a game, and a human player has taken the
 * first seat.
 */
export async function openMidgame(name) {
  const { board, seats, mode, fields = {}, midgame } = GAMES[name];
  const page = await newPage("phone");
  await open(page, `#/new/${name}`);
  await page.getByRole("button", { name: "Begin" }).waitFor();
  await page.locator("main details").evaluateAll((all) => all.forEach((one) => (one.open = true)));
  const choose = (field, value) => page.locator(`input[name=${field}][value="${value}"]`).check({ force: true });
  const fill = async (label, value) => {
    await page.getByLabel(label).first().fill(String(value));
    await page.keyboard.press("Tab");
  };
  if (name === "exodus") await choose("seats", seats);
  if (mode) await choose("mode", mode);
  await choose("board", board);
  if (name === "saga") await choose("seats", seats);
  for (const [label, value] of Object.entries(fields)) await fill(label, value);
  await fill("Seed", "bench");
  const sitters = page.getByRole("combobox", { name: /^Player for / });
  for (let seat = 0; seat < (await sitters.count()); seat += 1) await sitters.nth(seat).selectOption("ensign");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator(".pace-bar").waitFor();
  await page.evaluate(playToMidgame, [midgame.source, 600_000]);
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("dialog").locator("select").first().selectOption("human");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).tap();
  return page;
}

/**
 * Milliseconds until the frame that shows the complete effect of each tap, while the player
 * continues: from the tap itself (`tap`), and from when the page received it (`page`), without the
 * delay of driver and browser. `first` is the first frame that shows any of it, also without.
 */
export async function measureTaps(page, name, count) {
  const times = [];
  const press = async (target, options) => {
    await page.evaluate(recordTap);
    await target.tap(options);
    times.push(await page.evaluate(() => window.tapped));
  };
  await GAMES[name].play(page, press, { enough: () => times.length >= count });
  return times;
}

/**
 * Runs in the page: lets the bots play fast until the log reaches the middle, and slows them down
 * before they can end the game.
 */
function playToMidgame([midgame, timeout]) {
  const pace = (name) => document.querySelector(`.pace-bar [data-pace="${name}"]`).click();
  const isReached = () => [...document.querySelectorAll(".log > li")].some((line) => new RegExp(midgame).test(line.textContent.trim()));
  pace("skip");
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`the log never says ${midgame}`)), timeout);
    const watcher = new MutationObserver(() => {
      if (!isReached()) return;
      watcher.disconnect();
      clearTimeout(timer);
      pace("usual");
      resolve();
    });
    watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/**
 * Runs in the page before a tap. Yew renders in response to an event at once, but yields to the
 * browser if that takes longer than a frame: the last frame counts after which nothing changes for
 * three turns. Later actions of others, which add more to the log, are no response.
 */
function recordTap() {
  // Runs before the work that the page itself defers until a frame is painted.
  const afterFrame = (task) => requestAnimationFrame(() => scheduler.postTask(task, { priority: "user-blocking" }));
  const turn = () => scheduler.postTask(() => {}, { priority: "user-visible" });
  window.tapped = new Promise((resolve) => {
    const measure = async ({ timeStamp }) => {
      const received = performance.now();
      let painted = 0;
      let first = 0;
      let waiting = 0;
      const paint = (shows) => {
        waiting += 1;
        afterFrame(() => {
          waiting -= 1;
          painted = performance.now();
          if (shows) first ||= painted;
        });
      };
      // Announcements are not painted, and tips come after the result.
      const isAside = ({ target }) => (target.nodeType === 1 ? target : target.parentElement)?.closest(".visually-hidden, [aria-live], .primer, .help-tip");
      let logged = 0;
      const watcher = new MutationObserver((changes) => {
        if (changes.every(isAside)) return;
        if (changes.some(({ type, target }) => type === "childList" && target.matches?.(".log"))) logged += 1;
        if (logged < 2) paint(true);
      });
      watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      paint(false);
      for (let quietTurns = 0; quietTurns < 3; quietTurns += 1) {
        if (waiting > 0) quietTurns = 0;
        await turn();
      }
      watcher.disconnect();
      resolve({ tap: painted - timeStamp, page: painted - received, first: (first || painted) - received });
    };
    document.addEventListener("click", measure, { capture: true, once: true });
  });
}
