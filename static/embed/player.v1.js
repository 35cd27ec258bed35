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

/** Longest message, in bytes. */
const LONGEST = 256 * 1024;
/** Milliseconds that a page has to keep a save, or to give one. */
const PATIENCE = 3000;
/** Milliseconds after which a frame that is loaded and says nothing is no player. */
const SILENCE = 5000;
/** Milliseconds after which a frame that is not even loaded is given up, or a file that is not all there. */
const ABSENCE = 60_000;
/** Faults that leave a player as it is. */
const HARMLESS = ["config/pack", "config/view_only"];

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
  const response = await fetch(new URL(path, HERE), { signal: AbortSignal.timeout(ABSENCE) });
  if (!response.ok) throw new PlayerError("net/unreachable", `${path} cannot be fetched: ${response.status}.`);
  return response;
}

/** A number that JSON has none for, as words that say so: it must not be taken for a missing one. */
const plain = (value) => (typeof value === "number" && !Number.isFinite(value) ? String(value) : value);

/** Who sits where, as a configuration says it. */
const seated = (seats) =>
  seats.map(({ sitter, level }) => (sitter === "bot" ? `bot:${level}` : sitter === "away" ? "remote" : sitter)).join();

/** One life of an element: a frame or a place, the port to it, what was asked and not answered yet. */
class Life {
  state = "idle";
  info = null;
  contract = null;
  #element;
  #root;
  #frame;
  #port;
  #phase = "idle";
  #next = 1;
  #asked = new Map();
  #waiting = [];
  #gone = false;
  #undo = [];
  /** Why nothing can be asked. */
  #lost;
  #watch;
  /** The match as it stood last, for a frame that is loaded anew. */
  #held;
  /** The match that a frame was given to begin with. */
  #handed;
  #holding = false;
  #stale = false;
  /** The place of a player in the page. */
  #place;

