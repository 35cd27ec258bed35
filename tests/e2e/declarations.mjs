// Reads the members, unions and exports of a file of TypeScript declarations, for comparisons.
import assert from "node:assert/strict";

/**
 * Parses TypeScript declarations. Returns functions for the members of an interface, the strings of
 * a union, and the exported names.
 */
export function readDeclarations(types) {
  /** Returns the body of a declaration without comments. */
  const bodyOf = (heading) => {
    const start = types.indexOf(heading);
    assert.ok(start >= 0, heading);
    const text = types.slice(start).replaceAll(/\/\*\*[^]*?\*\//g, "").replaceAll(/\/\/.*$/gm, "");
    let depth = 0;
    for (const [at, letter] of [...text].entries()) {
      if (letter === "{") depth += 1;
      if (letter === "}" && --depth === 0) return text.slice(text.indexOf("{") + 1, at);
    }
    throw new Error(heading);
  };

  /** Returns the names of the properties and methods of an interface. */
  const membersOf = (heading) => {
    let depth = 0;
    const found = { properties: [], methods: [] };
    let line = "";
    for (const letter of bodyOf(heading)) {
      if ("{([<".includes(letter)) depth += 1;
      if (depth === 0 || (depth === 1 && letter === "(")) line += letter;
      if ("})]>".includes(letter)) depth -= 1;
      if (letter === ";" && depth === 0) {
        const [, name, method] = /^\s*(?:readonly )?("[\w:-]+"|\w+)\??(\()?/.exec(line) ?? [];
        if (name) (method ? found.methods : found.properties).push(name.replaceAll('"', ""));
        line = "";
      }
    }
    return found;
  };

  const unionOf = (name) => [...new RegExp(`type ${name} =([^;]*);`).exec(types)[1].matchAll(/"([^"]+)"/g)].map(([, word]) => word);
  const exported = () => [...types.matchAll(/^export declare (?:class|function|const) (\w+)/gm)].map(([, name]) => name);
  return { membersOf, unionOf, exported };
}
