// The custom element that embeds a player: <centauri-player game="rift"></centauri-player>.
// It needs this file and the files next to it. player.v1.d.ts declares the public API; version 1 only ever gains
// members.

const NAMESPACE = "centauri";
const VERSION = 1;
const ELEMENT = "centauri-player";
const BASE = new URL("../", import.meta.url).href;

/** The attributes of the configuration, with the same names as the parameters of embed.html. */
export const CONFIG = [
  "game", "scenario", "seed", "options", "seats", "mode", "load", "start", "theme", "lang", "ui", "links", "store",
  "network", "scroll", "control", "pack", "table", "invitation", "token",
];
/** Parameters that only the frame may learn, so they are never in its address. */
const SECRETS = ["invitation", "token"];
/** Attributes that make the player begin anew when they change. */
const TABLE_ATTRIBUTES = ["table", "invitation", "token"];
/** The methods of api(1). */
export const METHODS = [
  "start", "load", "save", "exportLog", "act", "legal", "undo", "goto", "setTheme", "setLang", "visibility", "viewport",
  "focus", "fullscreen", "destroy",
];
/** The events of the element. */
export const EVENTS = [
  "player:ready", "player:progress", "player:phase", "player:turn", "player:event", "player:over", "player:save",
  "player:resize", "player:link", "player:table", "player:error", "player:request-store",
];
/** Theme tokens. A page can set each as a custom property of the element, with the prefix --centauri-. */
export const TOKENS = [
  "bg", "bg-high", "surface", "surface-2", "surface-3", "line", "line-strong", "ink", "ink-2", "ink-3", "accent",
  "accent-ink", "accent-soft", "gold", "danger", "danger-ink", "good", "focus", "seat-1", "seat-2", "seat-3", "seat-4",
  "seat-5", "seat-6", "cell", "hex-line", "coord", "legal", "selected", "radius", "font",
];
/** The states of a player, as in `api(1).state`. */
export const STATES = ["idle", "loading", "ready", "playing", "over", "error"];

/**
 * The sandbox of a frame of another origin. A frame of the same origin could remove its sandbox, so it gets none.
 */
const SANDBOX = "allow-scripts allow-same-origin allow-downloads allow-popups allow-popups-to-escape-sandbox";
/** The sandbox with the attribute value `strict`. */
const STRICT_SANDBOX = "allow-scripts";

/** The maximum size of a message in bytes. */
const MAX_MESSAGE_BYTES = 256 * 1024;
/** Milliseconds within which the page must answer a store request. */
const STORE_TIMEOUT = 3000;
/** Milliseconds after the load event within which a frame must start the handshake. */
const HANDSHAKE_TIMEOUT = 5000;
/** Milliseconds within which a frame or a file must load. */
const LOAD_TIMEOUT = 60_000;
/** Errors that do not change the state of a player. */
const NON_FATAL = ["config/pack", "config/view_only"];

const STYLE = `
:host { display: block; position: relative; inline-size: 100%; aspect-ratio: 16 / 10; min-block-size: 30rem; overflow: hidden; }
:host([hidden]) { display: none; }
iframe { display: block; inline-size: 100%; block-size: 100%; border: 0; }
.place { position: absolute; inset: 0; }
`;

