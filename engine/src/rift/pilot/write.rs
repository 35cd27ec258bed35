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
use crate::game::Seat;

/// Drafts that are looked at with their housekeeping.
const FINALISTS: usize = 8;
/// What a mine must promise to be left behind.
const MINE_PROMISE: i32 = 20;

/// A ship's turn with its housekeeping.
pub struct Turn {
    /// Which of the ships that may act.
    pub ship: usize,
    /// By how much it is better than doing nothing.
    pub gain: i32,
    draft: Draft,
    shuffles: Vec<Shuffle>,
}

/// The turns of all ships, the best first.
pub fn turns(orders: Orders<'_>, ships: &mut [(Option<Action>, Planner)]) -> Vec<Turn> {
    let mut turns = Vec::new();
    for (ship, (_, planner)) in ships.iter_mut().enumerate() {
        let idle = planner.idle(orders);
        let finalists = FINALISTS.max(orders.skill.looks * 2);
        let drafts: Vec<Draft> = planner.drafts().iter().take(finalists).cloned().collect();
        for draft in drafts {
            let mut turn = keep_house(orders, planner, draft);
            turn.ship = ship;
            turn.gain -= idle;
            turns.push(turn);
        }
    }
    turns.sort_by_key(|turn| -turn.gain);
    turns
}

fn keep_house(orders: Orders<'_>, planner: &Planner, draft: Draft) -> Turn {
    let mut turn = Turn {
        ship: 0,
        gain: draft.value,
        draft,
        shuffles: Vec::new(),
    };
    let (Some(end), false, true) = (turn.draft.end, turn.draft.upset, orders.skill.keeps_house)
    else {
        return turn;
    };
    let spent = turn.draft.spent;
    let left = planner.stand().purse().free().saturating_sub(spent);
    let (shuffles, gain) = shuffles(
        orders.table,
        orders.threat,
        planner.field(),
        planner.stand().ship(),
        &end,
        left,
    );
    turn.gain += gain;
    turn.shuffles = shuffles;
    turn
}

/// The orders of a turn, the activation first, and the match after them.
pub fn write(
    orders: Orders<'_>,
    seat: Seat,
    activation: Option<Action>,
    planner: &mut Planner,
    turn: &Turn,
) -> (Vec<Action>, State) {
    let (mut line, state) = write_orders(orders, seat, planner, turn);
    if let Some(activation) = activation {
        line.insert(0, activation);
    }
    (line, state)
}

fn write_orders(
    orders: Orders<'_>,
    seat: Seat,
    planner: &mut Planner,
    turn: &Turn,
) -> (Vec<Action>, State) {
    let table = orders.table;
    let [there, away] = planner.ways(table, &turn.draft);
    let shots = planner.shots(table, turn.draft.candidate);
    let mut scribe = Scribe::new(table, &planner.state, seat);
    if !fly(&mut scribe, &there, None) {
        return scribe.done();
    }
    for shot in shots {
        let living = scribe.state.living().count();
        let mines = scribe.state.mines.len();
        let fired = scribe.shoot(shot);
        let upset = scribe.state.living().count() != living || scribe.state.mines.len() != mines;
        if !fired || upset || !scribe.goes_on() {
            return scribe.done();
        }
    }
    let leave = turn
        .draft
        .end
        .filter(|_| orders.skill.keeps_house)
        .and_then(|end| mine_to_leave(table, planner, &away, &end));
    if !fly(&mut scribe, &away, leave) {
        return scribe.done();
    }
    for &shuffle in &turn.shuffles {
        scribe.shuffle(shuffle);
    }
    scribe.store();
    scribe.give(Action::EndTurn);
    scribe.done()
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
