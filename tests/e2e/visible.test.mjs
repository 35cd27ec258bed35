// What every user sees first: the theme before the program is loaded, the log and the menu on a
// phone, the rules beside a table, titles, keys on keyboards of other scripts, pictures that scroll
// with the page, file icons, print.
import test from "node:test";
import assert from "node:assert/strict";
import { BASE_URL, assertClean, eventually, newPage, open } from "./support.mjs";
import { importFile, twoPlayers } from "./position.mjs";
import { look } from "./captain.mjs";
import { tab } from "./editor.mjs";
import { pale, whatIsWritten } from "./letters.mjs";
import { recorded } from "./replay.mjs";

test("a page in light looks is light before its program is there", async () => {
  for (const [kept, scheme, drawn] of [
    [{ theme: "light" }, "dark", "light"],
    [{ theme: "system" }, "light", "light"],
    [{ theme: "system" }, "dark", "night"],
    [undefined, "light", "night"],
  ]) {
    const page = await newPage("phone", { colorScheme: scheme });
    await page.addInitScript((kept) => kept && localStorage.setItem("centauri.settings", JSON.stringify(kept)), kept);
    // The program never arrives.
    await page.route(/app_bg.*\.wasm/, () => {});
    await page.goto(BASE_URL, { waitUntil: "commit" });
    const look = () => [document.documentElement.dataset.theme, getComputedStyle(document.body).backgroundColor];
    await page.waitForFunction(() => document.body && document.styleSheets.length > 0);
    const [theme, ground] = await page.evaluate(look);
    assert.equal(theme, drawn, JSON.stringify([kept, scheme]));
    const bright = ground.match(/\d+/g).slice(0, 3).every((part) => Number(part) > 128);
    assert.equal(bright, drawn === "light", ground);
  }
});

test("on a phone the log opens at its newest line, and the way out of the menu is in sight", async () => {
  const page = await newPage("phone");
  await twoPlayers(page);
  // So many actions that the log is longer than its panel.
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

test("the rules beside a table have the focus, close by Escape from anywhere, and give the focus back", async () => {
  const page = await newPage();
  await twoPlayers(page);
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  await menu.click();
  await page.getByRole("dialog").getByRole("button", { name: "Rules", exact: true }).click();
  const drawer = page.locator(".drawer");
  await eventually(async () => assert.equal(await drawer.evaluate((it) => it.contains(document.activeElement)), true));
  await page.locator(".table-prompt h1").focus();
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
  await eventually(async () => assert.equal(await menu.evaluate((it) => it === document.activeElement), true));
  assertClean(page);
});

test("letters give their orders on a keyboard of another script", async () => {
  const page = await newPage();
  await twoPlayers(page);
  const { log } = await look(page);
  await page.evaluate(() => {
    const stroke = { key: "ц", code: "KeyW", bubbles: true, cancelable: true };
    document.activeElement.dispatchEvent(new KeyboardEvent("keydown", stroke));
  });
  await eventually(async () => assert.notDeepEqual((await look(page)).log, log));
  assertClean(page);
});

test("titles follow what is shown, the rules lead to every game, and a picture of a board is swiped over", async () => {
  const page = await newPage("phone");
  await open(page, "#/table/t0-0");
  await page.waitForFunction(() => document.title.startsWith("This match is gone"));
  await open(page, "#/new/saga");
  const way = page.locator(".masthead").getByRole("link", { name: "Rules" });
  assert.equal(await way.getAttribute("href"), "#/rules/saga");
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
  for (let way = 15; way <= 150; way += 15) await finger("touchMove", { x: across, y: y + height / 2 - way });
  await finger("touchEnd");
  await page.waitForFunction((from) => window.scrollY > from + 60, from);
  assertClean(page);
});

/** The direction of an arrow in a file icon: out of the tray to import, into it to export. */
const arrow = (button) =>
  button.locator(".sign path").first().evaluate((path) => {
    // The arrow head is where the shape is wider than its shaft: above or below the middle of the
    // part without the tray.
    const points = Array.from({ length: 400 }, (_, step) => path.getPointAtLength((step / 399) * path.getTotalLength()));
    const free = points.filter(({ y }) => y < 15.5);
    const head = free.filter(({ x }) => Math.abs(x - 12) > 1);
    const tip = free.filter(({ x }) => Math.abs(x - 12) < 0.5).map(({ y }) => y);
    const middle = (Math.min(...tip) + Math.max(...tip)) / 2;
    const mean = head.reduce((sum, { y }) => sum + y, 0) / head.length;
    return mean < middle ? "up" : "down";
  });

test("what opens a file has an arrow up, what keeps one has an arrow down: in set-up and editor", async () => {
  const page = await newPage();
  await open(page, "#/new/rift");
  const own = page.locator(".own-board");
  await own.waitFor();
  assert.equal(await arrow(own.locator("label", { has: page.locator("input[type=file]") })), "up");
  assert.equal(await arrow(own.getByRole("button", { name: "Download this board" })), "down");
  await open(page, "#/editor/rift/cold-open");
  await page.locator(".editor .cell").first().waitFor();
  assert.equal(await arrow(page.locator(".editor-ways").getByRole("button", { name: "File", exact: true })), "down");
  await tab(page, "Boards").click();
  assert.equal(await arrow(page.locator(".shelf-panel label", { has: page.locator("input[type=file]") })), "up");
  assertClean(page);
});

test("the longest title widens no page of its match", async () => {
  const page = await newPage("phone");
  await open(page, "#/saves");
  const title = "W".repeat(80);
  await importFile(page, `${title}.centauri`, recorded("rift/conceded").save.join("\n"));
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

test("a table and its rules are dark on paper, whatever they look like on a screen", async () => {
  const page = await newPage();
  await page.addInitScript(whatIsWritten);
  await twoPlayers(page);
  await page.emulateMedia({ media: "print" });
  const paper = async (what, least) => {
    for (const theme of ["dark", "light", "contrast"]) {
      await page.evaluate((theme) => document.documentElement.setAttribute("data-theme", theme), theme);
      const { found, ...looked } = await page.evaluate(pale);
      assert.deepEqual(found, [], `${what}, ${theme}`);
      for (const [kind, count] of Object.entries(least)) assert.ok(looked[kind] >= count, `${what}: ${looked[kind]} ${kind}`);
    }
  };
  await paper("the table", { words: 40, lines: 8, ground: 2 });
  await open(page, "#/rules/rift");
  await page.locator("[id='at-RIFT-1.1']").waitFor();
  await paper("the rules", { words: 1000, lines: 100 });
  assertClean(page);
});
