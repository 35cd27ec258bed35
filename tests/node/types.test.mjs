// The types as TypeScript reads them, with `tsc --noEmit`: a program for each game, which is also
// run; the real answers of the games; the example of the README; and a page with a player.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { copyFileSync, cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import ts from "typescript";
import { RICH_OPTIONS, folder, pack } from "./support.mjs";

const pathOf = (path) => fileURLToPath(new URL(path, import.meta.url));
const TSC = pathOf("node_modules/typescript/bin/tsc");
const ELEMENTS = ["player", "tables"];
const games = pack.games().map(({ game }) => game);

const place = mkdtempSync(join(tmpdir(), "types-"));
/** The errors of the compiler, each with location and reason. */
let faults;

before(async () => {
  cpSync(pathOf("types"), place, { recursive: true });
  cpSync(folder, join(place, "node_modules/centauri-games"), { recursive: true });
  for (const name of ELEMENTS) {
    copyFileSync(pathOf(`../../static/embed/${name}.v1.d.ts`), join(place, `page/${name}.v1.d.ts`));
  }
  const [, example] = readFileSync(join(folder, "README.md"), "utf8").match(/```js\n([\s\S]*?)```/);
  writeFileSync(join(place, "readme.ts"), example);
  for (const name of games) writeFileSync(join(place, `${name}-answers.ts`), answersProgram(name));
  faults = (await Promise.all([".", "page"].map(compile))).flat();
});

after(() => rmSync(place, { recursive: true }));

/** Compiles a folder of programs and returns the errors. */
async function compile(part) {
  const call = [TSC, "--noEmit", "--pretty", "false", "--project", part];
  try {
    await promisify(execFile)(process.execPath, call, { cwd: place, maxBuffer: 2 ** 26 });
    return [];
  } catch (error) {
    if (!error.stdout) throw error;
    return error.stdout.trim().split(/\n(?=\S)/);
  }
}

/** Asserts that the files whose paths start with these have no errors. */
function assertCompiles(...paths) {
  const own = faults.filter((fault) => paths.some((path) => fault.startsWith(path)));
  assert.deepEqual(own.slice(0, 20), []);
}

/** The shape of plain data: its keys and strings, and the kind of everything else. */
function shapeOf(value) {
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].sort()}]`;
  if (value === null) return "null";
  if (typeof value === "object") return `{${Object.entries(value).map(([key, part]) => `${key}:${shapeOf(part)}`)}}`;
  return typeof value === "string" && /^[a-z_-]+$/.test(value) ? value : typeof value;
}

/**
 * The answers of a match, as a program that assigns each to its type. The compiler then finds what
 * a type has wrong, lacks, or has in excess.
 */
function answersProgram(name) {
  const kinds = ["Action", "Advice", "Choice", "Content", "Deed", "Entry", "Event", "Options", "Position", "Prompt", "Standing", "Status", "View"];
  const lines = [`import type { ${kinds.join(", ")}, GameInfo } from "centauri-games";`, "declare function take<T>(answer: T): void;"];
  const known = new Set();
  const take = (type, answer) => {
    const key = `${type} ${shapeOf(answer)}`;
    if (!known.has(key)) lines.push(`take<${type}>(${JSON.stringify(answer)});`);
    known.add(key);
  };
  const own = (kind, answer) => take(`${kind}<"${name}">`, answer);
  take("GameInfo", pack.games().find(({ game }) => game === name));
  for (const order of [{ seed: 4 }, { seed: 5, ...RICH_OPTIONS[name] }]) {
    const game = pack.create(name, order);
    own("Options", game.options());
    own("Content", game.content());
    own("Advice", game.advice("ensign"));
    for (let step = 0; step < 600 && !game.status().over; step += 1) {
      const legal = game.legal();
      for (const action of [...legal, ...game.asides(0)]) own("Action", action);
      if (step % 120 === 0) for (const viewer of [0, undefined, "historian"]) {
        own("View", game.view(viewer));
        own("Standing", game.standing(viewer));
      }
      if (step % 120 === 0) own("Position", game.position());
      if (step % 10 === 0) {
        const { choices, ...asked } = game.prompt();
        own("Prompt", { ...asked, choices: [] });
        for (const choice of choices) own("Choice", choice);
      }
      const { events, ...done } = game.act(undefined, legal[(step * 7) % legal.length], step % 50 === 0 ? { draws: [] } : {});
      own("Deed", { ...done, events: [] });
      for (const event of events) own("Event", event);
    }
    own("Status", game.status());
    for (const { events, ...entry } of game.events(0, { seat: "historian" })) {
      own("Entry", { ...entry, events: [] });
      for (const event of events) own("Event", event);
    }
  }
  return lines.join("\n");
}

/** Runs a compiled program and returns its output. */
async function runProgram(name) {
  const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  const { outputText } = ts.transpileModule(readFileSync(join(place, `${name}.ts`), "utf8"), { compilerOptions: options });
  const file = join(place, `${name}.js`);
  writeFileSync(file, outputText);
  return (await import(pathToFileURL(file))).play();
}

/** The declared members of a file of types that have no comment. */
function findUndocumented(file) {
  const source = ts.createSourceFile(file, readFileSync(join(folder, file), "utf8"), ts.ScriptTarget.Latest, true);
  const found = [];
  const isClosed = (member) => ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private;
  const visit = (node) => {
    if (ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)) {
      const silent = node.members.filter((member) => !isClosed(member) && ts.getJSDocCommentsAndTags(member).length === 0);
      found.push(...silent.map((member) => `${file}: ${node.name.text}.${member.name?.getText() ?? "constructor"}`));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test("the types compile without those of a browser or of Node", () => {
  assertCompiles("node_modules/", "error ");
});

for (const name of games) {
  test(`${name}: a program in TypeScript compiles and plays`, async () => {
    assertCompiles(`${name}.ts`);
    const lines = await runProgram(name);
    assert.ok(lines.length > 2, lines.join("\n"));
    assert.ok(!lines.some((line) => /undefined|\[object/.test(line)), lines.join("\n"));
  });

  test(`${name}: the answers match their types`, () => assertCompiles(`${name}-answers.ts`));
}

test("valid calls of every kind compile, and mistakes do not", () => {
  assertCompiles("orders.ts");
});

test("every type name of earlier releases still exists", () => assertCompiles("names.ts"));

test("the example of the README compiles in TypeScript", () => assertCompiles("readme.ts"));

test("a page with a player compiles in TypeScript", () => assertCompiles("page/"));

test("every field of the types has a comment", () => {
  const files = readdirSync(folder).filter((file) => file.endsWith(".d.ts"));
  assert.equal(files.length, games.length + 1);
  assert.deepEqual(files.flatMap(findUndocumented), []);
});
