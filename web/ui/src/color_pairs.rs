//! What stands on what in the style sheets: colors that a page around or a content pack may not bring too near each other.

/// Two properties of which one stands on the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ColorPair {
    /// What is read.
    pub foreground: &'static str,
    /// What it stands on.
    pub background: &'static str,
    /// Least contrast, in tenths.
    pub min_contrast: u16,
}

/// Least contrast of what is read, in tenths.
const TEXT: u16 = 45;
/// Least contrast of signs and edges.
const SIGN: u16 = 30;

const fn pair(over: &'static str, under: &'static str, least: u16) -> ColorPair {
    ColorPair {
        foreground: over,
        background: under,
        min_contrast: least,
    }
}

/// All of them, by custom properties: some partners are not for pages around, or for packs, to change. A letter on a seat
/// is a sign beside a color and a form. White is none of a seat's worries: it stands out from paper by its edge.
pub const COLOR_PAIRS: [ColorPair; 64] = [
    pair("ink", "sky", TEXT),
    pair("ink", "sky-high", TEXT),
    pair("ink", "surface", TEXT),
    pair("ink", "surface-2", TEXT),
    pair("ink", "surface-3", TEXT),
    pair("ink", "accent-soft", TEXT),
    pair("ink", "danger-soft", TEXT),
    pair("ink-2", "sky", TEXT),
    pair("ink-2", "sky-high", TEXT),
    pair("ink-2", "surface", TEXT),
    pair("ink-2", "surface-2", TEXT),
    pair("ink-2", "surface-3", TEXT),
    pair("ink-3", "sky", TEXT),
    pair("ink-3", "sky-high", TEXT),
    pair("ink-3", "surface", TEXT),
    pair("ink-3", "surface-2", TEXT),
    pair("ink-3", "surface-3", TEXT),
    pair("accent", "sky", TEXT),
    pair("accent", "sky-high", TEXT),
    pair("accent", "surface", TEXT),
    pair("accent", "surface-2", TEXT),
    pair("accent", "surface-3", SIGN),
    pair("accent-ink", "accent", TEXT),
    pair("gold-ink", "gold", TEXT),
    pair("gold-ink", "selected", TEXT),
    pair("gold", "surface", TEXT),
    pair("gold", "surface-2", TEXT),
    pair("gold", "surface-3", TEXT),
    pair("danger", "surface", TEXT),
    pair("danger", "surface-2", TEXT),
    pair("danger", "surface-3", TEXT),
    pair("danger", "danger-soft", TEXT),
    pair("danger-ink", "danger", TEXT),
    pair("good", "surface", TEXT),
    pair("good", "surface-2", TEXT),
    pair("good", "surface-3", TEXT),
    pair("sky", "good", TEXT),
    pair("focus", "sky", SIGN),
    pair("focus", "surface", SIGN),
    pair("focus", "surface-2", SIGN),
    pair("focus", "surface-3", SIGN),
    pair("line-strong", "surface", SIGN),
    pair("seat-1", "cell", SIGN),
    pair("seat-1", "cell-alt", SIGN),
    pair("seat-ink", "seat-1", SIGN),
    pair("seat-2", "cell", SIGN),
    pair("seat-2", "cell-alt", SIGN),
    pair("seat-ink", "seat-2", SIGN),
    pair("seat-3", "cell", SIGN),
    pair("seat-3", "cell-alt", SIGN),
    pair("seat-ink", "seat-3", SIGN),
    pair("seat-4", "cell", SIGN),
    pair("seat-4", "cell-alt", SIGN),
    pair("seat-ink", "seat-4", SIGN),
    pair("seat-5", "cell", SIGN),
    pair("seat-5", "cell-alt", SIGN),
    pair("seat-ink", "seat-5", SIGN),
    pair("seat-6-ink", "seat-6", SIGN),
    pair("coord", "cell", SIGN),
    pair("coord", "cell-alt", SIGN),
    pair("legal", "cell", SIGN),
    pair("legal", "cell-alt", SIGN),
    pair("selected", "cell", SIGN),
    pair("selected", "cell-alt", SIGN),
];
