//! Why a pack is refused: data for a sentence, and the place in the file.

use crate::args::{Arg, Args};
use crate::error::LoadError;
use crate::error_reason::{ErrorLocation, ErrorReason};

/// Why a pack is refused, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}: {place}: {fault}")]
pub struct PackError {
    /// The file, by its name.
    pub file: String,
    /// The place in it as a JSON pointer, such as `/content/boards/0/width`; empty for the whole.
    pub place: String,
    /// The reason.
    pub fault: PackErrorKind,
}

/// What is wrong with a pack.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PackErrorKind {
    /// More than a pack may be.
    #[error("{bytes} bytes; at most {limit} are read")]
    TooLarge {
        /// How large it is.
        bytes: usize,
        /// How large it may be.
        limit: usize,
    },
    /// Not a pack, or one of another format.
    #[error("must be `{}`", super::FORMAT)]
    Format,
    /// Of a game that is not here.
    #[error("there is no such game")]
    Game,
    /// Of another game than the one that is played.
    #[error("a pack of `{0}`, and something else is played here")]
    OtherGame(String),
    /// An id with letters that none has.
    #[error("an id has 1 to 40 lower-case letters, digits and hyphens")]
    Id,
    /// Empty, or too long.
    #[error("must have 1 to {most} letters")]
    Length {
        /// How long it may be.
        most: usize,
    },
    /// An address that is none, or not a safe one.
    #[error("must begin with https://")]
    Url,
    /// It cannot be read, or the game does not accept what it brings.
    #[error("{0}")]
    Content(ErrorReason),
    /// A board of the box does not fit the figures of the pack.
    #[error("the board `{board}` of the box does not fit these figures: {reason}")]
    BoxBoard {
        /// The board.
        board: String,
        /// Why not.
        reason: String,
    },
    /// Two boards have one id.
    #[error("two boards are called `{0}`")]
    BoardTwice(String),
    /// There is nothing to play on.
    #[error("no board is left to play on")]
    NoBoard,
    /// A language that is not here.
    #[error("there is no language `{0}`")]
    Language(String),
    /// Words for a key that no phrase has.
    #[error("there is no phrase `{0}`")]
    Phrase(String),
    /// Words that are no phrase.
    #[error("is no phrase: {0}")]
    Words(String),
    /// Words with an argument that the phrase does not get.
    #[error("this phrase has no argument `${0}`")]
    Argument(String),
    /// A picture for a slot that is not there.
    #[error("there is no picture `{0}`")]
    Slot(String),
    /// A picture of a kind that is not shown, or from elsewhere.
    #[error("must be an SVG, PNG, WebP or JPEG picture in the pack or beside it")]
    Picture,
    /// A theme or token that is not there.
    #[error("there is no `{0}` to set")]
    Token(String),
    /// A value that a token cannot have.
    #[error("`{0}` cannot be set here")]
    Value(String),
    /// Colors that cannot be told apart.
    #[error("too little contrast with `{other}`: {tenths} tenths; {least} are needed")]
    Contrast {
        /// The other color's token.
        other: String,
        /// The contrast, in tenths.
        tenths: u16,
        /// The least contrast, in tenths.
        least: u16,
    },
    /// It could not be fetched.
    #[error("cannot be had: {0}")]
    Fetch(String),
}

impl PackError {
    /// A refusal of `file` at a path of keys such as `content.boards[0].width`.
    #[must_use]
    pub fn new(file: &str, path: &str, fault: PackErrorKind) -> Self {
        Self {
            file: file.to_owned(),
            place: json_pointer(path),
            fault,
        }
    }

    /// What could not be read at all.
    pub(super) fn from_load_error(error: LoadError) -> Self {
        let place = match &error.place {
            ErrorLocation::Path(path) => json_pointer(path),
            // A line and column is no path of keys.
            ErrorLocation::Text { .. } => String::new(),
        };
        Self {
            place,
            file: error.file,
            fault: PackErrorKind::Content(error.reason),
        }
    }
}

/// A path of keys as a JSON pointer.
#[must_use]
pub fn json_pointer(path: &str) -> String {
    let keys = path.split(['.', '[']).map(|key| key.trim_end_matches(']'));
    keys.filter(|key| !key.is_empty())
        .map(|key| format!("/{}", key.replace('~', "~0").replace('/', "~1")))
        .collect()
}

impl PackErrorKind {
    /// The phrase key of the sentence that a player reads; [`PackErrorKind::Content`] has words of its own.
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

    /// The numbers and names of the sentence.
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
