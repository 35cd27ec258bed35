//! What a good player would do in a position, and how good the position is: for hints, reviews
//! and puzzles. It is a bot that is asked and not obeyed.

use super::{Bot, EstimatePrecision, Evaluate, WinChances, play_line};
use crate::chance::{Chance, Recorder};
use crate::game::{Game, NullSink, Seat};
use serde::{Deserialize, Serialize};
use std::task::Poll;

/// The advice of a bot to a seat.
///
/// To review a game, ask for the advice before every decision, each to the seat that decides:
/// `best` before a decision is what the seat could have kept; `best` before the *next* decision
/// of anybody is what it did keep. The difference is what the decision cost.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Advice<A> {
    /// What the seat should give, in order, as far as it answers what is asked of it; nothing when
    /// the game asks nothing of it.
    pub line: Vec<A>,
    /// The chances as the position stands. They come from the estimate that chose the line, by which a
    /// position is worth what the best line is worth: never more than `best`, and never how the position
    /// looks without the search, which knows neither what threatens nor what can be had.
    pub now: WinChances,
    /// The chances when the line is given and everybody goes on as well as the bot knows.
    pub best: WinChances,
    /// Whether the bot looked further than its line. Where it did not, both chances are those by the looks
    /// of the position.
    pub reckoned: bool,
}

/// An advice in the making: thinks in slices like the bot it asks.
#[derive(Clone, Debug)]
pub struct AdviceRequest<G: Game, B, C> {
    bot: B,
    state: G::State,
    seat: Seat,
    chance: C,
}

impl<G: Evaluate, B: Bot<G>, C: Chance> AdviceRequest<G, B, C> {
    /// Asks `bot`, which was made for `seat` from `view`. `chance` draws what `seat` does not
    /// know; it is never the game's own. The figure is a rough one, cheap enough to be asked for before every
    /// decision of a match: for reviews.
    pub fn new(game: &G, view: &G::View, seat: Seat, bot: B, chance: C) -> Self {
        Self::with(game, view, seat, bot, EstimatePrecision::Rough, chance)
    }

    /// As [`AdviceRequest::new`], for a hint: its figure is a careful one. Bots of the same lots for all hints of a
    /// match make figures that can be held against each other.
    pub fn for_hint(game: &G, view: &G::View, seat: Seat, bot: B, chance: C) -> Self {
        Self::with(game, view, seat, bot, EstimatePrecision::Careful, chance)
    }

    fn with(
        game: &G,
        view: &G::View,
        seat: Seat,
        mut bot: B,
        appraisal: EstimatePrecision,
        mut chance: C,
    ) -> Self {
        let state = game.determinize(view, &mut chance);
        bot.set_estimate_precision(appraisal);
        Self {
            bot,
            state,
            seat,
            chance,
        }
    }

    /// Thinks on for about `nodes` positions.
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
        // Where dice fell they fell once, and the bot has reckoned with all their outcomes.
        let certain = drawn.draws.is_empty();
        let known = self.bot.estimated_value().map(|worth| (self.seat, worth));
        let (best, reckoned) = match (self.bot.expected_share(), known) {
            (Some(share), _) => (WinChances::cooperative(game, share), true),
            (None, Some(_)) if certain => (WinChances::with_known_value(game, &after, known), true),
            (None, Some(_)) => (WinChances::with_known_value(game, &self.state, known), true),
            (None, None) => (WinChances::new(game, &self.state), false),
        };
        Advice {
            line,
            now: best.clone(),
            best,
            reckoned,
        }
    }
}
