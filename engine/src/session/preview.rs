//! What actions would lead to, tried on a copy and seen with the eyes of who would give them. Nothing
//! is done.

use super::Session;
use crate::chance::{Recorder, ZeroChance};
use crate::game::{Game, NullSink, Seat, Viewer};

impl<G: Game> Session<G> {
    /// What a line of `seat` leads through from the first `entries` entries on: each of its actions with
    /// what the seat sees before it, as far as no chance decides.
    #[must_use]
    pub fn preview_line(
        &self,
        entries: usize,
        seat: Seat,
        line: &[G::Action],
    ) -> Vec<(G::View, G::Action)> {
        let mut steps = Vec::new();
        let Some(mut state) = self.state_at(entries) else {
            return steps;
        };
        let mut lots = ZeroChance;
        for &action in line {
            steps.push((self.game.view(&state, Viewer::Seat(seat)), action));
            let mut drawn = Recorder::new(&mut lots);
            let done = (self.game).act(&mut state, seat, action, &mut drawn, &mut NullSink);
            if done.is_err() || !drawn.draws.is_empty() {
                break;
            }
        }
        steps
    }

    /// What `seat` sees once it has given `action`, and by what it can go on then; as if the first of
    /// all outcomes always came. Nothing where it may not give it.
    #[must_use]
    pub fn preview_action(
        &self,
        seat: Seat,
        action: G::Action,
    ) -> Option<(G::View, Vec<G::Action>)> {
        let mut state = self.state.clone();
        let done = (self.game).act(&mut state, seat, action, &mut ZeroChance, &mut NullSink);
        done.ok()?;
        let mut list = Vec::new();
        self.game.legal_actions(&state, seat, &mut list);
        Some((self.game.view(&state, Viewer::Seat(seat)), list))
    }
}
