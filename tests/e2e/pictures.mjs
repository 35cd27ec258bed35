// Takes the picture matrix: every game at its stations, in several sizes, themes and languages, with
// a contact sheet. `cargo xtask pictures` starts it with a served page at BASE_URL.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { defineAfterRender, launch, newContext, open } from "./support.mjs";
import { forgeSave, importFile } from "./position.mjs";
import { loadRecording } from "./replay.mjs";

/** Milliseconds to wait for anything on a page. */
const PATIENCE = 30_000;

/**
 * The recorded match of each game, and the number of log entries at which each station stands: after
 * the deal, in the middle, in a fight, and at the end.
 */
const GAMES = {
  rift: { recording: "rift/last-team", stations: { start: 1, middle: 400, combat: 211, end: Infinity } },
  "space-rift": { recording: "space-rift/victory", stations: { start: 0, middle: 252, combat: 352, end: Infinity } },
  exodus: { recording: "exodus/4-combat-minimal-points", stations: { start: 12, middle: 231, combat: 258, end: Infinity } },
  saga: { recording: "saga/spa-2-won", stations: { start: 3, middle: 100, combat: 19, end: Infinity } },
};

/** Sizes of the window, and whether it is touched. */
const SIZES = {
  "1440x900": { touch: false },
  "820x1180": { touch: true },
  "1024x768": { touch: true },
  "390x844": { touch: true },
  "667x375": { touch: true },
};

const THEMES = ["night", "light", "contrast"];
const LANGUAGES = ["en", "de"];

const CHOICES = {
  game: Object.keys(GAMES),
  station: ["start", "middle", "combat", "end"],
  size: Object.keys(SIZES),
  theme: THEMES,
  language: LANGUAGES,
};

/** The chosen values of each part of the matrix; all of a part that no argument limits. */
function choose(args) {
  const options = Object.fromEntries(Object.keys(CHOICES).map((name) => [name, { type: "string" }]));
  const { values } = parseArgs({ args, options });
  const chosen = (name) => {
    const wanted = values[name]?.split(",") ?? CHOICES[name];
    const unknown = wanted.find((value) => !CHOICES[name].includes(value));
    if (unknown !== undefined) throw new Error(`--${name} has no value ${unknown}; its values are ${CHOICES[name].join(", ")}`);
    return wanted;
  };
  return Object.fromEntries(Object.keys(CHOICES).map((name) => [name, chosen(name)]));
}

function chooseOrStop(args) {
  try {
    return choose(args);
  } catch (fault) {
    console.error(fault.message);
    process.exit(1);
  }
}

/** The save of a station: the recorded match, cut after some entries of its log. */
function saveAt(game, station) {
  const text = loadRecording(GAMES[game].recording).save.join("\n");
  const { log } = JSON.parse(text);
  const entries = Math.min(GAMES[game].stations[station], log.length);
  return forgeSave(text, { log: log.slice(0, entries) });
}

/** Imports the save of each station, and returns the addresses of their tables. */
async function importStations(page, stations) {
  await open(page, "#/saves");
  const addresses = new Map();
  for (const { game, station } of stations) {
    await importFile(page, `${game}-${station}.centauri`, saveAt(game, station));
    const id = await page.waitForFunction((known) => {
      const links = [...document.querySelectorAll("a[href*='#/table/'], a[href*='#/replay/']")];
      const ids = links.map((link) => link.getAttribute("href").split("/")[2]);
      return ids.find((id) => !known.includes(`#/table/${id}`));
    }, [...addresses.values()]);
    addresses.set(`${game}-${station}`, `#/table/${await id.jsonValue()}`);
  }
  await page.evaluate(seatPeople);
  return addresses;
}

/** Runs in the page: gives every seat of every save to a person, because bots would play on. */
async function seatPeople() {
  const resultOf = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  await window.afterRender();
  const database = await resultOf(indexedDB.open("centauri"));
  const saves = () => database.transaction("saves", "readwrite").objectStore("saves");
  for (const text of await resultOf(saves().getAll())) {
    const save = JSON.parse(text);
    save.sitters = save.sitters.map(() => "human");
    await resultOf(saves().put(JSON.stringify(save), save.id));
  }
  database.close();
}

