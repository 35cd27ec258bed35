//! The host's side: who sits where, what guests may do, and what they are told.

mod places;
mod swearing;
mod telling;
mod voting;

use super::ballot::{Ballot, Matter};
use super::chain::Chain;
use super::message::{Edition, FromGuest, FromHost, MAX_LETTERS, Reason, Says, write};
use super::oath::{Oath, Part};
use super::print;
use super::vow::Vow;
use engine::chance::Seed;
use engine::error::Cites;
use engine::game::{Game, Seat};
use engine::session::{Position, Session};
pub use places::Place;
use std::collections::BTreeMap;
use swearing::Swearing;
use telling::Heard;

/// Messages that cannot be which a guest may send before it is sent away.
const PATIENCE: u32 = 12;
/// Wishes in a row that come too late before they are counted.
const LATE: u32 = 4;

/// A connection, by the number that its bearer gave it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Peer(pub u32);

/// What is to be done after a message.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect<A> {
    /// A message goes out.
    Send(Peer, String),
    /// A connection is closed.
    Drop(Peer),
    /// A guest acts, if the match still stands there.
    Act {
        /// Where it stood.
        at: Position,
        /// Who acts.
        seat: Seat,
        /// What is done.
        action: A,
    },
    /// All agree that a seat takes back its last action.
    TakeBack(Position, Seat),
    /// Something needs everybody; the host answers as well.
    Asked(Matter),
    /// The question is closed.
    Voted(bool),
    /// A question of this number was asked: it is to be closed when it is not answered for a while.
    Polled(u32),
    /// A guest has sat down.
    Came(Seat),
    /// A guest is gone; its seat waits for it.
    Left(Seat),
    /// Something that cannot be was refused and counted.
    Refused(Peer),
    /// Somebody was sent away.
    Dismissed(Reason),
    /// The seed is made: the match is to begin anew with it, if nobody has chosen anything by now.
    Begin(Seed),
    /// The match has begun anew with the seed of these parts.
    Sworn(Oath),
    /// This is to be kept of the making of the seed.
    Vowed(Vow),
}

type Effects<G> = Vec<Effect<<G as engine::game::Game>::Action>>;

/// What is known of a connection.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Caller {
    /// Its seat, once it has said who it is.
    seat: Option<Seat>,
    /// The number of its last wish.
    seq: u32,
    /// What it sent that cannot be.
    strikes: u32,
    /// What came too late since it acted last.
    late: u32,
    /// Whether somebody there still decides if they play at all.
    doubts: bool,
    /// Seals that it was asked for and has not sent.
    owed: u32,
    /// Where it asked to take back last, and how often there.
    asked: Option<(Position, u32)>,
    /// What it was told, where it is told a part of the match.
    heard: Heard,
}

/// A table whose match is played here.
#[derive(Clone, Debug)]
pub struct Host<G: Game> {
    edition: Edition,
    /// The first seat of the host, which speaks for all that sit with it.
    own: Seat,
    places: Vec<Place>,
    callers: BTreeMap<Peer, Caller>,
    /// What the seats of guests may know of the match.
    chains: BTreeMap<u8, Chain<G::Event>>,
    ballot: Option<Ballot>,
    /// Questions that were asked.
    ballots: u32,
    /// What is kept of the making of the seed.
    vow: Option<Vow>,
    swearing: Swearing,
    /// Whether another deal was refused: then it is not asked for again by itself.
    refused: bool,
    /// The parts of a seed that the match has not begun with yet.
    made: Option<Oath>,
    /// The parts of the seed that the match was begun with.
    sworn: Option<Oath>,
    seq: u32,
    game: std::marker::PhantomData<G>,
}

