// Starts the page. The only script that the page names; the finishing step puts the hashed names in.

// A page in a frame leaves the browser of its visitors alone.
const embedded = document.documentElement.dataset.mode === "embed";
// A translator needs no program to begin.
import("./translated.js").then(({ survive }) => survive(), () => undefined);
const offline = embedded ? undefined : import("./offline.js").catch(() => undefined);
/** Milliseconds after which the page says that its program is still on its way. */
const SLOW = 15_000;
const slow = setTimeout(() => say("coming", "coming-slow"), SLOW);
const site = await program().catch(regret);
clearTimeout(slow);
if (site) document.querySelector("main[data-boot]")?.remove();
site?.();
if (site) await (await offline)?.begin();

/** Fetches the program, and gives what starts it. */
async function program() {
  const file = new URL("./app_bg.wasm", import.meta.url);
  const { default: init, site } = await import("./app.js");
  // What broke off on its way, or in what the browser has kept, is asked for once more, from the server itself.
  await init({ module_or_path: file }).catch(() => init({ module_or_path: fetch(file, { cache: "reload" }) }));
  return site;
}

/** Nothing of the page can be had: says so. */
function regret(error) {
  console.error(error);
  say("coming-failed-title", "coming-failed");
}

/** Says what becomes of the page, in the few words that came with the document. */
function say(heading, sentence) {
  const words = JSON.parse(document.querySelector("meta[name=regret]")?.content ?? "{}");
  const code = navigator.languages.map((tag) => tag.split("-")[0]).find((one) => words[one]) ?? "en";
  const make = (tag, className, key) => Object.assign(document.createElement(tag), { className, textContent: words[code]?.[key] });
  const note = make("p", "notice alert", sentence);
  note.setAttribute("role", "alert");
  const again = make("button", "button primary", "coming-again");
  again.addEventListener("click", () => location.reload());
  const main = make("main", "page", "");
  main.dataset.boot = "";
  main.append(make("h1", "", heading), note, again);
  document.documentElement.lang = code;
  document.querySelector("main[data-boot]")?.remove();
  document.body.append(main);
}
