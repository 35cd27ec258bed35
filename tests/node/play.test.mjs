// Every game of the package, played through its API in Node.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pack, createChooser, playAtRandom, errorOf } from "./support.mjs";

const { create, load, games, Game } = pack;
const scenarios = games().flatMap(({ game, scenarios }) => scenarios.map(({ id }) => ({ game, id })));

test("games() lists games with scenarios", () => {
  assert.ok(games().length > 0);
  for (const { game, rules, scenarios } of games()) {
    assert.equal(typeof game, "string");
    assert.ok(rules > 0 && scenarios.length > 0);
    // If the scenario determines the pieces, none are chosen.
    for (const { fewest, most } of scenarios) assert.ok(fewest <= most && (fewest > 0 || most === 0));
  }
});

for (const { game: name, id } of scenarios) {
  test(`${name}, ${id}: a random game is played to its end, saved, loaded and branched`, () => {
    const game = create(name, { scenario: id, seed: 11 });
    const count = playAtRandom(game, 5);
    const status = game.status();
    assert.ok(status.over);
    assert.equal(status.entries, count);
    assert.equal(typeof game.outcome().reason, "string");
    assert.deepEqual(game.legal(0), []);

    for (const text of [game.save(), game.share()]) {
      const again = load(text);
      assert.deepEqual(again.status(), status);
      again.free();
    }
    const entries = game.events(0, { seat: "historian" });
    assert.equal(entries.length, count);
    assert.ok(entries.every(({ entry }, place) => entry === place));
    assert.deepEqual(game.events(count - 1, { seat: "historian" }), entries.slice(-1));

    // Continuing from the middle gives the same first half.
    const half = Math.floor(count / 2);
    const view = game.view("historian", { at: half });
    assert.deepEqual(game.branch(half).entries, half);
    assert.deepEqual(game.view("historian"), view);
    game.free();
  });
}

for (const { game: name } of games()) {
  test(`${name}: bots play a game to its end in time slices`, () => {
    const game = create(name, { seed: 3 });
    let slices = 0;
    while (!game.status().over) {
      let line = null;
      while (line === null) {
        line = game.bot("ensign", 2000);
        slices += 1;
      }
      const seat = game.status().waiting[0];
      const question = game.question(seat);
      for (const action of line) {
        assert.equal(game.question(seat), question, "a line answers one question");
        game.act(seat, action);
      }
      for (const other of game.status().seats) {
        for (const action of game.remark(other) ?? []) game.act(other, action);
      }
      assert.ok(slices < 100_000, "it ends");
    }
    assert.deepEqual(game.bot("ensign"), [], "nothing is asked any more");
    assert.deepEqual(game.advice("ensign").line, []);
  });

  test(`${name}: advice has a line and chances for every seat`, () => {
    const game = create(name, { seed: 3 });
    const { line, now, best } = game.advice("ensign");
    assert.ok(line.length > 0);
    assert.equal(now.length, game.status().seats.length);
    assert.equal(best.length, now.length);
    for (const share of [...now, ...best]) assert.ok(share >= 0 && share <= 1000);
  });

  test(`${name}: a choice with a refusal is rejected with that reason, and every other choice is accepted`, () => {
    const game = create(name, { seed: 6 });
    for (let turn = 0; turn < 12; turn += 1) {
      playAtRandom(game, turn, 3);
      if (game.status().over) break;
      const seat = game.status().waiting[0];
      const { choices: offered, key } = game.prompt(seat);
      assert.ok(key.startsWith(`${name}-prompt-`));
      for (const { action, refusal } of offered) {
        const copy = load(game.save());
        if (refusal) {
          assert.ok(refusal.sentence.length > 3 && !refusal.sentence.includes("{"), refusal.sentence);
          assert.throws(() => copy.act(seat, action), { name: "GameError", rule: refusal.rule, message: refusal.sentence });
        } else {
          copy.act(seat, action);
        }
        copy.free();
      }
    }
  });

  test(`${name}: an action is undone and redone`, () => {
    const game = create(name, { seed: 2 });
    const choose = createChooser(4);
    let undoneCount = 0;
    for (let step = 0; step < 80 && !game.status().over; step += 1) {
      const before = game.status();
      const seat = before.waiting[0];
      const legal = game.legal(seat);
      const after = game.act(seat, legal[choose(legal.length)]).status;
      if (after.undo === seat) {
        assert.deepEqual(game.undo(), before);
        assert.deepEqual(game.redo(), after);
        undoneCount += 1;
      } else {
        assert.throws(() => game.undo(seat), { name: "GameError" });
        assert.deepEqual(game.status(), after);
      }
    }
    assert.ok(undoneCount > 0);
  });

  test(`${name}: equal seeds give equal games, and different seeds different ones`, () => {
    const fingerprint = (seed) => {
      const game = create(name, { seed });
      playAtRandom(game, 1, 60);
      return game.status().fingerprint;
    };
    assert.equal(fingerprint(5), fingerprint(5));
    assert.equal(fingerprint("5"), fingerprint(5));
    const whole = (digit) => digit.repeat(64);
    assert.equal(fingerprint(whole("a")), fingerprint(whole("a")));
    // Centauri Rift has no randomness.
    if (name !== "rift") assert.notEqual(fingerprint(whole("a")), fingerprint(whole("b")));
    const seedOf = (game) => JSON.parse(game.save()).seed;
    const seeds = new Set(Array.from({ length: 4 }, () => seedOf(create(name))));
    assert.equal(seeds.size, 4, "a seed that is left out is drawn");
    for (const seed of seeds) assert.match(seed, /^[0-9a-f]{64}$/);
    const branch = create(name, { seed: 5 });
    branch.branch(0, { seed: whole("c") });
    assert.equal(seedOf(load(branch.share())), whole("c"));
  });

  test(`${name}: a game starts from any position of another, and can be saved`, () => {
    const game = create(name, { seed: 8 });
    for (let part = 0; part < 6 && !game.status().over; part += 1) {
      playAtRandom(game, part, 17);
      const placed = create(name, { options: game.options(), position: game.position(), seed: 1 });
      assert.equal(placed.status().fingerprint, game.status().fingerprint);
      assert.deepEqual(placed.position(), game.position());
      assert.equal(placed.picture(0), game.picture(0));
      playAtRandom(placed, 9);
      for (const text of [placed.save(), placed.share()]) {
        assert.deepEqual(load(text).status(), placed.status());
      }
    }
  });
}

