//! The motions that bring the hexes around the High Council onto each other: turns by sixths and
//! mirrors; and making all parts of a layout like one of them.

use super::{HexContent, MapDraft};
use crate::exodus::axial::{clockwise, spiral};

/// Where a hex goes: first over to the other side, west or east, where it is mirrored, then around
/// the High Council.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HexTransform {
    /// Whether west and east change places.
    pub mirror: bool,
    /// By how many sixths it is turned clockwise.
    pub sixths: u8,
}

const IDENTITY: HexTransform = HexTransform::turn(0);
const MIRROR_EAST_WEST: HexTransform = HexTransform::mirror(0);
const MIRROR_NORTH_SOUTH: HexTransform = HexTransform::mirror(3);
const TURN: [HexTransform; 6] = [
    IDENTITY,
    HexTransform::turn(1),
    HexTransform::turn(2),
    HexTransform::turn(3),
    HexTransform::turn(4),
    HexTransform::turn(5),
];

impl HexTransform {
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
    pub const fn apply(self, hex: [i8; 2]) -> [i8; 2] {
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
    pub const fn transforms(self) -> &'static [HexTransform] {
        match self {
            Self::None => &[IDENTITY],
            Self::Half => &[IDENTITY, TURN[3]],
            Self::Third => &[IDENTITY, TURN[2], TURN[4]],
            Self::Sixth => &TURN,
            Self::Columns => &[IDENTITY, MIRROR_EAST_WEST],
            Self::Rows => &[IDENTITY, MIRROR_NORTH_SOUTH],
            Self::Both => &[IDENTITY, MIRROR_NORTH_SOUTH, TURN[3], MIRROR_EAST_WEST],
        }
    }

    /// The hexes for which one stands, each once, the hex itself first.
    #[must_use]
    pub fn images(self, hex: [i8; 2]) -> Vec<[i8; 2]> {
        let mut images: Vec<[i8; 2]> = Vec::new();
        for motion in self.transforms() {
            let image = motion.apply(hex);
            if !images.contains(&image) {
                images.push(image);
            }
        }
        images
    }

    /// The one of these images that the others are made like: in the north and in the east first,
    /// where sides are mirrored; else the first clockwise from north.
    fn source_of(self, images: &[[i8; 2]]) -> Option<[i8; 2]> {
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

impl MapDraft {
    /// Turns or mirrors the whole map.
    pub fn transform(&mut self, motion: HexTransform) {
        self.map_hexes(|hex| motion.apply(hex));
    }

    /// Makes all parts of the map like the first of them, in the north and east, and counts the
    /// seats clockwise.
    pub fn symmetrize(&mut self, symmetry: Symmetry) {
        if symmetry == Symmetry::None {
            return;
        }
        let before = self.file().planets().count();
        let model = self.clone();
        for hex in spiral(self.file().rings()).skip(1) {
            let own = symmetry.source_of(&symmetry.images(hex)).unwrap_or(hex);
            let ground = match model.hex_content(own) {
                HexContent::Home(seat) if own == hex => HexContent::Home(seat),
                // New Homes come behind those that are there.
                HexContent::Home(_) => HexContent::Home(u8::MAX),
                ground @ (HexContent::Void | HexContent::Council | HexContent::Planet(_)) => ground,
            };
            if self.hex_content(hex) != ground {
                self.lay(hex, ground);
            }
        }
        self.follow(before);
        self.number_clockwise();
    }

    /// Whether all parts of the map are alike, whoever lives there.
    #[must_use]
    pub fn is_symmetric(&self, symmetry: Symmetry) -> bool {
        let alike = |hex: [i8; 2]| {
            let own = self.hex_content(hex);
            let mut images = symmetry.images(hex).into_iter();
            images.all(|image| match (own, self.hex_content(image)) {
                (HexContent::Home(_), HexContent::Home(_)) => true,
                (own, other) => own == other,
            })
        };
        self.file().hexes().all(alike)
    }
}
