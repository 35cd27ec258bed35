// The published schemas: our own content and the sample fit them, and what they refuse is no pack.
import { test } from "node:test";
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import Ajv from "ajv/dist/2020.js";

const here = (path) => new URL(`../../${path}`, import.meta.url);
const json = async (path) => JSON.parse(await readFile(here(path), "utf8"));
const BOARDS = "engine/src/rift/content/boards/";

const ajv = new Ajv({ strict: true, allErrors: true });
ajv.addSchema(await json("static/schema/board.v1.schema.json"));
const pack = ajv.compile(await json("static/schema/pack.v1.schema.json"));
const board = ajv.getSchema("board.v1.schema.json");
const sample = await json("static/packs/sample.json");

const fits = (check, value, name) => assert.ok(check(value), `${name}: ${ajv.errorsText(check.errors)}`);

test("our boards and our figures fit the schemas", async () => {
  const boards = await readdir(here(BOARDS));
  assert.ok(boards.length > 20);
  for (const name of boards) fits(board, await json(BOARDS + name), name);
  const figures = await json("engine/src/rift/content/figures.json");
  fits(pack, { ...sample, content: { figures } }, "figures");
});

test("the sample pack fits", () => fits(pack, sample, "sample"));

test("packs that the game refuses for their form do not fit", () => {
  const changed = (change) => {
    const copy = structuredClone(sample);
    change(copy);
    return copy;
  };
  const bad = {
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
  for (const [name, value] of Object.entries(bad)) assert.equal(pack(value), false, name);
});