/** The error of a request that a player refused. */
export class PlayerError extends Error {
  constructor(code, message) {
    super(message || code);
    this.name = "PlayerError";
    /** One of the codes of `ErrorCode` in player.v1.d.ts. */
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

async function fetchFile(path) {
  const response = await fetch(new URL(path, BASE), { signal: AbortSignal.timeout(LOAD_TIMEOUT) });
  if (!response.ok) throw new PlayerError("net/unreachable", `${path} cannot be fetched: ${response.status}.`);
  return response;
}

/** Converts NaN and infinity to strings, since JSON would turn them into null, which means a missing value. */
const plain = (value) => (typeof value === "number" && !Number.isFinite(value) ? String(value) : value);

/** Formats the seats of a save as the configuration parameter `seats`. */
const seatsParameter = (seats) =>
  seats.map(({ sitter, level }) => (sitter === "bot" ? `bot:${level}` : sitter === "away" ? "remote" : sitter)).join();

/**
 * A running player: its frame, or its container in the page; the port to it; and requests without an answer yet. It exists
 * from the connection of an element until it is destroyed.
 */
class Player {
  state = "idle";
  info = null;
  contract = null;
  #element;
  #root;
  #frame;
  #port;
  #phase = "idle";
  #nextId = 1;
  #pending = new Map();
  #queue = [];
  #isDestroyed = false;
  #cleanups = [];
  /** The error for every request while there is no connection that could answer, otherwise nothing. */
  #failure;
  #timer;
  /** The last save of the match, for a frame that is loaded again. */
  #lastSave;
  /** The save that the current frame started from. */
  #initialSave;
  #isSaving = false;
  #isSaveOutdated = false;
  /** The container of a player without a frame. */
  #place;

  constructor(element, root) {
    this.#element = element;
    this.#root = root;
    if (this.#config("isolation") === "inline") this.#openInline();
    else this.#openFrame();
  }

  #config(name) {
    // A token belongs to one player.
    if (name === "token") return this.#element.token;
    return this.#element.getAttribute(name) ?? globalThis.CentauriPlayer?.config?.[name] ?? null;
  }

  #query() {
    const query = new URLSearchParams();
    for (const name of CONFIG) {
      const value = this.#config(name);
      if (value !== null && value !== "") query.set(name, typeof value === "object" ? JSON.stringify(value) : value);
    }
    // `control` without a value names the page itself.
    const control = this.#config("control");
    if (control === "" || control === "self") query.set("control", self.origin);
    const lang = this.#element.closest("[lang]")?.lang;
    if (lang) query.set("page-lang", lang);
    return query;
  }

  /**
   * Returns the address of a frame with all parameters. With a secret among them it contains only the game, so that the
   * frame waits for the handshake with the rest.
   */
  #address(isComplete) {
    const query = this.#query();
    const address = new URL("embed.html", BASE);
    const isPublic = SECRETS.every((name) => !query.has(name));
    if (isComplete && isPublic) address.search = `${query}`;
    else for (const name of ["game", "page-lang"]) if (query.has(name)) address.searchParams.set(name, query.get(name));
    return address;
  }

  /** Creates the player in a frame. */
  #openFrame() {
    const frame = document.createElement("iframe");
    const address = this.#address(true);
    const isStrict = this.#config("sandbox") === "strict";
    frame.title = this.#config("title") ?? "Centauri";
    frame.loading = this.#config("start") === "auto" ? "eager" : "lazy";
    frame.referrerPolicy = "strict-origin";
    // A browser without a share menu warns about the feature name.
    frame.allow = `fullscreen; clipboard-write${navigator.share ? "; web-share" : ""}`;
    if (isStrict) frame.setAttribute("sandbox", STRICT_SANDBOX);
    else if (address.origin !== self.origin) frame.setAttribute("sandbox", SANDBOX);
    frame.setAttribute("part", "frame");
    // In a page without an origin the frame may have none either.
    const origins = [...(isStrict ? [] : [address.origin]), ...(isStrict || self.origin === "null" ? ["null"] : [])];
    const onMessage = ({ source, origin, data, ports }) => {
      if (source !== frame.contentWindow || !origins.includes(origin) || !isMessage(data)) return;
      if (data.type === "hello") {
        // A frame sends `hello` once after each load. If it was loaded again during a match, it is navigated to an
        // address at which it waits for the saved match.
        if (this.#port && this.state !== "idle") return this.moved();
        this.#disconnect();
        const target = origin === "null" ? "*" : origin;
        const config = this.#frameConfig();
        // Whoever has navigated a frame without an origin could read them.
        if (target === "*") for (const name of SECRETS) delete config[name];
        source.postMessage(message("connect", { version: VERSION, config }), target);
      } else if (data.type === "connected" && !this.#port && ports[0]) {
        this.#attach(ports[0]);
      }
    };
    const onLoad = () => this.#startTimeout(HANDSHAKE_TIMEOUT);
    addEventListener("message", onMessage);
    frame.addEventListener("load", onLoad);
    this.#cleanups.push(() => removeEventListener("message", onMessage), () => clearTimeout(this.#timer), () => frame.remove());
    this.#frame = frame;
    frame.src = address.href;
    this.#root.append(frame);
    if (frame.loading === "eager") this.#startTimeout(LOAD_TIMEOUT);
  }

