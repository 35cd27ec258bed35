// What everybody sees at once: the looks before the program is there, the log and the menu on a phone, the rules beside a table,
// titles, keys on keyboards of other scripts, pictures that are swiped over.
import test from "node:test";
import assert from "node:assert/strict";
import { BASE_URL, assertClean, eventually, newPage, open } from "./support.mjs";
import { twoPlayers } from "./position.mjs";
import { look } from "./captain.mjs";

test("a page in light looks is light before its program is there", async () => {
  for (const [kept, scheme, drawn] of [
    [{ theme: "light" }, "dark", "light"],
    [{ theme: "system" }, "light", "light"],
    [{ theme: "system" }, "dark", "night"],
    [undefined, "light", "night"],
  ]) {
    const page = await newPage("phone", { colorScheme: scheme });
    await page.addInitScript((kept) => kept && localStorage.setItem("centauri.settings", JSON.stringify(kept)), kept);
    // The program never comes.
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
  // So many orders that the log is longer than its place.
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
  await page.waitForFunction(() => document.title.startsWith("This table is gone"));
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
  assert.equal(await picture.evaluate((it) => getComputedStyle(it).touchAction), "auto");
  assertClean(page);
});
