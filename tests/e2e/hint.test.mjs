// Hints at the table: a nudge, the whole plan, following it, playing it, and canceling its
// computation.
import test from "node:test";
import assert from "node:assert/strict";
import { assertAccessible, assertClean, eventually, newPage } from "./support.mjs";
import { look, mouse } from "./captain.mjs";
import { awaitSaves, position, quickStart, startHotseat } from "./position.mjs";

test("a hint shows a nudge, then the plan, and plays it", async () => {
  const page = await newPage();
  await quickStart(page, mouse);
  await page.getByRole("button", { name: "Hint" }).click();
  const more = page.getByRole("button", { name: "The whole plan" });
  await more.waitFor();
  const nudge = await page.locator(".hint-text").innerText();
  assert.equal(await page.locator(".layer.hint > *").count(), 0, "a nudge draws nothing");
  await more.click();
  await page.getByRole("button", { name: "Play this" }).waitFor();
  assert.notEqual(await page.locator(".hint-text").innerText(), nudge);
  assert.match(await page.locator(".hint .guide-card-note").innerText(), /^Win chance with this plan: \d+%$/);
  await page.locator(".layer.hint > *").first().waitFor({ state: "attached" });
  await assertAccessible(page);
  const { log } = await look(page);
  await page.getByRole("button", { name: "Play this" }).click();
  await page.locator("section.hint").waitFor({ state: "detached" });
  await eventually(async () => assert.ok((await look(page)).log.length > log.length, "the plan was played"));
  assertClean(page);
});

test("each player at one screen gets their own hint, and a played plan is saved", async () => {
  const page = await newPage();
  const first = await startHotseat(page);
  const own = ({ ships }) => ships.find((ship) => ship.own && ship.active).ship;
  await page.locator('[data-order="end-turn"]').click();
  await page.waitForFunction((before) => document.querySelector(".prompt-text").innerText !== before, first.prompt);
  const second = await look(page);
  assert.notEqual(own(second), own(first));
  await page.keyboard.press("h");
  await page.getByRole("button", { name: "The whole plan" }).click();
  const play = page.getByRole("button", { name: "Play this" });
  await play.waitFor();
  assert.ok((await page.locator(".hint-text").innerText()).includes(own(second)));
  await play.click();
  await page.locator("section.hint").waitFor({ state: "detached" });
  const played = await position(page);
  assert.notDeepEqual(played.log, second.log);
  // The plan ends the turn, which is the last of its round.
  await awaitSaves(page, ([save]) => save.round > 1);
  await page.reload();
  await page.locator(".table").waitFor();
  assert.deepEqual((await position(page)).log, played.log);
  assertClean(page);
});

test("a key requests a hint, closes it, and requests it again", async () => {
  const page = await newPage();
  await quickStart(page, mouse);
  await page.keyboard.press("h");
  await page.getByRole("button", { name: "The whole plan" }).waitFor();
  await page.keyboard.press("h");
  await page.getByRole("button", { name: "Play this" }).waitFor();
  await page.keyboard.press("h");
  await page.locator("section.hint").waitFor({ state: "detached" });
  await page.keyboard.press("h");
  await page.locator("section.hint").waitFor();
  assertClean(page);
});
