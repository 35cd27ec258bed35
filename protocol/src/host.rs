//! The host's side of the protocol: assigns seats, checks the guests' requests, and sends updates.

mod answers;
mod commit_reveal;
mod guest_seats;
mod programs;
mod requests;
mod signatures;
mod spectators;
mod sync;
mod talk;
mod voting;

use super::action_signature::{PublicKey, SignedBy};
use super::commitment_record::CommitmentRecord;
use super::hash_chain::HashChain;
use super::match_signatures::MatchSignatures;
use super::message::{
    DismissReason, FromGuest, FromHost, HostMessage, MAX_MESSAGE_BYTES, ProtocolVersion, to_json,
};
use super::online::{AutomaticAnswers, Speech, TableNotice};
use super::seed_commitment::SeedCommitment;
use super::undo_vote::{Proposal, UndoVote};
use commit_reveal::CommitRound;
use engine::chance::Seed;
use engine::error::RuleRefusal;
use engine::game::{Game, Seat, Viewer};
use engine::session::{PositionId, Session};
pub use guest_seats::GuestSeat;
use requests::ActRequest;
use spectators::Watching;
use std::collections::BTreeMap;
use sync::SyncState;

/// The number of invalid messages after which a guest is dismissed.
const MAX_STRIKES: u32 = 12;
/// The number of late requests in one position that are not yet counted as invalid.
const MAX_STALE: u32 = 4;

/// A connection, by the number that the caller gave it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Peer(pub u32);

/// An effect that the caller must carry out after a message.
#[derive(Clone, PartialEq, Debug)]
pub enum HostEffect<A> {
    /// Send a message.
    Send(Peer, String),
    /// Close a connection.
    Drop(Peer),
    /// Close a connection whose guest has connected again, perhaps on another device.
    Replaced(Peer),
    /// Play the action of a guest's seat, if the match is still in this position, in which the guest
    /// decided. It comes with its signature if the guest has a key.
    Act(PositionId, Seat, A, Option<SignedBy>),
    /// Undo the last action of a seat, because everybody agreed.
    Undo(PositionId, Seat),
    /// A vote has started, in which the host must answer as well.
    VoteRequested(Proposal),
    /// The vote is closed; `true` if it passed.
    VoteClosed(bool),
    /// A vote with this number has started. Call [`Host::expire_vote`] if it stays unanswered.
    VoteStarted(u32),
    /// A guest has taken a seat.
    GuestJoined(Seat),
    /// A guest has left; its seat stays reserved.
    GuestLeft(Seat),
    /// The page of a guest was hidden, and is visible again.
    GuestReturned(Seat),
    /// A guest says something to the others.
    Say(Seat, Speech),
    /// The guest of the first seat does not want to hear the second one, or wants to hear it again.
    Mute(Seat, Seat, bool),
    /// A guest wants these answers to be given for its seat.
    SetAnswers(Seat, AutomaticAnswers),
    /// A guest asks that a bot plays a seat from now on. Only a server grants that.
    VacateRequested {
        /// The seat of the guest.
        by: Seat,
        /// The seat to leave to a bot.
        seat: Seat,
    },
    /// A spectator has come or gone.
    SpectatorsChanged,
    /// An invalid message was refused and counted.
    Refused(Peer),
    /// A guest was dismissed.
    Dismissed(DismissReason),
    /// The shared seed is complete. Start the match again with it, unless a seat has acted.
    Begin(Seed),
    /// The match has started again with the seed of these shares.
    SeedRevealed(SeedCommitment),
    /// Store this record.
    SaveCommitment(CommitmentRecord),
}

type Effects<G> = Vec<HostEffect<<G as engine::game::Game>::Action>>;

/// The state of a connection.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Connection {
    /// Its seat, once the guest has introduced itself.
    seat: Option<Seat>,
    /// How it watches, if it belongs to a spectator.
    watching: Option<Watching>,
    /// The sequence number of its last action.
    seq: u32,
    /// Whether its page is hidden.
    is_hidden: bool,
    /// The number of invalid messages.
    strikes: u32,
    /// Whether it is a program that receives positions instead of updates.
    is_program: bool,
    /// The position of its last late request, and the number of late requests there. Whoever is
    /// late because others act all the time does nothing wrong.
    stale_requests: Option<(PositionId, u32)>,
    /// The key with which the guest signs its actions.
    signing_key: Option<PublicKey>,
    /// Whether the user there still decides whether to play.
    is_undecided: bool,
    /// The number of commitments that were requested and not received.
    awaited_commitments: u32,
    /// The position of its last undo request, and the number of requests there.
    asked: Option<(PositionId, u32)>,
    /// The data already sent to it, if it receives a partial session.
    sync: SyncState,
}

