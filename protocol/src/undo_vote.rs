//! Votes that need everybody's consent: one seat asks, and the proposal passes if all others agree.

use engine::game::{Seat, SeatSet};
use engine::session::PositionId;

/// The subject of a vote.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proposal {
    /// A seat wants to undo its last action.
    Undo(Seat),
    /// The match is to be dealt again.
    Redeal,
}

/// An open vote among the other browsers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UndoVote {
    /// The subject of the vote.
    pub proposal: Proposal,
    /// The position of the match when the vote started.
    pub at: PositionId,
    /// The seats that have not answered.
    open: SeatSet,
}

/// The outcome of a vote so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VoteOutcome {
    /// Somebody has not answered.
    Open,
    /// Everybody agreed.
    Agreed,
    /// Somebody disagreed.
    Denied,
}

impl UndoVote {
    /// Starts a vote among the seats in `asked`.
    #[must_use]
    pub const fn new(proposal: Proposal, at: PositionId, asked: SeatSet) -> Self {
        Self {
            proposal,
            at,
            open: asked,
        }
    }

    /// Asks another seat, or the same one again after it reconnected and forgot its answer.
    pub const fn include(&mut self, seat: Seat) {
        self.open = self.open.with(seat);
    }

    /// Returns the seats that have not answered.
    #[must_use]
    pub const fn pending(&self) -> SeatSet {
        self.open
    }

    /// Records an answer. A second answer, or one of a seat that was not asked, has no effect.
    pub const fn answer(&mut self, seat: Seat, is_accepted: bool) -> VoteOutcome {
        if !self.open.contains(seat) {
            return VoteOutcome::Open;
        }
        if !is_accepted {
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
