//! Which rules a game was begun under, and whether it can be played on.

use super::SaveError;
use crate::game::Game;

/// Refuses rules that are not known yet.
pub(super) fn check_rules<G: Game>(found: u16) -> Result<(), SaveError> {
    if found <= G::RULES {
        Ok(())
    } else {
        Err(unknown::<G>(found))
    }
}

/// The options of a game that was begun under these rules, as it goes on today.
pub(super) fn begun_under<G: Game>(
    rules: u16,
    options: G::Options,
) -> Result<G::Options, SaveError> {
    if rules == G::RULES {
        return Ok(options);
    }
    G::begun_under(rules, options).ok_or_else(|| unknown::<G>(rules))
}

fn unknown<G: Game>(found: u16) -> SaveError {
    SaveError::UnknownRules {
        found,
        known: G::RULES,
    }
}
