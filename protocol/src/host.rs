//! The host's side: who sits where, what guests may do, and what they are told.

mod commit_reveal;
mod guest_seats;
mod sync;
mod voting;

use super::commitment_record::CommitmentRecord;
use super::hash_chain::HashChain;
use super::message::{
    DismissReason, FromGuest, FromHost, HostMessage, MAX_MESSAGE_BYTES, ProtocolVersion, to_json,
};
use super::seat_fingerprint;
use super::seed_commitment::{Bytes32, SeedCommitment};
use super::undo_vote::{Proposal, UndoVote};
use commit_reveal::CommitRound;
use engine::chance::Seed;
use engine::error::RuleRefusal;
use engine::game::{Game, Seat};
use engine::session::{PositionId, Session};
pub use guest_seats::GuestSeat;
use std::collections::BTreeMap;
use sync::SyncState;

/// Messages that cannot be which a guest may send before it is sent away.
const MAX_STRIKES: u32 = 12;
/// Wishes in a row that come too late before they are counted.
const MAX_STALE: u32 = 4;

/// A connection, by the number that its bearer gave it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Peer(pub u32);

/// What is to be done after a message.
#[derive(Clone, PartialEq, Debug)]
pub enum HostEffect<A> {
    /// A message goes out.
    Send(Peer, String),
    /// A connection is closed.
    Drop(Peer),
    /// A guest acts, if the match still stands there.
    Act {
        /// Where it stood.
        at: PositionId,
        /// Who acts.
        seat: Seat,
        /// What is done.
        action: A,
    },
    /// All agree that a seat takes back its last action.
    TakeBack(PositionId, Seat),
    /// Something needs everybody; the host answers as well.
    VoteRequested(Proposal),
    /// The question is closed.
    VoteClosed(bool),
    /// A question of this number was asked: it is to be closed when it is not answered for a while.
    VoteStarted(u32),
    /// A guest has sat down.
    GuestJoined(Seat),
    /// A guest is gone; its seat waits for it.
    GuestLeft(Seat),
    /// Something that cannot be was refused and counted.
    Refused(Peer),
    /// Somebody was sent away.
    Dismissed(DismissReason),
    /// The seed is made: the match is to begin anew with it, if nobody has chosen anything by now.
    Begin(Seed),
    /// The match has begun anew with the seed of these parts.
    SeedRevealed(SeedCommitment),
    /// This is to be kept of the making of the seed.
    SaveCommitment(CommitmentRecord),
}

type Effects<G> = Vec<HostEffect<<G as engine::game::Game>::Action>>;

/// What is known of a connection.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Connection {
    /// Its seat, once it has said who it is.
    seat: Option<Seat>,
    /// The number of its last wish.
    seq: u32,
    /// What it sent that cannot be.
    strikes: u32,
    /// What came too late since it acted last.
    late: u32,
    /// Whether somebody there still decides if they play at all.
    is_undecided: bool,
    /// Seals that it was asked for and has not sent.
    owed: u32,
    /// Where it asked to take back last, and how often there.
    asked: Option<(PositionId, u32)>,
    /// What it was told, where it is told a part of the match.
    heard: SyncState,
}

/// A table whose match is played here.
#[derive(Clone, Debug)]
pub struct Host<G: Game> {
    edition: ProtocolVersion,
    /// The first seat of the host, which speaks for all that sit with it.
    own: Seat,
    places: Vec<GuestSeat>,
    connections: BTreeMap<Peer, Connection>,
    /// What the seats of guests may know of the match.
    chains: BTreeMap<u8, HashChain<G::Event>>,
    vote: Option<UndoVote>,
    /// Questions that were asked.
    vote_number: u32,
    /// What is kept of the making of the seed.
    record: Option<CommitmentRecord>,
    round: CommitRound,
    /// Whether another deal was refused: then it is not asked for again by itself.
    refused: bool,
    /// The parts of a seed that the match has not begun with yet.
    pending_commitment: Option<SeedCommitment>,
    /// The parts of the seed that the match was begun with.
    commitment: Option<SeedCommitment>,
    seq: u32,
    game: std::marker::PhantomData<G>,
}

