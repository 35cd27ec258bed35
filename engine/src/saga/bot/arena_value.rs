//! What is worth something in the Arena alone: XPMs on their way, rivals in reach.

use super::position_summary::{PositionSummary, WHOLE};
use crate::game::Seat;
use crate::saga::hex::{HexId, MAX_SECTORS};

/// What an XPM is worth to a seat in its Cargo at the Jumpgate.
const CARRIED: i32 = 230;
/// What one is worth that it could fetch.
const LYING: i32 = 90;

/// The XPM of a seat's Cargo, or the nearest that it could fetch.
pub fn cargo_value(scene: &PositionSummary<'_>, seat: Seat) -> i32 {
    let Some(unit) = scene.units.iter().find(|unit| unit.seat == seat) else {
        return 0;
    };
    let near = |hex: HexId| {
        let sector = scene.public.at(hex);
        sector.map_or(0, |sector| scene.sector_nearness(unit, sector))
    };
    if scene.public.mat(seat).xpm {
        let home = scene.game.mission().homes.get(seat.index()).copied();
        let home = home.map_or(0, near) / 2;
        return 90 + (CARRIED - 90) * near(HexId::GATE).max(home) / WHOLE;
    }
    let each = scene.public.all().filter(|(_, sector)| sector.xpm);
    let each = each.map(|(id, _)| {
        let cost = unit.reach[id.index() % MAX_SECTORS].saturating_add(1);
        LYING * scene.nearness(unit, cost) / WHOLE
    });
    each.max().unwrap_or(0)
}
