//! Who plays a game that is set up: how many seats, who sits there, and who begins.

use super::Draft;
use crate::setup::Company;
use engine::game::Seat;
use engine::saga::meta::SEATS;

impl Draft {
    /// How many may play the scenario.
    #[must_use]
    pub fn counts(&self) -> Vec<u8> {
        let players = self.file.players;
        let (fewest, most) = SEATS;
        let all = players.min.max(fewest)..=players.max.min(most);
        all.filter(|count| *count > 1 || players.solo).collect()
    }

    /// The number of players that the scenario takes and that is nearest to this one.
    pub(super) fn nearest(&self, seats: u8) -> u8 {
        let counts = self.counts().into_iter();
        let nearest = counts.min_by_key(|count| count.abs_diff(seats));
        nearest.unwrap_or(seats)
    }

    /// With another number of seats; who sat there goes on sitting there. A First Player and teams
    /// that were agreed on are none any longer where there is no room for them.
    #[must_use]
    pub fn with_seats(&self, seats: u8) -> Self {
        let mut draft = self.clone();
        Company::fit(&mut draft.sitters, seats);
        draft.with_options(|options| options.seats = seats).fitted()
    }

    /// Forgets what was agreed on for other seats.
    #[must_use]
    pub(super) fn fitted(&self) -> Self {
        let (seats, rivalry) = (self.options.seats, self.is_rivalry());
        self.with_options(|options| {
            options.first = options.first.filter(|first| first.0 < seats);
            options.rules.teams &= rivalry && seats == 4;
            options.rules.domination &= rivalry;
            options.rules.all_badges &= !rivalry;
        })
    }

    /// With this First Player; without one, chance draws `[SAGA-SET.1]`.
    #[must_use]
    pub fn with_first(&self, first: Option<Seat>) -> Self {
        self.with_options(|options| options.first = first)
    }
}
