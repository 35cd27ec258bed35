//! Share codes in text that people paste: a code alone, or a link of the page that contains it.

/// The texts before the share code in a link.
const CODE_PREFIXES: [&str; 3] = ["#/match/", "#/turn/", "load="];

/// Returns the share code of a link, or the whole text if it is not a link, without surrounding
/// whitespace.
///
/// ```
/// use engine::save::link::extract_share_code;
///
/// let link = "https://games.example/centauri/?lang=de#/match/AQRy_a-Z0/12";
/// assert_eq!(extract_share_code(link), "AQRy_a-Z0");
/// assert_eq!(extract_share_code("  AQRy_a-Z0\n"), "AQRy_a-Z0");
/// ```
#[must_use]
pub fn extract_share_code(text: &str) -> &str {
    let text =
        text.trim_matches(|character: char| character.is_whitespace() || character == '\u{feff}');
    let rest = CODE_PREFIXES
        .iter()
        .find_map(|before| text.split_once(before));
    let is_code_character =
        |character: char| character.is_ascii_alphanumeric() || matches!(character, '-' | '_');
    rest.map_or(text, |(_, rest)| {
        let mut parts = rest.split(|character| !is_code_character(character));
        parts.next().unwrap_or_default()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_extracted_from_every_kind_of_link() {
        for text in [
            "AQRy_a-Z0",
            "  AQRy_a-Z0\r\n",
            "\u{feff}AQRy_a-Z0",
            "https://games.example/#/match/AQRy_a-Z0",
            "https://games.example/centauri/?lang=de#/match/AQRy_a-Z0/12",
            "#/turn/AQRy_a-Z0/hb?lang=de",
            "https://games.example/embed.html?game=x&load=AQRy_a-Z0&mode=view",
            "See https://games.example/#/match/AQRy_a-Z0.",
        ] {
            assert_eq!(extract_share_code(text), "AQRy_a-Z0", "{text}");
        }
    }

    #[test]
    fn text_that_is_not_a_link_stays_unchanged() {
        for text in ["", "nowhere.json", "#/rules/x", "two words"] {
            assert_eq!(extract_share_code(text), text);
        }
    }
}
