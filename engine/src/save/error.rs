//! Why a save is not accepted: data for a sentence, no sentence.

use crate::args::{Arg, Args};
use crate::chance::OutcomeMismatch;
use crate::error::{LoadError, RuleRefusal};
use crate::pack::PackName;
use crate::rule::RuleId;
use crate::session::{ActError, ResumeError};

/// Why a save was not accepted.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SaveError {
    /// More than anybody plays.
    #[error("too large: {bytes} bytes, at most {limit}")]
    TooLarge {
        /// How large it is.
        bytes: usize,
        /// How large it may be.
        limit: usize,
    },
    /// Not a JSON text.
    #[error("not JSON: line {line} column {column}")]
    NotJson {
        /// Where it stops being one, from 1.
        line: usize,
        /// Where in the line, from 1.
        column: usize,
    },
    /// Something else than a save of this house.
    #[error("not a save")]
    NotASave,
    /// Written by a later version of the program.
    #[error("format {found} is newer than {known}")]
    Newer {
        /// Its format.
        found: u32,
        /// The latest format known here.
        known: u32,
    },
    /// A save of another game.
    #[error("a save of the game `{game}`")]
    OtherGame {
        /// Its game.
        game: String,
    },
    /// Something in it was changed, lost, or never was right.
    #[error("damaged at {place}")]
    Damaged {
        /// Where, as a path of keys.
        place: String,
    },
    /// Played by rules that this program does not know.
    #[error("rules version {found}, known is {known}")]
    UnknownRules {
        /// Its version of the rules.
        found: u16,
        /// The version known here.
        known: u16,
    },
    /// Played with other cards, ships or boards under the same names.
    #[error("the content differs")]
    ContentDiffers,
    /// Played with a pack that is not here.
    #[error("needs the pack `{}`, version {}", .pack.id, .pack.version)]
    NeedsPack {
        /// The pack.
        pack: PackName,
    },
    /// The options cannot be played.
    #[error("options: {0}")]
    Options(#[from] LoadError),
    /// An action is against the rules.
    #[error("entry {entry} is refused by {}", .rule.map_or("the table", RuleId::as_str))]
    Refused {
        /// Its number, from 0.
        entry: usize,
        /// The rule; `None` when its seat does not exist.
        rule: Option<RuleId>,
    },
    /// The dice or cards are not those that the action, or the deal, asks for.
    #[error("the draws do not fit")]
    Draws {
        /// The number of the action, from 0; `None` for the deal.
        entry: Option<usize>,
        /// Where in them, and how many.
        fault: OutcomeMismatch,
    },
}

impl SaveError {
    pub(super) fn damaged(place: impl Into<String>) -> Self {
        Self::Damaged {
            place: place.into(),
        }
    }

    pub(super) fn entry<R: RuleRefusal>(entry: usize, cause: ActError<R>) -> Self {
        match cause {
            ActError::NoSuchSeat(_) => Self::Refused { entry, rule: None },
            ActError::Refused(refusal) => Self::Refused {
                entry,
                rule: Some(refusal.rule()),
            },
            ActError::Draws(fault) => Self::Draws {
                entry: Some(entry),
                fault,
            },
        }
    }

    /// The phrase key of the sentence a player reads.
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

    /// The numbers and names of the sentence. Entries count from 1 here; 0 is the deal. What is
    /// wrong with options tells itself by its place and reason.
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
            ResumeError::Deal(fault) => Self::Draws { entry: None, fault },
            ResumeError::Entry { entry, cause } => Self::entry(entry, cause),
        }
    }
}
