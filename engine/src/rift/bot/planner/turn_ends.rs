//! The rest of a turn after a candidate's action: the way out, the place where the turn ends, and
//! the total value.

use super::{Candidate, CandidateAction, PlanContext, Planner, TurnPlan};
use crate::rift::Rift;
use crate::rift::bot::board_tables::{SpaceContent, SpaceIndex};
use crate::rift::bot::shortest_paths::{ManeuverOrder, ManeuverState};
use crate::rift::bot::skill::BotRng;
use crate::rift::evaluate::{SHIP_VALUE, VICTORY_VALUE};

/// An end of a turn: the pose, the energy of the way there, the value.
type TurnEnd = (ManeuverState, u8, i32);

/// The best items of a list, at most one for each place.
struct TopN<T> {
    most: usize,
    found: Vec<(i32, usize, T)>,
}

impl<T> TopN<T> {
    const fn new(most: usize) -> Self {
        Self {
            most,
            found: Vec::new(),
        }
    }

    /// Keeps `what` if it is better than the item of its place, or than the worst item. Of equal
    /// items the first stays.
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
    pub(super) fn evaluate(
        &mut self,
        orders: PlanContext<'_>,
        candidate: Candidate,
        lots: &mut BotRng,
    ) -> u32 {
        let Some(node) = self.chart.node(candidate.node) else {
            return 1;
        };
        if candidate.deed == CandidateAction::Pass {
            self.evaluate_turn_ends(orders, candidate, lots);
            return self.chart.len() / 4;
        }
        let free = self.stand.energy().free();
        let tally = self.volley_result(orders.table, candidate);
        let dark = matches!(candidate.deed, CandidateAction::Fire { dark: true, .. });
        let spent = node.cost + tally.cost;
        let left = (free + u8::from(dark)).saturating_sub(spent);
        let upset = tally.kills != 0 || candidate.deed == CandidateAction::Bomb;
        self.search_turn_ends(node.pose, left, tally.kills);
        let exits = self.best_turn_ends(orders, spent, tally.kills, !dark);
        let wins = self.wins(orders.table, tally.kills);
        let glory = if wins { VICTORY_VALUE } else { 0 };
        let mut add = |end: Option<ManeuverState>, way: u8, after: i32| {
            let noise = lots.noise(orders.skill.spread);
            self.drafts.push(TurnPlan {
                value: tally.value + after + glory + noise,
                candidate,
                end,
                spent: spent + way,
                upset,
            });
        };
        if exits.is_empty() && upset {
            add(None, 0, -SHIP_VALUE);
        }
        for (end, way, after) in exits {
            add(Some(end), way, after);
        }
        self.exits.len()
    }

    /// Puts the ships of a bit set on the board tables, or takes them off.
    fn set_cover(&mut self, ships: u32, cover: SpaceContent) {
        for (id, ship) in self.state.living().filter(|(id, _)| ships >> id.0 & 1 == 1) {
            let spot = self.field.index_of(ship.space);
            if id != self.id {
                self.field.put(spot, cover);
            }
        }
    }

    /// Whether no enemy is left without `kills`, or not the one that decides: the marked ship of a
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

    /// Returns the best ends of the turn.
    fn best_turn_ends(
        &mut self,
        orders: PlanContext<'_>,
        spent: u8,
        gone: u32,
        up: bool,
    ) -> Vec<TurnEnd> {
        let (field, stand, threat) = (&self.field, &mut self.stand, orders.threat);
        let mut best = TopN::new(orders.skill.exits);
        for (_, node) in self.exits.nodes().filter(|(_, node)| node.pose.may_end()) {
            let spent = spent + node.cost;
            let worth = if gone == 0 && up {
                stand.value(field, threat, &node.pose, spent)
            } else {
                stand.value_without(field, threat, &node.pose, spent, gone, up)
            };
            best.add(worth, node.pose.index(), (node.pose, node.cost, worth));
        }
        best.found.into_iter().map(|(_, _, exit)| exit).collect()
    }

    /// Evaluates the turns without a shot.
    fn evaluate_turn_ends(
        &mut self,
        orders: PlanContext<'_>,
        candidate: Candidate,
        lots: &mut BotRng,
    ) {
        let (field, stand) = (&self.field, &mut self.stand);
        let mut best = TopN::new(orders.skill.exits * 2);
        for (id, node) in self.chart.nodes().filter(|(_, node)| node.pose.may_end()) {
            let worth = stand.value(field, orders.threat, &node.pose, node.cost);
            best.add(worth, node.pose.index(), (id, node.pose, node.cost));
        }
        for (worth, _, (node, end, spent)) in best.found {
            self.drafts.push(TurnPlan {
                value: worth + lots.noise(orders.skill.spread),
                candidate: Candidate { node, ..candidate },
                end: Some(end),
                spent,
                upset: false,
            });
        }
    }

    /// Returns the actions of a plan before and after the candidate's own action, each with the
    /// space in which it is given.
    pub fn paths(
        &mut self,
        table: &Rift,
        draft: &TurnPlan,
    ) -> [Vec<(SpaceIndex, ManeuverOrder)>; 2] {
        let (Some(end), Some(node)) = (draft.end, self.chart.node(draft.candidate.node)) else {
            return [self.chart.path(draft.candidate.node), Vec::new()];
        };
        let tally = self.volley_result(table, draft.candidate);
        let left = draft
            .spent
            .saturating_sub(node.cost)
            .saturating_sub(tally.cost);
        self.search_turn_ends(node.pose, left, tally.kills);
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

    fn search_turn_ends(&mut self, from: ManeuverState, energy: u8, gone: u32) {
        self.set_cover(gone, SpaceContent::Free);
        self.exits
            .search(&self.field, self.engine, from, energy, false);
        self.set_cover(gone, SpaceContent::Ship);
    }
}
