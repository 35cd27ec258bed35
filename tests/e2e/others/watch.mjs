// What a page runs before all else where no driver tells what went wrong in it: it remembers that, over reloads too.

/** Remembers complaints, exceptions, refused and missing files. It is sent as text, so everything is inside of it. */
export function watch() {
  // What is on its way when a page is left is given up, and the page that goes complains of it.
  let left = false;
  addEventListener("beforeunload", () => (left = true));
  const remember = (fault) => {
    if (left) return;
    const known = JSON.parse(sessionStorage.getItem("test.faults") ?? "[]");
    sessionStorage.setItem("test.faults", JSON.stringify([...known, fault]));
  };
  // A fault without a stack, such as a refused file, still has its name and message.
  const told = (word) => (word instanceof Error ? `${word} ${word.stack}`.trim() : String(word));
  for (const level of ["error", "warn"]) {
    const say = console[level];
    console[level] = (...words) => {
      remember(`console: ${words.map(told).join(" ")}`);
      say.apply(console, words);
    };
  }
  const missing = ({ target, message, filename, lineno }) =>
    remember(target === window ? `exception: ${message} (${filename}:${lineno})` : `failed: ${target.src ?? target.href}`);
  addEventListener("error", missing, true);
  addEventListener("unhandledrejection", ({ reason }) => remember(`exception: ${told(reason)}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => remember(`refused: ${violatedDirective} ${blockedURI}`));
}

/** What went wrong so far in this browser, and whom it has asked for files besides its own server. */
export async function faultsOf(page) {
  const [known, asked, origin] = await page.run(() => [
    JSON.parse(sessionStorage.getItem("test.faults") ?? "[]"),
    performance.getEntriesByType("resource").map(({ name }) => name),
    location.origin,
  ]);
  const foreign = asked.filter((url) => !url.startsWith(`${origin}/`) && !/^(data|blob):/.test(url));
  return [...known, ...foreign.map((url) => `foreign: ${url}`)];
}
