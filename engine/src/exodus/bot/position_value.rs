//! The value of a position to each seat, in sixtieths of a victory point: its current score and its
//! prospects.

use super::super::Exodus;
use super::super::cards::ResistanceId;
use super::super::event::ScoreLine;
use super::super::hex::HexId;
use super::super::stage::Stage;
use super::super::state::State;
use super::super::step::Step;
use super::planet_value::PlanetValue;
use super::position_summary::PositionSummary;
use super::resource_value::ResourceValue;
use super::tech_value::TechValue;
use crate::game::Seat;

/// One victory point, in sixtieths.
pub const POINT_VALUE: i32 = 60;
/// Value of winning the game, in sixtieths of a victory point.
const VICTORY_VALUE: i32 = 240;
/// Value of a ship for the hex that it will occupy at the end.
const SHIP_VALUE: i32 = 44;

/// Returns the value of `state` to `seat`: its prospects minus half the sum of the best and the
/// mean prospects of the other seats.
#[must_use]
pub fn position_value(game: &Exodus, state: &State, seat: Seat) -> i32 {
    let public = &state.public;
    if public.step == Step::Over {
        return final_value(game, state, seat);
    }
    let all = public.order.iter().copied();
    let others = all.filter(|&other| other != seat);
    let values: Vec<i32> = others.map(|other| seat_value(game, state, other)).collect();
    let max_value = values.iter().copied().max().unwrap_or(0);
    let mean = values.iter().sum::<i32>() / (values.len() as i32).max(1);
    let conceded_penalty = if public.resigned.contains(seat) {
        6000
    } else {
        0
    };
    seat_value(game, state, seat) - (max_value + mean) / 2 - conceded_penalty
}

/// Returns the value of a finished game: victory or defeat, and the lead over the best rival.
fn final_value(game: &Exodus, state: &State, seat: Seat) -> i32 {
    let total = |seat: Seat| game.score(state, seat).total() as i32;
    let others = state.public.order.iter().filter(|&&other| other != seat);
    let best = others.map(|&other| total(other)).max().unwrap_or(0);
    let won = if game.winner(state) == Some(seat) {
        VICTORY_VALUE
    } else {
        -VICTORY_VALUE
    };
    won + total(seat) - best
}

/// Returns the prospects of a seat, in sixtieths of a victory point.
#[must_use]
pub fn seat_value(game: &Exodus, state: &State, seat: Seat) -> i32 {
    let summary = PositionSummary::new(game, &state.public, seat);
    let resources = ResourceValue::new(&summary);
    let mat = summary.public.mat(seat);
    let mut value = mat.track as i32;
    value += trophy_value(&summary);
    value += title_value(&summary);
    value += effect_score(&summary, state);
    value += PlanetValue::new(&summary, &resources).total_value(&summary);
    value += resources.own_value(&summary);
    value += domination_value(&summary);
    value += population_value(&summary);
    if summary.stages_left > 0 {
        value += TechValue::new(&summary, &resources).total_value();
        value += summary.strength_value(&summary.fleet_of(seat), summary.rival_power());
        value += rocket_value(&summary);
    }
    value
}

fn trophy_value(summary: &PositionSummary<'_>) -> i32 {
    let cards = summary.public.mat(summary.seat).trophies.iter();
    let points =
        cards.filter_map(|card| Some(i32::from(summary.game.resistance(ResistanceId(card))?.vp)));
    POINT_VALUE * points.sum::<i32>()
}

/// Returns the value of the titles; they count in full only when no seat can take them any more.
fn title_value(summary: &PositionSummary<'_>) -> i32 {
    let frame = summary.game.frame();
    let (first, second) = if summary.game.options.rules.has_titles_5_3 {
        frame.house_titles
    } else {
        frame.titles
    };
    let points = match summary.public.rank(summary.seat) {
        Some(0) => i32::from(first),
        Some(1) => i32::from(second),
        Some(_) | None => 0,
    };
    let is_elected = Stage::of(summary.public.step) > Stage::Council;
    // The lower Turn Order card breaks ties.
    let tie_break = 6 - i32::from(summary.public.rank(summary.seat).unwrap_or(5));
    let share = if summary.turns_left == 0 && is_elected {
        60
    } else {
        6
    };
    points * share + tie_break
}

/// Returns the points that laws and the seat's abilities would score now.
fn effect_score(summary: &PositionSummary<'_>, state: &State) -> i32 {
    let score = summary.game.score(state, summary.seat);
    (score.line(ScoreLine::Laws) + score.line(ScoreLine::Abilities)) as i32
}

/// Returns the value of hexes with ships of the seat; it approaches their score toward the end of
/// the game.
fn domination_value(summary: &PositionSummary<'_>) -> i32 {
    let (each, council) = summary.game.frame().domination;
    let has_own_ships = |hex: &HexId| summary.force(*hex, summary.seat).ships > 0;
    let hex_count = summary.game.hexes().filter(has_own_ships).count() as i32;
    let has_ships = |&seat: &Seat| summary.force(HexId::COUNCIL, seat).ships > 0;
    let seats_present = summary.seats().filter(has_ships).count() as i32;
    let council_bonus = if has_own_ships(&HexId::COUNCIL) {
        POINT_VALUE * i32::from(council) / seats_present.max(1)
    } else {
        0
    };
    let scored = POINT_VALUE * i32::from(each) * hex_count + council_bonus;
    let fleet_value = SHIP_VALUE * summary.fleet().count() as i32 + council_bonus / 8;
    match (summary.turns_left, summary.stages_left) {
        (0, 0) => scored,
        (0, 1) => (scored + 3 * fleet_value) / 4,
        (_, _) => fleet_value,
    }
}

/// Returns the value of cubes that are not on planets, and of cubes on the Home that pay for
/// reactions.
fn population_value(summary: &PositionSummary<'_>) -> i32 {
    if summary.stages_left == 0 {
        return 0;
    }
    let mat = summary.public.mat(summary.seat);
    let aboard = summary
        .fleet()
        .map(|(ship, _)| i32::from(summary.public.ship(ship).cargo));
    let home = i32::from(summary.public.cubes(summary.home(), summary.seat));
    let aboard = aboard.sum::<i32>();
    let useful = summary.turns_left.min(4);
    home.min(6) * (2 + 2 * useful)
        + aboard * (4 + 3 * useful)
        + i32::from(mat.stash.min(8)) * useful
}

/// Returns the value of the rockets that the seat controls.
fn rocket_value(summary: &PositionSummary<'_>) -> i32 {
    let is_controlled = |hex: &HexId| summary.public.controller(*hex) == Some(summary.seat);
    let controlled = summary.game.hexes().filter(is_controlled);
    let count = controlled.map(|hex| {
        let [tokens, cubes, planets] = summary.public.sector(hex).rockets.map(i32::from);
        3 * tokens + 9 * cubes + 8 * planets
    });
    count.sum::<i32>() * (summary.turns_left + summary.plays.min(1))
}
