//! The two families of errors.
//!
//! A *refusal* answers an action that the rules do not allow; each game has its own closed enum. A
//! *load error* answers data from outside: content, options, saves. A bug is neither: code that
//! detects one returns a harmless value.

use crate::error_reason::{ErrorLocation, ErrorReason};
use std::fmt;

/// The error for a rejected file or set of options: the file, the location in it, and the reason.
///
/// ```
/// use engine::error::LoadError;
///
/// let error = LoadError::new("board.json", "starts[1].at", "off the board");
/// assert_eq!(error.to_string(), "board.json: starts[1].at: off the board");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}: {place}: {reason}")]
pub struct LoadError {
    /// The name of the file or data set.
    pub file: String,
    /// The location in the file: a path of keys, or a line and column.
    pub place: ErrorLocation,
    /// The reason why the file is rejected.
    pub reason: ErrorReason,
}

impl LoadError {
    /// Creates an error for `location` in `file`.
    pub fn new(
        file: impl Into<String>,
        location: impl Into<ErrorLocation>,
        reason: impl Into<ErrorReason>,
    ) -> Self {
        Self {
            file: file.into(),
            place: location.into(),
            reason: reason.into(),
        }
    }

    /// Converts a JSON error. The location is its line and column, or the whole `file` if the value
    /// was never text.
    #[must_use]
    pub fn from_json(file: &str, error: &serde_json::Error) -> Self {
        Self::from_json_with_reason(file, error, ErrorReason::from_json(error))
    }

    /// Like [`LoadError::from_json`], for a reason that is already known.
    pub(crate) fn from_json_with_reason(
        file: &str,
        error: &serde_json::Error,
        reason: ErrorReason,
    ) -> Self {
        let location = match (error.line(), error.column()) {
            (0, _) => ErrorLocation::from(file),
            (line, column) => ErrorLocation::Text { line, column },
        };
        Self::new(file, location, reason)
    }
}

/// `Ok` for a valid position, otherwise the path of the invalid value and the reason.
pub(crate) type ValidationResult = Result<(), LoadError>;

/// Rejects a position unless `holds` is true.
pub(crate) fn ensure(holds: bool, path: impl Into<String>, reason: &str) -> ValidationResult {
    ensure_with(holds, || path.into(), reason)
}

/// Like [`ensure`], but builds the path only for an error.
pub(crate) fn ensure_with(
    holds: bool,
    path: impl FnOnce() -> String,
    reason: &str,
) -> ValidationResult {
    if holds {
        Ok(())
    } else {
        Err(LoadError::new("position", path(), reason))
    }
}

/// A refusal that names the rule behind it.
///
/// ```
/// use engine::error::RuleRefusal;
/// use engine::game::{Game, Seat};
/// use engine::rift::{Rift, action::Action, options::Options};
/// use engine::session::Session;
///
/// let session = Session::new(Rift::new(Options::duel("standard-2", "rhino", "screech"))?, 7);
/// // No ship is active yet, so no turn can end.
/// let refusal = session.refusal(Seat(0), Action::EndTurn).ok_or("legal")?;
/// assert!(refusal.rule().as_str().starts_with("RIFT-"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait RuleRefusal: fmt::Debug {
    /// Returns the rule that forbids the action.
    fn rule(&self) -> crate::rule::RuleId;

    /// Returns the phrase key of the sentence for players, without the prefix `<game>-refusal-`.
    fn phrase(&self) -> &'static str;

    /// Returns the arguments of the phrase.
    fn args(&self) -> crate::args::Args;

    /// Returns whether this refusal, given to a seat that the game does not wait for, means that
    /// another seat has to act. Cards that may be played out of turn return false: they are refused
    /// for a more specific reason.
    fn is_out_of_turn(&self) -> bool {
        true
    }
}
