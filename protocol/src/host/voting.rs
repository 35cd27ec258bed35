//! The host's side of taking back: who asks, who is asked, and what comes of it.

use super::{Effect, Effects, Host, LATE, Peer, say};
use crate::ballot::{Ballot, Matter, Verdict};
use crate::message::{FromHost, TAKE_BACK};
use engine::error::Cites;
use engine::game::{Game, Seat, Seats};
use engine::session::Session;

/// How often a guest may ask to take back where the match stands.
const ASKING: u32 = 2;

impl<G: Game> Host<G>
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
        let matter = Matter::TakeBack(seat);
        self.ballot = Some(Ballot::new(matter, session.position(), others));
        self.ballots = self.ballots.wrapping_add(1);
        let asked = FromHost::Asked { seat };
        let seated = self.seated().into_iter();
        let mut effects: Effects<G> = seated
            .filter(|(_, other)| *other != seat)
            .map(|(peer, _)| say::<G>(peer, &asked))
            .collect();
        effects.push(Effect::Polled(self.ballots));
        if !here {
            effects.push(Effect::Asked(matter));
        }
        effects
    }

    /// Tells a guest that the match stands elsewhere than it says. Who does not listen is counted.
    pub(super) fn late(&mut self, peer: Peer, seq: u32) -> Effects<G> {
        let mut effects = vec![say::<G>(peer, &FromHost::Stale { seq })];
        let caller = self.callers.entry(peer).or_default();
        caller.late = caller.late.saturating_add(1);
        if caller.late > LATE {
            effects.extend(self.strike(peer));
        }
        effects
    }

    /// A guest asks to take back. Where that cannot be, or was refused, it hears so at once.
    pub(super) fn undo(&mut self, peer: Peer, seat: Seat, session: &Session<G>) -> Effects<G> {
        let at = session.position();
        let caller = self.callers.entry(peer).or_default();
        let asked = caller.asked.filter(|(before, _)| *before == at);
        let times = asked.map_or(0, |(_, times)| times);
        let effects = if times < ASKING {
            self.ask(seat, session)
        } else {
            Vec::new()
        };
        if effects.is_empty() {
            return self.late(peer, TAKE_BACK);
        }
        if let Some(caller) = self.callers.get_mut(&peer) {
            caller.asked = Some((at, times + 1));
        }
        effects
    }

    /// Puts the open question to somebody who comes while it is asked. Who asked it itself and comes anew knows nothing of
    /// it: then it is closed.
    pub(super) fn ask_too(&mut self, peer: Peer, seat: Seat) -> Effects<G> {
        let Some(ballot) = &mut self.ballot else {
            return Vec::new();
        };
        if ballot.matter == Matter::TakeBack(seat) {
            return self.closed();
        }
        ballot.include(seat);
        let question = match ballot.matter {
            Matter::TakeBack(seat) => FromHost::Asked { seat },
            Matter::Anew => FromHost::Anew,
        };
        vec![say::<G>(peer, &question)]
    }

    /// Closes a question that was not answered in time. One that is closed already is another.
    pub fn expire(&mut self, number: u32) -> Effects<G> {
        if self.ballot.is_none() || self.ballots != number {
            return Vec::new();
        }
        self.denied()
    }

    /// Closes a question about a position that is no more.
    pub(super) fn overtaken(&mut self, session: &Session<G>) -> Effects<G> {
        let open = self.ballot.as_ref();
        if open.is_none_or(|ballot| ballot.at == session.position()) {
            return Vec::new();
        }
        self.closed()
    }

    /// The guests whose answer to an open question is awaited.
    #[must_use]
    pub fn awaited(&self) -> Seats {
        let open = self.ballot.as_ref().map(Ballot::open);
        open.unwrap_or_default().without(self.own)
    }

    /// The host's own answer.
    pub fn answer(&mut self, yes: bool, session: &Session<G>) -> Effects<G> {
        self.vote(self.own, yes, session)
    }

    pub(super) fn vote(&mut self, seat: Seat, yes: bool, session: &Session<G>) -> Effects<G> {
        let Some(ballot) = &mut self.ballot else {
            return Vec::new();
        };
        match ballot.answer(seat, yes) {
            Verdict::Open => Vec::new(),
            Verdict::Denied => self.denied(),
            Verdict::Agreed => self.agreed(session),
        }
    }

    /// Somebody does not want it, or does not answer.
    fn denied(&mut self) -> Effects<G> {
        let anew = |ballot: &Ballot| ballot.matter == Matter::Anew;
        self.refused |= self.ballot.as_ref().is_some_and(anew);
        self.closed()
    }

    /// The question is closed, and nothing is done.
    pub(super) fn closed(&mut self) -> Effects<G> {
        self.ballot = None;
        let mut effects = self.everybody(&FromHost::Voted { done: false });
        effects.push(Effect::Voted(false));
        effects
    }

    fn agreed(&mut self, session: &Session<G>) -> Effects<G> {
        let ballot = self.ballot.take();
        let mut effects = self.everybody(&FromHost::Voted { done: true });
        effects.push(Effect::Voted(true));
        match ballot.map(|ballot| (ballot.matter, ballot.at)) {
            Some((Matter::TakeBack(seat), at)) => effects.push(Effect::TakeBack(at, seat)),
            Some((Matter::Anew, _)) => effects.extend(self.anew(session)),
            None => {}
        }
        effects
    }
}
