// Entry point for browsers: loads the program from next to this file, then exports the API.
import start from "./engine.js";

await start({ module_or_path: new URL("./engine_bg.wasm", import.meta.url) });

export * from "./games.js";
