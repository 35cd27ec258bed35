// Generates the code that embeds a game, and previews it. User input becomes text or a part of an address, never markup
// of this page.

const SITE = new URL("../", import.meta.url);
const SANDBOX = "allow-scripts allow-same-origin allow-downloads allow-popups allow-popups-to-escape-sandbox";
const ALLOW = "fullscreen; clipboard-write; web-share";
/** Parameters in the address of the frame, and attributes of the element. */
const PARAMETERS = ["game", "scenario", "seats", "theme", "lang", "start", "pack"];
/** Those that the list of open tables and its player also have. */
const TABLE_PARAMETERS = ["game", "theme", "lang"];

const form = document.querySelector("#choices");
const code = document.querySelector("#code");
const preview = document.querySelector("#preview");
const told = document.querySelector("#told");

const escaped = (text) => text.replace(/[&<>"]/g, (letter) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[letter]);
const chosenParameters = (values, names = PARAMETERS) => names.filter((name) => values.get(name)).map((name) => [name, values.get(name)]);
const attributes = (values, names) => chosenParameters(values, names).map(([name, value]) => `${name}="${escaped(value)}"`).join(" ");
const script = (path) => `<script type="module" src="${escaped(new URL(path, SITE).href)}"></script>\n`;

/** A width such as `100%` or `640`, in the form that both kinds of code need. */
function length(text, otherwise) {
  const [, number, unit] = /^\s*(\d{1,4})\s*(%|px)?\s*$/.exec(text) ?? [];
  if (!number) return otherwise;
  return unit === "%" ? `${number}%` : number;
}

function address(values) {
  const url = new URL("embed.html", SITE);
  for (const [name, value] of chosenParameters(values)) url.searchParams.set(name, value);
  return url.href.replaceAll("%2F", "/").replaceAll("%2C", ",").replaceAll("%3A", ":");
}

function frameCode(values) {
  const [width, height] = [length(values.get("width"), "100%"), length(values.get("height"), "560")];
  return `<iframe src="${escaped(address(values))}"\n  title="${escaped(title(values))}" width="${width}" height="${height}"\n  loading="lazy" referrerpolicy="strict-origin" allow="${ALLOW}"\n  sandbox="${SANDBOX}"></iframe>\n`;
}

function elementCode(values) {
  return `${script("embed/player.v1.js")}<centauri-player ${attributes(values)}\n  title="${escaped(title(values))}"></centauri-player>\n`;
}

/** The list of open tables and the player that opens them. */
function tablesCode(values) {
  const shared = attributes(values, TABLE_PARAMETERS);
  const scripts = script("embed/player.v1.js") + script("embed/tables.v1.js");
  return `${scripts}<centauri-tables ${shared} for="match"></centauri-tables>\n<centauri-player id="match" ${shared}\n  title="${escaped(title(values))}"></centauri-player>\n`;
}

const CODES = { iframe: frameCode, element: elementCode, tables: tablesCode };

const title = () => form.elements.game.selectedOptions[0]?.textContent ?? "Centauri";

/** The choices that the preview depends on: a new width does not reload it. */
let shown;

function show(values) {
  const now = JSON.stringify(chosenParameters(values));
  if (now === shown) return;
  shown = now;
  const frame = document.createElement("iframe");
  frame.src = address(values);
  frame.title = `${title()}, preview`;
  frame.allow = ALLOW;
  preview.replaceChildren(frame);
}

function update() {
  const values = new FormData(form);
  code.value = CODES[values.get("kind")](values);
  told.textContent = "";
  show(values);
}

function options(select, entries) {
  select.replaceChildren(...entries.map(([value, text]) => new Option(text, value)));
}

async function read(path) {
  const response = await fetch(new URL(path, SITE));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

// Load both before filling the form: the listeners are added afterwards, and a choice made earlier would be lost.
const [catalog, { packs = [] }] = await Promise.all([read("publish/catalog.json"), read("embed.json").catch(() => ({}))]);
options(form.elements.game, catalog.games.map(({ id, title }) => [id, title]));
const boards = () => {
  const game = catalog.games.find(({ id }) => id === form.elements.game.value);
  options(form.elements.scenario, [["", "Default"], ...(game?.boards ?? []).map(({ id, name }) => [id, name])]);
};
boards();
const offered = [...new Set([...packs, ...catalog.packs])];
options(form.elements.pack, [["", "Default of the installation"], ["none", "None"], ...offered.map((path) => [path, path])]);

form.elements.game.addEventListener("change", boards);
form.addEventListener("input", update);
form.addEventListener("submit", (event) => event.preventDefault());
document.querySelector("#copy").addEventListener("click", async () => {
  code.select();
  try {
    await navigator.clipboard.writeText(code.value);
    told.textContent = "Copied.";
  } catch {
    told.textContent = "The browser does not allow copying. The code is selected: copy it yourself.";
  }
});
update();
