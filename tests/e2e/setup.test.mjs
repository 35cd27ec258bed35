// The set-up of a match and its stored choices: a custom board, colors, a custom limit, and the
// players.
import { test } from "node:test";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { assertClean, assertStructure, newPage, open } from "./support.mjs";
import { awaitSaves } from "./position.mjs";

const jsonFile = (name, board) => ({ name, mimeType: "application/json", buffer: Buffer.from(JSON.stringify(board)) });

/** Opens the set-up, with its preselected board as a file. */
async function openSetup() {
  const page = await newPage();
  await open(page, "#/new/rift");
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download this board" }).click();
  const board = JSON.parse(await readFile(await (await waiting).path(), "utf8"));
  return { page, board, input: page.locator(".own-board input[type=file]"), fileStatus: page.locator(".own-board [role=status]") };
}

test("a faulty board file is refused with the place of the fault and changes nothing", async () => {
  const { page, board, input, fileStatus } = await openSetup();
  const before = await page.locator(".setup-board-text h2").innerText();
  await input.setInputFiles(jsonFile("wide.json", { ...board, width: board.width + 1 }));
  await fileStatus.getByText("wide.json").waitFor();
  assert.match(await fileStatus.innerText(), /Nothing has changed.+rows\[0\]/);
  assert.equal(await page.locator(".setup-board-text h2").innerText(), before);
  await assertStructure(page);
  assertClean(page);
});

test("a match keeps its custom board, colors and time limit over a reload", async () => {
  const { page, board, input, fileStatus } = await openSetup();
  const rows = board.rows.map((row, y) => (y === 2 ? `@${row.slice(1)}` : row));
  await input.setInputFiles(jsonFile("harbor.json", { ...board, name: "My harbor", rows }));
  await fileStatus.getByText("not symmetrical").waitFor();
  await page.getByRole("group", { name: "Color of Captain A" }).getByRole("radio", { name: "Purple" }).check({ force: true });
  await page.getByRole("combobox", { name: "Player for Captain B" }).selectOption("human");
  await page.getByRole("radio", { name: "Custom limit" }).check();
  await page.getByLabel("Seconds per turn").fill("3000");
  await page.getByRole("button", { name: "Begin" }).click();

  for (const again of [false, true]) {
    if (again) await page.reload();
    await page.locator(".table").waitFor();
    assert.equal(await page.title(), "My harbor — Centauri");
    assert.equal(await page.locator(".table").getAttribute("data-colors"), "1-purple");
    assert.match(await page.locator(".prompt-clock").innerText(), /^(50:00|4\d:\d\d)$/);
    assert.match(await page.locator('.cell[aria-rowindex="3"][aria-colindex="1"]').getAttribute("aria-label"), /asteroid|planet|star/);
  }
  assertClean(page);
});

test("a seat is given to a bot during a match and taken back", async () => {
  const { page } = await openSetup();
  await page.getByRole("combobox", { name: "Player for Captain B" }).selectOption("human");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator(".table-actions [data-order=end-turn]").waitFor();
  const setPlayer = async (seat, who) => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").getByLabel(seat).selectOption(who);
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  };
  await setPlayer("Captain A", "ensign");
  await setPlayer("Captain B", "ensign");
  await page.locator(".log-entry").nth(3).waitFor();
  await setPlayer("Captain A", "human");
  await awaitSaves(page, ([save]) => save.sitters[0] === "human" && save.sitters[1] !== "human");
  await page.reload();
  await page.getByRole("button", { name: "Menu" }).click();
  assert.equal(await page.getByLabel("Captain A").inputValue(), "human");
  assert.equal(await page.getByLabel("Captain B").inputValue(), "ensign");
  assertClean(page);
});

test("the advice about turns stays closed until the menu opens it again", async () => {
  const { page } = await openSetup();
  await page.getByRole("button", { name: "Begin" }).click();
  const card = page.getByRole("region", { name: "How a turn works" });
  await card.getByRole("button", { name: "Got it" }).click();
  await page.reload();
  await page.locator(".table-prompt").waitFor();
  assert.equal(await card.count(), 0);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "How a turn works" }).click();
  await card.waitFor();
  assertClean(page);
});

test("a player who changes right after an action is stored with it", async () => {
  const { page } = await openSetup();
  await page.getByRole("combobox", { name: "Player for Captain B" }).selectOption("human");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator(".table-actions [data-order=end-turn]").waitFor();
  const logOf = ({ text }) => JSON.parse(text).log;
  const [begun] = await awaitSaves(page, ([save]) => save && logOf(save).length === 1);
  const [[mover]] = logOf(begun);
  await page.getByRole("button", { name: "Menu" }).click();
  // The page stores an action after the next frame. A script is quick enough to come before it.
  await page.evaluate((mover) => {
    document.querySelector(".table-actions [data-order=end-turn]").click();
    const player = document.querySelectorAll(".who-plays select")[mover];
    player.value = "ensign";
    player.dispatchEvent(new Event("change", { bubbles: true }));
  }, mover);
  const [save] = await awaitSaves(page, ([save]) => logOf(save).length > 1);
  assert.equal(save.sitters[mover].bot, "ensign");
  assert.equal(save.sitters[1 - mover], "human");
  assertClean(page);
});
