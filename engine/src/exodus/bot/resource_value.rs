//! The value of CP, Axinium and Phasium to a seat: what they can still buy.

use super::super::ship::{FLEET, ShipId};
use super::position_summary::PositionSummary;

/// Highest value of one CP, in sixtieths of a victory point.
const MONEY: i32 = 8;

/// What a seat can do with its resources.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ResourceValue {
    /// Value of one CP, in sixtieths of a victory point.
    pub cp: i32,
    /// CP that the actions of one turn can use.
    room: i32,
    /// Axinium for the ships that are not built yet.
    hulls: i32,
    /// Phasium for the parts that may still be bought.
    parts: i32,
    /// Whether anything can still be bought.
    open: bool,
}

impl ResourceValue {
    /// Computes the values for the seat of the summary.
    #[must_use]
    pub fn new(summary: &PositionSummary<'_>) -> Self {
        let cp = match (summary.left, summary.plays) {
            (2.., _) => MONEY,
            (1, _) => MONEY - 1,
            (_, 4..) => 8,
            (_, 3) => 7,
            (_, 2) => 5,
            (_, 1) => 3,
            (_, _) => 0,
        };
        let missing = (0..FLEET).map(|place| ShipId::at(summary.seat, place));
        let hulls = missing
            .filter(|&ship| summary.public.ship(ship).hex.is_none())
            .map(|ship| i32::from(summary.game.ship(ship.kind()).ax));
        Self {
            cp,
            room: 6 * (summary.plays + 4 * summary.left).min(4),
            hulls: hulls.sum(),
            parts: if summary.left > 0 { 6 } else { summary.plays },
            open: cp > 0,
        }
    }

    /// Returns the value of these amounts, in sixtieths of a victory point.
    #[must_use]
    pub fn value_of(&self, cp: i32, ax: i32, ph: i32) -> i32 {
        if !self.open {
            return 0;
        }
        let (first, more) = (cp.min(self.room), (cp - self.room).max(0));
        let money = self.cp * first + self.cp * more.min(self.room) / 2 + more;
        money + self.stock_value(ax, self.hulls, 34) + self.stock_value(ph, self.parts, 28)
    }

    /// Returns the value of an amount of a resource of which `needed` can be used.
    fn stock_value(&self, count: i32, needed: i32, each: i32) -> i32 {
        let (first, more) = (count.min(needed), (count - needed).max(0));
        self.cp * (each * first + 22 * more.min(6) + 8 * (more - 6).max(0)) / 10
    }

    /// Returns the value of everything that the seat owns.
    #[must_use]
    pub fn own_value(&self, summary: &PositionSummary<'_>) -> i32 {
        let mat = summary.public.mat(summary.seat);
        self.value_of(i32::from(mat.cp), i32::from(mat.ax), i32::from(mat.ph))
    }

    /// Returns the value of gaining or losing these amounts of CP, Axinium and Phasium.
    #[must_use]
    pub fn change_value(&self, summary: &PositionSummary<'_>, by: [i32; 3]) -> i32 {
        let mat = summary.public.mat(summary.seat);
        let [cp, ax, ph] = [mat.cp, mat.ax, mat.ph].map(i32::from);
        let after = [cp + by[0], ax + by[1], ph + by[2]].map(|count| count.max(0));
        self.value_of(after[0], after[1], after[2]) - self.value_of(cp, ax, ph)
    }
}
