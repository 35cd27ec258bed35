// Content packs in the package: used in play, stored in saves, refused with file, place and reason.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { errorOf, pack as games, playAtRandom } from "./support.mjs";

const { create, load } = games;
const text = readFileSync(new URL("../../static/packs/sample.json", import.meta.url), "utf8");
const sample = JSON.parse(text);

test("rift: a game with the ships and boards of a pack is played to its end", () => {
  for (const pack of [text, sample]) {
    const game = create("rift", { pack, seed: 3, pieces: ["barge", "kestrel"] });
    assert.deepEqual(game.options().ships.map(({ model }) => model), ["barge", "kestrel"]);
    assert.equal(game.options().board.shipped, sample.content.boards[0].id, "a pack begins with its own boards");
    const barge = sample.content.figures.models.find(({ id }) => id === "barge");
    assert.equal(game.view().ships[0].hull ?? barge.hull, barge.hull);
    const [seat] = game.status().waiting;
    const [first] = game.bot("ensign");
    game.act(seat, first);
    playAtRandom(game, 5);
    assert.ok(game.status().over);
  }
});

test("space-rift: a pack adds its cards and scenario to the base content", () => {
  const spaceRiftPack = JSON.parse(readFileSync(new URL("../../static/packs/space-rift.json", import.meta.url), "utf8"));
  const [own] = spaceRiftPack.content.scenarios;
  const kinds = spaceRiftPack.content.combats.length;
  const game = create("space-rift", { pack: spaceRiftPack, scenario: own.id, seed: 3 });
  const { south, north } = game.position();
  assert.ok([...south.combat, ...north.combat].every((card) => card < kinds));
  const [seat] = game.status().waiting;
  for (const action of game.bot("ensign").slice(0, 1)) game.act(seat, action);
  playAtRandom(game, 5, 300);
  for (const saved of [game.save(), game.share()]) {
    assert.equal(load(saved, { pack: spaceRiftPack }).status().fingerprint, game.status().fingerprint);
    assert.match(errorOf(() => load(saved)).code, /^load\//);
  }
  playAtRandom(game, 6);
  assert.ok(game.status().over);
  create("space-rift", { pack: spaceRiftPack, scenario: "srr-01", seed: 1 });
  assert.equal(errorOf(() => create("space-rift", { scenario: own.id })).code, "config/scenario");
  for (const [change, place] of [
    [(p) => (p.content.combats[0].copies = 9), "/content/combats/0/copies"],
    [(p) => (p.content.combats[1].effects = [{ copy: 1 }]), "/content/combats/1/effects/0"],
    [(p) => (p.content.scenarios[0].sides.south.units[1] = p.content.scenarios[0].sides.south.units[0]), "/content/scenarios/0/sides/south/units/1"],
  ]) {
    const faulty = structuredClone(spaceRiftPack);
    change(faulty);
    const error = errorOf(() => create("space-rift", { pack: faulty }));
    assert.equal(error.code, "config/pack");
    assert.equal(error.place, place);
  }
});

test("exodus: a pack adds its cards and map to the base content", () => {
  const exodusPack = JSON.parse(readFileSync(new URL("../../static/packs/exodus.json", import.meta.url), "utf8"));
  const { layouts: [own], political, abilities } = exodusPack.content;
  const game = create("exodus", { pack: exodusPack, scenario: own.id, seed: 3, rules: { generals: true } });
  const { cards, hexes } = game.view();
  assert.deepEqual(cards.political, political.map(({ id }) => id));
  assert.deepEqual(cards.abilities, abilities.map(({ id }) => id));
  assert.equal(hexes.length, 1 + own.homes.length + own.open.length + own.guards.flat().length);
  const [seat] = game.status().waiting;
  for (const action of game.bot("ensign").slice(0, 1)) game.act(seat, action);
  playAtRandom(game, 5, 200);
  for (const saved of [game.save(), game.share()]) {
    assert.equal(load(saved, { pack: exodusPack }).status().fingerprint, game.status().fingerprint);
    assert.match(errorOf(() => load(saved)).code, /^load\//);
  }
  playAtRandom(game, 6);
  assert.ok(game.status().over);
  create("exodus", { pack: exodusPack, scenario: "3-standard", seed: 1 });
  assert.equal(errorOf(() => create("exodus", { scenario: own.id })).code, "config/scenario");
  for (const [change, place] of [
    [(p) => (p.content.political[0].main = [{ gain: ["all", "cp", 2] }]), "/content/political/0/main/0"],
    [(p) => (p.content.abilities[0].id = p.content.abilities[1].id), "/content/abilities/1/id"],
    [(p) => (p.content.layouts[0].homes[1] = p.content.layouts[0].homes[0]), "/content/layouts/0/homes/1"],
  ]) {
    const faulty = structuredClone(exodusPack);
    change(faulty);
    const error = errorOf(() => create("exodus", { pack: faulty }));
    assert.equal(error.code, "config/pack");
    assert.equal(error.place, place);
  }
});

test("saga: a pack adds its Bosses and scenario to the base content", () => {
  const sagaPack = JSON.parse(readFileSync(new URL("../../static/packs/saga.json", import.meta.url), "utf8"));
  const { scenarios: [own], bosses } = sagaPack.content;
  const game = create("saga", { pack: sagaPack, scenario: own.id, seats: 2, seed: 3 });
  const { cards, scenario } = game.view();
  assert.deepEqual(cards.bosses, bosses.map(({ id }) => id));
  assert.deepEqual([scenario.id, scenario.rounds, scenario.counters], [own.id, own.rounds, ["beacons"]]);
  playAtRandom(game, 5, 200);
  for (const saved of [game.save(), game.share()]) {
    assert.equal(load(saved, { pack: sagaPack }).status().fingerprint, game.status().fingerprint);
    assert.match(errorOf(() => load(saved)).code, /^load\//);
  }
  playAtRandom(game, 6);
  assert.ok(game.status().over);
  create("saga", { pack: sagaPack, scenario: "opc", seed: 1 });
  assert.equal(errorOf(() => create("saga", { scenario: own.id })).code, "config/scenario");
  for (const [change, place] of [
    [(p) => (p.content.bosses[1].foe.hull = 0), "/content/bosses/1/foe/hull"],
    [(p) => (p.content.bosses[0].id = p.content.bosses[1].id), "/content/bosses/1/id"],
    [(p) => (p.content.scenarios[0].rounds = 21), "/content/scenarios/0/rounds"],
  ]) {
    const faulty = structuredClone(sagaPack);
    change(faulty);
    const error = errorOf(() => create("saga", { pack: faulty }));
    assert.equal(error.code, "config/pack");
    assert.equal(error.place, place);
  }
});

test("a pack of one game does not affect games without it", () => {
  create("rift", { pack: sample, seed: 3 });
  assert.equal(errorOf(() => create("rift", { pieces: ["barge"] })).code, "config/options");
  assert.equal(create("rift", { seed: 3 }).options().ships[0].model, "rhino");
});

test("a save made with a pack loads only with that pack", () => {
  const game = create("rift", { pack: sample, seed: 3, pieces: ["barge", "kestrel"] });
  playAtRandom(game, 2, 9);
  for (const saved of [game.save(), game.share()]) {
    const again = load(saved, { pack: text });
    assert.equal(again.status().fingerprint, game.status().fingerprint);
    assert.match(errorOf(() => load(saved)).code, /^load\//);
    const other = create("rift", { seed: 1 });
    assert.equal(other.load(saved, { pack: sample }).fingerprint, game.status().fingerprint);
  }
  const box = create("rift", { seed: 4 });
  assert.equal(load(box.save(), { pack: sample }).status().fingerprint, box.status().fingerprint, "matches of the box open with any pack");
});

test("a faulty pack is refused with file, place and reason", () => {
  const changed = (change) => {
    const pack = structuredClone(sample);
    change(pack);
    return pack;
  };
  for (const [pack, place, reason] of [
    ["{", null, /ends too early/],
    [{}, "/format", /centauri-pack\/1/],
    [7, null, /./],
    [changed((p) => (p.game = "chess")), "/game", /no such game/],
    [changed((p) => (p.id = "Harbor Lights")), "/id", /lower-case/],
    [changed((p) => (p.content.figures.models[1].hull = 0)), "/content/figures/models/1/hull", /not within|1 to/],
    [changed((p) => (p.content.figures.models[1].hull = "many")), "/content/figures/models/1/hull", /a whole number from 0 to 255 is needed, not "many"/],
    [changed((p) => (p.content.boards[0].width = 99)), "/content/boards/0/width", /./],
    [changed((p) => p.content.boards.push(structuredClone(p.content.boards[0]))), `/content/boards/${sample.content.boards.length}/id`, /two boards/],
    [changed((p) => (p.captain = "K")), "/captain", /there is no key `captain`/],
  ]) {
    for (const work of [() => create("rift", { pack }), () => load("", { pack })]) {
      const error = errorOf(work);
      assert.equal(error.code, "config/pack", String(error));
      assert.equal(error.place, place);
      assert.equal(error.args.file, "pack");
      assert.equal(error.args.place, place ?? "/");
      assert.match(error.args.reason, reason);
      assert.equal(error.key, "pack-refused");
      assert.ok(error.message.includes(error.args.reason), error.message);
    }
  }
});
