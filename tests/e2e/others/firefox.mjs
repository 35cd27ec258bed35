// Firefox, over WebDriver BiDi.
import puppeteer from "puppeteer-core";

/** Milliseconds to wait for an answer of the browser. */
const PATIENCE = 60_000;
/** English, reduced motion, and no requests of the browser itself. */
const PREFERENCES = { "intl.accept_languages": "en-US", "ui.prefersReducedMotion": 1, "browser.safebrowsing.downloads.remote.enabled": false };

/** Starts a browser with a new profile and returns the operations on its one page. */
export async function begin() {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: process.env.FIREFOX,
    headless: true,
    protocolTimeout: PATIENCE,
    extraPrefsFirefox: PREFERENCES,
  });
  const [page] = await browser.pages();
  page.setDefaultTimeout(PATIENCE);
  const runIn = (frame, script, args = []) => frame.evaluate(`(${script})(...${JSON.stringify(args)})`);
  return {
    goto: (url) => page.goto(url),
    reload: () => page.reload(),
    run: (script, args) => runIn(page, script, args),
    runInFrame: (script, args) => runIn(page.mainFrame().childFrames()[0], script, args),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    shot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
