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
const ANSWERS: [u8; 2] = [2, 3];
/// Maximum number of actions or choices that are played in a row for one plan.
const STEPS: u8 = 12;
/// Random error added to the value of a plan after lookahead: small enough to cost almost nothing,
/// large enough that no two matches are alike.
const SPREAD: u32 = 16;
/// Weight of the lookahead value against the turn's own value, in eighths.
const AHEAD: i32 = 7;

/// Ranks plans by what follows them.
#[derive(Debug)]
pub struct Lookahead {
    seat: Seat,
    plots: Vec<PlannedTurn>,
    values: Vec<i32>,
    budget: u32,
    melee: DamageWeights,
    /// Value of [`DamageWeights::discounted_value`] before the turn.
    spared: i32,
    /// Maximum number of turns of other seats.
    answers: u8,
    look: Option<Playout>,
}

/// The lookahead of one plan.
#[derive(Debug)]
struct Playout {
    state: State,
    plotter: Option<SeatPlanner>,
    /// Maximum number of turns of other seats.
    most: u8,
    answers: u8,
    steps: u8,
}

/// The result of one step of a playout.
enum PlayoutStep {
    /// The playout continues after visiting this number of nodes.
    Nodes(u32),
    /// The playout is over; the value of the plan.
    Value(i32),
}

impl Lookahead {
    /// Creates the search for `plots`, the turns of `seat` in `state`. It examines them in order,
    /// as many as about `budget` nodes allow; `melee` weighs damage.
    #[must_use]
    pub fn new(
        table: &Rift,
        state: &State,
        seat: Seat,
        plots: Vec<PlannedTurn>,
        budget: u32,
        melee: DamageWeights,
    ) -> Self {
        let spared = melee.discounted_value(table, state, seat);
        let [fewest, most] = ANSWERS;
        let others = melee.sides.saturating_sub(1);
        Self {
            seat,
            plots,
            values: Vec::new(),
            budget,
            melee,
            spared,
            answers: u8::try_from(others).unwrap_or(most).clamp(fewest, most),
            look: None,
        }
    }

    /// Performs one unit of work. Returns the number of visited nodes, or `None` when the search is
    /// over.
    pub fn work(&mut self, table: &Rift, lots: &mut BotRng) -> Option<u32> {
        let plot = self.plots.get(self.values.len())?;
        if self.budget == 0 || self.values.iter().any(|value| *value >= 2 * VICTORY_VALUE) {
            return None;
        }
        let look = self.look.get_or_insert_with(|| Playout {
            state: plot.after.clone(),
            plotter: None,
            most: self.answers,
            answers: 0,
            steps: 0,
        });
        match look.step(table, self.seat, lots) {
            PlayoutStep::Nodes(nodes) => {
                self.budget = self.budget.saturating_sub(nodes);
                Some(nodes)
            }
            PlayoutStep::Value(ahead) => {
                let settled = ahead.abs() >= VICTORY_VALUE / 2;
                // The weights from before the turn apply, however many sides are left.
                let spared =
                    self.melee.discounted_value(table, &look.state, self.seat) - self.spared;
                let value = if settled {
                    ahead
                } else {
                    ((ahead + spared) * AHEAD + plot.value * (8 - AHEAD)) / 8 + lots.noise(SPREAD)
                };
                self.values.push(value);
                self.look = None;
                Some(1)
            }
        }
    }

    /// Returns the best of the examined plans, with its value.
    #[must_use]
    pub fn best(mut self) -> Option<PlannedTurn> {
        let judged = (0usize..).zip(&self.values);
        // Ties go to the first plan.
        let best = judged.reduce(|best, other| if other.1 > best.1 { other } else { best });
        let (place, value) = best.map_or((0, None), |(place, value)| (place, Some(*value)));
        if place >= self.plots.len() {
            return None;
        }
        let mut plot = self.plots.swap_remove(place);
        plot.value = value.unwrap_or(plot.value);
        Some(plot)
    }
}

impl Playout {
    fn step(&mut self, table: &Rift, seat: Seat, lots: &mut BotRng) -> PlayoutStep {
        if self.state.verdict.is_some() {
            let lead = table.lead(&self.state, seat);
            // An earlier result counts more than a later one.
            let sooner = if self.answers == 0 { 2 } else { 1 };
            return PlayoutStep::Value(lead * sooner);
        }
        let Some(waiting) = table.status(&self.state).waiting_seats().iter().next() else {
            return PlayoutStep::Value(table.lead(&self.state, seat));
        };
        self.steps += u8::from(self.plotter.is_none());
        let ours = table.team_of(waiting) == table.team_of(seat);
        let begins = self.state.phase == Phase::Activation;
        let last = (begins && (ours || self.answers >= self.most)) || self.steps > STEPS;
        let mover = if last && !ours { seat } else { waiting };
        let plotter = self
            .plotter
            .get_or_insert_with(|| SeatPlanner::new(table, &self.state, mover, PLAYOUT_SKILL));
        if let Some(nodes) = plotter.work(table, lots) {
            return PlayoutStep::Nodes(nodes);
        }
        if last {
            let plots = if ours {
                plotter.planned_turns(table, 1)
            } else {
                Vec::new()
            };
            let best = plots.first().map(|plot| plot.value);
            return PlayoutStep::Value(best.unwrap_or_else(|| plotter.standing_value(table)));
        }
        match plotter.planned_turns(table, 1).into_iter().next() {
            Some(plot) => self.state = plot.after,
            None => self.choose(table, waiting),
        }
        self.answers += u8::from(begins);
        self.plotter = None;
        PlayoutStep::Nodes(1)
    }

    /// Applies a choice outside a ship's turn, or the first legal action.
    fn choose(&mut self, table: &Rift, seat: Seat) {
        let threat = Threat::default();
        let mut legal: Vec<Action> = Vec::new();
        table.legal_actions(&self.state, seat, &mut legal);
        let action = minor_choices::minor_choice(table, &self.state, &threat, &legal);
        if let Some(action) = action {
            // A refused action leaves the match unchanged, and the step limit ends the playout.
            let _ = table.act(
                &mut self.state,
                seat,
                action,
                &mut ZeroChance,
                &mut NullSink,
            );
        }
    }
}
