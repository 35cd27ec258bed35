// Keeps the program working in browsers that translate the page. They replace text nodes or wrap
// them in elements, while the program keeps updating the nodes that it created. Content that
// changes during play has `translate="no"` and is not translated; this script handles everything
// else.

/** For each removed text node, the node that replaces it. */
const replacements = new WeakMap();
/** For each replacement, the text node that it replaces. */
const originals = new WeakMap();

/** If a removed text node gets a new text, it is put back, so that it can be translated again. */
const rewritten = new MutationObserver((records) => {
  for (const { target } of records) {
    const other = replacements.get(target);
    if (!other || target.isConnected) continue;
    forgetReplacement(target);
    other.replaceWith(target);
  }
});

/** Finds text nodes that are replaced. */
const exchanged = new MutationObserver((records) => {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    for (const gone of removedNodes) {
      if (gone.isConnected) continue;
      const text = gone.nodeType === Node.TEXT_NODE ? gone : originals.get(gone);
      if (!text || text.isConnected) continue;
      const near = addedNodes.length > 0 ? [...addedNodes] : [previousSibling, nextSibling];
      const other = near.find((one) => one?.nodeName === "FONT" && (originals.get(one) ?? text) === text);
      if (!other) continue;
      forgetReplacement(text);
      replacements.set(text, other);
      originals.set(other, text);
      rewritten.observe(text, { characterData: true });
    }
  }
});

/** Forgets the replacement of a text node. */
function forgetReplacement(text) {
  originals.delete(replacements.get(text));
  replacements.delete(text);
}

/** Returns the child of `parent` that is `node`, contains it, or replaces it, or `undefined`. */
function childOf(parent, node) {
  for (let at = node; at; at = at.parentNode) if (at.parentNode === parent) return at;
  const other = replacements.get(node);
  return other ? childOf(parent, other) : null;
}

/**
 * Patches DOM methods so that the program finds its text nodes whatever a translator did to them.
 */
export function patchDom() {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function (node, before) {
    // A text node that moves does not move its replacement.
    const other = replacements.get(node);
    if (other) {
      forgetReplacement(node);
      other.remove();
    }
    const there = before && before.parentNode !== this ? childOf(this, before) : before;
    return insertBefore.call(this, node, there);
  };
  Node.prototype.removeChild = function (node) {
    if (node.parentNode === this) return removeChild.call(this, node);
    const there = childOf(this, node);
    if (there) removeChild.call(this, there);
    forgetReplacement(node);
    return node;
  };
  exchanged.observe(document, { subtree: true, childList: true });
}
