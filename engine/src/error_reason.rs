//! The location and the reason of rejected external data: a message for the author of a file, and
//! for players a phrase with its arguments.
//!
//! Each game defines the reasons for its boards and options.

mod json_message;

use crate::args::{Arg, Args};
use serde_json::error::Category;
use std::fmt;

/// A location in a file or in options.
///
/// ```
/// use engine::error_reason::ErrorLocation;
///
/// assert_eq!(ErrorLocation::from("starts[1].at").to_string(), "starts[1].at");
/// let place = ErrorLocation::Text { line: 3, column: 8 };
/// assert_eq!(place, "line 3 column 8");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ErrorLocation {
    /// A path of keys such as `starts[1].at`.
    Path(String),
    /// A line and a column of the text, where no key leads.
    Text {
        /// The line, from 1.
        line: usize,
        /// The column, from 1 and in bytes.
        column: usize,
    },
}

impl fmt::Display for ErrorLocation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Path(path) => f.write_str(path),
            Self::Text { line, column } => write!(f, "line {line} column {column}"),
        }
    }
}

impl<P: Into<String>> From<P> for ErrorLocation {
    fn from(path: P) -> Self {
        Self::Path(path.into())
    }
}

impl PartialEq<&str> for ErrorLocation {
    fn eq(&self, other: &&str) -> bool {
        match self {
            Self::Path(path) => path == other,
            Self::Text { line, column } => *other == format!("line {line} column {column}"),
        }
    }
}

/// The reason why data is rejected at a location.
///
/// ```
/// use engine::error_reason::ErrorReason;
///
/// let error = serde_json::from_str::<u8>("300").unwrap_err();
/// let reason = ErrorReason::from_json(&error);
/// assert_eq!(reason.key(), "load-value-unfit");
/// assert!(reason.to_string().starts_with("a whole number from 0 to 255 is needed, not 300"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ErrorReason(Box<ReasonParts>);

/// The parts of a reason, boxed so that a `Result` with a reason stays small.
#[derive(Clone, PartialEq, Eq, Debug)]
struct ReasonParts {
    message: String,
    game: Option<&'static str>,
    phrase: &'static str,
    args: Args,
}

impl ErrorReason {
    /// Creates a reason that the rules of `game` define: the message for authors, and for players
    /// the phrase key without the game's prefix, with its arguments.
    #[must_use]
    pub fn from_game(
        game: &'static str,
        message: impl Into<String>,
        phrase: &'static str,
        args: Args,
    ) -> Self {
        let (message, game) = (message.into(), Some(game));
        Self(Box::new(ReasonParts {
            message,
            game,
            phrase,
            args,
        }))
    }

    /// Converts an error of the JSON reader.
    #[must_use]
    pub fn from_json(error: &serde_json::Error) -> Self {
        Self::from_kind(
            JsonErrorKind::of(error),
            json_message::syntax_message(error),
        )
    }

    /// Like [`ErrorReason::from_json`], for a text that is known to be JSON, so that only its shape
    /// can be wrong.
    #[must_use]
    pub fn from_json_shape(error: &serde_json::Error) -> Self {
        let kind = match JsonErrorKind::of(error) {
            JsonErrorKind::Syntax => JsonErrorKind::WrongShape,
            kind => kind,
        };
        Self::from_kind(kind, json_message::shape_message(error))
    }

    fn from_kind(kind: JsonErrorKind, message: String) -> Self {
        Self(Box::new(ReasonParts {
            message,
            game: None,
            phrase: kind.phrase(),
            args: kind.args(),
        }))
    }

    /// Removes the line number, for a text that nobody sees.
    #[must_use]
    pub(crate) fn without_line(mut self) -> Self {
        if let Some(end) = self.0.message.rfind(" at line ") {
            self.0.message.truncate(end);
        }
        self
    }

    /// Returns the phrase key of the sentence for players, with the prefix of its game.
    #[must_use]
    pub fn key(&self) -> String {
        match self.0.game {
            Some(game) => format!("{game}-{}", self.0.phrase),
            None => self.0.phrase.to_owned(),
        }
    }

    /// Returns the phrase key without the prefix of its game.
    #[must_use]
    pub fn phrase(&self) -> &'static str {
        self.0.phrase
    }

    /// Returns the game that defines the reason; `None` if it can occur in any file.
    #[must_use]
    pub fn game(&self) -> Option<&'static str> {
        self.0.game
    }

    /// Returns the arguments of the phrase.
    #[must_use]
    pub fn args(&self) -> &[(&'static str, Arg)] {
        &self.0.args
    }
}

impl fmt::Display for ErrorReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.message)
    }
}

/// Creates a reason that only the authors of shipped files can encounter. Players see one phrase
/// for all of these.
impl<L: Into<String>> From<L> for ErrorReason {
    fn from(message: L) -> Self {
        Self(Box::new(ReasonParts {
            message: message.into(),
            game: None,
            phrase: "load-makers",
            args: Args::new(),
        }))
    }
}

