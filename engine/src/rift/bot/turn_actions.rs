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
use super::shortest_paths::{ManeuverOrder, Pose};
use crate::game::Seat;

/// Number of plans that are refined with shield bar moves.
const MAX_FINALISTS: usize = 8;
/// Minimum value for which a mine is left behind.
const MIN_MINE_VALUE: i32 = 20;

/// A ship's turn including its shield bar moves.
pub struct RefinedTurn {
    /// Index of the ship among those that may act.
    pub ship: usize,
    /// Value of the turn above that of doing nothing.
    pub gain: i32,
    plan: TurnPlan,
    bar_moves: Vec<BarMove>,
}

/// Returns the turns of all ships, best first.
pub fn rank_turns(
    context: PlanContext<'_>,
    ships: &mut [(Option<Action>, Planner)],
) -> Vec<RefinedTurn> {
    let mut turns = Vec::new();
    for (ship, (_, planner)) in ships.iter_mut().enumerate() {
        let idle = planner.idle_value(context);
        let finalists = MAX_FINALISTS.max(context.skill.lookaheads * 2);
        let plans: Vec<TurnPlan> = planner
            .turn_plans()
            .iter()
            .take(finalists)
            .cloned()
            .collect();
        for plan in plans {
            let mut turn = add_bar_moves(context, planner, plan);
            turn.ship = ship;
            turn.gain -= idle;
            turns.push(turn);
        }
    }
    turns.sort_by_key(|turn| -turn.gain);
    turns
}

fn add_bar_moves(context: PlanContext<'_>, planner: &Planner, plan: TurnPlan) -> RefinedTurn {
    let mut turn = RefinedTurn {
        ship: 0,
        gain: plan.value,
        plan,
        bar_moves: Vec::new(),
    };
    let (Some(end), false, true) = (
        turn.plan.end,
        turn.plan.needs_replan,
        context.skill.uses_shields_and_mines,
    ) else {
        return turn;
    };
    let spent = turn.plan.spent;
    let remaining_energy = planner.evaluator().energy().free().saturating_sub(spent);
    let (bar_moves, gain) = best_bar_moves(
        context.game,
        context.threat,
        planner.board_tables(),
        planner.evaluator().ship(),
        &end,
        remaining_energy,
    );
    turn.gain += gain;
    turn.bar_moves = bar_moves;
    turn
}

/// Returns the actions of a turn, the activation first, and the match after them.
pub fn turn_actions(
    context: PlanContext<'_>,
    seat: Seat,
    activation: Option<Action>,
    planner: &mut Planner,
    turn: &RefinedTurn,
) -> (Vec<Action>, State) {
    let (mut line, state) = write_orders(context, seat, planner, turn);
    if let Some(activation) = activation {
        line.insert(0, activation);
    }
    (line, state)
}

fn write_orders(
    context: PlanContext<'_>,
    seat: Seat,
    planner: &mut Planner,
    turn: &RefinedTurn,
) -> (Vec<Action>, State) {
    let game = context.game;
    let [path_to_target, path_away] = planner.paths(game, &turn.plan);
    let shots = planner.shots(game, turn.plan.candidate);
    let mut builder = LineBuilder::new(game, &planner.state, seat);
    if !push_path(&mut builder, &path_to_target, None) {
        return builder.finish();
    }
    for shot in shots {
        let living = builder.state.living().count();
        let mines = builder.state.mines.len();
        let has_fired = builder.push_shot(shot);
        let needs_replan =
            builder.state.living().count() != living || builder.state.mines.len() != mines;
        if !has_fired || needs_replan || !builder.takes_orders() {
            return builder.finish();
        }
    }
    let mine_index = turn
        .plan
        .end
        .filter(|_| context.skill.uses_shields_and_mines)
        .and_then(|end| mine_to_leave(game, planner, &path_away, &end));
    if !push_path(&mut builder, &path_away, mine_index) {
        return builder.finish();
    }
    for &bar_move in &turn.bar_moves {
        builder.push_bar_move(bar_move);
    }
    builder.push_charging();
    builder.push_if_legal(Action::EndTurn);
    builder.finish()
}

/// Appends the actions of a path; a mine is released before action number `mine`. Returns whether
/// the ship arrived and can still be given actions.
fn push_path(
    builder: &mut LineBuilder<'_>,
    path: &[(SpaceIndex, ManeuverOrder)],
    mine: Option<usize>,
) -> bool {
    path.iter().enumerate().all(|(n, (_, order))| {
        if mine == Some(n) {
            builder.push_if_legal(Action::ReleaseMine);
        }
        builder.push_move(*order) && builder.takes_orders()
    })
}

/// Returns the index of the action before which a mine is best released, or `None` if no space is
/// valuable enough. Good spaces are on the path of an enemy that will owe movement or close to an
/// enemy, and far from the ship itself and its allies.
fn mine_to_leave(
    game: &Rift,
    planner: &Planner,
    path: &[(SpaceIndex, ManeuverOrder)],
    end: &Pose,
) -> Option<usize> {
    if planner.evaluator().ship().mines == 0 {
        return None;
    }
    let departures = path
        .iter()
        .enumerate()
        .filter(|(_, (_, order))| matches!(order, ManeuverOrder::Step | ManeuverOrder::Plane(_)));
    let values = departures.map(|(n, (space, _))| (mine_value(game, planner, *space, end), n));
    values
        .filter(|(value, _)| *value >= MIN_MINE_VALUE)
        .max()
        .map(|(_, n)| n)
}

fn mine_value(game: &Rift, planner: &Planner, space: SpaceIndex, end: &Pose) -> i32 {
    let (board_tables, id) = (planner.board_tables(), planner.evaluator().id());
    let (mine, end_space) = (board_tables.space(space), board_tables.space(end.space));
    let team = game.team_of_ship(id);
    let danger = |distance: u8| match distance {
        0 => 60,
        1 => 30,
        2 => 15,
        _ => 0,
    };
    let mut value = -danger(mine.distance(end_space));
    for (other, ship) in planner.state.living().filter(|(other, _)| *other != id) {
        if game.team_of_ship(other) == team {
            value -= danger(mine.distance(ship.space));
        } else if is_in_path_of(&planner.state, other, mine) {
            value += 30;
        } else if mine.distance(ship.space) <= 2 {
            value += 8;
        }
    }
    value
}

/// Returns whether an enemy owes movement that leads into `mine`, or would hit it within its next
/// step or two.
fn is_in_path_of(state: &State, enemy: ShipId, mine: crate::grid::Space) -> bool {
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
