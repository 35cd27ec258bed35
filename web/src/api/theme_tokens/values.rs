//! Parses the values of tokens: opaque colors, lengths and font names. Anything else, such as a
//! URL, is invalid.

/// The longest value, in bytes.
const MAX_LENGTH: usize = 200;
/// The largest radius, in pixels.
const MAX_RADIUS: f64 = 64.0;
/// The assumed pixels of one `rem`.
const PIXELS_PER_REM: f64 = 16.0;

/// The kind of value that a token takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TokenKind {
    Color,
    Length,
    Font,
}

impl TokenKind {
    /// Returns the kind of a token's value.
    pub fn of(token: &str) -> Self {
        match token {
            "radius" => Self::Length,
            "font" => Self::Font,
            _ => Self::Color,
        }
    }
}

/// Color functions whose arguments are numbers.
const FUNCTIONS: [&str; 5] = ["rgb", "rgba", "hsl", "hsla", "hwb"];
/// Keywords that take their value from another element.
const INHERITING_KEYWORDS: [&str; 5] = ["inherit", "initial", "unset", "revert", "currentcolor"];

/// Returns whether a text has the form of a color: hexadecimal digits after a hash, a name, or a
/// function of numbers. The browser decides whether it is a valid one.
pub fn is_color(text: &str) -> bool {
    let text = text.to_ascii_lowercase();
    if text.len() > MAX_LENGTH {
        return false;
    }
    if let Some(digits) = text.strip_prefix('#') {
        return matches!(digits.len(), 3 | 4 | 6 | 8)
            && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    }
    match text.split_once('(') {
        None => {
            let is_word = text.bytes().all(|byte| byte.is_ascii_lowercase());
            is_word && !text.is_empty() && !INHERITING_KEYWORDS.contains(&text.as_str())
        }
        Some((function, rest)) => {
            let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b" .,%/+-".contains(&byte);
            let inside = rest.strip_suffix(')');
            FUNCTIONS.contains(&function)
                && inside.is_some_and(|inside| inside.bytes().all(is_plain))
        }
    }
}

/// A color as red, green and blue, from 0 to 255 each.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Color(pub [f64; 3]);

impl Color {
    /// Returns the hexadecimal form for a style.
    pub fn to_hex(self) -> String {
        let [red, green, blue] = self.0.map(|part| part.round().clamp(0.0, 255.0) as u8);
        format!("#{red:02x}{green:02x}{blue:02x}")
    }

    /// Returns the contrast ratio to another color in tenths, from 10 to 210, as defined by WCAG.
    pub fn contrast(self, other: Self) -> u16 {
        let light = |Self(parts): Self| {
            let [red, green, blue] = parts.map(|part| {
                let part = part / 255.0;
                if part <= 0.04045 {
                    part / 12.92
                } else {
                    ((part + 0.055) / 1.055).powf(2.4)
                }
            });
            0.2126 * red + 0.7152 * green + 0.0722 * blue
        };
        let (a, b) = (light(self), light(other));
        ((a.max(b) + 0.05) / (a.min(b) + 0.05) * 10.0) as u16
    }
}

/// Parses a color as browsers compute it, `rgb(1, 2, 3)`; `None` if it is not opaque.
pub fn parse_computed_color(text: &str) -> Option<Color> {
    let inside = text
        .strip_prefix("rgb(")
        .or_else(|| text.strip_prefix("rgba("));
    let inside = inside?.strip_suffix(')')?;
    let parts = inside
        .split([' ', ',', '/'])
        .filter(|part| !part.is_empty());
    let parts: Option<Vec<f64>> = parts.map(|part| part.parse().ok()).collect();
    match parts?.as_slice() {
        [red, green, blue] => Some(Color([*red, *green, *blue])),
        [red, green, blue, alpha] if *alpha >= 1.0 => Some(Color([*red, *green, *blue])),
        [..] => None,
    }
}

/// Parses a radius in pixels or in `rem`.
pub fn parse_length(text: &str) -> Option<String> {
    let (number, unit, pixels) = match (text.strip_suffix("rem"), text.strip_suffix("px")) {
        (Some(number), _) => (number, "rem", PIXELS_PER_REM),
        (None, Some(number)) => (number, "px", 1.0),
        (None, None) if text == "0" => (text, "px", 1.0),
        (None, None) => return None,
    };
    let is_plain = number
        .bytes()
        .all(|byte| byte.is_ascii_digit() || byte == b'.');
    let value: f64 = number
        .parse()
        .ok()
        .filter(|_| is_plain && number.len() < 8)?;
    (value * pixels <= MAX_RADIUS).then(|| format!("{value}{unit}"))
}

