//! The figures of the box: ship models, weapons, mines, warp. Read from `content/figures.json`.

use super::ship::{Mount, Weapon};
use serde::{Deserialize, Serialize};

/// All figures a match is played with `[RIFT-1.2]`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    /// Ship models; a model's number is its place here.
    pub models: Vec<Model>,
    /// The laser.
    pub laser: Gun,
    /// The torpedo.
    pub torpedo: Gun,
    /// The ion canon.
    pub ion: Gun,
    /// Damage of a charged ion shot.
    pub charged_damage: u8,
    /// Price of charging the ion canon.
    pub charge_cost: u8,
    /// Damage to a ship that strikes a mine or lingers on one.
    pub strike_damage: u8,
    /// Blast damage by distance: at 1, at 2.
    pub blast_damage: [u8; 2],
    /// Price of a warp jump.
    pub warp_cost: u8,
    /// Longest warp jump, in squares.
    pub warp_range: u8,
    /// Price of moving one bar.
    pub relocate_cost: u8,
    /// Price of exchanging two bars.
    pub swap_cost: u8,
    /// Strength of a fresh bar.
    pub bar: u8,
    /// Tokens of one box, for the option that limits a match to it `[RIFT-1.9]`.
    pub box_limits: ComponentLimits,
}

impl Figures {
    /// How far a mine's blast reaches, in squares and planes `[RIFT-13.10]`.
    #[must_use]
    pub const fn blast_reach(&self) -> usize {
        self.blast_damage.len()
    }

    /// The range of the weapon that reaches farthest.
    #[must_use]
    pub fn longest_range(&self) -> u8 {
        self.laser.range.max(self.torpedo.range).max(self.ion.range)
    }

    /// The figures of a weapon.
    #[must_use]
    pub const fn gun(&self, weapon: Weapon) -> Gun {
        match weapon {
            Weapon::Laser => self.laser,
            Weapon::Torpedo => self.torpedo,
            Weapon::Ion => self.ion,
        }
    }
}

/// What a shot of a weapon reaches, costs and does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gun {
    /// Range in squares along its line.
    pub range: u8,
    /// Price of a shot in energy.
    pub cost: u8,
    /// Damage of a hit.
    pub damage: u8,
}

/// A ship model as it leaves the yard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Model {
    /// Id: lower-case letters, digits, hyphen.
    pub id: String,
    /// Main reactor, the shield unit included `[RIFT-6.1]`.
    pub main: u8,
    /// Auxiliary store `[RIFT-6.1]`.
    pub aux: u8,
    /// Hull points.
    pub hull: u8,
    /// Top speed, forward and in reverse.
    pub speed: u8,
    /// Price of a speed point, an eighth of a turn, or a plane.
    pub move_cost: u8,
    /// Weapons.
    pub mounts: Vec<Mount>,
    /// Torpedoes carried.
    pub torpedoes: u8,
    /// Mines carried.
    pub mines: u8,
    /// Ships of this model in one box.
    pub in_box: u8,
}

/// Tokens of one box.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ComponentLimits {
    /// Ships on consoles.
    pub ships: u8,
    /// Mine tokens.
    pub mines: u8,
}
