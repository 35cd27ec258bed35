// The loader of a player: shows its poster, connects it to the embedding page, and loads the
// program. Shared by the page in a frame (frame.js) and by the element that renders without one
// (embed/player.v1.js).

export const NAMESPACE = "centauri";
export const VERSION = 1;
/** The maximum length of a message, in characters. */
const LONGEST = 256 * 1024;
/** The maximum number of messages that wait for a listener. */
const MOST = 256;

/** Creates a message in its envelope. */
export const message = (type, data, rest = {}) => ({ ns: NAMESPACE, v: VERSION, ...rest, type, data });

/** Whether external data is a message of this protocol. */
export const isMessage = (data) =>
  typeof data === "object" && data !== null && data.ns === NAMESPACE && data.v === VERSION && typeof data.type === "string";

/** Whether external data can be a configuration: an object of plain data that is not too large. */
function isConfig(config) {
  if (typeof config !== "object" || config === null || Array.isArray(config)) return false;
  try {
    return JSON.stringify(config).length <= LONGEST;
  } catch {
    return false;
  }
}

/**
 * The connection between a player and the embedding page. Messages of both sides are queued until
 * the other side is ready.
 */
export class Line {
  #port;
  #origin = "";
  #hear;
  #out = [];
  #in = [];
  /** The error that answers every request until the page asks to start again. */
  #fault;
  /** Called when the embedding page asks to start. */
  onstart = () => {};
  /** Called when the embedding page asks to destroy the player before the program listens. */
  onend = () => {};

