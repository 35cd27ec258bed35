// For browsers: fetches the program from beside this file, then hands out the games.
import start from "./engine.js";

await start({ module_or_path: new URL("./engine_bg.wasm", import.meta.url) });

export * from "./games.js";
