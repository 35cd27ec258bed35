//! The guest's side of the protocol: its requests to the host, and the verification of the host's
//! messages.

mod commit_reveal;
mod signing;
mod sync;
mod voting;

use super::action_signature::MatchId;
use super::commitment_record::{ChainHead, CommitmentRecord, ProofFailure};
use super::hash_chain::HashChain;
use super::match_signatures::MatchSignatures;
use super::message::{
    DismissReason, FromGuest, FromHost, HostMessage, MAX_MESSAGE_BYTES, MatchSnapshot,
    ProtocolVersion, to_json,
};
use super::online::{AutomaticAnswers, Speech, TableNotice, TalkUpdate};
use super::seed_commitment::{Bytes32, SeedCommitment};
use super::undo_vote::Proposal;
use engine::game::{Game, Seat, Viewer};
use engine::save::share_code::ShareCode;
use engine::session::{LogRelation, Session};

/// The number of invalid messages of the host after which the guest leaves.
const MAX_STRIKES: u32 = 12;

/// An effect that the caller must carry out after a message from the host.
#[derive(Clone, Debug)]
pub enum GuestEffect<G: Game> {
    /// Send a message to the host.
    Send(String),
    /// The host has assigned a seat. The token reclaims it later.
    Seated(Seat, String),
    /// The host has welcomed this spectator.
    Watching,
    /// The host has dismissed this guest.
    Dismissed(DismissReason),
    /// The current match, verified by replaying it, and its share code.
    FullMatch(Box<Session<G>>, String),
    /// The partial session of this guest's seat.
    PartialMatch(Box<Session<G>>),
    /// The keys and signatures of a match that is over. Store them with the match.
    Signatures(Box<MatchSignatures>),
    /// The host does not accept the signature of the guest's action.
    Unsigned,
    /// A rule forbids the guest's action; the rule id is given.
    Illegal(String),
    /// The guest's request came too late.
    Stale,
    /// The host asks everybody to vote.
    VoteRequested(Proposal),
    /// The vote is closed; `true` if it passed.
    VoteClosed(bool),
    /// The shared seed is in force, and these are its shares.
    SeedRevealed(SeedCommitment),
    /// Store this record.
    SaveCommitment(CommitmentRecord),
    /// Store this record first, and only afterwards send this message, which reveals the guest's
    /// share.
    SaveThenReveal(CommitmentRecord, String),
    /// The match has not started, and this guest does not know by which commitments it was dealt.
    /// It plays only if its user agrees.
    UnknownCommitments,
    /// Whether the match is paused because somebody is missing.
    Pause(bool),
    /// Who plays, who is connected, and how much time is left, at a table of a server.
    Notice(TableNotice),
    /// What was said at a table of a server.
    Talk(TalkUpdate),
    /// Which answers the server gives for this guest.
    Answers(AutomaticAnswers),
    /// The server has stored this guest's answer, which takes effect after so many milliseconds.
    Held(u64),
    /// The host has broken the protocol: it changed what was played, or violated the rules of the
    /// shared seed.
    ProtocolViolation,
}

/// A guest of a match that another browser or a server hosts: a player, or a spectator.
#[derive(Clone, Debug)]
pub struct Guest<G: Game> {
    edition: Option<ProtocolVersion>,
    /// The content set to try if the host does not use the base content.
    content_set: G::ContentSet,
    token: Option<String>,
    seat: Option<Seat>,
    /// Whether the guest watches, if it is a spectator.
    watching: Option<bool>,
    /// The sequence number of the guest's last action.
    seq: u32,
    /// The sequence number of the last update that was received.
    last_seq: u32,
    strikes: u32,
    /// The stored record of the shared seed.
    record: CommitmentRecord,
    commitment: Option<SeedCommitment>,
    /// The name of the match, if its actions are signed.
    match_id: Option<MatchId>,
    /// The signatures of a match that is over.
    signatures: MatchSignatures,
    /// The number of entries of the first update on this connection.
    start: Option<usize>,
    /// Whether an update was received on this connection.
    has_update: bool,
    /// Whether the host says that the match started without a shared seed.
    has_begun: bool,
    /// Whether the match was dealt by commitments that this guest does not know.
    has_unknown_commitments: bool,
    /// Whether the user must decide if the guest plays a match with unknown commitments.
    is_undecided: bool,
    /// The open vote, and this guest's answer once it has given one.
    asked: Option<(Proposal, Option<bool>)>,
    /// Whether this guest's own undo request is open.
    has_requested_undo: bool,
    /// Whether the match was just dealt again with a shared seed.
    is_redealt: bool,
    /// The seat whose undo everybody agreed to, until the match has changed.
    approved_undo: Option<Seat>,
    /// The game of a partial session.
    game: Option<G>,
    /// The received entries of the match as a hash chain. The chain has no seat until the guest has
    /// one.
    chain: HashChain<G::Event>,
}

