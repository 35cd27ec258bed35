// A tournament of bots in one page that is never reloaded, while its memory is measured: does a
// page that stays open for hours of matches use more and more of it? Needs a served page at
// BASE_URL.
//
// node tournament.mjs [MINUTES] [GAMES] [FILE]
//
// plays the GAMES (rift,space-rift,exodus,saga) for MINUTES (120), one match after another, each
// set up through the page itself and played as fast as the page can; a match in progress is
// finished. Every minute, and on the first page after every match, the memory of the page is
// written to FILE (tournament.jsonl) as a line of JSON, after garbage collection. At the end a
// summary is printed. It fails if a match does not end in time, if the page reports an error, or if
// its memory grew: see `grown`.
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { storedSaves } from "./position.mjs";
import { launch, newPage, open } from "./support.mjs";

const MINUTE = 60_000;
/** Milliseconds after which a match counts as not ended. */
const MATCH_LIMIT = 15 * MINUTE;
/** After this many matches all saves are deleted through the page, as players do occasionally. */
const MATCHES_PER_CLEANUP = 8;
const MB = 2 ** 20;

/**
 * The board and the players of the matches of each game, in rotation. Lists of different lengths
 * combine each with all.
 */
const MATCHES = {
  rift: [
    { board: "cold-open" },
    { board: "twin-furnace", fields: { Players: 6 } },
    { board: "layer-cake" },
    { board: "standard-4-pairs" },
    { board: "crossing" },
    { board: "standard-6-teams" },
    { board: "long-front", fields: { "Total ships": 4 } },
  ],
  "space-rift": [
    { board: "srb-01" },
    { board: "srr-03" },
    { board: "srb-06", fields: { "Seats of North": 3 } },
    { board: "srr-06" },
    { board: "srb-02", fields: { "Seats of South": 2, "Seats of North": 2 } },
  ],
  exodus: [
    { seats: 4, mode: "short", board: "4-standard" },
    { seats: 2, mode: "standard", board: "2-minimal" },
    { seats: 6, mode: "long", board: "6-long" },
    { seats: 3, mode: "combat", board: "3-standard" },
    { seats: 5, mode: "short", board: "5-standard" },
  ],
  saga: [
    { board: "ftj", seats: 1 },
    { board: "arn", seats: 4 },
    { board: "spa", seats: 2 },
    { board: "lst", seats: 3 },
    { board: "opc", seats: 4 },
    { board: "dis", seats: 2 },
    { board: "arn", seats: 2 },
  ],
};
/** The levels of the seats of a match, in rotation. */
const LEVELS = [["ensign"], ["captain", "ensign"], ["captain"], ["admiral", "captain"]];

/**
 * The measured values, by their names in the file; values in bytes may grow within the limits of
 * `grown`.
 */
const FIGURES = {
  heap: { name: "JavaScript heap, MB", unit: MB },
  wasm: { name: "WebAssembly memory of the page, MB", unit: MB },
  thinker: { name: "WebAssembly memory of the worker, MB", unit: MB },
  rss: { name: "renderer in memory (RSS), MB", unit: MB },
  nodes: { name: "DOM nodes", unit: 1 },
  listeners: { name: "event listeners", unit: 1 },
  documents: { name: "documents", unit: 1 },
  workers: { name: "workers", unit: 1 },
};

const minutes = Number(process.argv[2] ?? 120);
const games = (process.argv[3] ?? Object.keys(MATCHES).join()).split(",");
const file = process.argv[4] ?? "tournament.jsonl";

const page = await newPage();
await page.addInitScript(recordMemory);
const devtools = await page.context().newCDPSession(page);
await devtools.send("Performance.enable");
const processes = await (await launch()).newBrowserCDPSession();
const started = Date.now();
const matches = [];
writeFileSync(file, "");
await open(page);
await tournament();
const isClean = summary(readFileSync(file, "utf8").trim().split("\n").map((line) => JSON.parse(line)));
await (await launch()).close();
process.exitCode = isClean ? 0 : 1;

/**
 * Runs in the page before anything else: records the memory of WebAssembly instances, so that its
 * size can be queried.
 */
