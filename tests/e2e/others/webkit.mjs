// WebKitGTK, over plain WebDriver: its driver and its small browser, on a virtual screen.
import { spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The key of an element reference in requests and responses. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
/** The code of the Enter key. */
const ENTER = "\uE007";
/** Milliseconds to wait for an answer of the driver, and for the end of a script. */
const PATIENCE = 60_000;

/** Starts a browser with a new profile and returns the operations on its one page. */
export async function begin() {
  const home = await mkdtemp(join(tmpdir(), "webkit-"));
  const driver = await startDriver(home);
  const call = caller(`http://127.0.0.1:${driver.port}`);
  const browser = { binary: process.env.MINI_BROWSER, args: ["--automation"] };
  const alwaysMatch = { timeouts: { script: PATIENCE }, "webkitgtk:browserOptions": browser };
  const { sessionId } = await call("POST", "/session", { capabilities: { alwaysMatch } });
  const session = (method, path, body) => call(method, `/session/${sessionId}${path}`, body);
  return {
    ...operations(session),
    async close() {
      await session("DELETE", "").catch(() => {});
      await driver.end();
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Starts the driver on a separate screen, in English and with reduced motion. */
async function startDriver(home) {
  const port = await freePort();
  const folders = Object.fromEntries(["CONFIG", "DATA", "CACHE"].map((name) => [`XDG_${name}_HOME`, join(home, name)]));
  await mkdir(join(home, "CONFIG/gtk-3.0"), { recursive: true });
  await writeFile(join(home, "CONFIG/gtk-3.0/settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  const env = { ...process.env, ...folders, HOME: home, LANG: "en_US.UTF-8", LANGUAGE: "en_US", NO_AT_BRIDGE: "1" };
  const screen = ["-a", "-s", "-screen 0 1600x1200x24", process.env.WEBKIT_DRIVER, `--port=${port}`];
  const program = spawn(process.env.XVFB_RUN, screen, { env, detached: true, stdio: "ignore" });
  // The process group ends as a whole: the driver, the screen, and what was started on it.
  const kill = () => {
    try {
      process.kill(-program.pid, "SIGTERM");
    } catch {
      // It has already exited.
    }
  };
  process.once("exit", kill);
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  await awaitDriver(port, program);
  const ended = new Promise((done) => program.once("exit", done));
  return { port, end: () => (kill(), ended) };
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function awaitDriver(port, program) {
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    if (program.exitCode !== null) throw new Error(`WebKit's driver ended at once (${program.exitCode})`);
    if (await fetch(`http://127.0.0.1:${port}/status`).then(({ ok }) => ok, () => false)) return;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error("WebKit's driver does not answer");
}

function caller(address) {
  return async (method, path, body) => {
    const headers = { "content-type": "application/json" };
    const response = await fetch(address + path, { method, headers, body: body && JSON.stringify(body) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
}

function operations(session) {
  const run = (script, args = []) => session("POST", "/execute/sync", { script: `return (${script})(...arguments)`, args });
  const pointer = (actions) =>
    session("POST", "/actions", { actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }] });
  return {
    goto: (url) => session("POST", "/url", { url }),
    reload: () => session("POST", "/refresh", {}),
    run,
    async runInFrame(script, args) {
      await session("POST", "/frame", { id: 0 });
      try {
        return await run(script, args);
      } finally {
        await session("POST", "/frame", { id: null });
      }
    },
    press: (x, y) =>
      pointer([
        { type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y), origin: "viewport" },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]),
    async type(text) {
      const element = await session("GET", "/element/active");
      await session("POST", `/element/${element[ELEMENT]}/value`, { text: text.replaceAll("\n", ENTER) });
    },
    resize: (width, height) => session("POST", "/window/rect", { x: 0, y: 0, width, height }),
    shot: async () => Buffer.from(await session("GET", "/screenshot"), "base64"),
  };
}
