// A page of any browser driver, with as much of Playwright's interface as the simulated players
// use, so that the same players run in every browser.
import { SLACK, eventually } from "../support.mjs";
import { seek } from "./seek.mjs";

/** Starts a browser and returns its page. */
export async function beginPage(engine) {
  const { begin } = await import(`./${engine}.mjs`);
  return pageOf(await begin());
}

function pageOf(hands) {
  const run = (work, ...args) => hands.run(work.toString(), args);
  const keyboard = { type: (text) => hands.type(text) };
  return {
    ...finders(run, hands, []),
    keyboard,
    run,
    evaluate: (work, arg) => run(work, arg ?? null),
    goto: (url) => hands.goto(url),
    reload: () => hands.reload(),
    url: () => run(() => location.href),
    title: () => run(() => document.title),
    setViewportSize: ({ width, height }) => hands.resize(width, height),
    screenshot: () => hands.shot(),
    frame: () => frameOf(hands),
    close: () => hands.close(),
  };
}

/** The page in the first frame of this one. */
function frameOf(hands) {
  const run = (work, ...args) => hands.runInFrame(work.toString(), args);
  const shifted = {
    ...hands,
    async press(x, y) {
      const corner = () => {
        const { x, y } = document.querySelector("iframe").getBoundingClientRect();
        return { x, y };
      };
      const frame = await hands.run(corner.toString(), []);
      await hands.press(frame.x + x, frame.y + y);
    },
  };
  return { ...finders(run, shifted, []), run, evaluate: (work, arg) => run(work, arg ?? null) };
}

/** The finder methods for elements below what the steps select. */
function finders(run, hands, steps) {
  const on = (step) => locator(run, hands, [...steps, step]);
  return {
    locator: (css) => on({ css }),
    getByRole: (role, { name, exact = false } = {}) =>
      on(name instanceof RegExp ? { role, name: name.source, pattern: true } : { role, name, exact }),
  };
}

/** A locator: it searches again at every use. */
function locator(run, hands, steps) {
  const ask = (what) => run(seek, steps, what);
  const on = (step) => locator(run, hands, [...steps, step]);
  const told = steps.map((step) => JSON.stringify(step)).join(" ");
  return {
    ...finders(run, hands, steps),
    first: () => on({ nth: 0 }),
    last: () => on({ nth: -1 }),
    nth: (nth) => on({ nth }),
    filter: ({ visible }) => on({ visible }),
    count: () => ask("count"),
    allowed: () => ask("allowed"),
    innerText: () => ask("text"),
    waitFor: ({ state = "visible", timeout = SLACK } = {}) =>
      eventually(async () => {
        const count = await ask(state === "visible" ? "seen" : "count");
        if (count > 0 === (state === "detached")) throw new Error(`${told} is not ${state}`);
      }, timeout),
    async click({ force = false, timeout = SLACK } = {}) {
      const spot = await eventually(async () => {
        const spot = await ask(force ? "place" : "spot");
        if (spot.missing) throw new Error(`cannot press ${told}: ${spot.missing}`);
        return spot;
      }, timeout);
      await hands.press(spot.x, spot.y);
    },
  };
}
