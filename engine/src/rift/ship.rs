//! A ship: what it is built of, and what changes in play. No rules.

use super::slot_set::SlotSet;
use crate::components::ArrayVec;
use crate::grid::{Heading, Plane, Space, Square};
use serde::{Deserialize, Serialize};

/// A ship's number: its place in the order of set-up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ShipId(pub u8);

impl ShipId {
    /// The ship as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One of the four sides of a ship `[RIFT-10.1]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Side {
    /// The bow.
    #[serde(rename = "F")]
    Front,
    /// Starboard.
    #[serde(rename = "R")]
    Right,
    /// The stern.
    #[serde(rename = "B")]
    Back,
    /// Port.
    #[serde(rename = "L")]
    Left,
}

impl Side {
    /// All sides, clockwise from the bow.
    pub const ALL: [Self; 4] = [Self::Front, Self::Right, Self::Back, Self::Left];

    /// Its number: 0 front, 1 right, 2 back, 3 left.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The phrase key of its name.
    #[must_use]
    pub const fn term(self) -> &'static str {
        match self {
            Self::Front => "side-front",
            Self::Right => "side-right",
            Self::Back => "side-back",
            Self::Left => "side-left",
        }
    }

    /// The heading in which this side of a ship looks `[RIFT-11.2]`.
    #[must_use]
    pub const fn facing(self, heading: Heading) -> Heading {
        heading.rotated(2 * self as i8)
    }
}

/// Where on a side a shield bar sits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Layer {
    /// Hit first.
    Outer,
    /// Hit when the outer slot is empty.
    Inner,
}

impl Layer {
    /// The phrase key of its name.
    #[must_use]
    pub const fn term(self) -> &'static str {
        match self {
            Self::Outer => "layer-outer",
            Self::Inner => "layer-inner",
        }
    }
}

/// One of the eight places for a shield bar `[RIFT-10.1]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Slot {
    /// Its side.
    pub side: Side,
    /// Its layer.
    pub layer: Layer,
}

impl Slot {
    /// All slots: by side, the outer one first.
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

    /// Its number in [`Slot::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.side.index() * 2 + self.layer as usize
    }
}

/// The strengths of the eight bars; 0 is an empty slot `[RIFT-10.2]`. One byte a side: the
/// outer bar in the high half, the inner in the low half.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bars([u8; 4]);

impl Bars {
    /// Every bar at `strength` (at most 15).
    #[must_use]
    pub const fn full(strength: u8) -> Self {
        Self([strength << 4 | strength & 15; 4])
    }

    /// Strength of the bar in `slot`.
    #[must_use]
    pub const fn get(self, slot: Slot) -> u8 {
        let pair = self.0[slot.side.index()];
        match slot.layer {
            Layer::Outer => pair >> 4,
            Layer::Inner => pair & 15,
        }
    }

    /// Puts a bar of `strength` (at most 15) into `slot`.
    pub const fn set(&mut self, slot: Slot, strength: u8) {
        let pair = &mut self.0[slot.side.index()];
        *pair = match slot.layer {
            Layer::Outer => strength << 4 | *pair & 15,
            Layer::Inner => *pair & 0xf0 | strength & 15,
        };
    }

    /// The slots that hold a bar.
    #[must_use]
    pub const fn occupied_slots(self) -> SlotSet {
        let all = u32::from_le_bytes(self.0);
        // The lowest bit of each bar's four says whether any of them is set.
        let any = (all | all >> 1 | all >> 2 | all >> 3) & 0x1111_1111;
        // Two bits a side, the outer bar first; then those of the four sides move together.
        let sides = any >> 4 & 0x0101_0101 | any << 1 & 0x0202_0202;
        let pairs = sides | sides >> 6;
        SlotSet::of_bits((pairs & 0x0f | pairs >> 12 & 0xf0) as u8)
    }

    /// Both strengths of a side, outer first.
    #[must_use]
    pub const fn side(self, side: Side) -> [u8; 2] {
        [self.0[side.index()] >> 4, self.0[side.index()] & 15]
    }

