//! The small decisions of the stages Fire WMD and Conquest: rocket targets, cubes to mount and to
//! deploy, hits.

use super::super::action::Action;
use super::super::hex::HexId;
use super::super::part::{ItemKind, Rocket};
use super::super::ship::ShipId;
use super::super::state::State;
use super::hex_values::HexValues;
use super::position_value::seat_value;
use super::seat_evaluator::SeatEvaluator;
use crate::game::Seat;

/// Minimum gain for which a rocket is fired, in sixtieths of a victory point.
const MIN_SHOT_VALUE: i32 = 3;

/// Returns the best target among the rockets not fired yet, or [`Action::Done`].
#[must_use]
pub fn best_target(evaluator: &SeatEvaluator<'_>, legal: &[Action]) -> Action {
    let value = |action: &Action| {
        let Action::Target(rocket, from, to) = *action else {
            return None;
        };
        let total_value = shot_value(evaluator, rocket, from, to);
        (total_value > MIN_SHOT_VALUE).then_some((total_value, *action))
    };
    let best = legal
        .iter()
        .filter_map(value)
        .max_by_key(|(total_value, _)| *total_value);
    best.map_or(Action::Done, |(_, action)| action)
}

/// Returns the expected value of firing a rocket at a hex.
fn shot_value(evaluator: &SeatEvaluator<'_>, rocket: Rocket, from: HexId, to: HexId) -> i32 {
    let (summary, sector) = (&evaluator.summary, evaluator.summary.public.sector(to));
    let Some(tile) = summary.game.planet(sector) else {
        return 0;
    };
    let distance = i32::from(summary.game.distance(from, to));
    let arrives = (6 - distance).clamp(0, 6);
    let points = 60 * i32::from(tile.vp);
    let own_cubes = i32::from(summary.public.cubes(to, summary.seat));
    let controller = summary.public.controller(to);
    let foreign: i32 = summary
        .others()
        .map(|seat| i32::from(summary.public.cubes(to, seat)))
        .sum();
    let others = (summary.others().count() as i32).max(1);
    let total_value = match rocket {
        Rocket::Hypersonic if own_cubes > 0 || foreign == 0 => 0,
        Rocket::Hypersonic => {
            10 * i32::from(sector.tokens.min(2)) * summary.turns_left.min(2) / others
        }
        Rocket::Biochemical if foreign == 0 => 0,
        Rocket::Biochemical => {
            let rival = if foreign <= 2 { points / 2 } else { points / 4 };
            let own_share = if own_cubes > 0 { points / 3 } else { 0 };
            (rival + 12) / others + own_share
        }
        Rocket::Graviton if controller == Some(summary.seat) => -points,
        Rocket::Graviton if controller.is_some() => {
            (points + 15 * summary.turns_left.min(3)) / 2 / others - 5 * own_cubes
        }
        Rocket::Graviton => 0,
    };
    total_value * arrives / 6
}

/// Chooses the cube to kill: a cube of the rival with the best prospects.
#[must_use]
pub fn best_kill(evaluator: &SeatEvaluator<'_>, state: &State, legal: &[Action]) -> Option<Action> {
    let value = |action: &Action| {
        let Action::Kill(seat) = *action else {
            return None;
        };
        let own_penalty = if seat == evaluator.summary.seat {
            -100_000
        } else {
            0
        };
        Some((
            own_penalty + seat_value(evaluator.summary.game, state, seat),
            *action,
        ))
    };
    let best = legal
        .iter()
        .filter_map(value)
        .max_by_key(|(total_value, _)| *total_value);
    best.map(|(_, action)| action)
}

/// Returns the best cube to mount or to ferry, or [`Action::Done`].
#[must_use]
pub fn best_mount(hex_values: &HexValues<'_, '_>, legal: &[Action]) -> Action {
    let value = |action: &Action| match *action {
        Action::Mount(ship) => Some((boarding_value(hex_values, ship), *action)),
        Action::Ferry(from, to) => Some((ferry_value(hex_values, from, to), *action)),
        _ => None,
    };
    let best = legal
        .iter()
        .filter_map(value)
        .max_by_key(|(total_value, _)| *total_value);
    best.filter(|(total_value, _)| *total_value > 0)
        .map_or(Action::Done, |(_, action)| action)
}

/// Returns the value of a cube that stays on its planet.
fn stay_value(hex_values: &HexValues<'_, '_>, hex: HexId) -> i32 {
    let summary = &hex_values.evaluator.summary;
    let own_cubes = i32::from(summary.public.cubes(hex, summary.seat));
    let more = hex_values
        .evaluator
        .planets
        .next_cube_value(summary, hex, own_cubes - 1);
    let is_home = hex == summary.home();
    // Cubes on the Home pay for reactions.
    let reserve = if is_home && own_cubes <= 2 {
        8 * summary.turns_left.min(3)
    } else {
        0
    };
    let discounted = if is_home && summary.turns_left > 0 {
        more / 4
    } else {
        more
    };
    if own_cubes == 1 {
        more + 20
    } else {
        discounted + reserve
    }
}

/// Returns the gain of moving a cube aboard a ship.
fn boarding_value(hex_values: &HexValues<'_, '_>, ship: ShipId) -> i32 {
    let summary = &hex_values.evaluator.summary;
    let Some(at) = summary.public.ship(ship).hex else {
        return 0;
    };
    let cargo = i32::from(summary.public.ship(ship).cargo);
    cargo_value(hex_values, at, ship, cargo) - stay_value(hex_values, at)
}

