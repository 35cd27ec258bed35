//! The plan of one ship's turn: where to fire from, where to end the turn, and how to use the
//! remaining energy.
//!
//! The work is done in small units that can be spread over many frames: the table of shortest
//! paths, then the candidates one by one, then the choice.

use crate::rift::Rift;
use crate::rift::bot::board_tables::{BoardTables, SightTable};
use crate::rift::bot::damage_weights::DamageWeights;
use crate::rift::bot::shortest_paths::{ManeuverCosts, Pose, ShortestPaths, pose_of};
use crate::rift::bot::skill::{BotRng, Skill};
use crate::rift::bot::volley::{Guns, Shot, VolleyEvaluator, VolleyResult, guns};
use crate::rift::bot::{threat::Threat, turn_end_evaluator::TurnEndEvaluator};
use crate::rift::ship::{Ion, ShipId};
use crate::rift::state::State;

mod candidates;
mod maneuvers;
mod turn_ends;

pub use candidates::{Candidate, CandidateAction};

/// The input of a planner.
#[derive(Clone, Copy)]
pub struct PlanContext<'a> {
    pub game: &'a Rift,
    /// The attacks that the enemies could make next.
    pub threat: &'a Threat,
    /// The depth of planning.
    pub skill: Skill,
}

/// A complete turn of one ship.
#[derive(Clone, Debug)]
pub struct TurnPlan {
    /// Value of the turn.
    pub value: i32,
    /// The firing position and the action there.
    pub candidate: Candidate,
    /// Pose in which the turn ends; `None` while it is unknown.
    pub end: Option<Pose>,
    /// Energy spent on moving and firing.
    pub spent: u8,
    /// Whether the turn destroys or detonates something, after which the remaining turn is planned
    /// again.
    pub needs_replan: bool,
}

/// A planner of one ship's turn.
#[derive(Debug)]
pub struct Planner {
    /// The match, with the ship active.
    pub state: State,
    id: ShipId,
    board_tables: BoardTables,
    sights: SightTable,
    guns: Guns,
    weights: DamageWeights,
    costs: ManeuverCosts,
    start: Pose,
    shortest_paths: ShortestPaths,
    exits: ShortestPaths,
    evaluator: TurnEndEvaluator,
    candidates: Vec<Candidate>,
    next: usize,
    has_searched: bool,
    plans: Vec<TurnPlan>,
}

impl Planner {
    /// Creates a planner of this skill for the active ship of `state`; `None` if no ship is active.
    pub fn new(game: &Rift, state: &State, skill: Skill) -> Option<Self> {
        let id = state.turn.ship?;
        let ship = state.ship(id).filter(|ship| ship.is_alive())?;
        let board_tables = BoardTables::new(game, state, |other| other != id);
        let build = game.build(id);
        let mut costs = ManeuverCosts::new(game, build);
        if state.turn.has_warped || state.turn.has_waiting_mine {
            costs.range = 0;
        }
        Some(Self {
            id,
            sights: SightTable::new(game, state, &board_tables, id),
            guns: guns(game, ship, build, state.turn, ship.ion == Ion::Charged),
            weights: DamageWeights::new(game, state, skill),
            start: pose_of(&board_tables, state, id)?,
            evaluator: TurnEndEvaluator::new(game, state, &board_tables, id)?,
            costs,
            board_tables,
            state: state.clone(),
            shortest_paths: ShortestPaths::default(),
            exits: ShortestPaths::default(),
            candidates: Vec::new(),
            next: 0,
            has_searched: false,
            plans: Vec::new(),
        })
    }

    /// Performs one unit of work. Returns the number of visited nodes, or `None` when the plan is
    /// complete.
    pub fn work(
        &mut self,
        context: PlanContext<'_>,
        max_candidates: usize,
        rng: &mut BotRng,
    ) -> Option<u32> {
        if !self.has_searched {
            self.has_searched = true;
            self.search_maneuvers(context, max_candidates, rng);
            return Some(self.shortest_paths.len());
        }
        let candidate = *self.candidates.get(self.next)?;
        self.next += 1;
        let nodes = self.evaluate(context, candidate, rng);
        Some(nodes)
    }

    fn volley_evaluator<'a>(&'a self, game: &'a Rift) -> VolleyEvaluator<'a> {
        VolleyEvaluator {
            game,
            state: &self.state,
            board_tables: &self.board_tables,
            sights: &self.sights,
            guns: &self.guns,
            weights: self.weights,
            id: self.id,
        }
    }

    /// Returns the shots of a candidate, in order.
    pub fn shots(&self, game: &Rift, candidate: Candidate) -> Vec<Shot> {
        let (volley_evaluator, mut shots) = (self.volley_evaluator(game), Vec::new());
        let Some(node) = self.shortest_paths.node(candidate.node) else {
            return shots;
        };
        match candidate.action {
            CandidateAction::Pass => {}
            CandidateAction::Fire { energy, .. } => {
                volley_evaluator.best_volley(&node.pose, energy, &mut |shot| shots.push(shot));
            }
            CandidateAction::Bomb => {
                let remaining_energy = self.evaluator.energy().free().saturating_sub(node.cost);
                shots.extend(
                    volley_evaluator
                        .best_mine_shot(&node.pose, remaining_energy)
                        .map(|(shot, _)| shot),
                );
            }
        }
        shots
    }

    /// Returns the planned turns, best first; equal ones keep the order in which they were found.
    pub fn turn_plans(&mut self) -> &[TurnPlan] {
        self.plans.sort_by_key(|plan| -plan.value);
        &self.plans
    }

    /// Returns the value of doing nothing.
    pub fn idle_value(&mut self, context: PlanContext<'_>) -> i32 {
        self.evaluator
            .value(&self.board_tables, context.threat, &self.start, 0)
    }

    /// Returns the board tables of this plan.
    pub const fn board_tables(&self) -> &BoardTables {
        &self.board_tables
    }

    /// Returns the evaluator of turn ends of this plan.
    pub const fn evaluator(&self) -> &TurnEndEvaluator {
        &self.evaluator
    }

    /// Returns the result of a candidate's volley.
    pub fn volley_result(&self, game: &Rift, candidate: Candidate) -> VolleyResult {
        let Some(node) = self.shortest_paths.node(candidate.node) else {
            return VolleyResult::default();
        };
        match candidate.action {
            CandidateAction::Pass => VolleyResult::default(),
            CandidateAction::Fire { energy, .. } => {
                self.volley_evaluator(game)
                    .best_volley(&node.pose, energy, &mut |_| {})
            }
            CandidateAction::Bomb => {
                let remaining_energy = self.evaluator.energy().free().saturating_sub(node.cost);
                self.volley_evaluator(game)
                    .best_mine_shot(&node.pose, remaining_energy)
                    .map_or(VolleyResult::default(), |(_, result)| result)
            }
        }
    }
}
