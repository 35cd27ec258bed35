//! Plays a battle on as it might go: turns are planned, small questions answered quickly.

use super::super::SpaceRift;
use super::super::action::Action;
use super::super::battlefield::Side;
use super::super::state::{Phase, State};
use super::skill::Skill;
use super::{command_candidate, heuristic_policy, unit_actions};
use crate::chance::Chance;
use crate::game::{Game, NullSink};
use std::collections::VecDeque;

/// What it costs to plan orders, moves, an attack, in nodes.
const ORDER_NODES: u32 = 60;
const MOVE_NODES: u32 = 16;
const ATTACK_NODES: u32 = 6;
/// Decisions after which an imagined battle is left alone.
const MAX_DECISIONS: u32 = 400;

/// A battle that is imagined.
#[derive(Clone, Debug)]
pub struct Playout {
    /// How it stands.
    pub state: State,
    /// Nodes that were spent.
    pub nodes: u32,
    /// How turns are planned, and how this one is.
    skill: Skill,
    now: Skill,
    turn: u8,
    line: VecDeque<Action>,
    phase: Phase,
}

impl Playout {
    /// A battle from here on, in which this turn is planned in its own way.
    #[must_use]
    pub const fn new(state: State, now: Skill, skill: Skill) -> Self {
        Self {
            now,
            turn: state.public.turn,
            phase: state.public.phase,
            state,
            nodes: 0,
            skill,
            line: VecDeque::new(),
        }
    }

    /// Gives an action for the side that is asked; says whether it was accepted.
    pub fn play_action(
        &mut self,
        game: &SpaceRift,
        action: Action,
        lots: &mut impl Chance,
    ) -> bool {
        let Some(side) = game.deciding_side(&self.state) else {
            return false;
        };
        self.nodes += 1;
        let seat = game.seat_of(&self.state.public, side, action);
        game.act(&mut self.state, seat, action, lots, &mut NullSink)
            .is_ok()
    }

    /// Whether what was planned for the beginning is still asked of the side that planned it.
    pub fn is_planned_by(&self, game: &SpaceRift, side: Side) -> bool {
        game.deciding_side(&self.state) == Some(side) && self.is_same_plan()
    }

    /// Whether the phase is the one that was planned; a command card and its orders are planned
    /// together.
    fn is_same_plan(&self) -> bool {
        let orders = |phase: Phase| matches!(phase, Phase::Command | Phase::Orders);
        let now = self.state.public.phase;
        now == self.phase || orders(now) && orders(self.phase)
    }

    /// Plays on until `done` says so, or the battle is over.
    pub fn run(&mut self, game: &SpaceRift, lots: &mut impl Chance, done: impl Fn(&State) -> bool) {
        for _ in 0..MAX_DECISIONS {
            let Some(side) = game.deciding_side(&self.state) else {
                return;
            };
            if done(&self.state) || !self.step(game, side, lots) {
                return;
            }
        }
    }

    const fn skill(&self) -> Skill {
        if self.state.public.turn == self.turn {
            self.now
        } else {
            self.skill
        }
    }

    /// One decision.
    fn step(&mut self, game: &SpaceRift, side: Side, lots: &mut impl Chance) -> bool {
        let public = &self.state.public;
        let small = public.exchange().is_some();
        if !small && !self.is_same_plan() {
            self.line.clear();
        }
        if !small && self.line.is_empty() && public.task.is_none() {
            self.plan(game, side, lots);
        }
        if !small {
            while let Some(action) = self.line.pop_front() {
                if self.play_action(game, action, lots) {
                    return true;
                }
            }
        }
        if self.state.public.phase == Phase::Combat && !small {
            self.nodes += ATTACK_NODES;
        }
        let skill = self.skill();
        let answer = heuristic_policy::heuristic_answer(game, &self.state, side, &skill, lots);
        answer.is_some_and(|action| self.play_action(game, action, lots))
    }

    /// Plans orders or moves, where they are asked.
    fn plan(&mut self, game: &SpaceRift, side: Side, lots: &mut impl Chance) {
        self.phase = self.state.public.phase;
        let skill = self.skill();
        match self.phase {
            Phase::Command => {
                self.nodes += ORDER_NODES;
                let musters =
                    command_candidate::rank_commands(game, &self.state, side, &skill, lots);
                if let Some(best) = musters.into_iter().next() {
                    self.line.extend(best.line);
                    self.line.push_back(Action::Done);
                }
            }
            Phase::Movement => {
                self.nodes += MOVE_NODES;
                let moves = unit_actions::best_moves(game, &self.state, side, &skill);
                // What is in the way of the first may be gone by then.
                self.line.extend(moves.iter().chain(&moves));
                self.line.push_back(Action::Done);
            }
            _ => {}
        }
    }
}
