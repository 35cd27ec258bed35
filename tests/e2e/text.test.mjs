// The text version of a table, by roles and names only: a match to its end by buttons and commands,
// the command line, the map, German, and what is stored.
import test from "node:test";
import assert from "node:assert/strict";
import { mouse } from "./captain.mjs";
import { quickStart } from "./position.mjs";
import { TIMEOUT, assertClean, assertStructure, newPage, open } from "./support.mjs";

/** Starts a match of a weak Captain A and B against each other, and opens its text version. */
async function begin(page, { bot, words = "Text version" } = {}) {
  await open(page, "#/new/rift");
  await page.getByRole("combobox", { name: "Player for Captain B" }).selectOption(bot ?? "human");
  for (const seat of ["A", "B"]) {
    const group = page.locator(".handicap").nth(seat === "A" ? 0 : 1);
    await group.locator("summary").click();
    await group.getByLabel("Hull, plus or minus").fill("-4");
    await group.getByLabel("Strength of each shield bar").fill("1");
  }
  await page.getByRole("button", { name: "Begin" }).click();
  await page.getByRole("button", { name: "Menu" }).waitFor({ timeout: TIMEOUT });
  const link = page.getByRole("link", { name: words, exact: true }).first();
  await link.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 2, name: "Command line" }).waitFor({ timeout: TIMEOUT });
}

/** Returns the region under a heading. */
const region = (page, name) => page.getByRole("region", { name, exact: true });

/**
 * Types a command and returns the lines of its answer. The transcript keeps a limited number of
 * lines, so earlier ones are marked and not counted.
 */
async function ask(page, line, field = "Command", transcript = "Transcript") {
  const list = page.getByRole("list", { name: transcript });
  await list.evaluate((list) => [...list.children].forEach((line) => (line.dataset.old = "")));
  await page.getByRole("textbox", { name: field }).fill(line);
  await page.keyboard.press("Enter");
  const fresh = list.locator("li:not([data-old])");
  await fresh.filter({ hasText: line }).first().waitFor({ state: "attached" });
  // The command and its answer are added together.
  const all = await fresh.allInnerTexts();
  return all.slice(all.findIndex((text) => text.endsWith(line)) + 1);
}

/** Types a command that may end the match, which closes the command line. */
async function submit(page, line) {
  await page.getByRole("textbox", { name: "Command" }).fill(line);
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => {
    const field = document.getElementById("text-field");
    return !field || field.value === "" || document.querySelector("dialog, [role=dialog]");
  });
}

/** Returns the action buttons with their names. */
async function actions(page) {
  return page.evaluate(async () => {
    await window.afterRender();
    const heading = [...document.querySelectorAll("h2")].find((one) => one.textContent === "Actions");
    const section = heading?.closest("section");
    for (const fold of section?.querySelectorAll("details") ?? []) fold.open = true;
    return [...(section?.querySelectorAll("ul[aria-labelledby] button") ?? [])].map((button) => button.textContent);
  });
}

/** Chooses the next action of a simple player: fire if possible, approach, or end the turn. */
function choose(names, seen, turn) {
  const number = (name) => (name ? Number(name.match(/^\d+/)[0]) : undefined);
  const find = (pattern) => names.find((name) => pattern.test(name));
  if (seen.question) return "no";
  const end = find(/End turn/);
  const gun = find(/^\d+\. Fire .*damage/);
  if (gun && turn < 12) return number(gun);
  if (!end && turn > 14) {
    const stop = find(/^\d+\. (Move|Slow down|Turn right|Turn left|Climb|Dive)/);
    return number(stop ?? names[0]);
  }
  const wanted = turn < 8 ? seen.course.map((one) => find(one)).find(Boolean) : undefined;
  return number(wanted ?? end ?? find(/^\d+\. Move/) ?? names[0]);
}

