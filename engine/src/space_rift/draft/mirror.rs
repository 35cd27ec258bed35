//! The motions that bring the battlefield onto itself, and making one half of a scenario like the
//! other.

use super::MapDraft;
use crate::space_rift::battlefield::{Hex, Point, Sector, Side};
use crate::space_rift::scenario::{Objective, ObjectiveOwner, UnitAt};

/// Where a hex goes. All of them keep the battlefield.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GridSymmetry {
    /// Nowhere.
    Stay,
    /// By half a turn: what was on South's left is on North's left.
    HalfTurn,
    /// To the other side, north or south.
    FlipRows,
    /// To the other side, west or east.
    FlipColumns,
}

impl GridSymmetry {
    /// Where a hex goes.
    #[must_use]
    pub fn hex(self, hex: Hex) -> Hex {
        let Point { x, row } = hex.point();
        let (far_x, far_row) = (24 - x, 10 - row);
        let (x, row) = match self {
            Self::Stay => (x, row),
            Self::HalfTurn => (far_x, far_row),
            Self::FlipRows => (x, far_row),
            Self::FlipColumns => (far_x, row),
        };
        // Rows that are as far from the middle are as long.
        Point { x, row }.hex().unwrap_or(hex)
    }

    /// The side that stands where a side stood.
    #[must_use]
    pub const fn side(self, side: Side) -> Side {
        match self {
            Self::Stay | Self::FlipColumns => side,
            Self::HalfTurn | Self::FlipRows => side.other(),
        }
    }
}

impl MapDraft {
    /// Gives the other side what `side` has: its units, numbers and objectives, and the features of
    /// its half of the battlefield, brought over by a motion that changes the sides. The middle row
    /// stays, but where one half of it is brought onto the other.
    pub fn mirror(&mut self, side: Side, motion: GridSymmetry) {
        let other = motion.side(side);
        if other == side {
            return;
        }
        self.mirror_terrain(side, motion);
        let file = &mut self.0;
        let mut fleet = file.sides.of(side).clone();
        fleet.units.iter_mut().for_each(|unit| {
            *unit = UnitAt {
                hex: motion.hex(unit.hex),
                ..*unit
            };
        });
        // A unit on the other half has its image where it stood; the first holds the hex.
        let own: Vec<Hex> = file
            .sides
            .of(side)
            .units
            .iter()
            .map(|unit| unit.hex)
            .collect();
        fleet.units.retain(|unit| !own.contains(&unit.hex));
        *file.sides.of_mut(other) = fleet;
        *file.victory.of_mut(other) = *file.victory.of(side);
        let own = file.objectives.iter().filter(|aim| aim.side.is(side));
        file.objectives = own
            .flat_map(|objective| for_both(objective, side, motion))
            .collect();
    }

    fn mirror_terrain(&mut self, side: Side, motion: GridSymmetry) {
        let is_own = |hex: Hex| {
            let (row, x) = (hex.row(), hex.point().x);
            match side {
                Side::South => row < 5 || row == 5 && x <= 12,
                Side::North => row > 5 || row == 5 && x >= 12,
            }
        };
        let own: Vec<Hex> = Hex::all().filter(|hex| is_own(*hex)).collect();
        for hex in own {
            let image = motion.hex(hex);
            let ground = self.brush_at(hex);
            if image != hex && self.brush_at(image) != ground {
                self.paint(image, ground);
            }
        }
    }
}

/// An objective of a side as one of both. Where left stays in the west, each side has its own.
fn for_both(objective: &Objective, side: Side, motion: GridSymmetry) -> Vec<Objective> {
    let of = |side: Side, sector: Option<Sector>| Objective {
        side: match side {
            Side::South => ObjectiveOwner::South,
            Side::North => ObjectiveOwner::North,
        },
        sector,
        ..*objective
    };
    match (motion, objective.sector) {
        (GridSymmetry::FlipRows, Some(sector @ (Sector::Left | Sector::Right))) => vec![
            of(side, Some(sector)),
            of(side.other(), Some(sector.mirrored())),
        ],
        (_, _) => vec![Objective {
            side: ObjectiveOwner::Both,
            ..*objective
        }],
    }
}
