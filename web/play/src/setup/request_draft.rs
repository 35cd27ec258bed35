//! What is wished for from outside, as a draft.

use super::{GameSetup, SetupDraft};
use crate::games::{SetupError, SetupRequest, merge_options};
use engine::error::LoadError;
use serde_json::Value;

/// A draft on the board that is wished for, as `on` finds it; else a first match.
///
/// # Errors
/// When there is no such board.
pub fn requested_draft<G: GameSetup>(
    wish: &SetupRequest,
    on: fn(&str, String) -> Result<SetupDraft<G>, LoadError>,
) -> Result<SetupDraft<G>, SetupError> {
    let found = match &wish.scenario {
        Some(id) => on(id, wish.seed()),
        None => G::first_draft(wish.seed()),
    };
    found.map_err(|error| SetupError::Scenario(error.to_string()))
}

/// A draft with options that differ.
///
/// # Errors
/// What of them does not fit.
pub fn with_requested_options<G: GameSetup>(
    draft: SetupDraft<G>,
    given: &Value,
) -> Result<SetupDraft<G>, SetupError> {
    let options = merge_options(&draft.options, given)?;
    let changed = SetupDraft::of(options, draft.sitters, draft.colors, draft.seed);
    changed.map_err(|error| SetupError::Options(error.to_string()))
}