/** Opens a table as the person who is asked there. */
async function openTable(page, address) {
  await open(page, address);
  await page.locator(".table").waitFor();
  await page.evaluate(() => window.afterRender());
  const curtain = page.locator(".curtain .button");
  if (await curtain.isVisible()) {
    await curtain.click();
    await curtain.waitFor({ state: "detached" });
  }
}

/** A page with its own storage, for sizes that are touched or not. */
async function openPage(touch) {
  const context = await newContext({ serviceWorkers: "block", hasTouch: touch, viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(defineAfterRender);
  return context.newPage();
}

/** Sets the settings of a page, which apply when it is opened again. */
async function setLook(page, theme, language) {
  await page.evaluate((settings) => {
    const stored = JSON.parse(localStorage.getItem("centauri.settings") ?? "{}");
    localStorage.setItem("centauri.settings", JSON.stringify({ ...stored, ...settings }));
  }, { theme, language, sound: false, haptics: false });
  await page.goto("about:blank");
}

/** Takes the pictures of one kind of input, and returns their names; those that fail are reported. */
async function takePictures(folder, chosen, touch) {
  const sizes = chosen.size.filter((size) => SIZES[size].touch === touch);
  if (sizes.length === 0) return [];
  const page = await openPage(touch);
  const stations = chosen.game.flatMap((game) => chosen.station.map((station) => ({ game, station })));
  const addresses = await importStations(page, stations);
  const failures = [];
  for (const theme of chosen.theme) {
    for (const language of chosen.language) {
      await open(page);
      await setLook(page, theme, language);
      for (const { game, station } of stations) {
        const name = `${game}-${station}`;
        try {
          await page.setViewportSize({ width: 1440, height: 900 });
          await openTable(page, addresses.get(name));
          for (const size of sizes) {
            const [width, height] = size.split("x").map(Number);
            await page.setViewportSize({ width, height });
            await page.evaluate(() => window.afterRender());
            await page.screenshot({ path: join(folder, pictureFile({ game, station, size, theme, language })) });
          }
        } catch (fault) {
          failures.push(`${name}, ${theme}, ${language}: ${fault.message.split("\n")[0]}`);
        }
      }
      console.log(`${touch ? "touch" : "mouse"}, ${theme}, ${language}: done`);
    }
  }
  await page.context().close();
  return failures;
}

const pictureFile = ({ game, station, size, theme, language }) => `${game}-${station}-${size}-${theme}-${language}.png`;

/** A page with all pictures: a row for each station of each game, a column for each size. */
function contactSheet(chosen) {
  const looks = chosen.theme.flatMap((theme) => chosen.language.map((language) => ({ theme, language })));
  const picture = (cell) => {
    const file = pictureFile(cell);
    return `<td><a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a></td>`;
  };
  const row = (game, station, look) =>
    `<tr><th>${game}<br>${station}</th>${chosen.size.map((size) => picture({ game, station, size, ...look })).join("")}</tr>`;
  const section = (look) => `<h2 id="${look.theme}-${look.language}">${look.theme}, ${look.language}</h2>
<table><tr><th></th>${chosen.size.map((size) => `<th>${size}</th>`).join("")}</tr>
${chosen.game.flatMap((game) => chosen.station.map((station) => row(game, station, look))).join("\n")}
</table>`;
  return `<!DOCTYPE html>
<html lang="en"><meta charset="utf-8"><title>Pictures of Centauri</title>
<style>body { margin: 1rem; background: #222; color: #eee; font: 14px sans-serif; } a { color: inherit; }
td { padding: 4px; vertical-align: top; } img { max-width: 20rem; max-height: 20rem; border: 1px solid #555; }</style>
<h1>Pictures of Centauri</h1>
<p>${looks.map(({ theme, language }) => `<a href="#${theme}-${language}">${theme}, ${language}</a>`).join(" · ")}</p>
${looks.map(section).join("\n")}
</html>
`;
}

const [folder, ...args] = process.argv.slice(2);
const chosen = chooseOrStop(args);
await mkdir(folder, { recursive: true });
await writeFile(join(folder, "index.html"), contactSheet(chosen));
const failures = [...(await takePictures(folder, chosen, false)), ...(await takePictures(folder, chosen, true))];
await (await launch()).close();
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
