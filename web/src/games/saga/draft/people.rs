//! Who plays a game that is set up: how many seats, who sits there, and who begins.

use super::Draft;
use crate::pages::setup::{self, Company};
use crate::store::{SeatColor, Sitter, color};
use engine::bots::Level;
use engine::game::Seat;
use engine::saga::meta::SEATS;

impl Draft {
    /// The seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.options.seats).map(Seat)
    }

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

    /// Who sits at a seat.
    #[must_use]
    pub fn sitter(&self, seat: Seat) -> Sitter {
        let sitter = self.sitters.get(seat.index());
        sitter.copied().unwrap_or(Sitter::Human)
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

    /// Gives a seat to somebody else.
    #[must_use]
    pub fn with_sitter(&self, seat: Seat, sitter: Sitter) -> Self {
        let mut draft = self.clone();
        if let Some(own) = draft.sitters.get_mut(seat.index()) {
            *own = sitter;
        }
        draft
    }

    /// What who sits there comes to, if it is one of the choices for all seats.
    #[must_use]
    pub fn company(&self) -> Option<Company> {
        Company::of(&self.sitters)
    }

    /// With other company; bots stay of the level that they are of.
    #[must_use]
    pub fn with_company(&self, company: Company) -> Self {
        let mut draft = self.clone();
        company.seat(&mut draft.sitters);
        draft
    }

    /// The same game with all its bots of one level.
    #[must_use]
    pub fn against(mut self, level: Level) -> Self {
        setup::set_level(&mut self.sitters, level);
        self
    }

    /// Gives a seat another color.
    #[must_use]
    pub fn with_color(&self, seat: Seat, color: SeatColor) -> Self {
        let mut draft = self.clone();
        color::give(&mut draft.colors, seat.index(), color);
        draft
    }

    /// With this First Player; without one, chance draws `[SAGA-SET.1]`.
    #[must_use]
    pub fn with_first(&self, first: Option<Seat>) -> Self {
        self.with_options(|options| options.first = first)
    }

    /// Fits sitters and colors to the seats.
    pub(super) fn seat(&mut self) {
        let seats = self.options.seats;
        let known = self.sitters.len();
        self.sitters
            .extend(Company::unknown(seats).into_iter().skip(known));
        self.sitters.truncate(usize::from(seats));
        color::fit(&mut self.colors, usize::from(seats));
    }
}
