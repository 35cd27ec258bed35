// Takes the screenshots of the README: recorded matches in mid-game at the sizes that the table is
// designed for; and from two of them those that a device shows before it installs the page. Needs a
// served page at BASE_URL; `node shots.mjs` writes to docs/ and static/screenshots/.
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { crc32, deflateSync } from "node:zlib";
import { importSave, openTable } from "./stations.mjs";
import { launch, newPage, open } from "./support.mjs";
import { seatPeople } from "./position.mjs";

const DOCS = fileURLToPath(new URL("../../docs/", import.meta.url));
const SCREENSHOTS = fileURLToPath(new URL("../../static/screenshots/", import.meta.url));
/** Sharp enough for text, at a fifth of the lossless size. */
const QUALITY = 0.5;

/**
 * Each screenshot: a recorded match, the number of its log entries that are played, and what is
 * under the pointer, whose preview is part of the screenshot.
 */
const SHOTS = [
  { file: "rift-desktop.png", size: "desktop", recording: "rift/target", entries: 294, hover: "[data-order=fire]", screenshot: "wide.webp" },
  { file: "rift-tablet.png", size: "tablet", recording: "rift/broke-out", entries: 220, hover: "[data-order=fire]" },
  { file: "rift-phone.png", size: "phone", recording: "rift/agreed", entries: 38, hover: "[data-order=fire]", screenshot: "narrow.webp" },
  { file: "space-rift-desktop.png", size: "desktop", recording: "space-rift/victory", entries: 389, hover: "[role=gridcell].legal" },
  { file: "exodus-desktop.png", size: "desktop", recording: "exodus/4-combat-minimal-points", entries: 258 },
  { file: "saga-desktop.png", size: "desktop", recording: "saga/spa-2-won", entries: 19 },
  { file: "saga-phone.png", size: "phone", recording: "saga/spa-2-won", entries: 19 },
];

await mkdir(DOCS, { recursive: true });
await mkdir(SCREENSHOTS, { recursive: true });
for (const shot of SHOTS) {
  const page = await newPage(shot.size, { deviceScaleFactor: 1 });
  await open(page, "#/saves");
  const address = await importSave(page, shot.recording, shot.entries);
  await seatPeople(page);
  await openTable(page, address);
  // A player with experience has closed the first advice.
  const advice = page.getByRole("button", { name: "Got it" });
  if (await advice.isVisible()) await advice.click();
  await page.mouse.move(0, 0);
  if (shot.hover) await page.locator(`.table ${shot.hover}:not([aria-disabled="true"])`).first().hover();
  const picture = await page.screenshot();
  await saveScreenshot(page, shot.file, picture);
  if (shot.screenshot) await writeFile(`${SCREENSHOTS}${shot.screenshot}`, await toWebp(page, picture));
}
await (await launch()).close();

async function saveScreenshot(page, file, picture) {
  await writeFile(`${DOCS}${file}`, await reduceColors(page, picture));
  console.log(`docs/${file}`);
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
