import { chromium } from "playwright-core";
const sizes = { d: [1440, 900], t: [820, 1180], p: [390, 844] };
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const go = async (name, hash, opts, act) => {
  for (const opt of opts) {
    const [size, theme = "dark", full = ""] = opt.split(":");
    const [width, height] = sizes[size];
    const page = await browser.newPage({ viewport: { width, height } });
    if (theme === "light") await page.addInitScript(() => { try { localStorage.setItem("x", "1"); } catch {} });
    page.on("console", (m) => ["error", "warning"].includes(m.type()) && console.log(name, size, m.text()));
    page.on("pageerror", (e) => console.log(name, size, String(e)));
    await page.goto("http://127.0.0.1:8471/" + hash);
    await page.locator("#main").waitFor();
    if (theme === "light") await page.evaluate(() => document.documentElement.setAttribute("data-theme", "light"));
    await page.waitForTimeout(500);
    try { if (act) await act(page); } catch (e) { console.log(name, size, String(e).slice(0, 300)); }
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/srs-${name}-${size}-${theme}.png`, fullPage: full === "full" });
    await page.close();
  }
};
await go("setup", "#/new/space-rift/srr-03", ["d", "p:light:full", "t"]);
await go("editor", "#/editor/space-rift/srr-03", ["d", "t:light", "p"], async (page) => { await page.locator('.cell[data-index="40"], [role=gridcell]').first().waitFor(); });
await go("editor-unit", "#/editor/space-rift/srb-05", ["d:light"], async (page) => { await page.keyboard.press("s"); });
await browser.close();
