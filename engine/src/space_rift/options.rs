//! The options of a battle: scenario, rules and crews.

use super::battlefield::{Hex, Side};
use super::content::scenario_check::VICTORY_BOUNDS;
use super::content::{ContentError, ContentSet};
use super::drift::RiftSite;
use super::scenario::{PerSide, RuleFlag, ScenarioFile};
use crate::error::LoadError;
use crate::game::Seat;
use serde::{Deserialize, Serialize};

/// Maximum number of seats of a side `[SR-21.1]`.
pub const MAX_CREW: u8 = 3;
/// Combat cards dealt to each side if they are switched on in a scenario without them `[SR-3.10]`.
pub const EXTRA_CARDS: u8 = 2;

/// A scenario by its id, or a custom scenario.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum ScenarioChoice {
    /// A scenario of the content set, by its id.
    Shipped(String),
    /// A complete custom scenario file.
    Custom(Box<ScenarioFile>),
}

/// Whether an optional part of scenarios is used `[SR-3.10]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Extra"))]
pub enum FeatureSwitch {
    /// The scenario decides.
    #[default]
    Scenario,
    /// The part is left out.
    Without,
    /// The part is included.
    With,
}

impl FeatureSwitch {
    /// Returns whether the part is used; `has` tells whether the scenario has it.
    #[must_use]
    pub const fn is_on(self, has: bool) -> bool {
        match self {
            Self::Scenario => has,
            Self::Without => false,
            Self::With => true,
        }
    }
}

/// Rules that can differ from those of the scenario, besides the rift `[SR-3.10]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct HouseRules {
    /// Whether combat cards are used `[SR-3.5]`.
    pub combat_cards: FeatureSwitch,
    /// Whether meteors are used `[SR-20.1]`.
    pub meteors: FeatureSwitch,
    /// Whether eliminated units leave wrecks `[SR-20.8]`.
    pub wrecks: FeatureSwitch,
    /// Side that takes the first turn; missing if the scenario decides `[SR-3.8]`.
    pub first: Option<Side>,
    /// Victory numbers; missing if the scenario decides `[SR-19.1]`.
    pub victory: Option<PerSide<u8>>,
}

/// Rules that differ from those of the scenario.
#[cfg(feature = "schema")]
#[derive(ts_rs::TS)]
#[ts(type = "Partial<HouseRules>")]
pub struct RuleChanges;

/// The options of a battle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Options {
    /// Scenario of the battle.
    pub scenario: ScenarioChoice,
    /// Whether the rift is used; it starts in the middle of the battlefield if the scenario has no
    /// rift site `[SR-3.10]`.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub rift: FeatureSwitch,
    /// Other rules that differ from those of the scenario.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(as = "RuleChanges", optional = nullable))]
    pub rules: HouseRules,
    /// Number of seats of South and of North, 1 to 3 each `[SR-21.1]`. Seats 0 and 1 are the fleet
    /// commanders of South and of North; then follow the sector commanders of South, then of North.
    #[serde(default = "duel")]
    #[cfg_attr(feature = "schema", ts(type = "[south: number, north: number]", optional = nullable))]
    pub crews: [u8; 2],
    /// House rule: a side without units has not lost if some of them exited over the enemy
    /// baseline; the higher share of the victory number wins `[SR-19.3]` `(AMB-42)`.
    // It is omitted when off, so that saves and codes from before it was added are unchanged.
    #[serde(default, skip_serializing_if = "is_off")]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    #[serde(rename = "departure")]
    pub allows_departure: bool,
}

const fn is_off(switch: &bool) -> bool {
    !*switch
}

const fn duel() -> [u8; 2] {
    [1, 1]
}

impl Options {
    /// Returns the options of a duel in a scenario of the content set.
    #[must_use]
    pub fn duel(scenario: &str) -> Self {
        Self::for_scenario(ScenarioChoice::Shipped(scenario.to_owned()))
    }