impl<G: Game> Host<G>
where
    G::Refusal: RuleRefusal,
{
    /// A table with places for guests; `own` is the first seat of the host.
    #[must_use]
    pub fn new(own: Seat, places: Vec<GuestSeat>) -> Self {
        Self {
            edition: ProtocolVersion::current::<G>(),
            own,
            places,
            connections: BTreeMap::new(),
            chains: BTreeMap::new(),
            vote: None,
            vote_number: 0,
            record: None,
            round: CommitRound::default(),
            refused: false,
            pending_commitment: None,
            commitment: None,
            seq: 0,
            game: std::marker::PhantomData,
        }
    }

    /// The places and who sits there.
    #[must_use]
    pub fn guest_seats(&self) -> &[GuestSeat] {
        &self.places
    }

    /// Whether a guest is missing.
    #[must_use]
    pub fn is_missing(&self) -> bool {
        self.places.iter().any(|place| place.peer.is_none())
    }

    /// Whether the guest of a seat still decides if it plays a match that was dealt without it.
    #[must_use]
    pub fn is_undecided(&self, seat: Seat) -> bool {
        let mut callers = self.connections.values();
        callers.any(|caller| caller.is_undecided && caller.seat == Some(seat))
    }

    /// A connection is there, on both sides: the host has the first word. What is said before the other side is
    /// ready may be lost.
    pub fn on_connected(&mut self, peer: Peer) -> Effects<G> {
        self.connections.entry(peer).or_default();
        vec![send::<G>(peer, &FromHost::Who)]
    }

    /// What came from a connection. Nothing that comes can do harm: what is not understood is
    /// refused and counted.
    pub fn receive(&mut self, peer: Peer, text: &str, session: &Session<G>) -> Effects<G> {
        self.connections.entry(peer).or_default();
        let message = (text.len() <= MAX_MESSAGE_BYTES)
            .then(|| serde_json::from_str::<FromGuest<G::Action>>(text).ok())
            .flatten();
        let Some(message) = message else {
            return self.strike(peer);
        };
        let seat = self.connections.get(&peer).and_then(|caller| caller.seat);
        match (message, seat) {
            (FromGuest::Hello { edition, token }, None) => {
                self.on_hello(peer, edition.as_ref(), token.as_deref(), session)
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
            (FromGuest::Undo, Some(seat)) => self.on_undo(peer, seat, session),
            (FromGuest::Vote { yes }, Some(seat)) => self.vote(seat, yes, session),
            (FromGuest::Commit { round, seal }, Some(seat)) => {
                self.on_commitment((peer, seat), round, seal, session)
            }
            (FromGuest::Reveal { round, part }, Some(seat)) => {
                self.on_reveal(peer, seat, round, part)
            }
            (FromGuest::Doubt { on }, Some(_)) => {
                if let Some(caller) = self.connections.get_mut(&peer) {
                    caller.is_undecided = on;
                }
                Vec::new()
            }
            (FromGuest::Resync, Some(seat)) => self.resync(peer, seat, session),
            (FromGuest::Bye, _) => self.on_disconnected(peer),
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
        let caller = self.connections.entry(peer).or_default();
        caller.strikes += 1;
        let mut effects = vec![HostEffect::Refused(peer)];
        if caller.strikes >= MAX_STRIKES {
            effects.extend(self.dismiss(peer, DismissReason::Rude));
        }
        effects
    }

    /// Sends a guest away.
    fn dismiss(&mut self, peer: Peer, reason: DismissReason) -> Effects<G> {
        let mut effects = vec![send::<G>(peer, &FromHost::Refuse { reason })];
        effects.extend(self.on_disconnected(peer));
        effects.extend([HostEffect::Drop(peer), HostEffect::Dismissed(reason)]);
        effects
    }

    /// A connection is gone; what was begun with it is given up.
    pub fn on_disconnected(&mut self, peer: Peer) -> Effects<G> {
        self.connections.remove(&peer);
        let Some(place) = self
            .places
            .iter_mut()
            .find(|place| place.peer == Some(peer))
        else {
            return Vec::new();
        };
        place.peer = None;
        let seat = place.seat;
        let mut effects = vec![HostEffect::GuestLeft(seat)];
        if self.vote.is_some() {
            effects.extend(self.close_vote());
        }
        effects.extend(self.pause());
        effects
    }

    /// Tells all whether somebody is missing.
    fn pause(&self) -> Effects<G> {
        let on = self.is_missing();
        self.broadcast(&FromHost::Pause { on })
    }

    /// Tells everything anew. That costs the host more than the guest, so it is counted.
    fn resync(&mut self, peer: Peer, seat: Seat, session: &Session<G>) -> Effects<G> {
        let mut effects = self.strike(peer);
        if self.connections.contains_key(&peer) {
            self.reset_sync(peer);
            effects.extend(self.update(peer, seat, session));
            // Who knew nothing of the match yet has sealed nothing.
            effects.extend(self.request_commitments(session));
        }
        effects
    }

    /// Gives a seat: the one of its token, or one that nobody has had and that was offered to nobody.
    fn on_hello(
        &mut self,
        peer: Peer,
        edition: Option<&ProtocolVersion>,
        token: Option<&str>,
        session: &Session<G>,
    ) -> Effects<G> {
        if edition != Some(&self.edition) {
            return self.dismiss(peer, DismissReason::Edition);
        }
        let mine = |place: &&mut GuestSeat| match token {
            Some(token) => place.token == token,
            None => place.peer.is_none() && !place.held && !place.offered,
        };
        let Some(place) = self.places.iter_mut().find(mine) else {
            return self.dismiss(peer, DismissReason::Full);
        };
        // Who comes again with the token takes the place of the connection that is left hanging.
        let before = place.peer.replace(peer);
        place.held = true;
        let (seat, token) = (place.seat, place.token.clone());
        let mut effects = Vec::new();
        if let Some(before) = before {
            self.connections.remove(&before);
            effects.push(HostEffect::Drop(before));
        }
        if let Some(caller) = self.connections.get_mut(&peer) {
            caller.seat = Some(seat);
        }
        let begun = self.has_begun_without_seed(session);
        effects.push(send::<G>(peer, &FromHost::Welcome { seat, token, begun }));
        effects.extend(self.send_seed(peer));
        effects.extend(self.update(peer, seat, session));
        effects.push(HostEffect::GuestJoined(seat));
        effects.extend(self.pause());
        effects.extend(self.forward_vote(peer, seat));
        effects.extend(self.request_commitments(session));
        effects
    }

    /// Hears a wish to act. The engine says whether it may be.
    fn act(
        &mut self,
        (peer, seat): (Peer, Seat),
        seq: u32,
        (at, after): (u64, Bytes32),
        action: G::Action,
        session: &Session<G>,
    ) -> Effects<G> {
        let Some(caller) = self
            .connections
            .get_mut(&peer)
            .filter(|caller| seq > caller.seq)
        else {
            // Heard before.
            return self.strike(peer);
        };
        caller.seq = seq;
        let stands = at == seat_fingerprint(session, seat)
            && after == self.seat_chain(seat, session).last_link();
        if !stands {
            let mut effects = self.reject_stale(peer, seq);
            if self.connections.contains_key(&peer) {
                effects.extend(self.update(peer, seat, session));
            }
            return effects;
        }
        if self.is_waiting_for_seed(session) {
            // It waits as all do, and knows how the match stands.
            return vec![send::<G>(peer, &FromHost::Stale { seq })];
        }
        match session.game().check_action(session.state(), seat, action) {
            Ok(()) => {
                if let Some(caller) = self.connections.get_mut(&peer) {
                    caller.late = 0;
                }
                let at = session.position_id();
                vec![HostEffect::Act { at, seat, action }]
            }
            Err(refusal) => {
                let rule = refusal.rule().as_str().to_owned();
                let mut effects = vec![send::<G>(peer, &FromHost::Illegal { seq, rule })];
                effects.extend(self.strike(peer));
                effects
            }
        }
    }

    /// Tells all guests how the match stands.
    pub fn on_changed(&mut self, session: &Session<G>) -> Effects<G> {
        let mut effects = self.confirm_seed(session);
        effects.extend(self.record_unproven_start(session));
        effects.extend(self.close_outdated_vote(session));
        for (peer, seat) in self.seated() {
            effects.extend(self.update(peer, seat, session));
        }
        effects
    }

    /// Those who sit, with their seats.
    fn seated(&self) -> Vec<(Peer, Seat)> {
        let sits = |place: &GuestSeat| Some((place.peer?, place.seat));
        self.places.iter().filter_map(sits).collect()
    }

    fn broadcast(&self, message: &HostMessage<G>) -> Effects<G> {
        let text = to_json(message);
        let seated = self.seated().into_iter();
        seated
            .map(|(peer, _)| HostEffect::Send(peer, text.clone()))
            .collect()
    }
}

fn send<G: Game>(peer: Peer, message: &HostMessage<G>) -> HostEffect<G::Action> {
    HostEffect::Send(peer, to_json(message))
}
