// Players as custom elements of a publisher's page, and helpers to send requests to them.
import { BASE_URL } from "./support.mjs";
import { attributes, openSite, siteFiles } from "./publisher.mjs";

/** A script that loads the element, records its events, and lets a test send requests. */
export const SCRIPT = `
  import { CONFIG, EVENTS, METHODS } from "${BASE_URL}embed/player.v1.js";
  window.reported = [];
  window.contract = { CONFIG, EVENTS, METHODS };
  for (const name of EVENTS) addEventListener(name, (event) => {
    if (name !== "player:request-store") reported.push([name.slice(7), event.detail, event.target.id]);
  });
  window.p = (id) => document.getElementById(id).api(1);
  window.ask = async (id, method, ...data) => {
    try {
      return { ok: await p(id)[method](...data) };
    } catch (error) {
      return { code: error.code ?? String(error), message: error.message };
    }
  };
  window.until = async (name, id) => {
    for (;;) {
      const found = reported.find(([reported, , of]) => reported === name && (!id || of === id));
      if (found) return found[1];
      await new Promise((resolve) => addEventListener("player:" + name, resolve, { once: true }));
    }
  };
`;

/** Every method with a valid argument. Those that change the route come last. */
export const CALLS = [
  ["setTheme", "dark"], ["setLang", "en"], ["visibility", true], ["viewport", { safeArea: {} }], ["focus"], ["save"], ["exportLog"], ["legal"],
  ["act", "fly-away"], ["undo"], ["load", "nonsense"], ["goto", 0], ["start"],
];
/** Returns a table in which every call has the same outcome. */
export const allCalls = (code) => Object.fromEntries(CALLS.map(([method]) => [method, code]));

/** Opens a publisher's page with elements. */
export function openElements(list, { script = "", ...options } = {}) {
  const body = list.map((values) => `<centauri-player ${attributes(values)}></centauri-player>`).join("");
  return openSite(siteFiles(body, { script: SCRIPT + script }), options);
}

/** Returns the answer of a player: `ok`, or `code` and `message` of the error. */
export const ask = (page, id, method, ...data) =>
  page.evaluate(([id, method, data]) => ask(id, method, ...data), [id, method, data]);

/** Waits for the first event of this name and returns its data. */
export const awaitEvent = (page, name, id) => page.evaluate(([name, id]) => until(name, id), [name, id]);

/** Waits until a player is in a state. */
export const awaitState = (page, id, state) => page.waitForFunction(([id, state]) => p(id).state === state, [id, state]);
