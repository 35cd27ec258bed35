// Makes WebAssembly programs smaller, one after the other in one process: the optimizer is a program of WebAssembly itself, and
// slow until the engine below has compiled its often used parts. Each line that comes in is a job, as JSON; it is answered by
// an empty line, or by one that says what is wrong.
import { readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import binaryen from "binaryen";

/** What the compiler may use of WebAssembly and wasm-bindgen adds, and nothing that a browser of the list lacks. */
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
  // Once more in the form of a stack machine, as `wasm-opt` does.
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
