// In a full browser the page starts at every size, makes no foreign requests, and is accessible.
import test from "node:test";
import assert from "node:assert/strict";
import { BASE_URL, assertAccessible, assertClean, assertStructure, newPage, open, variants } from "./support.mjs";

for (const size of variants(["desktop", "phone"], ["tablet"])) {
  test(`the page starts on a ${size} without an error`, async () => {
    const page = await newPage(size, { usesFullBrowser: true });
    await open(page);
    assert.match(await page.title(), /Centauri/);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    assert.ok(wider <= 0, `the page is ${wider} px wider than the window`);
    await (size === "desktop" ? assertAccessible : assertStructure)(page);
    assertClean(page);
  });
}

test("the frame page starts and says that it is embedded", async () => {
  const page = await newPage("desktop", { usesFullBrowser: true });
  await open(page, "embed.html");
  assert.equal(await page.getAttribute("html", "data-mode"), "embed");
  assertClean(page);
});

test("the content policy refuses an inline script", async () => {
  const page = await newPage("desktop", { usesFullBrowser: true });
  await open(page);
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.smuggled = true";
    document.head.append(script);
  });
  assert.equal(await page.evaluate(() => window.smuggled), undefined);
});

test("every listed file is served with its size, type and cache lifetime", async () => {
  const list = await (await fetch(new URL("assets.json", BASE_URL))).json();
  assert.match(list.build, /^[0-9a-f]{16}$/);
  const types = { js: "text/javascript", css: "text/css", wasm: "application/wasm", html: "text/html", svg: "image/svg+xml" };
  for (const { path, bytes } of list.files) {
    const response = await fetch(new URL(path, BASE_URL));
    assert.equal(response.status, 200, path);
    assert.equal((await response.arrayBuffer()).byteLength, bytes, path);
    const type = types[path.split(".").at(-1)];
    if (type) assert.ok(response.headers.get("content-type").startsWith(type), path);
    const isHashed = /-[0-9a-f]{16}\.\w+$/.test(path);
    assert.equal(response.headers.get("cache-control").includes("immutable"), isHashed, path);
  }
});
