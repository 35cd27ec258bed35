//! Converting a [`SetupRequest`] into a draft.

use super::{GameSetup, SetupDraft};
use crate::games::{SetupError, SetupRequest, merge_options};
use engine::error::LoadError;
use serde_json::Value;

/// Returns a draft on the requested board, found by `find_draft`; without a board, the draft of a
/// first match.
///
/// # Errors
/// If there is no such board.
pub fn requested_draft<G: GameSetup>(
    request: &SetupRequest,
    find_draft: fn(&str, String) -> Result<SetupDraft<G>, LoadError>,
) -> Result<SetupDraft<G>, SetupError> {
    let found = match &request.scenario {
        Some(id) => find_draft(id, request.seed()),
        None => G::first_draft(request.seed()),
    };
    found.map_err(|error| SetupError::Scenario(error.to_string()))
}

/// Returns a draft with the given options merged in.
///
/// # Errors
/// The options that do not fit.
pub fn with_requested_options<G: GameSetup>(
    draft: SetupDraft<G>,
    changes: &Value,
) -> Result<SetupDraft<G>, SetupError> {
    let options = merge_options(&draft.options, changes)?;
    let changed = SetupDraft::of(options, draft.player_kinds, draft.colors, draft.seed);
    changed.map_err(|error| SetupError::Options(error.to_string()))
}
