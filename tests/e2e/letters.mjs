// How words are drawn: letters that are too small, words broken in the middle, cards that are cut off, ink that is pale on paper. Functions that run in the page, each of which gives what is wrong.

/** The sizes at which letters are measured: those that every screen is made for. */
export const LETTERS = [[1440, 900], [820, 1180], [390, 844]];

/** Gives a page `writing(root)`: every text within a part of it that is seen, as its node, the element around it and its boxes. */
export function whatIsWritten() {
  window.writing = (root) => {
    const [found, range] = [[], document.createRange()];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const node = text.parentElement;
      if (!text.data.trim() || node.closest("title, desc, option, style, .visually-hidden")) continue;
      if (!node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // What is only spoken is a pixel wide.
      if (node instanceof HTMLElement && node.offsetWidth === 1) continue;
      range.selectNodeContents(text);
      const { width, height } = range.getBoundingClientRect();
      if (width > 0.5 && height > 0.5) found.push({ text, node });
    }
    return found;
  };
}

/**
 * What is wrong with the words of the table as it stands, on each of its leaves: letters below 9 px, as large as they are drawn,
 * and words that go over two lines and not at a space or a hyphen. With `whole` also cards of the hand that do not fit.
 */
export async function ill(whole) {
  const found = new Set();
  const name = (node) => `${node.localName}.${node.getAttribute("class") ?? ""}`;
  const range = document.createRange();
  const table = document.querySelector(".table");
  const look = () => {
    for (const { text, node } of window.writing(table)) {
      const drawn = node instanceof SVGElement ? node.getScreenCTM() : undefined;
      const scale = drawn ? Math.sqrt(Math.abs(drawn.a * drawn.d - drawn.b * drawn.c)) : 1;
      const size = Number.parseFloat(getComputedStyle(node).fontSize) * scale;
      // Fractions of a pixel are lost on the way from a container to its units.
      if (size < 8.95) found.add(`${size.toFixed(1)} px: ${name(node)} “${text.data.trim().slice(0, 24)}”`);
      if (drawn) continue;
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].map((row) => row.top);
        // A first letter by itself may stand a little higher.
        if (Math.max(...tops) - Math.min(...tops) > 8) found.add(`broken word ${word}: ${name(node)}`);
      }
    }
    for (const card of whole ? table.querySelectorAll(".table-actions :is(.hand-card, .exo-card, .saga-card)") : []) {
      if (!card.checkVisibility()) continue;
      const { left, right } = card.getBoundingClientRect();
      const place = card.closest(".table-actions").getBoundingClientRect();
      const told = card.textContent.trim().slice(0, 40);
      if (left < place.left - 1 || right > place.right + 1) found.add(`a card is cut off: ${told}`);
      for (const part of card.querySelectorAll("*")) {
        const over = part.clientWidth > 1 && getComputedStyle(part).display !== "inline" ? part.scrollWidth - part.clientWidth : 0;
        if (over > 1) found.add(`a card is ${over} px too narrow: ${told}`);
      }
    }
  };
  const leaves = [...table.querySelectorAll("[role=tab][data-tab]")].filter((tab) => tab.checkVisibility());
  for (const tab of leaves) {
    tab.click();
    await window.drawn();
    look();
  }
  look();
  leaves[0]?.click();
  return [...found];
}
