// Games of Saga in the browser: a whole solo campaign by mouse, a round of two by keyboard, the
// Arena with handover screens, and the accessibility of every tab of the table. In
// `first-match.test.mjs` a round is played by touch.
import test from "node:test";
import assert from "node:assert/strict";
import { ANIMATED, assertAccessible, assertClean, assertStructure, assertTabs, eventually, newPage, open, resizeTo } from "./support.mjs";
import { awaitTurn, look, mouse, play, startCampaign } from "./explorer.mjs";
import { awaitSaves } from "./position.mjs";

const TABS = ["map", "mat", "hand", "encounter", "events", "mission", "fleet"];
/** Returns whether a round has started. */
const isRound = (number) => ({ log }) => log.some((line) => new RegExp(`^Round ${number}\\b`).test(line));

test("a solo campaign is played by mouse, from the set-up to its end", async () => {
  const page = await newPage();
  await startCampaign(page, 1);
  await play(page, mouse);
  const end = page.getByRole("dialog");
  assert.match(await end.getByRole("heading", { level: 2 }).innerText(), /^(Victory!|Defeat|Draw)$/);
  assert.match(await end.locator(".end-winner").innerText(), /^Mission (accomplished|failed)/);
  await awaitSaves(page, ([save]) => save.over && save.game === "saga");
  await assertAccessible(page);
  assertClean(page);
});

test("a round with a bot is played by keyboard only", async () => {
  const page = await newPage();
  await startCampaign(page, 2, { company: "bots" });
  for (const [index, tab] of TABS.entries()) {
    await page.keyboard.press(String(index + 1));
    await eventually(async () => assert.equal((await look(page)).tab, tab));
  }
  await page.keyboard.press("1");
  const press = async (target) => {
    await target.focus();
    await page.keyboard.press("Enter");
  };
  await play(page, { press }, { enough: isRound(2) });
  assertClean(page);
});

test("in the Arena a handover screen separates the hands of two players at one screen", async () => {
  const page = await newPage();
  let handoverScreens = 0;
  // Handover screens appear only if there are cards to hide, so the test draws cards whenever
  // possible. Some matches deal few cards.
  for (let matches = 0; matches < 5 && handoverScreens < 4; matches += 1) {
    await startCampaign(page, 2, { scenario: "arn" });
    await play(page, mouse, {
      first: ["regroup-draw"],
      enough: (seen) => {
        handoverScreens += seen.curtain ? 1 : 0;
        return handoverScreens > 3;
      },
    });
  }
  assert.ok(handoverScreens > 3, "no curtain between two hands");
  assertClean(page);
});

test("every tab of the table is accessible and fits on a desktop and on a phone", async () => {
  const page = await newPage("desktop", { hasTouch: true });
  await startCampaign(page, 2, { company: "bots" });
  await play(page, mouse, { enough: isRound(2) });
  for (const size of ["desktop", "phone"]) {
    await resizeTo(page, size);
    const show = async (tab) => {
      // A new question is scrolled into view, above the previous choice.
      await eventually(async () => {
        await page.locator(`[role=tab][data-tab=${tab}]`).click();
        assert.equal((await look(page)).tab, tab);
      });
    };
    await assertTabs(page, TABS, show, size === "desktop" ? assertAccessible : assertStructure);
  }
  assertClean(page);
});

test("one click on the first page starts a campaign with a bot", async () => {
  const page = await newPage("desktop", ANIMATED);
  await open(page);
  await mouse.press(page.locator(".door[data-game=saga]").getByRole("link", { name: "Play with a bot" }));
  const { prompt } = await awaitTurn(page);
  assert.doesNotMatch(prompt, /Commander/, "a Commander is dealt");
  assertClean(page);
});

test("the table does not scroll, even if its content is taller", async () => {
  const page = await newPage("tablet");
  await startCampaign(page, 2, { company: "bots" });
  const shifted = await page.evaluate(() => {
    const table = document.querySelector(".table");
    const tall = document.createElement("div");
    tall.style.blockSize = "300vh";
    table.append(tall);
    table.scrollTop = 70;
    const { scrollTop } = table;
    tall.remove();
    return scrollTop;
  });
  assert.equal(shifted, 0);
  assertClean(page);
});
