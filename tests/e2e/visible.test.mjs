// Basic visible behavior: the theme before the program is loaded, the log and the menu on a phone,
// the rules beside a table, titles, keys on keyboards of other scripts, pictures that scroll with
// the page, file icons, print.
import test from "node:test";
import assert from "node:assert/strict";
import { BASE_URL, assertClean, eventually, newPage, open } from "./support.mjs";
import { importFile, startHotseat } from "./position.mjs";
import { look } from "./captain.mjs";
import { tab } from "./editor.mjs";
import { defineVisibleTexts, findPaleText } from "./letters.mjs";
import { loadRecording } from "./replay.mjs";

test("the stored theme applies before the program is loaded", async () => {
  for (const [settings, scheme, expected] of [
    [{ theme: "light" }, "dark", "light"],
    [{ theme: "system" }, "light", "light"],
    [{ theme: "system" }, "dark", "night"],
    [undefined, "light", "night"],
  ]) {
    const page = await newPage("phone", { colorScheme: scheme });
    await page.addInitScript((settings) => settings && localStorage.setItem("centauri.settings", JSON.stringify(settings)), settings);
    // The program never arrives.
    await page.route(/app_bg.*\.wasm/, () => {});
    await page.goto(BASE_URL, { waitUntil: "commit" });
    const look = () => [document.documentElement.dataset.theme, getComputedStyle(document.body).backgroundColor];
    await page.waitForFunction(() => document.body && document.styleSheets.length > 0);
    const [theme, background] = await page.evaluate(look);
    assert.equal(theme, expected, JSON.stringify([settings, scheme]));
    const isBright = background.match(/\d+/g).slice(0, 3).every((part) => Number(part) > 128);
    assert.equal(isBright, expected === "light", background);
  }
});

test("on a phone the log opens at its newest line, and the button that closes the menu is visible", async () => {
  const page = await newPage("phone");
  await startHotseat(page);
  // Enough actions that the log is longer than its panel.
  for (let order = 0; order < 12; order += 1) {
    await page.keyboard.press("w");
    await page.keyboard.press("s");
  }
  await page.getByRole("button", { name: "Log", exact: true }).tap();
  const log = page.locator(".log");
  await eventually(async () => {
    const newest = await log.locator("li").last().boundingBox();
    const place = await page.locator(".table-log").boundingBox();
    assert.ok(newest.y + newest.height <= place.y + place.height + 2, "the newest line is in sight");
  });
  await page.getByRole("button", { name: "Menu", exact: true }).tap();
  const close = page.getByRole("dialog").getByRole("button", { name: "Close" });
  const { y, height } = await close.boundingBox();
  assert.ok(y + height <= 844, `the way out is at ${y}`);
  await close.tap();
  assertClean(page);
});

test("the rules beside a table take the focus, close by Escape, and return the focus", async () => {
  const page = await newPage();
  await startHotseat(page);
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  await menu.click();
  await page.getByRole("dialog").getByRole("button", { name: "Rules", exact: true }).click();
  const drawer = page.locator(".drawer");
  await eventually(async () => assert.equal(await drawer.evaluate((element) => element.contains(document.activeElement)), true));
  await page.locator(".table-prompt h1").focus();
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
  await eventually(async () => assert.equal(await menu.evaluate((element) => element === document.activeElement), true));
  assertClean(page);
});

test("letter keys work on a keyboard of another script", async () => {
  const page = await newPage();
  await startHotseat(page);
  const { log } = await look(page);
  await page.evaluate(() => {
    const stroke = { key: "ц", code: "KeyW", bubbles: true, cancelable: true };
    document.activeElement.dispatchEvent(new KeyboardEvent("keydown", stroke));
  });
  await eventually(async () => assert.notDeepEqual((await look(page)).log, log));
  assertClean(page);
});

