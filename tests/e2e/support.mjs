// Shared setup of the browser tests: one Chromium, pages of the three sizes, and checks for errors
// of a page.
import { after, afterEach, beforeEach } from "node:test";
import assert from "node:assert/strict";
import axe from "axe-core";
import { chromium } from "playwright-core";
import { AxeBuilder } from "@axe-core/playwright";

/** The URL of the served page; `cargo xtask test` sets it. */
export const BASE_URL = process.env.BASE_URL ?? "http://127.0.0.1:8080/";

/**
 * Whether the tests also repeat their checks for every further window size, language, theme and
 * input that can hardly fail alone; `cargo xtask prove variants` sets it.
 */
export const EVERY_VARIANT = process.env.EVERY_VARIANT === "1";

/** Returns the variants to check: the usual ones, and with `EVERY_VARIANT` also the further ones. */
export const variants = (usual, further) => (EVERY_VARIANT ? [...usual, ...further] : usual);

/** Milliseconds to wait for anything that a player would wait for, on a busy machine. */
export const TIMEOUT = 60_000;

/**
 * Milliseconds after which a test is aborted, whatever it waits for, since scripts in the page have
 * no time limit.
 */
const TEST_TIMEOUT = 300_000;

/** The three sizes that every screen is designed for. */
export const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};

/** A page with animations, which run unless the player or the system disables them. */
export const ANIMATED = { reducedMotion: "no-preference" };

const BROWSER_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
];

const browsers = new Map();
const contexts = new Set();
// The test runner prints its own report; other programs close the browser themselves.
if (process.env.NODE_TEST_CONTEXT) {
  // A page keeps rendering and computing until it is closed, which slows down later tests. The
  // hooks also run for subtests, which share the pages of their test.
  let depth = 0;
  let limit;
  // Requests in progress at the end of a test are not errors.
  const closeContext = async (context) => {
    const routed = [context, ...context.pages()];
    await Promise.allSettled(routed.map((one) => one.unrouteAll({ behavior: "ignoreErrors" })));
    await context.close();
  };
  const closeAll = async () => {
    const openContexts = [...contexts];
    contexts.clear();
    await within(TIMEOUT, "closing pages", Promise.all(openContexts.map(closeContext)));
  };
  beforeEach(() => {
    depth += 1;
    if (depth > 1) return;
    // Closing the pages ends every wait in them.
    limit = setTimeout(() => {
      console.error(`given up after ${TEST_TIMEOUT / 1000} s`);
      closeAll().catch((fault) => console.error(fault));
    }, TEST_TIMEOUT);
  });
  afterEach(async () => {
    depth -= 1;
    if (depth > 0) return;
    clearTimeout(limit);
    await closeAll();
  });
  after(async () => {
    const all = [...browsers.values()].map(async (browser) => (await browser).close());
    await within(TIMEOUT, "closing the browser", Promise.all(all));
  });
}

/**
 * Returns the one browser of a test file: Chromium's headless shell if available, which is the same
 * engine without the browser around it. Tests of the browser itself, such as of installing the
 * page, ask for the full one.
 */
export function launch({ usesFullBrowser = false } = {}) {
  const executablePath = (usesFullBrowser ? undefined : process.env.HEADLESS_SHELL) ?? process.env.CHROMIUM;
  if (!browsers.has(executablePath)) browsers.set(executablePath, chromium.launch({ executablePath, args: BROWSER_ARGS }));
  return browsers.get(executablePath);
}

/**
 * Creates a new profile without animations, unless a test asks for them, which is closed with its
 * test.
 */
export async function newContext({ usesFullBrowser, ...options } = {}) {
  const context = await (await launch({ usesFullBrowser })).newContext({ reducedMotion: "reduce", ...options });
  contexts.add(context);
  return context;
}

/** The message of the browser if a test blocks service workers. */
const BLOCKED_MESSAGE = "Service Worker registration blocked by Playwright";

/**
 * Opens a new page without storage, in a size of SIZES, without animations, and without the service
 * worker; tests of that pass `serviceWorkers: "allow"`. `page.faults` collects console.errors,
 * exceptions, failed and foreign requests; pass the page to `assertClean` at the end of a test.
 * `page.allowedUrls` are the addresses that are not foreign.
 */
