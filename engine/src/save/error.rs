//! Why a save or a share code is rejected: a closed list of reasons with their arguments.

use crate::args::{Arg, Args};
use crate::chance::OutcomeMismatch;
use crate::error::{LoadError, RuleRefusal};
use crate::pack::PackName;
use crate::rule::RuleId;
use crate::session::{ActError, ResumeError};

/// The reason why a save is rejected.
///
/// ```
/// use engine::registry::decode_any;
/// use engine::save::SaveError;
///
/// assert_eq!(decode_any("hello").err(), Some(SaveError::NotASave));
/// assert!(matches!(decode_any("{\"format\""), Err(SaveError::NotJson { line: 1, .. })));
/// assert_eq!(SaveError::NotASave.phrase(), "save-not-a-save");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SaveError {
    /// The text is larger than any match can be.
    #[error("too large: {bytes} bytes, at most {limit}")]
    TooLarge {
        /// The size of the text, in bytes or characters.
        bytes: usize,
        /// The maximum size.
        limit: usize,
    },
    /// The text is not JSON.
    #[error("not JSON: line {line} column {column}")]
    NotJson {
        /// The line of the first error, from 1.
        line: usize,
        /// The column of the first error, from 1.
        column: usize,
    },
    /// The text is neither a save nor a share code.
    #[error("not a save")]
    NotASave,
    /// A later version of the program wrote the save.
    #[error("format {found} is newer than {known}")]
    Newer {
        /// The format of the save.
        found: u32,
        /// The latest format that this program reads.
        known: u32,
    },
    /// The save belongs to another game.
    #[error("this is a save of the game `{game}`")]
    OtherGame {
        /// The name of that game.
        game: String,
    },
    /// A value of the save was changed or lost, or was never valid.
    #[error("damaged at {place}")]
    Damaged {
        /// The path of keys of the damaged value.
        place: String,
    },
    /// The save was played by rules that this program does not know.
    #[error("rules version {found} is unknown; the latest is {known}")]
    UnknownRules {
        /// The version of the rules of the save.
        found: u16,
        /// The version that this program knows.
        known: u16,
    },
    /// The save was played with different content, such as cards or boards, under the same names.
    #[error("the content differs")]
    ContentDiffers,
    /// The save was played with a content pack that is not loaded.
    #[error("needs the pack `{}`, version {}", .pack.id, .pack.version)]
    NeedsPack {
        /// The pack that is needed.
        pack: PackName,
    },
    /// The options of the save cannot be played.
    #[error("options: {0}")]
    Options(#[from] LoadError),
    /// One of the actions is not legal.
    #[error("entry {entry} is refused by {}", .rule.map_or("the table", RuleId::as_str))]
    Refused {
        /// The index of the action in the log.
        entry: usize,
        /// The rule that forbids the action; `None` if its seat does not exist.
        rule: Option<RuleId>,
    },
    /// The recorded dice or cards differ from those that the action, or the deal, requests.
    #[error("the chance outcomes do not match")]
    Draws {
        /// Index of the action in the log; `None` for the deal.
        entry: Option<usize>,
        /// The first difference, and the number of missing or unused outcomes.
        mismatch: OutcomeMismatch,
    },
}

impl SaveError {
    pub(super) fn damaged(path: impl Into<String>) -> Self {
        Self::Damaged { place: path.into() }
    }

    pub(super) fn entry<R: RuleRefusal>(entry: usize, cause: ActError<R>) -> Self {
        match cause {
            ActError::NoSuchSeat(_) => Self::Refused { entry, rule: None },
            ActError::Refused(refusal) => Self::Refused {
                entry,
                rule: Some(refusal.rule()),
            },
            ActError::Draws(mismatch) => Self::Draws {
                entry: Some(entry),
                mismatch,
            },
        }
    }

    /// Returns the phrase key of the sentence for players.
    #[must_use]
    pub const fn phrase(&self) -> &'static str {
        match self {
            Self::TooLarge { .. } => "save-too-large",
            Self::NotJson { .. } => "save-not-json",
            Self::NotASave => "save-not-a-save",
            Self::Newer { .. } => "save-newer",
            Self::OtherGame { .. } => "save-other-game",
            Self::Damaged { .. } => "save-damaged",
            Self::UnknownRules { .. } => "save-unknown-rules",
            Self::ContentDiffers => "save-content-differs",
            Self::NeedsPack { .. } => "save-needs-pack",
            Self::Options(_) => "save-options",
            Self::Refused { .. } => "save-refused",
            Self::Draws { .. } => "save-draws",
        }
    }

    /// Returns the arguments of the phrase. Entries count from 1 here; 0 is the deal. Errors in
    /// options have a separate path and reason.
    #[must_use]
    pub fn args(&self) -> Args {
        let number = |value: usize| Arg::Number(i64::try_from(value).unwrap_or(i64::MAX));
        let label = |text: &str| Arg::Label(text.to_owned());
        match self {
            Self::TooLarge { bytes, limit } => {
                vec![("bytes", number(*bytes)), ("limit", number(*limit))]
            }
            Self::NotJson { line, column } => {
                vec![("line", number(*line)), ("column", number(*column))]
            }
            Self::NotASave | Self::ContentDiffers | Self::Options(_) => Args::new(),
            Self::Newer { found, known } => vec![
                ("found", Arg::Number(i64::from(*found))),
                ("known", Arg::Number(i64::from(*known))),
            ],
            Self::OtherGame { game } => vec![("game", label(game))],
            Self::Damaged { place } => vec![("place", label(place))],
            Self::UnknownRules { found, known } => vec![
                ("found", Arg::Number(i64::from(*found))),
                ("known", Arg::Number(i64::from(*known))),
            ],
            Self::NeedsPack { pack } => vec![
                ("title", label(&pack.title)),
                ("version", label(&pack.version)),
            ],
            Self::Refused { entry, rule } => vec![
                ("entry", number(entry + 1)),
                ("rule", label(rule.map_or("", RuleId::as_str))),
            ],
            Self::Draws { entry, .. } => {
                vec![("entry", number(entry.map_or(0, |entry| entry + 1)))]
            }
        }
    }
}

impl<R: RuleRefusal> From<ResumeError<R>> for SaveError {
    fn from(error: ResumeError<R>) -> Self {
        match error {
            ResumeError::Deal(mismatch) => Self::Draws {
                entry: None,
                mismatch,
            },
            ResumeError::Entry { entry, cause } => Self::entry(entry, cause),
        }
    }
}
