//! The places of a board as an editor reads them out, and the signs of what is wrong with them.

use board::{Cell, CellState};
use std::collections::BTreeMap;
use ui::l10n::with_minus;
use yew::prelude::*;

/// The cell of a place: what is there in words, and what is wrong with it.
#[must_use]
pub fn cell<P: Ord + ToString>(
    index: u16,
    place: &P,
    what: &str,
    faults: &BTreeMap<P, String>,
    selected: Option<&P>,
) -> Cell {
    let (at, fault) = (with_minus(place.to_string()), faults.get(place));
    let name = match fault {
        Some(fault) => format!("{at}, {what}. {fault}"),
        None => format!("{at}, {what}"),
    };
    let state = if selected == Some(place) {
        CellState::Selected
    } else if fault.is_some() {
        CellState::Threat
    } else {
        CellState::Idle
    };
    Cell {
        index,
        classes: AttrValue::default(),
        name: name.into(),
        state,
        disabled: false,
    }
}

/// The sign of a fault, around its middle.
pub fn fault_sign() -> Html {
    html! {
        <g class="grow-more">
            <path class="fault-plate" d="M0-17L17 13H-17Z" />
            <path class="fault-mark" d="M0-6V3M0 8.5V9" />
        </g>
    }
}

/// A sign on every place with a fault; `put` puts it there.
pub fn fault_signs<P: Copy + ToString>(
    faults: &BTreeMap<P, String>,
    put: impl Fn(P, Html) -> Html,
) -> Html {
    let sign = |place: &P| {
        html! { <g key={place.to_string()} class="fault-sign">{ put(*place, fault_sign()) }</g> }
    };
    faults.keys().map(sign).collect()
}
