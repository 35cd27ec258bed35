//! The part of a turn after a candidate's action: the path to its last pose, and the total value.

use super::{Candidate, CandidateAction, PlanContext, Planner, TurnPlan};
use crate::rift::Rift;
use crate::rift::bot::board_tables::{SpaceContent, SpaceIndex};
use crate::rift::bot::shortest_paths::{ManeuverOrder, Pose};
use crate::rift::bot::skill::BotRng;
use crate::rift::evaluate::{SHIP_VALUE, VICTORY_VALUE};

/// An end of a turn: its pose, the energy of the path there, and its value.
type TurnEnd = (Pose, u8, i32);

/// The best items that were added, at most one for each key, best first.
struct TopN<T> {
    capacity: usize,
    items: Vec<(i32, usize, T)>,
}

impl<T> TopN<T> {
    const fn new(capacity: usize) -> Self {
        Self {
            capacity,
            items: Vec::new(),
        }
    }

    /// Adds `item` if it is better than the item with the same key, or than the worst item of a
    /// full list. Of equal items the first stays.
    fn add(&mut self, value: i32, key: usize, item: T) {
        let is_full = self.items.len() >= self.capacity;
        if is_full && self.items.last().is_some_and(|last| last.0 >= value) {
            return;
        }
        if let Some(known) = self.items.iter().position(|known| known.1 == key) {
            if self.items[known].0 >= value {
                return;
            }
            self.items.remove(known);
        } else if is_full {
            self.items.pop();
        }
        let at = self.items.partition_point(|known| known.0 >= value);
        self.items.insert(at, (value, key, item));
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
        let result = self.volley_result(context.game, candidate);
        let spends_shield_unit = matches!(
            candidate.action,
            CandidateAction::Fire {
                spends_shield_unit: true,
                ..
            }
        );
        let spent = node.cost + result.cost;
        let remaining_energy = (free + u8::from(spends_shield_unit)).saturating_sub(spent);
        let needs_replan = result.kills != 0 || candidate.action == CandidateAction::Bomb;
        self.search_turn_ends(node.pose, remaining_energy, result.kills);
        let exits = self.best_turn_ends(context, spent, result.kills, !spends_shield_unit);
        let is_winning = self.is_winning(context.game, result.kills);
        let victory_value = if is_winning { VICTORY_VALUE } else { 0 };
        let mut add = |end: Option<Pose>, end_cost: u8, after: i32| {
            let noise = rng.noise(context.skill.noise);
            self.plans.push(TurnPlan {
                value: result.value + after + victory_value + noise,
                candidate,
                end,
                spent: spent + end_cost,
                needs_replan,
            });
        };
        if exits.is_empty() && needs_replan {
            add(None, 0, -SHIP_VALUE);
        }
        for (end, end_cost, after) in exits {
            add(Some(end), end_cost, after);
        }
        self.exits.len()
    }

    /// Puts the ships of a bit set on the board tables, or takes them off.
    fn set_content(&mut self, ships: u32, content: SpaceContent) {
        for (id, ship) in self.state.living().filter(|(id, _)| ships >> id.0 & 1 == 1) {
            let space = self.board_tables.index_of(ship.space);
            if id != self.id {
                self.board_tables.put(space, content);
            }
        }
    }

    /// Returns whether the destruction of the ships in `kills` wins the match: no enemy is left, or
    /// the marked ship of a breakout is among them.
    fn is_winning(&self, game: &Rift, kills: u32) -> bool {
        let team = game.team_of_ship(self.id);
        let mut enemies = self
            .state
            .living()
            .filter(|(id, _)| game.team_of_ship(*id) != team);
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
        kills: u32,
        are_shields_up: bool,
    ) -> Vec<TurnEnd> {
        let (board_tables, evaluator, threat) =
            (&self.board_tables, &mut self.evaluator, context.threat);
        let mut best = TopN::new(context.skill.exits);
        for (_, node) in self.exits.nodes().filter(|(_, node)| node.pose.may_end()) {
            let spent = spent + node.cost;
            let value = if kills == 0 && are_shields_up {
                evaluator.value(board_tables, threat, &node.pose, spent)
            } else {
                evaluator.value_without(
                    board_tables,
                    threat,
                    &node.pose,
                    spent,
                    kills,
                    are_shields_up,
                )
            };
            best.add(value, node.pose.index(), (node.pose, node.cost, value));
        }
        best.items.into_iter().map(|(_, _, exit)| exit).collect()
    }

    /// Evaluates the turns without a shot.
    fn evaluate_turn_ends(
        &mut self,
        context: PlanContext<'_>,
        candidate: Candidate,
        rng: &mut BotRng,
    ) {
        let (board_tables, evaluator) = (&self.board_tables, &mut self.evaluator);
        let mut best = TopN::new(context.skill.exits * 2);
        for (id, node) in self
            .shortest_paths
            .nodes()
            .filter(|(_, node)| node.pose.may_end())
        {
            let value = evaluator.value(board_tables, context.threat, &node.pose, node.cost);
            best.add(value, node.pose.index(), (id, node.pose, node.cost));
        }
        for (value, _, (node, end, spent)) in best.items {
            self.plans.push(TurnPlan {
                value: value + rng.noise(context.skill.noise),
                candidate: Candidate { node, ..candidate },
                end: Some(end),
                spent,
                needs_replan: false,
            });
        }
    }

    /// Returns the actions of a plan before and after the candidate's own action, each with the
    /// space in which it is given.
    pub fn paths(&mut self, game: &Rift, plan: &TurnPlan) -> [Vec<(SpaceIndex, ManeuverOrder)>; 2] {
        let (Some(end), Some(node)) = (plan.end, self.shortest_paths.node(plan.candidate.node))
        else {
            return [self.shortest_paths.path(plan.candidate.node), Vec::new()];
        };
        let result = self.volley_result(game, plan.candidate);
        let remaining_energy = plan
            .spent
            .saturating_sub(node.cost)
            .saturating_sub(result.cost);
        self.search_turn_ends(node.pose, remaining_energy, result.kills);
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

    fn search_turn_ends(&mut self, from: Pose, energy: u8, kills: u32) {
        self.set_content(kills, SpaceContent::Free);
        self.exits
            .search(&self.board_tables, self.costs, from, energy, false);
        self.set_content(kills, SpaceContent::Ship);
    }
}
