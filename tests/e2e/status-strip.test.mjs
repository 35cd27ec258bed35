// The status strip of every game: on phones and tablets it shows the figures of a turn, and a tap
// explains each of them.
import test from "node:test";
import assert from "node:assert/strict";
import { assertAccessible, assertClean, newPage, open } from "./support.mjs";

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
    await assertAccessible(page);
    await figures.last().tap();
    await help.getByRole("paragraph").waitFor({ state: "detached" });
    await page.setViewportSize({ width: 1440, height: 900 });
    await strip.waitFor({ state: "hidden" });
    assertClean(page);
  });
}