test("exodus: the line of a bot never continues into the next question", () => {
  // In the short game the last step of a ship ends its movement; the action to end it would then
  // end the landing.
  for (const seed of [1, 2, 3]) {
    const game = create("exodus", { scenario: "2-minimal", seed, rules: { mode: "short", turns: 3 } });
    while (!game.status().over) {
      const [seat] = game.status().waiting;
      const question = game.question(seat);
      assert.match(question, /^[0-9a-f]{16}$/);
      for (const action of game.bot("ensign", undefined, { seat })) {
        assert.equal(game.question(seat), question);
        game.act(seat, action);
      }
    }
    assert.equal(game.question(0), null);
  }
});

test("rift: chance may be scripted", () => {
  for (const team of [0, 1]) {
    assert.deepEqual(create("rift", { deal: [[2, team]] }).status().waiting, [team]);
  }
  assert.throws(() => create("rift", { deal: [[6, 1]] }), { code: "config/draws", place: "deal[0]" });
  assert.ok(create("rift", { deal: [], seed: 1 }).status().waiting.length, "what is not given is drawn");
  const game = create("rift", { deal: [[2, 0]] });
  assert.throws(() => game.act(0, { activate: 0 }, { draws: [[6, 1]] }), { code: "config/draws" });
  assert.equal(game.act(0, { activate: 0 }, { draws: [] }).missing, 0);
});

test("rift: a hand-written position can be played", () => {
  const position = {
    format: "rift-position/1",
    phase: "orders",
    turn: { ship: 0, moved: 1 },
    ships: [
      { at: "C3", facing: "E", speed: 1 },
      { at: "F3", facing: "W", hull: 1, bars: { F: [0, 0] } },
    ],
  };
  const game = create("rift", { pieces: ["rhino"], position });
  const shot = game.legal(0).find((action) => action.fire);
  assert.ok(shot, "the enemy is in line");
  assert.equal(game.act(0, shot).status.over, true);
  assert.deepEqual(game.outcome(), { winners: [0], reason: "last-team" });
});

