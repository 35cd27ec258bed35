//! Finds tokens of an embedding page with too little contrast to their partner.

use super::TOKENS;
use super::values::Color;
use ui::color_pairs::{COLOR_PAIRS, ColorPair};

/// A token with too little contrast to its partner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ContrastFailure {
    pub token: &'static str,
    /// The property of the partner.
    pub over: &'static str,
    pub under: &'static str,
    /// The contrast ratio, in tenths.
    pub tenths: u16,
    /// The required contrast ratio, in tenths.
    pub least: u16,
}

/// The token that sets a property.
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
        foreground: over,
        background: under,
        min_contrast: least,
    } in COLOR_PAIRS
    {
        let both = [over, under].into_iter().filter_map(token_of);
        let mut tokens: Vec<&'static str> = both.filter(|token| applied.contains(token)).collect();
        if tokens.iter().any(|token| added.contains(token)) {
            tokens.retain(|token| added.contains(token));
        }
        let (Some(a), Some(b)) = (color(over), color(under)) else {
            continue;
        };
        let tenths = a.contrast(b);
        if tenths >= least {
            continue;
        }
        for token in tokens {
            if !found.iter().any(|clash| clash.token == token) {
                found.push(ContrastFailure {
                    token,
                    over,
                    under,
                    tenths,
                    least,
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

    /// The colors of a theme, read from the style sheets.
    fn theme(opening: &str) -> BTreeMap<&'static str, Color> {
        let (_, block) = SHEET.split_once(opening).expect("the theme is there");
        let (block, _) = block.split_once('}').expect("it ends");
        let lines = block.split(';').filter_map(|line| {
            // Comments may precede the declaration.
            let (_, declared) = line.rsplit_once("--")?;
            let (name, value) = declared.split_once(": ")?;
            Some((name, color(value)?))
        });
        lines.collect()
    }

    /// The tokens that are refused when they are set one after another on a theme.
    fn refused(opening: &str, given: &[(&'static str, &str)]) -> Vec<&'static str> {
        let (mut colors, mut applied, mut off) = (theme(opening), Vec::new(), Vec::new());
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
            let clashes = contrast_failures(&applied, &[*token], |property| {
                colors.get(property).copied()
            });
            for clash in clashes {
                off.push(clash.token);
                applied.retain(|applied| *applied != clash.token);
                colors.clone_from(&before);
            }
        }
        off
    }

    #[test]
    fn our_own_looks_pass() {
        let night = theme(NIGHT);
        for opening in [NIGHT, LIGHT] {
            let own = theme(opening);
            let color = |name: &str| own.get(name).or_else(|| night.get(name)).copied();
            let all: Vec<&str> = TOKENS.iter().map(|(token, _)| *token).collect();
            for ColorPair {
                foreground: over,
                background: under,
                ..
            } in COLOR_PAIRS
            {
                assert!(
                    color(over).is_some() && color(under).is_some(),
                    "{over}, {under}"
                );
            }
            assert!(contrast_failures(&all, &[], color).is_empty(), "{opening}");
        }
    }

    #[test]
    fn a_token_that_vanishes_on_its_ground_is_refused() {
        assert!(refused(NIGHT, &[("gold", "#fadc64")]).is_empty());
        assert_eq!(refused(NIGHT, &[("gold", "#1e283c")]), ["gold"]);
        // Each of these has enough contrast for a sign but not for small text on at least one of
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
    fn of_two_that_are_unreadable_together_the_later_one_is_refused() {
        // A light surface is refused under the light ink of the night theme, and so is dark ink on
        // the night surface that remains.
        let given = [("surface-2", "#ffffff"), ("ink", "#000000")];
        assert_eq!(refused(NIGHT, &given), ["surface-2", "ink"]);
        // Each of these alone would be legible.
        let given = [("accent", "#2a6f68"), ("accent-ink", "#2f5c57")];
        assert_eq!(refused(LIGHT, &given), ["accent-ink"]);
        let given = [("seat-1", "#7a8aa0"), ("cell", "#3a4a60")];
        assert_eq!(refused(NIGHT, &given), ["cell"]);
    }

    #[test]
    fn every_pair_has_a_token() {
        for ColorPair {
            foreground: over,
            background: under,
            ..
        } in COLOR_PAIRS
        {
            let known = token_of(over).or_else(|| token_of(under));
            assert!(known.is_some(), "{over} on {under}");
        }
    }
}
