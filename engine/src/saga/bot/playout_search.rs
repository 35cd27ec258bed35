//! Which of several answers is best: each is tried out in games that are imagined, with what is
//! hidden guessed anew and dice rolled, and the worse half is dropped again and again.

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

/// How many errors of the mean, in sixteenths, an answer must be better by than the first.
const REQUIRED_MARGIN: i64 = 12;
/// Nodes at least for what an answer comes to that there is no other to.
const MIN_APPRAISAL_NODES: u32 = 500;
/// The same for a hint, whose figure is shown by itself.
const HINT_NODES: u32 = 2_000;
/// In the Arena a trial that is over counts no more than this, so that a rare end does not drown the rest.
const MAX_ARENA_VALUE: i32 = 12_000;
/// A campaign that is won, in the measure of trials.
const WIN_VALUE: i64 = 1 << 16;

/// What an answer came to in the middle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SearchValue {
    /// The chance to win the campaign, in permille.
    Chance(u16),
    /// What the position is worth in the Arena.
    Worth(i32),
}

/// Trials of several answers of a seat.
#[derive(Debug)]
pub struct PlayoutSearch {
    seat: Seat,
    further: u8,
    contest: SuccessiveHalving<PolicyAnswer>,
}

impl PlayoutSearch {
    /// Trials of answers, the likelier first, that look so many rounds further.
    #[must_use]
    pub fn new(seat: Seat, answers: Vec<PolicyAnswer>, skill: &Skill, seed: u64) -> Self {
        Self {
            seat,
            further: skill.further,
            contest: SuccessiveHalving::new(answers, REQUIRED_MARGIN, skill.budget, seed),
        }
    }

    /// Trials of the only answer there is, for what it comes to.
    #[must_use]
    pub fn single(
        seat: Seat,
        answer: PolicyAnswer,
        skill: &Skill,
        how: EstimatePrecision,
        seed: u64,
    ) -> Self {
        let least = match how {
            EstimatePrecision::Rough => MIN_APPRAISAL_NODES,
            EstimatePrecision::Careful => HINT_NODES,
        };
        let budget = least.max(skill.budget / 4);
        Self {
            seat,
            further: skill.further,
            contest: SuccessiveHalving::single(answer, budget, seed),
        }
    }

    /// One trial; the nodes it took, or nothing when one answer is left.
    pub fn run_playout(&mut self, game: &Saga, view: &View, brief: &BotContext) -> Option<u32> {
        let (answer, mut lots) = self.contest.next_trial()?;
        let state = game.determinize(view, &mut lots);
        let until = state.public.round.saturating_add(self.further);
        let mut course = Playout::new(game, brief, state, PLAYOUT_SKILL.for_decision(&mut lots));
        course.play_line(self.seat, &answer.line, &mut lots);
        course.run(&mut lots, |state| is_over(state, until));
        let worth = end_value(game, &course.state, self.seat, brief);
        let nodes = course.nodes + 4;
        self.contest.record_result(worth, nodes);
        Some(nodes)
    }

    /// The best answer, and what it came to: in a campaign a chance in permille, in the Arena what it is worth.
    #[must_use]
    pub fn best(&self, game: &Saga) -> Option<(PolicyAnswer, SearchValue)> {
        let (answer, mean) = self.contest.best()?;
        let found = if game.is_competitive() {
            SearchValue::Worth(mean as i32)
        } else {
            SearchValue::Chance((mean * i64::from(FULL_SHARE) / WIN_VALUE) as u16)
        };
        Some((answer.clone(), found))
    }
}

/// What the end of a trial is worth: in a campaign the chance to win it, in the Arena what is to be had there.
fn end_value(game: &Saga, state: &State, seat: Seat, brief: &BotContext) -> i64 {
    let prices = MarginalValues::of(game, &state.public, brief);
    let worth = || position_value(game, state, seat, brief, prices);
    match game.status(state) {
        _ if game.is_competitive() => i64::from(worth().clamp(-MAX_ARENA_VALUE, MAX_ARENA_VALUE)),
        Status::Over(outcome) if outcome.winners.has(seat) => WIN_VALUE,
        Status::Over(_) => 0,
        Status::WaitingFor(_) => {
            let lead = campaign_lead(game, &state.public, worth());
            i64::from(solo_win_chance(lead, game.odds_doubling_lead()))
        }
    }
}

/// Whether a trial has come to its end: a round is over, and the next has its movement before it.
fn is_over(state: &State, until: u8) -> bool {
    let public = &state.public;
    public.round > until
        || public.round == until
            && public.tasks.is_empty()
            && matches!(public.step, Step::Turns(Phase::Upkeep))
}
