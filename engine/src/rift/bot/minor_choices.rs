//! Choices outside the planning of a turn: the side that takes a blast, the space in which a ship
//! returns, the answer to an offered draw.

use super::super::Rift;
use super::super::action::{Action, PlusMinus};
use super::super::evaluate::DamageResult;
use super::super::options::Mode;
use super::super::ship::Side;
use super::super::state::{Phase, State};
use super::board_tables::BoardTables;
use super::threat::{Threat, apply_damage};
use crate::game::Seat;

/// Value of a position below which a draw is accepted.
const LOSING_VALUE: i32 = -150;
/// Rounds without damage after which a draw is accepted.
const STALE_ROUNDS: u8 = 8;

/// Returns the action where no turn is planned: the best choice outside a ship's turn, or an action
/// that leads to the end of the turn. It is always one of `legal`.
pub fn minor_choice(
    game: &Rift,
    state: &State,
    threat: &Threat,
    legal: &[Action],
) -> Option<Action> {
    let chosen = match state.phase {
        Phase::Blast => side_choice(game, state, threat),
        Phase::Return => place_choice(game, state, threat, legal),
        Phase::Activation | Phase::Orders => toward_turn_end(state, legal),
        Phase::Interval | Phase::Over => None,
    };
    let chosen = chosen.filter(|action| legal.contains(action));
    chosen.or(legal.first().copied())
}

/// Returns the action that ends the turn, or one that leads there.
fn toward_turn_end(state: &State, legal: &[Action]) -> Option<Action> {
    let active = state.turn.ship.and_then(|id| state.ship(id));
    let speed = active.map_or(0, |ship| ship.speed);
    legal.iter().copied().min_by_key(|action| match action {
        Action::EndTurn => 0,
        Action::Step => 1,
        Action::Accelerate(PlusMinus::Minus, _) if speed > 0 => 2,
        Action::Accelerate(PlusMinus::Plus, _) if speed < 0 => 2,
        Action::Rotate(..) => 3,
        Action::Activate(_)
        | Action::Accelerate(..)
        | Action::ChangePlane(..)
        | Action::Warp(..)
        | Action::Fire(..)
        | Action::Relocate(..)
        | Action::Swap(..)
        | Action::Charge(_)
        | Action::ChargeIon(_)
        | Action::ReleaseMine
        | Action::ChooseSide(..)
        | Action::ChooseCorner(..)
        | Action::NextGame
        | Action::Concede
        | Action::OfferDraw
        | Action::AnswerDraw(_)
        | Action::TimeOut => 4,
    })
}

/// Chooses the side on which a blast costs least, including the next attack `[RIFT-13.12]`.
fn side_choice(game: &Rift, state: &State, threat: &Threat) -> Option<Action> {
    let question = game.pending_side_choice(state)?;
    let ship = *state.ship(question.ship)?;
    let board_tables = BoardTables::new(game, state, |_| false);
    let cost = |side: Side| {
        let mut after = ship;
        apply_damage(&mut after, true, side, question.damage);
        let next = threat.volley_cost(
            &after,
            true,
            board_tables.index_of(after.space),
            after.heading.number(),
            0,
        );
        DamageResult::new(&ship, true, side, question.damage).value() + next
    };
    let best = question
        .sides
        .iter()
        .min_by_key(|side| (cost(*side), 8 - ship.bars.total(*side).min(8)))?;
    Some(Action::ChooseSide(question.ship, best))
}

/// Chooses the space with the least danger; among equals, the one farthest from any enemy
/// `[RIFT-16.5]`.
fn place_choice(game: &Rift, state: &State, threat: &Threat, legal: &[Action]) -> Option<Action> {
    let board_tables = BoardTables::new(game, state, |_| false);
    let places = game.return_places(state);
    let cost = |action: &Action| {
        let Action::ChooseCorner(id, number) = *action else {
            return (i32::MAX, 0);
        };
        let Some((_, space, heading)) = places.iter().find(|(n, _, _)| *n == number) else {
            return (i32::MAX, 0);
        };
        let fresh = game.build(id).new_ship(*space, *heading);
        let are_shields_up = !game.board().is_nebula(space.square());
        let volley_cost = threat.volley_cost(
            &fresh,
            are_shields_up,
            board_tables.index_of(*space),
            heading.number(),
            0,
        );
        let enemies = state
            .living()
            .filter(|(other, _)| game.team_of_ship(*other) != game.team_of_ship(id));
        let distance = enemies
            .map(|(_, ship)| ship.space.distance(*space))
            .min()
            .unwrap_or(0);
        (volley_cost, -i32::from(distance))
    };
    legal.iter().copied().min_by_key(cost)
}

/// Answers an offered draw: accepts in a lost position, or when nothing has happened for a long
/// time `[RIFT-15.6]`.
pub fn draw_answer(game: &Rift, state: &State, seat: Seat) -> Option<Action> {
    if !game.owes_answer(state, seat) {
        return None;
    }
    let solving = game.rules().mode == Mode::Puzzle;
    let accepts = !solving
        && (game.position_value(state, seat) < LOSING_VALUE || state.quiet_rounds >= STALE_ROUNDS);
    Some(Action::AnswerDraw(accepts))
}
