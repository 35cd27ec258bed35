// Starts the page. Beside it the page names only theme.js, which is done by then; the finishing step puts the hashed names in.

// A page in a frame leaves the browser of its visitors alone.
const embedded = document.documentElement.dataset.mode === "embed";
// A translator needs no program to begin.
import("./translated.js").then(({ survive }) => survive(), () => undefined);
// Not every server can say who may frame what. What is pressed in a frame of a stranger's may be meant for something else:
// only embed.html is made for that.
const strange = !embedded && isFramed();
const offline = embedded || strange ? undefined : import("./offline.js").catch(() => undefined);
/** Milliseconds after which the page says that its program is still on its way. */
const SLOW = 15_000;
const slow = strange ? undefined : setTimeout(() => say("coming", "coming-slow", again(), "coming-again"), SLOW);
const site = strange ? standAside() : await program().catch(regret);
clearTimeout(slow);
if (site) document.querySelector("main[data-boot]")?.remove();
site?.();
if (site) await (await offline)?.begin();

/** Whether a page of another site shows this one in a frame. */
function isFramed() {
  try {
    // The document of a page of another site cannot be looked at.
    for (let page = window; page !== page.parent; page = page.parent) if (!page.parent.document) return true;
    return false;
  } catch {
    return true;
  }
}

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
  say("coming-failed-title", "coming-failed", again(), "coming-again");
}

/** A button that fetches the page anew. */
function again() {
  const button = document.createElement("button");
  button.addEventListener("click", () => location.reload());
  return button;
}

/** The page does not play here: says so, and leads to where it does. */
function standAside() {
  const out = Object.assign(document.createElement("a"), { href: location.href, target: "_blank", rel: "noopener" });
  say("framed-title", "framed", out, "framed-open");
}

/** Shows a title, a sentence and a way out, in the few words that came with the document. */
function say(title, sentence, way, call) {
  const words = JSON.parse(document.querySelector("meta[name=regret]")?.content ?? "{}");
  const code = navigator.languages.map((tag) => tag.split("-")[0]).find((one) => words[one]) ?? "en";
  const fill = (element, className, key) => Object.assign(element, { className, textContent: words[code]?.[key] });
  const make = (tag, className, key) => fill(document.createElement(tag), className, key);
  const note = make("p", "notice alert", sentence);
  note.setAttribute("role", "alert");
  const main = Object.assign(document.createElement("main"), { className: "page" });
  main.dataset.boot = "";
  main.append(make("h1", "", title), note, fill(way, "button primary", call));
  document.documentElement.lang = code;
  document.title = `${main.firstChild.textContent} — Centauri`;
  document.querySelector("main[data-boot]")?.remove();
  document.body.append(main);
}
