//! Finds the best of several answers with playouts from fresh determinizations. After each round of
//! playouts it drops the worse half of the answers (successive halving).

use super::campaign_lead::campaign_lead;
use super::goals::BotContext;
use super::heuristic_policy::PolicyAnswer;
use super::marginal_values::MarginalValues;
use super::playout::Playout;
use super::position_value::position_value;
use super::skill::{PLAYOUT_SKILL, Skill};
use crate::bots::win_chances::{FULL_SHARE, solo_win_chance};
use crate::bots::{EstimatePrecision, Evaluate, SuccessiveHalving};
use crate::game::{Game, Seat, Status};
use crate::saga::Saga;
use crate::saga::state::State;
use crate::saga::step::{Phase, Step};
use crate::saga::view::View;

/// Margin by which an answer must beat the first one, in sixteenths of the standard error of the
/// mean.
const REQUIRED_MARGIN: i64 = 12;
/// Minimum number of nodes for the value estimate of an answer without alternatives.
const MIN_APPRAISAL_NODES: u32 = 500;
/// Minimum number of nodes for the value estimate of a hint, whose number is shown alone.
const HINT_NODES: u32 = 2_000;
/// Limit of the value of an Arena playout, so that a rare extreme end does not dominate the mean.
const MAX_ARENA_VALUE: i32 = 12_000;
/// Value of a won campaign in a playout.
const WIN_VALUE: i64 = 1 << 16;

/// The mean result of an answer's playouts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SearchValue {
    /// Chance to win the campaign, in permille.
    Chance(u16),
    /// Value of the position in the Arena.
    Value(i32),
}

/// A playout search over several answers of a seat.
#[derive(Debug)]
pub struct PlayoutSearch {
    seat: Seat,
    extra_rounds: u8,
    halving: SuccessiveHalving<PolicyAnswer>,
}

impl PlayoutSearch {
    /// Creates a search over answers, likeliest first; `skill` sets how many rounds playouts last.
    #[must_use]
    pub fn new(seat: Seat, answers: Vec<PolicyAnswer>, skill: &Skill, seed: u64) -> Self {
        Self {
            seat,
            extra_rounds: skill.extra_rounds,
            halving: SuccessiveHalving::new(answers, REQUIRED_MARGIN, skill.budget, seed),
        }
    }

    /// Creates a search that only estimates the value of a single answer.
    #[must_use]
    pub fn single(
        seat: Seat,
        answer: PolicyAnswer,
        skill: &Skill,
        precision: EstimatePrecision,
        seed: u64,
    ) -> Self {
        let min_nodes = match precision {
            EstimatePrecision::Rough => MIN_APPRAISAL_NODES,
            EstimatePrecision::Careful => HINT_NODES,
        };
        let budget = min_nodes.max(skill.budget / 4);
        Self {
            seat,
            extra_rounds: skill.extra_rounds,
            halving: SuccessiveHalving::single(answer, budget, seed),
        }
    }

    /// Ends the search with the best answer so far.
    pub fn finish(&mut self) {
        self.halving.finish();
    }

    /// Runs one playout and returns the nodes it took; `None` once one answer is left.
    pub fn run_playout(&mut self, game: &Saga, view: &View, context: &BotContext) -> Option<u32> {
        let (answer, mut rng) = self.halving.next_trial()?;
        let state = game.determinize(view, &mut rng);
        let until = state.public.round.saturating_add(self.extra_rounds);
        let mut playout = Playout::new(game, context, state, PLAYOUT_SKILL.for_decision(&mut rng));
        playout.play_line(self.seat, &answer.line, &mut rng);
        playout.run(&mut rng, |state| is_over(state, until));
        let total_value = end_value(game, &playout.state, self.seat, context);
        let nodes = playout.nodes + 4;
        self.halving.record_result(total_value, nodes);
        Some(nodes)
    }

    /// Returns the best answer and its result: a chance in permille in a campaign, a value in the
    /// Arena.
    #[must_use]
    pub fn best(&self, game: &Saga) -> Option<(PolicyAnswer, SearchValue)> {
        let (answer, mean) = self.halving.best()?;
        let found = if game.is_competitive() {
            SearchValue::Value(mean as i32)
        } else {
            SearchValue::Chance((mean * i64::from(FULL_SHARE) / WIN_VALUE) as u16)
        };
        Some((answer.clone(), found))
    }
}

/// Returns the value of a playout's end: the chance to win in a campaign, the position's value in
/// the Arena.
fn end_value(game: &Saga, state: &State, seat: Seat, context: &BotContext) -> i64 {
    let marginal_values = MarginalValues::of(game, &state.public, context);
    let total_value = || position_value(game, state, seat, context, marginal_values);
    match game.status(state) {
        _ if game.is_competitive() => {
            i64::from(total_value().clamp(-MAX_ARENA_VALUE, MAX_ARENA_VALUE))
        }
        Status::Over(outcome) if outcome.winners.contains(seat) => WIN_VALUE,
        Status::Over(_) => 0,
        Status::WaitingFor(_) => {
            let lead = campaign_lead(game, &state.public, total_value());
            i64::from(solo_win_chance(lead, game.odds_doubling_lead()))
        }
    }
}

/// Returns whether a playout has reached its end: the last round is over, up to the movement of the
/// next one.
fn is_over(state: &State, until: u8) -> bool {
    let public = &state.public;
    public.round > until
        || public.round == until
            && public.tasks.is_empty()
            && matches!(public.step, Step::Turns(Phase::Upkeep))
}
