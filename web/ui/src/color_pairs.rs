//! Pairs of foreground and background colors in the style sheets, with the contrast that a theme of
//! an embedding page or of a content pack must keep.

/// A foreground and a background property that meet on the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ColorPair {
    /// The property of the text, symbol or edge.
    pub foreground: &'static str,
    /// The property of the surface behind it.
    pub background: &'static str,
    /// The minimum contrast ratio, in tenths: 45 means 4.5:1.
    pub min_contrast: u16,
}

/// Minimum contrast of text, in tenths.
const MIN_TEXT_CONTRAST: u16 = 45;
/// Minimum contrast of symbols and edges, in tenths.
const MIN_SIGN_CONTRAST: u16 = 30;

const fn pair(foreground: &'static str, background: &'static str, min_contrast: u16) -> ColorPair {
    ColorPair {
        foreground,
        background,
        min_contrast,
    }
}

/// All pairs, by custom property. Some members cannot be changed by embedding pages or packs. A
/// letter on a seat color counts as a symbol, because color and shape identify the seat as well.
/// The white seat is not compared with the light background, because its edge separates it.
pub const COLOR_PAIRS: [ColorPair; 64] = [
    pair("ink", "sky", MIN_TEXT_CONTRAST),
    pair("ink", "sky-high", MIN_TEXT_CONTRAST),
    pair("ink", "surface", MIN_TEXT_CONTRAST),
    pair("ink", "surface-2", MIN_TEXT_CONTRAST),
    pair("ink", "surface-3", MIN_TEXT_CONTRAST),
    pair("ink", "accent-soft", MIN_TEXT_CONTRAST),
    pair("ink", "danger-soft", MIN_TEXT_CONTRAST),
    pair("ink-2", "sky", MIN_TEXT_CONTRAST),
    pair("ink-2", "sky-high", MIN_TEXT_CONTRAST),
    pair("ink-2", "surface", MIN_TEXT_CONTRAST),
    pair("ink-2", "surface-2", MIN_TEXT_CONTRAST),
    pair("ink-2", "surface-3", MIN_TEXT_CONTRAST),
    pair("ink-3", "sky", MIN_TEXT_CONTRAST),
    pair("ink-3", "sky-high", MIN_TEXT_CONTRAST),
    pair("ink-3", "surface", MIN_TEXT_CONTRAST),
    pair("ink-3", "surface-2", MIN_TEXT_CONTRAST),
    pair("ink-3", "surface-3", MIN_TEXT_CONTRAST),
    pair("accent", "sky", MIN_TEXT_CONTRAST),
    pair("accent", "sky-high", MIN_TEXT_CONTRAST),
    pair("accent", "surface", MIN_TEXT_CONTRAST),
    pair("accent", "surface-2", MIN_TEXT_CONTRAST),
    pair("accent", "surface-3", MIN_SIGN_CONTRAST),
    pair("accent-ink", "accent", MIN_TEXT_CONTRAST),
    pair("gold-ink", "gold", MIN_TEXT_CONTRAST),
    pair("gold-ink", "selected", MIN_TEXT_CONTRAST),
    pair("gold", "surface", MIN_TEXT_CONTRAST),
    pair("gold", "surface-2", MIN_TEXT_CONTRAST),
    pair("gold", "surface-3", MIN_TEXT_CONTRAST),
    pair("danger", "surface", MIN_TEXT_CONTRAST),
    pair("danger", "surface-2", MIN_TEXT_CONTRAST),
    pair("danger", "surface-3", MIN_TEXT_CONTRAST),
    pair("danger", "danger-soft", MIN_TEXT_CONTRAST),
    pair("danger-ink", "danger", MIN_TEXT_CONTRAST),
    pair("good", "surface", MIN_TEXT_CONTRAST),
    pair("good", "surface-2", MIN_TEXT_CONTRAST),
    pair("good", "surface-3", MIN_TEXT_CONTRAST),
    pair("sky", "good", MIN_TEXT_CONTRAST),
    pair("focus", "sky", MIN_SIGN_CONTRAST),
    pair("focus", "surface", MIN_SIGN_CONTRAST),
    pair("focus", "surface-2", MIN_SIGN_CONTRAST),
    pair("focus", "surface-3", MIN_SIGN_CONTRAST),
    pair("line-strong", "surface", MIN_SIGN_CONTRAST),
    pair("seat-1", "cell", MIN_SIGN_CONTRAST),
    pair("seat-1", "cell-alt", MIN_SIGN_CONTRAST),
    pair("seat-ink", "seat-1", MIN_SIGN_CONTRAST),
    pair("seat-2", "cell", MIN_SIGN_CONTRAST),
    pair("seat-2", "cell-alt", MIN_SIGN_CONTRAST),
    pair("seat-ink", "seat-2", MIN_SIGN_CONTRAST),
    pair("seat-3", "cell", MIN_SIGN_CONTRAST),
    pair("seat-3", "cell-alt", MIN_SIGN_CONTRAST),
    pair("seat-ink", "seat-3", MIN_SIGN_CONTRAST),
    pair("seat-4", "cell", MIN_SIGN_CONTRAST),
    pair("seat-4", "cell-alt", MIN_SIGN_CONTRAST),
    pair("seat-ink", "seat-4", MIN_SIGN_CONTRAST),
    pair("seat-5", "cell", MIN_SIGN_CONTRAST),
    pair("seat-5", "cell-alt", MIN_SIGN_CONTRAST),
    pair("seat-ink", "seat-5", MIN_SIGN_CONTRAST),
    pair("seat-6-ink", "seat-6", MIN_SIGN_CONTRAST),
    pair("coord", "cell", MIN_SIGN_CONTRAST),
    pair("coord", "cell-alt", MIN_SIGN_CONTRAST),
    pair("legal", "cell", MIN_SIGN_CONTRAST),
    pair("legal", "cell-alt", MIN_SIGN_CONTRAST),
    pair("selected", "cell", MIN_SIGN_CONTRAST),
    pair("selected", "cell-alt", MIN_SIGN_CONTRAST),
];
