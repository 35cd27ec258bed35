//! Ships: their build, and their state in play.

pub use super::figures::MAX_MOUNTS;
use super::slot_set::SlotSet;
use crate::components::ArrayVec;
use crate::grid::{Heading, Plane, Space, Square};
use serde::{Deserialize, Serialize};

/// The number of a ship: its index in the options, from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Ship"))]
pub struct ShipId(pub u8);

impl ShipId {
    /// Returns the ship as an array index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One of the four sides of a ship `[RIFT-10.1]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(prefix = "side-", serialize_all = "kebab-case", const_into_str)]
pub enum Side {
    /// The front, toward the ship's heading.
    #[serde(rename = "F")]
    Front,
    /// The right side, clockwise from the front.
    #[serde(rename = "R")]
    Right,
    /// The back, opposite to the heading.
    #[serde(rename = "B")]
    Back,
    /// The left side, counter-clockwise from the front.
    #[serde(rename = "L")]
    Left,
}

impl Side {
    /// All sides, clockwise from the front.
    pub const ALL: [Self; 4] = [Self::Front, Self::Right, Self::Back, Self::Left];

    /// Returns the side's number: 0 front, 1 right, 2 back, 3 left.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the heading in which this side of a ship faces `[RIFT-11.2]`.
    #[must_use]
    pub const fn facing(self, heading: Heading) -> Heading {
        heading.rotated(2 * self as i8)
    }
}

/// The position of a shield bar on its side.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Debug,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    strum::IntoStaticStr,
    strum::VariantNames,
)]
#[strum(prefix = "layer-", serialize_all = "kebab-case", const_into_str)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Layer {
    /// The outer slot, which is hit first.
    Outer,
    /// The inner slot, which is hit when the outer one is empty.
    Inner,
}

/// One of the eight slots for shield bars `[RIFT-10.1]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Slot {
    /// Side of the ship.
    pub side: Side,
    /// Outer or inner slot of the side.
    pub layer: Layer,
}

impl Slot {
    /// All slots, by side, the outer one first.
    pub const ALL: [Self; 8] = {
        let mut all = [Self {
            side: Side::Front,
            layer: Layer::Outer,
        }; 8];
        let mut n = 0;
        while n < 8 {
            let layer = if n % 2 == 0 {
                Layer::Outer
            } else {
                Layer::Inner
            };
            all[n] = Self {
                side: Side::ALL[n / 2],
                layer,
            };
            n += 1;
        }
        all
    };

    /// Returns the index in [`Slot::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.side.index() * 2 + self.layer as usize
    }
}

/// The strengths of the eight shield bars; 0 is an empty slot `[RIFT-10.2]`. Each side is one byte:
/// the outer bar in the high four bits, the inner in the low four.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bars([u8; 4]);

impl Bars {
    /// Creates eight bars of this `strength` (at most 15).
    #[must_use]
    pub const fn full(strength: u8) -> Self {
        Self([strength << 4 | strength & 15; 4])
    }

    /// Returns the strength of the bar in `slot`.
    #[must_use]
    pub const fn get(self, slot: Slot) -> u8 {
        let pair = self.0[slot.side.index()];
        match slot.layer {
            Layer::Outer => pair >> 4,
            Layer::Inner => pair & 15,
        }
    }

    /// Sets the strength (at most 15) of the bar in `slot`.
    pub const fn set(&mut self, slot: Slot, strength: u8) {
        let pair = &mut self.0[slot.side.index()];
        *pair = match slot.layer {
            Layer::Outer => strength << 4 | *pair & 15,
            Layer::Inner => *pair & 0xf0 | strength & 15,
        };
    }

    /// Returns the slots that hold a bar.
    #[must_use]
    pub const fn occupied_slots(self) -> SlotSet {
        let all = u32::from_le_bytes(self.0);
        // The lowest bit of each bar's four tells whether any of them is set.
        let any = (all | all >> 1 | all >> 2 | all >> 3) & 0x1111_1111;
        // Packs two bits for each side, the outer bar first; the following shifts then join the
        // four sides.
        let sides = any >> 4 & 0x0101_0101 | any << 1 & 0x0202_0202;
        let pairs = sides | sides >> 6;
        SlotSet::of_bits((pairs & 0x0f | pairs >> 12 & 0xf0) as u8)
    }

    /// Returns both strengths of a side, outer first.
    #[must_use]
    pub const fn side(self, side: Side) -> [u8; 2] {
        [self.0[side.index()] >> 4, self.0[side.index()] & 15]
    }

    /// Returns the strength of both bars of a side together.
    #[must_use]
    pub const fn total(self, side: Side) -> u8 {
        (self.0[side.index()] >> 4) + (self.0[side.index()] & 15)
    }

    /// Returns the strength of all bars together.
    #[must_use]
    pub fn sum(self) -> u8 {
        Side::ALL.into_iter().map(|side| self.total(side)).sum()
    }
}