  /** Connects a port to the page of this origin. */
  attach(port, origin) {
    this.#port = port;
    this.#origin = origin;
    port.onmessage = ({ data }) => this.#take(data);
    for (const one of this.#out.splice(0)) port.postMessage(one);
  }

  #take(data) {
    if (!isMessage(data)) return;
    let text;
    try {
      text = JSON.stringify(data);
    } catch {
      return;
    }
    if (text.length > LONGEST) return;
    if (this.#hear) this.#hear(text, this.#origin);
    else if (data.type === "destroy") {
      this.#answer(data, data.type, {});
      this.onend();
    } else if (this.#fault && data.type !== "start") this.#answer(data, "error", this.#fault);
    else if (this.#in.length < MOST) this.#in.push(text);
    else this.#answer(data, "error", { code: "bug", message: "Too much is asked at once." });
    if (data.type === "start") this.onstart();
  }

  #answer({ id }, type, data) {
    if (Number.isSafeInteger(id)) this.send(JSON.stringify(message(type, data, { re: id })));
  }

  /** The origin of the embedding page, empty before the handshake. */
  get origin() {
    return this.#origin;
  }

  /** Answers all waiting and later requests with an error, until the page asks to start again. */
  refuse(fault) {
    this.#fault = fault;
    if (fault) for (const text of this.#in.splice(0)) this.#answer(JSON.parse(text), "error", fault);
  }

  /** Sends a message. */
  tell(type, data) {
    this.send(JSON.stringify(message(type, data)));
  }

  /** Sends a message that is already text. */
  send(text) {
    const data = JSON.parse(text);
    if (this.#port) this.#port.postMessage(data);
    else if (this.#out.length < MOST) this.#out.push(data);
  }

  /** Passes every message to `hear`, including those that arrived earlier. */
  listen(hear) {
    this.#hear = hear;
    for (const text of this.#in.splice(0)) hear(text, this.#origin);
  }

  close() {
    if (this.#port) this.#port.close();
  }
}

/** The phrases of the poster, in the first requested language that exists. */
function wordsOf({ words }, tags) {
  const codes = tags.filter(Boolean).map((tag) => tag.toLowerCase().split(/[-_]/)[0]);
  const code = codes.find((one) => words[one]) ?? "en";
  return { code, say: (key) => words[code][key] ?? words.en[key] ?? "" };
}

const CALLS = { view: "poster-watch", attract: "poster-watch", puzzle: "poster-puzzle" };

/** Renders a poster into `place`; `start` is called when its button is pressed. */
export function drawPoster(place, { names, base, ask, start, whole }) {
  const { code, say } = wordsOf(names, [ask.get("lang"), ask.get("page-lang"), ...navigator.languages]);
  const make = (tag, className, text = "") => {
    const element = document.createElement(tag);
    element.className = className;
    element.textContent = text;
    return element;
  };
  const poster = make(whole ? "main" : "section", "poster");
  poster.lang = code;
  if (whole) document.documentElement.lang = code;
  poster.dataset.theme = ask.get("theme") ?? "auto";
  const sign = make("img", "poster-sign");
  sign.src = new URL("icons/icon.svg", base).href;
  sign.alt = "";
  const title = make("h1", "poster-title", say(`${ask.get("game")}-title`) || say("house"));
  const button = make("button", "poster-start", say(CALLS[ask.get("mode")] ?? "poster-play"));
  button.type = "button";
  button.addEventListener("click", () => start());
  const note = make("p", "poster-note");
  note.setAttribute("role", "status");
  const bar = make("progress", "poster-bar");
  bar.setAttribute("aria-label", say("poster-loading"));
  bar.hidden = true;
  poster.append(sign, title, button, note, bar);
  place.append(poster);
  return {
    wait() {
      button.hidden = true;
      bar.hidden = false;
      note.textContent = say("poster-loading");
    },
    progress(share) {
      bar.value = share;
    },
    fail() {
      place.append(poster);
      button.hidden = false;
      bar.hidden = true;
      button.textContent = say("poster-again");
      note.textContent = say("poster-failed");
      button.focus();
    },
    remove: () => poster.remove(),
  };
}

/** The `main` element of a player must not count as that of the embedding page. */
function setGroupRole(root) {
  const turn = () => {
    for (const main of root.querySelectorAll("main:not([role])")) main.setAttribute("role", "group");
  };
  new MutationObserver(turn).observe(root, { childList: true, subtree: true });
}

/** Milliseconds without progress after which a download counts as stalled. */
const STALL = 30_000;

/** Returns the result of a task that reports progress, or fails if it stalls. */
function withStallTimeout(task) {
  return new Promise((resolve, reject) => {
    let timer;
    const onProgress = () => {
      clearTimeout(timer);
      timer = setTimeout(() => reject(new Error("nothing arrives")), STALL);
    };
    onProgress();
    task(onProgress).then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The program, loaded once for all players of a page. */
let program;

/** Loads the program; `progress` gets the loaded and the total number of bytes. */
function fetchProgram(names, base, progress) {
  program ??= withStallTimeout(async (onProgress) => {
    const at = (name) => new URL(name, base).href;
    const [code, response] = await Promise.all([import(at(names.app)), fetch(at(names.wasm))]);
    if (!response.ok) throw new Error(`${names.wasm}: ${response.status}`);
    let loaded = 0;
    const counter = new TransformStream({
      transform(chunk, out) {
        loaded += chunk.byteLength;
        onProgress();
        progress(loaded, names.bytes);
        out.enqueue(chunk);
      },
    });
    const body = response.body.pipeThrough(counter);
    const headers = { "content-type": "application/wasm" };
    await code.default({ module_or_path: new Response(body, { headers }) });
    return code;
  });
  // After a failure, the next call tries again.
  program.catch(() => (program = undefined));
  return program;
}

/**
 * Opens a player: first a poster, then the program once it is started. `place` contains both;
 * `dress` loads the style sheet; `whole` says that the document belongs to the player, `trusted`
 * that any page that sends messages may control it.
 */
export function open({ place, names, base, query, line, dress, whole, trusted }) {
  const ask = new URLSearchParams(query);
  let begun = false;
  let gone = false;
  let root;
  let watch;
  let poster;
  line.onstart = begin;
  line.onend = end;
  showPoster();

  /** Shows the poster, and starts the program from it. */
  function showPoster() {
    poster?.remove();
    watch?.disconnect();
    poster = drawPoster(place, { names, base, ask, start: begin, whole });
    const known = names.games.includes(ask.get("game"));
    const how = ask.get("start") ?? "click";
    if (!known || how === "auto") begin();
    if (how !== "visible") return;
    watch = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) begin();
    });
    watch.observe(place);
  }

  async function begin() {
    if (begun || gone) return;
    begun = true;
    line.refuse(undefined);
    watch?.disconnect();
    // In somebody else's document, nothing outside the element is changed.
    if (whole) import("./translated.js").then(({ patchDom }) => patchDom(), () => undefined);
    poster.wait();
    line.tell("phase", { name: "loading" });
    const progress = (loaded, total) => {
      poster.progress(Math.min(1, loaded / total));
      line.tell("progress", { loaded, total });
    };
    try {
      const [code] = await Promise.all([fetchProgram(names, base, progress), withStallTimeout(dress)]);
      if (gone) return;
      root = document.createElement("div");
      root.className = "player-root";
      if (!whole) setGroupRole(root);
      place.append(root);
      poster.remove();
      code.embed(root, {
        query: `?${ask}`,
        whole,
        trusted,
        base,
        worker: names.worker,
        translations: names.translations,
        send: (text) => line.send(text),
        listen: (hear) => line.listen(hear),
        origin: () => line.origin,
        fail: () => fail(),
      });
    } catch (error) {
      fail(error);
    }
  }

  function fail(error) {
    begun = false;
    root?.remove();
    poster.fail();
    const fault = { code: "net/unreachable", message: error ? `The program of the player cannot be fetched (${error.message}).` : "A part of the program cannot be fetched." };
    line.refuse(fault);
    line.tell("error", fault);
  }

  function end() {
    gone = true;
    watch?.disconnect();
    poster.remove();
  }

  return {
    begin,
    /** Changes parameters, as long as the program has not started. */
    configure(config) {
      if (begun || !isConfig(config)) return;
      const before = `${ask}`;
      for (const [name, value] of Object.entries(config)) {
        if (value !== null) ask.set(name, typeof value === "object" ? JSON.stringify(value) : value);
      }
      if (`${ask}` !== before) showPoster();
    },
    end,
  };
}
