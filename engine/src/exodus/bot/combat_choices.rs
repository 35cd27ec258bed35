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
const SHOT: i32 = 3;

/// Returns the best target among the rockets not fired yet, or [`Action::Done`].
#[must_use]
pub fn target(desk: &SeatEvaluator<'_>, legal: &[Action]) -> Action {
    let value = |action: &Action| {
        let Action::Target(rocket, from, to) = *action else {
            return None;
        };
        let worth = shot_value(desk, rocket, from, to);
        (worth > SHOT).then_some((worth, *action))
    };
    let best = legal
        .iter()
        .filter_map(value)
        .max_by_key(|(worth, _)| *worth);
    best.map_or(Action::Done, |(_, action)| action)
}

/// Returns the expected value of a shot.
fn shot_value(desk: &SeatEvaluator<'_>, rocket: Rocket, from: HexId, to: HexId) -> i32 {
    let (scan, sector) = (&desk.scan, desk.scan.public.sector(to));
    let Some(tile) = scan.game.planet(sector) else {
        return 0;
    };
    let distance = i32::from(scan.game.distance(from, to));
    let arrives = (6 - distance).clamp(0, 6);
    let points = 60 * i32::from(tile.vp);
    let own = i32::from(scan.public.cubes(to, scan.seat));
    let led = scan.public.controller(to);
    let foreign: i32 = scan
        .others()
        .map(|seat| i32::from(scan.public.cubes(to, seat)))
        .sum();
    let others = (scan.others().count() as i32).max(1);
    let worth = match rocket {
        Rocket::Hypersonic if own > 0 || foreign == 0 => 0,
        Rocket::Hypersonic => 10 * i32::from(sector.tokens.min(2)) * scan.left.min(2) / others,
        Rocket::Biochemical if foreign == 0 => 0,
        Rocket::Biochemical => {
            let rival = if foreign <= 2 { points / 2 } else { points / 4 };
            let mine = if own > 0 { points / 3 } else { 0 };
            (rival + 12) / others + mine
        }
        Rocket::Graviton if led == Some(scan.seat) => -points,
        Rocket::Graviton if led.is_some() => {
            (points + 15 * scan.left.min(3)) / 2 / others - 5 * own
        }
        Rocket::Graviton => 0,
    };
    worth * arrives / 6
}

/// Chooses the cube to kill: one of the rival with the best prospects.
#[must_use]
pub fn kill(desk: &SeatEvaluator<'_>, state: &State, legal: &[Action]) -> Option<Action> {
    let value = |action: &Action| {
        let Action::Kill(seat) = *action else {
            return None;
        };
        let own = if seat == desk.scan.seat { -100_000 } else { 0 };
        Some((own + seat_value(desk.scan.game, state, seat), *action))
    };
    let best = legal
        .iter()
        .filter_map(value)
        .max_by_key(|(worth, _)| *worth);
    best.map(|(_, action)| action)
}

/// Returns the best cube to mount or to ferry, or [`Action::Done`].
#[must_use]
pub fn mount(field: &HexValues<'_, '_>, legal: &[Action]) -> Action {
    let value = |action: &Action| match *action {
        Action::Mount(ship) => Some((boarding_value(field, ship), *action)),
        Action::Ferry(from, to) => Some((ferry_value(field, from, to), *action)),
        _ => None,
    };
    let best = legal
        .iter()
        .filter_map(value)
        .max_by_key(|(worth, _)| *worth);
    best.filter(|(worth, _)| *worth > 0)
        .map_or(Action::Done, |(_, action)| action)
}

/// Returns the value of a cube that stays on its planet.
fn stay_value(field: &HexValues<'_, '_>, hex: HexId) -> i32 {
    let scan = &field.desk.scan;
    let own = i32::from(scan.public.cubes(hex, scan.seat));
    let more = field.desk.estate.next_cube_value(scan, hex, own - 1);
    let home = hex == scan.home();
    // Cubes on the Home pay for reactions.
    let reserve = if home && own <= 2 {
        8 * scan.left.min(3)
    } else {
        0
    };
    let grown = if home && scan.left > 0 {
        more / 4
    } else {
        more
    };
    if own == 1 { more + 20 } else { grown + reserve }
}

/// Returns the gain of moving a cube aboard a ship.
fn boarding_value(field: &HexValues<'_, '_>, ship: ShipId) -> i32 {
    let scan = &field.desk.scan;
    let Some(at) = scan.public.ship(ship).hex else {
        return 0;
    };
    let cargo = i32::from(scan.public.ship(ship).cargo);
    cargo_value(field, at, ship, cargo) - stay_value(field, at)
}

