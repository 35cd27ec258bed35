// A player as an element of a page: <centauri-player game="rift"></centauri-player>.
// It needs nothing but this file and those beside it. What it promises is written in player.v1.d.ts; within version 1
// things are only added.

const NAMESPACE = "centauri";
const VERSION = 1;
const ELEMENT = "centauri-player";
const HERE = new URL("../", import.meta.url).href;

/** Attributes that say what is played and how: the parameters of embed.html under the same names. */
export const CONFIG = [
  "game", "scenario", "seed", "options", "seats", "mode", "load", "start", "theme", "lang", "ui", "links", "store",
  "network", "scroll", "control", "pack",
];
/** What api(1) can be asked. */
export const METHODS = [
  "start", "load", "save", "exportLog", "act", "legal", "undo", "goto", "setTheme", "setLang", "visibility", "viewport",
  "focus", "fullscreen", "destroy",
];
/** What it tells, as events of the element. */
export const EVENTS = [
  "player:ready", "player:progress", "player:phase", "player:turn", "player:event", "player:over", "player:save",
  "player:resize", "player:link", "player:error", "player:request-store",
];
/** Looks that a page may change by custom properties of the element, each with --centauri- before its name. */
export const TOKENS = [
  "bg", "bg-high", "surface", "surface-2", "surface-3", "line", "line-strong", "ink", "ink-2", "ink-3", "accent",
  "accent-ink", "accent-soft", "gold", "danger", "danger-ink", "good", "focus", "seat-1", "seat-2", "seat-3", "seat-4",
  "seat-5", "seat-6", "cell", "hex-line", "coord", "legal", "selected", "radius", "font",
];
/** The states of a player. */
export const STATES = ["idle", "loading", "ready", "playing", "over", "error"];

/** For a frame of another origin. A frame of the page's own origin could take any sandbox off again, so it gets none. */
const SANDBOX = "allow-scripts allow-same-origin allow-downloads allow-popups allow-popups-to-escape-sandbox";
/** What even the strictest frame must have. */
const STRICTEST = "allow-scripts";

const SHEET = `
:host { display: block; position: relative; inline-size: 100%; aspect-ratio: 16 / 10; min-block-size: 30rem; overflow: hidden; }
:host([hidden]) { display: none; }
iframe { display: block; inline-size: 100%; block-size: 100%; border: 0; }
.place { position: absolute; inset: 0; }
`;

/** Why a player did not do what it was asked. */
export class PlayerError extends Error {
  constructor(code, message) {
    super(message || code);
    this.name = "PlayerError";
    /** One of the closed list of codes. */
    this.code = code;
  }
}

const message = (type, data, rest) => ({ ns: NAMESPACE, v: VERSION, ...rest, type, data });
const isMessage = (data) =>
  typeof data === "object" && data !== null && data.ns === NAMESPACE && data.v === VERSION && typeof data.type === "string";

function sheet(text) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

async function fetched(path) {
  const response = await fetch(new URL(path, HERE));
  if (!response.ok) throw new PlayerError("net/unreachable", `${path}: ${response.status}`);
  return response;
}

/** One life of an element: a frame or a place, the port to it, what was asked and not answered yet. */
class Life {
  state = "idle";
  info = null;
  contract = null;
  #element;
  #root;
  #port;
  #next = 1;
  #asked = new Map();
  #waiting = [];
  #gone = false;
  #undo = [];

  constructor(element, root) {
    this.#element = element;
    this.#root = root;
    const query = this.#query();
    if (this.#config("isolation") === "inline") this.#stand(query);
    else this.#frame(query);
  }

  #config(name) {
    return this.#element.getAttribute(name) ?? globalThis.CentauriPlayer?.config?.[name] ?? null;
  }

