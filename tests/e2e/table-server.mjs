// A table server for tests, and what players do on the pages of online tables.
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { TIMEOUT, newPage } from "./support.mjs";

/** The folder of the built page; `cargo xtask test` sets it. */
const PAGE_FOLDER = process.env.PAGE_FOLDER ?? fileURLToPath(new URL("../../dist", import.meta.url));
/** The file of the database in the folder of a server. */
const DATABASE = "tables.db";

/** Returns a port that nobody uses now. */
async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/**
 * Starts the server that `TABLE_SERVER` names with an empty database and further options. Returns its address, and functions that
 * stop it, start it again at the same address, with its database or an empty one, and run a command of its operator. A server
 * with a `host` knows its public address and is opened by that name.
 */
export async function startTableServer(options = [], { host } = {}) {
  assert.ok(process.env.TABLE_SERVER, "TABLE_SERVER names no program");
  const folder = await mkdtemp(join(tmpdir(), "centauri-tables-"));
  const listen = `127.0.0.1:${host ? await freePort() : 0}`;
  if (host) options = [...options, "--public-address", `http://${host}:${listen.split(":")[1]}/`];
  const first = await startProcess(folder, listen, options);
  if (host) first.address = first.address.replace("127.0.0.1", host);
  let { child } = first;
  const kill = async () => {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await ended;
  };
  return {
    address: first.address,
    kill,
    restart: async ({ isEmpty = false } = {}) => {
      if (isEmpty) for (const file of await readdir(folder)) await rm(join(folder, file));
      ({ child } = await startProcess(folder, `127.0.0.1:${new URL(first.address).port}`, options));
    },
    admin: (...words) => promisify(execFile)(process.env.TABLE_SERVER, ["admin", ...words, "--database", join(folder, DATABASE)]),
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startProcess(folder, listen, options) {
  const database = join(folder, DATABASE);
  const child = spawn(process.env.TABLE_SERVER, ["--listen", listen, "--page", PAGE_FOLDER, "--database", database, ...options], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout });
  const address = await new Promise((resolve, reject) => {
    lines.once("line", resolve);
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`the server has ended with ${code}`)));
    setTimeout(() => reject(new Error("the server names no address")), TIMEOUT).unref();
  });
  return { child, address: address.trim() };
}

/** Opens a page of the server as a new player. `prepare` runs before, and further options are those of the context. */
export async function newPlayer(server, name, { size = "desktop", route = "#/online", prepare, ...context } = {}) {
  const page = await newPage(size, context);
  page.allowedUrls.push(server.address);
  await prepare?.(page);
  await page.goto(server.address + route);
  await page.getByRole("textbox", { name: "Your name" }).fill(name);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("heading", { name: "Choose your name" }).waitFor({ state: "detached" });
  return page;
}

/**
 * Sets up a match with other people in the seats of `open`, and opens its table. Returns the address of the
 * invitation.
 */
export async function openTable(page, game, { open, isPublic = false, isRated = false, hasChat = false, time, timeout, delay }) {
  await page.goto(`${page.url().split("#")[0]}#/online`);
  await page.getByRole("link", { name: game, exact: true }).click();
  for (const who of open) await page.getByRole("combobox", { name: who }).selectOption("away");
  await page.getByRole("button", { name: "Play online" }).click();
  if (time) await page.getByRole("combobox", { name: "Time" }).selectOption({ label: time });
  if (delay) await page.getByRole("combobox", { name: "Reactions take effect" }).selectOption({ label: delay });
  if (timeout) await page.getByRole("radio", { name: timeout }).check();
  if (!isPublic) await page.getByRole("radio", { name: "Only with the invitation" }).check();
  if (isRated) await page.getByRole("checkbox", { name: "Rated match" }).check();
  if (hasChat) await page.getByRole("checkbox", { name: "Allow chat" }).check();
  await page.getByRole("button", { name: "Open table" }).click();
  return page.getByRole("textbox", { name: "Link", exact: true }).inputValue();
}

/** Waits until the match of a table is open and connected. */
export async function awaitMatch(page) {
  await page.locator(".table").waitFor();
  // The server names the other players once the seat is connected. On a phone the line is in a tab.
  await page.locator(".online-others").first().waitFor({ state: "attached" });
}
