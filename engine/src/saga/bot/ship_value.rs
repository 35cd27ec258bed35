//! The value of scenario ships: one that moves by its own Hull and one that is towed.

use super::goal_progress::{best_fighter_chance, carried_values, loose_xpm_value};
use super::position_summary::{ArmadaSummary, PositionSummary, WHOLE};
use super::shortest_paths::SectorCosts;
use crate::saga::hex::{HexId, MAX_SECTORS, SectorId};
use crate::saga::ids::EntityId;

/// Returns the extra cost for an entity to pass each sector with something that blocks it.
fn blocker_cost(scene: &PositionSummary<'_>, entity: EntityId) -> SectorCosts {
    let mut bars: SectorCosts = [0; MAX_SECTORS];
    let blocked = scene.game.mission().entities.get(entity.index());
    let blocked = blocked.map(|entity| entity.blocked).unwrap_or_default();
    if blocked.boss {
        for (_, sector) in scene.public.bosses() {
            bars[sector.index() % MAX_SECTORS] = 7;
        }
    }
    for (_, raider) in scene.public.raiders() {
        let bar = &mut bars[raider.sector.index() % MAX_SECTORS];
        *bar = bar.saturating_add(raider.level);
    }
    bars
}

/// Returns the value of a ship that moves by its own Hull: its distance, and the fuel that it has
/// or will get.
pub fn flight_value(scene: &PositionSummary<'_>) -> i32 {
    let goals = &scene.brief.goals;
    let Some((entity, goal)) = goals.ship else {
        return 0;
    };
    let Some(thing) = scene.public.entities.get(entity.index()) else {
        return 0;
    };
    let Some(sector) = thing.sector else {
        return 0;
    };
    let bars = blocker_cost(scene, entity);
    let ways = scene.chart.ship_costs(scene.public, goal, &bars, false);
    let way = i32::from(ways[sector.index() % MAX_SECTORS].min(40));
    let hull = i32::from(thing.hull);
    let need = (way + 1 - hull).max(0);
    let mut worth = -150 * way + 112 * hull.min(way + 1) + 12 * (hull - way - 1).max(0);
    if hull < 2 {
        worth -= 160;
    } else if hull < 4 {
        worth -= 40;
    }
    // Fuel in Cargos counts by distance, with at most three from each armada per round.
    let mut fuel: Vec<i32> = Vec::new();
    for unit in &scene.units {
        let cost = unit.reach[sector.index() % MAX_SECTORS];
        let near = scene.nearness(unit, cost.saturating_sub(1));
        let have = i32::from(scene.public.mat(unit.seat).combat);
        let have = if scene.game.is_solo() { have / 2 } else { have };
        for place in 0..have {
            fuel.push((88 - 6 * (place / 3)) * near / WHOLE);
        }
        // Armadas should have their next fight near the ship.
        worth += near / 16;
    }
    fuel.sort_unstable();
    worth += fuel.iter().rev().take(need as usize + 1).sum::<i32>();
    worth + blockade_cost(scene, entity, sector, goal)
}

/// Returns the cost of a Boss that blocks the only path.
fn blockade_cost(
    scene: &PositionSummary<'_>,
    entity: EntityId,
    sector: SectorId,
    goal: HexId,
) -> i32 {
    let bars = blocker_cost(scene, entity);
    let ways = scene.chart.ship_costs(scene.public, goal, &bars, false);
    let mut best: Option<(i32, i32)> = None;
    for (boss, place) in scene.public.bosses() {
        // The cost without this Boss.
        let mut open = bars;
        open[place.index() % MAX_SECTORS] = 0;
        let other = scene.chart.ship_costs(scene.public, goal, &open, false);
        let saved = i32::from(ways[sector.index() % MAX_SECTORS])
            - i32::from(other[sector.index() % MAX_SECTORS]);
        let chance = best_fighter_chance(scene, boss, place, false);
        let gain = saved * 150 * chance / WHOLE * 3 / 4;
        if best.is_none_or(|(most, _)| gain > most) {
            best = Some((gain, saved));
        }
    }
    best.map_or(0, |(gain, _)| gain)
}

/// Returns the value of a towed ship: whether it is found, intact and loaded, and its distance to
/// the goal.
pub fn tow_value(scene: &PositionSummary<'_>) -> i32 {
    let goals = &scene.brief.goals;
    let Some((entity, goal)) = goals.ship else {
        return 0;
    };
    let Some(thing) = scene.public.entities.get(entity.index()) else {
        return 0;
    };
    let Some(sector) = thing.sector else {
        return 0;
    };
    let near = |unit: &ArmadaSummary| scene.sector_nearness(unit, sector);
    if !thing.revealed {
        let closest = scene.units.iter().map(near).max().unwrap_or(0);
        return -260 + 150 * closest / WHOLE + load_value(scene, sector, false);
    }
    let ways = scene
        .chart
        .ship_costs(scene.public, goal, &[0; MAX_SECTORS], true);
    let way = i32::from(ways[sector.index() % MAX_SECTORS].min(12));
    let hull = i32::from(thing.hull);
    let mut worth = 46 * hull - 70 * way + if hull < 2 { -120 } else { 0 };
    if thing.xpm {
        worth += 330;
    }
    worth += load_value(scene, sector, thing.xpm);
    // Tokens for the tow must be in one Cargo near the ship.
    let tugs = scene.units.iter().map(|unit| {
        let mat = scene.public.mat(unit.seat);
        let have = i32::from(mat.exploration) + i32::from(mat.combat);
        let active = mat.tokens.get(unit.armada.index()).copied().unwrap_or(0) > 0;
        let cost = unit.reach[sector.index() % MAX_SECTORS];
        let near = scene.nearness(unit, cost.saturating_sub(1));
        let share = have.min(way) * 52 * near / WHOLE;
        let share = share + if have >= way { 40 * near / WHOLE } else { 0 };
        if active || scene.phase != crate::saga::step::Phase::Movement {
            share
        } else {
            share * 3 / 4
        }
    });
    worth + tugs.max().unwrap_or(0)
}

/// Returns the value of XPMs for the ship: one is needed now, the others for later ships.
fn load_value(scene: &PositionSummary<'_>, ship: SectorId, laden: bool) -> i32 {
    let later = scene.brief.goals.installs - i32::from(scene.public.installed) - 1;
    let wants = later + i32::from(!laden);
    let to_ship = scene.chart.costs_to(ship);
    let mut worths = carried_values(scene, |unit| scene.sector_nearness(unit, ship));
    for (id, _) in scene.public.all().filter(|(_, sector)| sector.xpm) {
        worths.push(loose_xpm_value(scene, id, Some(&to_ship)));
    }
    worths.sort_unstable();
    let mut worth = 0;
    for (place, each) in worths.iter().rev().enumerate() {
        let place = place as i32;
        worth += if place == 0 && !laden {
            *each * 5 / 4
        } else if place < wants {
            *each / 2
        } else {
            *each / 8
        };
    }
    worth
}
