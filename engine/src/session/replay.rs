//! Replays of a session, and branches from any of its positions. The session itself does not
//! change.

use super::{SNAPSHOT_INTERVAL, Session};
use crate::chance::Seed;
use crate::game::{Game, SeatSet, Status, Viewer};

impl<G: Game> Session<G> {
    /// Returns the viewer of a replay for the players of `own_seats`: omniscient when the match is
    /// over; before that, the seat if it is the only one, and a spectator for several seats at one
    /// screen.
    #[must_use]
    pub fn replay_viewer(&self, own_seats: SeatSet) -> Viewer {
        let mut seats = own_seats.iter();
        match (self.is_fully_revealed(), seats.next(), seats.next()) {
            (true, _, _) => Viewer::Omniscient,
            (false, Some(seat), None) => Viewer::Seat(seat),
            (false, _, _) => Viewer::Spectator,
        }
    }

    /// Returns whether no information is secret any more: the match is over and not partial.
    #[must_use]
    pub fn is_fully_revealed(&self) -> bool {
        matches!(self.status(), Status::Over(_)) && !self.is_partial()
    }

    /// Returns the view of `viewer` of the position after the first `entries` entries; `None`
    /// beyond the end of the log.
    #[must_use]
    pub fn view_at(&self, entries: usize, viewer: Viewer) -> Option<G::View> {
        let state = self.state_at(entries)?;
        Some(self.game.view(&state, viewer))
    }

    /// Returns a new session that continues after the first `entries` entries, with later outcomes
    /// drawn from `seed`; `None` beyond the end of the log, and for a partial session.
    ///
    /// Players of a branch may take any seat and learn its secrets, so the page offers no branch of
    /// an unfinished game with secrets.
    ///
    /// ```
    /// use engine::game::Game;
    /// use engine::rift::{Rift, options::Options};
    /// use engine::session::{LogRelation, Session};
    ///
    /// let game = Rift::new(Options::duel("standard-2", "rhino", "screech"))?;
    /// let mut session = Session::new(game, 7);
    /// let seat = session.status().waiting_seats().iter().next().ok_or("it is over")?;
    /// session.act(seat, session.legal_actions(seat)[0])?;
    ///
    /// let branch = session.branch_at(0, 7).ok_or("beyond the end")?;
    /// assert_eq!(branch.log_relation(&session), LogRelation::Behind(1));
    /// assert!(session.branch_at(2, 7).is_none());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn branch_at(&self, entries: usize, seed: impl Into<Seed>) -> Option<Self> {
        if self.is_partial() {
            return None;
        }
        Some(Self {
            game: self.game.clone(),
            seed: seed.into(),
            deal: self.deal.clone(),
            starts_from_position: self.starts_from_position,
            state: self.state_at(entries)?,
            log: self.log.get(..entries)?.to_vec(),
            events: self.events.get(..entries)?.to_vec(),
            snapshots: self
                .snapshots
                .iter()
                .take(entries / SNAPSHOT_INTERVAL + 1)
                .cloned()
                .collect(),
            undone: Vec::new(),
            undo: self.undo,
            partial: None,
        })
    }
}
