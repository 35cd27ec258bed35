// Prints the brotli size of every given file, one per line.
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

// All at once, so that they are compressed on all available cores.
const sizes = process.argv.slice(1).map(async (file) => {
  const content = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return (await promisify(brotliCompress)(content, { params })).length;
});
for (const size of sizes) console.log(await size);
