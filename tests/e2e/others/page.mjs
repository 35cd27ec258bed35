// A page of any browser driver, with as much of Playwright's interface as the simulated players
// use, so that the same players run in every browser.
import { TIMEOUT, eventually } from "../support.mjs";
import { findElements } from "./seek.mjs";

/** Starts a browser and returns its page. */
export async function beginPage(engine) {
  const { begin } = await import(`./${engine}.mjs`);
  return pageOf(await begin());
}

function pageOf(driver) {
  const run = (work, ...args) => driver.run(work.toString(), args);
  const keyboard = { type: (text) => driver.type(text) };
  return {
    ...finders(run, driver, []),
    keyboard,
    run,
    evaluate: (work, arg) => run(work, arg ?? null),
    goto: (url) => driver.goto(url),
    reload: () => driver.reload(),
    url: () => run(() => location.href),
    title: () => run(() => document.title),
    setViewportSize: ({ width, height }) => driver.resize(width, height),
    screenshot: () => driver.shot(),
    frame: () => frameOf(driver),
    close: () => driver.close(),
  };
}

/** Returns the page in the first frame of this page. */
function frameOf(driver) {
  const run = (work, ...args) => driver.runInFrame(work.toString(), args);
  const shifted = {
    ...driver,
    async press(x, y) {
      const corner = () => {
        const { x, y } = document.querySelector("iframe").getBoundingClientRect();
        return { x, y };
      };
      const frame = await driver.run(corner.toString(), []);
      await driver.press(frame.x + x, frame.y + y);
    },
  };
  return { ...finders(run, shifted, []), run, evaluate: (work, arg) => run(work, arg ?? null) };
}

/** The finder methods for elements below those that the steps select. */
function finders(run, driver, steps) {
  const on = (step) => locator(run, driver, [...steps, step]);
  return {
    locator: (css) => on({ css }),
    getByRole: (role, { name, exact = false } = {}) =>
      on(name instanceof RegExp ? { role, name: name.source, pattern: true } : { role, name, exact }),
  };
}

/** A locator: it searches again at every use. */
function locator(run, driver, steps) {
  const ask = (what) => run(findElements, steps, what);
  const on = (step) => locator(run, driver, [...steps, step]);
  const description = steps.map((step) => JSON.stringify(step)).join(" ");
  return {
    ...finders(run, driver, steps),
    first: () => on({ nth: 0 }),
    last: () => on({ nth: -1 }),
    nth: (nth) => on({ nth }),
    filter: ({ visible }) => on({ visible }),
    count: () => ask("count"),
    allowed: () => ask("allowed"),
    innerText: () => ask("text"),
    waitFor: ({ state = "visible", timeout = TIMEOUT } = {}) =>
      eventually(async () => {
        const count = await ask(state === "visible" ? "seen" : "count");
        if (count > 0 === (state === "detached")) throw new Error(`${description} is not ${state}`);
      }, timeout),
    async click({ force = false, timeout = TIMEOUT } = {}) {
      const spot = await eventually(async () => {
        const spot = await ask(force ? "place" : "spot");
        if (spot.missing) throw new Error(`cannot press ${description}: ${spot.missing}`);
        return spot;
      }, timeout);
      await driver.press(spot.x, spot.y);
    },
  };
}
