//! Why a content pack is rejected: a closed list of reasons with their arguments, and the path in
//! the file.

use crate::args::{Arg, Args};
use crate::error::LoadError;
use crate::error_reason::{ErrorLocation, ErrorReason};

/// The reason why a pack is rejected, and the path of the invalid value.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}: {place}: {fault}")]
pub struct PackError {
    /// The rejected file, as messages to the player name it.
    pub file: String,
    /// The path as a JSON pointer, such as `/content/boards/0/width`; empty for the whole file.
    pub place: String,
    /// The reason for the rejection.
    pub fault: PackErrorKind,
}

/// Why a pack is rejected.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PackErrorKind {
    /// The file is larger than a pack may be.
    #[error("{bytes} bytes; at most {limit} are allowed")]
    TooLarge {
        /// The size of the file, in bytes.
        bytes: usize,
        /// The maximum size, in bytes.
        limit: usize,
    },
    /// The file is not a pack, or has another format.
    #[error("must be `{}`", super::FORMAT)]
    Format,
    /// There is no such game.
    #[error("there is no such game")]
    Game,
    /// The pack is for another game than the one being played.
    #[error("this pack is for the game `{0}`")]
    OtherGame(String),
    /// The id has characters that an id cannot have.
    #[error("an id has 1 to 40 lower-case letters, digits and hyphens")]
    Id,
    /// A text is empty or too long.
    #[error("must have 1 to {most} characters")]
    Length {
        /// The maximum length, in characters.
        most: usize,
    },
    /// A URL does not start with `https://`.
    #[error("must begin with https://")]
    Url,
    /// The file cannot be read, or the game rejects its content.
    #[error("{0}")]
    Content(ErrorReason),
    /// A board of the base content does not work with the figures of the pack.
    #[error("the base board `{board}` does not fit these figures: {reason}")]
    BoxBoard {
        /// The id of the board.
        board: String,
        /// Why the board is rejected.
        reason: String,
    },
    /// Two boards have the same id.
    #[error("two boards are called `{0}`")]
    BoardTwice(String),
    /// The pack contains no board to play on.
    #[error("no board is left to play on")]
    NoBoard,
    /// There is no such language.
    #[error("there is no language `{0}`")]
    Language(String),
    /// There is no phrase with this key.
    #[error("there is no phrase `{0}`")]
    Phrase(String),
    /// The text is not a valid phrase.
    #[error("is not a valid phrase: {0}")]
    Words(String),
    /// The text uses an argument that the phrase does not get.
    #[error("this phrase has no argument `${0}`")]
    Argument(String),
    /// There is no picture slot of this name.
    #[error("there is no picture `{0}`")]
    Slot(String),
    /// The picture has a kind that is not shown, or is on another server.
    #[error("must be an SVG, PNG, WebP or JPEG picture in the pack or beside it")]
    Picture,
    /// There is no such theme or token.
    #[error("there is no token `{0}`")]
    Token(String),
    /// The token cannot have this value.
    #[error("`{0}` is not a valid value")]
    Value(String),
    /// Two colors are too similar.
    #[error("too little contrast with `{other}`: {tenths} tenths; at least {least} are needed")]
    Contrast {
        /// The token of the other color.
        other: String,
        /// The contrast ratio, in tenths.
        tenths: u16,
        /// The minimum contrast ratio, in tenths.
        least: u16,
    },
    /// The file could not be fetched.
    #[error("cannot be fetched: {0}")]
    Fetch(String),
}

impl PackError {
    /// Creates an error for `path`, a path of keys such as `content.boards[0].width`.
    #[must_use]
    pub fn new(file: &str, path: &str, kind: PackErrorKind) -> Self {
        Self {
            file: file.to_owned(),
            place: json_pointer(path),
            fault: kind,
        }
    }

    /// Converts the error of a file that could not be read at all.
    pub(super) fn from_load_error(error: LoadError) -> Self {
        let pointer = match &error.place {
            ErrorLocation::Path(path) => json_pointer(path),
            // A line and column cannot be expressed as a pointer.
            ErrorLocation::Text { .. } => String::new(),
        };
        Self {
            place: pointer,
            file: error.file,
            fault: PackErrorKind::Content(error.reason),
        }
    }
}

/// Converts a path of keys to a JSON pointer (RFC 6901).
///
/// ```
/// use engine::pack::json_pointer;
///
/// assert_eq!(json_pointer("content.boards[0].width"), "/content/boards/0/width");
/// assert_eq!(json_pointer(""), "");
/// ```
#[must_use]
pub fn json_pointer(path: &str) -> String {
    let keys = path.split(['.', '[']).map(|key| key.trim_end_matches(']'));
    keys.filter(|key| !key.is_empty())
        .map(|key| format!("/{}", key.replace('~', "~0").replace('/', "~1")))
        .collect()
}

impl PackErrorKind {
    /// Returns the phrase key of the sentence for players. [`PackErrorKind::Content`] contains a
    /// more specific phrase.
    #[must_use]
    pub const fn phrase(&self) -> &'static str {
        match self {
            Self::TooLarge { .. } => "pack-fault-large",
            Self::Format => "pack-fault-format",
            Self::Game => "pack-fault-game",
            Self::OtherGame(_) => "pack-fault-other-game",
            Self::Id => "pack-fault-id",
            Self::Length { .. } => "pack-fault-length",
            Self::Url => "pack-fault-url",
            Self::Content(_) => "pack-fault-content",
            Self::BoxBoard { .. } => "pack-fault-box-board",
            Self::BoardTwice(_) => "pack-fault-board-twice",
            Self::NoBoard => "pack-fault-no-board",
            Self::Language(_) => "pack-fault-language",
            Self::Phrase(_) => "pack-fault-phrase",
            Self::Words(_) => "pack-fault-words",
            Self::Argument(_) => "pack-fault-argument",
            Self::Slot(_) => "pack-fault-slot",
            Self::Picture => "pack-fault-picture",
            Self::Token(_) => "pack-fault-token",
            Self::Value(_) => "pack-fault-value",
            Self::Contrast { .. } => "pack-fault-contrast",
            Self::Fetch(_) => "pack-fault-fetch",
        }
    }

    /// Returns the arguments of the phrase.
    #[must_use]
    pub fn args(&self) -> Args {
        let number = |value: usize| Arg::Number(i64::try_from(value).unwrap_or(i64::MAX));
        let label = |text: &str| Arg::Label(text.to_owned());
        match self {
            Self::TooLarge { bytes, limit } => {
                vec![("bytes", number(*bytes)), ("limit", number(*limit))]
            }
            Self::Length { most } => vec![("most", number(*most))],
            Self::Format => vec![("name", label(super::FORMAT))],
            Self::Game | Self::Id | Self::Url | Self::NoBoard | Self::Picture => Args::new(),
            Self::OtherGame(name)
            | Self::BoardTwice(name)
            | Self::Language(name)
            | Self::Phrase(name)
            | Self::Words(name)
            | Self::Argument(name)
            | Self::Slot(name)
            | Self::Token(name)
            | Self::Value(name)
            | Self::Fetch(name) => vec![("name", label(name))],
            Self::Content(_) => Args::new(),
            Self::BoxBoard { board, reason } => {
                vec![("board", label(board)), ("reason", label(reason))]
            }
            Self::Contrast {
                other,
                tenths,
                least,
            } => vec![
                ("name", label(other)),
                ("tenths", Arg::Number(i64::from(*tenths))),
                ("least", Arg::Number(i64::from(*least))),
            ],
        }
    }
}
