// The JavaScript API of the games. All decisions are made by the engine.
import { Table, codes, games as list } from "./engine.js";

// The deepest nesting of input. Games need less, and circular data exceeds any limit.
const MAX_DEPTH = 32;

/** The error of a request that failed. */
export class GameError extends Error {
  constructor({ code, sentence, rule = null, key = "api-bug", args = {}, place = null }) {
    super(sentence);
    this.name = "GameError";
    this.code = code;
    this.rule = rule;
    this.key = key;
    this.args = args;
    this.place = place;
  }
}

const invalidValue = (place, reason) =>
  new GameError({
    code: "config/value",
    sentence: `${place}: ${reason}`,
    key: "api-config",
    args: { place, reason },
    place,
  });

/** Copies plain data; anything else is refused before the engine sees it. */
function copyPlain(value, place, depth = 0) {
  if (depth > MAX_DEPTH) throw invalidValue(place, "too deep");
  if (value === null || value === undefined) return null;
  switch (typeof value) {
    case "boolean":
    case "string":
      return value;
    case "number":
      if (Number.isFinite(value)) return value;
      throw invalidValue(place, "not a number");
    case "object":
      break;
    default:
      throw invalidValue(place, `a ${typeof value} is not plain data`);
  }
  if (Array.isArray(value)) return Array.from(value, (item) => copyPlain(item, place, depth + 1));
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(entries.map(([key, item]) => [key, copyPlain(item, depth ? place : key, depth + 1)]));
}

/** Converts input to plain data. */
function toPlain(value, place) {
  try {
    return copyPlain(value, place);
  } catch (error) {
    throw error instanceof GameError ? error : invalidValue(place, String(error));
  }
}

/** Runs `work` and converts what it throws to errors. */
function withGameErrors(work) {
  try {
    return work();
  } catch (fault) {
    if (fault instanceof GameError) throw fault;
    const known = fault && typeof fault === "object" && typeof fault.code === "string" && "sentence" in fault;
    throw new GameError(known ? fault : { code: "bug", sentence: String(fault?.message ?? fault) });
  }
}

function requireText(value) {
  if (typeof value === "string") return value;
  throw invalidValue("text", "a save or a share code is a text");
}

/** Returns an unpredictable seed of 64 hexadecimal digits. */
function randomSeed() {
  const numbers = crypto.getRandomValues(new Uint32Array(8));
  return Array.from(numbers, (number) => number.toString(16).padStart(8, "0")).join("");
}

/** A match that is played through calls. */
export class Game {
  #table;

  /** Starts the game that the request describes. */
  static create(game, options = {}) {
    return withGameErrors(() => {
      const order = toPlain({ seed: randomSeed(), ...options, game }, "options");
      return new Game(Table.create(order));
    });
  }

  /** Continues a save or a share code. */
  static load(saved, { pack } = {}) {
    return withGameErrors(() => new Game(Table.load(requireText(saved), toPlain(pack, "pack"))));
  }

  constructor(table) {
    if (!(table instanceof Table)) throw invalidValue("Game", "games come from create() and load()");
    this.#table = table;
  }

  #call(name, values = {}) {
    return withGameErrors(() => {
      if (!this.#table) throw new GameError({ code: "action/no_match", sentence: "The game was freed.", key: "api-no-match" });
      return this.#table.call(name, toPlain(values, name));
    });
  }

  status() {
    return this.#call("status");
  }

  outcome() {
    return this.status().outcome;
  }

  legal(seat) {
    return this.#call("legal", { seat });
  }

  asides(seat) {
    return this.#call("asides", { seat });
  }

  prompt(seat) {
    return this.#call("prompt", { seat });
  }

  question(seat) {
    return this.#call("question", { seat });
  }

  act(seat, action, { draws } = {}) {
    return this.#call("act", { seat, action, draws });
  }

  view(seat, { at } = {}) {
    return this.#call("view", { seat, at });
  }

  standing(seat, { at } = {}) {
    return this.#call("standing", { seat, at });
  }

  picture(seat, { at } = {}) {
    return this.#call("picture", { seat, at });
  }

  position({ at } = {}) {
    return this.#call("position", { at });
  }

  options() {
    return this.#call("options");
  }

  content() {
    return this.#call("content");
  }

  events(since = 0, { seat } = {}) {
    return this.#call("events", { since, seat });
  }

  undo(seat) {
    return this.#call("undo", { seat });
  }

  redo(seat) {
    return this.#call("redo", { seat });
  }

  save() {
    return this.#call("save");
  }

  share() {
    return this.#call("share");
  }

  load(saved, { pack } = {}) {
    return withGameErrors(() => {
      const loaded = Table.load(requireText(saved), toPlain(pack, "pack"));
      this.#table?.free();
      this.#table = loaded;
      return this.status();
    });
  }

  bot(level, budget, { seat } = {}) {
    return this.#call("bot", { level, budget, seat });
  }

  advice(level, budget, { seat } = {}) {
    return this.#call("advice", { level, budget, seat });
  }

  remark(seat) {
    return this.#call("remark", { seat });
  }

  branch(at, { seed } = {}) {
    return this.#call("branch", { at, seed });
  }

  free() {
    this.#table?.free();
    this.#table = undefined;
  }
}

/** Starts a game. */
export const create = (game, options) => Game.create(game, options);

/** Continues a save or a share code. */
export const load = (saved, options) => Game.load(saved, options);

/** Returns the available games with their scenarios. */
export const games = () => list();

/** Returns all error codes. */
export const errorCodes = () => codes();
