//! The host's side of taking back: who asks, who is asked, and what comes of it.

use super::{Effect, Effects, Host, Remote};
use crate::remote::ballot::{Ballot, Verdict};
use crate::remote::message::FromHost;
use engine::error::Cites;
use engine::game::{Seat, Seats};
use engine::session::Session;

impl<G: Remote> Host<G>
where
    G::Refusal: Cites,
{
    /// A seat asks to take back its last action; also for those who sit with the host.
    pub fn ask(&mut self, seat: Seat, session: &Session<G>) -> Effects<G> {
        if !session.can_undo(seat) || self.ballot.is_some() {
            return Vec::new();
        }
        let guests: Seats = self.seated().into_iter().map(|(_, seat)| seat).collect();
        let others = guests.with(self.own).without(seat);
        let here = !guests.has(seat);
        let others = if here {
            others.without(self.own)
        } else {
            others
        };
        self.ballot = Some(Ballot::new(seat, session.position(), others));
        self.ballots = self.ballots.wrapping_add(1);
        let mut effects = self.everybody(&FromHost::Asked { seat });
        effects.push(Effect::Polled(self.ballots));
        if !here {
            effects.push(Effect::Asked(seat));
        }
        effects
    }

    /// Closes a question that was not answered in time. One that is closed already is another.
    pub fn expire(&mut self, number: u32) -> Effects<G> {
        if self.ballot.is_none() || self.ballots != number {
            return Vec::new();
        }
        self.voted(false)
    }

    /// Closes a question about a position that is no more.
    pub(super) fn overtaken(&mut self, session: &Session<G>) -> Effects<G> {
        let open = self.ballot.as_ref();
        if open.is_none_or(|ballot| ballot.at == session.position()) {
            return Vec::new();
        }
        self.voted(false)
    }

    /// The host's own answer.
    pub fn answer(&mut self, yes: bool) -> Effects<G> {
        self.vote(self.own, yes)
    }

    pub(super) fn vote(&mut self, seat: Seat, yes: bool) -> Effects<G> {
        let Some(ballot) = &mut self.ballot else {
            return Vec::new();
        };
        match ballot.answer(seat, yes) {
            Verdict::Open => Vec::new(),
            Verdict::Denied => self.voted(false),
            Verdict::Agreed => self.voted(true),
        }
    }

    pub(super) fn voted(&mut self, done: bool) -> Effects<G> {
        let ballot = self.ballot.take();
        let mut effects = self.everybody(&FromHost::Voted { done });
        effects.push(Effect::Voted(done));
        if let Some(ballot) = ballot.filter(|_| done) {
            effects.push(Effect::TakeBack(ballot.at, ballot.seat));
        }
        effects
    }
}
