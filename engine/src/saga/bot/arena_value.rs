//! Values that exist only in the Arena: XPMs in transit and rivals within reach.

use super::position_summary::{PositionSummary, SHARE_SCALE};
use crate::game::Seat;
use crate::saga::hex::{HexId, MAX_SECTORS};

/// Value of an XPM in the Cargo of a seat whose armada is at the Jumpgate.
const CARRIED_XPM: i32 = 230;
/// Value of an XPM on the board that the seat could fetch.
const LOOSE_XPM: i32 = 90;

/// Returns the value of the seat's carried XPM, or of the nearest one that it could fetch.
pub fn cargo_value(summary: &PositionSummary<'_>, seat: Seat) -> i32 {
    let Some(unit) = summary.units.iter().find(|unit| unit.seat == seat) else {
        return 0;
    };
    let nearness = |hex: HexId| {
        let sector = summary.public.at(hex);
        sector.map_or(0, |sector| summary.sector_nearness(unit, sector))
    };
    if summary.public.mat(seat).has_xpm {
        let home = summary.game.mission().homes.get(seat.index()).copied();
        let home = home.map_or(0, nearness) / 2;
        return 90 + (CARRIED_XPM - 90) * nearness(HexId::GATE).max(home) / SHARE_SCALE;
    }
    let each = summary.public.all().filter(|(_, sector)| sector.has_xpm);
    let each = each.map(|(id, _)| {
        let cost = unit.path_costs[id.index() % MAX_SECTORS].saturating_add(1);
        LOOSE_XPM * summary.nearness(unit, cost) / SHARE_SCALE
    });
    each.max().unwrap_or(0)
}