test("titles follow the page, the rules link every game, and a swipe over a board preview scrolls", async () => {
  const page = await newPage("phone");
  await open(page, "#/table/t0-0");
  await page.waitForFunction(() => document.title.startsWith("This match is gone"));
  await open(page, "#/new/saga");
  const rulesLink = page.locator(".masthead").getByRole("link", { name: "Rules" });
  assert.equal(await rulesLink.getAttribute("href"), "#/rules/saga");
  await open(page, "#/rules/saga");
  const games = page.getByRole("navigation", { name: "Rules of the games" }).getByRole("link");
  await games.nth(3).waitFor();
  assert.equal(await games.count(), 4);
  await games.filter({ hasText: "Exodus" }).tap();
  await page.waitForFunction(() => document.title.startsWith("Rules of Exodus"));
  await open(page, "#/new/rift");
  const picture = page.locator(".setup-board");
  await picture.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await picture.boundingBox();
  const from = await page.evaluate(() => window.scrollY);
  const client = await page.context().newCDPSession(page);
  const finger = (type, ...touchPoints) => client.send("Input.dispatchTouchEvent", { type, touchPoints });
  const across = x + width / 2;
  await finger("touchStart", { x: across, y: y + height / 2 });
  for (let moved = 15; moved <= 150; moved += 15) await finger("touchMove", { x: across, y: y + height / 2 - moved });
  await finger("touchEnd");
  await page.waitForFunction((from) => window.scrollY > from + 60, from);
  assertClean(page);
});

/**
 * Returns the direction of an arrow in a file icon: out of the tray to import, into it to export.
 */
const arrowDirection = (button) =>
  button.locator(".sign path").first().evaluate((path) => {
    // The arrow head is the part of the shape that is wider than the shaft: above or below the
    // middle of the part without the tray.
    const points = Array.from({ length: 400 }, (_, step) => path.getPointAtLength((step / 399) * path.getTotalLength()));
    const free = points.filter(({ y }) => y < 15.5);
    const head = free.filter(({ x }) => Math.abs(x - 12) > 1);
    const tip = free.filter(({ x }) => Math.abs(x - 12) < 0.5).map(({ y }) => y);
    const center = (Math.min(...tip) + Math.max(...tip)) / 2;
    const mean = head.reduce((sum, { y }) => sum + y, 0) / head.length;
    return mean < center ? "up" : "down";
  });

test("buttons that open a file have an arrow up, those that download one have an arrow down", async () => {
  const page = await newPage();
  await open(page, "#/new/rift");
  const own = page.locator(".own-board");
  await own.waitFor();
  assert.equal(await arrowDirection(own.locator("label", { has: page.locator("input[type=file]") })), "up");
  assert.equal(await arrowDirection(own.getByRole("button", { name: "Download this board" })), "down");
  await open(page, "#/editor/rift/cold-open");
  await page.locator(".editor .cell").first().waitFor();
  assert.equal(await arrowDirection(page.locator(".editor-ways").getByRole("button", { name: "File", exact: true })), "down");
  await tab(page, "Boards").click();
  assert.equal(await arrowDirection(page.locator(".shelf-panel label", { has: page.locator("input[type=file]") })), "up");
  assertClean(page);
});

test("a long title makes no page of its match wider than the screen", async () => {
  const page = await newPage("phone");
  await open(page, "#/saves");
  const title = "W".repeat(80);
  await importFile(page, `${title}.centauri`, loadRecording("rift/conceded").save.join("\n"));
  const replay = page.locator("a[href*='#/replay/']").first();
  const match = (await replay.getAttribute("href")).replace("#/replay/", "");
  for (const [place, titled] of [["#/saves", "main"], [`#/table/${match}?view=text`, ".text-head h1"], [`#/replay/${match}`, ".replay"]]) {
    if (place !== "#/saves") await open(page, place);
    await page.locator(titled).first().waitFor();
    if (!titled.startsWith(".replay")) await eventually(async () => assert.ok((await page.locator(titled).first().innerText()).includes(title)));
    const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
    assert.ok(wide <= room, `${place} is ${wide} px wide`);
  }
  assertClean(page);
});

test("a table and its rules are printed in dark colors in every theme", async () => {
  const page = await newPage();
  await page.addInitScript(defineVisibleTexts);
  await startHotseat(page);
  await page.emulateMedia({ media: "print" });
  const assertPrintable = async (what, minimum) => {
    for (const theme of ["dark", "light", "contrast"]) {
      await page.evaluate((theme) => document.documentElement.setAttribute("data-theme", theme), theme);
      const { found, ...counts } = await page.evaluate(findPaleText);
      assert.deepEqual(found, [], `${what}, ${theme}`);
      for (const [kind, count] of Object.entries(minimum)) assert.ok(counts[kind] >= count, `${what}: ${counts[kind]} ${kind}`);
    }
  };
  await assertPrintable("the table", { words: 40, lines: 8, background: 2 });
  await open(page, "#/rules/rift");
  await page.locator("[id='at-RIFT-1.1']").waitFor();
  await assertPrintable("the rules", { words: 1000, lines: 100 });
  assertClean(page);
});
