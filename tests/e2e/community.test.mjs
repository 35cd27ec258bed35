// Two people at a table that talk, mute, follow, block and report, and the operator who reads the report.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { assertAccessible, assertClean, newPage } from "./support.mjs";
import { awaitMatch, newPlayer, openTable, startTableServer } from "./table-server.mjs";

let server;
before(async () => {
  server = await startTableServer(["--chat"]);
});
after(() => server.stop());

/** Opens the talk of a table. */
async function openTalk(page) {
  await page.getByRole("button", { name: /^Talk/ }).first().click();
  return page.getByRole("dialog", { name: "Talk" });
}

test("two people talk at a table, one mutes, blocks and reports the other, and the operator resolves the report", async () => {
  const ada = await newPlayer(server, "Ada");
  const link = await openTable(ada, "Centauri Rift", { open: ["Player for Captain B"], isPublic: true, hasChat: true });
  const ben = await newPlayer(server, "Ben", { size: "phone", route: new URL(link).hash });
  await ben.getByRole("button", { name: "Join at seat 2" }).click();
  for (const page of [ada, ben]) await awaitMatch(page);

  // A phrase and a text; the phone counts them, and its panel opens only by a press.
  const adaTalk = await openTalk(ada);
  await adaTalk.getByRole("button", { name: "Good luck!" }).click();
  await adaTalk.getByRole("textbox", { name: "Your message" }).fill("Hi Ben, <b>ready</b>?");
  await adaTalk.getByRole("button", { name: "Send" }).click();
  await ben.getByRole("button", { name: "Talk: 2 new messages" }).waitFor();
  assert.equal(await ben.getByRole("dialog").count(), 0);
  await assertAccessible(ada);
  const benTalk = await openTalk(ben);
  await benTalk.getByText("Hi Ben, <b>ready</b>?").waitFor();
  await assertAccessible(ben);
  await benTalk.getByRole("textbox", { name: "Your message" }).fill("You are a fool");
  await benTalk.getByRole("button", { name: "Send" }).click();
  await adaTalk.getByText("You are a fool").waitFor();

  // Whoever is muted is not read; whoever returns reads the rest again.
  await adaTalk.getByRole("button", { name: "Mute Ben" }).click();
  await adaTalk.getByText("You are a fool").waitFor({ state: "detached" });
  await benTalk.getByRole("button", { name: "Hello!" }).click();
  await benTalk.getByRole("log").getByText("Hello!").waitFor();
  assert.equal(await adaTalk.getByRole("log").getByText("Hello!").count(), 0);
  await ada.reload();
  await awaitMatch(ada);
  const again = await openTalk(ada);
  await again.getByText("Hi Ben, <b>ready</b>?").waitFor();
  assert.equal(await again.getByText("You are a fool").count(), 0);
  await again.getByRole("button", { name: "Mute Ben" }).click();
  await again.getByText("You are a fool").waitFor();

  // A report from the message says that it was received, and the name leads to the profile.
  await again.getByRole("listitem").filter({ hasText: "You are a fool" }).getByRole("link", { name: "Report" }).click();
  await ada.getByRole("radio", { name: "Abuse in chat" }).check();
  await ada.getByRole("textbox", { name: /What happened/ }).fill("He insults me.");
  await assertAccessible(ada);
  await ada.getByRole("button", { name: "Send report" }).click();
  await ada.getByText("The server received your report.").waitFor();
  await ada.getByRole("link", { name: "Profile of Ben" }).click();
  await ada.getByRole("button", { name: "Follow" }).click();
  await ada.getByRole("button", { name: "Unfollow" }).waitFor();
  await assertAccessible(ada);
  await ada.goto(`${server.address}#/online`);
  await ada.getByRole("region", { name: "People you follow" }).getByRole("link", { name: /Centauri Rift/ }).first().waitFor();

  // A blocked player is not told, and cannot join.
  await ada.getByText("You follow 1 player").click();
  await ada.getByRole("region", { name: "People you follow" }).getByRole("listitem").filter({ hasText: "Unfollow" }).getByRole("link", { name: "Ben" }).click();
  await ada.getByRole("button", { name: "Block" }).click();
  await ada.getByRole("dialog").getByRole("button", { name: "Block" }).click();
  await ada.getByText("You have blocked this player.").waitFor();
  const other = await openTable(ada, "Centauri Rift", { open: ["Player for Captain B"], isPublic: true });
  await ben.goto(`${server.address}${new URL(other).hash}`);
  await ben.getByRole("button", { name: "Join at seat 2" }).click();
  await ben.getByText("You cannot do this at this table.").first().waitFor();
  await ada.goto(`${server.address}#/online`);
  await ada.getByRole("region", { name: "Blocked players" }).getByText("1 blocked player").click();
  await ada.getByRole("button", { name: "Unblock Ben" }).waitFor();
  await assertAccessible(ada);

  // The operator reads the report with the lines of the table, bans, and resolves it.
  const { stdout } = await server.admin("key");
  const key = stdout.match(/^key \S+: (\S+)/)[1];
  const operator = await newPage("desktop");
  operator.allowedUrls.push(server.address);
  await operator.goto(`${server.address}#/online/admin`);
  await operator.getByLabel("Key", { exact: true }).fill("wrong");
  await operator.getByRole("button", { name: "Continue" }).click();
  await operator.getByText("The server does not know this key.").waitFor();
  await operator.getByLabel("Key", { exact: true }).fill(key);
  await operator.getByRole("button", { name: "Continue" }).click();
  const report = operator.getByRole("article", { name: "Report about Ben" });
  await report.getByText("You are a fool").waitFor();
  await report.getByText("He insults me.").waitFor();
  await assertAccessible(operator);
  await report.getByText("Decide about Ben").click();
  await report.getByRole("textbox", { name: /Reason of the ban/ }).fill("insults others");
  await report.getByRole("button", { name: "Ban", exact: true }).click();
  await report.getByText("Banned: insults others").waitFor();
  await report.getByRole("button", { name: /^Resolve/ }).click();
  await operator.getByText("No open reports.").waitFor();
  assert.ok(!operator.url().includes(key), "the key is not part of the address");
  assert.equal(await operator.evaluate(() => JSON.stringify(localStorage).includes("centauri.admin")), false);

  // The banned player reads the reason.
  await ben.goto(`${server.address}#/online`);
  await ben.reload();
  await ben.getByText("The operator of the server has banned you: insults others").waitFor();
  assertClean(ada);
  assertClean(operator, /^401: |Failed to load resource/);
});
