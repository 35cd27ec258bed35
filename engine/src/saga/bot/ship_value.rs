//! The value of scenario ships: one that moves by its own Hull and one that is towed.

use super::goal_progress::{best_fighter_chance, carried_values, loose_xpm_value};
use super::position_summary::{ArmadaSummary, PositionSummary, SHARE_SCALE};
use super::shortest_paths::SectorCosts;
use crate::saga::hex::{HexId, MAX_SECTORS, SectorId};
use crate::saga::ids::EntityId;

/// Returns the extra cost for an entity to pass each sector that contains a blocker.
fn blocker_cost(summary: &PositionSummary<'_>, entity: EntityId) -> SectorCosts {
    let mut extra_costs: SectorCosts = [0; MAX_SECTORS];
    let blocked = summary.game.mission().entities.get(entity.index());
    let blocked = blocked.map(|entity| entity.blocked).unwrap_or_default();
    if blocked.includes_bosses {
        for (_, sector) in summary.public.bosses() {
            extra_costs[sector.index() % MAX_SECTORS] = 7;
        }
    }
    for (_, raider) in summary.public.raiders() {
        let extra = &mut extra_costs[raider.sector.index() % MAX_SECTORS];
        *extra = extra.saturating_add(raider.level);
    }
    extra_costs
}

/// Returns the value of a ship that moves by its own Hull: its distance, and the fuel that it has
/// or will get.
pub fn flight_value(summary: &PositionSummary<'_>) -> i32 {
    let goals = &summary.context.goals;
    let Some((entity, goal)) = goals.ship else {
        return 0;
    };
    let Some(entity_state) = summary.public.entities.get(entity.index()) else {
        return 0;
    };
    let Some(sector) = entity_state.sector else {
        return 0;
    };
    let extra_costs = blocker_cost(summary, entity);
    let goal_costs = summary
        .paths
        .ship_costs(summary.public, goal, &extra_costs, false);
    let goal_cost = i32::from(goal_costs[sector.index() % MAX_SECTORS].min(40));
    let hull = i32::from(entity_state.hull);
    let needed_hull = (goal_cost + 1 - hull).max(0);
    let mut total_value =
        -150 * goal_cost + 112 * hull.min(goal_cost + 1) + 12 * (hull - goal_cost - 1).max(0);
    if hull < 2 {
        total_value -= 160;
    } else if hull < 4 {
        total_value -= 40;
    }
    // Fuel in Cargos counts by distance, with at most three from each armada per round.
    let mut fuel: Vec<i32> = Vec::new();
    for unit in &summary.units {
        let cost = unit.path_costs[sector.index() % MAX_SECTORS];
        let nearness = summary.nearness(unit, cost.saturating_sub(1));
        let have = i32::from(summary.public.mat(unit.seat).combat_tokens);
        let have = if summary.game.is_solo() {
            have / 2
        } else {
            have
        };
        for index in 0..have {
            fuel.push((88 - 6 * (index / 3)) * nearness / SHARE_SCALE);
        }
        // Armadas should have their next fight near the ship.
        total_value += nearness / 16;
    }
    fuel.sort_unstable();
    total_value += fuel
        .iter()
        .rev()
        .take(needed_hull as usize + 1)
        .sum::<i32>();
    total_value + blockade_cost(summary, entity, sector, goal)
}

/// Returns the cost of a Boss that blocks the only path.
fn blockade_cost(
    summary: &PositionSummary<'_>,
    entity: EntityId,
    sector: SectorId,
    goal: HexId,
) -> i32 {
    let extra_costs = blocker_cost(summary, entity);
    let goal_costs = summary
        .paths
        .ship_costs(summary.public, goal, &extra_costs, false);
    let mut best: Option<(i32, i32)> = None;
    for (boss, boss_sector) in summary.public.bosses() {
        // The cost without this Boss.
        let mut open = extra_costs;
        open[boss_sector.index() % MAX_SECTORS] = 0;
        let other = summary.paths.ship_costs(summary.public, goal, &open, false);
        let saved = i32::from(goal_costs[sector.index() % MAX_SECTORS])
            - i32::from(other[sector.index() % MAX_SECTORS]);
        let chance = best_fighter_chance(summary, boss, boss_sector, false);
        let gain = saved * 150 * chance / SHARE_SCALE * 3 / 4;
        if best.is_none_or(|(best_gain, _)| gain > best_gain) {
            best = Some((gain, saved));
        }
    }
    best.map_or(0, |(gain, _)| gain)
}

/// Returns the value of a towed ship: whether it is found, intact and loaded, and its distance to
/// the goal.
pub fn tow_value(summary: &PositionSummary<'_>) -> i32 {
    let goals = &summary.context.goals;
    let Some((entity, goal)) = goals.ship else {
        return 0;
    };
    let Some(entity_state) = summary.public.entities.get(entity.index()) else {
        return 0;
    };
    let Some(sector) = entity_state.sector else {
        return 0;
    };
    let nearness = |unit: &ArmadaSummary| summary.sector_nearness(unit, sector);
    if !entity_state.is_revealed {
        let closest = summary.units.iter().map(nearness).max().unwrap_or(0);
        return -260 + 150 * closest / SHARE_SCALE + load_value(summary, sector, false);
    }
    let goal_costs = summary
        .paths
        .ship_costs(summary.public, goal, &[0; MAX_SECTORS], true);
    let goal_cost = i32::from(goal_costs[sector.index() % MAX_SECTORS].min(12));
    let hull = i32::from(entity_state.hull);
    let mut total_value = 46 * hull - 70 * goal_cost + if hull < 2 { -120 } else { 0 };
    if entity_state.has_xpm {
        total_value += 330;
    }
    total_value += load_value(summary, sector, entity_state.has_xpm);
    // Tokens for the tow must be in one Cargo near the ship.
    let tow_shares = summary.units.iter().map(|unit| {
        let mat = summary.public.mat(unit.seat);
        let have = i32::from(mat.exploration_tokens) + i32::from(mat.combat_tokens);
        let is_active = mat.tokens.get(unit.armada.index()).copied().unwrap_or(0) > 0;
        let cost = unit.path_costs[sector.index() % MAX_SECTORS];
        let nearness = summary.nearness(unit, cost.saturating_sub(1));
        let share = have.min(goal_cost) * 52 * nearness / SHARE_SCALE;
        let share = share
            + if have >= goal_cost {
                40 * nearness / SHARE_SCALE
            } else {
                0
            };
        if is_active || summary.phase != crate::saga::step::Phase::Movement {
            share
        } else {
            share * 3 / 4
        }
    });
    total_value + tow_shares.max().unwrap_or(0)
}

/// Returns the value of XPMs for the ship: one is needed now, the others for later ships.
fn load_value(summary: &PositionSummary<'_>, ship: SectorId, is_laden: bool) -> i32 {
    let later = summary.context.goals.installs - i32::from(summary.public.installed) - 1;
    let wants = later + i32::from(!is_laden);
    let to_ship = summary.paths.costs_to(ship);
    let mut values = carried_values(summary, |unit| summary.sector_nearness(unit, ship));
    for (id, _) in summary.public.all().filter(|(_, sector)| sector.has_xpm) {
        values.push(loose_xpm_value(summary, id, Some(&to_ship)));
    }
    values.sort_unstable();
    let mut total_value = 0;
    for (index, each) in values.iter().rev().enumerate() {
        let index = index as i32;
        total_value += if index == 0 && !is_laden {
            *each * 5 / 4
        } else if index < wants {
            *each / 2
        } else {
            *each / 8
        };
    }
    total_value
}
