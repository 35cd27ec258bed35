// The code in the documents: every fenced block, and all inline code.
import { readFile, readdir } from "node:fs/promises";

const ROOT = new URL("../../", import.meta.url);
/** Folders without documents of this project. */
const SKIPPED = /^(\.git|target|dist|node_modules|shared)$/;

async function documents(folder = "") {
  const found = [];
  for (const entry of await readdir(new URL(folder || "./", ROOT), { withFileTypes: true })) {
    if (SKIPPED.test(entry.name)) continue;
    const path = `${folder}${entry.name}`;
    if (entry.isDirectory()) found.push(...(await documents(`${path}/`)));
    else if (path.endsWith(".md")) found.push(path);
  }
  return found.sort();
}

/**
 * Returns every sample: its document, its first line, its language (none for inline code), and its
 * text.
 */
export async function samples() {
  const all = [];
  for (const file of await documents()) {
    const lines = (await readFile(new URL(file, ROOT), "utf8")).split("\n");
    let open;
    for (const [at, line] of lines.entries()) {
      const [, fence, language] = /^\s*(```)(.*)$/.exec(line) ?? [];
      if (fence && open) {
        all.push({ ...open, text: lines.slice(open.line, at).join("\n") });
        open = undefined;
      } else if (fence) {
        open = { file, line: at + 1, language: language.trim() };
      } else if (!open) {
        for (const [, text] of line.matchAll(/`([^`]+)`/g)) all.push({ file, line: at + 1, language: undefined, text });
      }
    }
    if (open) throw new Error(`${file}:${open.line}: a sample without an end`);
  }
  return all;
}

/** Returns the document and the line of a sample. */
export const locationOf = ({ file, line }) => `${file}:${line}`;