    /// Returns the options of a duel in a scenario, without changes to it.
    #[must_use]
    pub fn for_scenario(scenario: ScenarioChoice) -> Self {
        Self {
            scenario,
            rift: FeatureSwitch::Scenario,
            rules: HouseRules::default(),
            crews: duel(),
            allows_departure: false,
        }
    }

    /// Returns the total number of seats.
    #[must_use]
    pub const fn seats(&self) -> u8 {
        self.crews[0].saturating_add(self.crews[1])
    }

    /// Returns a seat of a side by its rank: 0 is the fleet commander, then follow the sector
    /// commanders. Seats are numbered with the two fleet commanders first, then South's sector
    /// commanders, then North's.
    #[must_use]
    pub fn seat(&self, side: Side, rank: u8) -> Option<Seat> {
        let [south, _] = self.crews;
        if rank >= self.crews[side.index()] {
            return None;
        }
        Some(match (side, rank) {
            (_, 0) => side.seat(),
            (Side::South, _) => Seat(1 + rank),
            (Side::North, _) => Seat(south + rank),
        })
    }

    /// Returns the side of a seat, and the rank of the seat on that side; 0 is the fleet commander.
    #[must_use]
    pub fn side_and_rank(&self, seat: Seat) -> Option<(Side, u8)> {
        let mut seats = Side::ALL
            .into_iter()
            .flat_map(|side| (0..self.crews[side.index()]).map(move |rank| (side, rank)));
        seats.find(|(side, rank)| self.seat(*side, *rank) == Some(seat))
    }

    /// Returns the scenario as changed by these options `[SR-3.10]`.
    ///
    /// # Errors
    /// Returns an error if there is no such scenario, or if it or a changed number is invalid.
    pub fn scenario(&self, content: &ContentSet) -> Result<ScenarioFile, LoadError> {
        let mut file = content.scenario(&self.scenario)?;
        self.apply_to(&mut file)?;
        Ok(file)
    }

    /// Applies these options to the scenario `[SR-3.10]`.
    pub(super) fn apply_to(&self, file: &mut ScenarioFile) -> Result<(), LoadError> {
        let HouseRules {
            combat_cards,
            meteors,
            wrecks,
            first,
            victory,
        } = self.rules;
        file.rift = match self.rift {
            FeatureSwitch::Scenario => file.rift,
            FeatureSwitch::Without => None,
            FeatureSwitch::With => file.rift.or_else(central_rift_site),
        };
        apply_combat_cards(combat_cards, file);
        for (flag, switch) in [(RuleFlag::Meteors, meteors), (RuleFlag::Wrecks, wrecks)] {
            let is_on = switch.is_on(file.flags.contains(&flag));
            file.flags.retain(|other| *other != flag);
            file.flags.extend(is_on.then_some(flag));
        }
        file.first = first.unwrap_or(file.first);
        if let Some(victory) = victory {
            for (score, path) in [
                (victory.south, "rules.victory.south"),
                (victory.north, "rules.victory.north"),
            ] {
                if !VICTORY_BOUNDS.contains(&score) {
                    let error =
                        ContentError::Bounds(*VICTORY_BOUNDS.start(), *VICTORY_BOUNDS.end());
                    return Err(LoadError::new("options", path, error.reason()));
                }
            }
            file.victory = victory;
        }
        Ok(())
    }
}

/// Adds or removes combat cards `[SR-3.5]`.
fn apply_combat_cards(switch: FeatureSwitch, file: &mut ScenarioFile) {
    let sides = [&mut file.sides.south, &mut file.sides.north];
    let has = sides.iter().any(|side| side.combat_cards > 0);
    if switch.is_on(has) == has {
        return;
    }
    for side in sides {
        side.combat_cards = if has { 0 } else { EXTRA_CARDS };
    }
}

/// Returns a rift site of six hexes in the middle of the battlefield.
fn central_rift_site() -> Option<RiftSite> {
    let at = |row, column| Hex::at(row, column);
    Some(RiftSite {
        center: at(5, 6)?,
        others: [at(5, 7)?, at(6, 7)?, at(4, 7)?, at(6, 6)?, at(4, 8)?],
        dial: None,
    })
}
