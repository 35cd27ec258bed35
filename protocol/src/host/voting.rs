//! The host's side of votes on undo: requests, voters and outcomes.

use super::{Effects, Host, HostEffect, MAX_STALE, Peer, send};
use crate::message::{FromHost, UNDO_SEQ};
use crate::undo_vote::{Proposal, UndoVote, VoteOutcome};
use engine::error::RuleRefusal;
use engine::game::{Game, Seat, SeatSet};
use engine::session::Session;

/// The maximum number of undo requests of a guest in the same position.
const MAX_UNDO_REQUESTS: u32 = 2;

impl<G: Game> Host<G>
where
    G::Refusal: RuleRefusal,
{
    /// Starts a vote on undoing the last action of a seat, which may be a guest's or one at the
    /// host's screen.
    pub fn request_undo(&mut self, seat: Seat, session: &Session<G>) -> Effects<G> {
        // Somebody who is away may have received what would be undone.
        let is_missing_somebody = self.is_unattended && self.is_missing();
        if !session.can_undo(seat) || self.vote.is_some() || is_missing_somebody {
            return Vec::new();
        }
        let guests: SeatSet = self.seated().into_iter().map(|(_, seat)| seat).collect();
        let others = guests.with(self.host_seat).without(seat);
        let is_host_seat = !guests.contains(seat);
        let others = if is_host_seat {
            others.without(self.host_seat)
        } else {
            others
        };
        let proposal = Proposal::Undo(seat);
        self.vote = Some(UndoVote::new(proposal, session.position_id(), others));
        self.vote_number = self.vote_number.wrapping_add(1);
        if others.is_empty() {
            return self.accept_vote(session);
        }
        let asked = FromHost::Asked { seat };
        let seated = self.seated().into_iter();
        let mut effects: Effects<G> = seated
            .filter(|(_, other)| *other != seat)
            .map(|(peer, _)| send::<G>(peer, &asked))
            .collect();
        effects.push(HostEffect::VoteStarted(self.vote_number));
        if !is_host_seat && !self.is_unattended {
            effects.push(HostEffect::VoteRequested(proposal));
        }
        effects
    }

    /// Tells a guest that the match is in another position than it assumes. Repeated late requests in
    /// one position count as invalid, except those of programs: they answer every position that they
    /// were sent, and a slow one is many positions behind.
    pub(super) fn reject_stale(
        &mut self,
        peer: Peer,
        seq: u32,
        session: &Session<G>,
    ) -> Effects<G> {
        let mut effects = vec![send::<G>(peer, &FromHost::Stale { seq })];
        let at = session.position_id();
        let connection = self.connections.entry(peer).or_default();
        let here = connection
            .stale_requests
            .filter(|(before, _)| *before == at);
        let count = here.map_or(0, |(_, count)| count).saturating_add(1);
        connection.stale_requests = Some((at, count));
        if count > MAX_STALE && !connection.is_program {
            effects.extend(self.strike(peer));
        }
        effects
    }

    /// Handles a guest's undo request. If the undo is impossible or was rejected before, the host
    /// answers at once.
    pub(super) fn on_undo(&mut self, peer: Peer, seat: Seat, session: &Session<G>) -> Effects<G> {
        let at = session.position_id();
        let connection = self.connections.entry(peer).or_default();
        let asked = connection.asked.filter(|(before, _)| *before == at);
        let times = asked.map_or(0, |(_, times)| times);
        let effects = if times < MAX_UNDO_REQUESTS {
            self.request_undo(seat, session)
        } else {
            Vec::new()
        };
        if effects.is_empty() {
            return self.reject_stale(peer, UNDO_SEQ, session);
        }
        if let Some(connection) = self.connections.get_mut(&peer) {
            connection.asked = Some((at, times + 1));
        }
        effects
    }

    /// Sends the open vote to a guest that has just arrived. If the guest started the vote before
    /// it reconnected, the vote is closed.
    pub(super) fn forward_vote(&mut self, peer: Peer, seat: Seat) -> Effects<G> {
        let Some(vote) = &mut self.vote else {
            return Vec::new();
        };
        if vote.proposal == Proposal::Undo(seat) {
            return self.close_vote();
        }
        vote.include(seat);
        let question = match vote.proposal {
            Proposal::Undo(seat) => FromHost::Asked { seat },
            Proposal::Redeal => FromHost::Anew,
        };
        vec![send::<G>(peer, &question)]
    }

    /// Closes a vote that was not answered in time. Does nothing if the vote with this number is
    /// already closed.
    pub fn expire_vote(&mut self, number: u32) -> Effects<G> {
        if self.vote.is_none() || self.vote_number != number {
            return Vec::new();
        }
        self.reject_vote()
    }

    /// Closes a vote about a position that the match has left.
    pub(super) fn close_outdated_vote(&mut self, session: &Session<G>) -> Effects<G> {
        let open = self.vote.as_ref();
        if open.is_none_or(|vote| vote.at == session.position_id()) {
            return Vec::new();
        }
        self.close_vote()
    }

    /// Returns the guests whose answer to an open vote is missing.
    #[must_use]
    pub fn awaited_seats(&self) -> SeatSet {
        let open = self.vote.as_ref().map(UndoVote::pending);
        open.unwrap_or_default().without(self.host_seat)
    }

    /// Answers the open vote for the seats at the host's screen.
    pub fn answer(&mut self, is_accepted: bool, session: &Session<G>) -> Effects<G> {
        self.vote(self.host_seat, is_accepted, session)
    }

    pub(super) fn vote(
        &mut self,
        seat: Seat,
        is_accepted: bool,
        session: &Session<G>,
    ) -> Effects<G> {
        let Some(vote) = &mut self.vote else {
            return Vec::new();
        };
        match vote.answer(seat, is_accepted) {
            VoteOutcome::Open => Vec::new(),
            VoteOutcome::Denied => self.reject_vote(),
            VoteOutcome::Agreed => self.accept_vote(session),
        }
    }

    /// Handles a negative or missing answer.
    fn reject_vote(&mut self) -> Effects<G> {
        let is_redeal = |vote: &UndoVote| vote.proposal == Proposal::Redeal;
        self.is_redeal_refused |= self.vote.as_ref().is_some_and(is_redeal);
        self.close_vote()
    }

    /// Closes the vote without effect.
    pub(super) fn close_vote(&mut self) -> Effects<G> {
        self.vote = None;
        let mut effects = self.broadcast(&FromHost::Voted { is_accepted: false });
        effects.push(HostEffect::VoteClosed(false));
        effects
    }

    fn accept_vote(&mut self, session: &Session<G>) -> Effects<G> {
        let vote = self.vote.take();
        let mut effects = self.broadcast(&FromHost::Voted { is_accepted: true });
        effects.push(HostEffect::VoteClosed(true));
        match vote.map(|vote| (vote.proposal, vote.at)) {
            Some((Proposal::Undo(seat), at)) => effects.push(HostEffect::Undo(at, seat)),
            Some((Proposal::Redeal, _)) => effects.extend(self.redeal(session)),
            None => {}
        }
        effects
    }
}
