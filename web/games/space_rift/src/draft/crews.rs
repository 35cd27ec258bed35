//! The seats of a battle that is set up: how many a side has, who sits there, in which color.

use super::{FIRST_LEVEL, SetupDraft};
use crate::draft;
use engine::game::Seat;
use engine::space_rift::battlefield::Side;
use store::PlayerKind;
use store::color;
use store::color::SeatColor;

/// The seats, each with its side and its rank there: first of South, then of North.
pub fn seats_by_side(draft: &SetupDraft) -> impl Iterator<Item = (Seat, Side, u8)> + '_ {
    let options = &draft.options;
    let ranks = Side::ALL
        .into_iter()
        .flat_map(|side| (0..options.crews[side.index()]).map(move |rank| (side, rank)));
    ranks.filter_map(|(side, rank)| Some((options.seat(side, rank)?, side, rank)))
}

/// The same people, each on the other side.
#[must_use]
pub fn with_sides_swapped(draft: &SetupDraft) -> SetupDraft {
    let mut changed = draft.clone();
    changed.options.crews.reverse();
    let sat: Vec<(Seat, PlayerKind)> = draft::seats_by_side(&changed)
        .filter_map(|(seat, side, rank)| {
            let before = draft.options.seat(side.other(), rank)?;
            Some((seat, draft.player_kind(before)))
        })
        .collect();
    for (seat, sitter) in sat {
        changed = changed.with_player_kind(seat, sitter);
    }
    changed.fit_seats();
    changed
}

/// With another number of seats of a side; who sat there goes on sitting there.
#[must_use]
pub fn with_crew(draft: &SetupDraft, side: Side, crew: u8) -> SetupDraft {
    let mut changed = draft.clone();
    changed.options.crews[side.index()] = crew;
    let before = &draft.options;
    changed.sitters = (0..changed.options.seats())
        .map(|seat| {
            let (side, rank) = changed
                .options
                .side_and_rank(Seat(seat))
                .unwrap_or_default();
            let known = before.seat(side, rank);
            known.map_or(PlayerKind::Bot(FIRST_LEVEL), |seat| draft.player_kind(seat))
        })
        .collect();
    changed.fit_seats();
    changed
}

/// Gives a side another color.
#[must_use]
pub fn with_side_color(draft: &SetupDraft, side: Side, color: SeatColor) -> SetupDraft {
    let mut draft = draft.clone();
    draft.colors.truncate(2);
    color::assign(&mut draft.colors, side.index(), color);
    draft.fit_seats();
    draft
}
