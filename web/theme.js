// Applies the user's theme before anything is painted. The program loads too late for that, and a
// light page would start dark. This is a classic script, because modules wait for the whole
// document. Keep it consistent with `Settings::load`.
(() => {
  const matches = (query) => matchMedia(query).matches;
  const byContrast = (other) => (matches("(prefers-contrast: more)") ? "contrast" : other);
  let stored;
  try {
    stored = JSON.parse(localStorage.getItem("centauri.settings"));
  } catch {
    // The storage is locked or its entry is invalid: use the defaults.
  }
  const theme = stored ? (stored.theme ?? "night") : byContrast("night");
  const drawn = theme === "system" ? byContrast(matches("(prefers-color-scheme: light)") ? "light" : "night") : theme;
  if (["night", "light", "contrast"].includes(drawn)) document.documentElement.dataset.theme = drawn;
})();
