//! The seats of a battle that is being set up: the number per side, their players, and the color of
//! each side.

use super::{FIRST_LEVEL, SetupDraft};
use crate::draft;
use engine::game::Seat;
use engine::space_rift::battlefield::Side;
use store::PlayerKind;
use store::color;
use store::color::SeatColor;

/// Returns the seats with their side and their rank on that side, first those of South, then those
/// of North.
pub fn seats_by_side(draft: &SetupDraft) -> impl Iterator<Item = (Seat, Side, u8)> + '_ {
    let options = &draft.options;
    let ranks = Side::ALL
        .into_iter()
        .flat_map(|side| (0..options.crews[side.index()]).map(move |rank| (side, rank)));
    ranks.filter_map(|(side, rank)| Some((options.seat(side, rank)?, side, rank)))
}

/// Returns the draft with the players of both sides swapped.
#[must_use]
pub fn with_sides_swapped(draft: &SetupDraft) -> SetupDraft {
    let mut changed = draft.clone();
    changed.options.crews.reverse();
    let player_kinds: Vec<(Seat, PlayerKind)> = draft::seats_by_side(&changed)
        .filter_map(|(seat, side, rank)| {
            let before = draft.options.seat(side.other(), rank)?;
            Some((seat, draft.player_kind(before)))
        })
        .collect();
    for (seat, player_kind) in player_kinds {
        changed = changed.with_player_kind(seat, player_kind);
    }
    changed.fit_seats();
    changed
}

/// Returns the draft with another number of seats on a side; players keep their side and rank, and
/// bots play new seats.
#[must_use]
pub fn with_crew(draft: &SetupDraft, side: Side, crew: u8) -> SetupDraft {
    let mut changed = draft.clone();
    changed.options.crews[side.index()] = crew;
    let before = &draft.options;
    changed.player_kinds = (0..changed.options.seats())
        .map(|seat| {
            let (side, rank) = changed
                .options
                .side_and_rank(Seat(seat))
                .unwrap_or_default();
            let old_seat = before.seat(side, rank);
            old_seat.map_or(PlayerKind::Bot(FIRST_LEVEL), |seat| draft.player_kind(seat))
        })
        .collect();
    changed.fit_seats();
    changed
}

#[must_use]
pub fn with_side_color(draft: &SetupDraft, side: Side, color: SeatColor) -> SetupDraft {
    let mut draft = draft.clone();
    draft.colors.truncate(2);
    color::assign(&mut draft.colors, side.index(), color);
    draft.fit_seats();
    draft
}
