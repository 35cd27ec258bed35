//! Pairs of foreground and background colors in the style sheets, with the contrast that a theme of
//! an embedding page or of a content pack must keep.

/// Two custom properties, one of which is drawn on the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ColorPair {
    /// The property of the text, sign or edge.
    pub foreground: &'static str,
    /// The property of the surface behind it.
    pub background: &'static str,
    /// The minimum contrast ratio, in tenths: 45 means 4.5:1.
    pub min_contrast: u16,
}

/// Minimum contrast of text, in tenths.
const TEXT: u16 = 45;
/// Minimum contrast of signs and edges, in tenths.
const SIGN: u16 = 30;

const fn pair(over: &'static str, under: &'static str, least: u16) -> ColorPair {
    ColorPair {
        foreground: over,
        background: under,
        min_contrast: least,
    }
}

/// All pairs, by custom property. Some members cannot be changed by embedding pages or packs. A
/// letter on a seat color counts as a sign, because color and form identify the seat as well. The
/// white seat is not compared with paper: its edge sets it off.
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
