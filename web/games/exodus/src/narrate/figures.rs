//! Formats figures: prices, victory points with fractions, cells of a blueprint.

use super::Narrator;
use engine::exodus::blueprint::{CellSet, Grid};
use engine::exodus::play::score::POINT;

/// Fractions of a point that have a Unicode character, in sixtieths.
const FRACTIONS: [(u32, &str); 11] = [
    (10, "⅙"),
    (12, "⅕"),
    (15, "¼"),
    (20, "⅓"),
    (24, "⅖"),
    (30, "½"),
    (36, "⅗"),
    (40, "⅔"),
    (45, "¾"),
    (48, "⅘"),
    (50, "⅚"),
];

/// Formats victory points from sixtieths, exactly: `17⅚`, or `7 7/12` if the fraction has no
/// character.
#[must_use]
pub fn points(sixtieths: u32) -> String {
    let (whole, part) = (sixtieths / POINT, sixtieths % POINT);
    if part == 0 {
        return whole.to_string();
    }
    let whole = if whole > 0 {
        whole.to_string()
    } else {
        String::new()
    };
    match FRACTIONS.iter().find(|(part_size, _)| *part_size == part) {
        Some((_, sign)) => format!("{whole}{sign}"),
        None => {
            let divisor = gcd(part, POINT);
            let fraction = format!("{}/{}", part / divisor, POINT / divisor);
            [whole, fraction].join(" ").trim_start().to_owned()
        }
    }
}

/// Returns the greatest common divisor of two numbers.
const fn gcd(a: u32, b: u32) -> u32 {
    if a == 0 { b } else { gcd(b % a, a) }
}

impl Narrator<'_> {
    #[must_use]
    pub fn cost(&self, cp: u8) -> String {
        match cp {
            0 => self.text("exodus-cost-free"),
            1.. => self.say("exodus-cost-cp", &[("cp", cp.into())]),
        }
    }

    /// Returns the price of a ship in CP and Axinium.
    #[must_use]
    pub fn ship_cost(&self, (cp, ax): (u8, u8)) -> String {
        let args = [("cp", cp.into()), ("ax", ax.into())];
        match (cp, ax) {
            (_, 0) => self.cost(cp),
            (0, _) => self.say("exodus-cost-ax", &args[1..]),
            (_, _) => self.say("exodus-cost-cp-ax", &args),
        }
    }

    /// Returns the price of a part or rocket in CP and Phasium.
    #[must_use]
    pub fn item_cost(&self, (cp, ph): (u8, u8)) -> String {
        let args = [("cp", cp.into()), ("ph", ph.into())];
        match (cp, ph) {
            (_, 0) => self.cost(cp),
            (0, _) => self.say("exodus-cost-ph", &args[1..]),
            (_, _) => self.say("exodus-cost-cp-ph", &args),
        }
    }

    /// Returns the price of a reaction in cubes.
    #[must_use]
    pub fn cubes(&self, count: u8) -> String {
        self.say("exodus-cost-cubes", &[("count", count.into())])
    }

    /// Formats victory points from sixtieths as a number with its fraction.
    #[must_use]
    pub fn points(&self, sixtieths: u32) -> String {
        points(sixtieths)
    }

    /// Lists the cells of a grid: columns are letters from the left, rows are numbers from the top.
    #[must_use]
    pub fn cells(&self, grid: &Grid, cells: CellSet) -> String {
        let all = (0..grid.rows).flat_map(|row| (0..grid.columns).map(move |column| (row, column)));
        let covered =
            all.filter(|(row, column)| grid.bit(*row, *column).is_some_and(|bit| cells & bit != 0));
        let name = |(row, column)| format!("{}{}", char::from(b'a' + column % 26), row + 1);
        self.list(covered.map(name))
    }
}
