//! What needs everybody: one asks, and it is done when all the others agree.

use engine::game::{Seat, Seats};
use engine::session::Position;

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Matter {
    /// A seat wants to take back its last action.
    TakeBack(Seat),
    /// The match is to be dealt anew.
    Anew,
}

/// A question to all other screens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ballot {
    /// What is asked.
    pub matter: Matter,
    /// Where the match stood.
    pub at: Position,
    /// Who has not answered.
    open: Seats,
}

/// How a ballot stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Somebody has not answered.
    Open,
    /// All agree.
    Agreed,
    /// Somebody does not.
    Denied,
}

impl Ballot {
    /// A question to those in `asked`.
    #[must_use]
    pub const fn new(matter: Matter, at: Position, asked: Seats) -> Self {
        Self {
            matter,
            at,
            open: asked,
        }
    }

    /// Asks somebody else as well, or once more: who comes anew knows nothing of what it said before.
    pub const fn include(&mut self, seat: Seat) {
        self.open = self.open.with(seat);
    }

    /// Who has not answered.
    #[must_use]
    pub const fn open(&self) -> Seats {
        self.open
    }

    /// Notes an answer. A second answer, or one of somebody who was not asked, counts for nothing.
    pub const fn answer(&mut self, seat: Seat, yes: bool) -> Verdict {
        if !self.open.has(seat) {
            return Verdict::Open;
        }
        if !yes {
            return Verdict::Denied;
        }
        self.open = self.open.without(seat);
        if self.open.is_empty() {
            Verdict::Agreed
        } else {
            Verdict::Open
        }
    }
}
