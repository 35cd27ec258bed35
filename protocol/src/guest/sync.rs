//! The guest's side of a partial session: the entries it received, and the session built from them.

use super::{DismissReason, Guest, GuestEffect};
use crate::commitment_record;
use crate::hash_chain::entry_matches;
use crate::seed_commitment::Bytes32;
use crate::view_fingerprint;
use engine::chance::SeededRng;
use engine::game::{Game, Seat, Status};
use engine::session::{PartialSession, Session, VisibleEntry};

/// Maximum number of accepted entries of a match.
const MAX_ENTRIES: usize = 1 << 14;

impl<G: Game> Guest<G> {
    /// Handles the options of the match. The game uses the base content or the guest's content
    /// set, whichever has the fingerprint `content`.
    pub(super) fn on_table(&mut self, options: &G::Options, content: u64) -> Vec<GuestEffect<G>> {
        if !G::HAS_SECRETS {
            return self.strike();
        }
        let load = |content_set: &G::ContentSet| {
            let game = G::with_content(options.clone(), content_set).ok();
            game.filter(|game| game.content_fingerprint() == content)
        };
        self.game = load(&G::ContentSet::default()).or_else(|| load(&self.content_set));
        match self.game {
            Some(_) => Vec::new(),
            None => vec![GuestEffect::Dismissed(DismissReason::Edition)],
        }
    }

    /// Handles entries from an index on. Earlier entries must stay unless everybody agreed to an
    /// undo.
    pub(super) fn on_past(
        &mut self,
        from: usize,
        visible: Vec<VisibleEntry<G::Event>>,
    ) -> Vec<GuestEffect<G>> {
        if !G::HAS_SECRETS
            || self.viewer().is_none()
            || from > self.chain.links().len()
            || from + visible.len() > MAX_ENTRIES
        {
            return self.resync();
        }
        for (entry, visible) in (from..).zip(visible) {
            if self.chain.entries().get(entry) == Some(&visible) {
                continue;
            }
            if !self.truncate_chain(entry) {
                return vec![GuestEffect::ProtocolViolation];
            }
            self.chain.push(visible);
        }
        Vec::new()
    }

    /// Handles the viewer's view after a number of entries. Hidden information is drawn at random.
    pub(super) fn on_partial_match(
        &mut self,
        view: &G::View,
        entries: usize,
        can_undo: bool,
        (hash, link): (u64, Bytes32),
    ) -> Vec<GuestEffect<G>> {
        let is_complete =
            view_fingerprint::<G>(entries, view) == hash && entries <= self.chain.links().len();
        let (Some(game), Some(viewer), true) = (self.game.clone(), self.viewer(), is_complete)
        else {
            return self.resync();
        };
        if !self.is_progress_allowed(entries) || !self.truncate_chain(entries) {
            return vec![GuestEffect::ProtocolViolation];
        }
        if self.chain.last_link() != link {
            return self.resync();
        }
        let guess = game.determinize(view, &mut SeededRng::new(hash, 0));
        let partial = PartialSession {
            steps: self.chain.entries().to_vec(),
            back: self.seat.filter(|_| can_undo),
        };
        let position = game.to_position(&guess);
        match Session::from_partial(game, position, partial) {
            Ok(session) if session.view(viewer) == *view => {
                let mut effects = Vec::new();
                if self.record.is_dealt && self.record.first.is_none() {
                    self.record.first = Some((entries as u32, hash));
                    effects.push(self.save_commitment());
                }
                effects.extend(self.record_chain_head());
                effects.push(GuestEffect::PartialMatch(Box::new(session)));
                effects
            }
            Ok(_) | Err(_) => self.resync(),
        }
    }

    /// Removes received entries from an index on. Returns whether that is allowed: everybody agreed
    /// to an undo, or the match was just dealt again with the shared seed.
    fn truncate_chain(&mut self, entry: usize) -> bool {
        if entry >= self.chain.links().len() {
            return true;
        }
        let actors: Vec<Seat> = self
            .chain
            .entries()
            .iter()
            .map(|visible| visible.seat)
            .collect();
        let is_granted = self.may_undo_to(entry, &actors);
        self.chain.truncate(entry);
        let is_beyond = |(entries, _): &mut (u32, u64)| *entries as usize > entry;
        self.record.first.take_if(is_beyond);
        self.is_redealt || is_granted
    }

    /// Returns whether a full match is over and agrees with all received entries.
    pub(super) fn matches_log(&self, full_match: &Session<G>) -> bool {
        let Some(viewer) = self.viewer() else {
            return false;
        };
        let matches = |(entry, visible): (usize, &VisibleEntry<G::Event>)| {
            entry_matches(full_match, viewer, entry, visible)
        };
        let has_first_view = |first| {
            let seat = self.seat;
            seat.is_some_and(|seat| commitment_record::matches_first_view(full_match, seat, first))
        };
        matches!(full_match.status(), Status::Over(_))
            && self.record.first.is_none_or(has_first_view)
            && self.chain.entries().iter().enumerate().all(matches)
    }
}