/** Returns the path to the enemy, from the line that describes it. */
async function readCourse(page, heading) {
  const foe = await region(page, "Enemies").innerText();
  const question = (await page.getByRole("alert").filter({ has: page.getByRole("button") }).count()) > 0;
  const bearing = foe.match(/(\d+) squares? ([a-z-]+) of/);
  const [, distance, direction] = bearing ?? [undefined, "0", heading];
  const compass = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"];
  const turn = (compass.indexOf(direction) - compass.indexOf(heading) + 8) % 8;
  const course = [];
  if (turn !== 0) course.push(turn <= 4 ? /^\d+\. Turn right/ : /^\d+\. Turn left/);
  else if (Number(distance) > 3) course.push(/^\d+\. Move/, /^\d+\. Speed up/);
  else course.push(/^\d+\. Slow down/);
  return { course, question };
}

test("a match against a bot is played to its end in the text version", async () => {
  const page = await newPage();
  await begin(page, { bot: "ensign" });
  const banner = page.getByRole("dialog");
  const orders = region(page, "Actions").getByRole("button");
  let turn = { name: "", given: 0 };
  let steps = 0;
  for (; steps < 900; steps += 1) {
    await orders.first().or(banner).first().waitFor({ timeout: TIMEOUT });
    if (await banner.isVisible()) break;
    const names = await actions(page);
    if (names.length === 0) continue;
    const own = await region(page, "My forces").innerText();
    const heading = own.match(/Heading\s+([a-z-]+)/)?.[1] ?? "north";
    const round = (await region(page, "Prompt").innerText()).match(/Round \d+/)?.[0];
    if (round !== turn.name) turn = { name: round, given: 0 };
    turn.given += 1;
    const seen = await readCourse(page, heading);
    const choice = choose(names, seen, turn.given);
    if (choice === "no" || steps % 2 === 1) {
      await submit(page, choice === "no" ? "no" : `act ${choice}`);
    } else {
      await page.getByRole("button", { name: new RegExp(`^${choice}\\. `) }).click();
    }
  }
  assert.match(await banner.getByRole("heading", { level: 2 }).innerText(), /^(Victory!|Defeat|Draw)$/);
  assert.match(await banner.locator(".end-winner").innerText(), /(wins? the match|is a draw)\.$/);
  await page.keyboard.press("Escape");
  await banner.waitFor({ state: "detached" });
  assert.match(await region(page, "Prompt").innerText(), /(wins? the match|is a draw)\./);
  assert.match((await ask(page, "read log 3")).join(" "), /wins|is a draw/);
  assertClean(page);
});

test("the command line answers queries, and refusals name their rule", async () => {
  const page = await newPage();
  await begin(page);
  for (const name of ["Prompt", "Actions", "Command line", "My forces", "Enemies", "Map by region", "Log"]) {
    assert.equal(await region(page, name).getByRole("heading", { level: 2, name, exact: true }).count(), 1, name);
  }
  const name = (await region(page, "My forces").getByRole("heading", { level: 3 }).first().innerText()).match(/^\w+ \w+/)[0];
  const own = (await ask(page, "where")).find((line) => line.startsWith(`${name}:`));
  const square = own.match(/: ([A-Z]+\d+)/)[1];
  assert.match((await ask(page, `WHERE ${name.split(" ")[0].slice(0, 3)}`)).join(" "), /Hull: \d+ of \d+/);
  assert.match((await ask(page, `look ${square.toLowerCase()}`))[0], /your/);
  assert.match((await ask(page, `near ${square} 2`))[0], new RegExp(`^${square}: .*your`));
  assert.equal((await ask(page, "from A1 to C4"))[0], "C4: 3 squares south-east of A1 (3 south, 2 east).");
  assert.match((await ask(page, "stat")).join(" "), /give orders.*Round 1/s);
  const why = await ask(page, "why move");
  assert.match(why[0], /^Move: .+\(RIFT-\d+\.\d+\)$/);
  const faster = (await ask(page, "moves")).find((line) => /Speed up/.test(line));
  const number = faster.match(/^(\d+)\./)[1];
  await ask(page, number);
  await region(page, "Log").getByText("changes speed").waitFor();
  assert.match((await ask(page, "read log 1"))[0], /changes speed/);
  await ask(page, "undo");
  await region(page, "Log").getByText("changes speed").waitFor({ state: "detached" });
  await ask(page, "redo");
  await region(page, "Log").getByText("changes speed").waitFor();
  const help = await ask(page, "plugh");
  assert.match(help[0], /plugh/);
  assert.ok(help.length > 15);
  await page.waitForFunction(() => [...document.querySelectorAll("[role=status]")].some(({ textContent }) => textContent.includes("plugh")));

  const foe = (await region(page, "Enemies").getByRole("heading", { level: 3 }).first().innerText()).match(/^\w+ \w+/)[0];
  await page.getByRole("combobox", { name: "Distances from" }).selectOption(foe);
  await region(page, "My forces").getByText(new RegExp(`squares? [a-z-]+ of ${foe}`)).waitFor();
  await assertStructure(page);
  assertClean(page);
});

