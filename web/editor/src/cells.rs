//! The places of a board as an editor reads them out, and the signs of what is wrong with them.

use crate::editor::Editor;
use crate::editor::editor_board::EditorBoardProps;
use crate::editor::validation_report::ValidationReport;
use board::{BoardCell, CellState, Depth, Layer};
use derive_where::derive_where;
use std::rc::Rc;
use ui::l10n::{Phrases, with_minus};
use yew::prelude::*;

/// What the cells of a board are made from.
#[derive_where(Clone, PartialEq)]
pub struct CellContext<T: Editor> {
    /// The thing as it is seen.
    pub thing: Rc<T::Document>,
    /// The faults of its places.
    pub report: Rc<ValidationReport<T::Place>>,
    /// The tools.
    pub kit: T::ToolSettings,
    /// The place that is looked at.
    pub selected: Option<T::Place>,
    /// Places that a waiting tool would take.
    pub reach: Vec<T::Place>,
    /// How many cells there are.
    pub count: u16,
}

impl<T: Editor> CellContext<T> {
    /// The cells of a board: what is on each in words, and what is wrong with it.
    #[must_use]
    pub fn cells(&self, phrases: &Phrases) -> Rc<[BoardCell]> {
        let all = (0..self.count).filter_map(|index| self.cell(phrases, index));
        all.collect()
    }

    fn cell(&self, phrases: &Phrases, index: u16) -> Option<BoardCell> {
        let place = T::place_at(&self.thing, index)?;
        let what = T::describe_place(phrases, &self.thing, &self.kit, place);
        let at = with_minus(place.to_string());
        let fault = self.report.faults.get(&place);
        let name = match fault {
            Some(fault) => format!("{at}, {what}. {fault}"),
            None => format!("{at}, {what}"),
        };
        let state = if self.selected == Some(place) {
            CellState::Selected
        } else if self.reach.contains(&place) {
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
            disabled: false,
        })
    }
}

/// The cells of the board of an editor, made anew only when something else is seen. A waiting tool
/// would take the places in `reach`.
#[hook]
pub fn use_cells<T: Editor>(
    props: &EditorBoardProps<T>,
    phrases: &Phrases,
    count: u16,
    reach: Vec<T::Place>,
) -> Rc<[BoardCell]> {
    let studio = &props.studio;
    let seen = CellContext::<T> {
        thing: studio.preview().clone(),
        report: props.report.clone(),
        kit: studio.kit.clone(),
        selected: studio.selected,
        reach,
        count,
    };
    let cells = use_memo((seen, phrases.clone()), |(seen, phrases)| {
        seen.cells(phrases)
    });
    (*cells).clone()
}

/// The sign of a fault, around its middle.
fn fault_sign() -> Html {
    html! {
        <g class="grow-more">
            <path class="fault-plate" d="M0-17L17 13H-17Z" />
            <path class="fault-mark" d="M0-6V3M0 8.5V9" />
        </g>
    }
}

/// A sign on every place with a fault; `put` puts it there.
#[hook]
pub fn use_fault_layer<T: Editor>(
    props: &EditorBoardProps<T>,
    put: fn(&T::Document, T::Place, Html) -> Html,
) -> Layer {
    let seen = (props.studio.preview().clone(), props.report.clone());
    let signs = use_memo(seen, move |(thing, report)| {
        let sign = |place: &T::Place| {
            html! { <g key={place.to_string()} class="fault-sign">{ put(thing, *place, fault_sign()) }</g> }
        };
        report.faults.keys().map(sign).collect::<Html>()
    });
    Layer::memoized("faults", Depth::Over, signs)
}
