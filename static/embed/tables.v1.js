// The custom element that lists the open tables of a table server: <centauri-tables game="rift"></centauri-tables>.
// It needs this file and the files next to it, on the table server. tables.v1.d.ts declares the public API; version 1
// only ever gains members.

const ELEMENT = "centauri-tables";
const BASE = new URL("../", import.meta.url).href;

/** The attributes of the element. */
export const ATTRIBUTES = ["game", "for", "theme", "lang"];
/** The events of the element. */
export const EVENTS = ["tables:list", "tables:join", "tables:new"];
/** The parts that a style sheet of the page can style. */
export const PARTS = ["list", "table", "button"];
/** Theme tokens. A page can set each as a custom property of the element, with the prefix --centauri-. */
export const TOKENS = ["bg", "surface", "line", "ink", "ink-2", "accent", "accent-ink", "focus", "radius", "font"];

/** Milliseconds between two requests. */
const PAUSE = 10_000;
/** The longest pause while requests fail. */
const LONGEST_PAUSE = 120_000;
/** Milliseconds within which the server must answer. */
const TIMEOUT = 15_000;

const STYLE = `
:host {
  display: block; container-type: inline-size; color-scheme: light dark;
  --back: var(--centauri-bg, #0d1526); --box: var(--centauri-surface, #17223a); --edge: var(--centauri-line, #3a4a6b);
  --text: var(--centauri-ink, #e9effb); --quiet: var(--centauri-ink-2, #b3c0da); --call: var(--centauri-accent, #5fe0d0);
  --on-call: var(--centauri-accent-ink, #04211e); --ring: var(--centauri-focus, #ffffff); --round: var(--centauri-radius, 0.5rem);
  padding: 1rem; border-radius: var(--round); background: var(--back); color: var(--text);
  font: 400 1rem/1.4 var(--centauri-font, ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif);
}
:host([hidden]), [hidden] { display: none; }
:host([theme="light"]) {
  --back: var(--centauri-bg, #f4efe2); --box: var(--centauri-surface, #fffdf6); --edge: var(--centauri-line, #8d866f);
  --text: var(--centauri-ink, #1a2233); --quiet: var(--centauri-ink-2, #3b465c); --call: var(--centauri-accent, #00665f);
  --on-call: var(--centauri-accent-ink, #ffffff); --ring: var(--centauri-focus, #1a2233);
}
@media (prefers-color-scheme: light) {
  :host(:not([theme="dark"], [theme="contrast"])) {
    --back: var(--centauri-bg, #f4efe2); --box: var(--centauri-surface, #fffdf6); --edge: var(--centauri-line, #8d866f);
    --text: var(--centauri-ink, #1a2233); --quiet: var(--centauri-ink-2, #3b465c); --call: var(--centauri-accent, #00665f);
    --on-call: var(--centauri-accent-ink, #ffffff); --ring: var(--centauri-focus, #1a2233);
  }
}
:host([theme="contrast"]) {
  --back: #000000; --box: #000000; --edge: #ffffff; --text: #ffffff; --quiet: #ffffff; --call: #00ffe1; --on-call: #000000; --ring: #ffffff;
}
.head { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; justify-content: space-between; }
h2 { margin: 0; font-size: 1.25rem; line-height: 1.2; }
.note { margin: 0.75rem 0 0; color: var(--quiet); }
.note:empty { display: none; }
ul { display: grid; gap: 0.5rem; margin: 0.75rem 0 0; padding: 0; list-style: none; }
ul:empty { display: none; }
li { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; justify-content: space-between; padding: 0.625rem 0.75rem; border: 1px solid var(--edge); border-radius: var(--round); background: var(--box); }
.about { flex: 1 1 14rem; min-inline-size: 0; overflow-wrap: anywhere; }
.about strong, .about span { display: block; }
.about span { color: var(--quiet); }
a, button { box-sizing: border-box; display: inline-flex; align-items: center; justify-content: center; min-block-size: 2.75rem; padding: 0.25rem 1.25rem; border: 1px solid var(--call); border-radius: var(--round); background: var(--call); color: var(--on-call); font: inherit; font-weight: 700; text-decoration: none; cursor: pointer; }
.new { background: transparent; color: var(--text); }
a:focus-visible, button:focus-visible { outline: 3px solid var(--ring); outline-offset: 2px; }
@container (max-width: 24rem) { li > a, li > button, .new { inline-size: 100%; } }
`;

