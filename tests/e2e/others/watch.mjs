// Records errors of a page for drivers that do not report them. It runs before anything else and
// keeps the errors over reloads.

/**
 * Records console errors and warnings, exceptions, and refused or missing files. It is sent as
 * text, so everything is inside one function.
 */
export function recordErrors() {
  // Leaving a page cancels its requests, which the page would report as errors.
  let isLeaving = false;
  addEventListener("beforeunload", () => (isLeaving = true));
  const remember = (fault) => {
    if (isLeaving) return;
    const known = JSON.parse(sessionStorage.getItem("test.faults") ?? "[]");
    sessionStorage.setItem("test.faults", JSON.stringify([...known, fault]));
  };
  // An error without a stack, such as for a refused file, still has a name and a message.
  const describe = (word) => (word instanceof Error ? `${word} ${word.stack}`.trim() : String(word));
  for (const level of ["error", "warn"]) {
    const log = console[level];
    console[level] = (...words) => {
      remember(`console: ${words.map(describe).join(" ")}`);
      log.apply(console, words);
    };
  }
  const rememberError = ({ target, message, filename, lineno }) =>
    remember(target === window ? `exception: ${message} (${filename}:${lineno})` : `failed: ${target.src ?? target.href}`);
  addEventListener("error", rememberError, true);
  addEventListener("unhandledrejection", ({ reason }) => remember(`exception: ${describe(reason)}`));
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
