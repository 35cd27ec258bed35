//! Tests of the contrast of every pair of colors that meet on the page, in every theme (WCAG 1.4.3
//! and 1.4.11).

mod vision;

use super::{Palette, Theme};
use std::collections::BTreeMap;

const TOKENS: &str = include_str!("../../../styles/tokens.css");
const PALETTES_CSS: &str = include_str!("../../../styles/palettes.css");

/// Text on its backgrounds: at least 4.5:1.
const TEXT: &[(&str, &[&str])] = &[
    (
        "ink",
        &[
            "sky",
            "surface",
            "surface-2",
            "surface-3",
            "accent-soft",
            "danger-soft",
            "cell",
        ],
    ),
    ("ink-2", &["sky", "surface", "surface-2", "surface-3"]),
    ("ink-3", &["sky", "sky-high", "surface", "surface-2"]),
    ("accent", &["sky", "sky-high", "surface", "surface-2"]),
    ("gold", &["surface", "surface-2", "surface-3"]),
    (
        "danger",
        &["surface", "surface-2", "surface-3", "danger-soft"],
    ),
    ("good", &["surface", "surface-2", "surface-3"]),
    ("accent-ink", &["accent"]),
    ("gold-ink", &["gold", "selected"]),
    ("danger-ink", &["danger"]),
    ("coord", &["sky", "sky-high"]),
    ("seat-1-text", &["surface", "surface-2"]),
    ("seat-2-text", &["surface", "surface-2"]),
    ("seat-3-text", &["surface", "surface-2"]),
    ("seat-4-text", &["surface", "surface-2"]),
    ("seat-5-text", &["surface", "surface-2"]),
    ("seat-6-text", &["surface", "surface-2"]),
];

/// Shapes on their backgrounds: at least 3:1.
const SHAPES: &[(&str, &[&str])] = &[
    ("line-strong", &["surface", "surface-2"]),
    (
        "focus",
        &["sky", "surface", "surface-2", "cell", "cell-alt"],
    ),
    ("legal", &["cell", "cell-alt"]),
    ("selected", &["cell", "cell-alt"]),
    ("recent", &["cell", "cell-alt"]),
    ("threat", &["cell", "cell-alt"]),
    ("seat-1", &["cell", "cell-alt"]),
    ("seat-2", &["cell", "cell-alt"]),
    ("seat-3", &["cell", "cell-alt"]),
    ("seat-4", &["cell", "cell-alt"]),
    ("seat-5", &["cell", "cell-alt"]),
    ("plane-edge", &["cell", "cell-alt"]),
    ("shield", &["surface", "cell"]),
    ("energy", &["surface"]),
    ("upkeep", &["surface"]),
    ("hull", &["surface"]),
    ("blast", &["cell"]),
    ("beam", &["cell"]),
    ("nebula", &["cell"]),
    ("mine", &["cell"]),
];

type Colors = BTreeMap<String, [f64; 3]>;

/// The themes that are drawn; [`Theme::System`] resolves to one of them.
const THEMES: [Theme; 3] = [Theme::Night, Theme::Light, Theme::Contrast];

/// Returns every theme with every palette.
fn themes_with_palettes() -> impl Iterator<Item = (Theme, Palette)> {
    let with = |theme| Palette::ALL.map(|palette| (theme, palette));
    THEMES.into_iter().flat_map(with)
}

/// Returns the colors of a theme: those of the night theme, overridden by the theme's own, then by
/// the palette.
fn colors(theme: Theme, palette: Palette) -> Colors {
    let mut colors = Colors::new();
    let (theme, palette) = (theme.slug(), palette.slug());
    let openings = [
        format!("[data-theme=\"{theme}\"] {{"),
        format!("[data-palette=\"{palette}\"] {{"),
        format!("[data-theme=\"{theme}\"][data-palette=\"{palette}\"] {{"),
    ];
    let mut is_own_block = false;
    for line in TOKENS.lines().chain(PALETTES_CSS.lines()).map(str::trim) {
        if line.ends_with('{') || line.ends_with(',') {
            let first = line.contains("theme-night") || line == ":root,";
            is_own_block = first || openings.iter().any(|opening| line == opening);
        }
        let Some((name, value)) = line
            .strip_prefix("--")
            .and_then(|rest| rest.split_once(": "))
        else {
            continue;
        };
        if let (true, Some(color)) = (is_own_block, parse_hex(value.trim_end_matches(';'))) {
            colors.insert(name.to_owned(), color);
        }
    }
    colors
}

