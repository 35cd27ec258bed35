//! Sentences for errors in data from outside: files, saves, options. Errors of a game's own files
//! use phrases with the game's prefix.

use super::{PhraseArg, PhraseArgs, Phrases};
use engine::error::LoadError;
use engine::error_reason::{ErrorLocation, ErrorReason};
use engine::save::SaveError;

/// Describes an error, without its location.
#[must_use]
pub fn reason_text(phrases: &Phrases, reason: &ErrorReason) -> String {
    let prefix = reason.game().unwrap_or("load");
    let args: PhraseArgs = reason
        .args()
        .iter()
        .map(|(name, arg)| (*name, PhraseArg::from_arg(prefix, arg)))
        .collect();
    phrases.say(&reason.key(), &args)
}

/// Describes an error and its location.
#[must_use]
pub fn reason_at_location(
    phrases: &Phrases,
    location: &ErrorLocation,
    reason: &ErrorReason,
) -> String {
    let message = ("reason", reason_text(phrases, reason).into());
    match location {
        ErrorLocation::Path(path) => {
            phrases.say("load-at", &[("place", path.as_str().into()), message])
        }
        ErrorLocation::Text { line, column } => {
            let at = [
                ("line", (*line).into()),
                ("column", (*column).into()),
                message,
            ];
            phrases.say("load-at-line", &at)
        }
    }
}

/// Describes what is wrong with a file or with options, and where.
#[must_use]
pub fn load_error_text(phrases: &Phrases, error: &LoadError) -> String {
    reason_at_location(phrases, &error.place, &error.reason)
}

/// Describes what is wrong with a file, in the sentence of `key` that names the file.
#[must_use]
pub fn file_error_text(phrases: &Phrases, key: &str, error: &LoadError) -> String {
    let args = [
        ("file", error.file.as_str().into()),
        ("fault", load_error_text(phrases, error).into()),
    ];
    phrases.say(key, &args)
}

/// Describes why a save was not accepted.
#[must_use]
pub fn save_error_text(phrases: &Phrases, error: &SaveError) -> String {
    let args = error.args();
    let mut phrase_args: PhraseArgs = args
        .iter()
        .map(|(name, arg)| (*name, PhraseArg::from_arg("save", arg)))
        .collect();
    if let SaveError::Options(error) = error {
        phrase_args.push(("fault", load_error_text(phrases, error).into()));
    }
    phrases.say(error.phrase(), &phrase_args)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::l10n::Language;
    use engine::rift::content::parse_board;

    /// A built-in board as a file with one part replaced, and the English error text that must
    /// result.
    const INVALID_BOARDS: [(&str, &str, &str); 9] = [
        ("\"width\": 8", "\"width\": 9", "8"),
        ("\"width\": 8", "\"width\": 99", "99"),
        ("\"height\": 8", "\"height\": 9", "8"),
        ("rift-board/1", "rift-board/9", "rift-board/1"),
        ("\"H8\"", "\"M20\"", "M20"),
        ("\"blurb\"", "\"blurbs\"", "blurbs"),
        ("........", "...?....", "?"),
        ("\"cold-open\"", "\"Cold Open\"", "40"),
        (
            "\"rows\": [",
            "\"options\": {\"round_limit\": \"ten\"}, \"rows\": [",
            "ten",
        ),
    ];

    fn file() -> String {
        let board = engine::rift::content::board("cold-open").expect("a board of the box");
        serde_json::to_string_pretty(&board).expect("a plain board")
    }

    #[test]
    fn every_error_reason_has_a_sentence_in_every_language() {
        let english = Phrases::load("en");
        for (from, to, part) in INVALID_BOARDS {
            let text = file().replacen(from, to, 1);
            let error = parse_board("f", &text).expect_err(to);
            let message = load_error_text(&english, &error);
            let is_whole = !["[load", "[rift", "{"]
                .iter()
                .any(|sign| message.contains(sign));
            assert!(message.contains(part) && is_whole, "{to}: {message}");
            for language in Language::OFFERED
                .into_iter()
                .filter(|one| !one.is_built_in())
            {
                let translated = load_error_text(&Phrases::load(language.code()), &error);
                assert!(translated.contains(part), "{to}: {translated}");
                assert_ne!(translated, message);
                assert!(
                    !translated.contains(&error.reason.to_string()),
                    "{translated}"
                );
            }
        }
    }

    #[test]
    fn a_syntax_error_is_located_by_line_and_column() {
        let error = parse_board("f", "Dear captain").expect_err("no board");
        let message = |code: &str| load_error_text(&Phrases::load(code), &error);
        assert!(
            message("en").starts_with("Line 1, column 1: "),
            "{}",
            message("en")
        );
        assert!(
            message("de").starts_with("Zeile 1, Spalte 1: "),
            "{}",
            message("de")
        );
    }
}
