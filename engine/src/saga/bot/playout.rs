//! Plays a game on as it might go: every seat answers quickly.

use super::goals::BotContext;
use super::heuristic_policy::HeuristicPolicy;
use super::skill::Skill;
use crate::chance::{Chance, SeededRng};
use crate::game::{Game, NullSink, Seat};
use crate::saga::Saga;
use crate::saga::action::Action;
use crate::saga::state::State;
use std::cell::OnceCell;

/// Answers after which an imagined game is left alone.
const MAX_DECISIONS: u32 = 3000;

/// A game that is imagined.
pub struct Playout<'a> {
    game: &'a Saga,
    brief: &'a BotContext,
    /// How it stands.
    pub state: State,
    /// Nodes that were spent.
    pub nodes: u32,
    skill: Skill,
}

impl<'a> Playout<'a> {
    /// A game from here on, in which everybody judges so well.
    #[must_use]
    pub const fn new(game: &'a Saga, brief: &'a BotContext, state: State, skill: Skill) -> Self {
        Self {
            game,
            brief,
            state,
            nodes: 0,
            skill,
        }
    }

    /// Gives an action; says whether it was accepted.
    pub fn play_action(&mut self, seat: Seat, action: Action, lots: &mut impl Chance) -> bool {
        self.nodes += 1;
        let done = self
            .game
            .act(&mut self.state, seat, action, lots, &mut NullSink);
        done.is_ok()
    }

    /// Gives a line, as far as it is accepted and answers what is asked now; says whether any of it
    /// was.
    pub fn play_line(&mut self, seat: Seat, line: &[Action], lots: &mut impl Chance) -> bool {
        let asked = self.game.question_of(&self.state, seat);
        let mut given = false;
        for &action in line {
            let goes_on = !given || self.game.question_of(&self.state, seat) == asked;
            if !goes_on || !self.play_action(seat, action, lots) {
                break;
            }
            given = true;
        }
        given
    }

    /// Plays on until `done` says so, or the game is over.
    pub fn run(&mut self, lots: &mut SeededRng, done: impl Fn(&State) -> bool) {
        for _ in 0..MAX_DECISIONS {
            if done(&self.state) {
                return;
            }
            let Some(seat) = self.game.seats_to_act(&self.state.public).iter().next() else {
                return;
            };
            let mind = HeuristicPolicy {
                game: self.game,
                state: &self.state,
                seat,
                skill: self.skill,
                brief: self.brief,
                priced: OnceCell::new(),
            };
            let answer = mind.answer(u64::from(lots.pick(u32::MAX)));
            self.nodes += 3;
            if !self.play_line(seat, &answer.line, lots) {
                return;
            }
        }
    }
}
