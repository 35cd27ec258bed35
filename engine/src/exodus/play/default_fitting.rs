//! The default fitting of start parts: a drive on each type, the first cannon and the shields on
//! the Battle Carrier, the other cannon on the Dark Raider `[EXO-2.9]`. The same preferences apply
//! to other start parts from a pack.

use crate::exodus::blueprint::{Blueprints, Grids};
use crate::exodus::figures::Frame;
use crate::exodus::part::{Item, ItemKind};
use crate::exodus::ship::ShipType;

use ShipType::{Carrier, Cruiser, Fighter, Raider};

/// Returns the ship types in the order in which they are tried for a part.
fn preferred_types(item: Item, cannons: usize) -> [ShipType; 4] {
    match item.kind() {
        ItemKind::Drive => [Raider, Fighter, Carrier, Cruiser],
        ItemKind::Cannon if cannons % 2 == 1 => [Raider, Carrier, Fighter, Cruiser],
        ItemKind::Cannon | ItemKind::Shield | ItemKind::Rocket => {
            [Carrier, Raider, Fighter, Cruiser]
        }
    }
}

/// Returns blueprints with all start parts in the default fitting; parts that do not fit are left
/// out.
pub(in crate::exodus) fn default_blueprints(grids: &Grids, frame: &Frame) -> Blueprints {
    let mut blueprints = Blueprints::default();
    let mut parts: [Vec<Item>; 4] = Default::default();
    let mut cannons = 0;
    let mut items: Vec<Item> = start_parts(frame).collect();
    items.sort_by_key(|item| item.kind() != ItemKind::Drive);
    for item in items {
        for kind in preferred_types(item, cannons) {
            let mut candidate = parts[kind.index()].clone();
            candidate.push(item);
            if let Some(packed) = grids.pack(kind, &candidate) {
                parts[kind.index()] = candidate;
                blueprints[kind.index()] = packed;
                break;
            }
        }
        cannons += usize::from(item.kind() == ItemKind::Cannon);
    }
    blueprints
}

/// Iterates over the start parts of a seat one by one, in the order of the figures.
fn start_parts(frame: &Frame) -> impl Iterator<Item = Item> {
    let parts = frame.start_parts.iter();
    parts.flat_map(|(item, count)| std::iter::repeat_n(*item, usize::from(*count)))
}
