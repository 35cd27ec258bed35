//! The families of errors, never mixed.
//!
//! A *refusal* answers an action that the rules do not allow; each game has its
//! own closed enum of them. A *load error* answers data from outside: content,
//! options, saves. A bug is neither: it is answered harmlessly where it shows.

use crate::error_reason::{ErrorLocation, ErrorReason};
use std::fmt;

/// Why a file or a set of options was not accepted: which file, where in it, and the reason.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}: {place}: {reason}")]
pub struct LoadError {
    /// The file or data set, by its name.
    pub file: String,
    /// The place in it.
    pub place: ErrorLocation,
    /// What is wrong there.
    pub reason: ErrorReason,
}

impl LoadError {
    /// Makes an error for `file` at `place`.
    pub fn new(
        file: impl Into<String>,
        place: impl Into<ErrorLocation>,
        reason: impl Into<ErrorReason>,
    ) -> Self {
        Self {
            file: file.into(),
            place: place.into(),
            reason: reason.into(),
        }
    }

    /// Turns a JSON error into one that names its line and column, or the data set where it was no
    /// text any more.
    #[must_use]
    pub fn from_json(file: &str, error: &serde_json::Error) -> Self {
        Self::from_json_with_reason(file, error, ErrorReason::from_json(error))
    }

    /// The same for a reason that is known.
    pub(crate) fn from_json_with_reason(
        file: &str,
        error: &serde_json::Error,
        reason: ErrorReason,
    ) -> Self {
        let place = match (error.line(), error.column()) {
            (0, _) => ErrorLocation::from(file),
            (line, column) => ErrorLocation::Text { line, column },
        };
        Self::new(file, place, reason)
    }
}

/// Whether a position can be, or the place in it that cannot and why.
pub(crate) type ValidationResult = Result<(), LoadError>;

/// Holds a position to something.
pub(crate) fn ensure(holds: bool, place: impl Into<String>, reason: &str) -> ValidationResult {
    ensure_with(holds, || place.into(), reason)
}

/// The same where the place is only spelled out when it is told.
pub(crate) fn ensure_with(
    holds: bool,
    place: impl FnOnce() -> String,
    reason: &str,
) -> ValidationResult {
    if holds {
        Ok(())
    } else {
        Err(LoadError::new("position", place(), reason))
    }
}

/// A refusal that names the rule it comes from.
pub trait RuleRefusal: fmt::Debug {
    /// The rule that refuses.
    fn rule(&self) -> crate::rule::RuleId;

    /// The phrase key of the sentence a player reads, without the game's name and `refusal` before it.
    fn phrase(&self) -> &'static str;

    /// The numbers and names that the sentence needs, in the order of its phrase.
    fn args(&self) -> crate::args::Args;

    /// Whether, told to a seat that is not asked, it says that somebody else is to decide. A card
    /// that may be played out of turn is refused for what is wrong with it.
    fn is_out_of_turn(&self) -> bool {
        true
    }
}