/** Two cruisers face a fighter next to them; nothing else is there. */
const SKIRMISH = {
  format: "space-rift-scenario/1",
  id: "skirmish",
  title: "Skirmish",
  first: "south",
  victory: { south: 1, north: 9 },
  sides: {
    south: { command_rating: 4, combat_cards: 0, stars: 3, units: ["CR F6", "CR A2"] },
    north: { command_rating: 4, combat_cards: 0, stars: 3, units: ["FT F7", "BB K2"] },
  },
};
const FACES = ["square", "triangle", "circle", "blast", "star", "alert"];

/** The skirmish where the cruiser may fire at the fighter. */
function skirmish() {
  const options = { scenario: { custom: SKIRMISH } };
  const position = create("space-rift", { options, seed: 1 }).position();
  // A card without dice is in play, and nobody can react to its effect.
  const [card, ...hand] = [22, 3, 4, 5, 6];
  const plan = { card, acts_as: card, mirrored: false, left: [0, 0, 0], flag: null };
  Object.assign(position.public, { phase: "combat", ordered: [0], moved: [0], plan });
  Object.assign(position.south, { command: hand });
  Object.assign(position.north, { command: [] });
  return create("space-rift", { options, position });
}

test("space-rift: dice may be scripted", () => {
  const attack = { attack: [0, 2] };
  const dice = (...faces) => faces.map((face) => [6, FACES.indexOf(face)]);
  const game = skirmish();
  assert.deepEqual(game.status().waiting, [0]);
  const drawsError = (draws) => {
    const { code, key, place, args, message } = errorOf(() => game.act(0, attack, { draws }));
    assert.equal(code, "config/draws");
    return { key, place, ...args, message };
  };
  const left = drawsError(dice("circle", "circle", "circle", "circle", "circle"));
  assert.deepEqual([left.key, left.place, left.index, left.left], ["api-draws-left", "draws[3]", 3, 2]);
  assert.match(left.message, /^2 outcomes are not used/);
  const other = drawsError([...dice("circle"), [5, 0], ...dice("circle")]);
  assert.deepEqual([other.key, other.place, other.outcomes, other.of], ["api-draws-other", "draws[1]", 6, 5]);
  assert.equal(drawsError([[6, 6], ...dice("circle", "circle")]).place, "draws[0]", "a die has no seventh face");
  // The first results are enough; the seed provides the others.
  for (const draws of [[], dice("circle"), dice("circle", "star")]) {
    const { missing, events } = skirmish().act(0, attack, { draws });
    assert.ok(missing >= 3 - draws.length);
    const { faces } = events.find(({ rolled }) => rolled).rolled;
    assert.equal(faces.reduce((sum, count) => sum + count), 3);
    assert.ok(faces[FACES.indexOf("circle")] >= Number(draws.length > 0));
  }
  const { events } = game.act(0, attack, { draws: dice("circle", "star", "square") });
  assert.deepEqual(events.find(({ rolled }) => rolled).rolled, { unit: 0, target: 2, faces: [1, 0, 1, 0, 1, 0] });
  assert.deepEqual(events.find((event) => event["ships-lost"])["ships-lost"], { unit: 2, by: 1, ships: 2 });
  assert.deepEqual(events.find((event) => event["stars-changed"])["stars-changed"], { side: "south", by: 1, stars: 4, why: "roll" });

  const won = skirmish();
  won.act(0, attack, { draws: dice("circle", "circle", "circle") });
  assert.deepEqual(won.outcome(), { winners: [0], reason: "victory" });
});

test("space-rift: create takes scenario, seats and rules", () => {
  const game = create("space-rift", { scenario: "srr-05", seats: 3, seed: 4, rules: { rift: "without", meteors: "without", first: "north" } });
  const { scenario, crews, rift, rules } = game.options();
  assert.deepEqual({ scenario, crews, rift }, { scenario: { shipped: "srr-05" }, crews: [2, 1], rift: "without" });
  assert.equal(rules.first, "north");
  assert.equal(game.view().public.rift, null);
  assert.equal(game.view().public.active, "north");
  const code = (order) => {
    try {
      create("space-rift", order);
    } catch (error) {
      return [error.code, error.place];
    }
    return [];
  };
  assert.deepEqual(code({ pieces: ["DD"] }), ["config/options", "pieces"]);
  assert.deepEqual(code({ seats: 9 }), ["config/seats", "seats"]);
  assert.deepEqual(code({ scenario: "srr-99" }), ["config/scenario", "scenario"]);
  assert.deepEqual(code({ rules: { gravity: true } }), ["config/options", "rules.gravity"]);
});

