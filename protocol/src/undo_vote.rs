//! What needs everybody: one asks, and it is done when all the others agree.

use engine::game::{Seat, SeatSet};
use engine::session::PositionId;

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proposal {
    /// A seat wants to take back its last action.
    TakeBack(Seat),
    /// The match is to be dealt anew.
    Redeal,
}

/// A question to all other screens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UndoVote {
    /// What is asked.
    pub proposal: Proposal,
    /// Where the match stood.
    pub at: PositionId,
    /// Who has not answered.
    open: SeatSet,
}

/// How a ballot stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VoteOutcome {
    /// Somebody has not answered.
    Open,
    /// All agree.
    Agreed,
    /// Somebody does not.
    Denied,
}

impl UndoVote {
    /// A question to those in `asked`.
    #[must_use]
    pub const fn new(matter: Proposal, at: PositionId, asked: SeatSet) -> Self {
        Self {
            proposal: matter,
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
    pub const fn pending(&self) -> SeatSet {
        self.open
    }

    /// Notes an answer. A second answer, or one of somebody who was not asked, counts for nothing.
    pub const fn answer(&mut self, seat: Seat, yes: bool) -> VoteOutcome {
        if !self.open.has(seat) {
            return VoteOutcome::Open;
        }
        if !yes {
            return VoteOutcome::Denied;
        }
        self.open = self.open.without(seat);
        if self.open.is_empty() {
            VoteOutcome::Agreed
        } else {
            VoteOutcome::Open
        }
    }
}
