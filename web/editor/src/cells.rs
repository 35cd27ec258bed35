//! The cells of an editor's board: accessible names, states and the badges that mark faults.

use crate::editor::Editor;
use crate::editor::editor_board::EditorBoardProps;
use crate::editor::validation_report::ValidationReport;
use board::{BoardCell, CellState, Depth, Layer};
use derive_where::derive_where;
use std::rc::Rc;
use ui::l10n::{Phrases, with_minus};
use yew::prelude::*;

/// The data from which the cells of a board are computed. It is also the memoization key.
#[derive_where(Clone, PartialEq)]
pub struct CellContext<T: Editor> {
    /// The document as shown, including the preview of a drag.
    pub document: Rc<T::Document>,
    /// The validation report, whose faults are added to the names of their cells.
    pub report: Rc<ValidationReport<T::Place>>,
    pub tools: T::ToolSettings,
    pub selected: Option<T::Place>,
    /// Places that the pending action could target, marked as legal.
    pub targets: Vec<T::Place>,
    /// Number of cells of the grid, including cells without a place.
    pub count: u16,
}

impl<T: Editor> CellContext<T> {
    /// Returns the cells of the board, each named by its place, its content and its fault.
    #[must_use]
    pub fn cells(&self, phrases: &Phrases) -> Rc<[BoardCell]> {
        let cells = (0..self.count).filter_map(|index| self.cell(phrases, index));
        cells.collect()
    }

    fn cell(&self, phrases: &Phrases, index: u16) -> Option<BoardCell> {
        let place = T::place_at(&self.document, index)?;
        let content = T::describe_place(phrases, &self.document, &self.tools, place);
        let place_name = with_minus(place.to_string());
        let fault = self.report.faults.get(&place);
        let name = match fault {
            Some(fault) => format!("{place_name}, {content}. {fault}"),
            None => format!("{place_name}, {content}"),
        };
        let state = if self.selected == Some(place) {
            CellState::Selected
        } else if self.targets.contains(&place) {
            CellState::Legal
        } else if fault.is_some() {
            CellState::Threat
        } else {
            CellState::Idle
        };
        Some(BoardCell {
            index,
            classes: AttrValue::default(),
            name: name.into(),
            state,
            is_disabled: false,
        })
    }
}

/// Returns the cells of an editor's board, recomputed only when data that they show changes.
/// `targets` holds the places that the pending action could target.
#[hook]
pub fn use_cells<T: Editor>(
    props: &EditorBoardProps<T>,
    phrases: &Phrases,
    count: u16,
    targets: Vec<T::Place>,
) -> Rc<[BoardCell]> {
    let editor_state = &props.editor_state;
    let context = CellContext::<T> {
        document: editor_state.preview().clone(),
        report: props.report.clone(),
        tools: editor_state.tools.clone(),
        selected: editor_state.selected,
        targets,
        count,
    };
    let cells = use_memo((context, phrases.clone()), |(context, phrases)| {
        context.cells(phrases)
    });
    (*cells).clone()
}

/// Draws the badge of a fault, centered on the origin.
fn fault_badge() -> Html {
    html! {
        <g class="grow-more">
            <path class="fault-plate" d="M0-17L17 13H-17Z" />
            <path class="fault-mark" d="M0-6V3M0 8.5V9" />
        </g>
    }
}

/// Returns a layer with a badge on every place that has a fault; `move_to` moves a badge to its
/// place.
#[hook]
pub fn use_fault_layer<T: Editor>(
    props: &EditorBoardProps<T>,
    move_to: fn(&T::Document, T::Place, Html) -> Html,
) -> Layer {
    let deps = (props.editor_state.preview().clone(), props.report.clone());
    let badges = use_memo(deps, move |(document, report)| {
        let badge = |place: &T::Place| {
            html! { <g key={place.to_string()} class="fault-sign">{ move_to(document, *place, fault_badge()) }</g> }
        };
        report.faults.keys().map(badge).collect::<Html>()
    });
    Layer::memoized("faults", Depth::Over, badges)
}