/// Parses font names, in quotes or not, separated by commas.
pub fn parse_font_names(text: &str) -> Option<String> {
    let is_name = |name: &str| {
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b" -_".contains(&byte);
        let is_inherited = INHERITING_KEYWORDS.contains(&name.to_ascii_lowercase().as_str());
        !name.trim().is_empty() && !is_inherited && name.bytes().all(is_plain)
    };
    let unquote = |name: &str| {
        ['"', '\''].into_iter().find_map(|quote| {
            let inside = name.strip_prefix(quote)?.strip_suffix(quote)?;
            is_name(inside).then(|| format!("\"{inside}\""))
        })
    };
    let names = text.split(',').map(str::trim);
    let names: Option<Vec<String>> = names
        .map(|name| unquote(name).or_else(|| is_name(name).then(|| name.to_owned())))
        .collect();
    names
        .map(|names| names.join(", "))
        .filter(|_| text.len() <= MAX_LENGTH)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Texts that would load a resource, refer to other values, or end the declaration.
    const FORBIDDEN: [&str; 12] = [
        "url(https://a.example/x.png)",
        "image-set(\"a.png\" 1x)",
        "var(--danger)",
        "env(safe-area-inset-top)",
        "attr(title)",
        "rgb(var(--x))",
        "red; background: url(//a.example)",
        "red}body{display:none",
        "expression(alert(1))",
        "#fff/**/url(a)",
        "\\75rl(a)",
        "rgb(1,2,3) url(a)",
    ];

    #[test]
    fn values_with_urls_keywords_or_functions_are_rejected() {
        for text in FORBIDDEN {
            assert!(!is_color(text), "{text}");
            assert_eq!(parse_length(text), None, "{text}");
            assert_eq!(parse_font_names(text), None, "{text}");
        }
        for text in [
            "",
            "inherit",
            "currentColor",
            "#12",
            "#ggg",
            "color(srgb 1 0 0)",
        ] {
            assert!(!is_color(text), "{text}");
        }
        assert!(!is_color(&"a".repeat(300)));
    }

    #[test]
    fn hex_named_rgb_and_hsl_colors_are_accepted() {
        for text in [
            "#ffb000",
            "#FFF",
            "red",
            "RebeccaPurple",
            "rgb(255, 176, 0)",
            "rgb(100% 50% 0% / 100%)",
            "hsl(120deg 50% 50%)",
        ] {
            assert!(is_color(text), "{text}");
        }
    }

    #[test]
    fn computed_colors_are_parsed_if_they_are_opaque() {
        let color = Some(Color([1.0, 2.0, 3.0]));
        assert_eq!(parse_computed_color("rgb(1, 2, 3)"), color);
        assert_eq!(parse_computed_color("rgba(1, 2, 3, 1)"), color);
        for text in [
            "rgba(1, 2, 3, 0.5)",
            "rgba(0, 0, 0, 0)",
            "red",
            "oklch(0.7 0.1 200)",
        ] {
            assert_eq!(parse_computed_color(text), None, "{text}");
        }
        assert_eq!(Color([255.0, 176.4, 0.0]).to_hex(), "#ffb000");
    }

    #[test]
    fn contrast_follows_the_wcag_formula() {
        let gray = |part: f64| Color([part; 3]);
        assert!(gray(255.0).contrast(gray(0.0)) >= 209);
        assert_eq!(gray(119.0).contrast(gray(255.0)), 44);
    }

    #[test]
    fn lengths_and_font_names_are_parsed_and_written_again() {
        assert_eq!(parse_length("3px").as_deref(), Some("3px"));
        assert_eq!(parse_length("0.50rem").as_deref(), Some("0.5rem"));
        for text in ["300px", "-1px", "1e9px", "3", "3vw", "px"] {
            assert_eq!(parse_length(text), None, "{text}");
        }
        let fonts = parse_font_names("Georgia, 'Fira Sans',serif");
        assert_eq!(fonts.as_deref(), Some("Georgia, \"Fira Sans\", serif"));
        for text in ["", "a,,b", "\"a", "a'b", "inherit"] {
            assert_eq!(parse_font_names(text), None, "{text}");
        }
    }
}