/// The host of a match.
#[derive(Clone, Debug)]
pub struct Host<G: Game> {
    edition: ProtocolVersion,
    /// The first seat at the host's screen, which votes for all seats there.
    host_seat: Seat,
    /// Whether the match goes on while guests are missing.
    is_unattended: bool,
    /// Whether spectators see the match later than the guests.
    has_late_spectators: bool,
    /// Writes what a seat sees for programs, if they may play.
    write_view: Option<programs::WriteView<G>>,
    guest_seats: Vec<GuestSeat>,
    connections: BTreeMap<Peer, Connection>,
    /// The entries that the guests' seats, and spectators as [`Seat::TABLE`], may know.
    chains: BTreeMap<u8, HashChain<G::Event>>,
    vote: Option<UndoVote>,
    vote_number: u32,
    record: Option<CommitmentRecord>,
    round: CommitRound,
    /// Whether a new deal was rejected; then it is not proposed again automatically.
    is_redeal_refused: bool,
    /// The shares of a seed with which the match has not started yet.
    pending_commitment: Option<SeedCommitment>,
    /// The shares of the seed with which the match started.
    commitment: Option<SeedCommitment>,
    /// The keys and signatures of the match, if its actions are signed.
    signatures: Option<MatchSignatures>,
    seq: u32,
    game: std::marker::PhantomData<G>,
}

