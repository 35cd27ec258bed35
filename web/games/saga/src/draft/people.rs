//! Who plays a game that is set up: how many seats, who sits there, and who begins.

use super::Draft;
use crate::draft;
use engine::game::Seat;
use engine::saga::meta::SEATS;
use play::setup::Company;

/// How many may play the scenario.
#[must_use]
pub fn counts(draft: &Draft) -> Vec<u8> {
    let players = draft.file.players;
    let (fewest, most) = SEATS;
    let all = players.min.max(fewest)..=players.max.min(most);
    all.filter(|count| *count > 1 || players.solo).collect()
}

/// The number of players that the scenario takes and that is nearest to this one.
pub(super) fn nearest(draft: &Draft, seats: u8) -> u8 {
    let counts = draft::counts(draft).into_iter();
    let nearest = counts.min_by_key(|count| count.abs_diff(seats));
    nearest.unwrap_or(seats)
}

/// With another number of seats; who sat there goes on sitting there. A First Player and teams
/// that were agreed on are none any longer where there is no room for them.
#[must_use]
pub fn with_seats(draft: &Draft, seats: u8) -> Draft {
    let mut draft = draft.clone();
    Company::fit(&mut draft.sitters, seats);
    fitted(&draft.with_options(|options| options.seats = seats))
}

/// Forgets what was agreed on for other seats.
#[must_use]
pub(super) fn fitted(draft: &Draft) -> Draft {
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
pub fn with_first(draft: &Draft, first: Option<Seat>) -> Draft {
    draft.with_options(|options| options.first = first)
}