impl<G: Game> Guest<G> {
    /// Creates a guest with its stored record of the shared seed, the token of its seat if it has
    /// one, and the content set to try besides the base content. It sends nothing until the host
    /// asks it to introduce itself.
    #[must_use]
    pub fn new(
        edition: ProtocolVersion,
        token: Option<String>,
        record: CommitmentRecord,
        content_set: G::ContentSet,
    ) -> Self {
        Self {
            content_set,
            edition: Some(edition),
            token,
            seat: None,
            watching: None,
            seq: 0,
            last_seq: 0,
            strikes: 0,
            record,
            commitment: None,
            match_id: None,
            signatures: MatchSignatures::default(),
            start: None,
            has_update: false,
            has_begun: false,
            has_unknown_commitments: false,
            is_undecided: false,
            asked: None,
            has_requested_undo: false,
            is_redealt: false,
            approved_undo: None,
            game: None,
            chain: HashChain::new(Seat::TABLE),
        }
    }

    /// Creates a spectator, who has no seat and no share of the seed, with the content set to try
    /// besides the base content.
    #[must_use]
    pub fn spectator(edition: ProtocolVersion, content_set: G::ContentSet) -> Self {
        // Nothing of the record is used, because a spectator takes no part in the seed.
        let record = CommitmentRecord::new(Bytes32([0; 32]));
        Self {
            watching: Some(false),
            ..Self::new(edition, None, record, content_set)
        }
    }

    /// Returns what this guest may see; `None` until the host has welcomed it.
    fn viewer(&self) -> Option<Viewer> {
        match self.watching {
            Some(is_welcomed) => is_welcomed.then_some(Viewer::Spectator),
            None => self.seat.map(Viewer::Seat),
        }
    }

    /// Returns the message that introduces this guest.
    fn hello(&self) -> String {
        to_json(&FromGuest::<G::Action>::Hello {
            edition: self.edition.clone(),
            token: self.token.clone(),
            wants_actions: false,
            signing_key: self.watching.is_none().then(|| self.record.public_key()),
        })
    }

    /// Returns the protocol version that both sides share.
    #[must_use]
    pub const fn edition(&self) -> Option<&ProtocolVersion> {
        self.edition.as_ref()
    }

    /// Returns the guest's seat, once it has one.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// Returns the shares of the seed, if the seed is shared.
    #[must_use]
    pub const fn seed_commitment(&self) -> Option<&SeedCommitment> {
        self.commitment.as_ref()
    }

    /// Returns the record of the shared seed, to be stored.
    #[must_use]
    pub const fn commitment_record(&self) -> &CommitmentRecord {
        &self.record
    }

    /// Returns the message by which the guest's seat acts. `at` is the fingerprint of the view in
    /// which it decided. The message contains the last link of the hash chain of the received
    /// entries.
    pub fn act(&mut self, at: u64, action: G::Action) -> Option<String> {
        let (seat, head) = (self.seat.filter(|_| !self.is_undecided)?, self.record.head?);
        self.seq = self.seq.wrapping_add(1);
        Some(to_json(&FromGuest::Act {
            seq: self.seq,
            at,
            after: head.link,
            seat,
            signature: self.sign(seat, head.link, &action),
            action,
        }))
    }

    /// Returns the message that says whether the page of this guest is hidden.
    #[must_use]
    pub fn hidden(&self, is_hidden: bool) -> String {
        to_json(&FromGuest::<G::Action>::Hidden { is_hidden })
    }

    /// Returns the message that says something to the other players.
    #[must_use]
    pub fn say(&self, speech: Speech) -> String {
        to_json(&FromGuest::<G::Action>::Say { speech })
    }

    /// Returns the message that mutes the player of another seat, or no longer.
    #[must_use]
    pub fn mute(&self, seat: Seat, is_muted: bool) -> String {
        to_json(&FromGuest::<G::Action>::Mute { seat, is_muted })
    }

    /// Returns the message that asks a server to let a bot play a seat for the rest of the match.
    #[must_use]
    pub fn vacate(&self, seat: Seat) -> String {
        to_json(&FromGuest::<G::Action>::Vacate { seat })
    }

    /// Returns the message that says which answers a server gives for this guest.
    #[must_use]
    pub fn answers(&self, answers: AutomaticAnswers) -> String {
        to_json(&FromGuest::<G::Action>::Answers { answers })
    }

