//! Pseudo-localization of English: every letter gets an accent, and every text grows by about two
//! fifths and is put in brackets. Unaccented text on the page has bypassed the phrase files;
//! cut-off text has too little room for other languages.

use std::borrow::Cow;

const PLAIN: &str = "aAcCdDeEgGhHiIjJkKlLnNoOrRsStTuUwWyYzZ";
const ACCENTED: &str = "åÅçÇďĎéÉĝĜĥĤîÎĵĴķĶļĻñÑöÖŕŔšŠţŢûÛŵŴýÝžŽ";

/// Transforms the text of a phrase between its arguments. A single word becomes a longer word,
/// several words become more words. Text of at most two letters is a mark or a unit and keeps its
/// length.
pub fn pseudolocalize(text: &str) -> Cow<'_, str> {
    let mut out: String = text.chars().map(add_accent).collect();
    let letters = text.chars().filter(|c| c.is_alphabetic()).count();
    if letters > 2 {
        let end = out.trim_end().len();
        let more: String = "one two three four five six seven eight "
            .chars()
            .cycle()
            .map(add_accent)
            .take((letters * 2).div_ceil(5))
            .collect();
        let start = out.len() - out.trim_start().len();
        let is_word = !out.get(start..end).unwrap_or_default().contains(' ');
        let more = if is_word {
            more.replace(' ', "")
        } else {
            format!(" {}", more.trim_end())
        };
        out.insert_str(end, &more);
    }
    out.into()
}

/// Puts a whole phrase in brackets.
pub fn bracket(sentence: &str) -> String {
    format!("[{sentence}]")
}

fn add_accent(letter: char) -> char {
    let index = PLAIN.chars().position(|plain| plain == letter);
    index
        .and_then(|index| ACCENTED.chars().nth(index))
        .unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pseudolocalize_adds_accents_and_two_fifths_of_length() {
        assert_eq!(PLAIN.chars().count(), ACCENTED.chars().count());
        let text = pseudolocalize("Speed of a ship");
        assert!(text.starts_with("Špééď öf å šĥîp "), "{text}");
        assert!(text.chars().count() >= 15 * 7 / 5, "{text}");
        assert_eq!(pseudolocalize(" E"), " É");
        assert_eq!(pseudolocalize(" speed "), " špééďöñ ");
    }
}
