//! One decision of a seat, as its level makes it.

use super::goals::BotContext;
use super::heuristic_policy::{HeuristicPolicy, PolicyAnswer};
use super::playout_search::{PlayoutSearch, SearchValue};
use super::reason::Reason;
use super::skill::Skill;
use crate::bots::{Bot, BotPolicy, EstimatePrecision, Level};
use crate::chance::{Chance, SeededRng};
use crate::game::{Game, Seat};
use crate::saga::Saga;
use crate::saga::action::Action;
use crate::saga::state::State;
use crate::saga::view::View;
use std::cell::OnceCell;

/// Nodes of an answer without looking ahead.
const POLICY_NODES: u32 = 60;

/// One decision of a seat.
#[derive(Debug)]
pub struct BotDecision {
    seat: Seat,
    view: View,
    state: State,
    skill: Skill,
    lots: SeededRng,
    /// Names the lots for what its line is worth.
    seed: u64,
    brief: BotContext,
    begun: bool,
    trials: Option<PlayoutSearch>,
    answer: PolicyAnswer,
    /// How it reckons what its line is worth, where it is asked for that and has not begun to.
    appraisal: Option<EstimatePrecision>,
    found: Option<SearchValue>,
}

impl BotDecision {
    /// A bot for `seat`, which sees `view` and draws from `chance`.
    #[must_use]
    pub fn new(game: &Saga, view: &View, seat: Seat, level: Level, mut chance: SeededRng) -> Self {
        // Drawn before anything that depends on the position, and beside what the bot plays by.
        let seed = u64::from(chance.clone().pick(u32::MAX));
        Self {
            seat,
            view: view.clone(),
            state: game.determinize(view, &mut chance),
            skill: Skill::of(level).for_decision(&mut chance),
            seed,
            lots: chance,
            brief: BotContext::of(game),
            begun: false,
            trials: None,
            answer: PolicyAnswer::default(),
            appraisal: None,
            found: None,
        }
    }

    /// Why the line that stands is good; asked when it is ready.
    #[must_use]
    pub const fn reason(&self) -> Reason {
        self.answer.reason
    }

    /// Answers what is asked, or lets answers be tried out.
    fn begin(&mut self, game: &Saga) {
        let mind = HeuristicPolicy {
            game,
            state: &self.state,
            seat: self.seat,
            skill: self.skill,
            brief: &self.brief,
            priced: OnceCell::new(),
        };
        let seed = u64::from(self.lots.pick(u32::MAX));
        self.answer = mind.answer(seed);
        if self.skill.budget == 0 || self.answer.reason == Reason::Only {
            return;
        }
        let answers = mind.alternatives(&self.answer, seed);
        if answers.len() > 1 {
            let seed = u64::from(self.lots.pick(u32::MAX));
            self.trials = Some(PlayoutSearch::new(self.seat, answers, &self.skill, seed));
        }
    }

    /// Tries out the answer that it has taken, where it is asked what that is worth.
    fn appraise_line(&mut self) {
        if let Some(how) = self.appraisal.take()
            && !self.answer.line.is_empty()
        {
            let answer = self.answer.clone();
            self.trials = Some(PlayoutSearch::single(
                self.seat,
                answer,
                &self.skill,
                how,
                self.seed,
            ));
        }
    }

    /// Whether what the answer is worth is to be tried out once more: the trials that chose it flatter it.
    fn needs_appraisal(&self) -> bool {
        self.appraisal == Some(EstimatePrecision::Careful)
    }
}

impl Bot<Saga> for BotDecision {
    fn think_step(&mut self, game: &Saga) -> Option<u32> {
        if !self.begun {
            self.begun = true;
            self.begin(game);
            if self.trials.is_none() {
                self.appraise_line();
            }
            return Some(POLICY_NODES);
        }
        let trials = self.trials.as_mut()?;
        let nodes = trials.run_playout(game, &self.view, &self.brief);
        if nodes.is_none() {
            if let Some((answer, found)) = trials.best(game) {
                self.answer = answer;
                self.found = Some(found);
            }
            self.trials = None;
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

    fn set_estimate_precision(&mut self, appraisal: EstimatePrecision) {
        self.appraisal = Some(appraisal);
    }

    fn estimated_value(&self) -> Option<i32> {
        match self.found {
            Some(SearchValue::Worth(worth)) => Some(worth),
            Some(SearchValue::Chance(_)) | None => None,
        }
    }

    fn expected_share(&self) -> Option<u16> {
        match self.found {
            Some(SearchValue::Chance(share)) => Some(share),
            Some(SearchValue::Worth(_)) | None => None,
        }
    }
}

impl BotPolicy for Saga {
    type Policy = BotDecision;
    const ANALYZES_DECISIONS: bool = true;

    fn new_policy(&self, view: &View, seat: Seat, level: Level, lots: SeededRng) -> BotDecision {
        BotDecision::new(self, view, seat, level, lots)
    }
}
