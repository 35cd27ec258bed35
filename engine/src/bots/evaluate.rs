//! The traits by which a game supplies the value of its positions and its bot.

use super::network::Network;
use super::{Bot, Level, WinChances};
use crate::chance::SeededRng;
use crate::game::{Game, Seat};
use std::fmt::Debug;

/// A game's own estimate of its positions.
///
/// ```
/// use engine::bots::Evaluate;
/// use engine::game::{Game, Seat};
/// use engine::rift::{Rift, options::Options};
/// use engine::session::Session;
///
/// // Two equal ships: neither seat is ahead.
/// let session = Session::new(Rift::new(Options::duel("standard-2", "rhino", "rhino"))?, 7);
/// let values = [Seat(0), Seat(1)].map(|seat| session.game().evaluate(session.state(), seat));
/// assert_eq!(values[0], -values[1]);
/// # Ok::<(), engine::error::LoadError>(())
/// ```
pub trait Evaluate: Game {
    /// Returns the lead in value that makes one side of this game twice as likely to win as
    /// another. It is measured by letting bots play on from many positions.
    fn odds_doubling_lead(&self) -> i32;

    /// Returns the value of `state` for `seat`: 0 is even, more is better. Only values of one game
    /// can be compared.
    fn evaluate(&self, state: &Self::State, seat: Seat) -> i32;

    /// Converts a value to the lead of a cooperative side over the game, which is 0 when both
    /// outcomes are equally likely. By default they are the same.
    fn lead_over_game(&self, state: &Self::State, value: i32) -> i32 {
        let _ = state;
        value
    }

    /// Returns the side of a seat; seats of one side win together. By default every seat is a
    /// separate side.
    fn side(&self, seat: Seat) -> u8 {
        seat.0
    }

    /// Returns the chances of each seat in `state`, computed from its value alone.
    fn win_chances(&self, state: &Self::State) -> WinChances {
        WinChances::new(self, state)
    }

    /// Returns the action that a bot in `seat` takes out of turn, such as answering an offer of a
    /// draw: one of [`Game::out_of_turn_actions`], or `None`.
    fn out_of_turn_action(&self, state: &Self::State, seat: Seat) -> Option<Self::Action>;
}

/// A game that may have a network, which values positions at the end of playouts. The network has
/// learned from matches of bots; for single actions [`Evaluate`] is the better judge.
pub trait LearnedEvaluation: Evaluate {
    /// The names of the features, in order; none in a game without a network.
    const FEATURES: &'static [&'static str] = &[];

    /// Adds the features of `state` for `seat`, one number for each of
    /// [`LearnedEvaluation::FEATURES`]. They say nothing that `seat` does not know: a bot asks about
    /// positions whose secrets it has drawn at random.
    fn add_features(&self, state: &Self::State, seat: Seat, features: &mut Vec<i32>) {
        let _ = (state, seat, features);
    }

    /// Returns the network, with the weights that belong to this version; `None` without one.
    #[must_use]
    fn network() -> Option<&'static Network> {
        None
    }

    /// Returns the value of `state` to the side of `seat`, as the network sees it:
    /// [`network::DOUBLING`](super::network::DOUBLING) more than another side doubles the odds.
    fn learned_value(&self, state: &Self::State, seat: Seat) -> i32 {
        let mut features = Vec::with_capacity(Self::FEATURES.len());
        self.add_features(state, seat, &mut features);
        Self::network().map_or(0, |network| network.value(&features))
    }
}

/// A game that has a bot.
pub trait BotPolicy: Evaluate {
    /// A bot that thinks about one decision.
    type Policy: Bot<Self> + Debug;

    /// Whether the game has chance or hidden hands, so that a review judges each decision by what
    /// could be expected of it. Otherwise a review judges a turn by the position after it.
    const ANALYZES_DECISIONS: bool;

    /// Creates a bot of `level` for the current question to `seat`, which sees `view`. It draws
    /// from `rng`.
    fn new_policy(
        &self,
        view: &Self::View,
        seat: Seat,
        level: Level,
        rng: SeededRng,
    ) -> Self::Policy;
}