impl<G: Game> Host<G>
where
    G::Refusal: RuleRefusal,
{
    /// Creates a host with seats for guests; `host_seat` is the first seat at the host's screen.
    #[must_use]
    pub fn new(host_seat: Seat, guest_seats: Vec<GuestSeat>) -> Self {
        Self {
            edition: ProtocolVersion::current::<G>(),
            host_seat,
            is_unattended: false,
            has_late_spectators: false,
            write_view: None,
            guest_seats,
            connections: BTreeMap::new(),
            chains: BTreeMap::new(),
            vote: None,
            vote_number: 0,
            record: None,
            round: CommitRound::default(),
            is_redeal_refused: false,
            pending_commitment: None,
            commitment: None,
            signatures: None,
            seq: 0,
            game: std::marker::PhantomData,
        }
    }

    /// Creates the host of a match that no person hosts, such as that of a server: nobody plays at
    /// its screen, it commits to its share of the seed as [`Seat::TABLE`], and the match goes on
    /// while guests are missing.
    #[must_use]
    pub fn unattended(guest_seats: Vec<GuestSeat>) -> Self {
        Self {
            is_unattended: true,
            ..Self::new(Seat::TABLE, guest_seats)
        }
    }

    /// Returns the seats of guests, each with its current connection.
    #[must_use]
    pub fn guest_seats(&self) -> &[GuestSeat] {
        &self.guest_seats
    }

    /// Returns whether the guest of a seat is connected.
    #[must_use]
    pub fn is_connected(&self, seat: Seat) -> bool {
        let mut guest_seats = self.guest_seats.iter();
        guest_seats.any(|guest_seat| guest_seat.seat == seat && guest_seat.peer.is_some())
    }

    /// Returns whether the guest of a seat is connected and its page is visible.
    #[must_use]
    pub fn is_present(&self, seat: Seat) -> bool {
        let mut connections = self.connections.values();
        connections.any(|connection| connection.seat == Some(seat) && !connection.is_hidden)
    }

    /// Tells all guests and spectators who plays, who is connected, and how much time is left.
    #[must_use]
    pub fn send_notice(&self, notice: TableNotice) -> Effects<G> {
        let public = notice.clone().for_spectators();
        let mut effects = self.broadcast(&FromHost::Notice(notice));
        let text = to_json::<HostMessage<G>>(&FromHost::Notice(public));
        effects.extend(
            self.spectators()
                .map(|peer| HostEffect::Send(peer, text.clone())),
        );
        effects
    }

    /// Returns whether a guest is missing.
    #[must_use]
    pub fn is_missing(&self) -> bool {
        self.guest_seats
            .iter()
            .any(|guest_seat| guest_seat.peer.is_none())
    }

    /// Returns whether the guest of a seat still decides whether to play a match that was dealt
    /// without it.
    #[must_use]
    pub fn is_undecided(&self, seat: Seat) -> bool {
        let mut connections = self.connections.values();
        connections.any(|connection| connection.is_undecided && connection.seat == Some(seat))
    }

    /// Handles a new connection. The host sends first, once both sides are ready to receive.
    pub fn on_connected(&mut self, peer: Peer) -> Effects<G> {
        self.connections.entry(peer).or_default();
        vec![send::<G>(peer, &FromHost::Who)]
    }

    /// Handles a message from a connection. Invalid messages are refused and counted.
    pub fn receive(&mut self, peer: Peer, text: &str, session: &Session<G>) -> Effects<G> {
        self.connections.entry(peer).or_default();
        let message = (text.len() <= MAX_MESSAGE_BYTES)
            .then(|| serde_json::from_str::<FromGuest<G::Action>>(text).ok())
            .flatten();
        let Some(message) = message else {
            return self.strike(peer);
        };
        let seat = self
            .connections
            .get(&peer)
            .and_then(|connection| connection.seat);
        match (message, seat) {
            (
                FromGuest::Hello {
                    edition,
                    token,
                    wants_actions,
                    signing_key,
                },
                None,
            ) if !self.has_welcomed(peer) && signing_key.is_none_or(PublicKey::is_valid) => {
                self.note_wish(peer, wants_actions);
                if let Some(connection) = self.connections.get_mut(&peer) {
                    connection.signing_key = signing_key;
                }
                self.on_hello(peer, edition.as_ref(), token.as_deref(), session)
            }
            (
                FromGuest::Act {
                    seq,
                    at,
                    after,
                    seat,
                    action,
                    signature,
                },
                Some(host_seat),
            ) if seat == host_seat => {
                let is_current = self.is_current(seat, (at, after), session);
                let request = ActRequest {
                    seq,
                    is_current,
                    action,
                    signature,
                };
                self.act((peer, seat), request, session)
            }
            (
                FromGuest::Take {
                    seq,
                    place,
                    action,
                    signature,
                },
                Some(seat),
            ) => {
                let request = ActRequest {
                    seq,
                    is_current: place == self.place(seat, session),
                    action,
                    signature,
                };
                self.act((peer, seat), request, session)
            }
            (FromGuest::Undo, Some(seat)) => self.on_undo(peer, seat, session),
            (FromGuest::Vote { is_accepted }, Some(seat)) => self.vote(seat, is_accepted, session),
            (
                FromGuest::Commit {
                    round,
                    share_commitment,
                },
                Some(seat),
            ) => self.on_commitment((peer, seat), round, share_commitment, session),
            (FromGuest::Reveal { round, part }, Some(seat)) => {
                self.on_reveal(peer, seat, round, part)
            }
            (FromGuest::Doubt { is_undecided }, Some(_)) => {
                if let Some(connection) = self.connections.get_mut(&peer) {
                    connection.is_undecided = is_undecided;
                }
                Vec::new()
            }
            (FromGuest::Hidden { is_hidden }, Some(seat)) => {
                let connection = self.connections.get_mut(&peer);
                let was_hidden = connection
                    .map(|connection| std::mem::replace(&mut connection.is_hidden, is_hidden));
                match was_hidden == Some(true) && !is_hidden {
                    true => vec![HostEffect::GuestReturned(seat)],
                    false => Vec::new(),
                }
            }
            (FromGuest::Say { speech }, Some(seat)) => self.on_say((peer, seat), speech),
            (
                FromGuest::Mute {
                    seat: other,
                    is_muted,
                },
                Some(seat),
            ) => self.on_mute((peer, seat), other, is_muted),
            (FromGuest::Vacate { seat }, Some(by)) => {
                vec![HostEffect::VacateRequested { by, seat }]
            }
            (FromGuest::Answers { answers }, Some(seat)) => self.on_answers((peer, seat), answers),
            (FromGuest::Resync, Some(seat)) => self.resync(peer, Viewer::Seat(seat), session),
            (FromGuest::Resync, None) if self.has_welcomed(peer) => {
                self.resync(peer, Viewer::Spectator, session)
            }
            (FromGuest::Bye, _) => {
                let mut effects = self.on_disconnected(peer);
                effects.push(HostEffect::Drop(peer));
                effects
            }
            // A second hello, a request for the seat of another guest, or a request before the
            // introduction.
            (
                FromGuest::Hello { .. }
                | FromGuest::Act { .. }
                | FromGuest::Take { .. }
                | FromGuest::Undo
                | FromGuest::Vote { .. }
                | FromGuest::Commit { .. }
                | FromGuest::Reveal { .. }
                | FromGuest::Doubt { .. }
                | FromGuest::Hidden { .. }
                | FromGuest::Say { .. }
                | FromGuest::Mute { .. }
                | FromGuest::Vacate { .. }
                | FromGuest::Answers { .. }
                | FromGuest::Resync,
                _,
            ) => self.strike(peer),
        }
    }

    /// Counts an invalid message and dismisses a guest that has sent too many.
    fn strike(&mut self, peer: Peer) -> Effects<G> {
        let connection = self.connections.entry(peer).or_default();
        connection.strikes += 1;
        let mut effects = vec![HostEffect::Refused(peer)];
        if connection.strikes >= MAX_STRIKES {
            effects.extend(self.dismiss(peer, DismissReason::Rude));
        }
        effects
    }

    /// Dismisses a guest.
    fn dismiss(&mut self, peer: Peer, reason: DismissReason) -> Effects<G> {
        let mut effects = vec![send::<G>(peer, &FromHost::Refuse { reason })];
        effects.extend(self.on_disconnected(peer));
        effects.extend([HostEffect::Drop(peer), HostEffect::Dismissed(reason)]);
        effects
    }

    /// Handles a closed connection and aborts what was in progress with it.
    pub fn on_disconnected(&mut self, peer: Peer) -> Effects<G> {
        let connection = self.connections.remove(&peer);
        if connection.is_some_and(|connection| connection.watching == Some(Watching::Welcomed)) {
            return vec![HostEffect::SpectatorsChanged];
        }
        let Some(guest_seat) = self
            .guest_seats
            .iter_mut()
            .find(|guest_seat| guest_seat.peer == Some(peer))
        else {
            return Vec::new();
        };
        guest_seat.peer = None;
        let seat = guest_seat.seat;
        let mut effects = vec![HostEffect::GuestLeft(seat)];
        if self.vote.is_some() {
            effects.extend(self.close_vote());
        }
        effects.extend(self.pause());
        effects
    }

    /// Tells everybody whether somebody is missing.
    fn pause(&self) -> Effects<G> {
        let is_paused = self.is_missing() && !self.is_unattended;
        self.broadcast(&FromHost::Pause { is_paused })
    }

    /// Sends the whole match again. This costs the host more than the guest, so the requests are
    /// counted.
    fn resync(&mut self, peer: Peer, viewer: Viewer, session: &Session<G>) -> Effects<G> {
        let mut effects = self.strike(peer);
        if self.connections.contains_key(&peer) {
            self.reset_sync(peer);
            effects.extend(self.update(peer, viewer, session));
            // A guest that had not received the match yet has not committed to a share.
            effects.extend(self.request_commitments(session));
        }
        effects
    }

    /// Sends the current match to all guests, and to spectators unless they see it late.
    pub fn on_changed(&mut self, session: &Session<G>) -> Effects<G> {
        self.forget_undone_signatures(session);
        let mut effects = self.confirm_seed(session);
        effects.extend(self.record_unproven_start(session));
        effects.extend(self.close_outdated_vote(session));
        for (peer, seat) in self.seated() {
            effects.extend(self.update(peer, Viewer::Seat(seat), session));
        }
        if !self.has_late_spectators {
            effects.extend(self.on_watched_change(session));
        }
        effects
    }

    /// Returns the connections with a seat.
    fn seated(&self) -> Vec<(Peer, Seat)> {
        let peer_and_seat = |guest_seat: &GuestSeat| Some((guest_seat.peer?, guest_seat.seat));
        self.guest_seats.iter().filter_map(peer_and_seat).collect()
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
