//! One decision of a seat at its bot level, in steps that can be interrupted.

use super::goals::BotContext;
use super::heuristic_policy::{HeuristicPolicy, PolicyAnswer};
use super::playout_search::{PlayoutSearch, SearchValue};
use super::reason::Reason;
use super::skill::Skill;
use crate::bots::{Bot, BotPolicy, EstimatePrecision, LearnedEvaluation, Level};
use crate::chance::{Chance, SeededRng};
use crate::game::{Game, Seat};
use crate::saga::Saga;
use crate::saga::action::Action;
use crate::saga::state::State;
use crate::saga::view::View;
use std::cell::OnceCell;

/// Cost in nodes of an answer without a search.
const POLICY_NODES: u32 = 60;

/// A bot that is making one decision for a seat.
#[derive(Debug)]
pub struct BotDecision {
    seat: Seat,
    view: View,
    state: State,
    skill: Skill,
    rng: SeededRng,
    /// Seed for the value estimate of the chosen line.
    seed: u64,
    context: BotContext,
    has_begun: bool,
    search: Option<PlayoutSearch>,
    answer: PolicyAnswer,
    /// Precision of the value estimate that was requested and has not started yet.
    appraisal: Option<EstimatePrecision>,
    found: Option<SearchValue>,
}

impl BotDecision {
    /// Creates a bot for `seat`, which sees `view` and draws random numbers from `chance`.
    #[must_use]
    pub fn new(game: &Saga, view: &View, seat: Seat, level: Level, mut chance: SeededRng) -> Self {
        // Drawn first and from a clone, so that it does not change any decision of the bot.
        let seed = u64::from(chance.clone().pick(u32::MAX));
        Self {
            seat,
            view: view.clone(),
            state: game.determinize(view, &mut chance),
            skill: Skill::of(level).for_decision(&mut chance),
            seed,
            rng: chance,
            context: BotContext::of(game),
            has_begun: false,
            search: None,
            answer: PolicyAnswer::default(),
            appraisal: None,
            found: None,
        }
    }

    /// Returns the reason for the current line; valid once the bot is ready.
    #[must_use]
    pub const fn reason(&self) -> Reason {
        self.answer.reason
    }

    /// Answers with the policy, or starts a search over alternatives.
    fn begin(&mut self, game: &Saga) {
        let policy = HeuristicPolicy {
            game,
            state: &self.state,
            seat: self.seat,
            skill: self.skill,
            context: &self.context,
            marginal_values_cache: OnceCell::new(),
        };
        let seed = u64::from(self.rng.pick(u32::MAX));
        self.answer = policy.answer(seed);
        if self.skill.budget == 0 || self.answer.reason == Reason::Only {
            return;
        }
        let answers = policy.alternatives(&self.answer, seed);
        if answers.len() > 1 {
            let seed = u64::from(self.rng.pick(u32::MAX));
            self.search = Some(PlayoutSearch::new(self.seat, answers, &self.skill, seed));
        }
    }

    /// Starts an estimate of the chosen answer's value, if one was requested.
    fn appraise_line(&mut self) {
        if let Some(precision) = self.appraisal.take()
            && !self.answer.line.is_empty()
        {
            let answer = self.answer.clone();
            self.search = Some(PlayoutSearch::single(
                self.seat,
                answer,
                &self.skill,
                precision,
                self.seed,
            ));
        }
    }

    /// Returns whether the value of the answer needs fresh playouts: the ones that selected it are
    /// biased upward.
    fn needs_appraisal(&self) -> bool {
        self.appraisal == Some(EstimatePrecision::Careful)
    }
}

impl Bot<Saga> for BotDecision {
    fn think_step(&mut self, game: &Saga) -> Option<u32> {
        if !self.has_begun {
            self.has_begun = true;
            self.begin(game);
            if self.search.is_none() {
                self.appraise_line();
            }
            return Some(POLICY_NODES);
        }
        let search = self.search.as_mut()?;
        let nodes = search.run_playout(game, &self.view, &self.context);
        if nodes.is_none() {
            if let Some((answer, found)) = search.best(game) {
                self.answer = answer;
                self.found = Some(found);
            }
            self.search = None;
            if self.needs_appraisal() {
                self.appraise_line();
                return Some(1);
            }
        }
        nodes
    }

    fn line(&self) -> Vec<Action> {
        self.answer.line.clone()
    }

    fn set_node_factor(&mut self, factor: u32) {
        self.skill = self.skill.with_node_factor(factor);
    }

    fn finish_early(&mut self) {
        if let Some(search) = &mut self.search {
            search.finish();
        }
    }

    fn set_estimate_precision(&mut self, appraisal: EstimatePrecision) {
        self.appraisal = Some(appraisal);
    }

    fn estimated_value(&self) -> Option<i32> {
        match self.found {
            Some(SearchValue::Value(total_value)) => Some(total_value),
            Some(SearchValue::Chance(_)) | None => None,
        }
    }

    fn expected_share(&self) -> Option<u16> {
        match self.found {
            Some(SearchValue::Chance(share)) => Some(share),
            Some(SearchValue::Value(_)) | None => None,
        }
    }
}

impl LearnedEvaluation for Saga {}

impl BotPolicy for Saga {
    type Policy = BotDecision;
    const ANALYZES_DECISIONS: bool = true;

    fn new_policy(&self, view: &View, seat: Seat, level: Level, rng: SeededRng) -> BotDecision {
        BotDecision::new(self, view, seat, level, rng)
    }
}
