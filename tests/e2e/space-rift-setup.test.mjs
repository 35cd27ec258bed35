// The set-up of Space Rift: scenario, sides, seats, options; custom files.
import { test } from "node:test";
import assert from "node:assert/strict";
import { assertClean, assertStructure, eventually, newPage, open } from "./support.mjs";
import { awaitSaves, downloadFile } from "./position.mjs";
import { jsonFile } from "./editor.mjs";

/** Opens the set-up of a battle. */
async function openSetup(size = "desktop", scenario = "") {
  const page = await newPage(size);
  await open(page, `#/new/space-rift${scenario}`);
  await page.getByRole("button", { name: "Begin" }).waitFor();
  return page;
}

const summary = (page) => page.locator(".setup-special").innerText();
const awaitSummary = (page, pattern) => eventually(async () => assert.match(await summary(page), pattern));

test("a scenario and its options are chosen, previewed and played", async () => {
  const page = await openSetup();
  await awaitSummary(page, /no combat cards/);
  await page.getByRole("radio", { name: /^Veil over Two Worlds/ }).check({ force: true });
  await awaitSummary(page, /The rift[^]*hold planets/);
  const preview = page.getByRole("img", { name: "Veil over Two Worlds as the battle begins" });
  assert.equal(await preview.locator(".rift-tile").count(), 6);
  await page.getByRole("checkbox", { name: /^The rift/ }).uncheck();
  await eventually(async () => assert.equal(await preview.locator(".rift-tile").count(), 0));
  await page.getByText("More options").click();
  await page.getByRole("checkbox", { name: /^Meteors/ }).check();
  await page.getByLabel("First turn").selectOption("north");
  await page.getByLabel("Points to win for North").fill("9");
  await page.getByLabel("Seed").fill("our evening");
  await page.keyboard.press("Tab");
  await awaitSummary(page, /13 : 9 points to win[^]*Meteors[^]*North goes first/);
  await assertStructure(page);
  await page.getByRole("group", { name: "Color of South" }).getByRole("radio", { name: "Purple" }).check({ force: true });
  await page.getByRole("combobox", { name: "Player for North" }).selectOption("human");
  await page.getByRole("button", { name: "Begin" }).click();
  await awaitSaves(page, ([save]) => {
    const { options } = JSON.parse(save.text);
    return (
      save.board === "srr-03" && save.colors[0] === "purple" && save.sitters.join() === "human,human" &&
      options.rift === "without" && options.rules.meteors === "with" && options.rules.first === "north" &&
      options.rules.victory.north === 9
    );
  });
  assertClean(page);
});

test("sides are swapped, and up to three seats share a fleet", async () => {
  const page = await openSetup();
  const playerOf = (seat) => page.getByRole("combobox", { name: `Player for ${seat}`, exact: true });
  await page.getByRole("button", { name: "Swap sides" }).click();
  await eventually(async () => assert.equal(await playerOf("North").inputValue(), "human"));
  assert.equal(await playerOf("South").inputValue(), "ensign");
  await page.getByLabel("Seats of North").fill("3");
  await page.keyboard.press("Tab");
  for (const seat of ["North left wing", "North right wing"]) {
    await eventually(async () => assert.equal(await playerOf(seat).inputValue(), "ensign"));
  }
  assert.equal(await playerOf("North commander").inputValue(), "human");
  await assertStructure(page);
  await page.getByRole("button", { name: "Begin" }).click();
  await awaitSaves(page, ([save]) => save.sitters.length === 4 && save.sitters[1] === "human");
  assertClean(page);
});

test("a custom scenario file opens, and a faulty one is refused with the place of the fault", async () => {
  const page = await openSetup("phone", "/srb-02");
  const file = await downloadFile(page, () => page.getByRole("button", { name: "Download this scenario" }).click());
  assert.equal(file.name, "srb-02.json");
  const own = JSON.parse(file.text);
  const fileStatus = page.locator(".own-board [role=status]");
  const input = page.locator(".own-board input[type=file]");
  const title = page.locator(".setup-board-text h2");
  own.sides.south.units[1] = own.sides.south.units[0];
  await input.setInputFiles(jsonFile("twice.json", JSON.stringify(own)));
  await fileStatus.getByText("twice.json").waitFor();
  assert.match(await fileStatus.innerText(), /nothing has changed.+sides\.south\.units\[1\]/);
  assert.equal(await title.innerText(), "The Cinder Belt");
  await input.setInputFiles(jsonFile("mine.json", file.text.replace("The Cinder Belt", "My belt")));
  await fileStatus.getByText("“My belt” is open and selected.").waitFor();
  await eventually(async () => assert.equal(await title.innerText(), "My belt"));
  await assertStructure(page);
  assertClean(page);
});