function recordMemory() {
  window.memories = new Set();
  for (const name of ["instantiate", "instantiateStreaming"]) {
    const plain = WebAssembly[name];
    WebAssembly[name] = async (...all) => {
      const result = await plain.apply(WebAssembly, all);
      const memory = (result.instance ?? result).exports.memory;
      if (memory) window.memories.add(memory);
      return result;
    };
  }
}

async function tournament() {
  for (let nth = 0; Date.now() < started + minutes * MINUTE; nth += 1) {
    const game = games[nth % games.length];
    const round = Math.floor(nth / games.length);
    const match = { game, ...MATCHES[game][round % MATCHES[game].length], levels: LEVELS[(round + nth) % LEVELS.length] };
    const result = await playMatch(match);
    matches.push(result);
    writeLine({ kind: "match", ...result });
    await open(page, "#/");
    await sample("rest", nth);
    if (nth % MATCHES_PER_CLEANUP === MATCHES_PER_CLEANUP - 1) await deleteSaves();
  }
}

/** Plays a match to its end, and measures the page every minute. */
async function playMatch(match) {
  const start = Date.now();
  const knownFaults = page.faults.length;
  let ended = false;
  try {
    await begin(match);
    const end = page.locator(".end-table").first();
    while (!ended && Date.now() < start + MATCH_LIMIT) {
      ended = await end.waitFor({ timeout: MINUTE }).then(() => true, () => false);
      if (!ended) await sample("minute", match.game);
    }
  } catch (fault) {
    page.faults.push(`play: ${fault.message}`);
  }
  return { ...match, ended, seconds: Math.round((Date.now() - start) / 1000), faults: page.faults.slice(knownFaults) };
}

/** Sets up a match with bots in all seats, at full speed. */
async function begin({ game, board, seats, mode, fields = {}, levels }) {
  await open(page, `#/new/${game}`);
  await page.getByRole("button", { name: "Begin" }).waitFor();
  await page.locator("main details").evaluateAll((all) => all.forEach((one) => (one.open = true)));
  const choose = (name, value) => page.locator(`input[name=${name}][value="${value}"]`).check({ force: true });
  // Chooses the seats first if the boards depend on them, otherwise last.
  if (game === "exodus") await choose("seats", seats);
  if (mode) await choose("mode", mode);
  await choose("board", board);
  if (game === "saga") await choose("seats", seats);
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(String(value));
    await page.keyboard.press("Tab");
  }
  const sitters = page.getByRole("combobox", { name: /^Player for / });
  for (let seat = 0; seat < (await sitters.count()); seat += 1) {
    await sitters.nth(seat).selectOption(levels[seat % levels.length]);
  }
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator(".table").waitFor();
  const skipButton = page.locator(".pace-bar [data-pace=skip]");
  // The setting is stored for the next match, which may already be over by now.
  if (matches.length === 0) await skipButton.click();
}

/** Deletes all saves through the page, after checking that they are finished matches of bots. */
async function deleteSaves() {
  const saves = await storedSaves(page);
  const unfinished = saves.filter(({ over, sitters }) => !over || sitters.includes("human"));
  if (unfinished.length) page.faults.push(`kept: ${unfinished.map(({ title }) => title)}`);
  const actions = saves.reduce((sum, { text }) => sum + JSON.parse(text).log.length, 0);
  await open(page, "#/saves");
  const rows = page.locator(".saves > li");
  await rows.first().waitFor();
  const count = await rows.count();
  for (let left = count; left > 0; left -= 1) {
    await rows.first().getByRole("button", { name: /^Delete/ }).click();
    await page.waitForFunction((left) => document.querySelectorAll(".saves > li").length < left, left);
  }
  writeLine({ kind: "tidy", saves: count, actions, bytes: saves.reduce((sum, { text }) => sum + text.length, 0) });
  await open(page, "#/");
}

/** Measures the page. */
async function sample(kind, at) {
  await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  const metric = (name) => metrics.find((one) => one.name === name).value;
  const workers = page.workers();
  const wasm = await page.evaluate(() => [...window.memories].reduce((sum, one) => sum + one.buffer.byteLength, 0));
  writeLine({
    kind,
    at,
    heap: metric("JSHeapUsedSize"),
    wasm,
    thinker: workers.length ? await workerMemory(workers[0]) : undefined,
    rss: await rendererMemory(),
    nodes: metric("Nodes"),
    listeners: metric("JSEventListeners"),
    documents: metric("Documents"),
    workers: workers.length,
  });
}

