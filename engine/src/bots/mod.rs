//! Bots, which play seats without a human player, give advice and review games.
//!
//! A bot is created from a view, so it knows only what its seat may know. It thinks in steps of a
//! few positions, so that a page without workers stays responsive, and ends with a line of actions
//! that it would take one after another. The value of a position is the game's own estimate
//! ([`Evaluate`]). Bots draw from separate random streams, never from those of the game.

pub mod advice;
pub mod analysis;
mod evaluate;
pub mod greedy;
mod level;
pub mod network;
pub mod random;
pub mod review;
pub mod successive_halving;
pub mod win_chances;

pub use advice::{Advice, AdviceRequest};
pub use analysis::{AnalysisRequest, AnalysisResult, Decision};
pub use evaluate::{BotPolicy, Evaluate, LearnedEvaluation};
pub use greedy::GreedyBot;
pub use level::{EstimatePrecision, Level};
pub use network::Network;
pub use random::RandomBot;
pub use successive_halving::SuccessiveHalving;
pub use win_chances::WinChances;

use crate::chance::Chance;
use crate::game::{EventSink, Game, Seat};
use std::task::Poll;

/// A bot that thinks about one decision.
///
/// ```
/// use engine::bots::{Bot, RandomBot};
/// use engine::chance::SeededRng;
/// use engine::game::{Game, Viewer};
/// use engine::rift::{Rift, options::Options};
/// use engine::session::Session;
///
/// let game = Rift::new(Options::duel("standard-2", "rhino", "screech"))?;
/// let session = Session::new(game.clone(), 7);
/// let seat = session.status().waiting_seats().iter().next().ok_or("it is over")?;
///
/// // A bot sees a view, never the state.
/// let view = session.view(Viewer::Seat(seat));
/// let mut bot = RandomBot::new(&game, &view, seat, SeededRng::new(7, u64::MAX));
/// let line = bot.decide(&game);
/// assert!(session.legal_actions(seat).contains(&line[0]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Bot<G: Game> {
    /// Thinks for one step. Returns about how many positions it looked at, or `None` when its line
    /// is ready.
    fn think_step(&mut self, game: &G) -> Option<u32>;

    /// Returns the actions that the seat should take, in order; empty if the game does not wait for
    /// it. Call this when the line is ready.
    ///
    /// The actions answer the current question to the seat ([`Game::question`]). As soon as the
    /// question changes, or an action is refused, the remaining actions are useless and a new bot
    /// is needed; [`play_line`] follows this rule.
    fn line(&self) -> Vec<G::Action>;

    /// Thinks for about `nodes` positions. Returns the line when it is ready.
    ///
    /// ```
    /// use engine::bots::{Bot, BotPolicy, Level};
    /// use engine::chance::SeededRng;
    /// use engine::game::{Game, Viewer};
    /// use engine::rift::{Rift, options::Options};
    /// use engine::session::Session;
    /// use std::task::Poll;
    ///
    /// let game = Rift::new(Options::duel("standard-2", "rhino", "screech"))?;
    /// let session = Session::new(game.clone(), 7);
    /// let seat = session.status().waiting_seats().iter().next().ok_or("it is over")?;
    /// let view = session.view(Viewer::Seat(seat));
    /// let mut bot = game.new_policy(&view, seat, Level::Ensign, SeededRng::new(7, u64::MAX));
    ///
    /// // A page without workers draws a frame between slices.
    /// let line = loop {
    ///     match bot.think(&game, 100) {
    ///         Poll::Ready(line) => break line,
    ///         Poll::Pending => {}
    ///     }
    /// };
    /// assert!(!line.is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn think(&mut self, game: &G, nodes: u32) -> Poll<Vec<G::Action>> {
        let mut remaining_nodes = nodes;
        while let Some(spent) = self.think_step(game) {
            match remaining_nodes.checked_sub(spent) {
                Some(rest) if rest > 0 => remaining_nodes = rest,
                Some(_) | None => return Poll::Pending,
            }
        }
        Poll::Ready(self.line())
    }

    /// Thinks until the line is ready.
    fn decide(&mut self, game: &G) -> Vec<G::Action> {
        loop {
            if let Poll::Ready(line) = self.think(game, u32::MAX) {
                return line;
            }
        }
    }

    /// Tells the bot, before it begins to think, to estimate the value of its line even if there is
    /// nothing to choose. The quality of the line does not change. A bot that only plays does not
    /// need the estimate.
    fn set_estimate_precision(&mut self, _: EstimatePrecision) {}

    /// Multiplies the nodes that the bot may spend, before it begins to think: to measure how its
    /// strength grows with them. Bots without a search ignore it.
    fn set_node_factor(&mut self, _: u32) {}

    /// Ends the search, for example because time is up: the next steps complete the best line that
    /// was found so far.
    fn finish_early(&mut self) {}

    /// Returns the value of the seat's position after the line and its answers, in the unit of
    /// [`Evaluate::evaluate`]; call this when the line is ready. `None` for bots that do not look
    /// beyond their line.
    fn estimated_value(&self) -> Option<i32> {
        None
    }

    /// Returns the chance to win after the line and its answers, in permille, for bots that estimate
    /// chances directly; call this when the line is ready.
    fn expected_share(&self) -> Option<u16> {
        None
    }
}

/// Carries out a line of `seat`, up to the first action that is refused or answers another
/// question. Returns the number of actions.
///
/// ```
/// use engine::bots::play_line;
/// use engine::chance::SeededRng;
/// use engine::game::{Game, NullSink};
/// use engine::rift::{Rift, options::Options};
///
/// let game = Rift::new(Options::duel("standard-2", "rhino", "screech"))?;
/// let mut chance = SeededRng::new(7, 0);
/// let mut state = game.deal(&mut chance);
/// let seat = game.status(&state).waiting_seats().iter().next().ok_or("it is over")?;
/// let mut legal = Vec::new();
/// game.legal_actions(&state, seat, &mut legal);
///
/// // The second activation answers another question than the first.
/// let line = [legal[0], legal[0]];
/// assert_eq!(play_line(&game, &mut state, seat, &line, &mut chance, &mut NullSink), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn play_line<G: Game>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    line: &[G::Action],
    chance: &mut impl Chance,
    sink: &mut impl EventSink<G::Event>,
) -> usize {
    let question = game.question(state, seat);
    let mut given = 0;
    for &action in line {
        let goes_on = game.question(state, seat) == question;
        if !goes_on || game.act(state, seat, action, chance, sink).is_err() {
            break;
        }
        given += 1;
    }
    given
}
