// The published JSON schemas: the base content and the sample are valid, and invalid content is no
// pack.
import { test } from "node:test";
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import Ajv from "ajv/dist/2020.js";

const projectUrl = (path) => new URL(`../../${path}`, import.meta.url);
const json = async (path) => JSON.parse(await readFile(projectUrl(path), "utf8"));
const BOARDS = "engine/src/rift/content/boards/";
const SPACE_RIFT = "engine/src/space_rift/content/";
const EXODUS = "engine/src/exodus/content/";
const SAGA = "engine/src/saga/content/";

const ajv = new Ajv({ strict: true, allErrors: true });
ajv.addSchema(await json("static/schema/board.v1.schema.json"));
ajv.addSchema(await json("static/schema/space-rift-scenario.v1.schema.json"));
ajv.addSchema(await json("static/schema/exodus-layout.v1.schema.json"));
ajv.addSchema(await json("static/schema/saga-scenario.v1.schema.json"));
const pack = ajv.compile(await json("static/schema/pack.v1.schema.json"));
const board = ajv.getSchema("board.v1.schema.json");
const scenario = ajv.getSchema("space-rift-scenario.v1.schema.json");
const layout = ajv.getSchema("exodus-layout.v1.schema.json");
const campaign = ajv.getSchema("saga-scenario.v1.schema.json");
const sample = await json("static/packs/sample.json");
const spaceRiftPack = await json("static/packs/space-rift.json");
const exodusPack = await json("static/packs/exodus.json");
const sagaPack = await json("static/packs/saga.json");

/** Returns the scenario files of a game, as its list names them. */
async function scenariosOf(folder) {
  const source = await readFile(projectUrl(`${folder}mod.rs`), "utf8");
  const [, list] = source.match(/scenarios!\[([^\]]+)\]/);
  const listedFiles = [...list.matchAll(/"([^"]+)"/g)].map(([, id]) => `${id}.json`);
  const files = await readdir(projectUrl(`${folder}scenarios/`));
  assert.deepEqual(files.sort(), listedFiles.sort());
  return files;
}

const assertFits = (check, value, name) => assert.ok(check(value), `${name}: ${ajv.errorsText(check.errors)}`);

test("the base boards and figures of Rift fit the schemas", async () => {
  const boards = await readdir(projectUrl(BOARDS));
  assert.ok(boards.length > 20);
  for (const name of boards) assertFits(board, await json(BOARDS + name), name);
  const figures = await json("engine/src/rift/content/figures.json");
  assertFits(pack, { ...sample, content: { figures } }, "figures");
});

test("the base scenarios, cards and figures of Space Rift fit the schemas", async () => {
  const scenarios = await scenariosOf(SPACE_RIFT);
  assert.ok(scenarios.length >= 12);
  for (const name of scenarios) assertFits(scenario, await json(`${SPACE_RIFT}scenarios/${name}`), name);
  const [figures, commands, combats] = await Promise.all(["figures", "commands", "combat"].map((name) => json(`${SPACE_RIFT}${name}.json`)));
  assertFits(pack, { ...spaceRiftPack, content: { figures, commands, combats } }, "the box");
});

test("the base layouts of Exodus fit the schema", async () => {
  const layouts = await json("engine/src/exodus/content/layouts.json");
  assert.equal(layouts.length, 15);
  for (const one of layouts) assertFits(layout, one, one.id);
});

test("malformed layouts of Exodus do not fit the schema", async () => {
  const [first] = await json("engine/src/exodus/content/layouts.json");
  const own = { ...first, blurb: "Between two lamps.", kinds: [[], [[0, -1]], []] };
  assertFits(layout, own, "kinds");
  const invalid = {
    format: { ...own, format: "exodus-layout/9" },
    id: { ...own, id: "Two Lamps" },
    title: { ...own, title: "" },
    blurb: { ...own, blurb: "a".repeat(601) },
    "a Home for nobody": { ...own, homes: [] },
    "a seat too many": { ...own, homes: [1, 2, 3, 4, 5, 6, 0].map((q) => [q, 0]) },
    "a hex in letters": { ...own, open: ["A1"] },
    "half a hex": { ...own, open: [[1]] },
    "too far out": { ...own, open: [[7, 0]] },
    "a level too many": { ...own, guards: [[], [], [], []] },
    "a kind too few": { ...own, kinds: [[], []] },
    tiles: { ...own, tiles: [4, 2, -2] },
    "a key too many": { ...own, nonsense: 1 },
    "a key too few": { ...own, guards: undefined },
  };
  for (const [name, value] of Object.entries(invalid)) assert.equal(layout(JSON.parse(JSON.stringify(value))), false, name);
});