  #query() {
    const query = new URLSearchParams();
    for (const name of CONFIG) {
      const value = this.#config(name);
      if (value !== null && value !== "") query.set(name, typeof value === "object" ? JSON.stringify(value) : value);
    }
    // A page that writes `control` without a value means itself.
    const control = this.#config("control");
    if (control === "" || control === "self") query.set("control", location.origin);
    const lang = this.#element.closest("[lang]")?.lang;
    if (lang) query.set("page-lang", lang);
    return `?${query}`;
  }

  /** The player in a frame. */
  #frame(query) {
    const frame = document.createElement("iframe");
    const address = new URL(`embed.html${query}`, HERE);
    frame.title = this.#config("title") ?? "Centauri";
    frame.loading = this.#config("start") === "auto" ? "eager" : "lazy";
    frame.referrerPolicy = "strict-origin";
    // A browser that cannot share complains of the word.
    frame.allow = `fullscreen; clipboard-write${navigator.share ? "; web-share" : ""}`;
    if (this.#config("sandbox") === "strict") frame.setAttribute("sandbox", STRICTEST);
    else if (address.origin !== location.origin) frame.setAttribute("sandbox", SANDBOX);
    frame.setAttribute("part", "frame");
    const origin = this.#config("sandbox") === "strict" ? "null" : address.origin;
    const hear = (event) => {
      if (event.source !== frame.contentWindow || event.origin !== origin || !isMessage(event.data)) return;
      if (event.data.type === "hello" && !this.#port) {
        const target = origin === "null" ? "*" : origin;
        const config = Object.fromEntries(new URLSearchParams(query));
        frame.contentWindow.postMessage(message("connect", { version: VERSION, config }), target);
      } else if (event.data.type === "connected" && !this.#port && event.ports[0]) {
        this.#attach(event.ports[0]);
      }
    };
    addEventListener("message", hear);
    this.#undo.push(() => removeEventListener("message", hear), () => frame.remove());
    frame.src = address.href;
    this.#root.append(frame);
  }

  /** The player in the page itself, behind a shadow root. */
  async #stand(query) {
    const place = document.createElement("div");
    place.className = "place";
    this.#root.append(place);
    this.#undo.push(() => place.remove());
    try {
      const names = await (await fetched("embed/names.json")).json();
      const [door, poster] = await Promise.all([import(new URL(names.door, HERE).href), fetched(names.poster)]);
      this.#root.adoptedStyleSheets.push(sheet(await poster.text()));
      if (this.#gone) return;
      const channel = new MessageChannel();
      const line = new door.Line();
      line.attach(channel.port2, location.origin);
      const dress = async () => {
        const page = `\n${await (await fetched(names.style)).text()}`;
        const shaded = names.shade.reduce((text, [from, to]) => text.replaceAll(from, to), page);
        this.#root.adoptedStyleSheets.push(sheet(shaded + names.ground));
      };
      const opened = door.open({ place, names, base: HERE, query, line, dress, whole: false, trusted: true });
      this.#undo.push(() => opened.end(), () => line.close());
      this.#attach(channel.port1);
    } catch (error) {
      this.#hear(message("error", { code: error.code ?? "net/unreachable", message: error.message }));
    }
  }

  #attach(port) {
    this.#port = port;
    port.onmessage = ({ data }) => {
      if (isMessage(data)) this.#hear(data);
    };
    for (const one of this.#waiting.splice(0)) port.postMessage(one);
  }

  #hear({ type, data, id, re }) {
    if (re !== undefined) {
      const asked = this.#asked.get(re);
      this.#asked.delete(re);
      if (type === "error") asked?.reject(new PlayerError(data.code, data.message));
      else asked?.resolve(data);
      return;
    }
    if (type.startsWith("store.")) return this.#store(type.slice(6), data ?? {}, id);
    if (type === "ready") {
      this.info = data.info;
      this.contract = { requests: data.requests, reports: data.reports, errors: data.errors };
      this.state = "ready";
      this.#dress();
    } else if (type === "phase") {
      this.state = { loading: "loading", gameplay: "playing", over: "over" }[data.name] ?? this.state;
    } else if (type === "turn" && this.info) {
      this.info = { ...this.info, step: data.step, waiting: data.waiting };
    } else if (type === "error" && /^(config|load|net)\//.test(data.code) && data.code !== "config/pack") {
      this.state = "error";
    }
    if (type === "size") this.#tell("resize", data);
    else if (EVENTS.includes(`player:${type}`)) this.#tell(type, data);
  }

  #tell(name, detail, rest) {
    return this.#element.dispatchEvent(new CustomEvent(`player:${name}`, { detail, bubbles: true, composed: true, ...rest }));
  }

  /** Asks the page for a save, or to keep one. Whoever keeps saves answers with `respondWith`. */
  async #store(verb, { key, value }, id) {
    let answer;
    const respondWith = (given) => (answer = given);
    this.#tell("request-store", { verb, key, value, respondWith });
    let data;
    try {
      if (answer === undefined) throw new PlayerError("store/refused");
      const found = await answer;
      data = verb === "list" ? { keys: found } : verb === "get" ? { value: found ?? null } : {};
    } catch (error) {
      data = { error: error?.code === "store/full" ? "store/full" : "store/refused" };
    }
    this.#port?.postMessage(message(`store.${verb}`, data, { re: id }));
  }

  /** Hands the looks over that custom properties of the element name. */
  #dress() {
    const style = getComputedStyle(this.#element);
    const tokens = {};
    for (const token of TOKENS) {
      const value = style.getPropertyValue(`--centauri-${token}`).trim();
      if (value) tokens[token] = value;
    }
    if (Object.keys(tokens).length > 0) this.ask("setTheme", { tokens }).catch(() => {});
  }

  /** Asks the player; the answer comes when it has done what was asked. */
  ask(type, data = null) {
    if (this.#gone) return Promise.reject(new PlayerError("action/no_match", "the player is gone"));
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      const one = message(type, data, { id });
      if (this.#port) this.#port.postMessage(one);
      else this.#waiting.push(one);
    });
  }

  end() {
    if (this.#gone) return;
    const undo = this.#undo.splice(0);
    let done = false;
    const finish = () => {
      if (done) return;
      done = true;
      for (const one of undo) one();
      this.#port?.close();
    };
    // The program gives back what it holds before its place is taken away; one that never came holds nothing.
    this.ask("destroy").then(finish, () => {});
    setTimeout(finish, 500);
    this.#gone = true;
    this.state = "idle";
    const [last] = [...this.#asked.keys()].slice(-1);
    for (const [id, { reject }] of this.#asked) {
      if (id !== last) reject(new PlayerError("action/no_match", "the player is gone"));
    }
  }
}

/** The face of version 1. */
class Api {
  #element;
  #life;

  constructor(element, life) {
    this.#element = element;
    this.#life = life;
  }

  get #now() {
    const life = this.#life();
    if (!life) throw new PlayerError("action/no_match", "the element is not in a page");
    return life;
  }

  #ask(type, data) {
    try {
      return this.#now.ask(type, data);
    } catch (error) {
      return Promise.reject(error);
    }
  }

  get version() {
    return VERSION;
  }
  get state() {
    return this.#life()?.state ?? "idle";
  }
  get info() {
    return this.#life()?.info ?? null;
  }
  get contract() {
    return this.#life()?.contract ?? null;
  }
  start() {
    return this.#ask("start").then(() => {});
  }
  load(match) {
    const text = typeof match === "string" ? match : new TextDecoder().decode(match);
    return this.#ask("load", text.trimStart().startsWith("{") ? { file: text } : { code: text }).then(() => {});
  }
  save() {
    return this.#ask("save");
  }
  exportLog() {
    return this.#ask("exportLog").then(({ file }) => file);
  }
  act(action, seat) {
    return this.#ask("act", { action, seat });
  }
  legal(seat) {
    return this.#ask("legal", { seat });
  }
  undo() {
    return this.#ask("undo");
  }
  goto(step = null) {
    return this.#ask("goto", { step }).then(() => {});
  }
  setTheme(theme) {
    return this.#ask("setTheme", typeof theme === "string" ? { theme } : theme);
  }
  setLang(lang) {
    return this.#ask("setLang", { lang }).then(() => {});
  }
  visibility(visible) {
    return this.#ask("visibility", { visible }).then(() => {});
  }
  viewport(room) {
    return this.#ask("viewport", room).then(() => {});
  }
  focus() {
    this.#element.shadowRoot?.querySelector("iframe")?.focus();
    return this.#ask("focus").then(() => {});
  }
  async fullscreen(on = true) {
    if (on) await this.#element.requestFullscreen();
    else if (document.fullscreenElement) await document.exitFullscreen();
  }
  async destroy() {
    this.#element.destroy();
  }
}