/// The charge state of the ion cannon `[RIFT-12.1]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(prefix = "ion-", serialize_all = "kebab-case", const_into_str)]
pub enum Ion {
    /// Not charged: the cannon fires the weaker shot.
    #[default]
    Uncharged,
    /// Charging: the cannon becomes charged at the start of the ship's next turn.
    Charging,
    /// Charged: the cannon fires the stronger shot once.
    Charged,
}

/// The state of a ship in play. A ship with hull 0 is not on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ship {
    /// Square and plane of the ship.
    pub space: Space,
    /// Direction that the front of the ship faces.
    pub heading: Heading,
    /// Speed in squares per turn; negative in reverse.
    pub speed: i8,
    /// Energy in the main reactor.
    pub main: u8,
    /// Energy in the auxiliary store.
    pub aux: u8,
    /// Hull points; 0 for a destroyed ship.
    pub hull: u8,
    /// Torpedoes in store.
    pub torpedoes: u8,
    /// Mines in store.
    pub mines: u8,
    /// Strengths of the shield bars.
    pub bars: Bars,
    /// Charge state of the ion cannon.
    pub ion: Ion,
}

impl Ship {
    /// Returns whether the ship is on the board.
    #[must_use]
    pub const fn is_alive(&self) -> bool {
        self.hull > 0
    }

    #[must_use]
    pub const fn square(&self) -> Square {
        self.space.square()
    }

    #[must_use]
    pub const fn plane(&self) -> Plane {
        self.space.plane()
    }

    /// Returns main and auxiliary energy together.
    #[must_use]
    pub const fn energy(&self) -> u8 {
        self.main + self.aux
    }
}

impl Default for Ship {
    fn default() -> Self {
        Self {
            space: Space::new(Square::from_cell(0), Plane::MIDDLE),
            heading: Heading::N,
            speed: 0,
            main: 0,
            aux: 0,
            hull: 0,
            torpedoes: 0,
            mines: 0,
            bars: Bars::default(),
            ion: Ion::Uncharged,
        }
    }
}

/// A kind of weapon `[RIFT-11.1]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(prefix = "weapon-", serialize_all = "kebab-case", const_into_str)]
pub enum Weapon {
    /// The laser: costs energy and has no ammunition.
    Laser,
    /// The torpedo launcher: each shot uses a torpedo.
    Torpedo,
    /// The ion cannon: can be charged for a stronger shot.
    Ion,
}

/// A mount: identical barrels on one side of a ship `[RIFT-11.1]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "Barrels")
)]
pub struct Mount {
    /// Kind of weapon.
    pub weapon: Weapon,
    /// Side through which the mount fires.
    pub side: Side,
    /// Number of barrels; each fires once a turn.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = super::content::figures_check::MAX_MINES)))]
    pub barrels: u8,
}

impl Default for Mount {
    fn default() -> Self {
        Self {
            weapon: Weapon::Laser,
            side: Side::Front,
            barrels: 0,
        }
    }
}

/// The number of a mount on its ship, from 0. The ship's model lists the mounts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Mount"))]
pub struct MountId(pub u8);

/// The build of a ship: the values of its model with its handicap applied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Build {
    /// Number of the model in the content set.
    pub model: u8,
    /// Seat of the owner.
    pub seat: u8,
    /// Energy of the full main reactor, including the shield unit.
    pub main: u8,
    /// Energy of the full auxiliary store.
    pub aux: u8,
    /// Hull points of a fresh ship.
    pub hull: u8,
    /// Top speed, forward and in reverse.
    pub speed: i8,
    /// Energy cost of changing the speed by one, the heading by 45 degrees, or the plane by one
    /// `[RIFT-6.12]`.
    pub move_cost: u8,
    /// Torpedoes of a fresh ship.
    pub torpedoes: u8,
    /// Mines of a fresh ship.
    pub mines: u8,
    /// Shield bars of a fresh ship.
    pub bars: Bars,
    pub mounts: ArrayVec<Mount, MAX_MOUNTS>,
}

impl Build {
    /// Returns the mount with this number, or `None`.
    #[must_use]
    pub fn mount(&self, id: MountId) -> Option<Mount> {
        self.mounts.get(usize::from(id.0)).copied()
    }

    /// Returns whether the ship has an ion cannon.
    #[must_use]
    pub fn has_ion(&self) -> bool {
        self.mounts.iter().any(|mount| mount.weapon == Weapon::Ion)
    }

    /// Returns a fresh ship of this build, with a full console and at speed 0 `[RIFT-4.3]`.
    #[must_use]
    pub fn new_ship(&self, space: Space, heading: Heading) -> Ship {
        Ship {
            space,
            heading,
            speed: 0,
            main: self.main,
            aux: self.aux,
            hull: self.hull,
            torpedoes: self.torpedoes,
            mines: self.mines,
            bars: self.bars,
            ion: Ion::Uncharged,
        }
    }
}

impl Default for Build {
    fn default() -> Self {
        Self {
            model: 0,
            seat: 0,
            main: 0,
            aux: 0,
            hull: 0,
            speed: 0,
            move_cost: 1,
            torpedoes: 0,
            mines: 0,
            bars: Bars::default(),
            mounts: ArrayVec::new(),
        }
    }
}
