// The set-up of Space Rift: scenario, sides, seats, options; custom files.
import { test } from "node:test";
import assert from "node:assert/strict";
import { assertAccessible, assertClean, eventually, newPage, open } from "./support.mjs";
import { downloaded, keptAs } from "./position.mjs";
import { asFile } from "./editor.mjs";

/** The set-up of a battle. */
async function settingUp(size = "desktop", scenario = "") {
  const page = await newPage(size);
  await open(page, `#/new/space-rift${scenario}`);
  await page.getByRole("button", { name: "Begin" }).waitFor();
  return page;
}

const facts = (page) => page.locator(".setup-special").innerText();
const saying = (page, pattern) => eventually(async () => assert.match(await facts(page), pattern));

test("a scenario is chosen, seen as it will be, and played with what was agreed on", async () => {
  const page = await settingUp();
  await saying(page, /no combat cards/);
  await page.getByRole("radio", { name: /^Veil over Two Worlds/ }).check({ force: true });
  await saying(page, /The rift[^]*hold planets/);
  const drawn = page.getByRole("img", { name: "Veil over Two Worlds as the battle begins" });
  assert.equal(await drawn.locator(".rift-tile").count(), 6);
  await page.getByRole("checkbox", { name: /^The rift/ }).uncheck();
  await eventually(async () => assert.equal(await drawn.locator(".rift-tile").count(), 0));
  await page.getByText("More options").click();
  await page.getByRole("checkbox", { name: /^Meteors/ }).check();
  await page.getByLabel("First turn").selectOption("north");
  await page.getByLabel("Points to win for North").fill("9");
  await page.getByLabel("Seed").fill("our evening");
  await page.keyboard.press("Tab");
  await saying(page, /13 : 9 points to win[^]*Meteors[^]*North goes first/);
  await assertAccessible(page);
  await page.getByRole("group", { name: "Color of South" }).getByRole("radio", { name: "Purple" }).check({ force: true });
  await page.getByRole("combobox", { name: "Player for North" }).selectOption("human");
  await page.getByRole("button", { name: "Begin" }).click();
  await keptAs(page, ([save]) => {
    const { options } = JSON.parse(save.text);
    return (
      save.board === "srr-03" && save.colors[0] === "purple" && save.sitters.join() === "human,human" &&
      options.rift === "without" && options.rules.meteors === "with" && options.rules.first === "north" &&
      options.rules.victory.north === 9
    );
  });
  assertClean(page);
});

test("sides are changed, and a fleet is led by up to three", async () => {
  const page = await settingUp();
  const who = (seat) => page.getByRole("combobox", { name: `Player for ${seat}`, exact: true });
  await page.getByRole("button", { name: "Swap sides" }).click();
  await eventually(async () => assert.equal(await who("North").inputValue(), "human"));
  assert.equal(await who("South").inputValue(), "ensign");
  await page.getByLabel("Seats of North").fill("3");
  await page.keyboard.press("Tab");
  for (const seat of ["North left wing", "North right wing"]) {
    await eventually(async () => assert.equal(await who(seat).inputValue(), "ensign"));
  }
  assert.equal(await who("North commander").inputValue(), "human");
  await assertAccessible(page);
  await page.getByRole("button", { name: "Begin" }).click();
  await keptAs(page, ([save]) => save.sitters.length === 4 && save.sitters[1] === "human");
  assertClean(page);
});

test("a scenario of one's own is opened, a faulty one refused with its place", async () => {
  const page = await settingUp("phone", "/srb-02");
  const file = await downloaded(page, () => page.getByRole("button", { name: "Download this scenario" }).click());
  assert.equal(file.name, "srb-02.json");
  const own = JSON.parse(file.text);
  const told = page.locator(".own-board [role=status]");
  const input = page.locator(".own-board input[type=file]");
  const title = page.locator(".setup-board-text h2");
  own.sides.south.units[1] = own.sides.south.units[0];
  await input.setInputFiles(asFile("twice.json", JSON.stringify(own)));
  await told.getByText("twice.json").waitFor();
  assert.match(await told.innerText(), /nothing has changed.+sides\.south\.units\[1\]/);
  assert.equal(await title.innerText(), "The Cinder Belt");
  await input.setInputFiles(asFile("mine.json", file.text.replace("The Cinder Belt", "My belt")));
  await told.getByText("“My belt” is open and selected.").waitFor();
  await eventually(async () => assert.equal(await title.innerText(), "My belt"));
  await assertAccessible(page);
  assertClean(page);
});
