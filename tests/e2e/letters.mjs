// The rendering of text: letters that are too small, broken words, cards that are cut off, text
// that is pale in print. The functions run in the page and return the problems.

/** The sizes at which letters are measured, which every screen is designed for. */
export const TEXT_SIZES = [[1440, 900], [820, 1180], [390, 844]];

/**
 * Defines `visibleTexts(root)` in a page, which returns every visible text node within an element
 * with its parent element.
 */
export function defineVisibleTexts() {
  window.visibleTexts = (root) => {
    const [found, range] = [[], document.createRange()];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const node = text.parentElement;
      if (!text.data.trim() || node.closest("title, desc, option, style, .visually-hidden")) continue;
      if (!node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // Text for screen readers only is one pixel wide.
      if (node instanceof HTMLElement && node.offsetWidth === 1) continue;
      range.selectNodeContents(text);
      const { width, height } = range.getBoundingClientRect();
      if (width > 0.5 && height > 0.5) found.push({ text, node });
    }
    return found;
  };
}

/**
 * Returns the problems in the text of the current table, on each of its tabs: letters rendered below
 * 9 px, and words that are broken across lines other than at a space or a hyphen. With `withCards`
 * also cards of the hand that do not fit.
 */
export async function findTextFaults(withCards) {
  const found = new Set();
  const name = (node) => `${node.localName}.${node.getAttribute("class") ?? ""}`;
  const range = document.createRange();
  const table = document.querySelector(".table");
  const check = () => {
    for (const { text, node } of window.visibleTexts(table)) {
      const matrix = node instanceof SVGElement ? node.getScreenCTM() : undefined;
      const scale = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
      const size = Number.parseFloat(getComputedStyle(node).fontSize) * scale;
      // Conversion from a container to its units loses fractions of a pixel.
      if (size < 8.95) found.add(`${size.toFixed(1)} px: ${name(node)} “${text.data.trim().slice(0, 24)}”`);
      if (matrix) continue;
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].map((row) => row.top);
        // A first letter may be slightly higher.
        if (Math.max(...tops) - Math.min(...tops) > 8) found.add(`broken word ${word}: ${name(node)}`);
      }
    }
    for (const card of withCards ? table.querySelectorAll(".table-actions :is(.hand-card, .exo-card, .saga-card)") : []) {
      if (!card.checkVisibility()) continue;
      const { left, right } = card.getBoundingClientRect();
      const place = card.closest(".table-actions").getBoundingClientRect();
      const start = card.textContent.trim().slice(0, 40);
      if (left < place.left - 1 || right > place.right + 1) found.add(`a card is cut off: ${start}`);
      for (const part of card.querySelectorAll("*")) {
        const overflow = part.clientWidth > 1 && getComputedStyle(part).display !== "inline" ? part.scrollWidth - part.clientWidth : 0;
        if (overflow > 1) found.add(`a card is ${overflow} px too narrow: ${start}`);
      }
    }
  };
  const tabs = [...table.querySelectorAll("[role=tab][data-tab]")].filter((tab) => tab.checkVisibility());
  for (const tab of tabs) {
    tab.click();
    await window.afterRender();
    check();
  }
  check();
  tabs[0]?.click();
  return [...found];
}

/**
 * Returns elements that would be pale on white paper: text with a contrast below 4.5:1, gray lines and the
 * board's background below 3:1. Text printed on a colored background is left out, and so are
 * colored lines, whose meaning text repeats. Also returns how many elements were checked.
 */
export function findPaleText() {
  const context = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", { willReadFrequently: true });
  const seen = new Map();
  /** Returns the contrast of a color to white, and whether it is a color and not gray. */
  const contrastOf = (color) => {
    if (!seen.has(color)) {
      for (const style of ["#fff", color]) {
        context.fillStyle = style;
        context.fillRect(0, 0, 1, 1);
      }
      const parts = [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
      const [red, green, blue] = parts.map((part) => (part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4));
      const ratio = 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
      seen.set(color, { ratio, isColored: Math.max(...parts) - Math.min(...parts) > 48 });
    }
    return seen.get(color);
  };
  const [found, counts] = [new Set(), { words: 0, lines: 0, background: 0 }];
  const check = (kind, color, minimum, what) => {
    counts[kind] += 1;
    if (contrastOf(color).ratio < minimum) found.add(`${contrastOf(color).ratio.toFixed(1)} : 1, ${what}`);
  };
  const name = (node) => `${node.localName}.${node.getAttribute("class") ?? ""}`;
  const main = document.querySelector("main");
  for (const { text, node } of window.visibleTexts(main)) {
    const { color, fill, printColorAdjust } = getComputedStyle(node);
    const label = node.closest(".board-labels");
    if (printColorAdjust === "exact" && !label) continue;
    check("words", label ? fill : color, 4.5, `${name(node)} \u201c${text.data.trim().slice(0, 24)}\u201d`);
  }
  for (const node of main.querySelectorAll(".ground-rim, .ground-lines")) check("background", getComputedStyle(node).stroke, 3, name(node));
  for (const node of main.querySelectorAll("*")) {
    if (!(node instanceof HTMLElement) || !node.checkVisibility({ visibilityProperty: true })) continue;
    const style = getComputedStyle(node);
    if (style.printColorAdjust === "exact") continue;
    for (const side of ["top", "right", "bottom", "left"]) {
      const [width, kind, color] = ["width", "style", "color"].map((part) => style.getPropertyValue(`border-${side}-${part}`));
      if (Number.parseFloat(width) === 0 || kind === "none" || /, 0\)/.test(color) || contrastOf(color).isColored) continue;
      check("lines", color, 3, `a line of ${name(node)}`);
    }
  }
  return { found: [...found], ...counts };
}
