//! Lookahead: each of the best turns is played on a copy of the match, answered by the best turns
//! of the next players, and evaluated by the best turn that is then available.
//!
//! Imagined turns are planned with less effort than real ones ([`PLAYOUT_SKILL`]), in small units
//! of work that can be spread over many frames.

use super::super::Rift;
use super::super::action::Action;
use super::super::evaluate::VICTORY_VALUE;
use super::super::state::{Phase, State};
use super::damage_weights::DamageWeights;
use super::minor_choices;
use super::seat_planner::{PlannedTurn, SeatPlanner};
use super::skill::{BotRng, PLAYOUT_SKILL};
use super::threat::Threat;
use crate::chance::ZeroChance;
use crate::game::{Game, NullSink, Seat};

/// Minimum and maximum number of turns of other seats that are played before the seat's own next
/// turn; in between, one for each of the others.
const REPLIES: [u8; 2] = [2, 3];
/// Maximum number of actions or choices that are played in a row for one plan.
const MAX_STEPS: u8 = 12;
/// Noise added to the value of a plan after lookahead: small enough to cost almost nothing, large
/// enough that no two matches are alike.
const VALUE_NOISE: u32 = 16;
/// Weight of the lookahead value against the turn's own value, in eighths.
const LOOKAHEAD_WEIGHT: i32 = 7;

/// A search that ranks plans by the replies to them.
#[derive(Debug)]
pub struct Lookahead {
    seat: Seat,
    planned_turns: Vec<PlannedTurn>,
    values: Vec<i32>,
    budget: u32,
    weights: DamageWeights,
    /// Value of [`DamageWeights::discounted_value`] before the turn.
    discounted: i32,
    /// Maximum number of turns of other seats.
    max_replies: u8,
    playout: Option<Playout>,
}

/// The lookahead of one plan.
#[derive(Debug)]
struct Playout {
    state: State,
    planner: Option<SeatPlanner>,
    /// Maximum number of turns of other seats.
    max_replies: u8,
    replies: u8,
    steps: u8,
}

/// The result of one step of a playout.
enum PlayoutStep {
    /// Number of visited nodes; the playout continues.
    Nodes(u32),
    /// Value of the plan; the playout is over.
    Value(i32),
}

impl Lookahead {
    /// Creates the search for `planned_turns`, the turns of `seat` in `state`. It examines them in
    /// order, as many as about `budget` nodes allow; `weights` weighs damage.
    #[must_use]
    pub fn new(
        game: &Rift,
        state: &State,
        seat: Seat,
        planned_turns: Vec<PlannedTurn>,
        budget: u32,
        weights: DamageWeights,
    ) -> Self {
        let discounted = weights.discounted_value(game, state, seat);
        let [min, max] = REPLIES;
        let others = weights.sides.saturating_sub(1);
        Self {
            seat,
            planned_turns,
            values: Vec::new(),
            budget,
            weights,
            discounted,
            max_replies: u8::try_from(others).unwrap_or(max).clamp(min, max),
            playout: None,
        }
    }

    /// Ends the search with the best of the plans that were examined so far.
    pub const fn finish(&mut self) {
        self.budget = 0;
    }

    /// Performs one unit of work. Returns the number of visited nodes, or `None` when the search is
    /// over.
    pub fn work(&mut self, game: &Rift, rng: &mut BotRng) -> Option<u32> {
        let planned_turn = self.planned_turns.get(self.values.len())?;
        if self.budget == 0 || self.values.iter().any(|value| *value >= 2 * VICTORY_VALUE) {
            return None;
        }
        let playout = self.playout.get_or_insert_with(|| Playout {
            state: planned_turn.after.clone(),
            planner: None,
            max_replies: self.max_replies,
            replies: 0,
            steps: 0,
        });
        match playout.step(game, self.seat, rng) {
            PlayoutStep::Nodes(nodes) => {
                self.budget = self.budget.saturating_sub(nodes);
                Some(nodes)
            }
            PlayoutStep::Value(ahead) => {
                let is_settled = ahead.abs() >= VICTORY_VALUE / 2;
                // The weights from before the turn apply, however many sides are left.
                let discounted = self
                    .weights
                    .discounted_value(game, &playout.state, self.seat)
                    - self.discounted;
                let value = if is_settled {
                    ahead
                } else {
                    ((ahead + discounted) * LOOKAHEAD_WEIGHT
                        + planned_turn.value * (8 - LOOKAHEAD_WEIGHT))
                        / 8
                        + rng.noise(VALUE_NOISE)
                };
                self.values.push(value);
                self.playout = None;
                Some(1)
            }
        }
    }

    /// Returns the best of the examined plans, with its value.
    #[must_use]
    pub fn best(mut self) -> Option<PlannedTurn> {
        let ranked = (0usize..).zip(&self.values);
        // Ties go to the first plan.
        let best = ranked.reduce(|best, other| if other.1 > best.1 { other } else { best });
        let (index, value) = best.map_or((0, None), |(index, value)| (index, Some(*value)));
        if index >= self.planned_turns.len() {
            return None;
        }
        let mut planned_turn = self.planned_turns.swap_remove(index);
        planned_turn.value = value.unwrap_or(planned_turn.value);
        Some(planned_turn)
    }
}

impl Playout {
    fn step(&mut self, game: &Rift, seat: Seat, rng: &mut BotRng) -> PlayoutStep {
        if self.state.result.is_some() {
            let lead = game.lead(&self.state, seat);
            // An earlier result counts more than a later one.
            let earliness_factor = if self.replies == 0 { 2 } else { 1 };
            return PlayoutStep::Value(lead * earliness_factor);
        }
        let Some(waiting) = game.status(&self.state).waiting_seats().iter().next() else {
            return PlayoutStep::Value(game.lead(&self.state, seat));
        };
        self.steps += u8::from(self.planner.is_none());
        let is_own_team = game.team_of(waiting) == game.team_of(seat);
        let starts_turn = self.state.phase == Phase::Activation;
        let is_last = (starts_turn && (is_own_team || self.replies >= self.max_replies))
            || self.steps > MAX_STEPS;
        let planning_seat = if is_last && !is_own_team {
            seat
        } else {
            waiting
        };
        let planner = self.planner.get_or_insert_with(|| {
            SeatPlanner::new(game, &self.state, planning_seat, PLAYOUT_SKILL)
        });
        if let Some(nodes) = planner.work(game, rng) {
            return PlayoutStep::Nodes(nodes);
        }
        if is_last {
            let planned_turns = if is_own_team {
                planner.planned_turns(game, 1)
            } else {
                Vec::new()
            };
            let best = planned_turns.first().map(|planned_turn| planned_turn.value);
            return PlayoutStep::Value(best.unwrap_or_else(|| planner.standing_value(game)));
        }
        match planner.planned_turns(game, 1).into_iter().next() {
            Some(planned_turn) => self.state = planned_turn.after,
            None => self.choose(game, waiting),
        }
        self.replies += u8::from(starts_turn);
        self.planner = None;
        PlayoutStep::Nodes(1)
    }

    /// Applies a choice outside a ship's turn, or the first legal action.
    fn choose(&mut self, game: &Rift, seat: Seat) {
        let threat = Threat::default();
        let mut legal: Vec<Action> = Vec::new();
        game.legal_actions(&self.state, seat, &mut legal);
        let action = minor_choices::minor_choice(game, &self.state, &threat, &legal);
        if let Some(action) = action {
            // A refused action leaves the match unchanged, and the step limit ends the playout.
            let _ = game.act(
                &mut self.state,
                seat,
                action,
                &mut ZeroChance,
                &mut NullSink,
            );
        }
    }
}
