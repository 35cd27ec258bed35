// The package in a browser: a page under a strict policy that contains only the package.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { join, extname, basename } from "node:path";
import { test } from "node:test";
import { folder } from "./support.mjs";

const { chromium } = createRequire(new URL("../e2e/package.json", import.meta.url))("playwright-core");
const KINDS = { ".js": "text/javascript", ".wasm": "application/wasm", ".html": "text/html" };
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

function serve() {
  const server = createServer((request, response) => {
    const name = basename(new URL(request.url, "http://x").pathname);
    const type = KINDS[extname(name)] ?? "text/html";
    response.setHeader("content-type", type);
    response.setHeader("content-security-policy", POLICY);
    try {
      response.end(type === "text/html" ? "<!doctype html><title>bare</title>" : readFileSync(join(folder, name)));
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

test("a plain browser page plays a game like Node", async (t) => {
  const server = await serve();
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox", "--disable-gpu"] });
  t.after(async () => {
    await browser.close();
    server.close();
  });
  const page = await browser.newPage();
  const faults = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  const play = async (source) => {
    const { create, load } = await import(source);
    const game = create("rift", { seed: 21, scenario: "cold-open" });
    for (let step = 0; !game.status().over; step += 1) {
      const legal = game.legal();
      game.act(undefined, legal[(step * 5) % legal.length]);
      if (step > 20000) throw new Error("it does not end");
    }
    let code;
    try {
      game.act(0, "step");
    } catch (error) {
      code = error.code;
    }
    return { code, status: load(game.share()).status() };
  };
  const found = await page.evaluate(play, "./index.js");
  const known = await play(new URL(`file://${join(folder, "node.js")}`).href);
  assert.deepEqual(found, known);
  assert.equal(found.code, "action/over");
  assert.deepEqual(faults, []);
});
