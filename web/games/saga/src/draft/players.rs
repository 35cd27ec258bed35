//! Changes to the players of a draft: the number of seats, and the First Player.

use super::SetupDraft;
use crate::draft;
use engine::game::Seat;
use engine::saga::metadata::SEATS;
use play::setup::SeatingPreset;

/// Returns the numbers of players that the scenario allows.
#[must_use]
pub fn seat_counts(draft: &SetupDraft) -> Vec<u8> {
    let players = draft.file.players;
    let (min_seats, max_seats) = SEATS;
    let all = players.min.max(min_seats)..=players.max.min(max_seats);
    all.filter(|count| *count > 1 || players.allows_solo)
        .collect()
}

/// Returns the number of players that the scenario allows and that is nearest to `seat_count`.
pub(super) fn nearest(draft: &SetupDraft, seat_count: u8) -> u8 {
    let counts = draft::seat_counts(draft).into_iter();
    let nearest = counts.min_by_key(|count| count.abs_diff(seat_count));
    nearest.unwrap_or(seat_count)
}

/// Returns the draft with another number of seats; players keep their seats. A First Player or
/// teams that no longer fit are removed.
#[must_use]
pub fn with_seats(draft: &SetupDraft, seat_count: u8) -> SetupDraft {
    let mut draft = draft.clone();
    SeatingPreset::resize(&mut draft.player_kinds, seat_count);
    with_fitting_seats(&draft.with_options(|options| options.seats = seat_count))
}

/// Returns the draft without the First Player and house rules that do not fit its seats and
/// scenario.
#[must_use]
pub(super) fn with_fitting_seats(draft: &SetupDraft) -> SetupDraft {
    let (seats, arena) = (draft.options.seats, draft::is_arena(draft));
    draft.with_options(|options| {
        options.first = options.first.filter(|first| first.0 < seats);
        options.rules.has_teams &= arena && seats == 4;
        options.rules.has_domination &= arena;
        options.rules.needs_all_badges &= !arena;
    })
}

/// Returns the draft with this First Player; `None` leaves it to chance `[SAGA-SET.1]`.
#[must_use]
pub fn with_first(draft: &SetupDraft, first: Option<Seat>) -> SetupDraft {
    draft.with_options(|options| options.first = first)
}
