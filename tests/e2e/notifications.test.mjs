// Notifications of online tables: a browser subscribes, the server sends what is due to a push service, and
// the service worker shows it and leads to the match.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { assertAccessible, assertClean, eventually } from "./support.mjs";
import * as captain from "./captain.mjs";
import { pageToAct, patientInput } from "./lines.mjs";
import { awaitMatch, newPlayer, openTable, startTableServer } from "./table-server.mjs";
import { startMailServer } from "./mail-server.mjs";
import { startPushService, useService } from "./push-service.mjs";

let server;
before(async () => {
  server = await startTableServer(["--notify-private", "--notify-delay", "0"]);
});
after(() => server.stop());

/** Opens a page whose browser can be told, at a push service of its own. */
async function newSubscriber(name, options) {
  const service = await startPushService();
  const page = await newPlayer(server, name, {
    serviceWorkers: "allow",
    usesFullBrowser: true,
    prepare: (page) => useService(page, service, new URL(server.address).origin),
    ...options,
  });
  return { page, service };
}

/** Delivers a message to the service worker of a page, as the browser does. */
async function deliver(page, message) {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => registrations[0] && resolve(registrations[0]));
  });
  await session.send("ServiceWorker.enable");
  const { registrationId } = await registered;
  const data = JSON.stringify(message);
  await session.send("ServiceWorker.deliverPushMessage", { origin: new URL(server.address).origin, registrationId, data });
  await session.detach();
}

/** Returns the settings of the player of a page, or of another key, as the server has stored them. */
const settings = (page, otherKey) =>
  page.evaluate(async (otherKey) => {
    const key = otherKey ?? JSON.parse(localStorage.getItem("centauri.online")).key;
    const answer = await fetch("api/v1/me/notifications", { headers: { authorization: `Bearer ${key}` } });
    return answer.json();
  }, otherKey);

/** Presses the first notification, and returns the address that the worker opens. */
const press = (worker) =>
  worker.evaluate(async () => {
    // Only a real press may show a page or open a window, so this notes what would be opened.
    let address;
    self.clients.openWindow = async (url) => (address = `${url}`);
    const [notification] = await self.registration.getNotifications();
    self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
    const end = Date.now() + 10_000;
    while (!address && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
    return address;
  });

/** Returns title, text and tag of the notifications that are shown. */
const shown = (page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (!active) return [];
    const registration = await navigator.serviceWorker.getRegistration();
    return (await registration.getNotifications()).map(({ title, body, tag, lang }) => ({ title, body, tag, lang }));
  });