test("space-rift: a view contains no other hand, and swapped hands do not change the public view", () => {
  const game = create("space-rift", { scenario: "srr-06", seed: 12, seats: 4 });
  for (let part = 0; part < 12 && !game.status().over; part += 1) {
    playAtRandom(game, part, 25);
    const position = game.position();
    for (const [viewer, own] of [[0, "south"], [1, "north"], [2, "south"], [3, "north"], ["spectator", null], ["historian", "both"]]) {
      const view = game.view(viewer);
      assert.deepEqual(view.public, position.public);
      for (const side of ["south", "north"]) {
        const hand = position[side];
        const counts = { command: hand.command.length, combat: hand.combat.length, drawn: hand.drawn.length };
        assert.deepEqual(view[side], { held: counts, hand: own === "both" || own === side ? hand : null }, `${viewer} of ${side}`);
      }
    }
    // The hands are swapped: a spectator sees exactly the same, as long as both are equally large.
    const placed = create("space-rift", { options: game.options(), position: { ...position, south: position.north, north: position.south } });
    const [seen, other] = [game, placed].map((one) => one.view("spectator"));
    assert.deepEqual(other.public, seen.public);
    assert.deepEqual([other.south.held, other.north.held], [seen.north.held, seen.south.held]);
  }
});

test("space-rift: only the side that draws a card gets its event", () => {
  const game = create("space-rift", { scenario: "srb-06", seed: 9 });
  playAtRandom(game, 4, 400);
  const entries = (seat) => game.events(0, { seat }).flatMap(({ events }) => events);
  const secret = ["command-drawn", "command-offered", "command-kept", "combat-drawn"];
  const sides = (seat) => {
    const own = entries(seat).filter((event) => secret.some((name) => event[name]));
    return [...new Set(own.map((event) => Object.values(event)[0].side))].sort();
  };
  assert.deepEqual(sides(0), ["south"]);
  assert.deepEqual(sides(1), ["north"]);
  assert.deepEqual(sides("spectator"), []);
  assert.deepEqual(sides("historian"), ["north", "south"]);
  assert.ok(entries("spectator").some((event) => event["cards-drawn"]), "everybody sees that cards were drawn");
});

test("exodus: create takes map, seats, mode and rules", () => {
  const game = create("exodus", { scenario: "3-long", seed: 4, rules: { mode: "combat", generals: true, order: [2, 0, 1], safe_votes: true } });
  const { seats, layout, mode, generals, rules } = game.options();
  assert.deepEqual({ seats, layout, mode, generals }, { seats: 3, layout: { shipped: "long" }, mode: "combat", generals: true });
  assert.equal(rules.safe_votes, true);
  assert.deepEqual(game.view().public.order, [2, 0, 1]);
  assert.deepEqual(create("exodus", { seats: 5 }).options().layout, "usual");
  const code = (order) => {
    try {
      create("exodus", order);
    } catch (error) {
      return [error.code, error.place];
    }
    return [];
  };
  assert.deepEqual(code({ pieces: ["raider"] }), ["config/options", "pieces"]);
  assert.deepEqual(code({ seats: 7 }), ["config/seats", "seats"]);
  assert.deepEqual(code({ scenario: "3-long", seats: 4 }), ["config/seats", "seats"]);
  assert.deepEqual(code({ scenario: "3-wide" }), ["config/scenario", "layout"]);
  assert.deepEqual(code({ rules: { gravity: true } }), ["config/options", "rules.gravity"]);
});

