//! Marks of cells: legal, selected, recent, threatened. They differ in shape as well as color.

use super::cell::{BoardCell, CellState};
use super::grid::{Grid, UNIT};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct MarksProps<G: Grid> {
    pub grid: G,
    /// The current description of the cells.
    pub cells: Rc<[BoardCell]>,
}

/// Renders one mark for each cell that is not idle.
#[component]
pub fn Marks<G: Grid>(props: &MarksProps<G>) -> Html {
    let mark = |cell: &BoardCell| {
        let (x, y) = props.grid.center(cell.index);
        let at = format!("translate({x} {y})");
        let class = classes!("mark", cell.state.class());
        let key = cell.index;
        match G::mark(cell.state) {
            Some(form) => html! { <g {key} {class} transform={at}>{ form }</g> },
            None => Html::default(),
        }
    };
    html! { <g class="marks" aria-hidden="true">{ for props.cells.iter().map(mark) }</g> }
}

/// The shapes of the marks inside one outline.
pub struct MarkShapes {
    /// The scale of the filled area, relative to the outline, of a recent or threatened cell.
    pub recent: &'static str,
    /// The same scale for a legal cell.
    pub legal: &'static str,
    /// The same scale for a selected cell.
    pub selected: &'static str,
    /// The hatching of a threatened cell, as an SVG path.
    pub hatched: &'static str,
    /// The mark that a legal cell shows in addition to its filled area.
    pub legal_mark: LegalMark,
    /// The corner marks of a selected cell, as an SVG path.
    pub corners: &'static str,
}

/// The mark that a legal cell shows in addition to its filled area.
pub enum LegalMark {
    /// A dot in the center.
    Dot,
    /// Notches at the rim, as an SVG path, for boards whose games draw in the center.
    Notches(&'static str),
}

impl MarkShapes {
    /// Draws the mark of a state inside an outline; returns `None` for an idle cell.
    pub fn mark(&self, outline: &'static str, state: CellState) -> Option<Html> {
        let (scale, form) = match state {
            CellState::Idle => return None,
            CellState::Recent => (self.recent, Html::default()),
            CellState::Threat => (self.recent, line(self.hatched)),
            CellState::Legal => (self.legal, self.legal_mark.render()),
            CellState::Selected => (self.selected, line(self.corners)),
        };
        Some(html! { <>
            <path class="mark-field" d={outline} transform={format!("scale({scale})")} />
            { form }
        </> })
    }
}

impl LegalMark {
    fn render(&self) -> Html {
        match self {
            Self::Dot => html! { <circle class="mark-dot" r="9" /> },
            Self::Notches(path) => html! { <path class="mark-notch" d={*path} /> },
        }
    }
}

fn line(path: &'static str) -> Html {
    html! { <path class="mark-line" d={path} /> }
}

/// Draws the mark of a state on a square.
pub fn square(state: CellState) -> Option<Html> {
    let field = |inset: i32, radius: &'static str| {
        let (from, size) = (
            (inset - UNIT / 2).to_string(),
            (UNIT - 2 * inset).to_string(),
        );
        html! { <rect class="mark-field" x={from.clone()} y={from} width={size.clone()} height={size} rx={radius} /> }
    };
    match state {
        CellState::Idle => None,
        CellState::Recent => Some(field(2, "4")),
        CellState::Threat => Some(html! { <>
            { field(2, "4") }
            { line("M-44 -20L-20 -44M-44 8L8 -44M-44 36L36 -44M-28 44L44 -28M0 44L44 0M28 44L44 28") }
        </> }),
        CellState::Legal => Some(html! { <>{ field(6, "12") }{ LegalMark::Dot.render() }</> }),
        CellState::Selected => Some(html! { <>
            { field(4, "8") }
            { line("M-46-24V-38a8 8 0 0 1 8-8h14M24-46h14a8 8 0 0 1 8 8v14M46 24v14a8 8 0 0 1-8 8H24M-24 46h-14a8 8 0 0 1-8-8V24") }
        </> }),
    }
}

/// Draws a ring along an outline around a cell.
pub fn ring(outline: &'static str, (x, y): (i32, i32), scale: &'static str) -> Html {
    html! {
        <g class="board-ring" aria-hidden="true" transform={format!("translate({x} {y}) scale({scale})")}>
            <path class="board-ring-gap" d={outline} />
            <path class="board-ring-line" d={outline} />
        </g>
    }
}
