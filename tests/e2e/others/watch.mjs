// Records errors of a page for drivers that do not report them. It runs before anything else and
// keeps the errors over reloads.

/**
 * Records complaints, exceptions, refused and missing files. It is sent as text, so everything is
 * inside one function.
 */
export function watch() {
  // Requests in progress are canceled when a page is left, and the page complains about them.
  let left = false;
  addEventListener("beforeunload", () => (left = true));
  const remember = (fault) => {
    if (left) return;
    const known = JSON.parse(sessionStorage.getItem("test.faults") ?? "[]");
    sessionStorage.setItem("test.faults", JSON.stringify([...known, fault]));
  };
  // An error without a stack, such as for a refused file, still has a name and a message.
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

/**
 * Returns the errors so far in this browser, and the other servers that files were requested from.
 */
export async function faultsOf(page) {
  const [known, asked, origin] = await page.run(() => [
    JSON.parse(sessionStorage.getItem("test.faults") ?? "[]"),
    performance.getEntriesByType("resource").map(({ name }) => name),
    location.origin,
  ]);
  const foreign = asked.filter((url) => !url.startsWith(`${origin}/`) && !/^(data|blob):/.test(url));
  return [...known, ...foreign.map((url) => `foreign: ${url}`)];
}