async function fetchJson(path) {
  const response = await fetch(new URL(path, BASE), { credentials: "omit", signal: AbortSignal.timeout(TIMEOUT) });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

/** The phrases in all languages, fetched once for all elements of a page. */
let words;

/** Fetches the phrases. After a failure, the next call tries again. */
function fetchWords() {
  words ??= fetchJson("embed/tables.json");
  words.catch(() => (words = undefined));
  return words;
}

/** Returns the phrases of the first language that exists. */
function wordsOf(all, tags) {
  const codes = tags.filter(Boolean).map((tag) => tag.toLowerCase().split(/[-_]/)[0]);
  const code = codes.find((one) => all[one]) ?? "en";
  return { code, say: (key) => all[code][key] ?? all.en[key] ?? "" };
}

/** Returns the time for a decision in words. */
function timeText({ kind, seconds, hours }, { code, say }) {
  if (kind === "unlimited") return say("tables-unlimited");
  const [value, unit] =
    kind === "live" ? (seconds % 60 ? [seconds, "second"] : [seconds / 60, "minute"]) : hours % 24 ? [hours, "hour"] : [hours / 24, "day"];
  const amount = new Intl.NumberFormat(code, { style: "unit", unit, unitDisplay: "long" }).format(value);
  return `${amount} ${say("tables-per-decision")}`;
}

const make = (tag, className, text = "") => {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
};

/** The element class, which `define` registers under a name. */
export class CentauriTables extends HTMLElement {
  static observedAttributes = ATTRIBUTES;
  #root;
  #title = make("h2", "", "");
  #new = make("span", "");
  #note = make("p", "note");
  #list = make("ul", "");
  #rows = new Map();
  #tables;
  #words;
  #timer;
  #failures = 0;
  #isAsking = false;
  #onVisible = () => this.#ask();

  constructor() {
    super();
    this.#root = this.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    this.#root.adoptedStyleSheets = [sheet];
    const section = make("section", "");
    section.setAttribute("part", "list");
    this.#title.id = "title";
    section.setAttribute("aria-labelledby", "title");
    this.#note.setAttribute("role", "status");
    const head = make("div", "head");
    head.append(this.#title, this.#new);
    section.append(head, this.#note, this.#list);
    this.#root.append(section);
  }

  connectedCallback() {
    document.addEventListener("visibilitychange", this.#onVisible);
    this.#ask();
  }

  disconnectedCallback() {
    document.removeEventListener("visibilitychange", this.#onVisible);
    clearTimeout(this.#timer);
  }

  attributeChangedCallback(name, before, value) {
    if (before === value || !this.#words) return;
    this.#rows.clear();
    this.#draw();
  }

  /** The tables that were listed last. */
  get tables() {
    return this.#shown();
  }

  /** Asks the server again at once. */
  refresh() {
    return this.#ask();
  }

  #shown() {
    const games = (this.getAttribute("game") ?? "").split(/[\s,]+/).filter(Boolean);
    const tables = this.#tables ?? [];
    return games.length === 0 ? tables : tables.filter(({ game }) => games.includes(game));
  }

  /** Asks the server, now and after a pause as long as somebody sees the page. */
  async #ask() {
    clearTimeout(this.#timer);
    if (this.#isAsking || document.hidden || !this.isConnected) return;
    this.#isAsking = true;
    try {
      const [all, tables] = await Promise.all([fetchWords(), fetchJson("api/v1/tables")]);
      this.#words = all;
      this.#tables = tables;
      this.#failures = 0;
    } catch {
      this.#failures += 1;
    }
    this.#isAsking = false;
    if (!this.isConnected) return;
    this.#draw();
    this.#timer = setTimeout(() => this.#ask(), Math.min(LONGEST_PAUSE, PAUSE * 2 ** Math.min(this.#failures, 8)));
  }

  #draw() {
    // Without phrases nothing can be said; the next request tries again.
    if (!this.#words) return;
    const lang = this.closest("[lang]")?.lang;
    const phrases = wordsOf(this.#words, [this.getAttribute("lang"), lang, ...navigator.languages]);
    const { say } = phrases;
    const shown = this.#shown();
    this.#root.firstElementChild.lang = phrases.code;
    this.#title.textContent = say("tables-title");
    const games = (this.getAttribute("game") ?? "").split(/[\s,]+/).filter(Boolean);
    this.#drawNew(phrases, games[0]);
    this.#note.textContent = this.#failures > 0 ? say("tables-unreachable") : shown.length === 0 ? say("tables-none") : "";
    // Rows stay, so that the focus does.
    for (const [id, row] of this.#rows) if (!shown.some((table) => table.id === id)) this.#rows.delete(id) && row.remove();
    const rows = shown.map((table) => {
      const text = JSON.stringify(table.seats) + phrases.code;
      const known = this.#rows.get(table.id);
      if (known?.dataset.text === text) return known;
      const row = this.#row(table, phrases);
      row.dataset.text = text;
      if (known?.contains(this.#root.activeElement)) queueMicrotask(() => row.lastElementChild.focus());
      this.#rows.set(table.id, row);
      return row;
    });
    if (rows.length !== this.#list.children.length || rows.some((row, nth) => row !== this.#list.children[nth])) {
      this.#list.replaceChildren(...rows);
    }
    this.#dispatch("list", { tables: shown });
  }

  #drawNew(phrases, game) {
    const label = phrases.say("tables-new");
    if (this.#new.textContent === label && this.#new.tagName === (this.#player() ? "BUTTON" : "A")) return;
    const ask = () => this.#dispatch("new", { game: game ?? null }, true);
    const button = this.#button(label, game ? `#/new/${game}` : "#/online", ask, () => this.#play(game, "new"));
    button.classList.add("new");
    this.#new.replaceWith(button);
    this.#new = button;
  }

  /** The player element that tables open in, if the page names one. */
  #player() {
    const id = this.getAttribute("for");
    return id ? this.getRootNode().getElementById(id) : null;
  }

  /**
   * Returns a button, or a link to the page of the server if no player of this page is named. `ask` dispatches the event
   * of the press and returns whether its default happens.
   */
  #button(label, hash, ask, play) {
    const isLink = !this.#player();
    const button = make(isLink ? "a" : "button", "", label);
    button.setAttribute("part", "button");
    if (isLink) {
      button.href = new URL(hash, BASE).href;
      button.target = "_blank";
      button.rel = "noopener";
    } else button.type = "button";
    button.addEventListener("click", (event) => {
      const happens = ask();
      if (isLink && !happens) event.preventDefault();
      if (!isLink && happens) play();
    });
    return button;
  }

  #row(table, phrases) {
    const { say } = phrases;
    const open = table.seats.filter(({ occupant }) => occupant.kind === "open").length;
    const number = new Intl.NumberFormat(phrases.code);
    const title = say(`${table.game}-title`) || table.game;
    const row = make("li", "");
    row.setAttribute("part", "table");
    const about = make("div", "about");
    about.append(make("strong", "", title));
    const facts = [
      table.host.name,
      `${say("tables-seats")}: ${number.format(open)} / ${number.format(table.seats.length)}`,
      timeText(table.time_control, phrases),
      ...(table.is_rated ? [say("tables-rated")] : []),
    ];
    about.append(make("span", "", facts.join(" · ")));
    const ask = () => this.#dispatch("join", { table: table.id, game: table.game }, true);
    const button = this.#button(say("tables-join"), `#/online/${table.id}`, ask, () => this.#play(table.game, table.id));
    button.setAttribute("aria-label", `${say("tables-join")}: ${title}, ${table.host.name}`);
    row.append(about, button);
    return row;
  }

  /** Opens a table in the named player. */
  #play(game, table) {
    const player = this.#player();
    if (!player) return;
    if (game) player.setAttribute("game", game);
    player.removeAttribute("invitation");
    player.setAttribute("start", "auto");
    player.setAttribute("table", table);
    player.scrollIntoView({ block: "nearest" });
    // The player begins anew after this task.
    setTimeout(() => player.api?.(1).focus().catch(() => {}));
  }

  #dispatch(name, detail, cancelable = false) {
    return this.dispatchEvent(new CustomEvent(`tables:${name}`, { detail, bubbles: true, composed: true, cancelable }));
  }
}

/** Registers the element under a name, unless another copy of this file has done so, and returns the name. */
export function define(name = ELEMENT) {
  if (!customElements.get(name)) customElements.define(name, class extends CentauriTables {});
  return name;
}

define();
