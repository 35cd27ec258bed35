//! The guest's side of votes: its undo requests, the votes of others, and the agreements.

use super::{Guest, GuestEffect};
use crate::message::{FromGuest, UNDO_SEQ, to_json};
use crate::undo_vote::Proposal;
use engine::game::{Game, Seat};

impl<G: Game> Guest<G> {
    /// Returns the message that asks to undo the guest's last action.
    #[must_use]
    pub fn request_undo(&mut self) -> String {
        self.has_requested_undo = true;
        to_json(&FromGuest::<G::Action>::Undo)
    }

    /// Returns whether the guest's own undo request is still open.
    #[must_use]
    pub const fn wants_undo(&self) -> bool {
        self.has_requested_undo
    }

    /// Agrees to play a match whose commitments are unknown. Returns the message that informs the
    /// host.
    #[must_use]
    pub fn accept_unknown_deal(&mut self) -> String {
        self.is_undecided = false;
        to_json(&FromGuest::<G::Action>::Doubt {
            is_undecided: false,
        })
    }

    /// Answers the open vote of another seat. Only the first answer counts.
    #[must_use]
    pub fn vote(&mut self, is_accepted: bool) -> String {
        if let Some((_, answer @ None)) = &mut self.asked {
            *answer = Some(is_accepted);
        }
        to_json(&FromGuest::<G::Action>::Vote { is_accepted })
    }

    /// Handles the message that a request came too late or is impossible.
    pub(super) fn on_stale(&mut self, seq: u32) -> Vec<GuestEffect<G>> {
        self.has_requested_undo &= seq != UNDO_SEQ;
        vec![GuestEffect::Stale]
    }

    /// Handles a request to vote. The guest does not vote on its own request.
    pub(super) fn on_vote_requested(&mut self, proposal: Proposal) -> Vec<GuestEffect<G>> {
        if self.seat.map(Proposal::Undo) == Some(proposal) {
            return Vec::new();
        }
        self.asked = Some((proposal, None));
        vec![GuestEffect::VoteRequested(proposal)]
    }

    /// Handles the end of a vote. A proposal that the guest neither requested nor agreed to is not
    /// applied.
    pub(super) fn on_vote_closed(&mut self, is_accepted: bool) -> Vec<GuestEffect<G>> {
        let agreed = match self.asked.take() {
            Some((proposal, answer)) => answer.filter(|yes| *yes).map(|_| proposal),
            // While another vote is open, the guest's own request is not put to a vote.
            None => {
                let own_proposal = self
                    .seat
                    .filter(|_| std::mem::take(&mut self.has_requested_undo));
                own_proposal.map(Proposal::Undo)
            }
        };
        match agreed.filter(|_| is_accepted) {
            Some(Proposal::Undo(seat)) => self.approved_undo = Some(seat),
            Some(Proposal::Redeal) => {
                self.record.is_redeal_agreed = true;
                return vec![GuestEffect::VoteClosed(is_accepted), self.save_commitment()];
            }
            None => {}
        }
        vec![GuestEffect::VoteClosed(is_accepted)]
    }

    /// Returns whether the entries from an index on may be removed: everybody agreed to an undo,
    /// and the first removed entry is the last action of the seat that asked. A spectator is not
    /// asked, and sees what the players agreed to.
    pub(super) fn may_undo_to(&mut self, entry: usize, actors: &[Seat]) -> bool {
        if self.watching.is_some() {
            return true;
        }
        let asked = self.approved_undo.take();
        let last = asked.and_then(|asked| actors.iter().rposition(|actor| *actor == asked));
        last.is_some_and(|last| entry >= last)
    }
}
