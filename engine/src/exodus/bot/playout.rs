//! Plays a game on as it might go: every seat answers quickly.

use super::super::Exodus;
use super::super::action::Action;
use super::super::state::State;
use super::combat_odds::CombatOdds;
use super::heuristic_policy::HeuristicPolicy;
use super::skill::Skill;
use crate::chance::Chance;
use crate::game::{Game, NullSink, Seat};

/// Answers after which an imagined game is left alone.
const MAX_DECISIONS: u32 = 3000;

/// A game that is imagined.
pub struct Playout<'a> {
    /// The table.
    game: &'a Exodus,
    odds: &'a CombatOdds,
    /// How it stands.
    pub state: State,
    /// Nodes that were spent.
    pub nodes: u32,
    skill: Skill,
}

impl<'a> Playout<'a> {
    /// A game from here on, in which everybody judges so well.
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

    /// Who has committed something sealed chooses again: what it is stands in no view.
    pub fn resample_sealed(&mut self, except: Seat, lots: &mut impl Chance) {
        if !self.state.public.step.is_sealed() {
            return;
        }
        let ready = self.state.public.ready;
        for seat in ready.iter().filter(|&seat| seat != except) {
            self.play_action(seat, Action::Reopen, lots);
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
        let asked = self.game.question_key(&self.state, seat);
        let mut given = false;
        for &action in line {
            let goes_on = !given || self.game.question_key(&self.state, seat) == asked;
            if !goes_on || !self.play_action(seat, action, lots) {
                break;
            }
            given = true;
        }
        given
    }

    /// Plays on until `done` says so, or the game is over.
    pub fn run(&mut self, lots: &mut impl Chance, done: impl Fn(&State) -> bool) {
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
                odds: self.odds,
            };
            let line = mind.answer(lots);
            self.nodes += 3;
            if !self.play_line(seat, &line, lots) && !self.play_any(seat, lots) {
                return;
            }
        }
    }

    /// Gives the first thing that is possible.
    fn play_any(&mut self, seat: Seat, lots: &mut impl Chance) -> bool {
        let mut legal = Vec::new();
        self.game.list_legal_actions(&self.state, seat, &mut legal);
        legal
            .first()
            .is_some_and(|&action| self.play_action(seat, action, lots))
    }
}
