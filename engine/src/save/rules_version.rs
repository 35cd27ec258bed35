//! Checks whether a game that began under other rules can continue.

use super::SaveError;
use crate::game::Game;

/// Rejects a version of the rules that is newer than this program.
pub(super) fn check_rules<G: Game>(found: u16) -> Result<(), SaveError> {
    if found <= G::RULES_VERSION {
        Ok(())
    } else {
        Err(unknown_rules::<G>(found))
    }
}

/// Converts the options of a game that began under rules `rules` to the current rules.
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
