//! The host's side of making a seed together: all seals first, then all parts.

use super::{Effect, Effects, Host, Remote};
use crate::remote::message::FromHost;
use crate::remote::oath::{Oath, Part};
use engine::error::Cites;
use engine::game::Seat;
use engine::session::Session;
use std::collections::BTreeMap;

/// A seed in the making.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Swearing {
    /// The host's own part.
    own: Part,
    seals: BTreeMap<u8, Part>,
    parts: BTreeMap<u8, Part>,
}

fn listed(parts: &BTreeMap<u8, Part>) -> Vec<(Seat, Part)> {
    let all = parts.iter();
    all.map(|(seat, part)| (Seat(*seat), *part)).collect()
}

impl<G: Remote> Host<G>
where
    G::Refusal: Cites,
{
    /// Gives what the host's parts in seeds are made from. Without it, seeds stay as they were dealt.
    pub fn bring(&mut self, secret: Part) {
        self.secret = Some(secret);
    }

    /// Asks all guests for their seals. Whatever was sworn before counts for nothing.
    pub(super) fn swear(&mut self) -> Effects<G> {
        let Some(secret) = self.secret else {
            return Vec::new();
        };
        self.rounds = self.rounds.wrapping_add(1);
        let round = self.rounds;
        let own = secret.of_round(round);
        self.made = None;
        self.swearing = Some(Swearing {
            own,
            seals: BTreeMap::from([(self.own.0, own.seal(self.own))]),
            parts: BTreeMap::new(),
        });
        self.everybody(&FromHost::Swear { round })
    }

    /// A guest's seal. When all are there they are told, and cannot be changed any more. One of an
    /// earlier round is late.
    pub(super) fn sealed(&mut self, seat: Seat, round: u32, seal: Part) -> Effects<G> {
        let all = self.places.len() + 1;
        let Some(swearing) = self.swearing.as_mut().filter(|_| round == self.rounds) else {
            return Vec::new();
        };
        swearing.seals.entry(seat.0).or_insert(seal);
        if swearing.seals.len() < all || !swearing.parts.is_empty() {
            return Vec::new();
        }
        swearing.parts.insert(self.own.0, swearing.own);
        let seals = listed(&swearing.seals);
        self.everybody(&FromHost::Seals { seals })
    }

    /// A guest's part. When all are there the seed is made, unless one does not fit its seal.
    pub(super) fn opened(&mut self, seat: Seat, round: u32, part: Part) -> Effects<G> {
        let all = self.places.len() + 1;
        let Some(swearing) = self.swearing.as_mut().filter(|_| round == self.rounds) else {
            return Vec::new();
        };
        if swearing.seals.len() < all || swearing.seals.get(&seat.0) != Some(&part.seal(seat)) {
            let peer = self.places.iter().find(|place| place.seat == seat);
            let peer = peer.and_then(|place| place.peer);
            return peer.map_or_else(Vec::new, |peer| self.strike(peer));
        }
        swearing.parts.entry(seat.0).or_insert(part);
        if swearing.parts.len() < all {
            return Vec::new();
        }
        self.made = Oath::opened(&listed(&swearing.seals), &listed(&swearing.parts));
        self.swearing = None;
        let begin = self.made.as_ref().map(|oath| Effect::Begin(oath.seed()));
        begin.into_iter().collect()
    }

    /// Gives the parts of the seed that the match was begun with, when they are known from before.
    pub fn remember(&mut self, oath: Oath) {
        self.sworn = Some(oath);
    }

    /// Tells the parts as soon as the match has begun anew with their seed, and not before: where
    /// somebody chose something first, it goes on as it was dealt, and nobody waits for another seed.
    pub(super) fn begun(&mut self, session: &Session<G>) -> Effects<G> {
        let Some(oath) = self.made.take() else {
            return Vec::new();
        };
        if session.seed() == oath.seed() {
            let parts = oath.parts.clone();
            // Who knows the seed knows every card: where some are hidden, it is told at the end.
            let mut effects = if G::OPEN {
                self.everybody(&FromHost::Parts { parts })
            } else {
                Vec::new()
            };
            self.remember(oath.clone());
            effects.push(Effect::Sworn(oath));
            return effects;
        }
        self.made = Some(oath).filter(|_| session.is_untouched());
        Vec::new()
    }
}
