import { chromium } from "playwright-core";
const [hash, name, ...opts] = process.argv.slice(2);
const sizes = { d: [1440, 900], t: [820, 1180], p: [390, 844] };
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
for (const opt of opts) {
  const [size, theme = "dark", full = ""] = opt.split(":");
  const [width, height] = sizes[size];
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: theme });
  page.on("console", (m) => ["error", "warning"].includes(m.type()) && console.log(size, m.text()));
  page.on("pageerror", (e) => console.log(size, String(e)));
  await page.goto("http://127.0.0.1:8471/" + hash);
  await page.locator("#main").waitFor();
  if (process.env.DO) await (new Function("page", `return (async () => { ${process.env.DO} })()`))(page);
  await page.waitForTimeout(700);
  await page.screenshot({ path: `/tmp/srs-${name}-${size}-${theme}.png`, fullPage: full === "full" });
  await page.close();
}
await browser.close();
