// What every browser test needs: one Chromium, pages of the three sizes, and checks for what a page
// must not do.
import { after, afterEach, beforeEach } from "node:test";
import assert from "node:assert/strict";
import { chromium } from "playwright-core";
import { AxeBuilder } from "@axe-core/playwright";

/** The URL of the served page; `cargo xtask test` sets it. */
export const BASE_URL = process.env.BASE_URL ?? "http://127.0.0.1:8080/";

/** Milliseconds to wait on a busy machine for what a player waits for. */
export const SLACK = 60_000;

/**
 * Milliseconds after which a test is aborted, whatever it waits for, since scripts in the page have
 * no time limit of their own.
 */
const LIMIT = 300_000;

/** The three sizes that every screen is designed for. */
export const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};

/** A page with animations, which run unless the player or the system disables them. */
export const MOVING = { reducedMotion: "no-preference" };

const ARGS = [
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
  // Requests in progress at the end of a test are no fault.
  const closed = async (context) => {
    const routed = [context, ...context.pages()];
    await Promise.allSettled(routed.map((one) => one.unrouteAll({ behavior: "ignoreErrors" })));
    await context.close();
  };
  const closeAll = async () => {
    const left = [...contexts];
    contexts.clear();
    await within(SLACK, "closing pages", Promise.all(left.map(closed)));
  };
  beforeEach(() => {
    depth += 1;
    if (depth > 1) return;
    // Whatever a test waits for in a page ends with the page.
    limit = setTimeout(() => {
      console.error(`given up after ${LIMIT / 1000} s`);
      closeAll().catch((fault) => console.error(fault));
    }, LIMIT);
  });
  afterEach(async () => {
    depth -= 1;
    if (depth > 0) return;
    clearTimeout(limit);
    await closeAll();
  });
  after(async () => {
    const all = [...browsers.values()].map(async (browser) => (await browser).close());
    await within(SLACK, "closing the browser", Promise.all(all));
  });
}

/**
 * The one browser of a test file: Chromium's headless shell if available, which is the same engine
 * without the browser around it. Tests of the browser itself, such as of installing the page, ask
 * for the `whole` one.
 */
export function launch({ whole = false } = {}) {
  const executablePath = (whole ? undefined : process.env.HEADLESS_SHELL) ?? process.env.CHROMIUM;
  if (!browsers.has(executablePath)) browsers.set(executablePath, chromium.launch({ executablePath, args: ARGS }));
  return browsers.get(executablePath);
}

/** A new profile without animations, unless a test asks for them, which is closed with its test. */
export async function newContext({ whole, ...options } = {}) {
  const context = await (await launch({ whole })).newContext({ reducedMotion: "reduce", ...options });
  contexts.add(context);
  return context;
}

/** The browser's message when a test blocks service workers. */
const BLOCKED = "Service Worker registration blocked by Playwright";

/**
 * A new page without storage, in a size of SIZES, without animations, and without the service
 * worker; tests of that pass `serviceWorkers: "allow"`. `page.faults` collects console.errors,
 * exceptions, failed and foreign requests; pass the page to `assertClean` at the end of a test.
 * `page.homes` are the addresses that are not foreign.
 */
export async function newPage(size = "desktop", options = {}) {
  const context = await newContext({ ...SIZES[size], serviceWorkers: "block", ...options });
  context.setDefaultTimeout(SLACK);
  await context.addInitScript(whenDrawn);
  return watched(await context.newPage());
}

/**
 * Defines `drawn()` in a page, which waits until changes are visible. Yew renders in response to an
 * event at once, but yields to the browser if that takes longer than a frame and continues in a
 * timer, so nothing may change for a few turns.
 */
export function whenDrawn() {
  const later = window.setTimeout.bind(window);
  const frame = window.requestAnimationFrame.bind(window);
  window.drawn = async () => {
    let changed = false;
    const watcher = new MutationObserver(() => (changed = true));
    watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    await new Promise((then) => frame(then));
    for (let still = 0, turns = 0; still < 3 && turns < 50; turns += 1) {
      changed = false;
      await new Promise((then) => later(then));
      still = changed ? 0 : still + 1;
    }
    watcher.disconnect();
  };
}

/** Another page of the same browser profile, with the same storage. */
export async function nextPage(page) {
  return watched(await page.context().newPage());
}

