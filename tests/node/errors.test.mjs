// Invalid arguments give an error with a listed code, and the game can be continued.
import assert from "node:assert/strict";
import { test } from "node:test";
import { errorOf, pack, playAtRandom } from "./support.mjs";

const { create, load, GameError, Game, errorCodes } = pack;
const codes = new Set(errorCodes());

const circle = {};
circle.self = circle;
const nested = JSON.parse("[".repeat(5000) + "]".repeat(5000));
const INVALID_VALUES = [
  undefined, null, true, 0, -1, 1.5, NaN, Infinity, 2 ** 53, 1e300, 10n, "", "A", "table", "\ud800", [], {}, [[]], circle, nested,
  Symbol("s"), () => 0, new Date(0), new Map([[1, 2]]), new Uint8Array(3), { toJSON: 3 }, { activate: circle }, { __proto__: null },
  new Proxy({}, { ownKeys: () => { throw new Error("no keys"); } }),
];

function assertGameError(error, what) {
  assert.ok(error instanceof GameError, `${what}: ${error}`);
  assert.ok(error instanceof Error);
  assert.ok(codes.has(error.code), `${what}: ${error.code}`);
  assert.ok(error.message.length > 0 && !error.message.includes("{ $"), error.message);
  assert.equal(typeof error.key, "string");
}

test("invalid arguments to every call give an error or an answer and change nothing", () => {
  const game = create("rift", { seed: 4, undo: false });
  playAtRandom(game, 2, 6);
  const save = game.save();
  const calls = {
    legal: (x) => game.legal(x),
    asides: (x) => game.asides(x),
    prompt: (x) => game.prompt(x),
    "act seat": (x) => game.act(x, "no such action"),
    "act action": (x) => game.act(0, x),
    "act draws": (x) => game.act(0, "no such action", { draws: x }),
    view: (x) => game.view(x),
    "view at": (x) => game.view(0, { at: x }),
    picture: (x) => game.picture(x),
    "position at": (x) => game.position({ at: x }),
    events: (x) => game.events(x),
    bot: (x) => game.bot(x, 1),
    "bot budget": (x) => game.bot("ensign", x ?? 1),
    remark: (x) => game.remark(x),
    "undo seat": (x) => game.undo(x),
    "redo seat": (x) => game.redo(x),
    branch: (x) => game.branch(typeof x === "number" ? 1e6 : x),
    load: (x) => game.load(x),
  };
  for (const [name, call] of Object.entries(calls)) {
    for (const value of INVALID_VALUES) {
      const error = errorOf(() => call(value));
      if (error) assertGameError(error, `${name} ${typeof value}`);
      assert.equal(game.save(), save, `${name} ${typeof value}`);
    }
  }
  playAtRandom(game, 3);
  assert.ok(game.status().over, "it is played to its end afterwards");
});

test("invalid arguments to create and load are errors", () => {
  for (const value of INVALID_VALUES) {
    assertGameError(errorOf(() => create(value)), `game ${typeof value}`);
    assertGameError(errorOf(() => load(value)), `load ${typeof value}`);
    for (const key of ["scenario", "seats", "pieces", "rules", "options", "seed", "deal", "position", "undo", "else"]) {
      const error = errorOf(() => create("rift", { [key]: value }));
      if (error) assertGameError(error, `${key} ${typeof value}`);
    }
  }
  assertGameError(errorOf(() => new Game({})), "constructor");
});

test("each kind of error has its code", () => {
  const game = create("rift", { seed: 1, rules: { first: { seat: 0 } } });
  const code = (work) => errorOf(work)?.code;
  assert.equal(code(() => game.act(0, "step")), "action/illegal");
  assert.equal(code(() => game.act(0, "dance")), "action/malformed");
  assert.equal(code(() => game.act(1, { activate: 1 })), "action/not_your_turn");
  assert.equal(code(() => game.act(5, "step")), "config/seat");
  assert.equal(code(() => create("chess")), "config/game");
  assert.equal(code(() => create("rift", { scenario: "x" })), "config/scenario");
  assert.equal(code(() => create("rift", { seats: 9 })), "config/seats");
  assert.equal(code(() => create("rift", { pieces: ["ufo"] })), "config/options");
  assert.equal(code(() => create("rift", { seed: {} })), "config/value");
  assert.equal(code(() => load("")), "load/not_a_save");
  assert.equal(code(() => load("nonsense")), "load/not_a_save");
  assert.equal(code(() => load('{"format":"centauri-save/99"}')), "load/newer");
  assert.equal(code(() => load(game.save().replace("standard-2", "standard-4"))), "load/damaged");
  assert.equal(code(() => load("x".repeat(5_000_000))), "load/too_large");
  game.act(0, "concede");
  assert.equal(code(() => game.act(1, "end-turn")), "action/over");
  game.free();
  assert.equal(code(() => game.status()), "action/no_match");
});

test("a refusal has a rule id and a sentence", () => {
  const game = create("rift", { seed: 1, rules: { first: { seat: 0 } } });
  const error = errorOf(() => game.act(0, "step"));
  assert.equal(error.rule, "RIFT-5.3");
  assert.equal(error.key, "rift-refusal-no-active-ship");
  assert.match(error.message, /^[A-Z].*\.$/);
});

test("an unplayable position is refused with place and reason", () => {
  const position = create("rift", { seed: 1 }).position();
  const refuse = (change) => {
    const changed = structuredClone(position);
    change(changed);
    return errorOf(() => create("rift", { position: changed }));
  };
  for (const [change, place] of [
    [(p) => { p.ships[1].at = p.ships[0].at; }, "ships[1].at"],
    [(p) => { p.ships[0].hull = 99; }, "ships[0].hull"],
    [(p) => { p.ships[0].facing = "up"; }, "ships[0].facing"],
    [(p) => { p.ships.pop(); }, "ships"],
    [(p) => { p.phase = "orders"; }, "turn.ship"],
    [(p) => { p.mines = [{ at: "B2", by: 9 }]; }, "mines[0].by"],
    [(p) => { p.captain = "K"; }, "captain"],
  ]) {
    const error = refuse(change);
    assert.equal(error.code, "config/position");
    assert.equal(error.place, place);
    assert.ok(error.message.includes(place), error.message);
  }
});
