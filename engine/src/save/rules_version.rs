//! Which rules a game was begun under, and whether it can be played on.

use super::SaveError;
use crate::game::Game;

/// Refuses rules that are not known yet.
pub(super) fn check_rules<G: Game>(found: u16) -> Result<(), SaveError> {
    if found <= G::RULES_VERSION {
        Ok(())
    } else {
        Err(unknown_rules::<G>(found))
    }
}

/// The options of a game that was begun under these rules, as it goes on today.
pub(super) fn migrate_options<G: Game>(
    rules: u16,
    options: G::Options,
) -> Result<G::Options, SaveError> {
    if rules == G::RULES_VERSION {
        return Ok(options);
    }
    G::migrate_options(rules, options).ok_or_else(|| unknown_rules::<G>(rules))
}

fn unknown_rules<G: Game>(found: u16) -> SaveError {
    SaveError::UnknownRules {
        found,
        known: G::RULES_VERSION,
    }
}
