//! The seats of a battle that is set up: how many a side has, who sits there, in which color.

use super::{Draft, FIRST_LEVEL};
use engine::game::Seat;
use engine::space_rift::field::Side;
use store::Sitter;
use store::color;
use store::color::SeatColor;

impl Draft {
    /// The seats, each with its side and its rank there: first of South, then of North.
    pub fn posts(&self) -> impl Iterator<Item = (Seat, Side, u8)> + '_ {
        let options = &self.options;
        let ranks = Side::ALL
            .into_iter()
            .flat_map(|side| (0..options.crews[side.index()]).map(move |rank| (side, rank)));
        ranks.filter_map(|(side, rank)| Some((options.seat(side, rank)?, side, rank)))
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
    pub fn with_side_color(&self, side: Side, color: SeatColor) -> Self {
        let mut draft = self.clone();
        draft.colors.truncate(2);
        color::give(&mut draft.colors, side.index(), color);
        draft.seat();
        draft
    }
}
