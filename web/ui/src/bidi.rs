//! Names as they were typed, without signs that turn other letters round.
//!
//! A name that somebody gave may hold signs that are not seen and that change the direction of whatever follows: in the
//! title of a window, in a sentence, in what is copied elsewhere. They are left out before anything is made of it.

/// Whether a letter is not seen, and turns or hides others.
#[must_use]
pub fn is_bidi_control(letter: char) -> bool {
    matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

/// A text without them; joiners, which some scripts and pictures are written with, stay.
#[must_use]
pub fn without_bidi_controls(text: &str) -> String {
    text.chars()
        .filter(|&letter| !is_bidi_control(letter))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_of_direction_are_left_out_and_letters_stay() {
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
