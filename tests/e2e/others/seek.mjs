// Runs inside a page and finds elements as a person does: by their look and their names. It is sent
// as text, so everything is inside one function.

/**
 * Finds the elements that the steps select and answers a query about it. A step is `{css}`, `{role, name,
 * exact}`, `{visible}` or `{nth}`; each continues from the results of the previous one. The query
 * is `count`, `text`, `seen` (how many are visible), `allowed` (how many are not disabled), or
 * `spot`: the center of the first, or why it cannot be pressed there. For `place` it does not
 * matter what covers it.
 */
export async function findElements(steps, query) {
  const ROLES = {
    button: "button, [role=button], summary",
    link: "a[href]",
    heading: "h1, h2, h3, h4, h5, h6",
    dialog: "dialog, [role=dialog], [role=alertdialog]",
    radio: "input[type=radio]",
    combobox: "select",
    textbox: "input:not([type]), input[type=text], textarea",
  };
  const plain = (text) => (text ?? "").replace(/[\u2066-\u2069]/g, "").replace(/\s+/g, " ").trim();
  const name = (one) => {
    const by = one.getAttribute("aria-labelledby")?.split(" ").map((id) => document.getElementById(id)?.textContent);
    return plain(by?.join(" ") || one.getAttribute("aria-label") || [...(one.labels ?? [])].map((label) => label.textContent).join(" ") || one.textContent);
  };
  const isVisible = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0;
  const fits = (one, step) => {
    if (step.name === undefined) return true;
    if (step.pattern) return new RegExp(step.name).test(name(one));
    return step.exact ? name(one) === step.name : name(one).toLowerCase().includes(step.name.toLowerCase());
  };
  const selectBelow = (from, css) => [...new Set(from.flatMap((one) => [...one.querySelectorAll(css)]))];
  let found = [document];
  for (const step of steps) {
    if (step.css) found = selectBelow(found, step.css);
    else if (step.role) found = selectBelow(found, ROLES[step.role]).filter((one) => fits(one, step) && isVisible(one));
    else if (step.visible) found = found.filter(isVisible);
    else found = [found.at(step.nth)].filter(Boolean);
  }
  if (query === "count") return found.length;
  if (query === "allowed") return found.filter((one) => !one.matches(":disabled, [aria-disabled=true]")).length;
  if (query === "text") return found[0]?.innerText;
  if (query === "seen") return found.filter(isVisible).length;
  const one = found[0];
  if (!one) return { missing: "nothing is like it" };
  const center = () => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, size: Math.min(width, height) };
  };
  one.scrollIntoView({ block: "nearest", inline: "nearest" });
  const before = center();
  await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
  const now = center();
  if (now.size === 0) return { missing: "it is not drawn" };
  if (before.x !== now.x || before.y !== now.y) return { missing: "it moves" };
  const top = document.elementFromPoint(now.x, now.y);
  const label = one.labels?.[0];
  const hit = query === "place" || (top && (one.contains(top) || label?.contains(top)));
  return hit ? now : { missing: `it lies under ${top?.outerHTML.slice(0, 80)}` };
}
