// Notifications of online tables: a browser subscribes, the server sends what is due to a push service, and
// the service worker shows it and leads to the match.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { assertAccessible, assertClean, eventually } from "./support.mjs";
import { awaitMatch, newPlayer, openTable, startTableServer } from "./table-server.mjs";
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
  // Only a real press may open a window, so this notes what would be opened.
  const opened = await worker.evaluate(async () => {
    let address;
    self.clients.openWindow = async (url) => (address = `${url}`);
    const [notification] = await self.registration.getNotifications();
    const press = new NotificationEvent("notificationclick", { notification });
    self.dispatchEvent(press);
    const end = Date.now() + 10_000;
    while (!address && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
    return address;
  });
  assert.equal(opened, `${server.address}#/online/${table}`);
  assert.deepEqual(await shown(ada), []);

  // The address leads to the match, and while it is in view nothing is shown.
  await ada.goto(opened);
  await awaitMatch(ada);
  assert.match(ada.url(), /#\/table\//);
  await ada.bringToFront();
  const notify = (message) => worker.evaluate((message) => notify({ json: () => message }), message);
  await notify(message);
  assert.deepEqual(await shown(ada), []);
  await notify({ ...message, table: "another" });
  assert.equal((await shown(ada)).length, 1);
  for (const page of [ada, ben]) assertClean(page);
  service.stop();
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
  await ada.getByLabel("Von", { exact: true }).fill("23:15");
  await ada.getByRole("button", { name: "Speichern" }).last().click();
  await ada.getByText("Gespeichert.").waitFor();
  await ada.getByRole("textbox", { name: /^Adresse eines Webhooks/ }).fill("ftp://hooks.example/");
  await ada.getByRole("button", { name: "Speichern" }).first().click();
  await ada.getByText(/nimmt diese Adresse nicht an/).waitFor();
  await ada.reload();
  await ada.getByText("Webhook und Ruhezeit").click();
  assert.equal(await ada.getByLabel("Von", { exact: true }).inputValue(), "23:15");
  await assertAccessible(ada);
  await ada.getByRole("button", { name: "In diesem Browser ausschalten" }).click();
  await ada.getByText("Dieser Browser zeigt keine Benachrichtigungen.").waitFor();
  assertClean(ada, /^400: |Failed to load resource/);
  service.stop();
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
