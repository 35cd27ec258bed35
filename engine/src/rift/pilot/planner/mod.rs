//! The plan of one ship's turn: where to fire from, how to get away, what to do with the rest.
//!
//! It works in units that can be spread over many frames: the chart of the turn, then one
//! candidate after another, then the choice.

use crate::rift::Rift;
use crate::rift::pilot::chart::{Chart, Engine, Pose, pose_of};
use crate::rift::pilot::field::{Field, Sights};
use crate::rift::pilot::guns::{Gunner, Guns, Shot, Tally, guns};
use crate::rift::pilot::melee::Melee;
use crate::rift::pilot::skill::{Lots, Skill};
use crate::rift::pilot::{stand::Stand, threat::Threat};
use crate::rift::ship::{Ion, ShipId};
use crate::rift::state::State;

mod candidates;
mod exits;
mod maneuvers;

pub use candidates::{Candidate, Deed};

/// What a planner is told.
#[derive(Clone, Copy)]
pub struct Orders<'a> {
    /// The table.
    pub table: &'a Rift,
    /// What the enemies can do.
    pub threat: &'a Threat,
    /// How well to plan.
    pub skill: Skill,
}

/// A whole turn.
#[derive(Clone, Debug)]
pub struct Draft {
    /// What it is worth.
    pub value: i32,
    /// Where and what.
    pub candidate: Candidate,
    /// Where the turn ends; `None` when that is not known yet.
    pub end: Option<Pose>,
    /// Energy spent.
    pub spent: u8,
    /// Whether something is destroyed or set off, after which all is looked at anew.
    pub upset: bool,
}

/// Plans one ship's turn.
#[derive(Debug)]
pub struct Planner {
    /// The match, the ship being active.
    pub state: State,
    id: ShipId,
    field: Field,
    sights: Sights,
    guns: Guns,
    melee: Melee,
    engine: Engine,
    start: Pose,
    chart: Chart,
    exits: Chart,
    stand: Stand,
    candidates: Vec<Candidate>,
    next: usize,
    charted: bool,
    drafts: Vec<Draft>,
}

impl Planner {
    /// A planner of this skill for the active ship of `state`.
    pub fn new(table: &Rift, state: &State, skill: Skill) -> Option<Self> {
        let id = state.turn.ship?;
        let ship = state.ship(id).filter(|ship| ship.alive())?;
        let field = Field::new(table, state, |other| other != id);
        let build = table.build(id);
        let mut engine = Engine::new(table, build);
        if state.turn.warped || state.turn.waiting_mine {
            engine.range = 0;
        }
        Some(Self {
            id,
            sights: Sights::new(table, state, &field, id),
            guns: guns(table, ship, build, state.turn, ship.ion == Ion::Charged),
            melee: Melee::new(table, state, skill),
            start: pose_of(&field, state, id)?,
            stand: Stand::new(table, state, &field, id)?,
            engine,
            field,
            state: state.clone(),
            chart: Chart::default(),
            exits: Chart::default(),
            candidates: Vec::new(),
            next: 0,
            charted: false,
            drafts: Vec::new(),
        })
    }

    /// Works on: gives the nodes it looked at, or `None` when the plan stands.
    pub fn work(&mut self, orders: Orders<'_>, most: usize, lots: &mut Lots) -> Option<u32> {
        if !self.charted {
            self.charted = true;
            self.draw_chart(orders, most, lots);
            return Some(self.chart.len());
        }
        let candidate = *self.candidates.get(self.next)?;
        self.next += 1;
        let nodes = self.weigh(orders, candidate, lots);
        Some(nodes)
    }

    fn gunner<'a>(&'a self, table: &'a Rift) -> Gunner<'a> {
        Gunner {
            table,
            state: &self.state,
            field: &self.field,
            sights: &self.sights,
            guns: &self.guns,
            melee: self.melee,
            id: self.id,
        }
    }

    /// The shots of a candidate, in order.
    pub fn shots(&self, table: &Rift, candidate: Candidate) -> Vec<Shot> {
        let (gunner, mut shots) = (self.gunner(table), Vec::new());
        let Some(node) = self.chart.node(candidate.node) else {
            return shots;
        };
        match candidate.deed {
            Deed::Pass => {}
            Deed::Fire { energy, .. } => {
                gunner.fire(&node.pose, energy, &mut |shot| shots.push(shot));
            }
            Deed::Bomb => {
                let left = self.stand.purse().free().saturating_sub(node.cost);
                shots.extend(gunner.bomb(&node.pose, left).map(|(shot, _)| shot));
            }
        }
        shots
    }

    /// The drafts, the best first; equal ones in the order in which they were made.
    pub fn drafts(&mut self) -> &[Draft] {
        self.drafts.sort_by_key(|draft| -draft.value);
        &self.drafts
    }

    /// What it is worth to do nothing.
    pub fn idle(&mut self, orders: Orders<'_>) -> i32 {
        self.stand.worth(&self.field, orders.threat, &self.start, 0)
    }

    /// The field of this plan.
    pub const fn field(&self) -> &Field {
        &self.field
    }

    /// The judgement of this plan.
    pub const fn stand(&self) -> &Stand {
        &self.stand
    }

    /// What a candidate's volley does.
    pub fn tally(&self, table: &Rift, candidate: Candidate) -> Tally {
        let Some(node) = self.chart.node(candidate.node) else {
            return Tally::default();
        };
        match candidate.deed {
            Deed::Pass => Tally::default(),
            Deed::Fire { energy, .. } => self.gunner(table).fire(&node.pose, energy, &mut |_| {}),
            Deed::Bomb => {
                let left = self.stand.purse().free().saturating_sub(node.cost);
                self.gunner(table)
                    .bomb(&node.pose, left)
                    .map_or(Tally::default(), |(_, tally)| tally)
            }
        }
    }
}
