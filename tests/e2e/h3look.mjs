import { mkdir } from "node:fs/promises";
import { defineAfterRender, launch, newContext, open } from "./support.mjs";
import { forgeSave, importFile } from "./position.mjs";
import { loadRecording } from "./replay.mjs";
const [out, gamesArg = "rift,space-rift,exodus,saga", sizesArg = "1440x900,820x1180,390x844,667x375", themesArg = "night,light", lang = "en", nthArg = "1", mode="bots"] = process.argv.slice(2);
const R = { rift: ["rift/last-team", 205], "space-rift": ["space-rift/victory", 340], exodus: ["exodus/4-combat-minimal-points", 250], saga: ["saga/spa-2-won", 15] };
await mkdir(out, { recursive: true });
const nth = Number(nthArg);
for (const g of gamesArg.split(",")) {
  const [game, cutArg] = g.split(":");
  const [rec, cut0] = R[game]; const cut = cutArg ? Number(cutArg) : cut0;
  const text = loadRecording(rec).save.join("\n");
  const save = forgeSave(text, { log: JSON.parse(text).log.slice(0, cut) });
  for (const size of sizesArg.split(",")) for (const theme of themesArg.split(",")) {
    const [width, height] = size.split("x").map(Number);
    const context = await newContext({ serviceWorkers: "block", hasTouch: width < 1100, viewport: { width, height }, reducedMotion: "no-preference" });
    context.setDefaultTimeout(90000);
    await context.addInitScript(defineAfterRender);
    const page = await context.newPage();
    page.on("pageerror", (e) => console.log("error", e.message));
    try {
      await open(page, "#/saves");
      await importFile(page, `a.centauri`, save);
      await page.locator("a[href*='#/table/'], a[href*='#/replay/']").first().waitFor();
      const id = await page.locator("a[href*='#/table/'], a[href*='#/replay/']").first().evaluate((a) => a.getAttribute("href").split("/")[2]);
      await page.evaluate(async (bots) => {
        const r = (q) => new Promise((a, b) => { q.onsuccess = () => a(q.result); q.onerror = () => b(q.error); });
        await window.afterRender();
        const db = await r(indexedDB.open("centauri"));
        const st = () => db.transaction("saves", "readwrite").objectStore("saves");
        for (const t of await r(st().getAll())) { const s = JSON.parse(t); s.sitters = s.sitters.map(() => (bots ? { bot: "ensign" } : "human")); await r(st().put(JSON.stringify(s), s.id)); }
        db.close();
      }, mode === "bots");
      await page.evaluate((s) => localStorage.setItem("centauri.settings", JSON.stringify(s)), { theme, language: lang, sound: false, haptics: false, primer: false, tempo: "brisk" });
      await page.goto("about:blank");
      await page.addInitScript((nth) => {
        const st = window.setTimeout.bind(window); let frozen = false, seen = 0, last = null;
        window.setTimeout = (f, ms, ...a) => (frozen || ms === 1000 || ms === 600 ? 999999 : st(f, ms, ...a));
        new MutationObserver(() => { const s = document.querySelector(".combat-stage"); if (s && s !== last) { last = s; seen += 1; if (seen >= nth) { frozen = true; window.staged = true; } } }).observe(document, { subtree: true, childList: true });
      }, nth);
      await open(page, `#/table/${id}`);
      await page.waitForFunction(() => window.staged, null, { timeout: 90000 });
      await new Promise((r) => setTimeout(r, 1800));
      await page.screenshot({ path: `${out}/${game}-${size}-${theme}-${lang}.png` });
      console.log(game, size, theme, await page.evaluate(() => { const s = document.querySelector(".combat-stage"); const b = s.getBoundingClientRect(); const t = document.querySelector(".table-board").getBoundingClientRect(); const cut = [...s.querySelectorAll("*")].filter((e) => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== "inline" && !e.closest("svg")).map((e) => e.className); return JSON.stringify([s.dataset.place, Math.round(b.width), Math.round(b.height), Math.round(t.width), Math.round(t.height), [s.scrollHeight, s.clientHeight], cut, s.innerText.replaceAll("\n", " | ")]); }));
    } catch (e) { console.log(game, size, theme, "FAILED", e.message.split("\n")[0]); await page.screenshot({ path: `${out}/FAIL-${game}-${size}-${theme}.png` }).catch(() => {}); }
    await context.close();
  }
}
await (await launch()).close();