/// Returns the value that one more cube aboard a ship may reach at its destination.
fn cargo_value(hex_values: &HexValues<'_, '_>, at: HexId, ship: ShipId, cargo: i32) -> i32 {
    let summary = &hex_values.evaluator.summary;
    let speed = i32::from(summary.ship_stats(ship).speed);
    if speed == 0 || summary.stages_left == 0 {
        return 0;
    }
    let mut values: Vec<i32> = Vec::new();
    for hex in summary.game.hexes().filter(|&hex| hex != at) {
        let steps = i32::from(summary.game.distance(at, hex));
        let stages = (steps + speed - 1) / speed;
        if stages > summary.stages_left {
            continue;
        }
        let sector = summary.public.sector(hex);
        let own_cubes = i32::from(sector.cubes[summary.seat.index() % sector.cubes.len()]);
        let foes = summary.others().map(|seat| summary.force(hex, seat).ships);
        let is_defended = sector.guard > 0 || foes.sum::<i32>() > 0;
        let factor = (if is_defended { 2 } else { 6 }) * 6 / (5 + stages);
        for cube in 0..2 {
            values.push(hex_values.cube_value(hex, own_cubes + cube) * factor / 6);
        }
    }
    values.sort_unstable_by_key(|total_value| std::cmp::Reverse(*total_value));
    let index = usize::try_from(cargo).unwrap_or(0);
    values.get(index).copied().unwrap_or(0) - 3
}

/// Returns the gain of moving a cube from one planet to another.
fn ferry_value(hex_values: &HexValues<'_, '_>, from: HexId, to: HexId) -> i32 {
    let summary = &hex_values.evaluator.summary;
    let cubes = i32::from(summary.public.cubes(to, summary.seat));
    hex_values
        .evaluator
        .planets
        .next_cube_value(summary, to, cubes)
        - stay_value(hex_values, from)
        - 6
}

/// Returns the best cube to deploy, or [`Action::Done`].
#[must_use]
pub fn best_deployment(hex_values: &HexValues<'_, '_>, legal: &[Action]) -> Action {
    let summary = &hex_values.evaluator.summary;
    let value = |action: &Action| {
        let Action::Deploy(ship) = *action else {
            return None;
        };
        let hex = summary.public.ship(ship).hex?;
        let own_cubes = i32::from(summary.public.cubes(hex, summary.seat));
        let cargo = i32::from(summary.public.ship(ship).cargo);
        let aboard_value = cargo_value(hex_values, hex, ship, cargo - 1) * 2 / 3;
        // A cube that fails may try again in the stages left.
        Some((
            hex_values.cube_value(hex, own_cubes) - aboard_value,
            *action,
        ))
    };
    let best = legal
        .iter()
        .filter_map(value)
        .max_by_key(|(total_value, _)| *total_value);
    best.filter(|(total_value, _)| *total_value > 0)
        .map_or(Action::Done, |(_, action)| action)
}

/// Chooses the ship to hit: a destroyable ship with the highest value per hit.
#[must_use]
pub fn best_hit(evaluator: &SeatEvaluator<'_>, state: &State, legal: &[Action]) -> Option<Action> {
    let public = &state.public;
    let battle = public.battle.as_ref()?;
    let runs_guard = battle.guard.is_some()
        && !battle
            .ships
            .iter()
            .any(|ship| ship.seat() == evaluator.summary.seat);
    let hits = if runs_guard {
        battle.guard_hits
    } else {
        battle.hits[evaluator.summary.seat.index() % battle.hits.len()]
    };
    let plan = &state.private(evaluator.summary.seat).plan;
    let value = |action: &Action| {
        let Action::Hit(ship) = *action else {
            return None;
        };
        let (seat, index) = (ship.seat().index() % battle.marks.len(), ship.fleet_index());
        let marked = i32::from(battle.marks[seat][index]) + i32::from(plan.marks[index]);
        let hit_points = evaluator.summary.force_of(ship).side.hit_points - marked;
        let total_value = kill_value(evaluator, ship);
        let is_lost = hit_points <= 0;
        let can_destroy = !is_lost && hit_points <= i32::from(hits);
        let rank = if can_destroy {
            (2, total_value * 16 / hit_points.max(1))
        } else if is_lost {
            (0, 0)
        } else {
            (1, total_value * 16 / (hit_points * hit_points).max(1))
        };
        Some((rank, *action))
    };
    let best = legal.iter().filter_map(value).max_by_key(|(rank, _)| *rank);
    best.map(|(_, action)| action)
}

/// Returns the value of destroying a ship.
fn kill_value(evaluator: &SeatEvaluator<'_>, ship: ShipId) -> i32 {
    let stats = evaluator.summary.ship_stats(ship);
    let cargo = i32::from(evaluator.summary.public.ship(ship).cargo);
    let parts = &evaluator.summary.public.mat(ship.seat()).blueprints[ship.kind().index()];
    let cannons = parts
        .iter()
        .filter(|part| part.item.kind() == ItemKind::Cannon);
    60 * stats.vp + stats.price / 3 + 12 * stats.dice + 26 * cargo + 2 * cannons.count() as i32 + 10
}

/// Decides whether the ships of a seat uncloak: only if a fight in the hex has a positive value.
#[must_use]
pub fn uncloak_answer(hex_values: &HexValues<'_, '_>, seat: Seat) -> Action {
    let summary = &hex_values.evaluator.summary;
    let has_own_ships = |hex: &HexId| summary.force(*hex, seat).ships > 0;
    let hex = summary.public.uncloak_hexes.iter().find(has_own_ships);
    Action::Uncloak(hex.is_some_and(|hex| hex_values.should_fight(hex)))
}
