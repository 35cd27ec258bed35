//! One decision of a bot at its level: it plans, looks ahead, and continues until the turn is over.

use super::super::Rift;
use super::super::action::Action;
use super::super::evaluate::VICTORY_VALUE;
use super::super::state::{Phase, State};
use super::damage_weights::DamageWeights;
use super::lookahead::Lookahead;
use super::minor_choices;
use super::seat_planner::{PlannedTurn, SeatPlanner};
use super::skill::{BotRng, Skill};
use crate::bots::{Bot, BotPolicy, EstimatePrecision, LearnedEvaluation, Level};
use crate::chance::{SeededRng, ZeroChance};
use crate::game::{Game, NullSink, Seat};

/// Maximum number of nodes of a search for each plan that it may examine.
const NODES_PER_PLAN: u32 = 150_000;
/// Minimum number of plans in that number of nodes, for levels that search only for a hint.
const MIN_PLANS: u32 = 10;
/// Maximum number of times a turn is planned again after something was destroyed.
const MAX_REPLANS: u8 = 6;

/// The running computation of one decision.
#[derive(Debug)]
pub struct BotDecision {
    seat: Seat,
    skill: Skill,
    rng: BotRng,
    planner: SeatPlanner,
    lookahead: Option<Lookahead>,
    line: Vec<Action>,
    plan_count: u8,
    /// Maximum number of nodes of a search.
    budget: u32,
    /// Whether the caller also wants the value of the chosen line.
    needs_value: bool,
    value: Option<i32>,
}

impl BotDecision {
    /// Creates the decision of `seat`, which sees `view` and takes random numbers from `chance`.
    #[must_use]
    pub fn new(game: &Rift, view: &State, seat: Seat, level: Level, chance: SeededRng) -> Self {
        let mut rng = BotRng(chance);
        let skill = Skill::of(level).for_decision(&mut rng);
        Self {
            seat,
            skill,
            rng,
            planner: SeatPlanner::new(game, view, seat, skill),
            lookahead: None,
            line: Vec::new(),
            plan_count: 0,
            budget: (skill.lookaheads as u32).max(MIN_PLANS) * NODES_PER_PLAN,
            needs_value: false,
            value: None,
        }
    }

    /// Chooses an action outside the planning of a turn. If the caller also wants the value of the
    /// line, the search of the replies is started.
    fn choose(&mut self, game: &Rift) -> Option<u32> {
        let state = &self.planner.state;
        let (threat, legal) = (self.planner.threat(), self.planner.legal());
        let action = minor_choices::minor_choice(game, state, threat, legal)?;
        let mut after = state.clone();
        let result = game.act(
            &mut after,
            self.seat,
            action,
            &mut ZeroChance,
            &mut NullSink,
        );
        if !self.needs_value || result.is_err() {
            self.line.push(action);
            return None;
        }
        // The choice stands alone, so no further turn may be planned after it.
        self.plan_count = MAX_REPLANS;
        let planned_turn = PlannedTurn {
            value: game.lead(&after, self.seat),
            line: vec![action],
            after,
        };
        self.search_replies(game, vec![planned_turn]);
        Some(1)
    }

    /// Starts the search that ranks plans by the replies to them.
    fn search_replies(&mut self, game: &Rift, planned_turns: Vec<PlannedTurn>) {
        let state = &self.planner.state;
        let weights = DamageWeights::new(game, state, self.skill);
        let lookahead = Lookahead::new(game, state, self.seat, planned_turns, self.budget, weights);
        self.lookahead = Some(lookahead);
    }

    /// Adds a plan to the line. Returns `None` when the line is complete.
    fn take_plan(&mut self, game: &Rift, planned_turn: Option<PlannedTurn>) -> Option<u32> {
        let Some(PlannedTurn { value, line, after }) = planned_turn else {
            return if self.line.is_empty() {
                self.choose(game)
            } else {
                None
            };
        };
        self.line.extend(line);
        self.plan_count = self.plan_count.saturating_add(1);
        let others = value.saturating_sub(game.lead(&after, self.seat));
        let value = game
            .position_value(&after, self.seat)
            .saturating_add(others);
        self.value = Some(value.clamp(-VICTORY_VALUE, VICTORY_VALUE));
        let must_act = game.status(&after).waiting_seats().contains(self.seat);
        if !must_act || after.phase != Phase::Orders || self.plan_count >= MAX_REPLANS {
            return None;
        }
        self.planner = SeatPlanner::new(game, &after, self.seat, self.skill);
        Some(1)
    }
}

impl Bot<Rift> for BotDecision {
    fn think_step(&mut self, game: &Rift) -> Option<u32> {
        if let Some(lookahead) = &mut self.lookahead {
            if let Some(nodes) = lookahead.work(game, &mut self.rng) {
                return Some(nodes);
            }
            let best = self.lookahead.take().and_then(Lookahead::best);
            return self.take_plan(game, best);
        }
        if let Some(nodes) = self.planner.work(game, &mut self.rng) {
            return Some(nodes);
        }
        let mut planned_turns = self
            .planner
            .planned_turns(game, self.skill.lookaheads.max(1));
        if planned_turns.len() > 1 {
            self.search_replies(game, planned_turns);
            return Some(1);
        }
        let best = planned_turns.pop();
        self.take_plan(game, best)
    }

    fn line(&self) -> Vec<Action> {
        self.line.clone()
    }

    fn set_node_factor(&mut self, factor: u32) {
        self.skill = self.skill.with_node_factor(factor);
        self.budget = self.budget.saturating_mul(factor);
    }

    fn finish_early(&mut self) {
        self.budget = 0;
        if let Some(lookahead) = &mut self.lookahead {
            lookahead.finish();
        }
    }

    /// Ignores the precision, because the search has no chance events to sample.
    fn set_estimate_precision(&mut self, _: EstimatePrecision) {
        self.needs_value = true;
    }

    fn estimated_value(&self) -> Option<i32> {
        self.value
    }
}

impl LearnedEvaluation for Rift {}

impl BotPolicy for Rift {
    type Policy = BotDecision;
    const ANALYZES_DECISIONS: bool = false;

    fn new_policy(&self, view: &State, seat: Seat, level: Level, rng: SeededRng) -> BotDecision {
        BotDecision::new(self, view, seat, level, rng)
    }
}
