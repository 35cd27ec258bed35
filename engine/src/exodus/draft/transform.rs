//! Symmetry transforms of the hexes around the High Council, by sixth turns and mirror images, and
//! making a layout symmetric.

use super::{HexContent, MapDraft};
use crate::exodus::axial::{sort_clockwise, spiral};

/// A transform of the map: an optional west-east mirror image, then a rotation around the High
/// Council.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HexTransform {
    /// Whether west and east are swapped first.
    pub is_mirrored: bool,
    /// Clockwise rotation in sixths of a turn.
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
    /// Creates a clockwise rotation by this many sixths of a turn.
    #[must_use]
    pub const fn turn(sixths: u8) -> Self {
        Self {
            is_mirrored: false,
            sixths,
        }
    }

    /// Creates a mirror image followed by a rotation.
    #[must_use]
    pub const fn mirror(sixths: u8) -> Self {
        Self {
            is_mirrored: true,
            sixths,
        }
    }

    /// Returns the image of a hex.
    #[must_use]
    pub const fn apply(self, hex: [i8; 2]) -> [i8; 2] {
        let [mut q, mut r] = hex;
        if self.is_mirrored {
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

/// The symmetry of a layout.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Symmetry {
    /// No symmetry.
    #[default]
    None,
    /// Symmetric under half a turn.
    Half,
    /// Symmetric under a third of a turn.
    Third,
    /// Symmetric under a sixth of a turn.
    Sixth,
    /// West and east are mirror images.
    Columns,
    /// North and south are mirror images.
    Rows,
    /// Both pairs of sides are mirror images.
    Both,
}

impl Symmetry {
    pub const ALL: [Self; 7] = [
        Self::None,
        Self::Half,
        Self::Third,
        Self::Sixth,
        Self::Columns,
        Self::Rows,
        Self::Both,
    ];

    /// Returns the transforms of the symmetry: the identity first, then clockwise.
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

    /// Returns all images of a hex under the symmetry, each once, the hex itself first.
    #[must_use]
    pub fn images(self, hex: [i8; 2]) -> Vec<[i8; 2]> {
        let mut images: Vec<[i8; 2]> = Vec::new();
        for transform in self.transforms() {
            let image = transform.apply(hex);
            if !images.contains(&image) {
                images.push(image);
            }
        }
        images
    }

    /// Returns the image from which the other images are copied: the one farthest north and east
    /// for mirror images, otherwise the first one clockwise from north.
    fn source_of(self, images: &[[i8; 2]]) -> Option<[i8; 2]> {
        let south = |[q, r]: [i8; 2]| 2 * i16::from(r) + i16::from(q);
        match self {
            Self::None | Self::Half | Self::Third | Self::Sixth => {
                let mut images = images.to_vec();
                sort_clockwise(&mut images);
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
    /// Rotates or mirrors the whole map.
    pub fn transform(&mut self, transform: HexTransform) {
        self.map_hexes(|hex| transform.apply(hex));
    }

    /// Copies the northern or eastern part of the map to all other parts of the symmetry, and
    /// numbers the seats clockwise.
    pub fn symmetrize(&mut self, symmetry: Symmetry) {
        if symmetry == Symmetry::None {
            return;
        }
        let before = self.file().planets().count();
        let original = self.clone();
        for hex in spiral(self.file().rings()).skip(1) {
            let source = symmetry.source_of(&symmetry.images(hex)).unwrap_or(hex);
            let content = match original.hex_content(source) {
                HexContent::Home(seat) if source == hex => HexContent::Home(seat),
                // New Homes are appended after the existing ones.
                HexContent::Home(_) => HexContent::Home(u8::MAX),
                content @ (HexContent::Void | HexContent::Council | HexContent::Planet(_)) => {
                    content
                }
            };
            if self.hex_content(hex) != content {
                self.place_content(hex, content);
            }
        }
        self.adjust_tile_counts(before);
        self.number_clockwise();
    }

    /// Returns whether all parts of the map are equal, regardless of which seat has which Home.
    #[must_use]
    pub fn is_symmetric(&self, symmetry: Symmetry) -> bool {
        let images_match = |hex: [i8; 2]| {
            let own_content = self.hex_content(hex);
            let mut images = symmetry.images(hex).into_iter();
            images.all(|image| match (own_content, self.hex_content(image)) {
                (HexContent::Home(_), HexContent::Home(_)) => true,
                (own_content, other) => own_content == other,
            })
        };
        self.file().hexes().all(images_match)
    }
}
