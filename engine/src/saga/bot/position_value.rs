//! The value of a position to a seat, in hundredths of an encounter.

use super::asset_value::{assets_value, pending_choice_value};
use super::encounter_value::encounters_value;
use super::goal_progress::goal_progress;
use super::goals::BotContext;
use super::marginal_values::MarginalValues;
use super::position_summary::PositionSummary;
use super::threat::threat;
use crate::game::{Game, Seat, Status};
use crate::saga::Saga;
use crate::saga::state::{Public, State};
use crate::saga::step::Step;

/// Value of a won game.
pub const VICTORY_VALUE: i32 = 12_000;

/// Returns the value of `state` to `seat`.
#[must_use]
pub fn position_value(
    game: &Saga,
    state: &State,
    seat: Seat,
    context: &BotContext,
    marginal_values: MarginalValues,
) -> i32 {
    if state.public.step == Step::Over {
        let is_won = match game.status(state) {
            Status::Over(outcome) => outcome.winners.contains(seat),
            Status::WaitingFor(_) => false,
        };
        return if is_won {
            VICTORY_VALUE
        } else {
            -VICTORY_VALUE
        };
    }
    open_position_value(game, &state.public, seat, context, marginal_values)
}

/// Returns the value of a position in which the game is not over.
#[must_use]
pub fn open_position_value(
    game: &Saga,
    public: &Public,
    seat: Seat,
    context: &BotContext,
    marginal_values: MarginalValues,
) -> i32 {
    let summary = PositionSummary::new(game, public, context, marginal_values);
    if game.is_competitive() {
        return arena_value(&summary, seat);
    }
    common_value(&summary) + encounters_value(&summary, None)
}

/// Returns the value of a position to a seat, without its coming encounters.
#[must_use]
pub fn value_without_encounters(
    game: &Saga,
    public: &Public,
    seat: Seat,
    context: &BotContext,
) -> i32 {
    let summary = PositionSummary::new(game, public, context, MarginalValues::default());
    if game.is_competitive() {
        arena_seat_value(&summary, seat)
    } else {
        common_value(&summary)
    }
}

/// Returns the value that all players share, less the threats.
fn common_value(summary: &PositionSummary<'_>) -> i32 {
    let seats = summary.game.all_seats().iter();
    let own_value: i32 = seats.map(|seat| assets_value(summary, seat)).sum();
    own_value + pending_choice_value(summary) + goal_progress(summary) - threat(summary)
}

/// Returns the Arena value: the seat's side compared with the strongest other side.
fn arena_value(summary: &PositionSummary<'_>, seat: Seat) -> i32 {
    let (mut own_value, mut best_value, mut sum, mut others) = (0, i32::MIN, 0, 0);
    for other in summary.game.all_seats().iter() {
        let total_value = arena_seat_value(summary, other) + encounters_value(summary, Some(other));
        if summary.game.are_allied(seat, other) {
            own_value += total_value;
        } else {
            best_value = best_value.max(total_value);
            sum += total_value;
            others += 1;
        }
    }
    if others == 0 {
        return own_value;
    }
    own_value - (best_value + sum / others) / 2
}

/// Returns the value of a seat's assets and points in the Arena.
fn arena_seat_value(summary: &PositionSummary<'_>, seat: Seat) -> i32 {
    let public = summary.public;
    let mat = public.mat(seat);
    let points = summary.game.mission().points.unwrap_or_default();
    let bases = i32::from(summary.game.non_home_starbases(public, seat));
    let level = mat.levels[2];
    let lines = points.center.iter().filter(|line| level >= line[0]);
    let center = i32::from(lines.map(|line| line[1]).max().unwrap_or(0));
    let mut total_value = 100 * (i32::from(mat.points) + center);
    total_value += bases * (80 * i32::from(points.standing) + 14 * summary.rounds_left);
    total_value += assets_value(summary, seat) / 2;
    let price = summary.game.frame().starbase_price.map(i32::from);
    let tokens = [mat.exploration_tokens, mat.combat_tokens].map(i32::from);
    let wanted = [0, 1].map(|kind| tokens[kind].min(price[kind]));
    let time = summary.rounds_left.min(3) + 1;
    total_value += (wanted[0] + wanted[1]) * 26 * time / 4;
    let spare = [0, 1].map(|kind| (tokens[kind] - wanted[kind]).min(4));
    total_value += (spare[0] + spare[1]) * 9 * time / 4;
    total_value + super::arena_value::cargo_value(summary, seat)
}
