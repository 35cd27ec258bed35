// Measures how quickly the page shows a table and responds to a tap, at the start of a duel and in
// the middle of a large game of each kind, at full and at quarter speed. Called by `cargo xtask
// bench`; `node bench.mjs mid-game` measures only the latter.
import { launch, newPage, throttle } from "./support.mjs";
import { awaitTurn, mouse } from "./captain.mjs";
import { quickStart } from "./position.mjs";
import { GAMES, measureTaps, openMidgame } from "./taps.mjs";

const RATES = [1, 4];
const LOADS = 7;
const TAPS = 15;
const TAPS_IN_MIDGAME = 40;

let page, table;
const rows = process.argv[2] === "mid-game" ? [] : await measureStart();
for (const name of Object.keys(GAMES)) rows.push(...(await measureMidgame(name)));
console.table(rows);
await (await launch()).close();

/** Measures a first duel, from the page load on. */
async function measureStart() {
  page = await newPage("phone");
  await quickStart(page, mouse);
  table = page.url();
  await page.addInitScript(recordFirstBoard);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  const rows = [];
  for (const rate of RATES) {
    await throttle(page, rate);
    rows.push(row("time to first board", rate, await times(LOADS, firstBoard)));
    const taps = await times(TAPS, tapToPaint);
    rows.push(row("tap to paint", rate, taps.slice(1)));
  }
  await page.close();
  return rows;
}

/** Measures the largest map of a game, in mid-game. */
async function measureMidgame(name) {
  const page = await openMidgame(name);
  const rows = [];
  for (const rate of RATES) {
    await throttle(page, rate);
    const times = await measureTaps(page, name, TAPS_IN_MIDGAME);
    rows.push(row(`tap to paint in mid-game: ${name}`, rate, times.map(({ tap }) => tap)));
    rows.push(row("  of that in the page", rate, times.map(({ page }) => page)));
    rows.push(row("  until the first change shows", rate, times.map(({ first }) => first)));
  }
  await page.close();
  return rows;
}

/** Returns the milliseconds from the start of a load to the first frame with the board. */
async function firstBoard() {
  await page.goto("about:blank");
  await page.goto(table);
  return recordedTime(page);
}

/**
 * Returns the milliseconds from a tap on an action, which is then undone, to the frame that shows
 * its effect.
 */
async function tapToPaint() {
  await awaitTurn(page);
  await page.evaluate(() => {
    window.noted = undefined;
    const paint = (event) => requestAnimationFrame(() => setTimeout(() => { window.noted = performance.now() - event.timeStamp; }));
    document.addEventListener("click", paint, { capture: true, once: true });
  });
  await page.locator('.table-actions [data-order="turn-right"]').tap();
  const time = await recordedTime(page);
  await page.getByRole("button", { name: "Undo", exact: true }).tap();
  return time;
}

/** Returns the time that the page has recorded, once it has. */
function recordedTime(page) {
  return page.evaluate(async () => {
    while (window.noted === undefined) await new Promise((later) => setTimeout(later, 20));
    return window.noted;
  });
}

/**
 * Runs in the page before anything else: records when the first frame with the board is painted.
 */
function recordFirstBoard() {
  if (!document.querySelector("[role=gridcell]")) return requestAnimationFrame(recordFirstBoard);
  requestAnimationFrame(() => setTimeout(() => { window.noted = performance.now(); }));
}

async function times(count, measure) {
  const found = [];
  for (let done = 0; done < count; done += 1) found.push(await measure());
  return found;
}

function row(name, rate, found) {
  const sorted = found.toSorted((a, b) => a - b);
  const [median, longest] = [sorted[sorted.length >> 1], sorted.at(-1)].map(Math.round);
  return { what: name, throttle: `${rate}x`, "median ms": median, "longest ms": longest, runs: found.length };
}