test("a player who is away is told of the turn, and a press leads to the match", async () => {
  const { page: ada, service } = await newSubscriber("Ada");
  await ada.getByText("This browser shows no notifications.").waitFor();
  await assertAccessible(ada);
  await ada.getByRole("button", { name: "Turn on in this browser" }).click();
  await ada.getByText("This browser shows notifications.").waitFor();
  const serverKey = await ada.evaluate(() => localStorage.getItem("test.subscribed"));
  await ada.getByRole("button", { name: "Send a test" }).click();
  await ada.getByText("Sent to 1 receiver.").waitFor();
  assert.deepEqual(await service.next(serverKey), { kind: "test", game: "", table: "" });

  // Nobody is told of a match that is open.
  const link = await openTable(ada, "Centauri Rift", { open: ["Player for Captain B"] });
  const table = new URL(ada.url()).hash.split("/")[2];
  await ada.goto(`${server.address}#/settings`);
  const ben = await newPlayer(server, "Ben", { route: new URL(link).hash });
  await ben.getByRole("button", { name: "Join at seat 2" }).click();
  await awaitMatch(ben);
  const message = await service.next(serverKey);
  assert.deepEqual({ ...message, kind: undefined }, { kind: undefined, game: "rift", table });
  assert.ok(["turn", "begin"].includes(message.kind));

  await deliver(ada, { ...message, kind: "turn" });
  const turn = { title: "Centauri Rift", body: "It is your turn.", tag: table, lang: "en" };
  await eventually(async () => assert.deepEqual(await shown(ada), [turn]));
  await deliver(ada, { ...message, kind: "over" });
  await eventually(async () => assert.deepEqual(await shown(ada), [{ ...turn, body: "The match is over." }]));
  const [worker] = ada.context().serviceWorkers();
  const opened = await press(worker);
  assert.equal(opened, `${server.address}#/online/${table}`);
  assert.deepEqual(await shown(ada), []);

  // The address leads to the match, and while it is in view nothing is shown.
  await ada.goto(opened);
  await awaitMatch(ada);
  assert.match(ada.url(), /#\/table\//);
  // The browser does not let the worker show the open page, so the match is opened in another one.
  await worker.evaluate((table) => self.registration.showNotification("Centauri", { data: { table } }), table);
  assert.equal(await press(worker), opened);
  await ada.bringToFront();
  const notify = (message) => worker.evaluate((message) => notify({ json: () => message }), message);
  await notify(message);
  assert.deepEqual(await shown(ada), []);
  await notify({ ...message, table: "another" });
  assert.equal((await shown(ada)).length, 1);
  await notify(null);
  assert.equal((await shown(ada)).length, 2, "a message without content shows something");

  // A match that is open in a hidden tab does not keep its player from being told.
  const takeTurn = (page) => captain.play(page, patientInput, { enough: ({ buttons, over }) => buttons.length === 0 || over });
  if ((await pageToAct([ada, ben])) === ada) await takeTurn(ada);
  await ada.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await takeTurn(await pageToAct([ben]));
  assert.deepEqual(await service.next(serverKey), { kind: "turn", game: "rift", table });
  for (const page of [ada, ben]) assertClean(page);
  service.stop();
});

test("a player confirms a mail address, and a link in the mail ends the mails", async () => {
  const mails = await startMailServer();
  const options = ["--smtp", `smtp://127.0.0.1:${mails.port}`, "--mail-from", "Club <play@mail.example>"];
  const mailing = await startTableServer(options, { host: "localhost" });
  try {
    const ada = await newPlayer(mailing, "Ada", { size: "phone" });
    await ada.locator("summary", { hasText: "Mail, webhook, and quiet hours" }).click();
    await ada.getByRole("textbox", { name: "Mail address" }).fill("ada@mail.example");
    await ada.getByRole("button", { name: "Save" }).first().click();
    await ada.getByText("A code was sent to ada@mail.example.").waitFor();
    const { subject } = await mails.next();
    const code = ada.getByRole("textbox", { name: "Code from the mail" });
    await code.fill("nonsense");
    await ada.getByRole("button", { name: "Confirm" }).click();
    await ada.getByText("The code is wrong or too old.").waitFor();
    await assertAccessible(ada);
    await code.fill(subject.split(" ").at(-1));
    await ada.getByRole("button", { name: "Confirm" }).click();
    await ada.getByText("Notifications also go to ada@mail.example.").waitFor();
    await ada.getByRole("button", { name: "Send a test" }).click();
    await ada.getByText("Sent to 1 receiver.").waitFor();
    const { text } = await mails.next();

    await ada.goto(text.match(/http:\S*mail\/stop\S*/)[0]);
    await ada.getByRole("button", { name: "Get no more mails" }).click();
    await ada.getByText("You get no more mails from this server.").waitFor();
    await ada.goto(`${mailing.address}#/online`);
    await ada.locator("summary", { hasText: "Mail, webhook, and quiet hours" }).click();
    await ada.getByRole("textbox", { name: "Mail address" }).waitFor();
    // The wrong code was refused.
    assertClean(ada, /409/);
  } finally {
    await mailing.stop();
    mails.stop();
  }
});

test("notifications speak the language of the page, and a table can be muted", async () => {
  const { page: ada, service } = await newSubscriber("Ada", { size: "phone" });
  await openTable(ada, "Centauri Rift", { open: ["Player for Captain B"] });
  await ada.goto(`${server.address}?lang=de#/online`);
  await ada.getByRole("button", { name: "In diesem Browser einschalten" }).click();
  await ada.getByText("Dieser Browser zeigt Benachrichtigungen.").waitFor();
  const mute = ada.getByRole("button", { name: /^Stumm schalten: Centauri Rift/ });
  await mute.click();
  await eventually(async () => assert.equal(await mute.getAttribute("aria-pressed"), "true"));
  await assertAccessible(ada);
  await eventually(async () => assert.ok(await ada.evaluate(() => caches.match("notices/texts"))));
  await deliver(ada, { kind: "turn", game: "rift", table: "abc" });
  const expected = [{ title: "Centauri Rift", body: "Du bist am Zug.", tag: "abc", lang: "de" }];
  await eventually(async () => assert.deepEqual(await shown(ada), expected));

  await ada.getByText("Webhook und Ruhezeit").click();
  await ada.getByRole("checkbox", { name: /^Ruhezeit/ }).check();
  await ada.getByText("Gespeichert.").waitFor();
  await ada.getByLabel("Von", { exact: true }).fill("23:15");
  // Another request in between does not discard what was typed.
  const address = ada.getByRole("textbox", { name: /^Adresse eines Webhooks/ });
  await address.fill("ftp://hooks.example/");
  await ada.getByRole("button", { name: "Speichern" }).first().click();
  await ada.getByText(/nimmt diese Adresse nicht an/).waitFor();
  assert.equal(await address.inputValue(), "ftp://hooks.example/", "a refused address can be corrected");
  await ada.getByRole("button", { name: "Speichern" }).last().click();
  await eventually(async () => assert.equal((await settings(ada)).quiet_hours?.from, 23 * 60 + 15));
  await ada.getByText("Gespeichert.").waitFor();
  await ada.reload();
  await ada.getByText("Webhook und Ruhezeit").click();
  assert.equal(await ada.getByLabel("Von", { exact: true }).inputValue(), "23:15");
  await assertAccessible(ada);
  await ada.getByRole("button", { name: "In diesem Browser ausschalten" }).click();
  await ada.getByText("Dieser Browser zeigt keine Benachrichtigungen.").waitFor();
  assertClean(ada, /^400: |Failed to load resource/);
  service.stop();
});

test("a browser that becomes another player is told nothing of the earlier one", async () => {
  const { page: ada, service } = await newSubscriber("Ada");
  await ada.getByRole("button", { name: "Turn on in this browser" }).click();
  await ada.getByText("This browser shows notifications.").waitFor();
  assert.equal((await settings(ada)).subscriptions.length, 1);
  const keyOf = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("centauri.online")).key);
  const adaKey = await keyOf(ada);
  const ben = await newPlayer(server, "Ben");
  await ada.goto(`${server.address}#/online/key/${await keyOf(ben)}`);
  await ada.getByRole("button", { name: "Play as Ben" }).click();
  await ada.getByText("You play as Ben.").waitFor();
  await ada.getByText("This browser shows no notifications.").waitFor();
  assert.equal(await ada.evaluate(() => localStorage.getItem("test.subscribed")), null);
  assert.deepEqual((await settings(ada, adaKey)).subscriptions, []);
  for (const page of [ada, ben]) assertClean(page);
  service.stop();
});

