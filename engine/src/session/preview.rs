//! Previews of actions, computed on a copy and returned as views of the acting seat.

use super::Session;
use crate::chance::{Recorder, ZeroChance};
use crate::game::{Game, NullSink, Seat, Viewer};

impl<G: Game> Session<G> {
    /// Plays a line of `seat` from the position after `entries` entries. Returns each action with
    /// the view before it, up to the first action that is refused or requests a random outcome.
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
        let mut zeros = ZeroChance;
        for &action in line {
            steps.push((self.game.view(&state, Viewer::Seat(seat)), action));
            let mut drawn = Recorder::new(&mut zeros);
            let done = (self.game).act(&mut state, seat, action, &mut drawn, &mut NullSink);
            if done.is_err() || !drawn.draws.is_empty() {
                break;
            }
        }
        steps
    }

    /// Returns the view of `seat` after `action` and its legal actions there, if every random
    /// outcome is 0. `None` if the action is not legal.
    ///
    /// ```
    /// use engine::game::Game;
    /// use engine::rift::{Rift, options::Options};
    /// use engine::session::Session;
    ///
    /// let session = Session::new(Rift::new(Options::duel("standard-2", "rhino", "screech"))?, 7);
    /// let seat = session.status().waiting_seats().iter().next().ok_or("it is over")?;
    /// let action = session.legal_actions(seat)[0];
    ///
    /// let (view, next) = session.preview_action(seat, action).ok_or("refused")?;
    /// assert!(view != *session.state() && !next.is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
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
