//! The numbers of the game: ship models, weapons, mines and warp. The base figures are read from
//! `content/figures.json`.

use super::ship::{Mount, Weapon};
#[cfg(feature = "schema")]
use super::{
    content::figures_check::{
        MAX_BAR, MAX_ENERGY, MAX_MINES, MAX_MODELS, MAX_POINTS, MAX_RANGE, MAX_SPEED,
    },
    options::MAX_SHIPS,
};
#[cfg(feature = "schema")]
use crate::content_id::id_pattern;
use serde::{Deserialize, Serialize};

/// Maximum number of mounts of a ship.
pub const MAX_MOUNTS: usize = 8;

/// All figures of a match: ship models, weapons, mines and warp `[RIFT-1.2]`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(
    feature = "schema",
    schemars(description = "All figures that a match is played with.")
)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Figures {
    /// Ship models; the number of a model is its index in this list.
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = MAX_MODELS)))]
    pub models: Vec<Model>,
    /// Range, cost and damage of the laser.
    pub laser: Gun,
    /// Range, cost and damage of the torpedo.
    pub torpedo: Gun,
    /// Range, cost and damage of the ion cannon; the damage is that of an uncharged shot.
    pub ion: Gun,
    /// Damage of a charged ion shot.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_POINTS)))]
    pub charged_damage: u8,
    /// Energy cost of charging the ion cannon.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_MINES)))]
    pub charge_cost: u8,
    /// Damage to a ship that strikes a mine or ends its turn with a released mine under it.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_POINTS)))]
    pub strike_damage: u8,
    /// Blast damage at distance 1 and at distance 2.
    #[cfg_attr(feature = "schema", schemars(inner(range(max = MAX_POINTS))))]
    pub blast_damage: [u8; 2],
    /// Energy cost of a warp jump.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = MAX_ENERGY)))]
    pub warp_cost: u8,
    /// Longest warp jump, in squares.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = MAX_RANGE)))]
    pub warp_range: u8,
    /// Energy cost of moving a shield bar to another side.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = MAX_MINES)))]
    pub relocate_cost: u8,
    /// Energy cost of exchanging two shield bars.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = MAX_MINES)))]
    pub swap_cost: u8,
    /// Strength of a fresh shield bar.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = MAX_BAR)))]
    pub bar: u8,
    /// Components of one box, for the option that limits a match to them `[RIFT-1.9]`.
    pub box_limits: ComponentLimits,
}

impl Figures {
    /// Returns the range of a mine's blast, in squares and planes `[RIFT-13.10]`.
    #[must_use]
    pub const fn blast_reach(&self) -> usize {
        self.blast_damage.len()
    }

    /// Returns the greatest range of all weapons.
    #[must_use]
    pub fn max_range(&self) -> u8 {
        self.laser.range.max(self.torpedo.range).max(self.ion.range)
    }

    #[must_use]
    pub const fn gun(&self, weapon: Weapon) -> Gun {
        match weapon {
            Weapon::Laser => self.laser,
            Weapon::Torpedo => self.torpedo,
            Weapon::Ion => self.ion,
        }
    }
}

/// Range, cost and damage of a weapon.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Gun {
    /// Range in squares along the line of fire.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = MAX_RANGE)))]
    pub range: u8,
    /// Energy cost of a shot.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_MINES)))]
    pub cost: u8,
    /// Damage of a shot that hits.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_POINTS)))]
    pub damage: u8,
}

/// A ship model, with the values of a fresh ship.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Model {
    /// Id of the model: lower-case letters, digits and hyphens.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = id_pattern())))]
    pub id: String,
    /// Energy of the full main reactor, including the shield unit `[RIFT-6.1]`.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = MAX_ENERGY), description = "Main reactor, the shield unit included."))]
    pub main: u8,
    /// Energy of the full auxiliary store `[RIFT-6.1]`.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_ENERGY), description = "Auxiliary store."))]
    pub aux: u8,
    /// Hull points of an undamaged ship.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = MAX_POINTS)))]
    pub hull: u8,
    /// Top speed, forward and in reverse.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = MAX_SPEED), description = "Top speed."))]
    pub speed: u8,
    /// Energy cost of changing the speed by one, the heading by 45 degrees, or the plane by one.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = MAX_MINES), description = "Price of a speed point, an eighth of a turn, or a plane."))]
    pub move_cost: u8,
    /// Weapon mounts; the number of a mount is its index in this list.
    #[cfg_attr(feature = "schema", schemars(length(max = MAX_MOUNTS)))]
    pub mounts: Vec<Mount>,
    /// Torpedoes of a fresh ship.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_POINTS)))]
    pub torpedoes: u8,
    /// Mines of a fresh ship.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_MINES)))]
    pub mines: u8,
    /// Number of ships of this model in one box.
    #[cfg_attr(
        feature = "schema",
        schemars(description = "Ships of this model in one box.")
    )]
    pub in_box: u8,
}

/// Number of components in one box.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "BoxLimits")
)]
pub struct ComponentLimits {
    /// Number of ship consoles in one box, which is also the number of ships.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = MAX_SHIPS)))]
    pub ships: u8,
    /// Number of mine tokens in one box.
    pub mines: u8,
}
