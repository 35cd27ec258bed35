//! Turns plans into actions: selects the best ship and the best of its turns, adds shield bar
//! moves, mines and charging, and writes the line.

use super::super::Rift;
use super::super::action::Action;
use super::super::ship::ShipId;
use super::super::state::State;
use super::bar_moves::{BarMove, best_bar_moves};
use super::board_tables::SpaceIndex;
use super::line_builder::LineBuilder;
use super::planner::{PlanContext, Planner, TurnPlan};
use super::shortest_paths::{ManeuverOrder, ManeuverState};
use crate::game::Seat;

/// Number of plans that are refined with shield bar moves.
const FINALISTS: usize = 8;
/// Minimum value for which a mine is left behind.
const MIN_MINE_VALUE: i32 = 20;

/// A ship's turn including its shield bar moves.
pub struct RefinedTurn {
    /// Index of the ship among those that may act.
    pub ship: usize,
    /// Value of the turn above that of doing nothing.
    pub gain: i32,
    draft: TurnPlan,
    shuffles: Vec<BarMove>,
}

/// Returns the turns of all ships, best first.
pub fn rank_turns(
    orders: PlanContext<'_>,
    ships: &mut [(Option<Action>, Planner)],
) -> Vec<RefinedTurn> {
    let mut turns = Vec::new();
    for (ship, (_, planner)) in ships.iter_mut().enumerate() {
        let idle = planner.idle_value(orders);
        let finalists = FINALISTS.max(orders.skill.looks * 2);
        let drafts: Vec<TurnPlan> = planner
            .turn_plans()
            .iter()
            .take(finalists)
            .cloned()
            .collect();
        for draft in drafts {
            let mut turn = add_bar_moves(orders, planner, draft);
            turn.ship = ship;
            turn.gain -= idle;
            turns.push(turn);
        }
    }
    turns.sort_by_key(|turn| -turn.gain);
    turns
}

fn add_bar_moves(orders: PlanContext<'_>, planner: &Planner, draft: TurnPlan) -> RefinedTurn {
    let mut turn = RefinedTurn {
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
    let left = planner.evaluator().energy().free().saturating_sub(spent);
    let (shuffles, gain) = best_bar_moves(
        orders.table,
        orders.threat,
        planner.field(),
        planner.evaluator().ship(),
        &end,
        left,
    );
    turn.gain += gain;
    turn.shuffles = shuffles;
    turn
}

/// Returns the actions of a turn, the activation first, and the match after them.
pub fn turn_actions(
    orders: PlanContext<'_>,
    seat: Seat,
    activation: Option<Action>,
    planner: &mut Planner,
    turn: &RefinedTurn,
) -> (Vec<Action>, State) {
    let (mut line, state) = write_orders(orders, seat, planner, turn);
    if let Some(activation) = activation {
        line.insert(0, activation);
    }
    (line, state)
}

fn write_orders(
    orders: PlanContext<'_>,
    seat: Seat,
    planner: &mut Planner,
    turn: &RefinedTurn,
) -> (Vec<Action>, State) {
    let table = orders.table;
    let [there, away] = planner.paths(table, &turn.draft);
    let shots = planner.shots(table, turn.draft.candidate);
    let mut scribe = LineBuilder::new(table, &planner.state, seat);
    if !fly(&mut scribe, &there, None) {
        return scribe.finish();
    }
    for shot in shots {
        let living = scribe.state.living().count();
        let mines = scribe.state.mines.len();
        let fired = scribe.push_shot(shot);
        let upset = scribe.state.living().count() != living || scribe.state.mines.len() != mines;
        if !fired || upset || !scribe.takes_orders() {
            return scribe.finish();
        }
    }
    let leave = turn
        .draft
        .end
        .filter(|_| orders.skill.keeps_house)
        .and_then(|end| mine_to_leave(table, planner, &away, &end));
    if !fly(&mut scribe, &away, leave) {
        return scribe.finish();
    }
    for &shuffle in &turn.shuffles {
        scribe.push_bar_move(shuffle);
    }
    scribe.push_charging();
    scribe.push_if_legal(Action::EndTurn);
    scribe.finish()
}

/// Appends the actions of a path; a mine is released before action number `mine`. Returns whether
/// the ship arrived and can still be given actions.
fn fly(
    scribe: &mut LineBuilder<'_>,
    way: &[(SpaceIndex, ManeuverOrder)],
    mine: Option<usize>,
) -> bool {
    way.iter().enumerate().all(|(n, (_, by))| {
        if mine == Some(n) {
            scribe.push_if_legal(Action::ReleaseMine);
        }
        scribe.push_move(*by) && scribe.takes_orders()
    })
}

/// Returns the index of the action before which a mine is best released, or `None` if no place
/// promises enough. Good places lie on the path of an enemy that will owe movement or close to an
/// enemy, and far from the ship itself and its allies.
fn mine_to_leave(
    table: &Rift,
    planner: &Planner,
    way: &[(SpaceIndex, ManeuverOrder)],
    end: &ManeuverState,
) -> Option<usize> {
    if planner.evaluator().ship().mines == 0 {
        return None;
    }
    let leaving = way
        .iter()
        .enumerate()
        .filter(|(_, (_, by))| matches!(by, ManeuverOrder::Step | ManeuverOrder::Plane(_)));
    let promises = leaving.map(|(n, (spot, _))| (mine_value(table, planner, *spot, end), n));
    promises
        .filter(|(promise, _)| *promise >= MIN_MINE_VALUE)
        .max()
        .map(|(_, n)| n)
}

fn mine_value(table: &Rift, planner: &Planner, spot: SpaceIndex, end: &ManeuverState) -> i32 {
    let (field, id) = (planner.field(), planner.evaluator().id());
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

/// Whether an enemy owes movement that leads into `mine`, or would hit it within its next step or
/// two.
fn in_lane(state: &State, enemy: ShipId, mine: crate::grid::Space) -> bool {
    let Some(ship) = state.ship(enemy) else {
        return false;
    };
    let heading = if ship.speed < 0 {
        ship.heading.opposite()
    } else {
        ship.heading
    };
    let (dx, dy) = heading.offset();
    let reach = ship.speed.unsigned_abs().max(1).cast_signed();
    (1..=reach).any(|n| ship.space.offset(dx * n, dy * n) == Some(mine))
}
