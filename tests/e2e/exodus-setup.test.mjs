// The set-up of Exodus: number of players, mode, map, seats, optional rules; custom maps.
import { test } from "node:test";
import assert from "node:assert/strict";
import { SIZES, assertAccessible, assertClean, assertStructure, eventually, newPage, open, resizeTo } from "./support.mjs";
import { awaitSaves, downloadFile } from "./position.mjs";
import { jsonFile } from "./editor.mjs";

/** Opens the set-up of a game. */
async function openSetup(size = "desktop", map = "") {
  const page = await newPage(size);
  await open(page, `#/new/exodus${map}`);
  await page.getByRole("button", { name: "Begin" }).waitFor();
  return page;
}

const awaitSummary = (page, pattern) => eventually(async () => assert.match(await page.locator(".setup-special").innerText(), pattern));
const choose = (page, name, value) => page.locator(`input[name=${name}][value="${value}"]`).check({ force: true });
const preview = (page) => page.locator(".exo-setup-field");

test("seats, mode and map are chosen, previewed and played", async () => {
  const page = await openSetup();
  await choose(page, "seats", 3);
  await choose(page, "mode", "combat");
  await awaitSummary(page, /10 starting CP/);
  await eventually(async () => assert.match(await preview(page).getAttribute("aria-label"), /^Small map.+3 seats/));
  await choose(page, "board", "3-long");
  await eventually(async () => assert.match(await preview(page).getAttribute("aria-label"), /^Large map/));
  await page.getByRole("checkbox", { name: /^Generals/ }).check();
  await awaitSummary(page, /Generals/);
  const before = await preview(page).innerHTML();
  await page.getByRole("button", { name: "Deal other planets" }).click();
  await eventually(async () => assert.notEqual(await preview(page).innerHTML(), before));
  await assertStructure(page);
  await page.getByRole("group", { name: "Color of Avalon" }).getByRole("radio", { name: "Purple" }).check({ force: true });
  await page.getByRole("combobox", { name: "Player for Carina" }).selectOption("human");
  await page.getByRole("button", { name: "Begin" }).click();
  await awaitSaves(page, ([save]) => {
    const { options } = JSON.parse(save.text);
    return (
      save.board === "3-long" && save.colors[0] === "purple" && save.sitters[0] === "human" && save.sitters[2] === "human" &&
      options.mode === "combat" && options.generals && options.layout.shipped === "long"
    );
  });
  assertClean(page);
});

test("a custom map file opens, and a faulty one is refused with the place of the fault", async () => {
  const page = await openSetup("phone", "/2-standard");
  const file = await downloadFile(page, () => page.getByRole("button", { name: "Download this map" }).click());
  assert.equal(file.name, "2-standard.json");
  const own = JSON.parse(file.text);
  const fileStatus = page.locator(".own-board [role=status]");
  const input = page.locator(".own-board input[type=file]");
  const twice = { ...own, open: [own.open[0], ...own.open] };
  await input.setInputFiles(jsonFile("twice.json", JSON.stringify(twice)));
  await fileStatus.getByText("twice.json").waitFor();
  assert.match(await fileStatus.innerText(), /nothing has changed.+open\[1\]/);
  await input.setInputFiles(jsonFile("mine.json", JSON.stringify({ ...own, title: "My lamps" })));
  await fileStatus.getByText("“My lamps” is open and chosen.").waitFor();
  await eventually(async () => assert.match(await preview(page).getAttribute("aria-label"), /^My lamps/));
  await assertStructure(page);
  assertClean(page);
});

test("the set-up is accessible and fits at every size", async () => {
  const page = await openSetup();
  await page.locator("main details").evaluateAll((all) => all.forEach((one) => (one.open = true)));
  await assertAccessible(page);
  for (const size of Object.keys(SIZES)) {
    await resizeTo(page, size);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    assert.ok(wider <= 0, `${wider} px too wide on a ${size}`);
  }
  assertClean(page);
});