test("the base planets, cards, maps and figures of Exodus fit the schemas", async () => {
  const names = ["figures", "tiles", "political", "resistance", "abilities", "layouts"];
  const parts = await Promise.all(names.map(async (name) => [name, await json(`${EXODUS}${name}.json`)]));
  const content = Object.fromEntries(parts);
  assertFits(pack, { ...exodusPack, content }, "the box");
});

test("the base scenarios, cards and figures of Saga fit the schemas", async () => {
  const scenarios = await scenariosOf(SAGA);
  assert.ok(scenarios.length >= 6);
  for (const name of scenarios) assertFits(campaign, await json(`${SAGA}scenarios/${name}`), name);
  const names = ["figures", "tiles", "commanders", "gear", "actions", "explorations", "bosses", "events", "scans", "extras", "reports"];
  const parts = await Promise.all(names.map(async (name) => [name, await json(`${SAGA}${name}.json`)]));
  assertFits(pack, { ...sagaPack, content: Object.fromEntries(parts) }, "the box");
});

test("malformed scenarios and packs of Saga do not fit the schemas", async () => {
  const [own] = sagaPack.content.scenarios;
  const field = (change) => changedCopy(own, change);
  const invalid = {
    format: field((it) => (it.format = 2)),
    id: field((it) => (it.id = "two lamps")),
    title: field((it) => (it.title = "")),
    "a story too long": field((it) => (it.story = "a".repeat(2001))),
    "no players": field((it) => delete it.players.min),
    "too many players": field((it) => (it.players.max = 5)),
    "too many rounds": field((it) => (it.rounds = 21)),
    "a round of badges too late": field((it) => (it.badges["21"] = ["boss"])),
    "too many cards": field((it) => (it.start.common_actions = 11)),
    "a level too few": field((it) => it.supply.raiders.pop()),
    "a hex too far out": field((it) => (it.map = { fixed: [{ hex: [9, 0], tile: "S01" }] })),
    "half a hex": field((it) => (it.homes = [[1]])),
    "a letter of no type": field((it) => (it.pile.types.X = "all")),
    "a counter of too much": field((it) => (it.counters[0].max = 100)),
    "too many counters": field((it) => (it.counters = Array(7).fill(it.counters[0]))),
    placement: field((it) => (it.boss.placement = "here")),
    switch: field((it) => (it.flags = ["gravity"])),
    variant: field((it) => (it.variants = { 5: {} })),
    "a key too many": field((it) => (it.nonsense = 1)),
  };
  for (const [name, value] of Object.entries(invalid)) {
    assert.equal(campaign(value), false, name);
    assert.equal(pack({ ...sagaPack, content: { scenarios: [value] } }), false, name);
  }
  const baseFigures = await json(`${SAGA}figures.json`);
  const figures = (change) => ({ ...sagaPack, content: { figures: changedCopy(baseFigures, change) } });
  const invalidPacks = {
    "a stat too high": figures((it) => (it.frame.stats[0] = 11)),
    "no levels": figures((it) => (it.lab = [])),
    "points for a level": figures((it) => (it.lab[2].reward = { gain: ["points", 1] })),
    "a unit for the Command Center": figures((it) => (it.center[0] = { equip: "common" })),
    "a Raider without Hull": figures((it) => (it.raiders[0].foe.hull = 0)),
    "a number too few": figures((it) => delete it.frame.siege),
    timing: changedCopy(sagaPack, (it) => (it.content.commanders = [{ id: "one", timing: "always", ability: "repair(1)" }])),
    picture: changedCopy(sagaPack, (it) => (it.pictures["saga-laser"] = it.pictures.logo)),
  };
  for (const [name, value] of Object.entries(invalidPacks)) assert.equal(pack(value), false, name);
});

test("the sample packs fit the schema", () => {
  assertFits(pack, sample, "sample");
  assertFits(pack, spaceRiftPack, "sample of Space Rift");
  assertFits(pack, exodusPack, "sample of Exodus");
  assertFits(pack, sagaPack, "sample of Saga");
});

test("a pack with content of another game does not fit the schema", () => {
  assert.equal(pack({ ...sample, game: "space-rift" }), false);
  assert.equal(pack({ ...spaceRiftPack, game: "rift" }), false);
  assert.equal(pack({ ...exodusPack, game: "space-rift" }), false);
  assert.equal(pack({ ...sample, game: "exodus" }), false);
  assert.equal(pack({ ...sagaPack, game: "exodus" }), false);
  assert.equal(pack({ ...exodusPack, game: "saga" }), false);
});

/** Returns a copy with a change. */
function changedCopy(value, change) {
  const copy = structuredClone(value);
  change(copy);
  return copy;
}

