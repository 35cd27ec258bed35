// Entry point for Node: reads the program from next to this file, then exports the API.
import { readFileSync } from "node:fs";
import { initSync } from "./engine.js";

initSync({ module: readFileSync(new URL("./engine_bg.wasm", import.meta.url)) });

export * from "./games.js";
