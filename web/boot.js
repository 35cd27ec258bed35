// Starts the page. The only script that the page names; the finishing step puts the hashed names in.

// A page in a frame leaves the browser of its visitors alone.
const embedded = document.documentElement.dataset.mode === "embed";
const offline = embedded ? undefined : import("./offline.js").catch(() => undefined);
const site = await program().catch(regret);
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

/** Nothing of the page can be had: says so, in the few words that came with the document. */
function regret(error) {
  console.error(error);
  const words = JSON.parse(document.querySelector("meta[name=regret]")?.content ?? "{}");
  const code = navigator.languages.map((tag) => tag.split("-")[0]).find((one) => words[one]) ?? "en";
  const make = (tag, className, key) => Object.assign(document.createElement(tag), { className, textContent: words[code]?.[key] });
  const note = make("p", "notice alert", "coming-failed");
  note.setAttribute("role", "alert");
  const again = make("button", "button primary", "coming-again");
  again.addEventListener("click", () => location.reload());
  const main = make("main", "page", "");
  main.append(make("h1", "", "coming-failed-title"), note, again);
  document.documentElement.lang = code;
  document.body.append(main);
}
