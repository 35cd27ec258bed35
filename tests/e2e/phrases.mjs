// The phrase files, and what a page shows and announces, for finding untranslated text.
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = (path) => fileURLToPath(new URL(`../../${path}/`, import.meta.url));

/**
 * Returns every phrase of a language by its key, attributes as `key.part`; variants and lines are
 * joined.
 */
export function phrases(code) {
  const found = new Map();
  const home = folder(`web/l10n/${code}`);
  for (const file of readdirSync(home).filter((name) => name.endsWith(".ftl"))) {
    let message = "";
    let key = "";
    for (const line of readFileSync(home + file, "utf8").split("\n")) {
      const head = /^([a-z][\w-]*) = ?(.*)$/.exec(line);
      const part = /^ +\.([\w-]+) = (.*)$/.exec(line);
      if (head) message = key = head[1];
      if (part) key = `${message}.${part[1]}`;
      const text = head?.[2] ?? part?.[2] ?? (/^ /.test(line) ? line : null);
      if (key && text !== null) found.set(key, `${found.get(key) ?? ""} ${text}`.trim());
    }
  }
  return found;
}

/** Returns the games whose rules exist in a language, by name. */
export const translatedGames = (code) => readdirSync(folder(`web/l10n/${code}/rules`)).map((file) => file.replace(/\.md$/, "")).sort();

/** Names and descriptions of boards, which are English in their own files. */
export function boardTexts() {
  const home = folder("engine/src/rift/content/boards");
  return readdirSync(home)
    .map((file) => JSON.parse(readFileSync(home + file, "utf8")))
    .flatMap(({ name, blurb }) => [name, blurb]);
}

/** Returns the parts of a phrase between its arguments that are long enough to be recognized. */
function literalParts(text) {
  const plain = text.replace(/\{[^{}]*->/g, "|").replace(/\*?\[\w+\]/g, "|");
  return plain
    .split(/[{}|]/)
    .map((part) => part.replace(/\$[\w-]+|"/g, "").trim())
    .filter((part) => /[a-z]{2,}/.test(part));
}

/**
 * Returns text that is only English: parts of English phrases that are in no phrase of the other
 * language.
 */
export function englishOnly(code) {
  const other = [...phrases(code).values()].join("\n");
  const isKnown = (part) => new RegExp(`(^|[^\\p{L}])${part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}($|[^\\p{L}])`, "mu").test(other);
  const all = [...phrases("en").values()].flatMap(literalParts).concat(boardTexts());
  return [...new Set(all)].filter((part) => !isKnown(part));
}

/**
 * Returns every visible or announced text of the page, including the names of controls and
 * pictures. Text that is marked as another language, or is inside `except`, is left out.
 */
export function pageTexts(page, except = "") {
  return page.evaluate((skipped) => {
    const page = document.documentElement.lang;
    const found = new Set([document.title]);
    const isSkipped = (element) => {
      const marked = element?.closest("[lang]");
      return (marked && marked.lang !== page) || (skipped && element?.closest(skipped)) || element?.closest("script, style, noscript");
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (!isSkipped(walker.currentNode.parentElement)) found.add(walker.currentNode.textContent.trim());
    }
    for (const element of document.body.querySelectorAll("*")) {
      if (isSkipped(element)) continue;
      for (const name of ["aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "title", "placeholder", "alt"]) {
        if (element.hasAttribute(name)) found.add(element.getAttribute(name).trim());
      }
    }
    return [...found].filter(Boolean);
  }, except);
}

/** Returns the texts of a page that contain English. */
export function untranslatedTexts(texts, english) {
  const long = english.filter((part) => part.length >= 12 && part.includes(" "));
  const short = new Set(english);
  return texts.filter((text) => short.has(text) || long.some((part) => text.includes(part)));
}
