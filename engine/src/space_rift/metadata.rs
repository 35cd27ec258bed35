//! What Space Rift is before it is played. Figures only; titles and sentences are phrases.

use super::content::ContentSet;
use super::options::MAX_CREW;
use super::scenario::RuleFlag;

/// Fewest and most seats `[SR-21.1]`.
pub const SEATS: (u8, u8) = (2, 2 * MAX_CREW);
/// Usual length of a battle in minutes, shortest and longest.
pub const MINUTES: (u8, u8) = (20, 75);
/// A scenario that teaches.
pub const TUTORIAL_SCENARIO: &str = "srb-01";

/// Turns of both sides together that a battle in each scenario of the box takes: the median of 50 battles, half of them
/// between two Ensigns, half between two Captains. Measured on 26 November 2026 with
/// `LENGTH_BATTLES=25 cargo test -p engine --test space_rift lengths -- --nocapture`, which also says where they are off.
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

/// Turns that a battle usually takes, where that was measured.
#[must_use]
pub fn usual_turns(scenario: &str) -> Option<u8> {
    let known = USUAL_TURNS.iter().find(|(id, _)| *id == scenario);
    known.map(|(_, turns)| *turns)
}

/// A scenario in short, for lists of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScenarioEntry {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Whether the rift is there.
    pub rift: bool,
    /// Whether meteors fly.
    pub meteors: bool,
    /// Whether combat cards are played.
    pub combat_cards: bool,
    /// Units of both sides.
    pub units: [u8; 2],
    /// The scores that win.
    pub victory: [u8; 2],
}

/// The scenarios of a stock.
#[must_use]
pub fn scenario_entries(stock: &ContentSet) -> Vec<ScenarioEntry> {
    use super::options::ScenarioChoice::Shipped;
    let ids = stock.scenario_ids().map(str::to_owned);
    ids.filter_map(|id| stock.scenario(&Shipped(id)).ok())
        .map(|file| ScenarioEntry {
            rift: file.rift.is_some(),
            meteors: file.flags.contains(&RuleFlag::Meteors),
            combat_cards: file.sides.south.combat_cards + file.sides.north.combat_cards > 0,
            units: [&file.sides.south, &file.sides.north].map(|side| side.units.len() as u8),
            victory: [file.victory.south, file.victory.north],
            id: file.id,
            title: file.title,
        })
        .collect()
}

/// The scenario of a battle of which nothing else is said: a pack that has scenarios begins with the
/// first of its own, beside those of the box or without them.
#[must_use]
pub fn default_scenario(stock: &ContentSet) -> String {
    let own = stock.pack_scenarios().first();
    own.map_or(TUTORIAL_SCENARIO, |scenario| scenario.id.as_str())
        .to_owned()
}
