//! A guest's side: what it asks of the host, and what it believes of what it is told.

mod commit_reveal;
mod sync;
mod voting;

use super::commitment_record::{ChainHead, CommitmentRecord, ProofFailure};
use super::hash_chain::HashChain;
use super::message::{
    DismissReason, FromGuest, FromHost, HostMessage, MAX_MESSAGE_BYTES, MatchSnapshot,
    ProtocolVersion, to_json,
};
use super::seed_commitment::{Bytes32, SeedCommitment};
use super::undo_vote::Proposal;
use engine::game::{Game, Seat};
use engine::save::share_code::ShareCode;
use engine::session::{LogRelation, Session};

/// Messages of the host that cannot be before the guest leaves it.
const MAX_STRIKES: u32 = 12;

/// What is to be done after a message of the host.
#[derive(Clone, Debug)]
pub enum GuestEffect<G: Game> {
    /// A message goes to the host.
    Send(String),
    /// A seat is taken; the token gives it back later.
    Seated(Seat, String),
    /// The host sends us away.
    Dismissed(DismissReason),
    /// The match as it stands, played again and so proven, and its share code.
    FullMatch(Box<Session<G>>, String),
    /// The match as far as our seat may know it.
    PartialMatch(Box<Session<G>>),
    /// A rule refuses what we did.
    Illegal(String),
    /// What we did came too late.
    Stale,
    /// Something needs everybody.
    VoteRequested(Proposal),
    /// The question is closed.
    VoteClosed(bool),
    /// The seed is made by all, and these are the parts.
    SeedRevealed(SeedCommitment),
    /// This is to be kept of the making of the seed.
    SaveCommitment(CommitmentRecord),
    /// This is to be kept of the making of the seed, and then, not before, this message opens our part.
    SaveThenReveal(CommitmentRecord, String),
    /// Nobody has chosen anything yet, and we do not know by which seals the match was dealt: we play it only when somebody
    /// at our screen wants to.
    UnknownCommitments,
    /// Somebody is missing, or nobody any more.
    Pause(bool),
    /// The host has said what cannot be: it changed what was played, or broke its word on the seed.
    ProtocolViolation,
}

/// A guest of a table that is played elsewhere.
#[derive(Clone, Debug)]
pub struct Guest<G: Game> {
    edition: Option<ProtocolVersion>,
    /// What a table is laid with that is not that of the box.
    stock: G::ContentSet,
    token: Option<String>,
    seat: Option<Seat>,
    /// Our wishes so far.
    seq: u32,
    /// The last update that we heard.
    heard: u32,
    strikes: u32,
    /// What is kept of the making of the seed.
    record: CommitmentRecord,
    commitment: Option<SeedCommitment>,
    /// How many entries we were told first on this line.
    start: Option<usize>,
    /// Whether we were told anything on this line.
    has_update: bool,
    /// Whether the host says that the match had begun without a seed of all.
    begun: bool,
    /// Whether it was dealt by seals that we do not know.
    absent: bool,
    /// Whether somebody at our screen must say that we play such a match.
    is_undecided: bool,
    /// What we are asked, and whether we agree, once we have said so.
    asked: Option<(Proposal, Option<bool>)>,
    /// Whether our own question is open: we want to take back.
    wants: bool,
    /// Whether the match was just dealt anew with the seed of all.
    redealt: bool,
    /// Whose last action all agreed to take back, until the match has changed.
    granted: Option<Seat>,
    /// The table of a match that is told in part.
    game: Option<G>,
    /// What we were told of the match, entry by entry; of nobody's seat until we have one.
    chain: HashChain<G::Event>,
}

impl<G: Game> Guest<G> {
    /// A guest with what it keeps of the making of the seed, with the token of its seat if it has one, and with
    /// what its tables are laid with. It speaks when it is asked.
    #[must_use]
    pub fn new(
        edition: ProtocolVersion,
        token: Option<String>,
        vow: CommitmentRecord,
        stock: G::ContentSet,
    ) -> Self {
        Self {
            stock,
            edition: Some(edition),
            token,
            seat: None,
            seq: 0,
            heard: 0,
            strikes: 0,
            record: vow,
            commitment: None,
            start: None,
            has_update: false,
            begun: false,
            absent: false,
            is_undecided: false,
            asked: None,
            wants: false,
            redealt: false,
            granted: None,
            game: None,
            chain: HashChain::new(Seat::TABLE),
        }
    }