/// Returns the value that one more cube aboard a ship may reach at its destination.
fn cargo_value(field: &HexValues<'_, '_>, at: HexId, ship: ShipId, cargo: i32) -> i32 {
    let scan = &field.desk.scan;
    let speed = i32::from(scan.ship_stats(ship).speed);
    if speed == 0 || scan.passes == 0 {
        return 0;
    }
    let mut worths: Vec<i32> = Vec::new();
    for hex in scan.game.hexes().filter(|&hex| hex != at) {
        let steps = i32::from(scan.game.distance(at, hex));
        let stages = (steps + speed - 1) / speed;
        if stages > scan.passes {
            continue;
        }
        let sector = scan.public.sector(hex);
        let own = i32::from(sector.cubes[scan.seat.index() % sector.cubes.len()]);
        let foes = scan.others().map(|seat| scan.force(hex, seat).ships);
        let hard = sector.guard > 0 || foes.sum::<i32>() > 0;
        let by = (if hard { 2 } else { 6 }) * 6 / (5 + stages);
        for cube in 0..2 {
            worths.push(field.cube_value(hex, own + cube) * by / 6);
        }
    }
    worths.sort_unstable_by_key(|worth| std::cmp::Reverse(*worth));
    let place = usize::try_from(cargo).unwrap_or(0);
    worths.get(place).copied().unwrap_or(0) - 3
}

/// Returns the gain of moving a cube from one planet to another.
fn ferry_value(field: &HexValues<'_, '_>, from: HexId, to: HexId) -> i32 {
    let scan = &field.desk.scan;
    let there = i32::from(scan.public.cubes(to, scan.seat));
    field.desk.estate.next_cube_value(scan, to, there) - stay_value(field, from) - 6
}

/// Returns the best cube to deploy, or [`Action::Done`].
#[must_use]
pub fn deploy(field: &HexValues<'_, '_>, legal: &[Action]) -> Action {
    let scan = &field.desk.scan;
    let value = |action: &Action| {
        let Action::Deploy(ship) = *action else {
            return None;
        };
        let hex = scan.public.ship(ship).hex?;
        let own = i32::from(scan.public.cubes(hex, scan.seat));
        let cargo = i32::from(scan.public.ship(ship).cargo);
        let kept = cargo_value(field, hex, ship, cargo - 1) * 2 / 3;
        // A cube that fails may try again while there are stages left.
        Some((field.cube_value(hex, own) - kept, *action))
    };
    let best = legal
        .iter()
        .filter_map(value)
        .max_by_key(|(worth, _)| *worth);
    best.filter(|(worth, _)| *worth > 0)
        .map_or(Action::Done, |(_, action)| action)
}

/// Chooses the ship to hit: one that can be destroyed, of the highest value per hit.
#[must_use]
pub fn hit(desk: &SeatEvaluator<'_>, state: &State, legal: &[Action]) -> Option<Action> {
    let public = &state.public;
    let battle = public.battle.as_ref()?;
    let guards = battle.guard.is_some()
        && !battle
            .ships
            .iter()
            .any(|ship| ship.seat() == desk.scan.seat);
    let hits = if guards {
        battle.guard_hits
    } else {
        battle.hits[desk.scan.seat.index() % battle.hits.len()]
    };
    let plan = &state.private(desk.scan.seat).plan;
    let value = |action: &Action| {
        let Action::Hit(ship) = *action else {
            return None;
        };
        let (seat, place) = (ship.seat().index() % battle.marks.len(), ship.place());
        let marked = i32::from(battle.marks[seat][place]) + i32::from(plan.marks[place]);
        let hold = desk.scan.force_of(ship).band.hold - marked;
        let worth = kill_value(desk, ship);
        let doomed = hold <= 0;
        let can = !doomed && hold <= i32::from(hits);
        let rank = if can {
            (2, worth * 16 / hold.max(1))
        } else if doomed {
            (0, 0)
        } else {
            (1, worth * 16 / (hold * hold).max(1))
        };
        Some((rank, *action))
    };
    let best = legal.iter().filter_map(value).max_by_key(|(rank, _)| *rank);
    best.map(|(_, action)| action)
}

/// Returns the value of destroying a ship.
fn kill_value(desk: &SeatEvaluator<'_>, ship: ShipId) -> i32 {
    let make = desk.scan.ship_stats(ship);
    let cargo = i32::from(desk.scan.public.ship(ship).cargo);
    let parts = &desk.scan.public.mat(ship.seat()).blueprints[ship.kind().index()];
    let guns = parts
        .iter()
        .filter(|part| part.item.kind() == ItemKind::Cannon);
    60 * make.vp + make.price / 3 + 12 * make.dice + 26 * cargo + 2 * guns.count() as i32 + 10
}

/// Decides whether the ships of a seat uncloak: only if a fight in that hex is worth it.
#[must_use]
pub fn uncloak(field: &HexValues<'_, '_>, seat: Seat) -> Action {
    let scan = &field.desk.scan;
    let own = |hex: &HexId| scan.force(*hex, seat).ships > 0;
    let hex = scan.public.veiled.iter().find(own);
    Action::Uncloak(hex.is_some_and(|hex| field.should_fight(hex)))
}
