// Time at online tables: a match clock, what happens when it is used up, vacations, draws, leaving a match, and
// reactions.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { assertAccessible, assertClean } from "./support.mjs";
import { pageToAct } from "./lines.mjs";
import { awaitMatch, newPlayer, openTable, startTableServer } from "./table-server.mjs";

let server;
before(async () => {
  server = await startTableServer();
});
after(() => server.stop());

test("both see their clocks, agree on a draw, and a vacation is begun and ended", async () => {
  const ada = await newPlayer(server, "Ada");
  const time = "15 minutes for the match, plus 10 seconds for each decision";
  const link = await openTable(ada, "Centauri Rift", { open: ["Player for Captain B"], time, timeout: "The player loses" });
  await ada.getByText(time).waitFor();
  await ada.getByText("When time runs out: The player loses").waitFor();
  const ben = await newPlayer(server, "Ben", { size: "phone", route: new URL(link).hash });
  await ben.getByRole("button", { name: "Join at seat 2" }).click();
  for (const page of [ada, ben]) await awaitMatch(page);
  const acting = await pageToAct([ada, ben]);
  const waiting = acting === ada ? ben : ada;
  // The clock of whoever decides runs; the other stands.
  assert.match(await acting.locator(".prompt-clock").innerText(), /^1[4-6]:\d\d$/);
  await acting.locator(".online-left.stopped").filter({ hasText: "15:00" }).first().waitFor({ state: "attached" });
  await waiting.getByText("Your clock: 15:00").first().waitFor({ state: "attached" });

  await waiting.getByRole("button", { name: "Menu" }).click();
  await waiting.getByRole("button", { name: "Offer a draw" }).click();
  await acting.locator(".draw-offer button").first().click();
  for (const page of [ada, ben]) await page.locator(".end-table").waitFor();

  await ada.goto(`${server.address}#/online`);
  await ada.getByText("Draw", { exact: true }).first().waitFor({ state: "attached" });
  const vacation = ada.locator(".online-vacation");
  await vacation.getByRole("combobox", { name: "Days" }).selectOption("3");
  await vacation.getByRole("button", { name: "Start vacation now" }).click();
  await vacation.getByText(/^You are on vacation until \w+ \d+\.$/).waitFor();
  await assertAccessible(ada);
  await vacation.getByRole("button", { name: "End vacation" }).click();
  await vacation.getByText(/^29 days of vacation are left/).waitFor();
  for (const page of [ada, ben]) assertClean(page);
});

test("whoever leaves a match is told what it means, and a bot plays on", async () => {
  const ada = await newPlayer(server, "Ada");
  const link = await openTable(ada, "Centauri Rift", { open: ["Player for Captain B"], isRated: true });
  const ben = await newPlayer(server, "Ben", { route: new URL(link).hash });
  await ben.getByRole("button", { name: "Join at seat 2" }).click();
  for (const page of [ada, ben]) await awaitMatch(page);
  await ben.getByRole("button", { name: "Menu" }).click();
  await ben.getByRole("button", { name: "Leave match" }).click();
  const dialog = ben.getByRole("dialog", { name: "Leave this match?" });
  await dialog.getByText(/it counts as lost for you/).waitFor();
  await assertAccessible(ben);
  await dialog.getByRole("button", { name: "Leave match" }).click();
  await ben.getByText("A bot plays your seat for the rest of this match.").first().waitFor();
  await ada.locator(".online-other-name").filter({ hasText: "Bot" }).first().waitFor({ state: "attached" });
  for (const page of [ada, ben]) assertClean(page);
});

test("a table delays reactions, and the server remembers that it passes for a player", async () => {
  const ada = await newPlayer(server, "Ada");
  const link = await openTable(ada, "Space Rift", { open: [/^Player for North/], delay: "After 5 seconds" });
  await ada.getByText("Reactions take effect: After 5 seconds").waitFor();
  const ben = await newPlayer(server, "Ben", { size: "phone", route: new URL(link).hash });
  await ben.getByRole("button", { name: "Join at seat 2" }).click();
  for (const page of [ada, ben]) await awaitMatch(page);
  const policy = async (page) => {
    await page.getByRole("button", { name: "Menu" }).click();
    return page.getByRole("combobox", { name: "When you may react" });
  };
  await (await policy(ben)).selectOption({ label: "Pass, unless my own pieces are affected" });
  await assertAccessible(ben);
  await ben.reload();
  await awaitMatch(ben);
  const chosen = await policy(ben);
  await ben.waitForFunction((select) => select.value === "unless-affected", await chosen.elementHandle());
  // Nobody else learns of it.
  assert.equal(await (await policy(ada)).inputValue(), "ask");
  for (const page of [ada, ben]) assertClean(page);
});
