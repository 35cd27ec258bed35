//! Simulates a game from a position; every seat answers with the quick heuristic policy.

use super::super::Exodus;
use super::super::action::Action;
use super::super::state::State;
use super::combat_odds::CombatOdds;
use super::heuristic_policy::HeuristicPolicy;
use super::skill::Skill;
use crate::chance::Chance;
use crate::game::{Game, NullSink, Seat};

/// Maximum number of decisions in a playout.
const MAX_DECISIONS: u32 = 3000;

/// A simulated game.
pub struct Playout<'a> {
    game: &'a Exodus,
    odds: &'a CombatOdds,
    /// The current position of the playout.
    pub state: State,
    /// Nodes that the playout has used.
    pub nodes: u32,
    skill: Skill,
}

impl<'a> Playout<'a> {
    /// Creates a playout from `state` in which all seats play with `skill`.
    #[must_use]
    pub const fn new(game: &'a Exodus, odds: &'a CombatOdds, state: State, skill: Skill) -> Self {
        Self {
            game,
            odds,
            state,
            nodes: 0,
            skill,
        }
    }

    /// Samples new sealed choices for all other seats that have committed, because the view hides
    /// them.
    pub fn resample_sealed(&mut self, except: Seat, rng: &mut impl Chance) {
        if !self.state.public.step.is_sealed() {
            return;
        }
        let ready = self.state.public.ready;
        for seat in ready.iter().filter(|&seat| seat != except) {
            self.play_action(seat, Action::Reopen, rng);
        }
    }

    /// Plays an action and returns whether it was accepted.
    pub fn play_action(&mut self, seat: Seat, action: Action, rng: &mut impl Chance) -> bool {
        self.nodes += 1;
        let done = self
            .game
            .act(&mut self.state, seat, action, rng, &mut NullSink);
        done.is_ok()
    }

    /// Plays a line as long as its actions are legal and answer the current question; returns
    /// whether any was played.
    pub fn play_line(&mut self, seat: Seat, line: &[Action], rng: &mut impl Chance) -> bool {
        let question = self.game.question_key(&self.state, seat);
        let mut has_played_any = false;
        for &action in line {
            let is_same_question =
                !has_played_any || self.game.question_key(&self.state, seat) == question;
            if !is_same_question || !self.play_action(seat, action, rng) {
                break;
            }
            has_played_any = true;
        }
        has_played_any
    }

    /// Simulates the game until `done` holds or the game is over.
    pub fn run(&mut self, rng: &mut impl Chance, done: impl Fn(&State) -> bool) {
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
                odds: self.odds,
            };
            let line = policy.answer(rng);
            self.nodes += 3;
            if !self.play_line(seat, &line, rng) && !self.play_any(seat, rng) {
                return;
            }
        }
    }

    /// Plays the first legal action.
    fn play_any(&mut self, seat: Seat, rng: &mut impl Chance) -> bool {
        let mut legal = Vec::new();
        self.game.list_legal_actions(&self.state, seat, &mut legal);
        legal
            .first()
            .is_some_and(|&action| self.play_action(seat, action, rng))
    }
}
