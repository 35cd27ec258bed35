//! The host's side of making a seed together: all seals first, then all parts. A match has one such round. What was
//! sealed stays sealed, whoever comes and goes; another round needs everybody's consent.

use super::{Effect, Effects, Host, Peer, say};
use crate::ballot::{Ballot, Matter};
use crate::message::FromHost;
use crate::oath::{Oath, Part};
use crate::vow::{Flaw, Vow};
use engine::error::Cites;
use engine::game::{Game, Seat, Seats};
use engine::session::Session;
use std::collections::BTreeMap;

/// A seed in the making.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Swearing {
    /// Seals that were not told to anybody yet.
    seals: BTreeMap<u8, Part>,
    parts: BTreeMap<u8, Part>,
}

fn listed(parts: &BTreeMap<u8, Part>) -> Vec<(Seat, Part)> {
    let all = parts.iter();
    all.map(|(seat, part)| (Seat(*seat), *part)).collect()
}

impl<G: Game> Host<G>
where
    G::Refusal: Cites,
{
    /// Gives what is kept of the seed of the match, or what it is to be made from, and the parts where they are known.
    /// Without it, seeds stay as they were dealt.
    pub fn bring(&mut self, vow: Vow, oath: Option<Oath>) {
        self.vow = Some(vow);
        self.sworn = oath;
    }

    /// Whether nobody may act yet, since the seed of all is not in force.
    #[must_use]
    pub fn is_held(&self, session: &Session<G>) -> bool {
        let waits = self.vow.is_some() && self.sworn.is_none() && !self.places.is_empty();
        waits && session.is_untouched()
    }

    /// Whether the match has begun without a seed of all.
    pub(super) fn has_begun(&self, session: &Session<G>) -> bool {
        self.sworn.is_none() && (self.vow.is_none() || !session.is_untouched())
    }

    /// What is kept of the seed, when that has changed.
    fn vowed(&self) -> Effects<G> {
        let vow = self.vow.clone().map(Effect::Vowed);
        vow.into_iter().collect()
    }

    /// Asks all for their seals, as soon as all are there. Seals that were told already stay as they are.
    pub(super) fn swear(&mut self, session: &Session<G>) -> Effects<G> {
        let ready = !self.is_missing() && self.is_held(session) && self.made.is_none();
        let Some(vow) = self.vow.as_mut().filter(|_| ready) else {
            return Vec::new();
        };
        vow.round = vow.round.max(1);
        let (round, own) = (vow.round, vow.part());
        let Some(seals) = &vow.seals else {
            vow.whole = true;
            let seal = own.seal(self.own);
            self.swearing = Swearing::default();
            self.swearing.seals.insert(self.own.0, seal);
            return self.ask_for_seals(round);
        };
        self.swearing.parts.insert(self.own.0, own);
        let places = self.places.iter().map(|place| place.seat);
        let here = places.fold(Seats::only(self.own), Seats::with);
        if seals
            .iter()
            .fold(Seats::NONE, |all, (seat, _)| all.with(*seat))
            == here
        {
            self.ask_for_seals(round)
        } else {
            // Others sit here now than those who sealed.
            self.propose_anew(session)
        }
    }

    /// Everybody owes a seal of this round.
    fn ask_for_seals(&mut self, round: u32) -> Effects<G> {
        for (peer, _) in self.seated() {
            let caller = self.callers.entry(peer).or_default();
            caller.owed = caller.owed.saturating_add(1);
        }
        self.everybody(&FromHost::Swear { round })
    }

    /// A guest's seal, one for each time that it is asked. When all are there they are told, and cannot be changed any more. One of an
    /// earlier round is late.
    pub(super) fn sealed(
        &mut self,
        (peer, seat): (Peer, Seat),
        round: u32,
        seal: Part,
        session: &Session<G>,
    ) -> Effects<G> {
        let owed = self.callers.get_mut(&peer).map(|caller| &mut caller.owed);
        let Some(owed) = owed.filter(|owed| **owed > 0) else {
            return self.strike(peer);
        };
        *owed -= 1;
        let all = self.places.len() + 1;
        let open = self.sworn.is_none() && self.made.is_none();
        let Some(vow) = self.vow.as_mut().filter(|vow| open && vow.round == round) else {
            return Vec::new();
        };
        if let Some(seals) = &vow.seals {
            if !seals.contains(&(seat, seal)) {
                // It has lost its part, which others count on.
                return self.propose_anew(session);
            }
            let seals = seals.clone();
            return vec![say::<G>(peer, &FromHost::Seals { seals })];
        }
        self.swearing.seals.insert(seat.0, seal);
        if self.swearing.seals.len() < all {
            return Vec::new();
        }
        let seals = listed(&self.swearing.seals);
        vow.seals = Some(seals.clone());
        self.swearing.parts.insert(self.own.0, vow.part());
        let mut effects = self.vowed();
        effects.extend(self.everybody(&FromHost::Seals { seals }));
        effects
    }

    /// A guest's part. When all are there the seed is made, unless one does not fit its seal.
    pub(super) fn opened(&mut self, peer: Peer, seat: Seat, round: u32, part: Part) -> Effects<G> {
        let open = self.sworn.is_none() && self.made.is_none();
        let Some(vow) = self.vow.as_ref().filter(|vow| open && vow.round == round) else {
            return Vec::new();
        };
        let seals = vow.seals.clone().unwrap_or_default();
        if !seals.contains(&(seat, part.seal(seat))) {
            return self.strike(peer);
        }
        self.swearing.parts.insert(seat.0, part);
        if self.swearing.parts.len() < seals.len() {
            return Vec::new();
        }
        self.made = Oath::opened(&seals, &listed(&self.swearing.parts), vow.whole);
        let begin = self.made.as_ref().map(|oath| Effect::Begin(oath.seed()));
        begin.into_iter().collect()
    }

    /// Whether the match cannot begin, since another deal was refused that it needs.
    #[must_use]
    pub fn is_stuck(&self) -> bool {
        let waits = self.sworn.is_none() && self.made.is_none();
        waits && self.refused && self.ballot.is_none() && !self.is_missing()
    }

    /// Asks once more for another deal, since somebody at the host's screen wants to.
    pub fn propose(&mut self, session: &Session<G>) -> Effects<G> {
        if !self.is_stuck() || !self.is_held(session) {
            return Vec::new();
        }
        self.refused = false;
        self.propose_anew(session)
    }

    /// Asks everybody, the host's own people too, whether the match may be dealt anew. Who is missing has its say as well:
    /// it is asked when it is back.
    fn propose_anew(&mut self, session: &Session<G>) -> Effects<G> {
        if self.ballot.is_some() || self.refused || self.is_missing() {
            return Vec::new();
        }
        let guests: Seats = self.seated().into_iter().map(|(_, seat)| seat).collect();
        let asked = guests.with(self.own);
        self.ballot = Some(Ballot::new(Matter::Anew, session.position(), asked));
        self.ballots = self.ballots.wrapping_add(1);
        let mut effects = self.everybody(&FromHost::Anew);
        effects.extend([Effect::Polled(self.ballots), Effect::Asked(Matter::Anew)]);
        effects
    }

    /// Everybody has agreed to another deal.
    pub(super) fn anew(&mut self, session: &Session<G>) -> Effects<G> {
        if let Some(vow) = &mut self.vow {
            vow.renew(vow.round.saturating_add(1));
        }
        (self.made, self.sworn) = (None, None);
        self.refused = false;
        let mut effects = self.vowed();
        effects.extend(self.swear(session));
        effects
    }

    /// Tells that the match has begun anew with the seed of all as soon as it has, and not before.
    pub(super) fn begun(&mut self, session: &Session<G>) -> Effects<G> {
        let Some(oath) = self.made.take() else {
            return Vec::new();
        };
        if session.seed() != oath.seed() {
            let untouched = session.is_untouched();
            self.made = Some(oath).filter(|_| untouched);
            return Vec::new();
        }
        if let Some(vow) = &mut self.vow {
            vow.dealt = true;
        }
        self.swearing = Swearing::default();
        self.sworn = Some(oath.clone());
        let mut effects = self.vowed();
        for (peer, _) in self.seated() {
            effects.extend(self.in_force(peer));
        }
        effects.push(Effect::Sworn(oath));
        effects
    }

    /// Tells a guest what was sealed, and what was in it: where some cards are hidden, who knows the seed knows all of
    /// them, and it is told at the end.
    pub(super) fn in_force(&self, peer: Peer) -> Effects<G> {
        let (Some(oath), Some(vow)) = (&self.sworn, &self.vow) else {
            return Vec::new();
        };
        let (round, seals) = (vow.round, oath.seals());
        let mut effects = vec![say::<G>(peer, &FromHost::Sworn { round, seals })];
        if !G::SECRETS {
            let parts = oath.parts.clone();
            effects.push(say::<G>(peer, &FromHost::Parts { parts }));
        }
        effects
    }

    /// Notes that the match goes on without a seed of all.
    pub(super) fn note_begun(&mut self, session: &Session<G>) -> Effects<G> {
        let begun = !self.places.is_empty() && self.has_begun(session);
        let Some(vow) = self.vow.as_mut().filter(|vow| begun && vow.flaw.is_none()) else {
            return Vec::new();
        };
        vow.spoil(Flaw::Begun);
        self.vowed()
    }
}
