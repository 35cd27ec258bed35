//! Finds tokens of an embedding page with too little contrast to their partner.

use super::TOKENS;
use super::values::Color;
use ui::color_pairs::{COLOR_PAIRS, ColorPair};

/// A token with too little contrast to its partner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ContrastFailure {
    pub token: &'static str,
    /// The property of the foreground color.
    pub foreground: &'static str,
    /// The property of the background color.
    pub background: &'static str,
    /// The contrast ratio, in tenths.
    pub tenths: u16,
    /// The required contrast ratio, in tenths.
    pub min_contrast: u16,
}

/// Returns the token that sets a property.
fn token_of(property: &str) -> Option<&'static str> {
    let found = TOKENS
        .iter()
        .find(|(_, properties)| properties.contains(&property));
    found.map(|(token, _)| *token)
}

/// Returns the tokens with too little contrast, each once. Of two applied tokens that clash, the
/// one in `added` is returned.
pub fn contrast_failures(
    applied: &[&str],
    added: &[&str],
    color: impl Fn(&str) -> Option<Color>,
) -> Vec<ContrastFailure> {
    let mut found: Vec<ContrastFailure> = Vec::new();
    for ColorPair {
        foreground,
        background,
        min_contrast,
    } in COLOR_PAIRS
    {
        let both = [foreground, background].into_iter().filter_map(token_of);
        let mut tokens: Vec<&'static str> = both.filter(|token| applied.contains(token)).collect();
        if tokens.iter().any(|token| added.contains(token)) {
            tokens.retain(|token| added.contains(token));
        }
        let (Some(a), Some(b)) = (color(foreground), color(background)) else {
            continue;
        };
        let tenths = a.contrast(b);
        if tenths >= min_contrast {
            continue;
        }
        for token in tokens {
            if !found.iter().any(|failure| failure.token == token) {
                found.push(ContrastFailure {
                    token,
                    foreground,
                    background,
                    tenths,
                    min_contrast,
                });
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    const SHEET: &str = include_str!("../../../styles/tokens.css");
    const NIGHT: &str = ".theme-night {";
    const LIGHT: &str = "[data-theme=\"light\"] {";

    fn color(text: &str) -> Option<Color> {
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6)?;
        let [_, red, green, blue] = u32::from_str_radix(digits, 16).ok()?.to_be_bytes();
        Some(Color([red, green, blue].map(f64::from)))
    }

    /// Returns the colors of a theme, read from the style sheets.
    fn theme(theme_opening: &str) -> BTreeMap<&'static str, Color> {
        let (_, block) = SHEET.split_once(theme_opening).expect("the theme is there");
        let (block, _) = block.split_once('}').expect("it ends");
        let lines = block.split(';').filter_map(|line| {
            // Comments may precede the declaration.
            let (_, declared) = line.rsplit_once("--")?;
            let (name, value) = declared.split_once(": ")?;
            Some((name, color(value)?))
        });
        lines.collect()
    }

    /// Returns the tokens that are refused when they are set one after another on a theme.
    fn refused(theme_opening: &str, given: &[(&'static str, &str)]) -> Vec<&'static str> {
        let (mut colors, mut applied, mut refused_tokens) =
            (theme(theme_opening), Vec::new(), Vec::new());
        for (token, value) in given {
            let before = colors.clone();
            let (_, properties) = TOKENS
                .iter()
                .find(|(name, _)| name == token)
                .expect("a token");
            for &property in *properties {
                colors.insert(property, color(value).expect("a color"));
            }
            applied.push(*token);
            let failures = contrast_failures(&applied, &[*token], |property| {
                colors.get(property).copied()
            });
            for failure in failures {
                refused_tokens.push(failure.token);
                applied.retain(|applied| *applied != failure.token);
                colors.clone_from(&before);
            }
        }
        refused_tokens
    }

    #[test]
    fn our_own_themes_have_enough_contrast() {
        let night = theme(NIGHT);
        for theme_opening in [NIGHT, LIGHT] {
            let colors = theme(theme_opening);
            let color = |name: &str| colors.get(name).or_else(|| night.get(name)).copied();
            let all: Vec<&str> = TOKENS.iter().map(|(token, _)| *token).collect();
            for ColorPair {
                foreground,
                background,
                ..
            } in COLOR_PAIRS
            {
                assert!(
                    color(foreground).is_some() && color(background).is_some(),
                    "{foreground}, {background}"
                );
            }
            assert!(
                contrast_failures(&all, &[], color).is_empty(),
                "{theme_opening}"
            );
        }
    }

    #[test]
    fn a_token_with_too_little_contrast_is_refused() {
        assert!(refused(NIGHT, &[("gold", "#fadc64")]).is_empty());
        assert_eq!(refused(NIGHT, &[("gold", "#1e283c")]), ["gold"]);
        // Each of these has enough contrast for a symbol but not for small text on at least one of
        // its backgrounds.
        for (token, value) in [
            ("gold", "#a5874a"),
            ("good", "#4f9a68"),
            ("danger", "#dd7868"),
            ("selected", "#8f7030"),
            ("bg-high", "#2f4468"),
        ] {
            assert_eq!(refused(NIGHT, &[(token, value)]), [token], "{value}");
        }
        assert_eq!(refused(LIGHT, &[("ink", "#ffffff")]), ["ink"]);
    }

    #[test]
    fn of_two_clashing_tokens_the_later_one_is_refused() {
        // A light surface is refused under the light ink of the night theme, and so is dark ink on
        // the night surface that remains.
        let given = [("surface-2", "#ffffff"), ("ink", "#000000")];
        assert_eq!(refused(NIGHT, &given), ["surface-2", "ink"]);
        // Each of these colors alone would be legible.
        let given = [("accent", "#2a6f68"), ("accent-ink", "#2f5c57")];
        assert_eq!(refused(LIGHT, &given), ["accent-ink"]);
        let given = [("seat-1", "#7a8aa0"), ("cell", "#3a4a60")];
        assert_eq!(refused(NIGHT, &given), ["cell"]);
    }

    #[test]
    fn every_color_pair_has_a_token() {
        for ColorPair {
            foreground,
            background,
            ..
        } in COLOR_PAIRS
        {
            let known = token_of(foreground).or_else(|| token_of(background));
            assert!(known.is_some(), "{foreground} on {background}");
        }
    }
}
