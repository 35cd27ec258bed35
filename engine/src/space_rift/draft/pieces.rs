//! Editing of units and rift tiles.

use super::{MapDraft, TerrainBrush};
use crate::space_rift::battlefield::{Hex, Side};
use crate::space_rift::content::scenario_check::MAX_FLEET;
use crate::space_rift::scenario::UnitFile;

/// A piece on the map, by its index in the scenario file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardObject {
    /// A unit, by its index in the list of its side.
    Unit(Side, usize),
    /// A tile of the rift: 0 is tile 1, 1 to 5 are the others.
    Tile(usize),
}

impl MapDraft {
    /// Returns the side and index of the unit on a hex, or of the first one if there are several.
    #[must_use]
    pub fn unit_at(&self, hex: Hex) -> Option<(Side, usize)> {
        Side::ALL.into_iter().find_map(|side| {
            let mut units = self.0.sides.of(side).units.iter();
            units.position(|unit| unit.hex == hex).map(|n| (side, n))
        })
    }

    /// Returns the pieces on a hex: units, then a tile.
    #[must_use]
    pub fn objects_at(&self, hex: Hex) -> Vec<BoardObject> {
        let units = Side::ALL.into_iter().flat_map(|side| {
            let units = self.0.sides.of(side).units.iter().enumerate();
            let on_hex = units.filter(|(_, unit)| unit.hex == hex);
            on_hex
                .map(move |(n, _)| BoardObject::Unit(side, n))
                .collect::<Vec<_>>()
        });
        let tile = self.tile_at(hex).map(BoardObject::Tile);
        units.chain(tile).collect()
    }

    /// Returns the hex of a piece; `None` if it does not exist.
    #[must_use]
    pub fn hex_of(&self, object: BoardObject) -> Option<Hex> {
        match object {
            BoardObject::Unit(side, n) => self.unit(side, n).map(|unit| unit.hex),
            BoardObject::Tile(n) => self.tiles().get(n).copied(),
        }
    }

    #[must_use]
    pub fn unit(&self, side: Side, n: usize) -> Option<UnitFile> {
        self.0.sides.of(side).units.get(n).copied()
    }

    /// Adds a unit. Returns the new piece, or `None` if the hex is occupied or the side is full.
    pub fn add_unit(&mut self, side: Side, unit: UnitFile) -> Option<BoardObject> {
        let units = &self.0.sides.of(side).units;
        if units.len() >= MAX_FLEET || self.unit_at(unit.hex).is_some() {
            return None;
        }
        let units = &mut self.0.sides.of_mut(side).units;
        units.push(unit);
        Some(BoardObject::Unit(side, units.len() - 1))
    }

    /// Applies `change` to a unit, if there is one with this index.
    pub fn change_unit(&mut self, side: Side, n: usize, change: impl FnOnce(&mut UnitFile)) {
        if let Some(unit) = self.0.sides.of_mut(side).units.get_mut(n) {
            change(unit);
        }
    }

    /// Moves a unit to the other side. Returns the new piece, or `None` if that side is full.
    pub fn switch_side(&mut self, side: Side, n: usize) -> Option<BoardObject> {
        let unit = self.unit(side, n)?;
        if self.0.sides.of(side.other()).units.len() >= MAX_FLEET {
            return None;
        }
        self.remove(BoardObject::Unit(side, n));
        self.add_unit(side.other(), unit)
    }

    /// Moves a piece. A piece of the same kind on the destination is exchanged with it.
    pub fn move_object(&mut self, object: BoardObject, to: Hex) {
        let Some(from) = self.hex_of(object) else {
            return;
        };
        match object {
            BoardObject::Unit(side, n) => {
                if let Some((other, m)) = self.unit_at(to) {
                    self.change_unit(other, m, |unit| unit.hex = from);
                }
                self.change_unit(side, n, |unit| unit.hex = to);
            }
            BoardObject::Tile(n) => self.move_tile(n, to),
        }
    }

    /// Removes a unit, or the whole rift if the piece is a tile.
    pub fn remove(&mut self, object: BoardObject) {
        match object {
            BoardObject::Unit(side, n) => {
                let units = &mut self.0.sides.of_mut(side).units;
                if n < units.len() {
                    units.remove(n);
                }
            }
            BoardObject::Tile(_) => self.0.rift = None,
        }
    }

    /// Removes units and features from a hex; rift tiles stay.
    pub fn clear_hex(&mut self, hex: Hex) {
        self.paint(hex, TerrainBrush::Open);
        for side in Side::ALL {
            let units = &mut self.0.sides.of_mut(side).units;
            units.retain(|unit| unit.hex != hex);
        }
    }
}