test("quiet hours follow the clock of the browser", async () => {
  const ada = await newPlayer(server, "Ada", { timezoneId: "Asia/Tokyo" });
  await ada.getByText("Webhook and quiet hours").click();
  await ada.getByRole("checkbox", { name: /^Quiet hours/ }).check();
  await ada.getByText("Saved.").waitFor();
  const tokyo = { from: 22 * 60, to: 8 * 60, utc_offset: 540 };
  assert.deepEqual((await settings(ada)).quiet_hours, tokyo);
  await ada.evaluate(async (quiet_hours) => {
    const { key } = JSON.parse(localStorage.getItem("centauri.online"));
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    await fetch("api/v1/me/notifications", { method: "PUT", headers, body: JSON.stringify({ quiet_hours }) });
  }, { ...tokyo, utc_offset: 60 });
  assert.equal((await settings(ada)).quiet_hours.utc_offset, 60);
  await ada.reload();
  await eventually(async () => assert.deepEqual((await settings(ada)).quiet_hours, tokyo));
  assertClean(ada);
});

test("the panel of notifications comes after a request that failed, and empties a saved address", async () => {
  const ada = await newPlayer(server, "Ada", {
    prepare: (page) => page.route("**/me/notifications", (route) => route.fulfill({ status: 500 }), { times: 1 }),
  });
  await ada.getByText("Webhook and quiet hours").click();
  const address = ada.getByRole("textbox", { name: /^Address of a webhook/ });
  await address.fill("http://127.0.0.1:9/secret");
  await ada.getByRole("button", { name: "Save" }).click();
  await ada.getByText("Saved.").waitFor();
  await ada.getByText(/^Notifications also go to/).waitFor();
  await eventually(async () => assert.equal(await address.inputValue(), ""));
  assertClean(ada, /^500: |Failed to load resource/);
});

test("the panel of notifications fits every size in both languages", async () => {
  const { page: ada, service } = await newSubscriber("Ada");
  for (const [language, summary] of [["en", "Webhook and quiet hours"], ["de", "Webhook und Ruhezeit"]]) {
    await ada.goto(`${server.address}?lang=${language}#/online`);
    await ada.getByText(summary).click();
    const check = ada.locator(".online-notify input[type=checkbox]");
    if (!(await check.isChecked())) await check.check();
    await ada.locator(".online-notify input[type=time]").first().waitFor();
    for (const [width, height] of [[1440, 900], [820, 1180], [390, 844]]) {
      await ada.setViewportSize({ width, height });
      if (process.env.SHOTS) await ada.screenshot({ path: `${process.env.SHOTS}/notify-${language}-${width}.png`, fullPage: true });
      const wider = await ada.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      assert.ok(wider <= 0, `${wider} px too wide at ${width} in ${language}`);
    }
  }
  service.stop();
});
