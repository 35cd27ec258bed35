//! What Saga is before it is played. Figures only; titles and sentences are phrases.

pub use super::content::SCENARIOS;

use super::content::ContentSet;
use super::scenario::PlayerCount;

/// The game's short name.
pub const NAME: &str = "saga";
/// Fewest and most seats.
pub const SEATS: (u8, u8) = (1, 4);
/// Fewest and most rounds that can be agreed on.
pub const ROUNDS: (u8, u8) = (4, 12);
/// Usual length of a game in minutes, of the shortest and the longest.
pub const MINUTES: (u8, u8) = (60, 180);

/// A scenario in short, for lists of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScenarioEntry {
    /// Its id.
    pub id: String,
    /// What its file calls it.
    pub title: String,
    /// How many may play.
    pub players: PlayerCount,
    /// Rounds at most, for the fewest players.
    pub rounds: Option<u8>,
    /// Whether players compete.
    pub rivalry: bool,
}

/// The scenarios of a stock.
#[must_use]
pub fn scenario_entries(stock: &ContentSet) -> Vec<ScenarioEntry> {
    let scenarios = stock.scenarios();
    scenarios
        .map(|scenario| {
            let least = scenario.for_players(scenario.players.min);
            ScenarioEntry {
                id: scenario.id.clone(),
                title: scenario.title.clone(),
                players: scenario.players,
                rounds: least.rounds,
                rivalry: least.vp.is_some(),
            }
        })
        .collect()
}
