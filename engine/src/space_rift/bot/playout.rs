//! Playouts: a battle is continued with planned turns and heuristic answers to small questions.

use super::super::SpaceRift;
use super::super::action::Action;
use super::super::battlefield::Side;
use super::super::state::{Phase, State};
use super::skill::Skill;
use super::{command_candidate, heuristic_policy, unit_actions};
use crate::chance::Chance;
use crate::game::{Game, NullSink};
use std::collections::VecDeque;

/// Cost of planning orders, moves and an attack, in nodes.
const ORDER_NODES: u32 = 60;
const MOVE_NODES: u32 = 16;
const ATTACK_NODES: u32 = 6;
/// Maximum number of decisions in a playout.
const MAX_DECISIONS: u32 = 400;

/// A playout in progress.
#[derive(Clone, Debug)]
pub struct Playout {
    /// The current state of the simulated battle.
    pub state: State,
    /// Number of nodes spent so far.
    pub nodes: u32,
    /// Skill of later turns; `turn_skill` is that of the current turn.
    skill: Skill,
    turn_skill: Skill,
    turn: u8,
    line: VecDeque<Action>,
    phase: Phase,
}

impl Playout {
    /// Creates a playout from a state; `turn_skill` plans the current turn, `skill` all later
    /// ones.
    #[must_use]
    pub const fn new(state: State, turn_skill: Skill, skill: Skill) -> Self {
        Self {
            turn_skill,
            turn: state.public.turn,
            phase: state.public.phase,
            state,
            nodes: 0,
            skill,
            line: VecDeque::new(),
        }
    }

    /// Applies an action of the side that must decide; returns whether it was legal.
    pub fn play_action(&mut self, game: &SpaceRift, action: Action, rng: &mut impl Chance) -> bool {
        let Some(side) = game.deciding_side(&self.state) else {
            return false;
        };
        self.nodes += 1;
        let seat = game.seat_of(&self.state.public, side, action);
        game.act(&mut self.state, seat, action, rng, &mut NullSink)
            .is_ok()
    }

    /// Returns whether the side that made the initial plan still has to decide in it.
    pub fn is_planned_by(&self, game: &SpaceRift, side: Side) -> bool {
        game.deciding_side(&self.state) == Some(side) && self.is_same_plan()
    }

    /// Returns whether the phase belongs to the initial plan. A command card and its orders are
    /// planned together.
    fn is_same_plan(&self) -> bool {
        let is_command_or_orders = |phase: Phase| matches!(phase, Phase::Command | Phase::Orders);
        let phase = self.state.public.phase;
        phase == self.phase || is_command_or_orders(phase) && is_command_or_orders(self.phase)
    }

    /// Plays until `done` returns true or the battle is over.
    pub fn run(&mut self, game: &SpaceRift, rng: &mut impl Chance, done: impl Fn(&State) -> bool) {
        for _ in 0..MAX_DECISIONS {
            let Some(side) = game.deciding_side(&self.state) else {
                return;
            };
            if done(&self.state) || !self.step(game, side, rng) {
                return;
            }
        }
    }

    const fn skill(&self) -> Skill {
        if self.state.public.turn == self.turn {
            self.turn_skill
        } else {
            self.skill
        }
    }

    /// Makes one decision.
    fn step(&mut self, game: &SpaceRift, side: Side, rng: &mut impl Chance) -> bool {
        let public = &self.state.public;
        let is_small_question = public.innermost_roll().is_some();
        if !is_small_question && !self.is_same_plan() {
            self.line.clear();
        }
        if !is_small_question && self.line.is_empty() && public.task.is_none() {
            self.plan(game, side, rng);
        }
        if !is_small_question {
            while let Some(action) = self.line.pop_front() {
                if self.play_action(game, action, rng) {
                    return true;
                }
            }
        }
        if self.state.public.phase == Phase::Combat && !is_small_question {
            self.nodes += ATTACK_NODES;
        }
        let skill = self.skill();
        let answer = heuristic_policy::heuristic_answer(game, &self.state, side, &skill, rng);
        answer.is_some_and(|action| self.play_action(game, action, rng))
    }

    /// Plans orders or moves if the phase requires them.
    fn plan(&mut self, game: &SpaceRift, side: Side, rng: &mut impl Chance) {
        self.phase = self.state.public.phase;
        let skill = self.skill();
        match self.phase {
            Phase::Command => {
                self.nodes += ORDER_NODES;
                let candidates =
                    command_candidate::rank_commands(game, &self.state, side, &skill, rng);
                if let Some(best) = candidates.into_iter().next() {
                    self.line.extend(best.line);
                    self.line.push_back(Action::Done);
                }
            }
            Phase::Movement => {
                self.nodes += MOVE_NODES;
                let moves = unit_actions::best_moves(game, &self.state, side, &skill);
                // The list is doubled, because the obstacle of a failed first try may be gone by
                // the second.
                self.line.extend(moves.iter().chain(&moves));
                self.line.push_back(Action::Done);
            }
            _ => {}
        }
    }
}
