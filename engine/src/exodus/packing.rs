//! Packs parts on a grid: whether they fit together, and one arrangement of them `[EXO-9.2]`
//! `[EXO-9.3]`. [`super::blueprint`] has the placements of single parts.

use super::blueprint::{Blueprint, CellSet, FittedPart, Grid, Grids, MAX_FITTED};
use super::part::{Item, ItemKind};
use super::ship::ShipType;
use std::cmp::Reverse;

impl Grids {
    /// Returns an arrangement of these parts on the grid of a ship type, the same for every order
    /// of the parts; `None` if they do not fit together or two of them are drives.
    #[must_use]
    pub fn pack(&self, kind: ShipType, items: &[Item]) -> Option<Blueprint> {
        let drives = items.iter().filter(|item| item.kind() == ItemKind::Drive);
        if items.len() > MAX_FITTED || drives.count() > 1 {
            return None;
        }
        let grid = self.of(kind);
        let mut items = items.to_vec();
        // Large parts go first. Parts of the same shape are adjacent and take their placements in
        // ascending order, so that no arrangement is tried twice.
        items.sort_by_key(|&item| (Reverse(grid.size(item)), grid.same_shape_item(item), item));
        let mut blueprint = Blueprint::new();
        grid.place_rest(&items, 0, &mut blueprint).then(|| {
            sort(&mut blueprint);
            blueprint
        })
    }
}

/// Sorts the parts of a blueprint by item and placement, which is the order before any edit.
pub(super) fn sort(blueprint: &mut Blueprint) {
    blueprint.sort_unstable_by_key(|part| (part.item, part.way));
}

impl Grid {
    /// Returns the placements of an item on this grid.
    fn placements_for(&self, item: Item) -> &[CellSet] {
        self.placements.get(item.index()).map_or(&[], Vec::as_slice)
    }

    /// Returns the number of cells that an item covers; 0 if it fits nowhere.
    fn size(&self, item: Item) -> u32 {
        let placements = self.placements_for(item);
        placements.first().map_or(0, |cells| cells.count_ones())
    }

    /// Returns the first item of the same shape.
    fn same_shape_item(&self, item: Item) -> Item {
        let placements = self.placements_for(item);
        let mut items = Item::ALL.into_iter();
        let first = items.find(|&other| self.placements_for(other) == placements);
        first.unwrap_or(item)
    }

    /// Places the remaining items on the free cells; returns whether they all fit.
    fn place_rest(&self, items: &[Item], covered: CellSet, blueprint: &mut Blueprint) -> bool {
        let Some(item) = items.get(blueprint.len()).copied() else {
            return true;
        };
        let last = blueprint.last();
        let last =
            last.filter(|last| self.same_shape_item(last.item) == self.same_shape_item(item));
        let from = last.map_or(0, |last| last.way + 1);
        for (placement, cells) in (0u8..)
            .zip(self.placements_for(item))
            .skip(usize::from(from))
        {
            let is_free = covered & cells == 0;
            if is_free
                && blueprint
                    .push(FittedPart {
                        item,
                        way: placement,
                    })
                    .is_ok()
            {
                if self.place_rest(items, covered | cells, blueprint) {
                    return true;
                }
                blueprint.remove(blueprint.len() - 1);
            }
        }
        false
    }
}
