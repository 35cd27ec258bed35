//! Numbers about the game for setup pages; titles and sentences are phrases of the page.

use super::content::ContentSet;
use super::options::MAX_CREW;
use super::scenario::RuleFlag;

/// Minimum and maximum number of seats `[SR-21.1]`.
pub const SEATS: (u8, u8) = (2, 2 * MAX_CREW);
/// Usual duration of a battle, shortest and longest, in minutes.
pub const MINUTES: (u8, u8) = (20, 75);
/// Id of the scenario that suits a first game.
pub const TUTORIAL_SCENARIO: &str = "srb-01";

/// Usual length of a battle in each base scenario, in player-turns of both sides: the median of 50
/// battles, half of them between two Ensigns, half between two Captains. Measured on 26 November
/// 2026 with `LENGTH_BATTLES=25 cargo test -p engine --test space_rift lengths -- --nocapture`,
/// which also reports outdated entries.
const USUAL_TURNS: [(&str, u8); 12] = [
    ("srb-01", 14),
    ("srb-02", 18),
    ("srb-03", 21),
    ("srb-04", 15),
    ("srb-05", 21),
    ("srb-06", 29),
    ("srr-01", 18),
    ("srr-02", 23),
    ("srr-03", 17),
    ("srr-04", 22),
    ("srr-05", 23),
    ("srr-06", 16),
];

/// Returns the usual number of player-turns of a scenario; `None` if it was not measured.
#[must_use]
pub fn usual_turns(scenario: &str) -> Option<u8> {
    let entry = USUAL_TURNS.iter().find(|(id, _)| *id == scenario);
    entry.map(|(_, turns)| *turns)
}

/// A summary of a scenario, for lists.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScenarioEntry {
    pub id: String,
    pub title: String,
    /// Whether the scenario has the rift.
    pub has_rift: bool,
    /// Whether the scenario has meteors.
    pub has_meteors: bool,
    /// Whether the scenario uses combat cards.
    pub uses_combat_cards: bool,
    /// Number of units of each side.
    pub units: [u8; 2],
    /// Victory number of each side.
    pub victory: [u8; 2],
}

/// Returns summaries of the playable scenarios of a content set.
#[must_use]
pub fn scenario_entries(content: &ContentSet) -> Vec<ScenarioEntry> {
    use super::options::ScenarioChoice::Shipped;
    let ids = content.scenario_ids().map(str::to_owned);
    ids.filter_map(|id| content.scenario(&Shipped(id)).ok())
        .map(|file| ScenarioEntry {
            has_rift: file.rift.is_some(),
            has_meteors: file.flags.contains(&RuleFlag::Meteors),
            uses_combat_cards: file.sides.south.combat_cards + file.sides.north.combat_cards > 0,
            units: [&file.sides.south, &file.sides.north].map(|side| side.units.len() as u8),
            victory: [file.victory.south, file.victory.north],
            id: file.id,
            title: file.title,
        })
        .collect()
}

/// Returns the id of the default scenario: the first one of the pack, or the tutorial scenario if
/// the pack has none.
#[must_use]
pub fn default_scenario(content: &ContentSet) -> String {
    let first = content.pack_scenarios().first();
    first
        .map_or(TUTORIAL_SCENARIO, |scenario| scenario.id.as_str())
        .to_owned()
}
