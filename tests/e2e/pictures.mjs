// Takes the picture matrix: every game at its stations, in several sizes, themes and languages, with
// a contact sheet. `cargo xtask pictures` starts it with a served page at BASE_URL.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { defineAfterRender, launch, newContext, open } from "./support.mjs";
import { GAMES, STATIONS, importStations, openTable } from "./stations.mjs";

/** Milliseconds to wait for anything on a page. */
const PATIENCE = 30_000;

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
  station: STATIONS,
  size: Object.keys(SIZES),
  theme: THEMES,
  language: LANGUAGES,
};

/** Returns the chosen values of each part of the matrix; all of a part that no argument limits. */
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

/** Opens a page with its own storage, for sizes that are touched or not. */
async function openPage(hasTouch) {
  const context = await newContext({ serviceWorkers: "block", hasTouch, viewport: { width: 1440, height: 900 } });
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
async function takePictures(folder, chosen, hasTouch) {
  const sizes = chosen.size.filter((size) => SIZES[size].touch === hasTouch);
  if (sizes.length === 0) return [];
  const page = await openPage(hasTouch);
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
      console.log(`${hasTouch ? "touch" : "mouse"}, ${theme}, ${language}: done`);
    }
  }
  await page.context().close();
  return failures;
}

const pictureFile = ({ game, station, size, theme, language }) => `${game}-${station}-${size}-${theme}-${language}.png`;

/**
 * Returns a page with all pictures: a row for each station of each game, a column for each size.
 */
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