fn parse_hex(value: &str) -> Option<[f64; 3]> {
    let digits = value.strip_prefix('#').filter(|digits| digits.len() == 6)?;
    let part = |at: usize| {
        u8::from_str_radix(digits.get(at..at + 2)?, 16)
            .ok()
            .map(|part| f64::from(part) / 255.0)
    };
    Some([part(0)?, part(2)?, part(4)?])
}

fn luminance(color: [f64; 3]) -> f64 {
    let linear = |part: f64| {
        if part <= 0.04045 {
            part / 12.92
        } else {
            ((part + 0.055) / 1.055).powf(2.4)
        }
    };
    let [r, g, b] = color.map(linear);
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

fn contrast(a: [f64; 3], b: [f64; 3]) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

fn color(colors: &Colors, name: &str) -> [f64; 3] {
    *colors
        .get(name)
        .unwrap_or_else(|| panic!("no color --{name}"))
}

/// Returns the color pairs whose contrast is too low, for all themes and palettes.
fn weak_pairs(pairs: &[(&str, &[&str])], min_ratio: f64) -> Vec<String> {
    let mut failing = Vec::new();
    for (theme, palette) in themes_with_palettes() {
        let colors = colors(theme, palette);
        for (front, backgrounds) in pairs {
            for background in *backgrounds {
                let ratio = contrast(color(&colors, front), color(&colors, background));
                if ratio < min_ratio {
                    let look = (theme.slug(), palette.slug());
                    failing.push(format!("{look:?}: --{front} on --{background} {ratio:.2}"));
                }
            }
        }
    }
    failing
}

#[test]
fn black_on_white_is_21_to_1() {
    assert!((contrast([0.0; 3], [1.0; 3]) - 21.0).abs() < 1e-9);
}

#[test]
fn text_has_enough_contrast_in_every_theme_and_palette() {
    assert_eq!(weak_pairs(TEXT, 4.5), Vec::<String>::new());
}

#[test]
fn shapes_have_enough_contrast_in_every_theme_and_palette() {
    assert_eq!(weak_pairs(SHAPES, 3.0), Vec::<String>::new());
}

#[test]
fn badge_letters_have_enough_contrast_on_every_seat_color() {
    // A single bold letter of 16 units in a badge of 34 counts as a shape, because the badge's
    // shape and color identify the seat as well.
    let seats = ["seat-1", "seat-2", "seat-3", "seat-4", "seat-5"];
    let pairs: [(&str, &[&str]); 2] = [("seat-ink", &seats), ("seat-6-ink", &["seat-6"])];
    assert_eq!(weak_pairs(&pairs, 3.0), Vec::<String>::new());
}

/// The white seat is visible on a light board by its edge.
#[test]
fn the_sixth_seat_is_visible_by_its_color_or_its_edge() {
    for (theme, palette) in themes_with_palettes() {
        let colors = colors(theme, palette);
        for background in ["cell", "cell-alt"] {
            let is_visible =
                |name| contrast(color(&colors, name), color(&colors, background)) >= 3.0;
            assert!(
                is_visible("seat-6") || is_visible("piece-edge"),
                "{theme:?} {palette:?}"
            );
        }
    }
}

/// With the color vision that a palette is for, any two seats differ visibly, and more than in the
/// standard palette.
#[test]
fn each_palette_keeps_seats_apart_for_its_color_vision() {
    for theme in THEMES {
        for (palette, vision) in [
            (Palette::Deutan, vision::DEUTAN),
            (Palette::Deutan, vision::PROTAN),
            (Palette::Tritan, vision::TRITAN),
        ] {
            let min_color_distance = |palette| {
                let colors = colors(theme, palette);
                let seats = (1..=6).map(|n| color(&colors, &format!("seat-{n}")));
                vision::min_color_distance(&seats.collect::<Vec<_>>(), &vision)
            };
            let (adapted, standard) = (
                min_color_distance(palette),
                min_color_distance(Palette::Standard),
            );
            assert!(adapted >= 25.0, "{theme:?} {palette:?} {adapted:.1}");
            assert!(
                adapted > standard,
                "{theme:?} {palette:?} {adapted:.1} {standard:.1}"
            );
        }
    }
}

#[test]
fn mono_seat_colors_are_distinct_grays() {
    for theme in THEMES {
        let colors = colors(theme, Palette::Mono);
        let seats: Vec<_> = (1..=5)
            .map(|n| color(&colors, &format!("seat-{n}")))
            .collect();
        assert!(seats.iter().all(|[r, g, b]| r == g && g == b));
        let step = vision::min_color_distance(&seats, &vision::PLAIN);
        assert!(step >= 8.0, "{theme:?} {step:.1}");
    }
}