test("links lead from the text version to the board and back without changing the match", async () => {
  const page = await newPage("phone");
  await begin(page);
  await ask(page, "act speed up");
  await region(page, "Log").getByText("changes speed").waitFor();
  await page.getByRole("link", { name: "Board", exact: true }).click();
  await page.getByRole("grid").waitFor({ timeout: TIMEOUT });
  assert.match(page.url(), /view=board/);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Text version" }).click();
  await region(page, "Log").getByText("changes speed").waitFor({ timeout: TIMEOUT });
  await assertStructure(page);
  assertClean(page);
});

test("a setting or the address opens matches in the text version", async () => {
  const page = await newPage("desktop");
  await open(page, "#/settings");
  await page.getByRole("radio", { name: /^As text/ }).check();
  await page.getByRole("radio", { name: /^Brief/ }).check();
  await open(page, "#/play/rift");
  await page.getByRole("heading", { level: 2, name: "Command line" }).waitFor({ timeout: TIMEOUT });
  await page.waitForLoadState("networkidle");
  await page.reload();
  await page.getByRole("heading", { level: 2, name: "Command line" }).waitFor({ timeout: TIMEOUT });
  await page.waitForLoadState("networkidle");
  await open(page, "#/settings");
  assert.equal(await page.getByRole("radio", { name: /^As text/ }).isChecked(), true);
  assert.equal(await page.getByRole("radio", { name: /^Brief/ }).isChecked(), true);
  assertClean(page);

  const other = await newPage("tablet");
  await open(other, "?view=text#/play/rift");
  await other.getByRole("heading", { level: 2, name: "Command line" }).waitFor({ timeout: TIMEOUT });
  assertClean(other);
});

test("the text version accepts German commands", async () => {
  const page = await newPage();
  await open(page, "?lang=de&view=text#/play/rift");
  await page.getByRole("heading", { level: 2, name: "Befehlszeile" }).waitFor({ timeout: TIMEOUT });
  const german = (line) => ask(page, line, "Befehl", "Mitschrift");
  assert.equal((await german("von A1 nach C4"))[0], "C4: 3 Felder südöstlich von A1 (3 südlich, 2 östlich).");
  assert.match((await german("wo rhino")).join(" "), /Rumpf: \d+ von \d+/);
  assert.match((await german("blabla")).join(" "), /kein Befehl.*hilfe/s);
  await assertStructure(page);
  assertClean(page);
});

test("a command or a button requests a hint in the text version, first a nudge, then the plan", async () => {
  const page = await newPage();
  await quickStart(page, mouse);
  await open(page, `${new URL(page.url()).hash}?view=text`);
  const card = region(page, "What the Admiral would do");
  const hintButton = (name) => card.getByRole("button", { name, exact: true });
  // The bot may start.
  await page.locator('button[aria-label="Hint"]:not([aria-disabled=true])').waitFor({ timeout: TIMEOUT });
  await submit(page, "hint");
  await hintButton("The whole plan").waitFor({ timeout: TIMEOUT });
  await hintButton("The whole plan").click();
  await hintButton("Play this").waitFor({ timeout: TIMEOUT });
  await assertStructure(page);
  await hintButton("Close").click();
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await hintButton("The whole plan").waitFor({ timeout: TIMEOUT });
  // A first hint is partial; the same command asks for the rest.
  await submit(page, "hint");
  await hintButton("Play this").waitFor({ timeout: TIMEOUT });
  assertClean(page);
});
