//! Who plays a game that is set up: how many seats, who sits there, in which color, and who begins.

use super::{Draft, FIRST_LEVEL, resized};
use crate::store::Sitter;
use crate::store::color::{self, SeatColor};
use engine::bots::Level;
use engine::game::Seat;

/// Who sits at the table, as one choice for all seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Company {
    /// One player against bots.
    Bots,
    /// All players at one screen.
    Screen,
    /// One player here, the others elsewhere.
    Far,
    /// Bots among themselves.
    Watch,
}

impl Company {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Bots, Self::Screen, Self::Far, Self::Watch];

    /// Its name in phrase keys and inputs.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Bots => "bots",
            Self::Screen => "screen",
            Self::Far => "far",
            Self::Watch => "watch",
        }
    }

    /// The choice of that name.
    #[must_use]
    pub fn named(slug: &str) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find(|company| company.slug() == slug)
    }

    /// Who sits at a seat.
    const fn sitter(self, seat: usize, level: Level) -> Sitter {
        match (self, seat) {
            (Self::Screen, _) | (Self::Bots | Self::Far, 0) => Sitter::Human,
            (Self::Bots, _) | (Self::Watch, _) => Sitter::Bot(level),
            (Self::Far, _) => Sitter::Away,
        }
    }
}

/// Those who sit at so many seats where nothing is known of them: a player, and bots.
pub(super) fn sitters(seats: u8) -> Vec<Sitter> {
    let all = 0..usize::from(seats);
    all.map(|seat| Company::Bots.sitter(seat, FIRST_LEVEL))
        .collect()
}

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
        let like = match self.company() {
            Some(company) => company.sitter(1, self.level()),
            None => Sitter::Bot(self.level()),
        };
        draft.sitters.resize(usize::from(seats), like);
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
        let level = self.level();
        let fits = |company: &Company| {
            let mut all = self.sitters.iter().enumerate();
            all.all(|(seat, sitter)| {
                let wanted = company.sitter(seat, level);
                *sitter == wanted || matches!((sitter, wanted), (Sitter::Bot(_), Sitter::Bot(_)))
            })
        };
        Company::ALL.into_iter().find(fits)
    }

    /// With other company; bots stay of the level that they are of.
    #[must_use]
    pub fn with_company(&self, company: Company) -> Self {
        let (mut draft, level) = (self.clone(), self.level());
        for (seat, sitter) in draft.sitters.iter_mut().enumerate() {
            let wanted = company.sitter(seat, level);
            if !matches!((*sitter, wanted), (Sitter::Bot(_), Sitter::Bot(_))) {
                *sitter = wanted;
            }
        }
        draft
    }

    /// The levels of the bots.
    fn bots(&self) -> impl Iterator<Item = Level> + '_ {
        self.sitters.iter().filter_map(|sitter| match sitter {
            Sitter::Bot(level) => Some(*level),
            Sitter::Human | Sitter::Away => None,
        })
    }

    /// The level of the bots; of the first where they differ.
    #[must_use]
    pub fn level(&self) -> Level {
        self.bots().next().unwrap_or(FIRST_LEVEL)
    }

    /// The level that all bots have, if they have one; the outer `None` where there is no bot.
    #[must_use]
    pub fn levels(&self) -> Option<Option<Level>> {
        let first = self.bots().next()?;
        Some(self.bots().all(|level| level == first).then_some(first))
    }

    /// The same game with all its bots of one level.
    #[must_use]
    pub fn against(mut self, level: Level) -> Self {
        for sitter in &mut self.sitters {
            if matches!(sitter, Sitter::Bot(_)) {
                *sitter = Sitter::Bot(level);
            }
        }
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
        self.sitters.extend(sitters(seats).into_iter().skip(known));
        self.sitters.truncate(usize::from(seats));
        color::fit(&mut self.colors, usize::from(seats));
    }
}
