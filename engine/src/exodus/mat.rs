//! The state of play-mats, map hexes and loose parts.

use super::blueprint::Blueprints;
use super::cards::{ActionCard, CardSet};
use super::effect::Resource;
use super::part::PARTS;
use super::ship::{FLEET, Ship};
use super::state::SEATS;
use super::tech::TechSet;
use serde::{Deserialize, Serialize};

/// Loose parts while blueprints change `[EXO-7.13]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Yard"))]
pub struct LooseParts {
    /// Number of loose parts, indexed by item.
    pub loose: [u8; PARTS],
    /// Number of times a part was lifted.
    pub lifts: u8,
    /// Whether the blueprints were restored, after which nothing can be lifted.
    #[serde(rename = "restored")]
    pub is_restored: bool,
}

/// A refit in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Refit"))]
pub struct OpenRefit {
    /// Loose parts beside the blueprints.
    #[serde(rename = "yard")]
    pub loose_parts: LooseParts,
    /// New parts, bought or given, indexed by item; all other loose parts were lifted off
    /// blueprints.
    pub fresh: [u8; PARTS],
    /// The blueprints before the refit.
    #[cfg_attr(feature = "schema", ts(as = "super::blueprint::BlueprintLists"))]
    pub before: Blueprints,
}

/// The current state of a map hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Sector {
    /// Index of the planet tile; `None` in the High Council hex. Homes have tiles too.
    pub tile: Option<u8>,
    /// Resource tokens left on the planet.
    pub tokens: u8,
    /// Cubes on the planet, indexed by seat.
    pub cubes: [u8; SEATS],
    /// Rockets on the planet, indexed by kind.
    #[cfg_attr(
        feature = "schema",
        ts(type = "[hypersonic: number, biochemical: number, graviton: number]")
    )]
    pub rockets: [u8; 3],
    /// Level of the planet's guard, 1 to 3; 0 without a guard.
    pub guard: u8,
    /// Whether the planet was destroyed `[EXO-10.12]`.
    #[serde(rename = "destroyed")]
    pub is_destroyed: bool,
}

/// The sector that is returned for a hex outside the map.
pub(super) static NOWHERE: Sector = Sector {
    tile: None,
    tokens: 0,
    cubes: [0; SEATS],
    rockets: [0; 3],
    guard: 0,
    is_destroyed: false,
};

/// The public play-mat of a seat `[EXO-1.11]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Mat {
    /// Crystallized Platinum, as one number `[EXO-1.5]`.
    pub cp: u16,
    /// Axinium that the seat owns.
    pub ax: u16,
    /// Phasium that the seat owns.
    pub ph: u16,
    /// Population cubes in the stash.
    pub stash: u8,
    /// Known technologies.
    pub techs: TechSet,
    /// Action cards played this turn, by round.
    pub played: [Option<ActionCard>; 3],
    /// Blueprints, indexed by ship type.
    #[cfg_attr(feature = "schema", ts(as = "super::blueprint::BlueprintLists"))]
    pub blueprints: Blueprints,
    /// Ships by index in the fleet, two of each type.
    pub ships: [Ship; FLEET],
    /// Kept Resistance cards.
    #[cfg_attr(feature = "schema", ts(as = "Vec<super::cards::ResistanceId>"))]
    pub trophies: CardSet,
    /// Ability cards that were used or shown.
    #[cfg_attr(feature = "schema", ts(as = "Vec<super::cards::AbilityId>"))]
    pub spent: CardSet,
    /// Number of Ability cards not used yet.
    pub abilities: u8,
    /// Points on the VP track, in sixtieths `[EXO-1.9]`.
    pub track: u32,
    /// Cubes on Action cards until the reaction step ends `[EXO-6.5]`.
    pub on_cards: u8,
}

impl Mat {
    /// Returns the amount of a resource on the play-mat.
    #[must_use]
    pub const fn owned(&self, resource: Resource) -> u16 {
        match resource {
            Resource::Cp => self.cp,
            Resource::Ax => self.ax,
            Resource::Ph => self.ph,
        }
    }

    /// Returns a mutable reference to the amount of a resource on the play-mat.
    pub const fn owned_mut(&mut self, resource: Resource) -> &mut u16 {
        match resource {
            Resource::Cp => &mut self.cp,
            Resource::Ax => &mut self.ax,
            Resource::Ph => &mut self.ph,
        }
    }
}
