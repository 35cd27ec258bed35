//! From drafts to orders: the best ship, the best of its turns with its housekeeping, the line.

use super::super::Rift;
use super::super::action::Action;
use super::super::ship::ShipId;
use super::super::state::State;
use super::chart::{Move, Pose};
use super::field::Spot;
use super::planner::{Draft, Orders, Planner};
use super::scribe::Scribe;
use super::shuffle::{Shuffle, shuffles};
use crate::bots::Level;
use crate::game::Seat;

/// Drafts that are looked at with their housekeeping.
const FINALISTS: usize = 8;
/// What a mine must promise to be left behind.
const MINE_PROMISE: i32 = 20;

/// A draft with its housekeeping.
struct Turn {
    value: i32,
    draft: Draft,
    shuffles: Vec<Shuffle>,
}

/// The orders for the ship whose turn gains most, its activation first.
pub fn best_line(
    orders: Orders<'_>,
    seat: Seat,
    ships: &mut [(Option<Action>, Planner)],
) -> Vec<Action> {
    let mut best: Option<(i32, usize, Turn)> = None;
    for (n, (_, planner)) in ships.iter_mut().enumerate() {
        let idle = planner.idle(orders);
        let Some(turn) = best_turn(orders, planner) else {
            continue;
        };
        let gain = turn.value - idle;
        if best.as_ref().is_none_or(|(most, ..)| gain > *most) {
            best = Some((gain, n, turn));
        }
    }
    let Some((_, n, turn)) = best else {
        return Vec::new();
    };
    let Some((activation, planner)) = ships.get_mut(n) else {
        return Vec::new();
    };
    let mut line: Vec<Action> = activation.iter().copied().collect();
    line.extend(write(orders, seat, planner, &turn));
    line
}

fn best_turn(orders: Orders<'_>, planner: &mut Planner) -> Option<Turn> {
    let drafts: Vec<Draft> = planner.drafts().iter().take(FINALISTS).cloned().collect();
    let turns = drafts
        .into_iter()
        .map(|draft| keep_house(orders, planner, draft));
    // The first of equal ones.
    turns.reduce(|best, other| {
        if other.value > best.value {
            other
        } else {
            best
        }
    })
}

fn keep_house(orders: Orders<'_>, planner: &Planner, draft: Draft) -> Turn {
    let nothing = |draft: Draft| Turn {
        value: draft.value,
        draft,
        shuffles: Vec::new(),
    };
    let (Some(end), false, Level::Captain | Level::Admiral) =
        (draft.end, draft.upset, orders.level)
    else {
        return nothing(draft);
    };
    let left = planner.stand().purse().free().saturating_sub(draft.spent);
    let (shuffles, gain) = shuffles(
        orders.table,
        orders.threat,
        planner.field(),
        planner.stand().ship(),
        &end,
        left,
    );
    Turn {
        value: draft.value + gain,
        draft,
        shuffles,
    }
}

fn write(orders: Orders<'_>, seat: Seat, planner: &mut Planner, turn: &Turn) -> Vec<Action> {
    let table = orders.table;
    let [there, away] = planner.ways(table, &turn.draft);
    let shots = planner.shots(table, turn.draft.candidate);
    let mut scribe = Scribe::new(table, &planner.state, seat);
    if !fly(&mut scribe, &there, None) {
        return scribe.line;
    }
    for shot in shots {
        let living = scribe.state.living().count();
        let mines = scribe.state.mines.len();
        let fired = scribe.shoot(shot);
        let upset = scribe.state.living().count() != living || scribe.state.mines.len() != mines;
        if !fired || upset || !scribe.goes_on() {
            return scribe.line;
        }
    }
    let leave = turn
        .draft
        .end
        .and_then(|end| mine_to_leave(table, planner, &away, &end));
    if !fly(&mut scribe, &away, leave) {
        return scribe.line;
    }
    for &shuffle in &turn.shuffles {
        scribe.shuffle(shuffle);
    }
    scribe.store();
    scribe.give(Action::EndTurn);
    scribe.line
}

/// Writes the orders of a way; a mine is released before order number `mine`. Answers whether
/// the ship got there and still takes orders.
fn fly(scribe: &mut Scribe<'_>, way: &[(Spot, Move)], mine: Option<usize>) -> bool {
    way.iter().enumerate().all(|(n, (_, by))| {
        if mine == Some(n) {
            scribe.give(Action::ReleaseMine);
        }
        scribe.steer(*by) && scribe.goes_on()
    })
}

/// Before which order of a way a mine is best released, if any promises enough: in the lane of
/// an enemy that will owe movement, or close to one, and far from the ship itself and its allies.
fn mine_to_leave(
    table: &Rift,
    planner: &Planner,
    way: &[(Spot, Move)],
    end: &Pose,
) -> Option<usize> {
    if planner.stand().ship().mines == 0 {
        return None;
    }
    let leaving = way
        .iter()
        .enumerate()
        .filter(|(_, (_, by))| matches!(by, Move::Step | Move::Plane(_)));
    let promises = leaving.map(|(n, (spot, _))| (promise(table, planner, *spot, end), n));
    promises
        .filter(|(promise, _)| *promise >= MINE_PROMISE)
        .max()
        .map(|(_, n)| n)
}

fn promise(table: &Rift, planner: &Planner, spot: Spot, end: &Pose) -> i32 {
    let (field, id) = (planner.field(), planner.stand().id());
    let (mine, own) = (field.space(spot), field.space(end.spot));
    let team = table.team_of_ship(id);
    let danger = |far: u8| match far {
        0 => 60,
        1 => 30,
        2 => 15,
        _ => 0,
    };
    let mut promise = -danger(mine.distance(own));
    for (other, ship) in planner.state.living().filter(|(other, _)| *other != id) {
        if table.team_of_ship(other) == team {
            promise -= danger(mine.distance(ship.space));
        } else if in_lane(&planner.state, other, mine) {
            promise += 30;
        } else if mine.distance(ship.space) <= 2 {
            promise += 8;
        }
    }
    promise
}

/// Whether an enemy owes a way that leads into `mine`, or would meet it in its next step or two.
fn in_lane(state: &State, enemy: ShipId, mine: crate::grid::Space) -> bool {
    let Some(ship) = state.ship(enemy) else {
        return false;
    };
    let heading = if ship.speed < 0 {
        ship.heading.opposite()
    } else {
        ship.heading
    };
    let (dx, dy) = heading.step();
    let reach = ship.speed.unsigned_abs().max(1).cast_signed();
    (1..=reach).any(|n| ship.space.offset(dx * n, dy * n) == Some(mine))
}
