//! A playout: plays a copy of the game forward, with quick answers for every seat.

use super::goals::BotContext;
use super::heuristic_policy::HeuristicPolicy;
use super::skill::Skill;
use crate::chance::{Chance, SeededRng};
use crate::game::{Game, NullSink, Seat};
use crate::saga::Saga;
use crate::saga::action::Action;
use crate::saga::state::State;
use std::cell::OnceCell;

/// Maximum number of decisions in a playout.
const MAX_DECISIONS: u32 = 3000;

/// A copy of the game that is played forward.
pub struct Playout<'a> {
    game: &'a Saga,
    context: &'a BotContext,
    /// The current state of the playout.
    pub state: State,
    /// Nodes spent so far.
    pub nodes: u32,
    skill: Skill,
}

impl<'a> Playout<'a> {
    /// Starts a playout from a state; `skill` applies to all seats.
    #[must_use]
    pub const fn new(game: &'a Saga, context: &'a BotContext, state: State, skill: Skill) -> Self {
        Self {
            game,
            context,
            state,
            nodes: 0,
            skill,
        }
    }

    /// Plays an action and returns whether it was legal.
    pub fn play_action(&mut self, seat: Seat, action: Action, rng: &mut impl Chance) -> bool {
        self.nodes += 1;
        let done = self
            .game
            .act(&mut self.state, seat, action, rng, &mut NullSink);
        done.is_ok()
    }

    /// Plays a line while its actions are legal and answer the same question; returns whether any
    /// of it was played.
    pub fn play_line(&mut self, seat: Seat, line: &[Action], rng: &mut impl Chance) -> bool {
        let asked = self.game.question_of(&self.state, seat);
        let mut is_given = false;
        for &action in line {
            let goes_on = !is_given || self.game.question_of(&self.state, seat) == asked;
            if !goes_on || !self.play_action(seat, action, rng) {
                break;
            }
            is_given = true;
        }
        is_given
    }

    /// Plays on until `done` returns `true`, the game ends or the limit of decisions is reached.
    pub fn run(&mut self, rng: &mut SeededRng, done: impl Fn(&State) -> bool) {
        for _ in 0..MAX_DECISIONS {
            if done(&self.state) {
                return;
            }
            let Some(seat) = self.game.seats_to_act(&self.state.public).iter().next() else {
                return;
            };
            let policy = HeuristicPolicy {
                game: self.game,
                state: &self.state,
                seat,
                skill: self.skill,
                context: self.context,
                marginal_values_cache: OnceCell::new(),
            };
            let answer = policy.answer(u64::from(rng.pick(u32::MAX)));
            self.nodes += 3;
            if !self.play_line(seat, &answer.line, rng) {
                return;
            }
        }
    }
}
