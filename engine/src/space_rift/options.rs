//! What is chosen before a battle.

use super::battlefield::{Hex, Side};
use super::content::scenario_check::VICTORY;
use super::content::{ContentError, ContentSet};
use super::drift::RiftSite;
use super::scenario::{PerSide, RuleFlag, ScenarioFile};
use crate::error::LoadError;
use crate::game::Seat;
use serde::{Deserialize, Serialize};

/// Most seats of a side `[SR-21.1]`.
pub const MAX_CREW: u8 = 3;
/// Combat cards that a side is dealt where they are played though the scenario has none
/// `[SR-3.10]`.
pub const EXTRA_CARDS: u8 = 2;

/// Which scenario is played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ScenarioChoice {
    /// One of the stock, by its id.
    Shipped(String),
    /// One's own.
    Custom(Box<ScenarioFile>),
}

/// Whether something that scenarios may have is there `[SR-3.10]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FeatureSwitch {
    /// As the scenario has it.
    #[default]
    Scenario,
    /// It is not.
    Without,
    /// It is.
    With,
}

impl FeatureSwitch {
    /// Whether it is there, in a scenario that has it or not.
    #[must_use]
    pub const fn is_on(self, has: bool) -> bool {
        match self {
            Self::Scenario => has,
            Self::Without => false,
            Self::With => true,
        }
    }
}

/// What may be agreed on otherwise than the scenario has it, besides the rift `[SR-3.10]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct HouseRules {
    /// Whether combat cards are played `[SR-3.5]`.
    pub combat_cards: FeatureSwitch,
    /// Whether meteors fly `[SR-20.1]`.
    pub meteors: FeatureSwitch,
    /// Whether wrecks are left `[SR-20.8]`.
    pub wrecks: FeatureSwitch,
    /// Who takes the first turn; none leaves it to the scenario `[SR-3.8]`.
    pub first: Option<Side>,
    /// The scores that win; none leaves them to the scenario `[SR-19.1]`.
    pub victory: Option<PerSide<u8>>,
}

/// Everything chosen before the battle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The scenario.
    pub scenario: ScenarioChoice,
    /// Whether the rift is there; in the middle of the battlefield where the scenario has no place
    /// for it `[SR-3.10]`.
    #[serde(default)]
    pub rift: FeatureSwitch,
    /// What else is otherwise.
    #[serde(default)]
    pub rules: HouseRules,
    /// Seats of South and of North, 1 to 3 each `[SR-21.1]`.
    #[serde(default = "duel")]
    pub crews: [u8; 2],
    /// A house rule: who has no units has not lost if some of them left over the enemy's baseline; the
    /// larger share of the victory number wins `[SR-19.3]` `(AMB-42)`. Saves and codes without it do
    /// not name it, as before there was one.
    #[serde(default, skip_serializing_if = "is_off")]
    pub departure: bool,
}

const fn is_off(switch: &bool) -> bool {
    !*switch
}

const fn duel() -> [u8; 2] {
    [1, 1]
}

impl Options {
    /// A duel in a scenario of the stock.
    #[must_use]
    pub fn duel(scenario: &str) -> Self {
        Self::for_scenario(ScenarioChoice::Shipped(scenario.to_owned()))
    }

    /// A duel in a scenario, all of it as the scenario has it.
    #[must_use]
    pub fn for_scenario(scenario: ScenarioChoice) -> Self {
        Self {
            scenario,
            rift: FeatureSwitch::Scenario,
            rules: HouseRules::default(),
            crews: duel(),
            departure: false,
        }
    }

    /// How many seats there are.
    #[must_use]
    pub const fn seats(&self) -> u8 {
        self.crews[0].saturating_add(self.crews[1])
    }

    /// A seat of a side: its fleet commander's, then those of its sector commanders. The two fleet
    /// commanders come first, then South's sector commanders, then North's.
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

    /// The side of a seat, and its rank there: 0 for the fleet commander's.
    #[must_use]
    pub fn side_and_rank(&self, seat: Seat) -> Option<(Side, u8)> {
        let mut posts = Side::ALL
            .into_iter()
            .flat_map(|side| (0..self.crews[side.index()]).map(move |rank| (side, rank)));
        posts.find(|(side, rank)| self.seat(*side, *rank) == Some(seat))
    }

    /// The scenario as it is played with these options `[SR-3.10]`.
    ///
    /// # Errors
    /// When there is no such scenario, or it or a number that stands in the place of its own is
    /// faulty.
    pub fn scenario(&self, stock: &ContentSet) -> Result<ScenarioFile, LoadError> {
        let mut file = stock.scenario(&self.scenario)?;
        self.apply_to(&mut file)?;
        Ok(file)
    }

    /// Puts what was agreed on in the place of what the scenario has `[SR-3.10]`.
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
            FeatureSwitch::With => file.rift.or_else(middle),
        };
        apply_combat_cards(combat_cards, file);
        for (flag, extra) in [(RuleFlag::Meteors, meteors), (RuleFlag::Wrecks, wrecks)] {
            let holds = extra.is_on(file.flags.contains(&flag));
            file.flags.retain(|other| *other != flag);
            file.flags.extend(holds.then_some(flag));
        }
        file.first = first.unwrap_or(file.first);
        if let Some(victory) = victory {
            for (score, place) in [
                (victory.south, "rules.victory.south"),
                (victory.north, "rules.victory.north"),
            ] {
                if !VICTORY.contains(&score) {
                    let fault = ContentError::Bounds(*VICTORY.start(), *VICTORY.end());
                    return Err(LoadError::new("options", place, fault.reason()));
                }
            }
            file.victory = victory;
        }
        Ok(())
    }
}

/// Combat cards, or none `[SR-3.5]`.
fn apply_combat_cards(extra: FeatureSwitch, file: &mut ScenarioFile) {
    let sides = [&mut file.sides.south, &mut file.sides.north];
    let has = sides.iter().any(|side| side.combat_cards > 0);
    if extra.is_on(has) == has {
        return;
    }
    for side in sides {
        side.combat_cards = if has { 0 } else { EXTRA_CARDS };
    }
}

/// Six hexes around the center of the battlefield.
fn middle() -> Option<RiftSite> {
    let at = |row, column| Hex::at(row, column);
    Some(RiftSite {
        center: at(5, 6)?,
        others: [at(5, 7)?, at(6, 7)?, at(4, 7)?, at(6, 6)?, at(4, 8)?],
        dial: None,
    })
}
