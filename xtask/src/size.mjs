// Prints the brotli size of every file given, one a line.
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

for (const file of process.argv.slice(1)) {
  const content = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  console.log(brotliCompressSync(content, { params }).length);
}