/// The kinds of errors of the JSON reader.
#[derive(Clone, PartialEq, Eq, Debug)]
enum JsonErrorKind {
    /// The text is not JSON.
    Syntax,
    /// The text ends too early.
    UnexpectedEnd,
    /// The object lacks this required key.
    MissingKey(String),
    /// There is no such key.
    UnknownKey(String),
    /// A key occurs twice.
    DuplicateKey(String),
    /// A value has the wrong type, is out of bounds, or is not one of the choices.
    InvalidValue(String),
    /// The value is an object, a list or null where another kind is needed.
    WrongShape,
}

impl JsonErrorKind {
    /// Classifies an error by its message, the only detail that the reader gives. Its beginnings
    /// and quotes are stable.
    fn of(error: &serde_json::Error) -> Self {
        let message = error.to_string();
        match (error.classify(), quoted(&message)) {
            (Category::Io | Category::Syntax, _) => Self::Syntax,
            (Category::Eof, _) => Self::UnexpectedEnd,
            (Category::Data, None) => Self::WrongShape,
            (Category::Data, Some(name)) if message.starts_with("missing field") => {
                Self::MissingKey(name)
            }
            (Category::Data, Some(name)) if message.starts_with("unknown field") => {
                Self::UnknownKey(name)
            }
            (Category::Data, Some(name)) if message.starts_with("duplicate field") => {
                Self::DuplicateKey(name)
            }
            (Category::Data, Some(value)) => Self::InvalidValue(value),
        }
    }

    const fn phrase(&self) -> &'static str {
        match self {
            Self::Syntax => "load-syntax",
            Self::UnexpectedEnd => "load-cut-short",
            Self::MissingKey(_) => "load-key-missing",
            Self::UnknownKey(_) => "load-key-unknown",
            Self::DuplicateKey(_) => "load-key-twice",
            Self::InvalidValue(_) => "load-value-unfit",
            Self::WrongShape => "load-unfit",
        }
    }

    fn args(self) -> Args {
        match self {
            Self::MissingKey(key) | Self::UnknownKey(key) | Self::DuplicateKey(key) => {
                vec![("key", Arg::Label(key))]
            }
            Self::InvalidValue(value) => vec![("value", Arg::Label(value))],
            Self::Syntax | Self::UnexpectedEnd | Self::WrongShape => Args::new(),
        }
    }
}

/// Returns the first quoted text of a message before the part that says what was expected.
fn quoted(message: &str) -> Option<String> {
    let sentence = message.split(", expected").next().unwrap_or(message);
    let (at, mark) = sentence
        .char_indices()
        .find(|(_, c)| matches!(c, '`' | '"'))?;
    let rest = sentence.get(at + 1..)?;
    // A text may contain quotes; the outermost pair encloses it.
    let end = match mark {
        '"' => rest.rfind(mark)?,
        _ => rest.find(mark)?,
    };
    rest.get(..end).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    struct Crate {
        #[allow(dead_code, reason = "only its reading is of interest")]
        weight: u8,
        #[allow(dead_code, reason = "only its reading is of interest")]
        kind: Kind,
    }

    #[derive(Deserialize, Debug)]
    #[serde(rename_all = "kebab-case")]
    enum Kind {
        Salt,
    }

    fn phrase_of(text: &str) -> (String, Args) {
        let error = serde_json::from_str::<Crate>(text).expect_err("a fault");
        let reason = ErrorReason::from_json(&error);
        (reason.key(), reason.args().to_vec())
    }

    #[test]
    fn json_errors_become_phrases_with_arguments() {
        let named = |phrase: &str, name, label: &str| {
            let args = vec![(name, Arg::Label(label.to_owned()))];
            (phrase.to_owned(), args)
        };
        let bare = |phrase: &str| (phrase.to_owned(), Args::new());
        assert_eq!(phrase_of("Dear captain"), bare("load-syntax"));
        assert_eq!(phrase_of(r#"{"weight": 1"#), bare("load-cut-short"));
        let missing = named("load-key-missing", "key", "kind");
        assert_eq!(phrase_of(r#"{"weight": 1}"#), missing);
        let unknown = named("load-key-unknown", "key", "wait");
        assert_eq!(phrase_of(r#"{"wait": 1}"#), unknown);
        let duplicate = named("load-key-twice", "key", "weight");
        assert_eq!(phrase_of(r#"{"weight": 1, "weight": 2}"#), duplicate);
        for (value, sentence) in [("300", "300"), ("\"ten\"", "ten"), ("true", "true")] {
            let invalid = named("load-value-unfit", "value", sentence);
            assert_eq!(phrase_of(&format!("{{\"weight\": {value}}}")), invalid);
        }
        let invalid = named("load-value-unfit", "value", "pepper");
        assert_eq!(phrase_of(r#"{"kind": "pepper"}"#), invalid);
        assert_eq!(phrase_of(r#"{"weight": []}"#), bare("load-unfit"));
        assert_eq!(phrase_of(r#"{"weight": null}"#), bare("load-unfit"));
    }

    #[test]
    fn reasons_of_a_game_have_its_prefix_and_plain_lines_a_shared_key() {
        let reason = ErrorReason::from_game("salvage", "2 teams", "load-team", Args::new());
        assert_eq!(
            (reason.key().as_str(), reason.game()),
            ("salvage-load-team", Some("salvage"))
        );
        let plain = ErrorReason::from("too many");
        assert_eq!(
            (plain.key().as_str(), plain.to_string().as_str()),
            ("load-makers", "too many")
        );
    }
}
