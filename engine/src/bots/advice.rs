//! What a good player would do in a position, and how good the position is: for hints, reviews
//! and puzzles. It is a bot that is asked and not obeyed.

use super::{Bot, Chances, Judge, give};
use crate::chance::Chance;
use crate::game::{Game, Seat, Silent};
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
    /// The chances as the position stands, without looking ahead.
    pub now: Chances,
    /// The chances when the line is given and everybody goes on as well as the bot knows.
    pub best: Chances,
}

/// An advice in the making: thinks in slices like the bot it asks.
#[derive(Clone, Debug)]
pub struct Counsel<G: Game, B, C> {
    bot: B,
    state: G::State,
    seat: Seat,
    chance: C,
}

impl<G: Judge, B: Bot<G>, C: Chance> Counsel<G, B, C> {
    /// Asks `bot`, which was made for `seat` from `view`. `chance` draws what `seat` does not
    /// know; it is never the game's own.
    pub fn new(game: &G, view: &G::View, seat: Seat, bot: B, mut chance: C) -> Self {
        let state = game.guess(view, &mut chance);
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
            .map(|line| self.advise(game, line))
    }

    fn advise(&mut self, game: &G, mut line: Vec<G::Action>) -> Advice<G::Action> {
        let mut after = self.state.clone();
        let chance = &mut self.chance;
        let given = give(game, &mut after, self.seat, &line, chance, &mut Silent);
        line.truncate(given);
        let known = self.bot.reckoned().map(|worth| (self.seat, worth));
        let best = match self.bot.expected() {
            Some(share) => Chances::together(game, share),
            None => Chances::led(game, &after, known),
        };
        Advice {
            line,
            now: Chances::new(game, &self.state),
            best,
        }
    }
}
