//! The seats of a battle that is set up: how many a side has, who sits there, in which color.

use super::{Company, Draft, FIRST_LEVEL};
use crate::store::Sitter;
use crate::store::color::{self, SeatColor};
use engine::game::Seat;
use engine::space_rift::field::Side;

impl Draft {
    /// The seats, each with its side and its rank there: first of South, then of North.
    pub fn posts(&self) -> impl Iterator<Item = (Seat, Side, u8)> + '_ {
        let options = &self.options;
        let ranks = Side::ALL
            .into_iter()
            .flat_map(|side| (0..options.crews[side.index()]).map(move |rank| (side, rank)));
        ranks.filter_map(|(side, rank)| Some((options.seat(side, rank)?, side, rank)))
    }

    /// Who sits at a seat.
    #[must_use]
    pub fn sitter(&self, seat: Seat) -> Sitter {
        let sitter = self.sitters.get(seat.index());
        sitter.copied().unwrap_or(Sitter::Human)
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

    /// The same people, each on the other side.
    #[must_use]
    pub fn with_sides_changed(&self) -> Self {
        let mut draft = self.clone();
        draft.options.crews.reverse();
        let changed: Vec<(Seat, Sitter)> = draft
            .posts()
            .filter_map(|(seat, side, rank)| {
                let before = self.options.seat(side.other(), rank)?;
                Some((seat, self.sitter(before)))
            })
            .collect();
        for (seat, sitter) in changed {
            draft = draft.with_sitter(seat, sitter);
        }
        draft.seat();
        draft
    }

    /// With another number of seats of a side; who sat there goes on sitting there.
    #[must_use]
    pub fn with_crew(&self, side: Side, crew: u8) -> Self {
        let mut draft = self.clone();
        draft.options.crews[side.index()] = crew;
        let before = &self.options;
        draft.sitters = (0..draft.options.seats())
            .map(|seat| {
                let (side, rank) = draft.options.post(Seat(seat)).unwrap_or_default();
                let known = before.seat(side, rank);
                known.map_or(Sitter::Bot(FIRST_LEVEL), |seat| self.sitter(seat))
            })
            .collect();
        draft.seat();
        draft
    }

    /// Gives a side another color.
    #[must_use]
    pub fn with_color(&self, side: Side, color: SeatColor) -> Self {
        let mut draft = self.clone();
        draft.colors.truncate(2);
        color::give(&mut draft.colors, side.index(), color);
        draft.seat();
        draft
    }

    /// Fits sitters and colors to the seats: the first a player, new ones bots, and sector
    /// commanders in the color of their side.
    pub(super) fn seat(&mut self) {
        let seats = self.options.seats();
        let known = self.sitters.len();
        self.sitters
            .extend(Company::unknown(seats).into_iter().skip(known));
        self.sitters.truncate(usize::from(seats));
        self.colors.truncate(2);
        color::fit(&mut self.colors, 2);
        for seat in 2..seats {
            let side = self.options.post(Seat(seat)).unwrap_or_default().0;
            let own = self.colors.get(side.index());
            self.colors.extend(own.copied());
        }
    }
}
