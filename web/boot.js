// Starts the page. The only script that the page names; the finishing step puts the hashed names in.
import init, { site } from "./app.js";

// A page in a frame leaves the browser of its visitors alone.
const embedded = document.documentElement.dataset.mode === "embed";
const offline = embedded ? undefined : import("./offline.js").catch(() => undefined);
await init({ module_or_path: new URL("./app_bg.wasm", import.meta.url) });
site();
await (await offline)?.begin();
