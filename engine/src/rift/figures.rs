//! The numbers of the game: ship models, weapons, mines and warp. The base figures are read from
//! `content/figures.json`.

use super::ship::{Mount, Weapon};
use serde::{Deserialize, Serialize};

/// All numbers that a match is played with `[RIFT-1.2]`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    /// Ship models; the index here is the model's number.
    pub models: Vec<Model>,
    /// Figures of the laser.
    pub laser: Gun,
    /// Figures of the torpedo.
    pub torpedo: Gun,
    /// Figures of the ion canon; its damage is that of an uncharged shot.
    pub ion: Gun,
    /// Damage of a charged ion shot.
    pub charged_damage: u8,
    /// Energy cost of charging the ion canon.
    pub charge_cost: u8,
    /// Damage to a ship that strikes a mine or ends its turn with a released mine under it.
    pub strike_damage: u8,
    /// Blast damage at distance 1 and at distance 2.
    pub blast_damage: [u8; 2],
    /// Energy cost of a warp jump.
    pub warp_cost: u8,
    /// Longest warp jump, in squares.
    pub warp_range: u8,
    /// Energy cost of moving a shield bar to another side.
    pub relocate_cost: u8,
    /// Energy cost of exchanging two shield bars.
    pub swap_cost: u8,
    /// Strength of a fresh shield bar.
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
    pub fn longest_range(&self) -> u8 {
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
pub struct Gun {
    /// Range in squares along the line of fire.
    pub range: u8,
    /// Energy cost of a shot.
    pub cost: u8,
    /// Damage of a shot that hits.
    pub damage: u8,
}

/// A ship model, with the values of a fresh ship.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Model {
    /// Id of the model: lower-case letters, digits and hyphens.
    pub id: String,
    /// Energy of the full main reactor, including the shield unit `[RIFT-6.1]`.
    pub main: u8,
    /// Energy of the full auxiliary store `[RIFT-6.1]`.
    pub aux: u8,
    /// Hull points of an undamaged ship.
    pub hull: u8,
    /// Top speed, forward and in reverse.
    pub speed: u8,
    /// Energy cost of changing the speed by one, the heading by 45 degrees, or the plane by one.
    pub move_cost: u8,
    /// Weapon mounts.
    pub mounts: Vec<Mount>,
    /// Torpedoes of a fresh ship.
    pub torpedoes: u8,
    /// Mines of a fresh ship.
    pub mines: u8,
    /// Number of ships of this model in one box.
    pub in_box: u8,
}

/// Number of components in one box.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ComponentLimits {
    /// Ship consoles, and so ships, in one box.
    pub ships: u8,
    /// Mine tokens in one box.
    pub mines: u8,
}