    /// Who we are.
    fn hello(&self) -> String {
        to_json(&FromGuest::<G::Action>::Hello {
            edition: self.edition.clone(),
            token: self.token.clone(),
        })
    }

    /// The edition that both sides have in common.
    #[must_use]
    pub const fn edition(&self) -> Option<&ProtocolVersion> {
        self.edition.as_ref()
    }

    /// Our seat, once we have one.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// The parts of the seed, if all made it.
    #[must_use]
    pub const fn seed_commitment(&self) -> Option<&SeedCommitment> {
        self.commitment.as_ref()
    }

    /// What is to be kept of the making of the seed.
    #[must_use]
    pub const fn commitment_record(&self) -> &CommitmentRecord {
        &self.record
    }

    /// The message by which our seat acts, having seen what has this fingerprint. It names the last link of what we were
    /// told.
    pub fn act(&mut self, at: u64, action: G::Action) -> Option<String> {
        let (seat, head) = (self.seat.filter(|_| !self.is_undecided)?, self.record.head?);
        self.seq = self.seq.wrapping_add(1);
        Some(to_json(&FromGuest::Act {
            seq: self.seq,
            at,
            after: head.link,
            seat,
            action,
        }))
    }

    /// The last word.
    #[must_use]
    pub fn bye(&self) -> String {
        to_json(&FromGuest::<G::Action>::Bye)
    }

