//! Action lines: several actions of one seat, each bound to the position in which it is taken, and
//! all of them to the question that they answer.

use super::{PositionId, Session};
use crate::game::{Game, Seat};

/// An action of a line, with the position that it was planned for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlannedAction<A> {
    /// The position in which the action is taken.
    pub position: PositionId,
    /// The action of the seat.
    pub action: A,
    /// Whether no earlier action of the line requests random outcomes, so that this one is accepted
    /// whatever the outcomes are.
    pub is_certain: bool,
}

impl<G: Game> Session<G> {
    /// Returns the part of a line of `seat` that answers its current question and is accepted. The
    /// session is not changed.
    ///
    /// A line may be longer than the question that it answers: the game ends a decision when
    /// nothing is left to decide, and the game would treat the remaining actions as answers to the
    /// next question.
    ///
    /// ```
    /// use engine::bots::{Bot, BotPolicy, Level};
    /// use engine::chance::SeededRng;
    /// use engine::game::{Game, Viewer};
    /// use engine::rift::{Rift, options::Options};
    /// use engine::session::Session;
    ///
    /// let game = Rift::new(Options::duel("standard-2", "rhino", "screech"))?;
    /// let mut session = Session::new(game.clone(), 7);
    /// let seat = session.status().waiting_seats().iter().next().ok_or("it is over")?;
    /// let view = session.view(Viewer::Seat(seat));
    /// let line = game.new_policy(&view, seat, Level::Ensign, SeededRng::new(1, 0)).decide(&game);
    ///
    /// for step in session.plan_line(seat, &line) {
    ///     assert_eq!(session.position_id(), step.position);
    ///     session.act(seat, step.action)?;
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn plan_line(&self, seat: Seat, line: &[G::Action]) -> Vec<PlannedAction<G::Action>> {
        let question = self.question(seat);
        let mut trial = self.clone();
        let mut is_certain_so_far = true;
        let mut planned = Vec::new();
        for &action in line {
            let position = trial.position_id();
            if trial.question(seat) != question || trial.act(seat, action).is_err() {
                break;
            }
            planned.push(PlannedAction {
                position,
                action,
                is_certain: is_certain_so_far,
            });
            is_certain_so_far &= trial.log.last().is_none_or(|entry| entry.draws.is_empty());
        }
        planned
    }
}
