// Takes the screenshots of the README: boards, a battlefield and a star map in mid-game, at the
// sizes the table is designed for; and from two of them those that a device shows before it
// installs the page. Needs a served page at BASE_URL; `node shots.mjs` writes to docs/ and
// static/screenshots/.
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { crc32, deflateSync } from "node:zlib";
import { chooseSeats, launch, newPage, open } from "./support.mjs";
import { mouse, play } from "./captain.mjs";
import * as admiral from "./admiral.mjs";
import * as commander from "./commander.mjs";

const DOCS = fileURLToPath(new URL("../../docs/", import.meta.url));
const SCREENSHOTS = fileURLToPath(new URL("../../static/screenshots/", import.meta.url));
/** Sharp enough for text, at a fifth of the lossless size. */
const QUALITY = 0.5;

/**
 * Each screenshot: a board, a seed with an interesting match, the minimum round, the action under
 * the pointer.
 */
const SHOTS = [
  { file: "table-desktop.png", size: "desktop", board: "twin-furnace", players: 6, seed: "mira", round: 2, at: "fire", screenshot: "wide.webp" },
  { file: "table-tablet.png", size: "tablet", board: "pebble-gate", seed: "lyra", round: 2, at: "fire" },
  { file: "table-phone.png", size: "phone", board: "lantern", seed: "vega", round: 2, at: "faster", screenshot: "narrow.webp" },
];

await mkdir(DOCS, { recursive: true });
await mkdir(SCREENSHOTS, { recursive: true });
for (const shot of SHOTS) {
  const page = await newPage(shot.size, { deviceScaleFactor: 1 });
  await open(page, "#/new/rift");
  await page.locator(`.scenario:has(input[value="${shot.board}"])`).click();
  if (shot.players) await fill(page, page.getByLabel("Players"), String(shot.players));
  await page.getByText("More options").click();
  await fill(page, page.getByLabel("Seed"), shot.seed);
  await page.getByRole("button", { name: "Begin" }).click();
  await play(page, mouse, {
    enough: ({ log, buttons }) =>
      log.some((line) => line.startsWith(`Round ${shot.round} `)) &&
      buttons.some(({ order, allowed }) => order === shot.at && allowed),
  });
  // A player with experience has closed the first advice.
  const advice = page.getByRole("button", { name: "Got it" });
  if (await advice.isVisible()) await advice.click();
  await page.mouse.move(0, 0);
  // The preview of an action is part of the screenshot.
  await page.locator(`.table-actions [data-order="${shot.at}"]:not([aria-disabled="true"])`).first().hover();
  const picture = await page.screenshot();
  await saveScreenshot(page, shot.file, picture);
  if (shot.screenshot) await writeFile(`${SCREENSHOTS}${shot.screenshot}`, await toWebp(page, picture));
}
await shootBattle({ file: "space-rift-desktop.png", size: "desktop", scenario: "srr-05", seed: "orion", turn: 5 });
await shootExodus({ file: "exodus-desktop.png", size: "desktop", seats: 4, seed: "tern", turn: 4 });
await (await launch()).close();

/** Takes a picture of a battle in which an attack is possible, with its expected outcome. */
async function shootBattle({ file, size, scenario, seed, turn }) {
  const page = await newPage(size, { deviceScaleFactor: 1 });
  await open(page, `#/new/space-rift/${scenario}`);
  await page.getByText("More options").click();
  await fill(page, page.getByLabel("Seed"), seed);
  await page.getByRole("button", { name: "Begin" }).click();
  const foe = ({ name }) => /: Attack/.test(name);
  const turns = (log) => Number(log.findLast((line) => /^Turn \d+:/.test(line))?.match(/\d+/)[0] ?? 0);
  await commander.play(page, commander.mouse, { enough: ({ log, hexes }) => turns(log) >= turn && hexes.some(foe) });
  const advice = page.getByRole("button", { name: "Got it" });
  if (await advice.isVisible()) await advice.click();
  const { cell } = (await commander.look(page)).hexes.find(foe);
  await page.mouse.move(0, 0);
  await page.locator(`[role=gridcell][data-cell="${cell}"]`).hover({ force: true });
  await saveScreenshot(page, file, await page.screenshot());
}

/**
 * Takes a picture of a game of Exodus when ships are about to move, with the first of them
 * selected.
 */
async function shootExodus({ file, size, seats, seed, turn }) {
  const page = await newPage(size, { deviceScaleFactor: 1 });
  await open(page, "#/new/exodus");
  await chooseSeats(page, seats);
  await page.getByText("More options").click();
  await fill(page, page.getByLabel("Seed"), seed);
  await page.getByRole("button", { name: "Begin" }).click();
  const hasReached = (log) => log.some((line) => Number(/^Turn (\d+)/.exec(line)?.[1] ?? 0) >= turn);
  await admiral.play(page, admiral.mouse, { enough: ({ log, prompt }) => hasReached(log) && /move your ships/.test(prompt) });
  const advice = page.getByRole("button", { name: "Got it" });
  if (await advice.isVisible()) await advice.click();
  await page.mouse.move(0, 0);
  await page.keyboard.press("n");
  await saveScreenshot(page, file, await page.screenshot());
}

async function saveScreenshot(page, file, picture) {
  await writeFile(`${DOCS}${file}`, await reduceColors(page, picture));
  console.log(`docs/${file}`);
}

async function fill(page, field, text) {
  await field.fill(text);
  await page.keyboard.press("Tab");
}

/** Returns the same image as a photograph would be stored: small, with slight loss. */
async function toWebp(page, png) {
  await page.goto("about:blank");
  const text = await page.evaluate(
    async ([url, quality]) => {
      const picture = new Image();
      picture.src = url;
      await picture.decode();
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      canvas.getContext("2d").drawImage(picture, 0, 0);
      const blob = await canvas.convertToBlob({ type: "image/webp", quality });
      return btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())));
    },
    [`data:image/png;base64,${png.toString("base64")}`, QUALITY],
  );
  return Buffer.from(text, "base64");
}

/**
 * Returns the same image with fewer colors, compressed as tightly as possible: a third of the size.
 */
async function reduceColors(page, png) {
  await page.goto("about:blank");
  const { width, height, text } = await page.evaluate(async (url) => {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    const { width, height } = picture;
    const context = new OffscreenCanvas(width, height).getContext("2d");
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    let text = "";
    for (let place = 0; place < data.length; place += 1) {
      if (place % 4 < 3) text += String.fromCharCode(Math.min(255, Math.round(data[place] / 4) * 4));
    }
    return { width, height, text: btoa(text) };
  }, `data:image/png;base64,${png.toString("base64")}`);
  const pixels = Buffer.from(text, "base64");
  const rows = Array.from({ length: height }, (_, row) => [Buffer.of(0), pixels.subarray(row * width * 3, (row + 1) * width * 3)]);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const body = deflateSync(Buffer.concat(rows.flat()), { level: 9, memLevel: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", body), chunk("IEND", Buffer.alloc(0))]);
}

/** Returns a chunk of a PNG file: length, name, content, checksum. */
function chunk(name, content) {
  const named = Buffer.concat([Buffer.from(name), content]);
  const number = (value) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return bytes;
  };
  return Buffer.concat([number(content.length), named, number(crc32(named))]);
}