/** The element. */
export class CentauriPlayer extends HTMLElement {
  static observedAttributes = ["theme", "lang"];
  #life;
  #api;
  #root;

  constructor() {
    super();
    this.#root = this.attachShadow({ mode: "open" });
    this.#root.adoptedStyleSheets = [sheet(SHEET)];
  }

  connectedCallback() {
    // An element that is only moved lives on after its end: it begins anew.
    this.#life ??= new Life(this, this.#root);
  }

  disconnectedCallback() {
    this.destroy();
  }

  attributeChangedCallback(name, before, value) {
    if (!this.#life || before === value || value === null) return;
    const asked = name === "theme" ? this.#life.ask("setTheme", { theme: value }) : this.#life.ask("setLang", { lang: value });
    asked.catch(() => {});
  }

  /** The face of a version, of which there is one. */
  api(version) {
    if (version !== VERSION) throw new RangeError(`there is no version ${version} of the player`);
    this.#api ??= new Api(this, () => this.#life);
    return this.#api;
  }

  /** Ends the player and frees what it holds. The element may be put into a page again. */
  destroy() {
    const life = this.#life;
    this.#life = undefined;
    life?.end();
    this.#root.adoptedStyleSheets = [sheet(SHEET)];
  }
}

/**
 * Defines the element, under its own name or the next one that is free. A page may load several copies of this file:
 * the first that defines the name keeps it.
 */
export function define(name = ELEMENT) {
  const known = customElements.get(name);
  if (!known) {
    // A class can have one name only.
    customElements.define(name, class extends CentauriPlayer {});
    return name;
  }
  // Another copy of this file is as good as this one.
  if (typeof known.prototype.api === "function") return name;
  for (let n = 1; ; n += 1) {
    if (!customElements.get(`${name}-${n}`)) {
      customElements.define(`${name}-${n}`, class extends CentauriPlayer {});
      return `${name}-${n}`;
    }
  }
}

define();