test("malformed packs of Space Rift do not fit the schema", () => {
  const changed = (change) => changedCopy(spaceRiftPack, change);
  const card = (change) => changed((it) => change(it.content.combats[0]));
  const field = (change) => changed((it) => change(it.content.scenarios[0]));
  const invalid = {
    "no copies": card((it) => (it.copies = 0)),
    "no effect": card((it) => (it.effects = [])),
    "two effects in one": card((it) => (it.effects[0].stars = 1)),
    "an effect of command cards": card((it) => (it.effects = [{ copy: 1 }])),
    "an unknown effect": card((it) => (it.effects = ["win"])),
    "too many dice": card((it) => (it.effects[0].dice.by = 9)),
    window: card((it) => (it.window = "always")),
    hex: field((it) => (it.terrain.debris[0] = "B13")),
    unit: field((it) => (it.sides.south.units[0] = "FTx C3")),
    "no fleet": field((it) => (it.sides.north.units = [])),
    rift: field((it) => it.rift.others.pop()),
    objective: field((it) => (it.objectives = [{ type: "dance", side: "both" }])),
    score: field((it) => (it.victory.south = 0)),
    flag: field((it) => (it.flags = ["gravity"])),
    "a key too many": field((it) => (it.nonsense = 1)),
  };
  for (const [name, value] of Object.entries(invalid)) assert.equal(pack(value), false, name);
});

test("malformed packs of Exodus do not fit the schema", async () => {
  const baseFigures = await json(`${EXODUS}figures.json`);
  const tiles = await json(`${EXODUS}tiles.json`);
  const whole = { ...exodusPack, content: { ...exodusPack.content, figures: baseFigures, tiles } };
  assertFits(pack, whole, "with figures and tiles");
  const changed = (change) => changedCopy(whole, change);
  const law = (change) => changed((it) => change(it.content.political[0]));
  const figures = (change) => changed((it) => change(it.content.figures));
  const map = (change) => changed((it) => change(it.content.layouts[0]));
  const invalid = {
    "an effect at once on a law": law((it) => (it.main = [{ gain: ["all", "cp", 2] }])),
    "a lasting one at once": law((it) => (it.now = [{ tax: 1 }])),
    "two effects in one": law((it) => (it.main[0].growth = 1)),
    "an unknown effect": law((it) => (it.main = ["win"])),
    "a number too high": law((it) => (it.main = [{ tax: 31 }])),
    face: law((it) => (it.main = [{ hit: ["pvp", 7] }])),
    kind: law((it) => (it.kind = "decree")),
    "no main part": law((it) => delete it.main),
    window: changed((it) => (it.content.abilities[0].window = "always")),
    "a technology too few": figures((it) => it.techs.pop()),
    cost: figures((it) => (it.techs[0].cost = 51)),
    grid: figures((it) => (it.ships[0].grid[0] = "##x.")),
    "a mode too few": figures((it) => delete it.frame.combat),
    "too many ships": figures((it) => (it.frame.long.ships[0] = 3)),
    "a rocket to begin with": figures((it) => (it.frame.start_parts[0][0] = "graviton")),
    tokens: changed((it) => (it.content.tiles[1].tokens = 21)),
    "a hex without row": map((it) => (it.homes[0] = [0])),
    guards: map((it) => it.guards.pop()),
    "a key too many": map((it) => (it.nonsense = 1)),
    picture: changed((it) => (it.pictures["exodus-item-laser"] = it.pictures.logo)),
  };
  for (const [name, value] of Object.entries(invalid)) assert.equal(pack(value), false, name);
});

test("malformed packs of Rift do not fit the schema", () => {
  const changed = (change) => changedCopy(sample, change);
  const invalid = {
    format: changed((it) => (it.format = "centauri-pack/9")),
    game: changed((it) => (it.game = "chess")),
    id: changed((it) => (it.id = "Harbor Lights")),
    title: changed((it) => (it.title = "")),
    "a key too many": changed((it) => (it.nonsense = 1)),
    address: changed((it) => (it.credits[0].url = "javascript:alert(1)")),
    bound: changed((it) => (it.content.figures.models[0].main = 31)),
    "a figure too few": changed((it) => delete it.content.figures.laser),
    facing: changed((it) => (it.content.boards[0].starts[0].facing = "up")),
    terrain: changed((it) => (it.content.boards[0].rows[0] = "....?...")),
    language: changed((it) => (it.phrases.tlh = {})),
    picture: changed((it) => (it.pictures.logo = "https://elsewhere.example/logo.svg")),
    "a picture above": changed((it) => (it.pictures.logo = "../logo.svg")),
    color: changed((it) => (it.theme.night.accent = "red")),
    token: changed((it) => (it.theme.night["z-index"] = "#000000")),
  };
  for (const [name, value] of Object.entries(invalid)) assert.equal(pack(value), false, name);
});
