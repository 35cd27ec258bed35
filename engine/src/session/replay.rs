//! Watching a session again, and playing on from any of its positions. The session itself stays as
//! it is.

use super::{SNAPSHOT_INTERVAL, Session};
use crate::chance::Seed;
use crate::game::{Game, SeatSet, Status, Viewer};

impl<G: Game> Session<G> {
    /// Through whose eyes those who sit in `own` watch the game again: everything is open when it is
    /// over; before that one seat sees what it knows, and several at one screen what all know.
    #[must_use]
    pub fn replay_viewer(&self, own: SeatSet) -> Viewer {
        let mut seats = own.iter();
        match (self.is_fully_revealed(), seats.next(), seats.next()) {
            (true, _, _) => Viewer::Omniscient,
            (false, Some(seat), None) => Viewer::Seat(seat),
            (false, _, _) => Viewer::Spectator,
        }
    }

    /// Whether everything is open: the match is over, and known whole.
    #[must_use]
    pub fn is_fully_revealed(&self) -> bool {
        matches!(self.status(), Status::Over(_)) && !self.is_partial()
    }

    /// What `viewer` may know of the position after the first `entries` entries; `None` beyond the
    /// end of the log.
    #[must_use]
    pub fn view_at(&self, entries: usize, viewer: Viewer) -> Option<G::View> {
        let state = self.state_at(entries)?;
        Some(self.game.view(&state, viewer))
    }

    /// A session of its own that goes on after the first `entries` entries; `None` beyond the end of
    /// the log, and of a match that is known only by what was told. What has happened stays as it was; what comes is drawn from `seed`.
    ///
    /// Who goes on may sit in any seat and learns its secrets: of a game that has some, and is not
    /// over, no branch is offered.
    #[must_use]
    pub fn branch_at(&self, entries: usize, seed: impl Into<Seed>) -> Option<Self> {
        if self.is_partial() {
            return None;
        }
        Some(Self {
            game: self.game.clone(),
            seed: seed.into(),
            deal: self.deal.clone(),
            placed: self.placed,
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
            hearsay: None,
        })
    }
}
