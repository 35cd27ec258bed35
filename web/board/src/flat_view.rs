//! How hexagons that lie on a flat side look on the page.

use super::face::{Face, Outline, Row};
use super::flat::{FlatGrid, OUTLINE};
use super::flat_ground::FlatGround;
use super::grid::Grid;
use super::marks::{Forms, Free};
use super::view::ring;
use std::rc::Rc;
use yew::prelude::*;

impl Face for FlatGrid {
    /// What stands small in each hexagon, in the order of the grid: its name, say.
    type Sign = Rc<[AttrValue]>;

    const OUTLINE: Outline = Outline::Path(OUTLINE);

    fn class(self) -> &'static str {
        "flats"
    }

    fn columns(self) -> u16 {
        self.size().0
    }

    fn rows(self) -> Vec<Row> {
        let row = |y: u16| {
            let cells = self.row(y).into_iter();
            Row {
                key: y.into(),
                label: None,
                cells: cells.map(|index| (index, self.place(index).0)).collect(),
            }
        };
        (0..self.size().1).map(row).collect()
    }

    fn ground(self, names: &Self::Sign) -> Html {
        html! { <FlatGround grid={self} names={names.clone()} /> }
    }

    fn ring(self, at: u16) -> Html {
        ring(OUTLINE, self.center(at), "0.96")
    }
}

/// The marks of flat hexagons. The middle stays free: there is what a hexagon is about.
pub const FORMS: Forms = Forms {
    told: "0.96",
    legal: "0.93",
    selected: "0.96",
    hatched: "M-68-48L-41-81M-84-21L-31-83M-91 14L-11-83M-81 38L12-75M-67 60L38-67M-49 76L57-53M-25 82L72-35M-3 83L84-22M31 83L91 10M51 74L78 41",
    free: Free::Notches(
        "M0-70L-10-81H10ZM0 70L-10 81H10ZM61-35L65-49 75-32ZM61 35L65 49 75 32ZM-61-35L-65-49-75-32ZM-61 35L-65 49-75 32Z",
    ),
    corners: "M84-21L96 0 84 21M60 62L48 83H24M-24 83H-48L-60 62M-84 21L-96 0-84-21M-60-62L-48-83H-24M24-83H48L60-62",
};