export async function newPage(size = "desktop", options = {}) {
  const context = await newContext({ ...SIZES[size], serviceWorkers: "block", ...options });
  context.setDefaultTimeout(TIMEOUT);
  await context.addInitScript(defineAfterRender);
  return recordFaults(await context.newPage());
}

/**
 * Defines `afterRender()` in a page, which waits until changes are visible. Yew renders in response
 * to an event at once, but yields to the browser if that takes longer than a frame and continues in
 * a timer, so nothing may change for a few turns.
 */
export function defineAfterRender() {
  const setTimer = window.setTimeout.bind(window);
  const frame = window.requestAnimationFrame.bind(window);
  window.afterRender = async () => {
    let hasChanged = false;
    const watcher = new MutationObserver(() => (hasChanged = true));
    watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    await new Promise((resolve) => frame(resolve));
    for (let unchangedTurns = 0, turns = 0; unchangedTurns < 3 && turns < 50; turns += 1) {
      hasChanged = false;
      await new Promise((resolve) => setTimer(resolve));
      unchangedTurns = hasChanged ? 0 : unchangedTurns + 1;
    }
    watcher.disconnect();
  };
}

/** Opens another page of the same browser profile, with the same storage. */
export async function nextPage(page) {
  return recordFaults(await page.context().newPage());
}

