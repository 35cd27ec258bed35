//! What follows a deed: the way out, where the turn ends, and what it all is worth.

use super::{Candidate, Deed, Draft, Orders, Planner};
use crate::rift::Rift;
use crate::rift::eval::{LIFE, VICTORY};
use crate::rift::pilot::chart::{Move, Pose};
use crate::rift::pilot::field::{Cover, Spot};
use crate::rift::pilot::skill::Lots;

/// A place to end the turn in: its pose, the energy of the way there, its worth.
type Exit = (Pose, u8, i32);

/// The best of many, at most one of a place.
struct Best<T> {
    most: usize,
    found: Vec<(i32, usize, T)>,
}

impl<T> Best<T> {
    const fn new(most: usize) -> Self {
        Self {
            most,
            found: Vec::new(),
        }
    }

    /// Keeps `what` if it is better than the one of its place, or than the worst. Of equal ones
    /// the first stays.
    fn add(&mut self, worth: i32, place: usize, what: T) {
        let full = self.found.len() >= self.most;
        if full && self.found.last().is_some_and(|last| last.0 >= worth) {
            return;
        }
        if let Some(known) = self.found.iter().position(|known| known.1 == place) {
            if self.found[known].0 >= worth {
                return;
            }
            self.found.remove(known);
        } else if full {
            self.found.pop();
        }
        let at = self.found.partition_point(|known| known.0 >= worth);
        self.found.insert(at, (worth, place, what));
    }
}

impl Planner {
    pub(super) fn weigh(
        &mut self,
        orders: Orders<'_>,
        candidate: Candidate,
        lots: &mut Lots,
    ) -> u32 {
        let Some(node) = self.chart.node(candidate.node) else {
            return 1;
        };
        if candidate.deed == Deed::Pass {
            self.weigh_ends(orders, candidate, lots);
            return self.chart.len() / 4;
        }
        let free = self.stand.purse().free();
        let tally = self.tally(orders.table, candidate);
        let dark = matches!(candidate.deed, Deed::Fire { dark: true, .. });
        let spent = node.cost + tally.cost;
        let left = (free + u8::from(dark)).saturating_sub(spent);
        let upset = tally.kills != 0 || candidate.deed == Deed::Bomb;
        self.search_exits(node.pose, left, tally.kills);
        let exits = self.best_exits(orders, spent, tally.kills, !dark);
        let wins = self.wins(orders.table, tally.kills);
        let glory = if wins { VICTORY } else { 0 };
        let mut add = |end: Option<Pose>, way: u8, after: i32| {
            let noise = lots.noise(orders.skill.spread);
            self.drafts.push(Draft {
                value: tally.worth + after + glory + noise,
                candidate,
                end,
                spent: spent + way,
                upset,
            });
        };
        if exits.is_empty() && upset {
            add(None, 0, -LIFE);
        }
        for (end, way, after) in exits {
            add(Some(end), way, after);
        }
        self.exits.len()
    }

    /// Puts the ships of a set on the field, or takes them off.
    fn lift(&mut self, ships: u32, cover: Cover) {
        for (id, ship) in self.state.living().filter(|(id, _)| ships >> id.0 & 1 == 1) {
            let spot = self.field.spot(ship.space);
            if id != self.id {
                self.field.put(spot, cover);
            }
        }
    }

    /// Whether no enemy is left without `kills`, or none that counts: the marked ship of a
    /// breakout.
    fn wins(&self, table: &Rift, kills: u32) -> bool {
        let team = table.team_of_ship(self.id);
        let mut enemies = self
            .state
            .living()
            .filter(|(id, _)| table.team_of_ship(*id) != team);
        if let Some(prey) = self.stand.prey() {
            return kills >> prey.0 & 1 == 1;
        }
        kills != 0 && enemies.all(|(id, _)| kills >> id.0 & 1 == 1)
    }

    /// The best places to end the turn: pose, energy of the way there, worth.
    fn best_exits(&mut self, orders: Orders<'_>, spent: u8, gone: u32, up: bool) -> Vec<Exit> {
        let (field, stand, threat) = (&self.field, &mut self.stand, orders.threat);
        let mut best = Best::new(orders.skill.exits);
        for (_, node) in self.exits.nodes().filter(|(_, node)| node.pose.may_end()) {
            let spent = spent + node.cost;
            let worth = if gone == 0 && up {
                stand.worth(field, threat, &node.pose, spent)
            } else {
                stand.worth_without(field, threat, &node.pose, spent, gone, up)
            };
            best.add(worth, node.pose.place(), (node.pose, node.cost, worth));
        }
        best.found.into_iter().map(|(_, _, exit)| exit).collect()
    }

    /// The best turns without a shot.
    fn weigh_ends(&mut self, orders: Orders<'_>, candidate: Candidate, lots: &mut Lots) {
        let (field, stand) = (&self.field, &mut self.stand);
        let mut best = Best::new(orders.skill.exits * 2);
        for (id, node) in self.chart.nodes().filter(|(_, node)| node.pose.may_end()) {
            let worth = stand.worth(field, orders.threat, &node.pose, node.cost);
            best.add(worth, node.pose.place(), (id, node.pose, node.cost));
        }
        for (worth, _, (node, end, spent)) in best.found {
            self.drafts.push(Draft {
                value: worth + lots.noise(orders.skill.spread),
                candidate: Candidate { node, ..candidate },
                end: Some(end),
                spent,
                upset: false,
            });
        }
    }

    /// The orders of a draft before its deed, and those after it, each with the spot in which
    /// it is given.
    pub fn ways(&mut self, table: &Rift, draft: &Draft) -> [Vec<(Spot, Move)>; 2] {
        let (Some(end), Some(node)) = (draft.end, self.chart.node(draft.candidate.node)) else {
            return [self.chart.path(draft.candidate.node), Vec::new()];
        };
        let tally = self.tally(table, draft.candidate);
        let left = draft
            .spent
            .saturating_sub(node.cost)
            .saturating_sub(tally.cost);
        self.search_exits(node.pose, left, tally.kills);
        let last = self
            .exits
            .nodes()
            .find(|(_, node)| node.pose == end)
            .map(|(id, _)| id);
        [
            self.chart.path(draft.candidate.node),
            last.map_or(Vec::new(), |id| self.exits.path(id)),
        ]
    }

    fn search_exits(&mut self, from: Pose, energy: u8, gone: u32) {
        self.lift(gone, Cover::Free);
        self.exits
            .search(&self.field, self.engine, from, energy, false);
        self.lift(gone, Cover::Ship);
    }
}