    /// Returns the message that ends the connection.
    #[must_use]
    pub fn bye(&self) -> String {
        to_json(&FromGuest::<G::Action>::Bye)
    }

    /// Handles a message from the host. `session` is the match that the caller holds.
    pub fn receive(&mut self, text: &str, session: Option<&Session<G>>) -> Vec<GuestEffect<G>> {
        let message = (text.len() <= MAX_MESSAGE_BYTES)
            .then(|| serde_json::from_str::<HostMessage<G>>(text).ok())
            .flatten();
        match message {
            None => self.strike(),
            Some(FromHost::Who) if self.viewer().is_none() => {
                vec![GuestEffect::Send(self.hello())]
            }
            Some(FromHost::Welcome {
                seat,
                token,
                has_begun,
            }) if self.seat.is_none() && self.watching.is_none() => {
                self.on_welcome(seat, token, has_begun)
            }
            Some(FromHost::Watching) if self.watching == Some(false) => {
                self.watching = Some(true);
                vec![GuestEffect::Watching]
            }
            Some(FromHost::Who | FromHost::Welcome { .. } | FromHost::Watching) => self.strike(),
            Some(FromHost::Refuse { reason }) => vec![GuestEffect::Dismissed(reason)],
            Some(FromHost::Table { options, content }) => self.on_table(&options, content),
            Some(FromHost::Past { from, visible }) => self.on_past(from as usize, visible),
            Some(FromHost::Update {
                seq,
                snapshot,
                hash,
                link,
            }) => self.on_update(seq, snapshot, (hash, link), session),
            Some(FromHost::Signed { from, proof }) => self.on_signatures(from as usize, proof),
            Some(FromHost::Unsigned { .. }) => vec![GuestEffect::Unsigned],
            Some(FromHost::Illegal { rule, .. }) => vec![GuestEffect::Illegal(rule)],
            Some(FromHost::Stale { seq }) => self.on_stale(seq),
            Some(FromHost::Asked { seat }) => self.on_vote_requested(Proposal::Undo(seat)),
            Some(FromHost::Anew) => self.on_vote_requested(Proposal::Redeal),
            Some(FromHost::Voted {
                is_accepted: is_done,
            }) => self.on_vote_closed(is_done),
            Some(FromHost::Swear { round }) => self.on_commit_request(round),
            Some(FromHost::Seals { share_commitments }) => self.on_commitments(share_commitments),
            Some(FromHost::Sworn {
                round,
                share_commitments,
                keys,
            }) => self.on_seed_in_force(round, &share_commitments, keys),
            Some(FromHost::Parts { parts }) => self.on_reveals(&parts),
            Some(FromHost::Pause { is_paused }) => vec![GuestEffect::Pause(is_paused)],
            Some(FromHost::Notice(notice)) => match notice.checked() {
                Some(notice) => vec![GuestEffect::Notice(notice)],
                None => self.strike(),
            },
            Some(FromHost::Talk(talk)) => vec![GuestEffect::Talk(TalkUpdate::All(talk.checked()))],
            Some(FromHost::Said(message)) => match message.checked() {
                Some(message) => vec![GuestEffect::Talk(TalkUpdate::Said(message))],
                None => self.strike(),
            },
            Some(FromHost::Unsaid { reason }) => {
                vec![GuestEffect::Talk(TalkUpdate::Refused(reason))]
            }
            Some(FromHost::Answers(answers)) => vec![GuestEffect::Answers(answers)],
            Some(FromHost::Held { left }) => vec![GuestEffect::Held(left)],
        }
    }

    fn strike(&mut self) -> Vec<GuestEffect<G>> {
        self.strikes += 1;
        if self.strikes < MAX_STRIKES {
            Vec::new()
        } else {
            vec![GuestEffect::ProtocolViolation]
        }
    }

