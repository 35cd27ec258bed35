// The stations of a match of each game: recorded matches, cut at the start, in the middle, in a
// fight and at the end, opened as the person who has to act.
import { open } from "./support.mjs";
import { forgeSave, importFile, seatPeople } from "./position.mjs";
import { loadRecording } from "./replay.mjs";

/**
 * The recorded match of each game, and the number of log entries at which each station stands: after
 * the deal, in the middle, in a fight, and at the end.
 */
export const GAMES = {
  rift: { recording: "rift/last-team", stations: { start: 1, middle: 400, combat: 211, end: Infinity } },
  "space-rift": { recording: "space-rift/victory", stations: { start: 0, middle: 252, combat: 352, end: Infinity } },
  exodus: { recording: "exodus/4-combat-minimal-points", stations: { start: 12, middle: 231, combat: 258, end: Infinity } },
  saga: { recording: "saga/spa-2-won", stations: { start: 3, middle: 100, combat: 19, end: Infinity } },
};

/** The names of the stations. */
export const STATIONS = ["start", "middle", "combat", "end"];

/**
 * Imports a recorded match, cut after some entries of its log, on the page of saves, and returns the
 * address of its table. `title` names the match.
 */
export async function importSave(page, recording, entries, known = [], title = `${recording.replace("/", "-")}-${entries}`) {
  const text = loadRecording(recording).save.join("\n");
  const { log } = JSON.parse(text);
  const save = forgeSave(text, { log: log.slice(0, Math.min(entries, log.length)) });
  await importFile(page, `${title}.centauri`, save);
  const id = await page.waitForFunction((known) => {
    const links = [...document.querySelectorAll("a[href*='#/table/'], a[href*='#/replay/']")];
    const ids = links.map((link) => link.getAttribute("href").split("/")[2]);
    return ids.find((id) => !known.includes(`#/table/${id}`));
  }, known);
  return `#/table/${await id.jsonValue()}`;
}

/** The number of log entries after which the recorded duel of importMidgame is in its third round. */
const MIDGAME_ENTRIES = 35;

/**
 * Imports a duel of Centauri Rift on “Cold Open” between people at this screen, in its third round,
 * and returns the address of its table.
 */
export async function importMidgame(page) {
  await open(page, "#/saves");
  const address = await importSave(page, "rift/all-destroyed", MIDGAME_ENTRIES, [], "Cold Open");
  await seatPeople(page);
  return address;
}

/**
 * A recorded match of each game, and the number of log entries before its end at which a few simple
 * actions of any player end it.
 */
const ENDINGS = {
  rift: ["rift/all-destroyed", 2],
  "space-rift": ["space-rift/last-turn", 6],
  exodus: ["exodus/2-short-long-points", 6],
  saga: ["saga/ftj-1-lost-rounds", 12],
};

/** Opens a match of one person against bots shortly before its end, beside the saved ones. */
export async function openBeforeEnd(page, game) {
  const [recording, left] = ENDINGS[game];
  const { log } = JSON.parse(loadRecording(recording).save.join("\n"));
  await open(page, "#/saves");
  const links = page.locator("a[href*='#/table/'], a[href*='#/replay/']");
  await links.first().waitFor();
  const known = await links.evaluateAll((all) => all.map((link) => `#/table/${link.getAttribute("href").split("/")[2]}`));
  const address = await importSave(page, recording, log.length - left, known);
  await seatPeople(page, { others: { bot: "ensign" } });
  await openTable(page, address);
}

/** Imports the save of each station, and returns the addresses of their tables. */
export async function importStations(page, stations) {
  await open(page, "#/saves");
  const addresses = new Map();
  for (const { game, station } of stations) {
    const { recording, stations: entries } = GAMES[game];
    const address = await importSave(page, recording, entries[station], [...addresses.values()]);
    addresses.set(`${game}-${station}`, address);
  }
  await seatPeople(page);
  return addresses;
}

/** Opens a table as the person who is asked there. */
export async function openTable(page, address) {
  await open(page, address);
  await page.locator(".table").waitFor();
  await page.evaluate(() => window.afterRender());
  const curtain = page.locator(".curtain .button");
  if (await curtain.isVisible()) {
    await curtain.click();
    await curtain.waitFor({ state: "detached" });
  }
}
