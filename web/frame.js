// The page in a frame of an embedding page: performs the handshake and opens the player.
import { Line, VERSION, isMessage, message, open } from "./door.js";

const names = JSON.parse(document.querySelector("meta[name=player]").content);
const line = new Line();
const host = window.parent === window ? undefined : window.parent;

/**
 * Only the embedding page may connect, and only once. Its origin decides which of its messages
 * are permitted. The configuration that it sends is treated like parameters of the address.
 */
function onHandshake({ source, origin, data }) {
  if (source !== host || !isMessage(data) || data.type !== "connect" || data.data?.version !== VERSION) return;
  removeEventListener("message", onHandshake);
  player.configure(data.data.config);
  const channel = new MessageChannel();
  line.attach(channel.port1, origin);
  // A page without an origin cannot be named as a target.
  const target = origin === "null" ? "*" : origin;
  host.postMessage(message("connected", {}), target, [channel.port2]);
}

/** Loads the style sheet of the page. */
function loadStyleSheet() {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = new URL(names.style, document.baseURI).href;
  const loaded = new Promise((resolve, reject) => {
    sheet.onload = resolve;
    sheet.onerror = () => reject(new Error(names.style));
  });
  document.head.append(sheet);
  return loaded;
}

/**
 * Returns the parameters of the address. A token and an invitation are secrets: they are read from the part of the
 * address that is never sent to a server, and do not stay there.
 */
function readParameters() {
  const query = new URLSearchParams(location.search);
  query.delete("token");
  const secrets = new URLSearchParams(location.hash.slice(1));
  for (const name of ["invitation", "token"]) if (secrets.has(name)) query.set(name, secrets.get(name));
  if (location.hash) history.replaceState(null, "", location.pathname + location.search);
  return `?${query}`;
}

const player = open({
  place: document.body,
  names,
  base: new URL("./", document.baseURI).href,
  query: readParameters(),
  line,
  dress: loadStyleSheet,
  whole: true,
  trusted: false,
});
if (host) {
  addEventListener("message", onHandshake);
  host.postMessage(message("hello", { versions: [VERSION], game: new URLSearchParams(location.search).get("game") }), "*");
}
