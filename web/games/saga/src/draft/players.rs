//! Who plays a game that is set up: how many seats, who sits there, and who begins.

use super::SetupDraft;
use crate::draft;
use engine::game::Seat;
use engine::saga::metadata::SEATS;
use play::setup::SeatingPreset;

/// How many may play the scenario.
#[must_use]
pub fn seat_counts(draft: &SetupDraft) -> Vec<u8> {
    let players = draft.file.players;
    let (fewest, most) = SEATS;
    let all = players.min.max(fewest)..=players.max.min(most);
    all.filter(|count| *count > 1 || players.solo).collect()
}

/// The number of players that the scenario takes and that is nearest to this one.
pub(super) fn nearest(draft: &SetupDraft, seats: u8) -> u8 {
    let counts = draft::seat_counts(draft).into_iter();
    let nearest = counts.min_by_key(|count| count.abs_diff(seats));
    nearest.unwrap_or(seats)
}

/// With another number of seats; who sat there goes on sitting there. A First Player and teams
/// that were agreed on are none any longer where there is no room for them.
#[must_use]
pub fn with_seats(draft: &SetupDraft, seats: u8) -> SetupDraft {
    let mut draft = draft.clone();
    SeatingPreset::resize(&mut draft.sitters, seats);
    with_fitting_seats(&draft.with_options(|options| options.seats = seats))
}

/// Forgets what was agreed on for other seats.
#[must_use]
pub(super) fn with_fitting_seats(draft: &SetupDraft) -> SetupDraft {
    let (seats, rivalry) = (draft.options.seats, draft::is_rivalry(draft));
    draft.with_options(|options| {
        options.first = options.first.filter(|first| first.0 < seats);
        options.rules.teams &= rivalry && seats == 4;
        options.rules.domination &= rivalry;
        options.rules.all_badges &= !rivalry;
    })
}

/// With this First Player; without one, chance draws `[SAGA-SET.1]`.
#[must_use]
pub fn with_first(draft: &SetupDraft, first: Option<Seat>) -> SetupDraft {
    draft.with_options(|options| options.first = first)
}
