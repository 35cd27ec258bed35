// Optimizes WebAssembly programs one after another in one process, because the optimizer is itself
// a WebAssembly program and slow until the engine has compiled its hot code. Each input line is a
// job as JSON; the answer is an empty line, or an error message.
import { readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import binaryen from "binaryen";

/**
 * The WebAssembly features that the compiler and wasm-bindgen may use, all of which the supported
 * browsers have.
 */
const FEATURES = [
  "BulkMemory",
  "BulkMemoryOpt",
  "CallIndirectOverlong",
  "Multivalue",
  "MutableGlobals",
  "NontrappingFPToInt",
  "ReferenceTypes",
  "SignExt",
];

function shrink({ input, output, level: { optimize, shrink } }) {
  binaryen.setOptimizeLevel(optimize);
  binaryen.setShrinkLevel(shrink);
  // Optimizes the stack machine code as well, as `wasm-opt` does.
  binaryen.setGenerateStackIR(true);
  binaryen.setOptimizeStackIR(true);
  const module = binaryen.readBinary(readFileSync(input));
  try {
    module.setFeatures(FEATURES.reduce((all, name) => all | binaryen.Features[name], 0));
    module.optimize();
    module.runPasses(["strip-producers", "strip-target-features"]);
    writeFileSync(output, module.emitBinary());
  } finally {
    module.dispose();
  }
}

for await (const job of createInterface({ input: process.stdin })) {
  let fault = "";
  try {
    shrink(JSON.parse(job));
  } catch (error) {
    fault = String(error?.message ?? JSON.stringify(error)).replaceAll("\n", " ");
  }
  console.log(fault);
}