test("exodus: dice may be scripted", () => {
  const order = { seats: 2, seed: 1, rules: { order: [0, 1] } };
  const position = create("exodus", order).position();
  // The first card of seat 0 was Banking; it is its turn to perform it.
  position.public.step = { perform: ["first", 0] };
  position.public.mats[0].played[0] = 2;
  position.public.ready = [0];
  position.public.tasks = [{ deed: { seat: 0, deed: "bank", origin: { card: "first" }, invoked: [] } }];
  const begin = () => create("exodus", { ...order, position });
  const { cp } = position.public.mats[0];
  const dice = (...faces) => faces.map((face) => [6, face - 1]);
  assert.throws(() => begin().act(0, "bank", { draws: dice(5, 5, 5, 5, 5, 5, 5, 5) }), { code: "config/draws" });
  const game = begin();
  const { events } = game.act(0, "bank", { draws: dice(5) });
  const rolled = events.find((event) => event.rolled).rolled;
  assert.deepEqual([rolled.dice, rolled.faces], ["bank", [5]]);
  const gained = events.find(({ changed }) => changed?.reason === "bank").changed.by;
  assert.equal(game.view().public.mats[0].cp, cp + gained);
});

test("exodus: a view contains no choice of others before all have committed", () => {
  const game = create("exodus", { scenario: "4-minimal", seed: 12, rules: { generals: true, turns: 2 } });
  for (let part = 0; part < 16 && !game.status().over; part += 1) {
    playAtRandom(game, part, 21);
    const position = game.position();
    const spectator = game.view("spectator");
    for (const viewer of [0, 1, 2, 3, "spectator", "historian"]) {
      const view = game.view(viewer);
      assert.deepEqual(view.public, position.public);
      position.private.forEach((own, seat) => {
        const seen = viewer === "historian" || viewer === seat ? own : null;
        assert.deepEqual(view.private[seat], seen, `${viewer} of ${seat}`);
      });
    }
    // Two seats that have committed now commit to the same: a spectator sees what it saw before.
    const [one, other] = position.private;
    const plans = { ...position, private: [{ ...one, plan: other.plan }, { ...other, plan: one.plan }, ...position.private.slice(2)] };
    if (!position.public.ready.includes(0) || !position.public.ready.includes(1) || position.public.step !== "vote") continue;
    const placed = create("exodus", { options: game.options(), position: plans });
    assert.deepEqual(placed.view("spectator"), spectator);
  }
});

test("exodus: a custom map can be played", () => {
  const scenario = {
    format: "exodus-layout/1",
    id: "narrow",
    title: "Narrow",
    tiles: [2, 0, 0],
    homes: [[0, -1], [0, 1]],
    open: [[1, -1], [-1, 1]],
    guards: [[], [], []],
  };
  const game = create("exodus", { scenario, seed: 3, rules: { turns: 2 } });
  const { hexes } = game.view();
  assert.deepEqual(hexes.map(({ axial }) => axial), [[0, 0], [0, -1], [1, -1], [0, 1], [-1, 1]]);
  assert.deepEqual(hexes.map(({ home }) => home), [null, 0, null, 1, null]);
  playAtRandom(game, 5);
  assert.ok(game.status().over);
  assert.throws(() => create("exodus", { scenario: { ...scenario, homes: [[0, -1], [0, 4]] } }), { code: "config/options", place: "homes[1]" });
});

test("saga: create takes scenario, seats and rules, and a custom scenario can be played", () => {
  const game = create("saga", { scenario: "spa", seats: 3, seed: 4, rules: { difficulty: "veteran", first: 2, all_badges: true } });
  const { seats, scenario, difficulty, rules } = game.options();
  assert.deepEqual({ seats, scenario, difficulty }, { seats: 3, scenario: { shipped: "spa" }, difficulty: "veteran" });
  assert.equal(rules.all_badges, true);
  assert.equal(game.view().public.first, 2);
  const own = {
    format: 1,
    id: "hold-out",
    title: "Hold Out",
    players: { min: 2, max: 2 },
    win: [{ all: ["round >= 3", "phase_end(5)"] }],
    lose: ["bosses_in_play >= 3"],
  };
  const short = create("saga", { scenario: own, seats: 2, seed: 3 });
  playAtRandom(short, 5);
  assert.ok(short.status().over);
  assert.throws(() => create("saga", { scenario: { ...own, rounds: 30 }, seats: 2 }), { code: "config/options", place: "rounds" });
});

test("load() on a game replaces it", () => {
  const game = create("rift", { seed: 1 });
  const other = Game.create("rift", { seed: 2, scenario: "lantern" });
  playAtRandom(other, 3, 30);
  assert.deepEqual(game.load(other.save()), other.status());
  assert.equal(game.save(), other.save());
});
