//! Looking ahead: each of the best turns is played on a copy of the match, answered by the best
//! turns of those who come next, and judged by the best turn that is then left.
//!
//! What is imagined is planned with less care than what is played (`skill`), and everything in
//! units that can be spread over many frames.

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

/// Turns of others that are looked at before one's own next: where each of them may act once,
/// the fewest and the most.
const ANSWERS: [u8; 2] = [2, 3];
/// Most orders or choices in a row that are imagined for one plan.
const STEPS: u8 = 12;
/// What a plan that was followed is misjudged by: so little that it loses next to nothing, and
/// enough that no two matches are alike.
const SPREAD: u32 = 16;
/// The weight of what lies ahead against how a turn looks by itself, in eighths.
const AHEAD: i32 = 7;

/// Judges plans by what follows.
#[derive(Debug)]
pub struct Lookahead {
    seat: Seat,
    plots: Vec<PlannedTurn>,
    values: Vec<i32>,
    budget: u32,
    melee: DamageWeights,
    /// [`DamageWeights::discounted_value`] before the turn.
    spared: i32,
    /// Most turns of others that are looked at.
    answers: u8,
    look: Option<Playout>,
}

/// One plan being followed.
#[derive(Debug)]
struct Playout {
    state: State,
    plotter: Option<SeatPlanner>,
    /// Most turns of others.
    most: u8,
    answers: u8,
    steps: u8,
}

/// What the next step of a look came to.
enum PlayoutStep {
    /// So many nodes, and it goes on.
    Nodes(u32),
    /// What the plan is worth.
    Value(i32),
}

impl Lookahead {
    /// Judges `plots` of `seat`, as many as about `budget` nodes allow, the first ones first.
    /// They are turns in `state`, where damage counts as `melee` says.
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

    /// Works on: gives the nodes it looked at, or `None` when the plans are judged.
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
                // Weighed as before the turn, however many sides are left.
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

    /// The best of the plans that were judged, with its value.
    #[must_use]
    pub fn best(mut self) -> Option<PlannedTurn> {
        let judged = (0usize..).zip(&self.values);
        // The first of equal ones.
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
            // Sooner is better than later.
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

    /// A choice beside a ship's turn, or the first thing that is allowed.
    fn choose(&mut self, table: &Rift, seat: Seat) {
        let threat = Threat::default();
        let mut legal: Vec<Action> = Vec::new();
        table.legal_actions(&self.state, seat, &mut legal);
        let action = minor_choices::minor_choice(table, &self.state, &threat, &legal);
        if let Some(action) = action {
            // What is refused leaves the match as it is, and the steps run out.
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