function recordFaults(page) {
  page.faults = [];
  page.allowedUrls = [BASE_URL];
  page.on("console", (message) => {
    if (message.text() === BLOCKED_MESSAGE) return;
    if (["error", "warning"].includes(message.type())) page.faults.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => page.faults.push(`exception: ${error.message}`));
  const pending = new Set();
  const canceledRequests = new Set();
  // A frame that is moved, navigated or removed cancels its requests, maybe before Playwright tells
  // of the change; so what was aborted in a frame is judged at the end.
  const frameRequests = new Set();
  const navigationCounts = new Map();
  const navigationCount = (frame) => navigationCounts.get(frame) ?? 0;
  // The request of a new window comes before its frame.
  const frameOf = (request) => {
    try {
      return request.frame();
    } catch {
      return page.mainFrame();
    }
  };
  const startCounts = new Map();
  const aborted = [];
  page.abortedInFrames = () =>
    aborted.filter(({ frame, count }) => !frame.isDetached() && navigationCount(frame) === count).map(({ url }) => `failed: ${url}`);
  let isLeaving = false;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && frameOf(request) === page.mainFrame()) {
      // Leaving a page cancels its requests, also those that it sends until the next page is shown.
      for (const other of pending) canceledRequests.add(other);
      isLeaving = true;
    } else if (isLeaving) {
      canceledRequests.add(request);
    } else if (request.isNavigationRequest()) {
      frameRequests.add(request);
    }
    pending.add(request);
    startCounts.set(request, navigationCount(frameOf(request)));
    if (!/^(data|blob):/.test(request.url()) && !page.allowedUrls.some((url) => request.url().startsWith(url))) {
      page.faults.push(`foreign: ${request.url()}`);
    }
  });
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) isLeaving = false;
    navigationCounts.set(frame, navigationCount(frame) + 1);
  });
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => {
    pending.delete(request);
    const isAborted = request.failure()?.errorText === "net::ERR_ABORTED";
    if (isAborted && (canceledRequests.has(request) || frameRequests.has(request))) return;
    const frame = frameOf(request);
    if (isAborted && frame !== page.mainFrame()) aborted.push({ frame, count: startCounts.get(request), url: request.url() });
    else page.faults.push(`failed: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) page.faults.push(`${response.status()}: ${response.url()}`);
  });
  return page;
}

/** Opens a route of the page, such as `#/rules`, and waits until it is rendered. */
export async function open(page, route = "") {
  const [from, to] = [page.url(), new URL(route, BASE_URL).href];
  const old = await page.title();
  await page.goto(to);
  // Within one document the old page stays until the new one is rendered. Every page has its own
  // title.
  const stays = to !== from && to.includes("#") && to.split("#")[0] === from.split("#")[0];
  if (stays) await page.waitForFunction((old) => document.title !== old, old);
  await page.locator("main").first().waitFor();
}

/**
 * Returns the result of `promise`, or an error that `what` took longer than this many milliseconds.
 */
async function within(timeout, what, promise) {
  let timer;
  const expired = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${timeout / 1000} s`)), timeout);
  });
  return Promise.race([promise, expired]).finally(() => clearTimeout(timer));
}

/** Slows down the processor for a page. Then Yew runs other tasks between rendering and effects. */
export async function throttle(page, rate) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate });
}

/**
 * Waits until `check` passes, and returns its result. After the time limit its last error is
 * thrown.
 */
export async function eventually(check, timeout = TIMEOUT) {
  const end = Date.now() + timeout;
  for (;;) {
    try {
      return await within(timeout, "a check", check());
    } catch (fault) {
      if (Date.now() > end) throw fault;
    }
    await new Promise((setTimer) => setTimeout(setTimer, 50));
  }
}

/**
 * Asserts that the page had no errors except those that the test has caused, which must have
 * occurred.
 */
export function assertClean(page, caused) {
  const faults = [...page.faults, ...(page.abortedInFrames?.() ?? [])];
  assert.deepEqual(faults.filter((fault) => !caused?.test(fault)), []);
  if (caused) assert.ok(page.faults.some((fault) => caused.test(fault)), `nothing is like ${caused}`);
}

/**
 * Asserts that there are no violations of WCAG 2.2 AA or of axe's best practices, except in
 * `except`, which other tests cover.
 */
export async function assertAccessible(page, except = []) {
  await assertNoViolations(page, except, () => {});
}

/**
 * Asserts the same without contrast, which takes most of the time: for pages that another test
 * checks with the same colors. `EVERY_VARIANT` checks contrast here, too.
 */
export async function assertStructure(page, except = []) {
  await assertNoViolations(page, except, (builder) => EVERY_VARIANT || builder.disableRules(["color-contrast"]));
}

/** Asserts that text has enough contrast: for other colors of a page that is otherwise checked. */
export async function assertContrast(page, except = []) {
  await assertNoViolations(page, except, (builder) => builder.withRules(["color-contrast"]));
}

async function assertNoViolations(page, except, choose) {
  // The other mode collects the nodes of all rules to combine frames on a separate page. It is
  // three times as slow and needed only for frames of another site.
  const home = new URL("/", page.url()).href;
  const isAlone = page.frames().every((frame) => frame.url().startsWith(home));
  if (isAlone) await injectAxe(page);
  const builder = new AxeBuilder({ page, axeSource: isAlone ? "void 0" : axe.source });
  builder.setLegacyMode(isAlone).options({ resultTypes: ["violations"] });
  choose(builder);
  for (const selector of except) builder.exclude(selector);
  const { violations } = await builder.analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target, any }) => `${id}: ${target} ${any[0]?.message ?? ""}`));
  assert.deepEqual(found, []);
}

/**
 * Loads axe into every frame that has not got it yet. The builder would load it for every check,
 * twice, which takes longer than most checks.
 */
async function injectAxe(page) {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe.source);
  }
}

/**
 * Asserts that every tab of a screen, which `show` brings to the front, is accessible and no wider
 * than the screen. The board, which stays beside them and takes most of the time, is checked once;
 * `check` is the check of each tab.
 */
export async function assertTabs(page, tabs, show, check = assertAccessible) {
  let excluded = [];
  for (const tab of tabs) {
    await show(tab);
    await check(page, excluded);
    if (await page.locator(".board").first().isVisible()) excluded = [".board"];
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    assert.ok(wider <= 0, `${tab} is ${wider} px too wide`);
  }
}

/** Resizes a page to a size of SIZES. */
export async function resizeTo(page, size) {
  await page.setViewportSize(SIZES[size].viewport);
  await page.evaluate(() => window.afterRender());
}

/**
 * Chooses the number of players in a set-up and waits until its list of seats shows them. The
 * choices below may move then, and a forced click would miss one that moves.
 */
export async function chooseSeats(page, seats) {
  await page.locator(`input[name=seats][value="${seats}"]`).check({ force: true });
  await eventually(async () => assert.equal(await page.locator(".setup-seats > li").count(), Number(seats)));
}
