//! Contrast of every pair of colors that meet on the page, in every theme (WCAG 1.4.3 and 1.4.11).

use super::Theme;
use std::collections::BTreeMap;

const TOKENS: &str = include_str!("../../../styles/tokens.css");

/// Text on grounds: 4.5 to 1.
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
    ("ink-3", &["sky", "surface", "surface-2"]),
    ("accent", &["sky", "surface", "surface-2"]),
    ("gold", &["surface", "surface-2"]),
    ("danger", &["surface", "surface-2", "danger-soft"]),
    ("good", &["surface", "surface-2"]),
    ("accent-ink", &["accent"]),
    ("gold-ink", &["gold"]),
    ("danger-ink", &["danger"]),
    ("coord", &["sky", "sky-high"]),
    ("seat-1-text", &["surface", "surface-2"]),
    ("seat-2-text", &["surface", "surface-2"]),
    ("seat-3-text", &["surface", "surface-2"]),
    ("seat-4-text", &["surface", "surface-2"]),
    ("seat-5-text", &["surface", "surface-2"]),
    ("seat-6-text", &["surface", "surface-2"]),
];

/// Forms on grounds: 3 to 1.
const FORMS: &[(&str, &[&str])] = &[
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

/// The colors of a theme: the night's, overlaid by its own.
fn colors(theme: Theme) -> Colors {
    let mut colors = Colors::new();
    let mut mine = false;
    for line in TOKENS.lines().map(str::trim) {
        if line.ends_with('{') || line.ends_with(',') {
            let own = format!("[data-theme=\"{}\"] {{", theme.slug());
            mine = line == own || line.contains("theme-night") || line == ":root,";
        }
        let Some((name, value)) = line
            .strip_prefix("--")
            .and_then(|rest| rest.split_once(": "))
        else {
            continue;
        };
        if let (true, Some(color)) = (mine, hex(value.trim_end_matches(';'))) {
            colors.insert(name.to_owned(), color);
        }
    }
    colors
}

fn hex(value: &str) -> Option<[f64; 3]> {
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

fn weak_pairs(theme: Theme, pairs: &[(&str, &[&str])], least: f64) -> Vec<String> {
    let colors = colors(theme);
    let color = |name: &str| {
        *colors
            .get(name)
            .unwrap_or_else(|| panic!("no color --{name} in {}", theme.slug()))
    };
    let mut weak = Vec::new();
    for (front, grounds) in pairs {
        for ground in *grounds {
            let ratio = contrast(color(front), color(ground));
            if ratio < least {
                weak.push(format!(
                    "{}: --{front} on --{ground} {ratio:.2}",
                    theme.slug()
                ));
            }
        }
    }
    weak
}

#[test]
fn black_on_white_is_21_to_1() {
    assert!((contrast([0.0; 3], [1.0; 3]) - 21.0).abs() < 1e-9);
}

#[test]
fn text_reads_in_every_theme() {
    let weak: Vec<_> = Theme::ALL
        .into_iter()
        .flat_map(|theme| weak_pairs(theme, TEXT, 4.5))
        .collect();
    assert!(weak.is_empty(), "{weak:#?}");
}

#[test]
fn forms_show_in_every_theme() {
    let weak: Vec<_> = Theme::ALL
        .into_iter()
        .flat_map(|theme| weak_pairs(theme, FORMS, 3.0))
        .collect();
    assert!(weak.is_empty(), "{weak:#?}");
}

#[test]
fn letters_read_on_every_seat() {
    let weak = |theme: Theme| {
        let seat = |n: u8| format!("seat-{n}");
        let pairs: Vec<_> = (1..=5).map(seat).collect();
        let grounds: Vec<&str> = pairs.iter().map(String::as_str).collect();
        // A single bold letter of 16 units in a sign of 34 is a form with its shape and color beside it.
        weak_pairs(theme, &[("seat-ink", &grounds)], 3.0)
    };
    let weak: Vec<_> = Theme::ALL.into_iter().flat_map(weak).collect();
    assert!(weak.is_empty(), "{weak:#?}");
}
