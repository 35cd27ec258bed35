//! The maneuver search of a turn, with the energy that maneuvers may take.

use super::{PlanContext, Planner};
use crate::rift::bot::shortest_paths::ShortestPaths;
use crate::rift::bot::skill::BotRng;

impl Planner {
    pub(super) fn search_maneuvers(
        &mut self,
        context: PlanContext<'_>,
        max_candidates: usize,
        rng: &mut BotRng,
    ) {
        let free = self.evaluator.energy().free();
        let ends = |shortest_paths: &ShortestPaths| {
            shortest_paths.nodes().any(|(_, node)| node.pose.may_end())
        };
        self.shortest_paths
            .search(&self.board_tables, self.costs, self.start, free, false);
        // If no turn can end otherwise, the ship also spends the shield unit, and then also enters
        // mines.
        for through_mines in [false, true] {
            if !ends(&self.shortest_paths) {
                let total = free.saturating_add(self.reserve());
                self.shortest_paths.search(
                    &self.board_tables,
                    self.costs,
                    self.start,
                    total,
                    through_mines,
                );
            }
        }
        // A goal justifies spending the shield unit if it cannot be reached otherwise.
        if self.evaluator.must_break_out() && !self.reaches_goal() {
            let total = free.saturating_add(self.reserve());
            for energy in [total, free] {
                if !self.reaches_goal() {
                    self.shortest_paths.search(
                        &self.board_tables,
                        self.costs,
                        self.start,
                        energy,
                        false,
                    );
                }
            }
        }
        self.find_candidates(context, max_candidates, rng);
    }

    /// Returns whether a turn can end on the goal of a breakout.
    fn reaches_goal(&self) -> bool {
        let mut nodes = self
            .shortest_paths
            .nodes()
            .filter(|(_, node)| node.pose.may_end());
        nodes.any(|(_, node)| {
            self.evaluator
                .is_goal(self.board_tables.space(node.pose.space).square())
        })
    }

    /// Returns the shield unit that is held back: 1 while the reactor has it, else 0.
    pub(super) fn reserve(&self) -> u8 {
        self.evaluator.ship().main.min(1)
    }
}
