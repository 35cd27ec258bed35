//! The motions that bring the hexes around the High Council onto each other: turns by sixths and
//! mirrors; and making all parts of a layout like one of them.

use super::{Ground, Sketch};
use crate::exodus::chart::{clockwise, spiral};

/// Where a hex goes: first over to the other side, west or east, where it is mirrored, then around
/// the High Council.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Motion {
    /// Whether west and east change places.
    pub mirror: bool,
    /// By how many sixths it is turned clockwise.
    pub sixths: u8,
}

const STAY: Motion = Motion::turn(0);
const FLIP: Motion = Motion::mirror(0);
const FLOP: Motion = Motion::mirror(3);
const TURN: [Motion; 6] = [
    STAY,
    Motion::turn(1),
    Motion::turn(2),
    Motion::turn(3),
    Motion::turn(4),
    Motion::turn(5),
];

impl Motion {
    /// A turn by so many sixths clockwise.
    #[must_use]
    pub const fn turn(sixths: u8) -> Self {
        Self {
            mirror: false,
            sixths,
        }
    }

    /// A mirror and then a turn.
    #[must_use]
    pub const fn mirror(sixths: u8) -> Self {
        Self {
            mirror: true,
            sixths,
        }
    }

    /// Where a hex goes.
    #[must_use]
    pub const fn hex(self, hex: [i8; 2]) -> [i8; 2] {
        let [mut q, mut r] = hex;
        if self.mirror {
            [q, r] = [q.saturating_neg(), r.saturating_add(q)];
        }
        let mut sixths = self.sixths % 6;
        while sixths > 0 {
            [q, r] = [r.saturating_neg(), q.saturating_add(r)];
            sixths -= 1;
        }
        [q, r]
    }
}

/// How a layout is the same from several sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Symmetry {
    /// Not at all.
    #[default]
    None,
    /// The same after half a turn.
    Half,
    /// The same after a third of a turn.
    Third,
    /// The same after a sixth of a turn.
    Sixth,
    /// West and east are mirrored.
    Columns,
    /// North and south are mirrored.
    Rows,
    /// Both are mirrored.
    Both,
}

impl Symmetry {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::None,
        Self::Half,
        Self::Third,
        Self::Sixth,
        Self::Columns,
        Self::Rows,
        Self::Both,
    ];

    /// What it does to a hex, the hex itself first, then clockwise.
    #[must_use]
    pub const fn motions(self) -> &'static [Motion] {
        match self {
            Self::None => &[STAY],
            Self::Half => &[STAY, TURN[3]],
            Self::Third => &[STAY, TURN[2], TURN[4]],
            Self::Sixth => &TURN,
            Self::Columns => &[STAY, FLIP],
            Self::Rows => &[STAY, FLOP],
            Self::Both => &[STAY, FLOP, TURN[3], FLIP],
        }
    }

    /// The hexes for which one stands, each once, the hex itself first.
    #[must_use]
    pub fn images(self, hex: [i8; 2]) -> Vec<[i8; 2]> {
        let mut images: Vec<[i8; 2]> = Vec::new();
        for motion in self.motions() {
            let image = motion.hex(hex);
            if !images.contains(&image) {
                images.push(image);
            }
        }
        images
    }

    /// The one of these images that the others are made like: in the north and in the east first,
    /// where sides are mirrored; else the first clockwise from north.
    fn model(self, images: &[[i8; 2]]) -> Option<[i8; 2]> {
        let south = |[q, r]: [i8; 2]| 2 * i16::from(r) + i16::from(q);
        match self {
            Self::None | Self::Half | Self::Third | Self::Sixth => {
                let mut images = images.to_vec();
                clockwise(&mut images);
                images.first().copied()
            }
            Self::Columns | Self::Rows | Self::Both => {
                let images = images.iter().copied();
                images.min_by_key(|hex| (south(*hex), -i16::from(hex[0])))
            }
        }
    }
}

impl Sketch {
    /// Turns or mirrors the whole map.
    pub fn move_by(&mut self, motion: Motion) {
        self.each(|hex| motion.hex(hex));
    }

    /// Makes all parts of the map like the first of them, in the north and east, and counts the
    /// seats clockwise.
    pub fn spread(&mut self, symmetry: Symmetry) {
        if symmetry == Symmetry::None {
            return;
        }
        let before = self.file().planets().count();
        let model = self.clone();
        for hex in spiral(self.file().rings()).skip(1) {
            let own = symmetry.model(&symmetry.images(hex)).unwrap_or(hex);
            let ground = match model.ground(own) {
                Ground::Home(seat) if own == hex => Ground::Home(seat),
                // New Homes come behind those that are there.
                Ground::Home(_) => Ground::Home(u8::MAX),
                ground @ (Ground::Void | Ground::Council | Ground::Planet(_)) => ground,
            };
            if self.ground(hex) != ground {
                self.lay(hex, ground);
            }
        }
        self.follow(before);
        self.count_clockwise();
    }

    /// Whether all parts of the map are alike, whoever lives there.
    #[must_use]
    pub fn is_alike(&self, symmetry: Symmetry) -> bool {
        let alike = |hex: [i8; 2]| {
            let own = self.ground(hex);
            let mut images = symmetry.images(hex).into_iter();
            images.all(|image| match (own, self.ground(image)) {
                (Ground::Home(_), Ground::Home(_)) => true,
                (own, other) => own == other,
            })
        };
        self.file().hexes().all(alike)
    }
}
