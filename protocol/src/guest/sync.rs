//! A guest's side of a match that is told in part: what it was told, and the match that it makes of it.

use super::{DismissReason, Guest, GuestEffect};
use crate::commitment_record;
use crate::hash_chain::entry_matches;
use crate::seed_commitment::Bytes32;
use crate::view_fingerprint;
use engine::chance::SeededRng;
use engine::game::{Game, Seat, Status, Viewer};
use engine::session::{PartialSession, Session, VisibleEntry};

/// Most entries of a match that are heard.
const MAX_ENTRIES: usize = 1 << 14;

impl<G: Game> Guest<G> {
    /// The table, laid with the box or with what is at hand, whichever the host has.
    pub(super) fn on_table(&mut self, options: &G::Options, content: u64) -> Vec<GuestEffect<G>> {
        if !G::HAS_SECRETS {
            return self.strike();
        }
        let lay = |stock: &G::ContentSet| {
            let table = G::with_content(options.clone(), stock).ok();
            table.filter(|table| table.content_fingerprint() == content)
        };
        self.game = lay(&G::ContentSet::default()).or_else(|| lay(&self.stock));
        match self.game {
            Some(_) => Vec::new(),
            None => vec![GuestEffect::Dismissed(DismissReason::Edition)],
        }
    }

    /// What happened from an entry on. What was told before stands, unless all agreed to take it back.
    pub(super) fn on_past(
        &mut self,
        from: usize,
        told: Vec<VisibleEntry<G::Event>>,
    ) -> Vec<GuestEffect<G>> {
        if !G::HAS_SECRETS
            || self.seat.is_none()
            || from > self.chain.links().len()
            || from + told.len() > MAX_ENTRIES
        {
            return self.resync();
        }
        for (entry, told) in (from..).zip(told) {
            if self.chain.entries().get(entry) == Some(&told) {
                continue;
            }
            if !self.truncate_chain(entry) {
                return vec![GuestEffect::ProtocolViolation];
            }
            self.chain.push(told);
        }
        Vec::new()
    }

    /// The match with this view after so many entries. What the seat may not know is guessed.
    pub(super) fn on_partial_match(
        &mut self,
        view: &G::View,
        entries: usize,
        back: bool,
        (hash, link): (u64, Bytes32),
    ) -> Vec<GuestEffect<G>> {
        let whole =
            view_fingerprint::<G>(entries, view) == hash && entries <= self.chain.links().len();
        let (Some(game), Some(seat), true) = (self.game.clone(), self.seat, whole) else {
            return self.resync();
        };
        if !self.is_progress_allowed(entries) || !self.truncate_chain(entries) {
            return vec![GuestEffect::ProtocolViolation];
        }
        if self.chain.last_link() != link {
            return self.resync();
        }
        let guess = game.determinize(view, &mut SeededRng::new(hash, 0));
        let hearsay = PartialSession {
            steps: self.chain.entries().to_vec(),
            back: back.then_some(seat),
        };
        let position = game.to_position(&guess);
        match Session::from_partial(game, position, hearsay) {
            Ok(session) if session.view(Viewer::Seat(seat)) == *view => {
                let mut heard = Vec::new();
                if self.record.dealt && self.record.first.is_none() {
                    self.record.first = Some((entries as u32, hash));
                    heard.push(self.save_commitment());
                }
                heard.extend(self.record_chain_head());
                heard.push(GuestEffect::PartialMatch(Box::new(session)));
                heard
            }
            Ok(_) | Err(_) => self.resync(),
        }
    }

    /// Forgets what was told from an entry on; whether that may be: all agreed to take back, or the
    /// match was just dealt anew with the seed of all.
    fn truncate_chain(&mut self, entry: usize) -> bool {
        if entry >= self.chain.links().len() {
            return true;
        }
        let actors: Vec<Seat> = self.chain.entries().iter().map(|told| told.seat).collect();
        let granted = self.may_undo_to(entry, &actors);
        self.chain.truncate(entry);
        let gone = |(entries, _): &mut (u32, u64)| *entries as usize > entry;
        self.record.first.take_if(gone);
        self.redealt || granted
    }

    /// Whether a match is over, and the one that we were told of.
    pub(super) fn matches_log(&self, whole: &Session<G>) -> bool {
        let Some(seat) = self.seat else { return false };
        let told = |(entry, told): (usize, &VisibleEntry<G::Event>)| {
            entry_matches(whole, seat, entry, told)
        };
        let saw = |first| commitment_record::matches_first_view(whole, seat, first);
        matches!(whole.status(), Status::Over(_))
            && self.record.first.is_none_or(saw)
            && self.chain.entries().iter().enumerate().all(told)
    }
}