impl<G: Game> Host<G>
where
    G::Refusal: Cites,
{
    /// A table with places for guests; `own` is the first seat of the host.
    #[must_use]
    pub fn new(own: Seat, places: Vec<Place>) -> Self {
        Self {
            edition: Edition::of::<G>(),
            own,
            places,
            callers: BTreeMap::new(),
            chains: BTreeMap::new(),
            ballot: None,
            ballots: 0,
            vow: None,
            swearing: Swearing::default(),
            refused: false,
            made: None,
            sworn: None,
            seq: 0,
            game: std::marker::PhantomData,
        }
    }

    /// The places and who sits there.
    #[must_use]
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// Whether a guest is missing.
    #[must_use]
    pub fn is_missing(&self) -> bool {
        self.places.iter().any(|place| place.peer.is_none())
    }

    /// Whether the guest of a seat still decides if it plays a match that was dealt without it.
    #[must_use]
    pub fn is_doubted(&self, seat: Seat) -> bool {
        let mut callers = self.callers.values();
        callers.any(|caller| caller.doubts && caller.seat == Some(seat))
    }

    /// A connection is there, on both sides: the host has the first word. What is said before the other side is
    /// ready may be lost.
    pub fn connected(&mut self, peer: Peer) -> Effects<G> {
        self.callers.entry(peer).or_default();
        vec![say::<G>(peer, &FromHost::Who)]
    }

    /// What came from a connection. Nothing that comes can do harm: what is not understood is
    /// refused and counted.
    pub fn receive(&mut self, peer: Peer, text: &str, session: &Session<G>) -> Effects<G> {
        self.callers.entry(peer).or_default();
        let message = (text.len() <= MAX_LETTERS)
            .then(|| serde_json::from_str::<FromGuest<G::Action>>(text).ok())
            .flatten();
        let Some(message) = message else {
            return self.strike(peer);
        };
        let seat = self.callers.get(&peer).and_then(|caller| caller.seat);
        match (message, seat) {
            (FromGuest::Hello { edition, token }, None) => {
                self.greet(peer, edition.as_ref(), token.as_deref(), session)
            }
            (
                FromGuest::Act {
                    seq,
                    at,
                    after,
                    seat,
                    action,
                },
                Some(own),
            ) if seat == own => self.act((peer, seat), seq, (at, after), action, session),
            (FromGuest::Undo, Some(seat)) => self.undo(peer, seat, session),
            (FromGuest::Vote { yes }, Some(seat)) => self.vote(seat, yes, session),
            (FromGuest::Commit { round, seal }, Some(seat)) => {
                self.sealed((peer, seat), round, seal, session)
            }
            (FromGuest::Reveal { round, part }, Some(seat)) => self.opened(peer, seat, round, part),
            (FromGuest::Doubt { on }, Some(_)) => {
                if let Some(caller) = self.callers.get_mut(&peer) {
                    caller.doubts = on;
                }
                Vec::new()
            }
            (FromGuest::Resync, Some(seat)) => self.retell(peer, seat, session),
            (FromGuest::Bye, _) => self.lost(peer),
            // A second hello, a wish for another's seat, or one before the first word.
            (
                FromGuest::Hello { .. }
                | FromGuest::Act { .. }
                | FromGuest::Undo
                | FromGuest::Vote { .. }
                | FromGuest::Commit { .. }
                | FromGuest::Reveal { .. }
                | FromGuest::Doubt { .. }
                | FromGuest::Resync,
                _,
            ) => self.strike(peer),
        }
    }

    /// Counts what cannot be; who does not stop is sent away.
    fn strike(&mut self, peer: Peer) -> Effects<G> {
        let caller = self.callers.entry(peer).or_default();
        caller.strikes += 1;
        let mut effects = vec![Effect::Refused(peer)];
        if caller.strikes >= PATIENCE {
            effects.extend(self.dismiss(peer, Reason::Rude));
        }
        effects
    }

    /// Sends a guest away.
    fn dismiss(&mut self, peer: Peer, reason: Reason) -> Effects<G> {
        let mut effects = vec![say::<G>(peer, &FromHost::Refuse { reason })];
        effects.extend(self.lost(peer));
        effects.extend([Effect::Drop(peer), Effect::Dismissed(reason)]);
        effects
    }

    /// A connection is gone; what was begun with it is given up.
    pub fn lost(&mut self, peer: Peer) -> Effects<G> {
        self.callers.remove(&peer);
        let Some(place) = self
            .places
            .iter_mut()
            .find(|place| place.peer == Some(peer))
        else {
            return Vec::new();
        };
        place.peer = None;
        let seat = place.seat;
        let mut effects = vec![Effect::Left(seat)];
        if self.ballot.is_some() {
            effects.extend(self.closed());
        }
        effects.extend(self.pause());
        effects
    }

    /// Tells all whether somebody is missing.
    fn pause(&self) -> Effects<G> {
        let on = self.is_missing();
        self.everybody(&FromHost::Pause { on })
    }

    /// Tells everything anew. That costs the host more than the guest, so it is counted.
    fn retell(&mut self, peer: Peer, seat: Seat, session: &Session<G>) -> Effects<G> {
        let mut effects = self.strike(peer);
        if self.callers.contains_key(&peer) {
            self.forget(peer);
            effects.extend(self.update(peer, seat, session));
            // Who knew nothing of the match yet has sealed nothing.
            effects.extend(self.swear(session));
        }
        effects
    }

    /// Gives a seat: the one of its token, or one that nobody has had and that was offered to nobody.
    fn greet(
        &mut self,
        peer: Peer,
        edition: Option<&Edition>,
        token: Option<&str>,
        session: &Session<G>,
    ) -> Effects<G> {
        if edition != Some(&self.edition) {
            return self.dismiss(peer, Reason::Edition);
        }
        let mine = |place: &&mut Place| match token {
            Some(token) => place.token == token,
            None => place.peer.is_none() && !place.held && !place.offered,
        };
        let Some(place) = self.places.iter_mut().find(mine) else {
            return self.dismiss(peer, Reason::Full);
        };
        // Who comes again with the token takes the place of the connection that is left hanging.
        let before = place.peer.replace(peer);
        place.held = true;
        let (seat, token) = (place.seat, place.token.clone());
        let mut effects = Vec::new();
        if let Some(before) = before {
            self.callers.remove(&before);
            effects.push(Effect::Drop(before));
        }
        if let Some(caller) = self.callers.get_mut(&peer) {
            caller.seat = Some(seat);
        }
        let begun = self.has_begun(session);
        effects.push(say::<G>(peer, &FromHost::Welcome { seat, token, begun }));
        effects.extend(self.in_force(peer));
        effects.extend(self.update(peer, seat, session));
        effects.push(Effect::Came(seat));
        effects.extend(self.pause());
        effects.extend(self.ask_too(peer, seat));
        effects.extend(self.swear(session));
        effects
    }

    /// Hears a wish to act. The engine says whether it may be.
    fn act(
        &mut self,
        (peer, seat): (Peer, Seat),
        seq: u32,
        (at, after): (u64, Part),
        action: G::Action,
        session: &Session<G>,
    ) -> Effects<G> {
        let Some(caller) = self
            .callers
            .get_mut(&peer)
            .filter(|caller| seq > caller.seq)
        else {
            // Heard before.
            return self.strike(peer);
        };
        caller.seq = seq;
        let stands = at == print(session, seat) && after == self.chain(seat, session).last();
        if !stands {
            let mut effects = self.late(peer, seq);
            if self.callers.contains_key(&peer) {
                effects.extend(self.update(peer, seat, session));
            }
            return effects;
        }
        if self.is_held(session) {
            // It waits as all do, and knows how the match stands.
            return vec![say::<G>(peer, &FromHost::Stale { seq })];
        }
        match session.game().check(session.state(), seat, action) {
            Ok(()) => {
                if let Some(caller) = self.callers.get_mut(&peer) {
                    caller.late = 0;
                }
                let at = session.position();
                vec![Effect::Act { at, seat, action }]
            }
            Err(refusal) => {
                let rule = refusal.rule().as_str().to_owned();
                let mut effects = vec![say::<G>(peer, &FromHost::Illegal { seq, rule })];
                effects.extend(self.strike(peer));
                effects
            }
        }
    }

    /// Tells all guests how the match stands.
    pub fn changed(&mut self, session: &Session<G>) -> Effects<G> {
        let mut effects = self.begun(session);
        effects.extend(self.note_begun(session));
        effects.extend(self.overtaken(session));
        for (peer, seat) in self.seated() {
            effects.extend(self.update(peer, seat, session));
        }
        effects
    }

    /// Those who sit, with their seats.
    fn seated(&self) -> Vec<(Peer, Seat)> {
        let sits = |place: &Place| Some((place.peer?, place.seat));
        self.places.iter().filter_map(sits).collect()
    }

    fn everybody(&self, message: &Says<G>) -> Effects<G> {
        let text = write(message);
        let seated = self.seated().into_iter();
        seated
            .map(|(peer, _)| Effect::Send(peer, text.clone()))
            .collect()
    }
}

fn say<G: Game>(peer: Peer, message: &Says<G>) -> Effect<G::Action> {
    Effect::Send(peer, write(message))
}