    /// What came from the host, while we hold `session`.
    pub fn receive(&mut self, text: &str, session: Option<&Session<G>>) -> Vec<GuestEffect<G>> {
        let message = (text.len() <= MAX_MESSAGE_BYTES)
            .then(|| serde_json::from_str::<HostMessage<G>>(text).ok())
            .flatten();
        match message {
            None => self.strike(),
            Some(FromHost::Who) if self.seat.is_none() => vec![GuestEffect::Send(self.hello())],
            Some(FromHost::Welcome { seat, token, begun }) if self.seat.is_none() => {
                self.on_welcome(seat, token, begun)
            }
            Some(FromHost::Who | FromHost::Welcome { .. }) => self.strike(),
            Some(FromHost::Refuse { reason }) => vec![GuestEffect::Dismissed(reason)],
            Some(FromHost::Table { options, content }) => self.on_table(&options, content),
            Some(FromHost::Past { from, told }) => self.on_past(from as usize, told),
            Some(FromHost::Update {
                seq,
                seen,
                hash,
                link,
            }) => self.on_update(seq, seen, (hash, link), session),
            Some(FromHost::Illegal { rule, .. }) => vec![GuestEffect::Illegal(rule)],
            Some(FromHost::Stale { seq }) => self.on_stale(seq),
            Some(FromHost::Asked { seat }) => self.on_vote_requested(Proposal::TakeBack(seat)),
            Some(FromHost::Anew) => self.on_vote_requested(Proposal::Redeal),
            Some(FromHost::Voted { done }) => self.on_vote_closed(done),
            Some(FromHost::Swear { round }) => self.on_commit_request(round),
            Some(FromHost::Seals { seals }) => self.on_commitments(seals),
            Some(FromHost::Sworn { round, seals }) => self.on_seed_in_force(round, &seals),
            Some(FromHost::Parts { parts }) => self.on_reveals(&parts),
            Some(FromHost::Pause { on }) => vec![GuestEffect::Pause(on)],
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
        seen: MatchSnapshot<G::View>,
        (hash, link): (u64, Bytes32),
        session: Option<&Session<G>>,
    ) -> Vec<GuestEffect<G>> {
        if seq <= self.heard {
            // Heard before, or overtaken by a later one.
            return Vec::new();
        }
        let before = self.record.head;
        let mut heard = match seen {
            MatchSnapshot::Whole(code) => self.on_full_match(code, (hash, link), session),
            MatchSnapshot::Part {
                view,
                entries,
                back,
            } => self.on_partial_match(&view, entries as usize, back, (hash, link)),
        };
        let untouched = heard.iter().find_map(|heard| match heard {
            GuestEffect::FullMatch(session, _) => Some(session.is_untouched()),
            // Of what is told in part nobody knows what else could have been done.
            GuestEffect::PartialMatch(session) => Some(session.entry_count() == 0),
            _ => None,
        });
        if let Some(untouched) = untouched {
            self.heard = seq;
            if !std::mem::replace(&mut self.has_update, true) && untouched {
                if self.begun {
                    return vec![GuestEffect::ProtocolViolation];
                }
                if self.absent {
                    self.is_undecided = true;
                    let doubt = FromGuest::<G::Action>::Doubt { on: true };
                    heard.extend([
                        GuestEffect::Send(to_json(&doubt)),
                        GuestEffect::UnknownCommitments,
                    ]);
                }
            }
            self.redealt = false;
            if self.record.head != before {
                self.granted = None;
            }
        }
        heard
    }

    /// The whole match, read, which is to say played again.
    fn on_full_match(
        &mut self,
        code: String,
        (hash, link): (u64, Bytes32),
        session: Option<&Session<G>>,
    ) -> Vec<GuestEffect<G>> {
        let whole = ShareCode::read(&code).and_then(|code| match session {
            Some(session) => code.open_at(session.game()),
            None => code.open_with(&self.stock),
        });
        let whole = whole.ok();
        let (Some(next), Some(seat)) = (whole, self.seat) else {
            return self.resync();
        };
        if next.fingerprint() != hash {
            return self.resync();
        }
        // The chain holds what was told in part: it follows no match but that one.
        if G::HAS_SECRETS && !self.matches_log(&next) {
            return vec![GuestEffect::ProtocolViolation];
        }
        self.chain.sync_to(seat, &next);
        if self.chain.last_link() != link {
            return self.resync();
        }
        if !self.is_progress_allowed(next.entry_count()) || !self.is_valid_successor(&next, session)
        {
            return vec![GuestEffect::ProtocolViolation];
        }
        let mut heard = self.record_chain_head();
        heard.push(GuestEffect::FullMatch(Box::new(next), code));
        heard
    }

    /// Holds what is told now to what was told before on another line, and notes how far it goes. It need not be the same
    /// on this line: who has agreed to take back knows that.
    pub(super) fn record_chain_head(&mut self) -> Vec<GuestEffect<G>> {
        let kept = self
            .record
            .head
            .filter(|_| !self.has_update && !self.redealt);
        let changed = kept
            .is_some_and(|head| self.chain.link_after(head.entries as usize) != Some(head.link));
        if changed {
            self.record.record_failure(ProofFailure::Changed);
        }
        let head = Some(ChainHead {
            entries: self.chain.links().len() as u32,
            link: self.chain.last_link(),
        });
        if self.record.head != head || changed {
            self.record.head = head;
            return vec![self.save_commitment()];
        }
        Vec::new()
    }

    /// What does not fit is asked for again, but not for ever.
    fn resync(&mut self) -> Vec<GuestEffect<G>> {
        let mut heard = self.strike();
        if heard.is_empty() {
            heard.push(GuestEffect::Send(to_json(&FromGuest::<G::Action>::Resync)));
        }
        heard
    }

    /// Whether the match may have become this one: it went on, or all agreed to take back, or it has
    /// not begun and its seed was made anew by all.
    fn is_valid_successor(&mut self, next: &Session<G>, session: Option<&Session<G>>) -> bool {
        let sworn = self.commitment.as_ref();
        if sworn.is_some_and(|oath| oath.seed() != next.seed()) {
            return false;
        }
        let Some(now) = session.filter(|_| self.has_update && !G::HAS_SECRETS) else {
            return true;
        };
        match next.log_relation(now) {
            LogRelation::Same | LogRelation::Ahead(_) => true,
            LogRelation::Behind(_) => self.may_undo_to(next.entry_count(), &actors(now)),
            LogRelation::Forked(common) => self.may_undo_to(common, &actors(now)),
            LogRelation::Unrelated => {
                now.is_untouched()
                    && sworn.is_some()
                    && self.redealt
                    && next.game().options() == now.game().options()
            }
        }
    }
}

/// Who acted, entry by entry.
fn actors<G: Game>(session: &Session<G>) -> Vec<Seat> {
    let entries = 0..session.entry_count();
    entries.filter_map(|entry| session.actor(entry)).collect()
}
