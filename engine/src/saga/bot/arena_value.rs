//! Values that exist only in the Arena: XPMs on their way and rivals within reach.

use super::position_summary::{PositionSummary, WHOLE};
use crate::game::Seat;
use crate::saga::hex::{HexId, MAX_SECTORS};

/// Value of an XPM in the Cargo of a seat whose armada is at the Jumpgate.
const CARRIED: i32 = 230;
/// Value of an XPM on the board that the seat could fetch.
const LYING: i32 = 90;

/// Returns the value of the seat's carried XPM, or of the nearest one that it could fetch.
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
