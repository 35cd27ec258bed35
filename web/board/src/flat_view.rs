//! How hexagons that lie on a flat side look on the page.

use super::face::{Face, Outline, Row};
use super::flat::{FlatGrid, OUTLINE};
use super::flat_ground::FlatGround;
use super::grid::Grid;
use super::marks::ring;
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
