//! What lies before a seat and on the map: play-mats, hexes, loose parts. Nouns only.

use super::blueprint::Blueprints;
use super::cards::{ActionCard, CardSet};
use super::effect::Resource;
use super::part::PARTS;
use super::ship::{FLEET, Ship};
use super::state::SEATS;
use super::tech::TechSet;
use serde::{Deserialize, Serialize};

/// What is loose while blueprints change `[EXO-7.13]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LooseParts {
    /// Loose parts, by item.
    pub loose: [u8; PARTS],
    /// How often a part was lifted.
    pub lifts: u8,
    /// Whether everything was put back, so that nothing can be lifted any more.
    pub restored: bool,
}

/// A refit in the open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenRefit {
    /// What is loose.
    pub yard: LooseParts,
    /// Parts that were loose before: bought or given. The rest was lifted.
    pub fresh: [u8; PARTS],
    /// The blueprints as they were.
    pub before: Blueprints,
}

/// A hex of the map as it is now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sector {
    /// The planet tile that lies here, by its place in the list of tiles; none in the hex of the
    /// High Council. Homes have tiles too.
    pub tile: Option<u8>,
    /// Resource tokens.
    pub tokens: u8,
    /// Cubes of each seat on the planet.
    pub cubes: [u8; SEATS],
    /// Rockets on the planet, by kind.
    pub rockets: [u8; 3],
    /// The level of the guard here, 1 to 3; 0 is none.
    pub guard: u8,
    /// Whether the planet was destroyed `[EXO-10.12]`.
    pub destroyed: bool,
}

/// What stands where the map has no hex.
pub(super) static NOWHERE: Sector = Sector {
    tile: None,
    tokens: 0,
    cubes: [0; SEATS],
    rockets: [0; 3],
    guard: 0,
    destroyed: false,
};

/// The play-mat of a seat: what everybody sees of it `[EXO-1.11]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mat {
    /// Crystallized Platinum, a number, whatever tokens show it `[EXO-1.5]`.
    pub cp: u16,
    /// Axinium.
    pub ax: u16,
    /// Phasium.
    pub ph: u16,
    /// Cubes in the stash.
    pub stash: u8,
    /// Known technologies.
    pub techs: TechSet,
    /// Action cards on the table, by round.
    pub played: [Option<ActionCard>; 3],
    /// Blueprints by ship type.
    pub blueprints: Blueprints,
    /// Ships by place: two of each type.
    pub ships: [Ship; FLEET],
    /// Kept Resistance cards.
    pub trophies: CardSet,
    /// Ability cards that were used or shown.
    pub spent: CardSet,
    /// Ability cards not used yet, whichever they are.
    pub abilities: u8,
    /// The track of victory points, in sixtieths `[EXO-1.9]`.
    pub track: u32,
    /// Cubes lying on cards until the reaction step ends `[EXO-6.5]`.
    pub on_cards: u8,
}

impl Mat {
    /// How much of something lies here.
    #[must_use]
    pub const fn owned(&self, what: Resource) -> u16 {
        match what {
            Resource::Cp => self.cp,
            Resource::Ax => self.ax,
            Resource::Ph => self.ph,
        }
    }

    /// How much of something lies here, to change.
    pub const fn owned_mut(&mut self, what: Resource) -> &mut u16 {
        match what {
            Resource::Cp => &mut self.cp,
            Resource::Ax => &mut self.ax,
            Resource::Ph => &mut self.ph,
        }
    }
}
