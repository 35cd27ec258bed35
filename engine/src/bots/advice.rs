//! Advice: the actions that a bot recommends in a position, and the chances to win. It is used by
//! hints, reviews and puzzles.

use super::{Bot, EstimatePrecision, Evaluate, WinChances, play_line};
use crate::chance::{Chance, Recorder};
use crate::game::{Game, NullSink, Seat};
use serde::{Deserialize, Serialize};
use std::task::Poll;

/// The advice of a bot to a seat.
///
/// To review a game, ask for advice before every decision, each time for the seat that decides:
/// `best` before a decision has the best chances that the seat could reach; `best` before the
/// *next* decision of any seat has the chances that the seat did reach. The difference is the cost
/// of the decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Advice<A> {
    /// The actions that the seat should take, in order, up to the last one that answers the current
    /// question; empty if the seat has no question.
    pub line: Vec<A>,
    /// The chances in the current position, from the estimate that chose the line. The value of a
    /// position is that of its best line, so this is never more than `best`, and it considers
    /// threats that an estimate without search ignores.
    pub now: WinChances,
    /// The chances if the line is played and everybody continues as well as the bot can see.
    pub best: WinChances,
    /// Whether the bot looked beyond its line. If not, both chances are estimates without search.
    #[serde(rename = "reckoned")]
    pub has_searched: bool,
}

/// A request for advice that computes in slices, like the bot that it asks.
///
/// ```
/// use engine::bots::{AdviceRequest, BotPolicy, Level};
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
/// let bot = game.new_policy(&view, seat, Level::Ensign, SeededRng::new(7, u64::MAX));
///
/// let mut request = AdviceRequest::new(&game, &view, seat, bot, SeededRng::new(7, u64::MAX - 1));
/// let advice = loop {
///     if let Poll::Ready(advice) = request.think(&game, 1000) {
///         break advice;
///     }
/// };
/// assert!(session.legal_actions(seat).contains(&advice.line[0]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct AdviceRequest<G: Game, B, C> {
    bot: B,
    state: G::State,
    seat: Seat,
    chance: C,
}

impl<G: Evaluate, B: Bot<G>, C: Chance> AdviceRequest<G, B, C> {
    /// Asks `bot`, which was created for `seat` from `view`. `chance` draws the information that
    /// `seat` does not know; it must not be the random source of the game. The estimate is rough,
    /// cheap enough to be made before every decision of a match: for reviews.
    pub fn new(game: &G, view: &G::View, seat: Seat, bot: B, chance: C) -> Self {
        Self::with(game, view, seat, bot, EstimatePrecision::Rough, chance)
    }

    /// Like [`AdviceRequest::new`], with a careful estimate: for hints. If all hints of a match use
    /// the same random stream, their estimates can be compared.
    pub fn for_hint(game: &G, view: &G::View, seat: Seat, bot: B, chance: C) -> Self {
        Self::with(game, view, seat, bot, EstimatePrecision::Careful, chance)
    }

    fn with(
        game: &G,
        view: &G::View,
        seat: Seat,
        mut bot: B,
        precision: EstimatePrecision,
        mut chance: C,
    ) -> Self {
        let state = game.determinize(view, &mut chance);
        bot.set_estimate_precision(precision);
        Self {
            bot,
            state,
            seat,
            chance,
        }
    }

    /// Thinks for about `nodes` positions.
    pub fn think(&mut self, game: &G, nodes: u32) -> Poll<Advice<G::Action>> {
        self.bot
            .think(game, nodes)
            .map(|line| self.finish(game, line))
    }

    fn finish(&mut self, game: &G, mut line: Vec<G::Action>) -> Advice<G::Action> {
        let mut after = self.state.clone();
        let mut drawn = Recorder::new(&mut self.chance);
        let given = play_line(
            game,
            &mut after,
            self.seat,
            &line,
            &mut drawn,
            &mut NullSink,
        );
        line.truncate(given);
        // The trial had one outcome of the dice; the estimate of the bot covers all outcomes.
        let is_certain = drawn.draws.is_empty();
        let known = self.bot.estimated_value().map(|value| (self.seat, value));
        let (best, is_searched) = match (self.bot.expected_share(), known) {
            (Some(share), _) => {
                let chances = WinChances::with_known_share(game, &self.state, self.seat, share);
                (chances, true)
            }
            (None, Some(_)) if is_certain => {
                (WinChances::with_known_value(game, &after, known), true)
            }
            (None, Some(_)) => (WinChances::with_known_value(game, &self.state, known), true),
            (None, None) => (WinChances::new(game, &self.state), false),
        };
        Advice {
            line,
            now: best.clone(),
            best,
            has_searched: is_searched,
        }
    }
}
