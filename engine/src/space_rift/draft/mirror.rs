//! Symmetries of the battlefield, and mirroring of one half of a scenario onto the other.

use super::MapDraft;
use crate::space_rift::battlefield::{Hex, Point, Sector, Side};
use crate::space_rift::scenario::{Objective, ObjectiveOwner, UnitFile};

/// A mapping of the battlefield onto itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GridSymmetry {
    /// The identity.
    Stay,
    /// A half turn, which maps South's left to North's left.
    HalfTurn,
    /// A reflection that exchanges north and south.
    FlipRows,
    /// A reflection that exchanges west and east.
    FlipColumns,
}

impl GridSymmetry {
    /// Returns the image of a hex.
    #[must_use]
    pub fn hex(self, hex: Hex) -> Hex {
        let Point { x, row } = hex.point();
        let (mirrored_x, mirrored_row) = (24 - x, 10 - row);
        let (x, row) = match self {
            Self::Stay => (x, row),
            Self::HalfTurn => (mirrored_x, mirrored_row),
            Self::FlipRows => (x, mirrored_row),
            Self::FlipColumns => (mirrored_x, row),
        };
        // Rows at the same distance from the middle have the same length.
        Point { x, row }.hex().unwrap_or(hex)
    }

    /// Returns the image of a side.
    #[must_use]
    pub const fn side(self, side: Side) -> Side {
        match self {
            Self::Stay | Self::FlipColumns => side,
            Self::HalfTurn | Self::FlipRows => side.other(),
        }
    }
}

impl MapDraft {
    /// Copies the units, numbers and objectives of `side`, and the features of its half of the
    /// battlefield, to the other side. Does nothing unless the symmetry exchanges the sides. The
    /// middle row stays, except where the symmetry exchanges its halves.
    pub fn mirror(&mut self, side: Side, symmetry: GridSymmetry) {
        let other = symmetry.side(side);
        if other == side {
            return;
        }
        self.mirror_terrain(side, symmetry);
        let file = &mut self.0;
        let mut fleet = file.sides.of(side).clone();
        fleet.units.iter_mut().for_each(|unit| {
            *unit = UnitFile {
                hex: symmetry.hex(unit.hex),
                ..*unit
            };
        });
        // A unit in the other half may have its image on another unit; the first one keeps the hex.
        let own_hexes: Vec<Hex> = file
            .sides
            .of(side)
            .units
            .iter()
            .map(|unit| unit.hex)
            .collect();
        fleet.units.retain(|unit| !own_hexes.contains(&unit.hex));
        *file.sides.of_mut(other) = fleet;
        *file.victory.of_mut(other) = *file.victory.of(side);
        let own_objectives = file
            .objectives
            .iter()
            .filter(|objective| objective.side.includes(side));
        file.objectives = own_objectives
            .flat_map(|objective| mirrored_objectives(objective, side, symmetry))
            .collect();
    }

    fn mirror_terrain(&mut self, side: Side, symmetry: GridSymmetry) {
        let is_in_half = |hex: Hex| {
            let (row, x) = (hex.row(), hex.point().x);
            match side {
                Side::South => row < 5 || row == 5 && x <= 12,
                Side::North => row > 5 || row == 5 && x >= 12,
            }
        };
        let half: Vec<Hex> = Hex::all().filter(|hex| is_in_half(*hex)).collect();
        for hex in half {
            let image = symmetry.hex(hex);
            let brush = self.brush_at(hex);
            if image != hex && self.brush_at(image) != brush {
                self.paint(image, brush);
            }
        }
    }
}

/// Returns the objectives of both sides that correspond to one objective. If the symmetry keeps the
/// left of one side in the west, each side gets a separate objective.
fn mirrored_objectives(
    objective: &Objective,
    side: Side,
    symmetry: GridSymmetry,
) -> Vec<Objective> {
    let objective_of = |side: Side, sector: Option<Sector>| Objective {
        side: match side {
            Side::South => ObjectiveOwner::South,
            Side::North => ObjectiveOwner::North,
        },
        sector,
        ..*objective
    };
    match (symmetry, objective.sector) {
        (GridSymmetry::FlipRows, Some(sector @ (Sector::Left | Sector::Right))) => vec![
            objective_of(side, Some(sector)),
            objective_of(side.other(), Some(sector.mirrored())),
        ],
        (_, _) => vec![Objective {
            side: ObjectiveOwner::Both,
            ..*objective
        }],
    }
}
