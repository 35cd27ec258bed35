//! Removes invisible direction controls from names that users typed.
//!
//! Such characters can reverse the text that follows them, in the window title, in a sentence or in
//! a copied text. They are removed before a name is used anywhere.

/// Returns whether a character is invisible and changes the direction of other text or hides it.
#[must_use]
pub fn is_bidi_control(character: char) -> bool {
    matches!(character, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

/// Returns the text without direction controls. Joiners stay, because some scripts and emoji need
/// them.
#[must_use]
pub fn without_bidi_controls(text: &str) -> String {
    text.chars()
        .filter(|&character| !is_bidi_control(character))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn direction_controls_are_removed_and_other_characters_stay() {
        assert_eq!(
            without_bidi_controls("\u{202e}gnineve\u{202c} 2"),
            "gnineve 2"
        );
        assert_eq!(
            without_bidi_controls("\u{2068}Fighter\u{2069} \u{200f}1"),
            "Fighter 1"
        );
        assert_eq!(without_bidi_controls("שלום، ليلة"), "שלום، ليلة");
        let family = "👩\u{200d}🚀";
        assert_eq!(without_bidi_controls(family), family);
    }
}