  /** Returns the configuration for a frame, with the last save of the match if the element was moved. */
  #frameConfig() {
    const config = Object.fromEntries(this.#query());
    if (this.state === "idle") return config;
    this.#initialSave = this.#lastSave;
    // A table has its match on the server.
    const match = this.#lastSave && !config.table ? { load: this.#lastSave.code, seats: seatsParameter(this.#lastSave.seats) } : {};
    return { ...config, ...match, start: "auto" };
  }

  /** Fails all requests if no port is connected within this many milliseconds. */
  #startTimeout(millis) {
    clearTimeout(this.#timer);
    if (this.#port) return;
    this.#timer = setTimeout(() => this.#fail("net/unreachable", "No player answers at its address."), millis);
  }

  /** Called when the page has moved the element: a frame loads again, a player without a frame is unaffected. */
  moved() {
    if (!this.#frame || this.state === "idle") return;
    this.#disconnect();
    this.state = "loading";
    this.#frame.loading = "eager";
    // A match may be too long for an address.
    this.#frame.src = this.#address(false).href;
    this.#startTimeout(LOAD_TIMEOUT);
  }

  /** Closes the port to a frame that no longer exists. */
  #disconnect() {
    this.#failure = undefined;
    if (!this.#port) return;
    this.#port.close();
    this.#port = undefined;
    this.info = null;
    this.#rejectAll(new PlayerError("action/no_match", "The player was moved and begins anew."));
  }

  /** Reports an error and refuses all requests with it until a port is connected. */
  #fail(code, text) {
    clearTimeout(this.#timer);
    this.#failure = new PlayerError(code, text);
    this.#rejectAll(this.#failure);
    this.#place?.remove();
    this.#place = undefined;
    this.#receive(message("error", { code, message: text }));
  }

  /** Rejects all pending requests with an error. */
  #rejectAll(error) {
    this.#queue.length = 0;
    const asked = [...this.#pending.values()];
    this.#pending.clear();
    for (const { reject } of asked) reject(error);
  }

  /** Creates the player without a frame, in the shadow root of the element. */
  async #openInline() {
    const query = this.#query();
    const place = document.createElement("div");
    place.className = "place";
    this.#place = place;
    this.#root.append(place);
    this.#cleanups.push(() => clearTimeout(this.#timer), () => place.remove());
    this.#startTimeout(LOAD_TIMEOUT);
    // Results that arrive after a timeout or a restart are dropped.
    const isObsolete = () => this.#isDestroyed || this.#place !== place;
    try {
      const names = await (await fetchFile("embed/names.json")).json();
      const [entry, poster] = await Promise.all([
        import(new URL(names.door, BASE).href),
        fetchFile(names.poster).then((answer) => answer.text()),
      ]);
      if (isObsolete()) return;
      this.#root.adoptedStyleSheets.push(sheet(poster));
      const channel = new MessageChannel();
      const line = new entry.Line();
      line.attach(channel.port2, location.origin);
      const addStyles = async () => {
        const files = [names.style, ...names.styles.split(" ")];
        const texts = await Promise.all(files.map(async (file) => (await fetchFile(file)).text()));
        const page = `\n${texts.join("\n")}`;
        const scoped = names.shade.reduce((text, [from, to]) => text.replaceAll(from, to), page);
        this.#root.adoptedStyleSheets.push(sheet(scoped + names.ground));
      };
      const program = entry.open({ place, names, base: BASE, query: `?${query}`, line, dress: addStyles, whole: false, trusted: true });
      this.#cleanups.push(() => program.end(), () => line.close());
      this.#attach(channel.port1);
    } catch (error) {
      // The code of a browser error may be a number.
      const known = error instanceof PlayerError;
      if (!isObsolete()) this.#fail(known ? error.code : "net/unreachable", known ? error.message : `The player cannot be fetched (${error.message}).`);
    }
  }

  /** Loads a player without a frame again after a failure, when `start` is called. */
  #reopenInline() {
    this.#failure = undefined;
    this.state = "loading";
    this.#openInline();
  }

