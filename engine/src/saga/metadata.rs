//! Facts about Saga before a game: name, numbers of seats and rounds, duration, and the list of
//! scenarios.

pub use super::content::SCENARIOS;

use super::content::ContentSet;
use super::scenario::PlayerCount;

/// Short name of the game, used in files and phrase keys.
pub const NAME: &str = "saga";
/// Minimum and maximum number of seats.
pub const SEATS: (u8, u8) = (1, 4);
/// Minimum and maximum number of rounds that players can agree on.
pub const ROUNDS: (u8, u8) = (4, 12);
/// Typical duration in minutes of the shortest and the longest game.
pub const MINUTES: (u8, u8) = (60, 180);

/// A scenario as setup lists it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScenarioEntry {
    pub id: String,
    /// Title from the scenario file.
    pub title: String,
    pub players: PlayerCount,
    /// Maximum number of rounds, for the fewest players.
    pub rounds: Option<u8>,
    /// Whether players compete.
    pub is_competitive: bool,
}

/// Returns the scenarios of a content set.
#[must_use]
pub fn scenario_entries(content: &ContentSet) -> Vec<ScenarioEntry> {
    let scenarios = content.scenarios();
    scenarios
        .map(|scenario| {
            let variant = scenario.for_players(scenario.players.min);
            ScenarioEntry {
                id: scenario.id.clone(),
                title: scenario.title.clone(),
                players: scenario.players,
                rounds: variant.rounds,
                is_competitive: variant.vp.is_some(),
            }
        })
        .collect()
}
