// The status strip of every game: on phones and tablets it shows the figures of a turn, and a tap
// explains each of them.
import test from "node:test";
import assert from "node:assert/strict";
import { assertClean, assertStructure, eventually, newPage, open } from "./support.mjs";
import { awaitTurn, startBattle } from "./commander.mjs";

/** The figures that each game shows at the start of a quick match. */
const FIGURES = {
  rift: ["energy", "aux", "speed", "hull", "shields"],
  "space-rift": ["score", "commands", "stars"],
  exodus: ["rank", "vp", "cp", "ax", "ph", "home", "stash"],
  saga: ["hull", "mp", "activation", "astartium", "exploration", "combat", "doom"],
};

const PLAY = /^Play (against|with) (a )?bots?$/;

for (const [game, keys] of Object.entries(FIGURES)) {
  test(`a tap explains each figure of ${game}`, async () => {
    const page = await newPage("phone");
    await open(page);
    await page.locator(`.door[data-game=${game}]`).getByRole("link", { name: PLAY }).tap();
    const strip = page.getByRole("region", { name: "Status", exact: true });
    await strip.waitFor();
    const figures = strip.getByRole("button");
    assert.deepEqual(await figures.evaluateAll((buttons) => buttons.map(({ dataset }) => dataset.status)), keys);
    const help = strip.getByRole("status");
    for (const figure of await figures.all()) {
      const label = await figure.getAttribute("aria-label");
      assert.match(label, /\d/);
      await figure.tap();
      await help.getByText(label).waitFor();
      assert.equal(await figure.getAttribute("aria-expanded"), "true");
    }
    // The tests of each game's table check its colors.
    await assertStructure(page, [".board"]);
    await figures.last().tap();
    await help.getByRole("paragraph").waitFor({ state: "detached" });
    await page.setViewportSize({ width: 1440, height: 900 });
    await strip.waitFor({ state: "hidden" });
    assertClean(page);
  });
}

test("the command card in play stays visible with its orders at every size", async () => {
  const page = await newPage("desktop", { hasTouch: true });
  await startBattle(page);
  const [onStand, onStrip] = [page.locator(".stand.active .played-card"), page.locator(".table-status [data-status=orders]")];
  assert.deepEqual([await onStand.count(), await onStrip.count()], [0, 0], "no card is in play");
  await page.locator(".curtain .button").click();
  await page.locator("button.hand-card.playable").first().click();
  await page.locator(".battle-orders [data-order=command]").click();
  const left = async (place) => (await place.locator(".played-left :is(b, dd)").allInnerTexts()).reduce((sum, text) => sum + Number(text), 0);
  await onStand.waitFor();
  const before = await left(onStand);
  const seen = await awaitTurn(page);
  if (seen.hexes.length) {
    await page.locator(`[role=gridcell][data-cell="${seen.hexes[0].cell}"]`).click();
    await page.evaluate(() => window.afterRender());
    const order = page.locator(".battle-orders [data-order=order]").first();
    if (await order.isVisible()) await order.click();
    await eventually(async () => assert.ok((await left(onStand)) < before));
  }
  // All of it is in view, and the strip of a small screen does not scroll.
  for (const [width, height] of [[1440, 900], [820, 1180], [360, 640], [390, 844], [667, 375]]) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.afterRender());
    const place = width === 1440 ? onStand : onStrip;
    await place.waitFor();
    assert.match(await place.getAttribute("aria-label"), /^Command card of South: \w.*\. Orders left: .*\d.*\.$/);
    for (const part of [".card-picture", ".played-name", ".played-left"]) assert.ok(await place.locator(part).first().isVisible(), part);
    if (seen.hexes.length) assert.ok((await left(place)) < before);
    const box = await place.boundingBox();
    assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height, JSON.stringify(box));
    const hidden = await page.locator(".table-status ul").evaluate((list) => list.scrollWidth - list.clientWidth);
    assert.ok(hidden <= 0, `${hidden} px of the strip are hidden at ${width} x ${height}`);
  }
  assertClean(page);
});