  #attach(port) {
    clearTimeout(this.#timer);
    // The port may arrive after the timeout.
    this.#failure = undefined;
    this.#port = port;
    port.onmessage = ({ data }) => {
      if (isMessage(data) && port === this.#port) this.#receive(data);
    };
    for (const one of this.#queue.splice(0)) port.postMessage(one);
  }

  #receive({ type, data, id, re }) {
    if (re !== undefined) {
      const asked = this.#pending.get(re);
      this.#pending.delete(re);
      if (type === "error") asked?.reject(new PlayerError(data.code, data.message));
      else asked?.resolve(data);
      return;
    }
    if (type.startsWith("store.")) return this.#askStore(type.slice(6), data ?? {}, id);
    if (type === "ready") {
      this.info = data.info;
      this.contract = { requests: data.requests, reports: data.reports, errors: data.errors };
      // Without a match the player stays in the state `error`, but still answers.
      if (this.info || this.state !== "error") this.#updateState();
      // The last save is still valid if the frame started from it; of another match there is none yet.
      if (this.#lastSave !== this.#initialSave) this.#lastSave = undefined;
      this.#initialSave = undefined;
      if (this.info?.seats) this.#updateLastSave();
      this.#applyTokens();
    } else if (type === "phase") {
      this.#phase = data.name;
      this.#updateState();
    } else if (type === "turn" && this.info) {
      this.info = { ...this.info, step: data.step, waiting: data.waiting, over: false };
      this.#updateState();
    } else if (type === "over" && this.info) {
      this.info = { ...this.info, step: data.step, waiting: [], over: true };
    } else if (type === "event") {
      this.#updateLastSave();
    } else if (type === "error" && /^(config|load|net)\//.test(data.code) && !NON_FATAL.includes(data.code)) {
      this.state = "error";
    }
    // The author of a page may not listen for errors yet, so this one is also logged.
    if (type === "error" && data.code === "config/view_only") console.warn(`centauri-player: ${data.message}`);
    if (type === "size") this.#dispatch("resize", data);
    else if (EVENTS.includes(`player:${type}`)) this.#dispatch(type, data);
  }

  /** Derives the state from the last phase. `paused` means another page over a match, or over the menu. */
  #updateState() {
    const match = this.info?.over ? "over" : "playing";
    const paused = ["playing", "over"].includes(this.state) ? match : "ready";
    const states = { loading: "loading", menu: "ready", gameplay: match, over: "over", paused };
    this.state = states[this.#phase] ?? this.state;
  }

  /** Requests a save for a frame that is loaded again. Other modes than `play` restart instead. */
  async #updateLastSave() {
    if (!this.#frame || this.#config("table") || (this.#config("mode") ?? "play") !== "play") return;
    this.#isSaveOutdated = true;
    if (this.#isSaving) return;
    this.#isSaving = true;
    while (this.#isSaveOutdated) {
      this.#isSaveOutdated = false;
      // Without a match, or after the frame was removed, there is no save.
      const saved = await this.ask("save", { file: false }).catch(() => undefined);
      if (saved?.code && saved.seats) this.#lastSave = saved;
    }
    this.#isSaving = false;
  }

  #dispatch(name, detail, rest) {
    return this.#element.dispatchEvent(new CustomEvent(`player:${name}`, { detail, bubbles: true, composed: true, ...rest }));
  }

  /**
   * Dispatches a store request to the page and sends the result to the player. The page answers with `respondWith`, at
   * once or before STORE_TIMEOUT; calling it without a value counts as success.
   */
  async #askStore(verb, { key, value }, id) {
    let data;
    try {
      const found = await new Promise((resolve, reject) => {
        this.#dispatch("request-store", { verb, key, value, respondWith: resolve });
        setTimeout(() => reject(new PlayerError("store/refused", "The page around did not answer in time.")), STORE_TIMEOUT);
      });
      data = verb === "list" ? { keys: [...(found ?? [])] } : verb === "get" ? { value: found ?? null } : {};
    } catch (error) {
      data = { error: error?.code === "store/full" ? "store/full" : "store/refused" };
    }
    this.#port?.postMessage(message(`store.${verb}`, data, { re: id }));
  }

  /** Sends the theme tokens that are set as custom properties of the element. */
  #applyTokens() {
    const style = getComputedStyle(this.#element);
    const tokens = {};
    for (const token of TOKENS) {
      const value = style.getPropertyValue(`--centauri-${token}`).trim();
      if (value) tokens[token] = value;
    }
    if (Object.keys(tokens).length > 0) this.ask("setTheme", { tokens }).catch(() => {});
  }

  /**
   * Sends a request to the player and returns a promise of its answer. A lazy frame that is not loaded yet is loaded,
   * unless `loadsFrame` is false.
   */
  ask(type, data = null, loadsFrame = true) {
    const refused = (code, text) => Promise.reject(new PlayerError(code, text));
    if (this.#isDestroyed) return refused("action/no_match", "The player is gone.");
    if (this.#failure && type === "start" && !this.#frame) this.#reopenInline();
    if (this.#failure) return Promise.reject(this.#failure);
    const id = this.#nextId++;
    let one;
    try {
      one = JSON.stringify(message(type, data, { id }));
    } catch (error) {
      return refused(type === "act" ? "action/malformed" : "config/value", `What was given cannot be sent (${error.message}).`);
    }
    if (new TextEncoder().encode(one).length > MAX_MESSAGE_BYTES) {
      const code = type === "load" ? "load/too_large" : type === "act" ? "action/malformed" : "config/value";
      return refused(code, `It is longer than ${MAX_MESSAGE_BYTES} bytes.`);
    }
    if (loadsFrame && this.#frame && !this.#port && this.#frame.loading === "lazy") {
      this.#frame.loading = "eager";
      this.#startTimeout(LOAD_TIMEOUT);
    }
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      if (this.#port) this.#port.postMessage(JSON.parse(one));
      else this.#queue.push(JSON.parse(one));
    });
  }

  end() {
    if (this.#isDestroyed) return;
    const cleanups = this.#cleanups.splice(0);
    let done = false;
    const finish = () => {
      if (done) return;
      done = true;
      for (const one of cleanups) one();
      this.#port?.close();
    };
    // The program releases its resources before its container is removed.
    if (this.#port) this.ask("destroy").then(finish, () => {});
    setTimeout(finish, this.#port ? 500 : 0);
    this.#isDestroyed = true;
    this.state = "idle";
    const [destroyId] = this.#port ? [...this.#pending.keys()].slice(-1) : [];
    for (const [id, { reject }] of this.#pending) {
      if (id !== destroyId) reject(new PlayerError("action/no_match", "The player is gone."));
    }
  }
}

/** The implementation of api(1). */
class Api {
  #element;
  #player;

  constructor(element, player) {
    this.#element = element;
    this.#player = player;
  }

  get #current() {
    const player = this.#player();
    if (!player) throw new PlayerError("action/no_match", "The element is not in a page.");
    return player;
  }

  #ask(type, data) {
    try {
      return this.#current.ask(type, data);
    } catch (error) {
      return Promise.reject(error);
    }
  }

  get version() {
    return VERSION;
  }
  get state() {
    return this.#player()?.state ?? "idle";
  }
  get info() {
    return this.#player()?.info ?? null;
  }
  get contract() {
    return this.#player()?.contract ?? null;
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

/** The element class, which `define` registers under a name. */
export class CentauriPlayer extends HTMLElement {
  static observedAttributes = ["theme", "lang", ...TABLE_ATTRIBUTES];
  #player;
  #token;
  #isRestarting = false;
  #api;
  #root;

  constructor() {
    super();
    this.#root = this.attachShadow({ mode: "open" });
    this.#root.adoptedStyleSheets = [sheet(STYLE)];
  }

  /** The token of the user who plays, as property or attribute. The property does not show it in the document. */
  get token() {
    return this.#token ?? this.getAttribute("token");
  }
  set token(token) {
    this.#token = token;
    this.#restart();
  }

  /** Begins anew, once for all changes of one task. */
  #restart() {
    if (!this.#player || this.#isRestarting) return;
    this.#isRestarting = true;
    queueMicrotask(() => {
      this.#isRestarting = false;
      if (!this.#player || !this.isConnected) return;
      this.destroy();
      this.#player = new Player(this, this.#root);
    });
  }

  connectedCallback() {
    // A property that was set before this class was defined hides that of the class.
    if (Object.hasOwn(this, "token")) {
      const { token } = this;
      delete this.token;
      this.#token = token;
    }
    if (this.#player) this.#player.moved();
    else this.#player = new Player(this, this.#root);
  }

  /** Makes `moveBefore` keep the state of the element. */
  connectedMoveCallback() {}

  disconnectedCallback() {
    // A moved element is connected again by then.
    setTimeout(() => {
      if (!this.isConnected) this.destroy();
    });
  }

  attributeChangedCallback(name, before, value) {
    if (!this.#player || before === value) return;
    if (TABLE_ATTRIBUTES.includes(name)) return this.#restart();
    if (value === null) return;
    const type = name === "theme" ? "setTheme" : "setLang";
    this.#player.ask(type, { [name]: value }, false).catch(({ code, message }) => {
      const detail = { code, message };
      // Other errors are not about the attribute, such as those of a destroyed player.
      if (code.startsWith("config/")) this.dispatchEvent(new CustomEvent("player:error", { detail, bubbles: true, composed: true }));
    });
  }

  /** Returns the API of this version; only version 1 exists. Throws a RangeError for others. */
  api(version) {
    if (version !== VERSION) throw new RangeError(`there is no version ${version} of the player`);
    this.#api ??= new Api(this, () => this.#player);
    return this.#api;
  }

  /** Ends the player and releases its resources. Inserting the element again starts a new player. */
  destroy() {
    const player = this.#player;
    this.#player = undefined;
    player?.end();
    this.#root.adoptedStyleSheets = [sheet(STYLE)];
  }
}

/**
 * Registers the element and returns its name: the given one, or with a number appended if the name is taken. A page can
 * load several copies of this file; the first one registers the name, and the others use it.
 */
export function define(name = ELEMENT) {
  const known = customElements.get(name);
  if (!known) {
    // A class can be registered only once.
    customElements.define(name, class extends CentauriPlayer {});
    return name;
  }
  // The name is registered by another copy of this file.
  if (typeof known.prototype.api === "function") return name;
  for (let n = 1; ; n += 1) {
    if (!customElements.get(`${name}-${n}`)) {
      customElements.define(`${name}-${n}`, class extends CentauriPlayer {});
      return `${name}-${n}`;
    }
  }
}

define();
