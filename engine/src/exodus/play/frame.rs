//! The frame of the game: the end of a turn, and giving up `[EXO-3]`.

use super::{Course, Play};
use crate::chance::Chance;
use crate::exodus::event::Event;
use crate::game::{Record, Seat};

impl<R: Record<Event>, C: Chance> Play<'_, R, C> {
    /// Ends the turn `[EXO-3.4]`, and the game after the last one `[EXO-3.5]`.
    pub fn frame_course(&mut self) -> Course {
        Course::Waits
    }

    /// Gives up.
    pub fn do_concede(&mut self, _seat: Seat) {}

    /// Takes back an own commitment `[EXO-1.3]`.
    pub fn do_reopen(&mut self, _seat: Seat) {}
}

impl crate::exodus::table::Exodus {
    /// Whether a seat may give up.
    pub(super) fn may_concede(
        &self,
        _state: &crate::exodus::state::State,
        _seat: Seat,
    ) -> Result<(), crate::exodus::refusal::Refusal> {
        Err(crate::exodus::refusal::Refusal::NotNow)
    }

    /// Whether a seat may take back its commitment `[EXO-1.3]`.
    pub(super) fn may_reopen(
        &self,
        _state: &crate::exodus::state::State,
        _seat: Seat,
    ) -> Result<(), crate::exodus::refusal::Refusal> {
        Err(crate::exodus::refusal::Refusal::NotNow)
    }
}
