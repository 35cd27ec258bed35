//! What is wished for from outside, as a draft.

use super::{Draft, Drafted};
use crate::games::{Misfit, Wish, merged};
use engine::error::LoadError;
use serde_json::Value;

/// A draft on the board that is wished for, as `on` finds it; else a first match.
///
/// # Errors
/// When there is no such board.
pub fn wished_on<G: Drafted>(
    wish: &Wish,
    on: fn(&str, String) -> Result<Draft<G>, LoadError>,
) -> Result<Draft<G>, Misfit> {
    let found = match &wish.scenario {
        Some(id) => on(id, wish.seed()),
        None => G::first(wish.seed()),
    };
    found.map_err(|error| Misfit::Scenario(error.to_string()))
}

/// A draft with options that differ.
///
/// # Errors
/// What of them does not fit.
pub fn agreed<G: Drafted>(draft: Draft<G>, given: &Value) -> Result<Draft<G>, Misfit> {
    let options = merged(&draft.options, given)?;
    let changed = Draft::of(options, draft.sitters, draft.colors, draft.seed);
    changed.map_err(|error| Misfit::Options(error.to_string()))
}
