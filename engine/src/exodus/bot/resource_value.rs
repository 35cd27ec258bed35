//! The value of CP, Axinium and Phasium to a seat: based on the items that they can still buy.

use super::super::ship::{FLEET, ShipId};
use super::position_summary::PositionSummary;

/// Highest value of one CP, in sixtieths of a victory point.
const MAX_CP_VALUE: i32 = 8;

/// The values of a seat's resources.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ResourceValue {
    /// Value of one CP, in sixtieths of a victory point.
    pub cp: i32,
    /// CP that the actions of one turn can use.
    usable_cp: i32,
    /// Axinium needed for the ships that are not built yet.
    ship_axinium: i32,
    /// Phasium needed for the parts that may still be bought.
    part_phasium: i32,
    /// Whether the seat can still buy something.
    can_spend: bool,
}

impl ResourceValue {
    /// Computes the values for the seat of the summary.
    #[must_use]
    pub fn new(summary: &PositionSummary<'_>) -> Self {
        let cp = match (summary.turns_left, summary.plays) {
            (2.., _) => MAX_CP_VALUE,
            (1, _) => MAX_CP_VALUE - 1,
            (_, 4..) => 8,
            (_, 3) => 7,
            (_, 2) => 5,
            (_, 1) => 3,
            (_, _) => 0,
        };
        let fleet = (0..FLEET).map(|index| ShipId::at(summary.seat, index));
        let ship_axinium = fleet
            .filter(|&ship| summary.public.ship(ship).hex.is_none())
            .map(|ship| i32::from(summary.game.ship(ship.kind()).ax));
        Self {
            cp,
            usable_cp: 6 * (summary.plays + 4 * summary.turns_left).min(4),
            ship_axinium: ship_axinium.sum(),
            part_phasium: if summary.turns_left > 0 {
                6
            } else {
                summary.plays
            },
            can_spend: cp > 0,
        }
    }

    /// Returns the value of these amounts, in sixtieths of a victory point.
    #[must_use]
    pub fn value_of(&self, cp: i32, ax: i32, ph: i32) -> i32 {
        if !self.can_spend {
            return 0;
        }
        let (first, more) = (cp.min(self.usable_cp), (cp - self.usable_cp).max(0));
        let money = self.cp * first + self.cp * more.min(self.usable_cp) / 2 + more;
        money
            + self.stock_value(ax, self.ship_axinium, 34)
            + self.stock_value(ph, self.part_phasium, 28)
    }

    /// Returns the value of an amount of a resource of which `needed` can be used.
    fn stock_value(&self, count: i32, needed: i32, each: i32) -> i32 {
        let (first, more) = (count.min(needed), (count - needed).max(0));
        self.cp * (each * first + 22 * more.min(6) + 8 * (more - 6).max(0)) / 10
    }

    /// Returns the value of all resources that the seat owns.
    #[must_use]
    pub fn own_value(&self, summary: &PositionSummary<'_>) -> i32 {
        let mat = summary.public.mat(summary.seat);
        self.value_of(i32::from(mat.cp), i32::from(mat.ax), i32::from(mat.ph))
    }

    /// Returns the value of gaining or losing these amounts of CP, Axinium and Phasium.
    #[must_use]
    pub fn change_value(&self, summary: &PositionSummary<'_>, deltas: [i32; 3]) -> i32 {
        let mat = summary.public.mat(summary.seat);
        let [cp, ax, ph] = [mat.cp, mat.ax, mat.ph].map(i32::from);
        let after = [cp + deltas[0], ax + deltas[1], ph + deltas[2]].map(|count| count.max(0));
        self.value_of(after[0], after[1], after[2]) - self.value_of(cp, ax, ph)
    }
}