    fn on_update(
        &mut self,
        seq: u32,
        snapshot: MatchSnapshot<G::View>,
        (hash, link): (u64, Bytes32),
        session: Option<&Session<G>>,
    ) -> Vec<GuestEffect<G>> {
        if seq <= self.last_seq {
            // The update is a repetition, or a later update arrived before it.
            return Vec::new();
        }
        let before = self.record.head;
        let mut effects = match snapshot {
            MatchSnapshot::Whole(code) => self.on_full_match(code, (hash, link), session),
            MatchSnapshot::Part {
                view,
                entries,
                can_undo,
            } => self.on_partial_match(&view, entries as usize, can_undo, (hash, link)),
        };
        let untouched = effects.iter().find_map(|effect| match effect {
            GuestEffect::FullMatch(session, _) => Some(session.is_untouched()),
            // A partial session does not show which other actions were possible.
            GuestEffect::PartialMatch(session) => Some(session.entry_count() == 0),
            _ => None,
        });
        if let Some(is_untouched) = untouched {
            self.last_seq = seq;
            if !std::mem::replace(&mut self.has_update, true) && is_untouched {
                if self.has_begun {
                    return vec![GuestEffect::ProtocolViolation];
                }
                if self.has_unknown_commitments {
                    self.is_undecided = true;
                    let message = FromGuest::<G::Action>::Doubt { is_undecided: true };
                    effects.extend([
                        GuestEffect::Send(to_json(&message)),
                        GuestEffect::UnknownCommitments,
                    ]);
                }
            }
            self.is_redealt = false;
            if self.record.head != before {
                self.approved_undo = None;
            }
        }
        effects
    }

    /// Handles a full match; reading it replays and thereby verifies it.
    fn on_full_match(
        &mut self,
        code: String,
        (hash, link): (u64, Bytes32),
        session: Option<&Session<G>>,
    ) -> Vec<GuestEffect<G>> {
        let full_match = ShareCode::read(&code).and_then(|code| match session {
            Some(session) => code.open_at(session.game()),
            None => code.open_with(&self.content_set),
        });
        let full_match = full_match.ok();
        let (Some(next), Some(viewer)) = (full_match, self.viewer()) else {
            return self.resync();
        };
        if next.fingerprint() != hash {
            return self.resync();
        }
        // The chain holds the entries of the partial session, and the full match must contain
        // exactly those.
        if G::HAS_SECRETS && !self.matches_log(&next) {
            return vec![GuestEffect::ProtocolViolation];
        }
        self.chain.sync_to(viewer, &next);
        if self.chain.last_link() != link {
            return self.resync();
        }
        if !self.is_progress_allowed(next.entry_count()) || !self.is_valid_successor(&next, session)
        {
            return vec![GuestEffect::ProtocolViolation];
        }
        let mut effects = self.record_chain_head();
        effects.push(GuestEffect::FullMatch(Box::new(next), code));
        effects
    }

    /// Compares the received entries with those of an earlier connection and records their number
    /// and last link. They may differ on the same connection, after an undo that the guest agreed
    /// to.
    pub(super) fn record_chain_head(&mut self) -> Vec<GuestEffect<G>> {
        if self.watching.is_some() {
            return Vec::new();
        }
        let last_head = self
            .record
            .head
            .filter(|_| !self.has_update && !self.is_redealt);
        let has_changed = last_head
            .is_some_and(|head| self.chain.link_after(head.entries as usize) != Some(head.link));
        if has_changed {
            self.record.record_failure(ProofFailure::Changed);
        }
        let head = Some(ChainHead {
            entries: self.chain.links().len() as u32,
            link: self.chain.last_link(),
        });
        if self.record.head != head || has_changed {
            self.record.head = head;
            return vec![self.save_commitment()];
        }
        Vec::new()
    }

    /// Asks the host to send the whole match again; leaves after too many such requests.
    fn resync(&mut self) -> Vec<GuestEffect<G>> {
        let mut effects = self.strike();
        if effects.is_empty() {
            effects.push(GuestEffect::Send(to_json(&FromGuest::<G::Action>::Resync)));
        }
        effects
    }

    /// Returns whether the match may have changed to `next`: new entries were added, everybody
    /// agreed to an undo, or the match has not started and was dealt again with a shared seed.
    fn is_valid_successor(&mut self, next: &Session<G>, session: Option<&Session<G>>) -> bool {
        let commitment = self.commitment.as_ref();
        if commitment.is_some_and(|commitment| commitment.seed() != next.seed()) {
            return false;
        }
        let Some(current) = session.filter(|_| self.has_update && !G::HAS_SECRETS) else {
            return true;
        };
        match next.log_relation(current) {
            LogRelation::Same | LogRelation::Ahead(_) => true,
            LogRelation::Behind(_) => self.may_undo_to(next.entry_count(), &actors(current)),
            LogRelation::Forked(common) => self.may_undo_to(common, &actors(current)),
            LogRelation::Unrelated => {
                current.is_untouched()
                    && commitment.is_some()
                    && self.is_redealt
                    && next.game().options() == current.game().options()
            }
        }
    }
}

/// Returns the seat that acted in each entry.
fn actors<G: Game>(session: &Session<G>) -> Vec<Seat> {
    let entries = 0..session.entry_count();
    entries.filter_map(|entry| session.actor(entry)).collect()
}