    /// Strength of both bars of a side together.
    #[must_use]
    pub const fn total(self, side: Side) -> u8 {
        (self.0[side.index()] >> 4) + (self.0[side.index()] & 15)
    }

    /// Strength of all bars together.
    #[must_use]
    pub fn sum(self) -> u8 {
        Side::ALL.into_iter().map(|side| self.total(side)).sum()
    }
}

/// The ion canon's charge `[RIFT-12.1]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ion {
    /// Fires weakly.
    #[default]
    Uncharged,
    /// Charged at the start of the ship's next turn.
    Charging,
    /// Fires strongly, once.
    Charged,
}

/// What changes of a ship. A ship with hull 0 is not on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ship {
    /// Where it is.
    pub space: Space,
    /// Where its bow points.
    pub heading: Heading,
    /// Squares a turn, negative in reverse.
    pub speed: i8,
    /// Main reactor, in units of energy.
    pub main: u8,
    /// Auxiliary store, in units of energy.
    pub aux: u8,
    /// Hull points; 0 when destroyed.
    pub hull: u8,
    /// Torpedoes left.
    pub torpedoes: u8,
    /// Mines left in the store.
    pub mines: u8,
    /// Shield bars.
    pub bars: Bars,
    /// Charge of the ion canon.
    pub ion: Ion,
}

impl Ship {
    /// Whether it is on the board.
    #[must_use]
    pub const fn is_alive(&self) -> bool {
        self.hull > 0
    }

    /// Its square.
    #[must_use]
    pub const fn square(&self) -> Square {
        self.space.square()
    }

    /// Its plane.
    #[must_use]
    pub const fn plane(&self) -> Plane {
        self.space.plane()
    }

    /// Main and auxiliary energy together.
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
pub enum Weapon {
    /// Costs energy, never runs out.
    Laser,
    /// Costs a torpedo.
    Torpedo,
    /// Costs two units, hits hard, can be charged.
    Ion,
}

impl Weapon {
    /// The phrase key of its name.
    #[must_use]
    pub const fn term(self) -> &'static str {
        match self {
            Self::Laser => "weapon-laser",
            Self::Torpedo => "weapon-torpedo",
            Self::Ion => "weapon-ion",
        }
    }
}

/// Identical barrels on one side of a ship `[RIFT-11.1]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mount {
    /// What fires.
    pub weapon: Weapon,
    /// Through which side it fires.
    pub side: Side,
    /// How many barrels; each fires once a turn.
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

/// Most mounts of a ship.
pub const MAX_MOUNTS: usize = 8;

/// A mount's number on its ship.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MountId(pub u8);

/// What a ship is built of: its model's figures with its handicap worked in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Build {
    /// Number of its model in the content.
    pub model: u8,
    /// Owner's seat number.
    pub seat: u8,
    /// Largest main energy, the shield unit included.
    pub main: u8,
    /// Largest auxiliary energy.
    pub aux: u8,
    /// Hull of a fresh ship.
    pub hull: u8,
    /// Top speed, forward and in reverse.
    pub speed: i8,
    /// Price of a speed point, an eighth of a turn, or a plane `[RIFT-6.12]`.
    pub move_cost: u8,
    /// Torpedoes of a fresh ship.
    pub torpedoes: u8,
    /// Mines of a fresh ship.
    pub mines: u8,
    /// Bars of a fresh ship.
    pub bars: Bars,
    /// Its weapons.
    pub mounts: ArrayVec<Mount, MAX_MOUNTS>,
}

impl Build {
    /// The mount of this number.
    #[must_use]
    pub fn mount(&self, id: MountId) -> Option<Mount> {
        self.mounts.get(usize::from(id.0)).copied()
    }

    /// Whether it has an ion canon.
    #[must_use]
    pub fn has_ion(&self) -> bool {
        self.mounts.iter().any(|mount| mount.weapon == Weapon::Ion)
    }

    /// A fresh ship of this build: full console, at rest `[RIFT-4.3]`.
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
