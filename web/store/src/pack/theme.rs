//! Checks the theme of a pack: new values for design tokens of the style sheets.
//!
//! Values are restricted to colors, lengths and font names, and to contrasts that can be read. The
//! high-contrast theme and the color-blind palettes are not changed.

use engine::pack::PackErrorKind;
use engine::registry::GameId;
use std::collections::BTreeMap;
use ui::color_pairs::{COLOR_PAIRS, ColorPair};

/// The style sheet with the default design tokens.
const TOKENS_CSS: &str = include_str!("../../../styles/tokens.css");

/// The line of [`TOKENS_CSS`] at which the night theme's tokens begin.
const NIGHT: &str = ".theme-night {";
/// The themes that a pack may change, with the line at which their tokens begin in [`TOKENS_CSS`].
const THEMES: [(&str, &str); 2] = [("night", NIGHT), ("light", "[data-theme=\"light\"] {")];

/// Tokens that take a color. Every game adds two, see [`is_color`].
const COLORS: [&str; 28] = [
    "sky",
    "sky-high",
    "surface",
    "surface-2",
    "surface-3",
    "line",
    "line-strong",
    "ink",
    "ink-2",
    "ink-3",
    "accent",
    "accent-ink",
    "accent-soft",
    "gold",
    "gold-ink",
    "focus",
    "cell",
    "cell-alt",
    "cell-line",
    "legal",
    "selected",
    "recent",
    "seat-1",
    "seat-2",
    "seat-3",
    "seat-4",
    "seat-5",
    "seat-6",
];
/// Prefixes, before the name of a game, of the token of its background light and that of its icon
/// color.
const GAME_TOKEN_PREFIXES: [&str; 2] = ["wash-", "tint-"];

/// Returns whether a token takes a color.
fn is_color(token: &str) -> bool {
    let game = GAME_TOKEN_PREFIXES
        .iter()
        .find_map(|part| token.strip_prefix(part));
    COLORS.contains(&token) || game.is_some_and(|game| GameId::from_name(game).is_some())
}

/// Tokens that take a length.
const LENGTHS: [&str; 3] = ["radius-1", "radius-2", "radius-3"];
/// The token that takes font names.
const FONT: &str = "font";

/// Checks the tokens of a pack and writes them as CSS rules.
///
/// # Errors
/// The first theme, token or value that is not accepted, with its path.
pub fn check(
    theme: &BTreeMap<String, BTreeMap<String, String>>,
) -> Result<String, (String, PackErrorKind)> {
    let mut sheet = String::new();
    for (name, tokens) in theme {
        let path = format!("theme.{name}");
        let Some((_, opening)) = THEMES.iter().find(|(known, _)| known == name) else {
            return Err((path, PackErrorKind::Token(name.clone())));
        };
        for (token, value) in tokens {
            check_value(token, value).map_err(|error| (format!("{path}.{token}"), error))?;
        }
        check_contrast(tokens, opening)
            .map_err(|(token, error)| (format!("{path}.{token}"), error))?;
        sheet += &rules(name, tokens);
    }
    Ok(sheet)
}

fn check_value(token: &str, value: &str) -> Result<(), PackErrorKind> {
    let good = if is_color(token) {
        color(value).is_some()
    } else if LENGTHS.contains(&token) {
        let number = value.strip_suffix("rem").or(value.strip_suffix("px"));
        number.is_some_and(|number| {
            number.len() < 6 && number.chars().all(|c| c.is_ascii_digit() || c == '.')
        })
    } else if token == FONT {
        // An unclosed quote would swallow the rest of the style sheet.
        value.len() < 200
            && value.matches('"').count().is_multiple_of(2)
            && value
                .chars()
                .all(|c| c.is_ascii_alphanumeric() || " ,-\"".contains(c))
    } else {
        return Err(PackErrorKind::Token(token.to_owned()));
    };
    if good {
        Ok(())
    } else {
        Err(PackErrorKind::Value(value.to_owned()))
    }
}

/// Reads red, green and blue from `#rrggbb`.
fn color(value: &str) -> Option<[u8; 3]> {
    let digits = value.strip_prefix('#').filter(|digits| digits.len() == 6)?;
    let number = u32::from_str_radix(digits, 16).ok()?;
    let [_, red, green, blue] = number.to_be_bytes();
    Some([red, green, blue])
}

/// Checks the contrast of every color pair in which a token is set.
fn check_contrast(
    tokens: &BTreeMap<String, String>,
    opening: &str,
) -> Result<(), (String, PackErrorKind)> {
    let value = |token: &str| {
        let set = tokens.get(token).and_then(|value| color(value));
        // A theme inherits missing tokens from the night theme.
        let own_value = || default_value(opening, token).or_else(|| default_value(NIGHT, token));
        set.or_else(|| color(&own_value()?))
    };
    for pair in COLOR_PAIRS {
        let ColorPair {
            foreground: token,
            background: other,
            min_contrast: least,
        } = pair;
        let set = [token, other]
            .into_iter()
            .find(|other| tokens.contains_key(*other));
        let (Some(set), Some(a), Some(b)) = (set, value(token), value(other)) else {
            continue;
        };
        let tenths = contrast(a, b);
        if tenths < least {
            let other = if set == token { other } else { token }.to_owned();
            return Err((
                set.to_owned(),
                PackErrorKind::Contrast {
                    other,
                    tenths,
                    least,
                },
            ));
        }
    }
    Ok(())
}