function watched(page) {
  page.faults = [];
  page.homes = [BASE_URL];
  page.on("console", (message) => {
    if (message.text() === BLOCKED) return;
    if (["error", "warning"].includes(message.type())) page.faults.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => page.faults.push(`exception: ${error.message}`));
  const underway = new Set();
  const left = new Set();
  // A frame that is moved or navigated cancels its requests.
  const framed = new Set();
  let leaving = false;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      // Leaving a page cancels its requests, including those it makes until the next page is shown.
      for (const other of underway) left.add(other);
      leaving = true;
    } else if (leaving) {
      left.add(request);
    } else if (request.isNavigationRequest()) {
      framed.add(request);
    }
    underway.add(request);
    if (!/^(data|blob):/.test(request.url()) && !page.homes.some((home) => request.url().startsWith(home))) {
      page.faults.push(`foreign: ${request.url()}`);
    }
  });
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) leaving = false;
  });
  page.on("requestfinished", (request) => underway.delete(request));
  page.on("requestfailed", (request) => {
    underway.delete(request);
    const given = (left.has(request) || framed.has(request)) && request.failure()?.errorText === "net::ERR_ABORTED";
    if (!given) page.faults.push(`failed: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) page.faults.push(`${response.status()}: ${response.url()}`);
  });
  return page;
}

/** Opens a route of the page, such as `#/rules`, and waits until it is rendered. */
export async function open(page, place = "") {
  const [from, to] = [page.url(), new URL(place, BASE_URL).href];
  const old = await page.title();
  await page.goto(to);
  // Within one document the old page stays until the new one is rendered, and each has a title of
  // its own.
  const stays = to !== from && to.includes("#") && to.split("#")[0] === from.split("#")[0];
  if (stays) await page.waitForFunction((old) => document.title !== old, old);
  await page.locator("main").first().waitFor();
}

/** The result of `promise`, or an error that `what` took longer than this many milliseconds. */
async function within(slack, what, promise) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${slack / 1000} s`)), slack);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/**
 * Waits until `check` passes, and returns its result. After the time limit its last error is
 * thrown.
 */
export async function eventually(check, slack = SLACK) {
  const end = Date.now() + slack;
  for (;;) {
    try {
      return await within(slack, "a check", check());
    } catch (fault) {
      if (Date.now() > end) throw fault;
    }
    await new Promise((later) => setTimeout(later, 50));
  }
}

/**
 * Asserts that the page had no errors except those that the test has caused, which must have
 * occurred.
 */
export function assertClean(page, caused) {
  assert.deepEqual(page.faults.filter((fault) => !caused?.test(fault)), []);
  if (caused) assert.ok(page.faults.some((fault) => caused.test(fault)), `nothing is like ${caused}`);
}

/**
 * Asserts that there are no violations of WCAG 2.2 AA or of axe's best practices, except in
 * `except`, which other tests cover. Without `colors`, contrast is left out, which takes most of
 * the time: for pages that another test covers with the same colors.
 */
export async function assertAccessible(page, except = [], { colors = true } = {}) {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
  // The other mode collects the nodes of all rules to combine frames on a page of its own. It is
  // three times as slow and needed only for frames of another site.
  const home = new URL("/", page.url()).href;
  axe.setLegacyMode(page.frames().every((frame) => frame.url().startsWith(home)));
  if (!colors) axe.disableRules(["color-contrast"]);
  for (const selector of except) axe.exclude(selector);
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target, any }) => `${id}: ${target} ${any[0]?.message ?? ""}`));
  assert.deepEqual(found, []);
}

/**
 * Asserts that every tab of a screen, which `show` brings to the front, is accessible and no wider
 * than the screen. The board, which stays beside them and takes most of the time, is checked once.
 */
export async function assertLeaves(page, leaves, show) {
  let seen = [];
  for (const leaf of leaves) {
    await show(leaf);
    await assertAccessible(page, seen);
    if (await page.locator(".board").first().isVisible()) seen = [".board"];
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    assert.ok(wider <= 0, `${leaf} is ${wider} px too wide`);
  }
}

/**
 * Chooses the number of players in a set-up and waits until its list of seats shows them. The
 * choices below may move then, and a forced click would miss one that moves.
 */
export async function chooseSeats(page, seats) {
  await page.locator(`input[name=seats][value="${seats}"]`).check({ force: true });
  await eventually(async () => assert.equal(await page.locator(".setup-seats > li").count(), Number(seats)));
}
