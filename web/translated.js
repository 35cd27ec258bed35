// Survives browsers that translate the page: they put elements in the place of its texts, or around them, while the program goes
// on with the texts that it has written. What changes during play is marked `translate="no"` and left alone; this is for all else.

/** What stands in the place of a text that was taken out. */
const standIns = new WeakMap();
/** The text that something stands for. */
const originals = new WeakMap();

/** A text that is out of the page was given other words: it is shown again, and may be translated again. */
const rewritten = new MutationObserver((records) => {
  for (const { target } of records) {
    const other = standIns.get(target);
    if (!other || target.isConnected) continue;
    part(target);
    other.replaceWith(target);
  }
});

/** Texts that go out of the page while something takes their place. */
const exchanged = new MutationObserver((records) => {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    for (const gone of removedNodes) {
      if (gone.isConnected) continue;
      const text = gone.nodeType === Node.TEXT_NODE ? gone : originals.get(gone);
      if (!text || text.isConnected) continue;
      const near = addedNodes.length > 0 ? [...addedNodes] : [previousSibling, nextSibling];
      const other = near.find((one) => one?.nodeName === "FONT" && (originals.get(one) ?? text) === text);
      if (!other) continue;
      part(text);
      standIns.set(text, other);
      originals.set(other, text);
      rewritten.observe(text, { characterData: true });
    }
  }
});

/** Nothing stands for a text any more. */
function part(text) {
  originals.delete(standIns.get(text));
  standIns.delete(text);
}

/** The child of a parent that is a node, is put around it, or stands in its place; none where there is none. */
function placed(parent, node) {
  for (let at = node; at; at = at.parentNode) if (at.parentNode === parent) return at;
  const other = standIns.get(node);
  return other ? placed(parent, other) : null;
}

/** From now on the program finds its texts, whatever has become of them. */
export function survive() {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function (node, before) {
    // A text that moves takes nothing along that stands for it.
    const other = standIns.get(node);
    if (other) {
      part(node);
      other.remove();
    }
    const there = before && before.parentNode !== this ? placed(this, before) : before;
    return insertBefore.call(this, node, there);
  };
  Node.prototype.removeChild = function (node) {
    if (node.parentNode === this) return removeChild.call(this, node);
    const there = placed(this, node);
    if (there) removeChild.call(this, there);
    part(node);
    return node;
  };
  exchanged.observe(document, { subtree: true, childList: true });
}
