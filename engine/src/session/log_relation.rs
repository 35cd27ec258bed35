//! The relation between two sessions, and between a session and its seed.

use super::{Session, VisibleEntry};
use crate::game::Game;

/// The relation of a session to another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogRelation {
    /// Both are the same match at the same point.
    Same,
    /// The session continues after the end of the other one, by this many entries.
    Ahead(usize),
    /// The other session continues after the end of this one, by this many entries.
    Behind(usize),
    /// Both start with this many equal entries, then differ.
    Forked(usize),
    /// The sessions are different matches: their options, seed or deal differ.
    Unrelated,
}

impl<G: Game> Session<G> {
    /// Returns whether all random outcomes of the session came from its seed.
    ///
    /// ```
    /// use engine::game::Game;
    /// use engine::rift::{Rift, options::Options};
    /// use engine::session::Session;
    ///
    /// let game = Rift::new(Options::duel("standard-2", "rhino", "screech"))?;
    /// assert!(Session::new(game, 7).is_seeded());
    /// # Ok::<(), engine::error::LoadError>(())
    /// ```
    #[must_use]
    pub fn is_seeded(&self) -> bool {
        let mut again = Self::new(G::clone(&self.game), self.seed);
        let is_dealt = again.deal == self.deal && again.snapshots.first() == self.snapshots.first();
        is_dealt
            && self.log.iter().all(|entry| {
                let is_done = again.act(entry.seat, entry.action).is_ok();
                is_done && again.log.last() == Some(entry)
            })
    }

    /// Returns whether nobody has chosen anything yet: every action so far was the only legal one.
    #[must_use]
    pub fn is_untouched(&self) -> bool {
        self.log.iter().enumerate().all(|(at, entry)| {
            let mut legal = Vec::new();
            if let Some(state) = self.state_at(at) {
                self.game.legal_actions(&state, entry.seat, &mut legal);
            }
            legal.len() == 1
        })
    }

    /// Returns how this session relates to `other`. Two partial sessions are compared by their
    /// visible entries.
    ///
    /// ```
    /// use engine::game::Game;
    /// use engine::rift::{Rift, options::Options};
    /// use engine::session::{LogRelation, Session};
    ///
    /// let game = Rift::new(Options::duel("standard-2", "rhino", "screech"))?;
    /// let old = Session::new(game, 7);
    /// let mut new = old.clone();
    /// let seat = new.status().waiting_seats().iter().next().ok_or("it is over")?;
    /// new.act(seat, new.legal_actions(seat)[0])?;
    ///
    /// assert_eq!(new.log_relation(&old), LogRelation::Ahead(1));
    /// assert_eq!(old.log_relation(&new), LogRelation::Behind(1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn log_relation(&self, other: &Self) -> LogRelation {
        if let (Some(own_partial), Some(other_partial)) =
            (self.partial_session(), other.partial_session())
        {
            return self.partial_log_relation(other, &own_partial.steps, &other_partial.steps);
        }
        let has_same_start = self.game.options() == other.game.options()
            && self.is_partial() == other.is_partial()
            && self.seed == other.seed
            && self.deal == other.deal
            && self.snapshots.first() == other.snapshots.first();
        if !has_same_start {
            return LogRelation::Unrelated;
        }
        let pairs = self.log.iter().zip(&other.log);
        let common = pairs
            .take_while(|(own_entry, other_entry)| own_entry == other_entry)
            .count();
        match (self.log.len() - common, other.log.len() - common) {
            (0, 0) => LogRelation::Same,
            (more, 0) => LogRelation::Ahead(more),
            (0, more) => LogRelation::Behind(more),
            (_, _) => LogRelation::Forked(common),
        }
    }

    fn partial_log_relation(
        &self,
        other: &Self,
        own_steps: &[VisibleEntry<G::Event>],
        other_steps: &[VisibleEntry<G::Event>],
    ) -> LogRelation {
        if self.game.options() != other.game.options() {
            return LogRelation::Unrelated;
        }
        let pairs = own_steps.iter().zip(other_steps);
        let common = pairs
            .take_while(|(own_entry, other_entry)| own_entry == other_entry)
            .count();
        match (own_steps.len() - common, other_steps.len() - common) {
            (0, 0) if self == other => LogRelation::Same,
            (more, 0) => LogRelation::Ahead(more),
            (0, more) => LogRelation::Behind(more),
            (_, _) => LogRelation::Forked(common),
        }
    }
}
