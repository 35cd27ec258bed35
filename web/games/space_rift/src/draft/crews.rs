//! The seats of a battle that is set up: how many a side has, who sits there, in which color.

use super::{Draft, FIRST_LEVEL};
use crate::draft;
use engine::game::Seat;
use engine::space_rift::field::Side;
use store::Sitter;
use store::color;
use store::color::SeatColor;

/// The seats, each with its side and its rank there: first of South, then of North.
pub fn posts(draft: &Draft) -> impl Iterator<Item = (Seat, Side, u8)> + '_ {
    let options = &draft.options;
    let ranks = Side::ALL
        .into_iter()
        .flat_map(|side| (0..options.crews[side.index()]).map(move |rank| (side, rank)));
    ranks.filter_map(|(side, rank)| Some((options.seat(side, rank)?, side, rank)))
}

/// The same people, each on the other side.
#[must_use]
pub fn with_sides_changed(draft: &Draft) -> Draft {
    let mut changed = draft.clone();
    changed.options.crews.reverse();
    let sat: Vec<(Seat, Sitter)> = draft::posts(&changed)
        .filter_map(|(seat, side, rank)| {
            let before = draft.options.seat(side.other(), rank)?;
            Some((seat, draft.sitter(before)))
        })
        .collect();
    for (seat, sitter) in sat {
        changed = changed.with_sitter(seat, sitter);
    }
    changed.seat();
    changed
}

/// With another number of seats of a side; who sat there goes on sitting there.
#[must_use]
pub fn with_crew(draft: &Draft, side: Side, crew: u8) -> Draft {
    let mut changed = draft.clone();
    changed.options.crews[side.index()] = crew;
    let before = &draft.options;
    changed.sitters = (0..changed.options.seats())
        .map(|seat| {
            let (side, rank) = changed.options.post(Seat(seat)).unwrap_or_default();
            let known = before.seat(side, rank);
            known.map_or(Sitter::Bot(FIRST_LEVEL), |seat| draft.sitter(seat))
        })
        .collect();
    changed.seat();
    changed
}

/// Gives a side another color.
#[must_use]
pub fn with_side_color(draft: &Draft, side: Side, color: SeatColor) -> Draft {
    let mut draft = draft.clone();
    draft.colors.truncate(2);
    color::give(&mut draft.colors, side.index(), color);
    draft.seat();
    draft
}