  constructor(element, root) {
    this.#element = element;
    this.#root = root;
    if (this.#config("isolation") === "inline") this.#stand();
    else this.#enclose();
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
    if (control === "" || control === "self") query.set("control", self.origin);
    const lang = this.#element.closest("[lang]")?.lang;
    if (lang) query.set("page-lang", lang);
    return query;
  }

  /** The player in a frame. */
  #enclose() {
    const frame = document.createElement("iframe");
    const address = new URL(`embed.html?${this.#query()}`, HERE);
    const isStrict = this.#config("sandbox") === "strict";
    frame.title = this.#config("title") ?? "Centauri";
    frame.loading = this.#config("start") === "auto" ? "eager" : "lazy";
    frame.referrerPolicy = "strict-origin";
    // A browser that cannot share complains of the word.
    frame.allow = `fullscreen; clipboard-write${navigator.share ? "; web-share" : ""}`;
    if (isStrict) frame.setAttribute("sandbox", STRICTEST);
    else if (address.origin !== self.origin) frame.setAttribute("sandbox", SANDBOX);
    frame.setAttribute("part", "frame");
    // In a page without an origin of its own the frame may have none either.
    const origins = [...(isStrict ? [] : [address.origin]), ...(isStrict || self.origin === "null" ? ["null"] : [])];
    const hear = ({ source, origin, data, ports }) => {
      if (source !== frame.contentWindow || !origins.includes(origin) || !isMessage(data)) return;
      if (data.type === "hello") {
        // A frame speaks first, once each time that it is loaded. One that was loaded anew while something was on the
        // table is sent to where it waits for that.
        if (this.#port && this.state !== "idle") return this.moved();
        this.#cut();
        const target = origin === "null" ? "*" : origin;
        source.postMessage(message("connect", { version: VERSION, config: this.#wishes() }), target);
      } else if (data.type === "connected" && !this.#port && ports[0]) {
        this.#attach(ports[0]);
      }
    };
    const loaded = () => this.#expect(SILENCE);
    addEventListener("message", hear);
    frame.addEventListener("load", loaded);
    this.#undo.push(() => removeEventListener("message", hear), () => clearTimeout(this.#watch), () => frame.remove());
    this.#frame = frame;
    frame.src = address.href;
    this.#root.append(frame);
    if (frame.loading === "eager") this.#expect(ABSENCE);
  }

  /** What a frame is to show: what the page says, or what was on the table when it was moved. */
  #wishes() {
    const config = Object.fromEntries(this.#query());
    if (this.state === "idle") return config;
    this.#handed = this.#held;
    const match = this.#held ? { load: this.#held.code, seats: seated(this.#held.seats) } : {};
    return { ...config, ...match, start: "auto" };
  }

  /** What is not there after so long is told, and does not keep anybody waiting. */
  #expect(millis) {
    clearTimeout(this.#watch);
    if (this.#port) return;
    this.#watch = setTimeout(() => this.#lose("net/unreachable", "No player answers at its address."), millis);
  }

  /** The page that it stands in has put it elsewhere: a frame is loaded anew, a player in the page stays as it is. */
  moved() {
    if (!this.#frame || this.state === "idle") return;
    this.#cut();
    this.state = "loading";
    // Its address says no more than the game, so that it waits for the rest; a match may be too long for an address.
    const query = this.#query();
    const address = new URL("embed.html", HERE);
    for (const name of ["game", "page-lang"]) if (query.has(name)) address.searchParams.set(name, query.get(name));
    this.#frame.loading = "eager";
    this.#frame.src = address.href;
    this.#expect(ABSENCE);
  }

  /** The line to a frame that is no more. */
  #cut() {
    this.#lost = undefined;
    if (!this.#port) return;
    this.#port.close();
    this.#port = undefined;
    this.info = null;
    this.#refuse(new PlayerError("action/no_match", "The player was moved and begins anew."));
  }

  /** Nothing can be asked for as long as no frame says a word. */
  #lose(code, text) {
    clearTimeout(this.#watch);
    this.#lost = new PlayerError(code, text);
    this.#refuse(this.#lost);
    this.#place?.remove();
    this.#place = undefined;
    this.#hear(message("error", { code, message: text }));
  }

  /** Answers all that was asked with a fault. */
  #refuse(fault) {
    this.#waiting.length = 0;
    const asked = [...this.#asked.values()];
    this.#asked.clear();
    for (const { reject } of asked) reject(fault);
  }

  /** The player in the page itself, behind a shadow root. */
  async #stand() {
    const query = this.#query();
    const place = document.createElement("div");
    place.className = "place";
    this.#place = place;
    this.#root.append(place);
    this.#undo.push(() => clearTimeout(this.#watch), () => place.remove());
    this.#expect(ABSENCE);
    // What comes when it was given up, or begun anew, is nobody's.
    const isOff = () => this.#gone || this.#place !== place;
    try {
      const names = await (await fetched("embed/names.json")).json();
      const [door, poster] = await Promise.all([
        import(new URL(names.door, HERE).href),
        fetched(names.poster).then((answer) => answer.text()),
      ]);
      if (isOff()) return;
      this.#root.adoptedStyleSheets.push(sheet(poster));
      const channel = new MessageChannel();
      const line = new door.Line();
      line.attach(channel.port2, location.origin);
      const dress = async () => {
        const files = [names.style, ...names.styles.split(" ")];
        const texts = await Promise.all(files.map(async (file) => (await fetched(file)).text()));
        const page = `\n${texts.join("\n")}`;
        const shaded = names.shade.reduce((text, [from, to]) => text.replaceAll(from, to), page);
        this.#root.adoptedStyleSheets.push(sheet(shaded + names.ground));
      };
      const opened = door.open({ place, names, base: HERE, query: `?${query}`, line, dress, whole: false, trusted: true });
      this.#undo.push(() => opened.end(), () => line.close());
      this.#attach(channel.port1);
    } catch (error) {
      // An error of the browser's may have a number for a code.
      const known = error instanceof PlayerError;
      if (!isOff()) this.#lose(known ? error.code : "net/unreachable", known ? error.message : `The player cannot be fetched (${error.message}).`);
    }
  }

  /** Whoever asks for the start asks again for what could not be had. */
  #standAgain() {
    this.#lost = undefined;
    this.state = "loading";
    this.#stand();
  }

  #attach(port) {
    clearTimeout(this.#watch);
    // It may come after it was given up.
    this.#lost = undefined;
    this.#port = port;
    port.onmessage = ({ data }) => {
      if (isMessage(data) && port === this.#port) this.#hear(data);
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
      // Where there is nothing to play it can be asked all the same.
      if (this.info || this.state !== "error") this.#turn();
      // Of what it was given the save is still good, until there is a newer one; of another match there is none yet.
      if (this.#held !== this.#handed) this.#held = undefined;
      this.#handed = undefined;
      if (this.info?.seats) this.#hold();
      this.#dress();
    } else if (type === "phase") {
      this.#phase = data.name;
      this.#turn();
    } else if (type === "turn" && this.info) {
      this.info = { ...this.info, step: data.step, waiting: data.waiting, over: false };
      this.#turn();
    } else if (type === "over" && this.info) {
      this.info = { ...this.info, step: data.step, waiting: [], over: true };
    } else if (type === "event") {
      this.#hold();
    } else if (type === "error" && /^(config|load|net)\//.test(data.code) && !HARMLESS.includes(data.code)) {
      this.state = "error";
    }
    // Nobody listens for errors before there is one: who builds the page must see this.
    if (type === "error" && data.code === "config/view_only") console.warn(`centauri-player: ${data.message}`);
    if (type === "size") this.#tell("resize", data);
    else if (EVENTS.includes(`player:${type}`)) this.#tell(type, data);
  }

  /** The state that what goes on amounts to. Other pages of a player are opened over a match, or beside its menu. */
  #turn() {
    const match = this.info?.over ? "over" : "playing";
    const paused = ["playing", "over"].includes(this.state) ? match : "ready";
    const states = { loading: "loading", menu: "ready", gameplay: match, over: "over", paused };
    this.state = states[this.#phase] ?? this.state;
  }

  /** Keeps the match at hand for a frame that is loaded anew. What nobody plays begins anew. */
  async #hold() {
    if (!this.#frame || (this.#config("mode") ?? "play") !== "play") return;
    this.#stale = true;
    if (this.#holding) return;
    this.#holding = true;
    while (this.#stale) {
      this.#stale = false;
      // A match that was left, or a frame that is gone, gives nothing.
      const saved = await this.ask("save", { file: false }).catch(() => undefined);
      if (saved?.code && saved.seats) this.#held = saved;
    }
    this.#holding = false;
  }

  #tell(name, detail, rest) {
    return this.#element.dispatchEvent(new CustomEvent(`player:${name}`, { detail, bubbles: true, composed: true, ...rest }));
  }

  /**
   * Asks the page for a save, or to keep one. Whoever keeps saves answers with `respondWith`, at once or a little later;
   * that it was called is the answer, also where it has nothing to say.
   */
  async #store(verb, { key, value }, id) {
    let data;
    try {
      const found = await new Promise((resolve, reject) => {
        this.#tell("request-store", { verb, key, value, respondWith: resolve });
        setTimeout(() => reject(new PlayerError("store/refused", "The page around did not answer in time.")), PATIENCE);
      });
      data = verb === "list" ? { keys: [...(found ?? [])] } : verb === "get" ? { value: found ?? null } : {};
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

  /** Asks the player; the answer comes when it has done what was asked. A frame that nobody has seen is loaded for it. */
  ask(type, data = null, wakes = true) {
    const refused = (code, text) => Promise.reject(new PlayerError(code, text));
    if (this.#gone) return refused("action/no_match", "The player is gone.");
    if (this.#lost && type === "start" && !this.#frame) this.#standAgain();
    if (this.#lost) return Promise.reject(this.#lost);
    const id = this.#next++;
    let one;
    try {
      one = JSON.stringify(message(type, data, { id }));
    } catch (error) {
      return refused(type === "act" ? "action/malformed" : "config/value", `What was given cannot be sent (${error.message}).`);
    }
    if (new TextEncoder().encode(one).length > LONGEST) {
      const code = type === "load" ? "load/too_large" : type === "act" ? "action/malformed" : "config/value";
      return refused(code, `It is longer than ${LONGEST} bytes.`);
    }
    if (wakes && this.#frame && !this.#port && this.#frame.loading === "lazy") {
      this.#frame.loading = "eager";
      this.#expect(ABSENCE);
    }
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      if (this.#port) this.#port.postMessage(JSON.parse(one));
      else this.#waiting.push(JSON.parse(one));
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
    if (this.#port) this.ask("destroy").then(finish, () => {});
    setTimeout(finish, this.#port ? 500 : 0);
    this.#gone = true;
    this.state = "idle";
    const [last] = this.#port ? [...this.#asked.keys()].slice(-1) : [];
    for (const [id, { reject }] of this.#asked) {
      if (id !== last) reject(new PlayerError("action/no_match", "The player is gone."));
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
    if (!life) throw new PlayerError("action/no_match", "The element is not in a page.");
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
  async load(match) {
    const isText = typeof match === "string";
    if (!isText && !(match instanceof ArrayBuffer) && !ArrayBuffer.isView(match)) {
      throw new PlayerError("config/value", "`load` needs a text or bytes.");
    }
    const text = isText ? match : new TextDecoder().decode(match);
    await this.#ask("load", text.trimStart().startsWith("{") ? { file: text } : { code: text });
  }
  save() {
    return this.#ask("save");
  }
  exportLog() {
    return this.#ask("exportLog").then(({ file }) => file);
  }
  act(action, seat) {
    return this.#ask("act", { action, seat: plain(seat) });
  }
  legal(seat) {
    return this.#ask("legal", { seat: plain(seat) });
  }
  undo() {
    return this.#ask("undo");
  }
  goto(step = null) {
    return this.#ask("goto", { step: plain(step) }).then(() => {});
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
    try {
      if (on) await this.#element.requestFullscreen();
      else if (document.fullscreenElement) await document.exitFullscreen();
    } catch (error) {
      throw new PlayerError("action/illegal", `The browser refuses (${error.message}).`);
    }
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
    if (this.#life) this.#life.moved();
    else this.#life = new Life(this, this.#root);
  }

  /** A browser that moves elements whole leaves everything as it is. */
  connectedMoveCallback() {}

  disconnectedCallback() {
    // Who is only moved is in the page again by then.
    setTimeout(() => {
      if (!this.isConnected) this.destroy();
    });
  }

  attributeChangedCallback(name, before, value) {
    if (!this.#life || before === value || value === null) return;
    const type = name === "theme" ? "setTheme" : "setLang";
    this.#life.ask(type, { [name]: value }, false).catch(({ code, message }) => {
      const detail = { code, message };
      // A player that is gone has other troubles.
      if (code.startsWith("config/")) this.dispatchEvent(new CustomEvent("player:error", { detail, bubbles: true, composed: true }));
    });
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
