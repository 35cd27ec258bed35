// Starts the page. The only script that the page names; the finishing step puts the hashed names in.
import init from "./app.js";

await init({ module_or_path: new URL("./app_bg.wasm", import.meta.url) });
