// A publisher's site for tests: pages of another origin than the game's, which may also host the
// game's files in a folder.
import { after } from "node:test";
import { createServer } from "node:http";
import { BASE_URL, newPage } from "./support.mjs";

/** The folder in which a publisher hosts the files. */
export const FOLDER = "/games/table/";
/** The origin of the game's server. */
export const GAME_ORIGIN = new URL(BASE_URL).origin;

/** The policy of a page that embeds the game from its own server and trusts nobody else. */
export const POLICY = `default-src 'none'; script-src 'self' ${GAME_ORIGIN}; style-src 'self'; frame-src ${GAME_ORIGIN}; connect-src 'self'`;
/** The policy of a page that hosts the game itself and renders it without a frame. */
export const INLINE_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; " +
  "connect-src 'self'; worker-src 'self' blob:";

const TYPES = { html: "text/html; charset=utf-8", js: "text/javascript; charset=utf-8", css: "text/css; charset=utf-8" };

/** The strictest policy that a server may send with the game's own files. */
export const STRICTEST_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; connect-src 'self'";

/**
 * Serves these files, by path. A page is HTML or a script; `policy` is sent with every page,
 * `gamePolicy` with every file of the game in its folder. Returns the URL.
 */
export async function publish(files, policy = POLICY, gamePolicy) {
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url, "http://a");
    if (pathname.startsWith(FOLDER)) {
      const found = await fetch(new URL(pathname.slice(FOLDER.length) + search, BASE_URL));
      response.writeHead(found.status, {
        "content-type": found.headers.get("content-type") ?? "",
        "cache-control": "no-cache",
        "access-control-allow-origin": "*",
        ...(gamePolicy && { "content-security-policy": gamePolicy }),
      });
      return response.end(Buffer.from(await found.arrayBuffer()));
    }
    const text = files[pathname.slice(1)];
    if (text === undefined) return response.writeHead(pathname === "/favicon.ico" ? 204 : 404).end();
    const type = TYPES[pathname.split(".").at(-1)] ?? TYPES.html;
    response.writeHead(200, { "content-type": type, "content-security-policy": policy }).end(text);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${server.address().port}/`;
}

/**
 * Returns an HTML page with a style sheet and a script in separate files, as a policy without
 * exceptions requires.
 */
export function siteFiles(body, { script = "", style = "" } = {}) {
  return {
    "": `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A publisher</title>
      <link rel="stylesheet" href="site.css"><script type="module" src="site.js"></script></head>
      <body><main><h1>A publisher</h1>${body}</main></body></html>`,
    "site.css": `body { margin: 0; } h1 { font-size: 1rem; margin: 0; } iframe { border: 0; } ${style}`,
    "site.js": script,
  };
}

/**
 * Opens a publisher's page in a browser after `prepare`. The installation of the game allows it to
 * control players, unless `allowsControl` is false, as by default no other site may.
 */
export async function openSite(files, { policy, size, gamePolicy, allowsControl = true, prepare = () => {} } = {}) {
  const site = await publish(files, policy, gamePolicy);
  const page = await newPage(size);
  const settings = { json: { control: [new URL(site).origin] }, headers: { "access-control-allow-origin": "*" } };
  if (allowsControl) await page.context().route("**/embed.json", (route) => route.fulfill(settings));
  await prepare(page);
  page.allowedUrls.push(site);
  await page.goto(site);
  return page;
}

/** Returns the URL of a player's frame. */
export const frameUrl = (query) => new URL(`embed.html?${new URLSearchParams(query)}`, BASE_URL).href;

/** Returns the attributes of an element or a frame. */
export const attributes = (values) =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${String(value).replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`)
    .join(" ");
