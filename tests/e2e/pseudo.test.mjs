// Pseudo-localized English, two fifths longer: every text comes from the phrase files, and none
// lacks room.
import test from "node:test";
import assert from "node:assert/strict";
import { assertClean, newPage, resizeTo, variants } from "./support.mjs";
import { mouse, play } from "./captain.mjs";
import { openInLanguage, pagesOf, quickStart } from "./position.mjs";
import { boardTexts, pageTexts } from "./phrases.mjs";

/** The rules are separate documents and stay English. */
const ENGLISH = ".rules, .rules-contents";
const NAMES = [...boardTexts(), "English", "Deutsch", "Shift", "Flight School"];

/**
 * Returns text that did not come through the phrase files: a word with a letter without an accent.
 */
async function findPlainTexts(page) {
  const shown = await pageTexts(page, ENGLISH);
  const rest = shown.map((text) => NAMES.reduce((text, name) => text.replaceAll(name, ""), text));
  return rest.map((text) => text.replace(/RIFT-[\d.]+/g, "")).filter((text) => /(^|[^\p{L}])[A-Za-z]{4,}($|[^\p{L}])/u.test(text));
}

/** Elements whose text does not fit into their box, or into the visible area. */
function findCutTexts(page) {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const faults = [];
    const name = (element) => {
      const kind = typeof element.className === "string" ? element.className.trim().split(/\s+/).join(".") : "";
      return `${element.localName}${kind && `.${kind}`} “${element.textContent.trim().slice(0, 50)}”`;
    };
    const wider = document.documentElement.scrollWidth - window.innerWidth;
    if (wider > 0) faults.push(`the page is ${wider} px too wide`);
    const hidden = (element) => {
      const box = element.getBoundingClientRect();
      return box.width < 2 || box.height < 2 || element.closest(".visually-hidden, [hidden], [inert]") || !element.checkVisibility();
    };
    const clips = (style) => /hidden|clip/.test(style);
    const scrolls = (style) => /auto|scroll/.test(style);
    for (const element of document.querySelectorAll("main *, header *, aside *, dialog *")) {
      if (element.namespaceURI !== "http://www.w3.org/1999/xhtml" || hidden(element)) continue;
      const style = getComputedStyle(element);
      // Text that is cut off, with an ellipsis or without; the text of an input field scrolls.
      if (element.localName !== "input" && (clips(style.overflowX) || style.textOverflow === "ellipsis") && element.scrollWidth > element.clientWidth + 1) {
        faults.push(`cut off: ${name(element)}`);
      }
      if (scrolls(style.overflowX)) continue;
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
      if (own.length === 0) continue;
      const range = document.createRange();
      const rows = own.flatMap((node) => (range.selectNodeContents(node), [...range.getClientRects()]));
      const words = {
        left: Math.min(...rows.map((row) => row.left)),
        right: Math.max(...rows.map((row) => row.right)),
        top: Math.min(...rows.map((row) => row.top)),
        bottom: Math.max(...rows.map((row) => row.bottom)),
      };
      let box = element.closest("button, a.button, label.button, .chip, summary, kbd") ?? element;
      if (getComputedStyle(box).display === "inline") box = box.parentElement;
      const frame = box.getBoundingClientRect();
      const wide = scrolls(getComputedStyle(box).overflowX) ? 0 : Math.max(words.right - frame.right, frame.left - words.left);
      const out = Math.max(wide, words.bottom - frame.bottom, frame.top - words.top);
      if (out > 1.5) faults.push(`${out.toFixed(0)} px outside of its box: ${name(element)}`);
      // A word that is broken in two because its line is too short for it.
      for (const node of own) {
        for (const { 0: word, index } of node.textContent.matchAll(/[\p{L}\p{M}]+/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = [...range.getClientRects()].map((row) => row.top);
          // A first letter may be slightly higher.
          if (Math.max(...tops) - Math.min(...tops) > 8) faults.push(`broken word ${word}: ${name(element)}`);
        }
      }
      // Outside the window, where scrolling cannot reach it.
      let scroller = element.parentElement;
      while (scroller && !scrolls(getComputedStyle(scroller).overflowX)) scroller = scroller.parentElement;
      if (!scroller && (words.right > window.innerWidth + 1 || words.left < -1)) faults.push(`outside of the window: ${name(element)}`);
    }
    return [...new Set(faults)];
  });
}

test("longer words fit, and every text comes from the phrase files", async (t) => {
  const page = await newPage("desktop", { hasTouch: true });
  await quickStart(page, mouse);
  await play(page, mouse, { enough: ({ log }) => log.some((line) => /^Round 2/.test(line)) });
  const table = new URL(page.url()).hash;
  const check = async (place) => {
    for (const size of variants(["phone"], ["desktop", "tablet"])) {
      await resizeTo(page, size);
      assert.deepEqual(await findCutTexts(page), [], `${place} on a ${size}`);
      assert.deepEqual(await findPlainTexts(page), [], `${place} on a ${size}`);
    }
  };
  for (const [name, place] of Object.entries(pagesOf(table))) {
    await t.test(name, async () => {
      await openInLanguage(page, "qps", name, place);
      await check(name);
    });
  }
  await t.test("reasons and menu", async () => {
    await openInLanguage(page, "qps", "table", table);
    await page.locator(".table-actions button.order.quiet:not([data-order])").last().click();
    await check("reasons");
    await page.locator(".table-prompt button[aria-haspopup=dialog]").click();
    await page.getByRole("dialog").waitFor();
    await check("menu");
  });
  assertClean(page);
});