/** Bytes of a bot worker's memory, or nothing if it ends or computes for long meanwhile. */
async function workerMemory(worker) {
  const size = worker.evaluate(async () => (await self.wasm_bindgen()).memory.buffer.byteLength);
  return Promise.race([size, new Promise((resolve) => setTimeout(resolve, 20_000))]).catch(() => undefined);
}

/**
 * Bytes of the machine's memory that the page's process uses: the largest one, since another may be
 * on standby without a page.
 */
async function rendererMemory() {
  const { processInfo } = await processes.send("SystemInfo.getProcessInfo");
  const sizes = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => {
    try {
      return Number(readFileSync(`/proc/${id}/status`, "utf8").match(/^VmRSS:\s*(\d+) kB/m)?.[1]) * 1024;
    } catch {
      return 0;
    }
  });
  return Math.max(...sizes) || undefined;
}

function writeLine(line) {
  appendFileSync(file, `${JSON.stringify({ minute: round((Date.now() - started) / MINUTE), ...line })}\n`);
}

/** Prints the summary and returns whether there were no errors. */
function summary(lines) {
  const count = (test) => Object.fromEntries(games.map((game) => [game, matches.filter((one) => one.game === game && test(one)).length]));
  console.log("matches ended", count(({ ended }) => ended), "not ended", count(({ ended }) => !ended));
  const tidied = lines.filter(({ kind }) => kind === "tidy");
  const sum = (field) => tidied.reduce((sum, line) => sum + line[field], 0);
  console.log(`deleted: ${sum("saves")} saves with ${sum("actions")} actions, ${round(sum("bytes") / MB)} MB`);
  console.log("faults", page.faults);
  const found = ["rest", "minute"].flatMap((kind) => {
    const samples = lines.filter((line) => line.kind === kind);
    return Object.keys(FIGURES).map((figure) => trend(kind, figure, samples)).filter(Boolean);
  });
  console.table(found.map(({ grown: hasGrown, ...row }) => ({ ...row, grown: hasGrown ? "YES" : "no" })));
  return page.faults.length === 0 && matches.every(({ ended }) => ended) && !found.some(({ kind, grown: hasGrown }) => kind === "rest" && hasGrown);
}

/** Returns the values from the second quarter on; the first one loads and compiles each game. */
function trend(kind, figure, samples) {
  const { name, unit } = FIGURES[figure];
  const points = samples.filter((line) => line[figure] !== undefined).map((line) => [line.minute, line[figure] / unit]);
  const length = Math.max(...points.map(([minute]) => minute));
  const quarter = (nth) => points.filter(([minute]) => minute >= (length * nth) / 4 && minute <= (length * (nth + 1)) / 4);
  const [second, last] = [quarter(1), quarter(3)].map((some) => median(some.map(([, value]) => value)));
  if (points.length < 4 || second === undefined || last === undefined) return undefined;
  const latePoints = points.filter(([minute]) => minute >= length / 4);
  return {
    kind, figure: name, samples: points.length,
    "2nd quarter": round(second), "last quarter": round(last), "per hour": round(slope(latePoints) * 60),
    most: round(Math.max(...points.map(([, value]) => value))), grown: hasGrown(second, last, unit),
  };
}

/**
 * Returns whether an idle page uses clearly more in the last quarter than in the second. Caches
 * (phrases, pictures, compiled code) are filled by the second. Engines have pools that vary by a
 * few MB, and WebAssembly memory never shrinks, so growth means more than a tenth and 5 MB, or a
 * tenth and 100 of what is counted.
 */
function hasGrown(second, last, unit) {
  return last - second > Math.max(second / 10, unit === MB ? 5 : 100);
}

function median(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}

/** Returns the slope of the line of least squares. */
function slope(points) {
  const mean = (nth) => points.reduce((sum, point) => sum + point[nth], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const sum = (term) => points.reduce((sum, point) => sum + term(point), 0);
  return sum(([a, b]) => (a - x) * (b - y)) / sum(([a]) => (a - x) ** 2);
}

function round(value) {
  return Math.round(value * 100) / 100;
}
