// Starts the page. The page itself references only this script and `theme.js`, which runs earlier.
// The build inserts the hashed names.

// A page in a frame does not touch the browser of its visitors, for example by installing a worker.
const embedded = document.documentElement.dataset.mode === "embed";
// Browser translation can start before the program is loaded.
import("./translated.js").then(({ patchDom }) => patchDom(), () => undefined);
// Not every server can send headers about framing. A click in another site's frame may be meant for
// another target (clickjacking), so only embed.html runs in frames.
const isFramedElsewhere = !embedded && isFramed();
const offline = embedded || isFramedElsewhere ? undefined : import("./offline.js").catch(() => undefined);
/** Milliseconds after which the page says that its program is still loading. */
const SLOW = 15_000;
const slow = isFramedElsewhere ? undefined : setTimeout(() => say("coming", "coming-slow", again(), "coming-again"), SLOW);
const site = isFramedElsewhere ? showFrameNotice() : await program().catch(showLoadError);
clearTimeout(slow);
if (site) document.querySelector("main[data-boot]")?.remove();
site?.();
if (site) await (await offline)?.begin();

/** Returns whether a page of another site shows this one in a frame. */
function isFramed() {
  try {
    // The document of a page of another site is not accessible.
    for (let page = window; page !== page.parent; page = page.parent) if (!page.parent.document) return true;
    return false;
  } catch {
    return true;
  }
}

/** Loads the program and returns the function that starts it. */
async function program() {
  const file = new URL("./app_bg.wasm", import.meta.url);
  const { default: init, site } = await import("./app.js");
  // If the download breaks off or the cached file is damaged, it is requested once more from the
  // server itself.
  await init({ module_or_path: file }).catch(() => init({ module_or_path: fetch(file, { cache: "reload" }) }));
  return site;
}

/** Says that the program could not be loaded. */
function showLoadError(error) {
  console.error(error);
  say("coming-failed-title", "coming-failed", again(), "coming-again");
}

/** Returns a button that reloads the page. */
function again() {
  const button = document.createElement("button");
  button.addEventListener("click", () => location.reload());
  return button;
}

/** Says that the page does not run in this frame, with a link to the full page. */
function showFrameNotice() {
  const out = Object.assign(document.createElement("a"), { href: location.href, target: "_blank", rel: "noopener" });
  say("framed-title", "framed", out, "framed-open");
}

/** Shows a title, a sentence and a link or button, with the phrases that came with the document. */
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
