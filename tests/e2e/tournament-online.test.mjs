// A tournament of two people on a table server: one creates it, both join, play the only round, and see the standings.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { assertAccessible, assertClean } from "./support.mjs";
import { resign } from "./lines.mjs";
import { awaitMatch, newPlayer, startTableServer } from "./table-server.mjs";

let server;
before(async () => {
  server = await startTableServer();
});
after(() => server.stop());

test("two people join a tournament, play its round, and read the standings", async () => {
  const ada = await newPlayer(server, "Ada");
  await ada.getByRole("link", { name: "Show tournaments" }).click();
  await ada.getByText("There are no tournaments yet.").waitFor();
  await ada.getByRole("link", { name: "New tournament" }).click();
  await ada.getByRole("button", { name: "Create tournament" }).click();
  await ada.getByText("Type a name first.").waitFor();
  await ada.getByRole("textbox", { name: "Name" }).fill("Spring cup");
  await ada.getByRole("combobox", { name: "Match" }).selectOption({ label: "Centauri Rift, first scenario with two seats" });
  await ada.getByRole("radio", { name: /^Round robin/ }).check();
  await ada.getByRole("spinbutton", { name: "Players at least" }).fill("2");
  await assertAccessible(ada);
  await ada.getByRole("button", { name: "Create tournament" }).click();
  await ada.getByRole("heading", { name: "Spring cup" }).waitFor();
  const address = ada.url();
  await ada.getByRole("button", { name: "Join" }).click();
  assert.equal(await ada.getByRole("button", { name: "Start now" }).count(), 0);

  // Ben, on a phone, comes by the address.
  const ben = await newPlayer(server, "Ben", { size: "phone", route: new URL(address).hash });
  await ben.getByRole("button", { name: "Join" }).press("Enter");
  await ben.getByRole("button", { name: "Withdraw" }).waitFor();
  await assertAccessible(ben);
  await ada.getByRole("button", { name: "Remove Ben" }).waitFor();
  await ada.getByRole("button", { name: "Start now" }).click();

  // Each opens the table: whoever is first waits there, and the other finds it under "My games".
  await ada.getByRole("link", { name: "Open table", exact: true }).click();
  await ada.getByText("You are here. The match begins as soon as your opponent opens the table.").waitFor();
  await assertAccessible(ada);
  await ben.getByText(/^Your opponent in round 1 is Ada/).waitFor();
  await ben.goto(`${server.address}#/online`);
  await ben.getByRole("link", { name: /Your opponent waits: open the table/ }).click();
  for (const page of [ada, ben]) await awaitMatch(page);
  await resign(ada, ben);

  // The winner leads, in every size, and the replay is one press away.
  for (const page of [ada, ben]) {
    await page.goto(address);
    await page.getByText("Over", { exact: true }).waitFor();
    const [first, second] = await page.getByRole("region", { name: "Standings" }).getByRole("row").filter({ hasNotText: "Rank" }).allInnerTexts();
    assert.match(first, /^1\s+Ada\s+1\s+0$/);
    assert.match(second, /^2\s+Ben\s+0\s+0$/);
    await page.getByText("Ada wins").waitFor();
    await assertAccessible(page);
  }
  for (const [width, height] of [[1440, 900], [820, 1180], [390, 844], [667, 375]]) {
    await ada.setViewportSize({ width, height });
    assert.ok(await ada.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), `${width}`);
  }
  await ben.getByRole("link", { name: /^Replay: / }).click();
  await ben.getByText("Watch it", { exact: true }).click();
  await ben.locator(".replay-page").waitFor();
  await ada.getByRole("link", { name: "All tournaments" }).click();
  await ada.getByRole("listitem").filter({ hasText: "Spring cup" }).getByText("Over").waitFor();
  for (const page of [ada, ben]) assertClean(page);
});
