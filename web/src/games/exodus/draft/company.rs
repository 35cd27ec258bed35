//! Who plays a game that is set up: how many seats, who sits there, in which color, and who begins.

use super::{Draft, resized};
use crate::pages::setup::{self, Company};
use crate::store::Sitter;
use crate::store::color::{self, SeatColor};
use engine::bots::Level;
use engine::game::Seat;

impl Draft {
    /// The seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.options.seats).map(Seat)
    }

    /// Who sits at a seat.
    #[must_use]
    pub fn sitter(&self, seat: Seat) -> Sitter {
        let sitter = self.sitters.get(seat.index());
        sitter.copied().unwrap_or(Sitter::Human)
    }

    /// With another number of seats; who sat there goes on sitting there. New ones are like the
    /// last, where that is nobody at this screen.
    #[must_use]
    pub fn with_seats(&self, seats: u8) -> Self {
        let mut draft = self.clone();
        Company::fit(&mut draft.sitters, seats);
        draft.changed(resized(&self.options, seats))
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

    /// The level of the bots; of the first where they differ.
    #[must_use]
    pub fn level(&self) -> Level {
        setup::level(&self.sitters)
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

    /// With the Turn Order cards as they are agreed on, in the order of seats at first, or dealt
    /// `[EXO-2.6]`.
    #[must_use]
    pub fn with_order_agreed(&self, agreed: bool) -> Self {
        let order = agreed.then(|| self.seats().collect());
        self.with_options(|options| options.order = order)
    }

    /// With the card of this place, from 0, changed for the one before.
    #[must_use]
    pub fn with_order_raised(&self, place: usize) -> Self {
        self.with_options(|options| {
            let order = options.order.as_mut().filter(|order| place < order.len());
            if let (Some(order), Some(before)) = (order, place.checked_sub(1)) {
                order.swap(before, place);
            }
        })
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
