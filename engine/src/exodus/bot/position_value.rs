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
/// Value of a ship for the hex that it will hold at the end.
const HULL: i32 = 44;

/// Returns the value of `state` to `seat`: its own prospects minus those of the others, of whom the
/// strongest counts the most.
#[must_use]
pub fn position_value(game: &Exodus, state: &State, seat: Seat) -> i32 {
    let public = &state.public;
    if public.step == Step::Over {
        return final_value(game, state, seat);
    }
    let all = public.order.iter().copied();
    let others = all.filter(|&other| other != seat);
    let worths: Vec<i32> = others.map(|other| seat_value(game, state, other)).collect();
    let most = worths.iter().copied().max().unwrap_or(0);
    let mean = worths.iter().sum::<i32>() / (worths.len() as i32).max(1);
    let gone = if public.resigned.has(seat) { 6000 } else { 0 };
    seat_value(game, state, seat) - (most + mean) / 2 - gone
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

/// Returns what a seat may reach, in sixtieths of a victory point.
#[must_use]
pub fn seat_value(game: &Exodus, state: &State, seat: Seat) -> i32 {
    let scan = PositionSummary::new(game, &state.public, seat);
    let purse = ResourceValue::new(&scan);
    let mat = scan.public.mat(seat);
    let mut worth = mat.track as i32;
    worth += trophies(&scan);
    worth += titles(&scan);
    worth += scores(&scan, state);
    worth += PlanetValue::new(&scan, &purse).total_value(&scan);
    worth += purse.own_value(&scan);
    worth += presence(&scan);
    worth += people(&scan);
    if scan.passes > 0 {
        worth += TechValue::new(&scan, &purse).total_value();
        worth += scan.strength_value(&scan.fleet_of(seat), scan.rival_power());
        worth += rockets(&scan);
    }
    worth
}

fn trophies(scan: &PositionSummary<'_>) -> i32 {
    let cards = scan.public.mat(scan.seat).trophies.iter();
    let points =
        cards.filter_map(|card| Some(i32::from(scan.game.resistance(ResistanceId(card))?.vp)));
    POINT_VALUE * points.sum::<i32>()
}

/// Titles count in full only when nobody can take them any more.
fn titles(scan: &PositionSummary<'_>) -> i32 {
    let frame = scan.game.frame();
    let (first, second) = if scan.game.options.rules.titles_5_3 {
        frame.house_titles
    } else {
        frame.titles
    };
    let points = match scan.public.rank(scan.seat) {
        Some(0) => i32::from(first),
        Some(1) => i32::from(second),
        Some(_) | None => 0,
    };
    let elected = Stage::of(scan.public.step) > Stage::Council;
    // The lower Turn Order card breaks ties.
    let ahead = 6 - i32::from(scan.public.rank(scan.seat).unwrap_or(5));
    let share = if scan.left == 0 && elected { 60 } else { 6 };
    points * share + ahead
}

/// Returns what laws and own abilities would score now.
fn scores(scan: &PositionSummary<'_>, state: &State) -> i32 {
    let score = scan.game.score(state, scan.seat);
    (score.line(ScoreLine::Laws) + score.line(ScoreLine::Abilities)) as i32
}

/// Returns the value of hexes with own ships, closer to their score as the end comes closer.
fn presence(scan: &PositionSummary<'_>) -> i32 {
    let (each, council) = scan.game.frame().domination;
    let own = |hex: &HexId| scan.force(*hex, scan.seat).ships > 0;
    let hexes = scan.game.hexes().filter(own).count() as i32;
    let there = |&seat: &Seat| scan.force(HexId::COUNCIL, seat).ships > 0;
    let sharing = scan.seats().filter(there).count() as i32;
    let seat = if own(&HexId::COUNCIL) {
        POINT_VALUE * i32::from(council) / sharing.max(1)
    } else {
        0
    };
    let scored = POINT_VALUE * i32::from(each) * hexes + seat;
    let ships = HULL * scan.fleet().count() as i32 + seat / 8;
    match (scan.left, scan.passes) {
        (0, 0) => scored,
        (0, 1) => (scored + 3 * ships) / 4,
        (_, _) => ships,
    }
}

/// Returns the value of cubes that are not on planets, and of those on the Home that pay for
/// reactions.
fn people(scan: &PositionSummary<'_>) -> i32 {
    if scan.passes == 0 {
        return 0;
    }
    let mat = scan.public.mat(scan.seat);
    let aboard = scan
        .fleet()
        .map(|(ship, _)| i32::from(scan.public.ship(ship).cargo));
    let home = i32::from(scan.public.cubes(scan.home(), scan.seat));
    let aboard = aboard.sum::<i32>();
    let useful = scan.left.min(4);
    home.min(6) * (2 + 2 * useful)
        + aboard * (4 + 3 * useful)
        + i32::from(mat.stash.min(8)) * useful
}

/// Returns the value of the rockets that the seat controls.
fn rockets(scan: &PositionSummary<'_>) -> i32 {
    let led = |hex: &HexId| scan.public.controller(*hex) == Some(scan.seat);
    let own = scan.game.hexes().filter(led);
    let count = own.map(|hex| {
        let [tokens, cubes, planets] = scan.public.sector(hex).rockets.map(i32::from);
        3 * tokens + 9 * cubes + 8 * planets
    });
    count.sum::<i32>() * (scan.left + scan.plays.min(1))
}
