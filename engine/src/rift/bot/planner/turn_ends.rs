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
        context: PlanContext<'_>,
        candidate: Candidate,
        rng: &mut BotRng,
    ) -> u32 {
        let Some(node) = self.shortest_paths.node(candidate.node) else {
            return 1;
        };
        if candidate.action == CandidateAction::Pass {
            self.evaluate_turn_ends(context, candidate, rng);
            return self.shortest_paths.len() / 4;
        }
        let free = self.evaluator.energy().free();
        let result = self.volley_result(context.table, candidate);
        let dark = matches!(candidate.action, CandidateAction::Fire { dark: true, .. });
        let spent = node.cost + result.cost;
        let left = (free + u8::from(dark)).saturating_sub(spent);
        let needs_replan = result.kills != 0 || candidate.action == CandidateAction::Bomb;
        self.search_turn_ends(node.pose, left, result.kills);
        let exits = self.best_turn_ends(context, spent, result.kills, !dark);
        let wins = self.wins(context.table, result.kills);
        let victory_value = if wins { VICTORY_VALUE } else { 0 };
        let mut add = |end: Option<ManeuverState>, way: u8, after: i32| {
            let noise = rng.noise(context.skill.error);
            self.plans.push(TurnPlan {
                value: result.value + after + victory_value + noise,
                candidate,
                end,
                spent: spent + way,
                needs_replan,
            });
        };
        if exits.is_empty() && needs_replan {
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
            let space = self.field.index_of(ship.space);
            if id != self.id {
                self.field.put(space, cover);
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
        if let Some(target) = self.evaluator.target() {
            return kills >> target.0 & 1 == 1;
        }
        kills != 0 && enemies.all(|(id, _)| kills >> id.0 & 1 == 1)
    }

    /// Returns the best ends of the turn.
    fn best_turn_ends(
        &mut self,
        context: PlanContext<'_>,
        spent: u8,
        gone: u32,
        up: bool,
    ) -> Vec<TurnEnd> {
        let (field, evaluator, threat) = (&self.field, &mut self.evaluator, context.threat);
        let mut best = TopN::new(context.skill.exits);
        for (_, node) in self.exits.nodes().filter(|(_, node)| node.pose.may_end()) {
            let spent = spent + node.cost;
            let worth = if gone == 0 && up {
                evaluator.value(field, threat, &node.pose, spent)
            } else {
                evaluator.value_without(field, threat, &node.pose, spent, gone, up)
            };
            best.add(worth, node.pose.index(), (node.pose, node.cost, worth));
        }
        best.found.into_iter().map(|(_, _, exit)| exit).collect()
    }

    /// Evaluates the turns without a shot.
    fn evaluate_turn_ends(
        &mut self,
        context: PlanContext<'_>,
        candidate: Candidate,
        rng: &mut BotRng,
    ) {
        let (field, evaluator) = (&self.field, &mut self.evaluator);
        let mut best = TopN::new(context.skill.exits * 2);
        for (id, node) in self
            .shortest_paths
            .nodes()
            .filter(|(_, node)| node.pose.may_end())
        {
            let worth = evaluator.value(field, context.threat, &node.pose, node.cost);
            best.add(worth, node.pose.index(), (id, node.pose, node.cost));
        }
        for (worth, _, (node, end, spent)) in best.found {
            self.plans.push(TurnPlan {
                value: worth + rng.noise(context.skill.error),
                candidate: Candidate { node, ..candidate },
                end: Some(end),
                spent,
                needs_replan: false,
            });
        }
    }

    /// Returns the actions of a plan before and after the candidate's own action, each with the
    /// space in which it is given.
    pub fn paths(
        &mut self,
        table: &Rift,
        plan: &TurnPlan,
    ) -> [Vec<(SpaceIndex, ManeuverOrder)>; 2] {
        let (Some(end), Some(node)) = (plan.end, self.shortest_paths.node(plan.candidate.node))
        else {
            return [self.shortest_paths.path(plan.candidate.node), Vec::new()];
        };
        let result = self.volley_result(table, plan.candidate);
        let left = plan
            .spent
            .saturating_sub(node.cost)
            .saturating_sub(result.cost);
        self.search_turn_ends(node.pose, left, result.kills);
        let last = self
            .exits
            .nodes()
            .find(|(_, node)| node.pose == end)
            .map(|(id, _)| id);
        [
            self.shortest_paths.path(plan.candidate.node),
            last.map_or(Vec::new(), |id| self.exits.path(id)),
        ]
    }

    fn search_turn_ends(&mut self, from: ManeuverState, energy: u8, gone: u32) {
        self.set_cover(gone, SpaceContent::Free);
        self.exits
            .search(&self.field, self.costs, from, energy, false);
        self.set_cover(gone, SpaceContent::Ship);
    }
}
