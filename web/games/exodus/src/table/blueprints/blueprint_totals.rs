//! The totals of a blueprint, also with one more part.

use engine::exodus::Exodus;
use engine::exodus::blueprint::Blueprint;
use engine::exodus::part::{Item, ItemKind};
use engine::exodus::ship::ShipType;
use engine::exodus::state::Public;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BlueprintTotals {
    /// Speed with all effects in force.
    pub speed: u8,
    /// Speed of the drive alone.
    pub drive: u8,
    pub dice_count: u8,
    /// Damage that a ship can take.
    pub strength: u8,
    pub free: u8,
}

/// Returns the totals of a blueprint, optionally with one more part.
#[must_use]
pub fn blueprint_totals(
    game: &Exodus,
    public: &Public,
    kind: ShipType,
    blueprint: &Blueprint,
    more: Option<Item>,
) -> BlueprintTotals {
    let extra = |kind: ItemKind| {
        let part = more.filter(|item| item.kind() == kind);
        part.map_or(0, |item| game.item(item).value)
    };
    let grid = game.grids().of(kind);
    let covered = game.grids().covered(kind, blueprint).count_ones();
    let size = more.map_or(0, |item| {
        let placements = game.grids().placements(kind, item);
        placements.first().map_or(0, |cells| cells.count_ones())
    });
    let free = grid.cells.count_ones().saturating_sub(covered + size);
    let drive = game.drive(blueprint) + extra(ItemKind::Drive);
    BlueprintTotals {
        speed: game.speed_by(public, drive, false),
        drive,
        dice_count: game.dice(blueprint) + extra(ItemKind::Cannon),
        strength: game.strength(blueprint) + extra(ItemKind::Shield),
        free: u8::try_from(free).unwrap_or(u8::MAX),
    }
}
