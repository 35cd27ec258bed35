// The looks that a player chose, before anything is drawn: the program comes too late for that, and a light page would be dark
// until then. No module, because those wait for the whole document. What it says here is what `Settings::load` says.
(() => {
  const asks = (query) => matchMedia(query).matches;
  const byContrast = (other) => (asks("(prefers-contrast: more)") ? "contrast" : other);
  let kept;
  try {
    kept = JSON.parse(localStorage.getItem("centauri.settings"));
  } catch {
    // Locked, or not a text of ours: the looks of a first visit.
  }
  const theme = kept ? (kept.theme ?? "night") : byContrast("night");
  const drawn = theme === "system" ? byContrast(asks("(prefers-color-scheme: light)") ? "light" : "night") : theme;
  if (["night", "light", "contrast"].includes(drawn)) document.documentElement.dataset.theme = drawn;
})();