/// Returns the default value of a token.
fn default_value(opening: &str, token: &str) -> Option<String> {
    let (_, block) = TOKENS_CSS.split_once(opening)?;
    let (block, _) = block.split_once('}')?;
    let (_, rest) = block.split_once(&format!("--{token}: "))?;
    rest.split(';').next().map(str::to_owned)
}

/// Returns the contrast ratio of two colors in tenths, as defined by WCAG.
fn contrast(a: [u8; 3], b: [u8; 3]) -> u16 {
    let luminance = |color: [u8; 3]| {
        let [red, green, blue] = color.map(|part| {
            let part = f64::from(part) / 255.0;
            if part <= 0.040_45 {
                part / 12.92
            } else {
                ((part + 0.055) / 1.055).powf(2.4)
            }
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    };
    let (a, b) = (luminance(a), luminance(b));
    ((a.max(b) + 0.05) / (a.min(b) + 0.05) * 10.0) as u16
}

/// Writes the rules of one theme. The shades of a seat are derived from its color.
fn rules(theme: &str, tokens: &BTreeMap<String, String>) -> String {
    let (mut all, mut seats) = (String::new(), String::new());
    let toward = if theme == "light" { "black" } else { "white" };
    for (token, value) in tokens {
        if token.starts_with("seat-") {
            seats += &format!("--{token}:{value};");
            seats += &format!("--{token}-deep:color-mix(in srgb,{value} 45%,black);");
            seats += &format!("--{token}-text:color-mix(in srgb,{value} 75%,{toward});");
        } else {
            all += &format!("--{token}:{value};");
        }
    }
    format!(
        "[data-theme=\"{theme}\"]{{{all}}}[data-theme=\"{theme}\"][data-palette=\"standard\"]{{{seats}}}"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;
    use std::collections::BTreeSet;

    #[test]
    fn a_font_with_an_unclosed_quote_or_a_url_is_refused() {
        let theme = |font: &str| {
            let tokens = BTreeMap::from([(FONT.to_owned(), font.to_owned())]);
            check(&BTreeMap::from([("night".to_owned(), tokens)]))
        };
        assert!(theme("\"Fira Sans\", serif").is_ok());
        for font in ["\"Fira Sans", "url(a)", "a;b"] {
            assert!(theme(font).is_err(), "{font}");
        }
    }

    #[test]
    fn a_theme_must_keep_the_contrast_of_every_color_pair() {
        let refused = |theme: &str, tokens: &[(&str, &str)]| {
            let tokens = tokens
                .iter()
                .map(|(token, value)| ((*token).to_owned(), (*value).to_owned()));
            let all = BTreeMap::from([(theme.to_owned(), tokens.collect())]);
            match check(&all) {
                Err((path, PackErrorKind::Contrast { other, .. })) => Some((path, other)),
                Err(error) => panic!("{error:?}"),
                Ok(_) => None,
            }
        };
        let on = |path: &str, other: &str| Some((path.to_owned(), other.to_owned()));
        assert_eq!(refused("night", &[("gold", "#ffd166")]), None);
        // The color is read as small text, so a contrast that suffices for an icon is too low.
        assert_eq!(
            refused("night", &[("gold", "#a5874a")]),
            on("theme.night.gold", "surface-2")
        );
        assert_eq!(
            refused("night", &[("surface-3", "#8090a0")]),
            on("theme.night.surface-3", "ink")
        );
        assert_eq!(
            refused("light", &[("seat-6", "#060a12")]),
            on("theme.light.seat-6", "seat-6-ink")
        );
        assert_eq!(
            refused("night", &[("sky-high", "#60708a")]),
            on("theme.night.sky-high", "ink")
        );
        for pair in COLOR_PAIRS {
            let (over, under) = (
                default_value(NIGHT, pair.foreground),
                default_value(NIGHT, pair.background),
            );
            assert!(over.is_some() && under.is_some(), "{pair:?}");
        }
    }

    #[test]
    fn the_published_pack_schema_lists_every_token() {
        let text = include_str!("../../../../static/schema/pack.v1.schema.json");
        let schema: Value = serde_json::from_str(text).expect("a schema");
        let games = schema.pointer("/properties/game/enum");
        let games = games.and_then(Value::as_array).into_iter().flatten();
        let games = games.filter_map(Value::as_str);
        let of_games =
            games.flat_map(|game| GAME_TOKEN_PREFIXES.map(|part| format!("{part}{game}")));
        let common = COLORS.into_iter().chain(LENGTHS).chain([FONT]);
        let tokens: BTreeSet<String> = common.map(str::to_owned).chain(of_games).collect();
        for (theme, _) in THEMES {
            let pointer = format!("/properties/theme/properties/{theme}/properties");
            let listed_tokens = schema.pointer(&pointer).and_then(Value::as_object);
            let listed_tokens: BTreeSet<String> =
                listed_tokens.expect("a theme").keys().cloned().collect();
            assert_eq!(listed_tokens, tokens, "{theme}");
        }
    }
}
