//! Which maneuvers a turn is planned with: how much energy they may take.

use super::{Orders, Planner};
use crate::rift::pilot::chart::Chart;
use crate::rift::pilot::skill::Lots;

impl Planner {
    pub(super) fn draw_chart(&mut self, orders: Orders<'_>, most: usize, lots: &mut Lots) {
        let free = self.stand.purse().free();
        let ends = |chart: &Chart| chart.nodes().any(|(_, node)| node.pose.may_end());
        self.chart
            .search(&self.field, self.engine, self.start, free, false);
        // Where no turn can end so, the shield unit goes too, then even a mine is entered.
        for through_mines in [false, true] {
            if !ends(&self.chart) {
                let all = free.saturating_add(self.reserve());
                self.chart
                    .search(&self.field, self.engine, self.start, all, through_mines);
            }
        }
        // A goal that only the shield unit brings within reach is worth it.
        if self.stand.runs() && !self.is_home() {
            let all = free.saturating_add(self.reserve());
            for energy in [all, free] {
                if !self.is_home() {
                    self.chart
                        .search(&self.field, self.engine, self.start, energy, false);
                }
            }
        }
        self.find_candidates(orders, most, lots);
    }

    /// Whether a turn can end on the goal of a breakout.
    fn is_home(&self) -> bool {
        let mut nodes = self.chart.nodes().filter(|(_, node)| node.pose.may_end());
        nodes.any(|(_, node)| {
            self.stand
                .is_home(self.field.space(node.pose.spot).square())
        })
    }

    /// The shield unit, while there is one.
    pub(super) fn reserve(&self) -> u8 {
        self.stand.ship().main.min(1)
    }
}
