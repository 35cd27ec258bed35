//! The maneuver search of a turn, with the energy that maneuvers may take.

use super::{PlanContext, Planner};
use crate::rift::bot::shortest_paths::ShortestPaths;
use crate::rift::bot::skill::BotRng;

impl Planner {
    pub(super) fn search_maneuvers(
        &mut self,
        orders: PlanContext<'_>,
        most: usize,
        lots: &mut BotRng,
    ) {
        let free = self.stand.energy().free();
        let ends = |chart: &ShortestPaths| chart.nodes().any(|(_, node)| node.pose.may_end());
        self.chart
            .search(&self.field, self.engine, self.start, free, false);
        // If no turn can end otherwise, the shield unit is spent too, then even a mine is entered.
        for through_mines in [false, true] {
            if !ends(&self.chart) {
                let all = free.saturating_add(self.reserve());
                self.chart
                    .search(&self.field, self.engine, self.start, all, through_mines);
            }
        }
        // A goal that is only within reach with the shield unit is worth it.
        if self.stand.must_break_out() && !self.reaches_goal() {
            let all = free.saturating_add(self.reserve());
            for energy in [all, free] {
                if !self.reaches_goal() {
                    self.chart
                        .search(&self.field, self.engine, self.start, energy, false);
                }
            }
        }
        self.find_candidates(orders, most, lots);
    }

    /// Whether a turn can end on the goal of a breakout.
    fn reaches_goal(&self) -> bool {
        let mut nodes = self.chart.nodes().filter(|(_, node)| node.pose.may_end());
        nodes.any(|(_, node)| {
            self.stand
                .is_goal(self.field.space(node.pose.spot).square())
        })
    }

    /// Returns the shield unit that is held back: 1 while the reactor has it, else 0.
    pub(super) fn reserve(&self) -> u8 {
        self.stand.ship().main.min(1)
    }
}
