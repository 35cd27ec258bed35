//! The legend of a chart: the name of each line and its value at the current moment. Pressing a
//! name hides the line.

use super::{Series, Unit};
use crate::l10n::use_phrases;
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(super) struct LegendProps {
    pub series: Rc<[Series]>,
    /// The hidden lines, one bit each.
    pub hidden: u64,
    /// The index of the current stop.
    pub index: usize,
    pub unit: Unit,
    pub on_hide: Callback<usize>,
}

#[component]
pub(super) fn Legend(props: &LegendProps) -> Html {
    let phrases = use_phrases();
    let row = |(number, series): (usize, &Series)| {
        let is_visible = props.hidden >> (number & 63) & 1 == 0;
        let value = series.values.get(props.index).copied().unwrap_or(0);
        let onclick = props.on_hide.reform(move |_: MouseEvent| number);
        html! {
            <li>
                <button type="button" class={classes!("chart-key", series.class.to_string())}
                    aria-pressed={is_visible.to_string()} {onclick}>
                    { sample(series) }
                    <span>{ series.name.clone() }</span>
                    <b class="number">{ props.unit.value_text(&phrases, value) }</b>
                </button>
            </li>
        }
    };
    html! {
        <ul class="chart-legend" aria-label={phrases.text("chart-legend")}>
            { for props.series.iter().enumerate().map(row) }
        </ul>
    }
}

/// Renders a sample of the line with its marker.
fn sample(series: &Series) -> Html {
    html! {
        <svg class="chart-sample" viewBox="0 0 32 14" aria-hidden="true">
            <line class={dash(series.dash)} x1="0" x2="32" y1="7" y2="7" />
            <path class="chart-shape" d={series.shape} transform="translate(16 7) scale(0.36)" />
        </svg>
    }
}

/// Returns the CSS class for a dash pattern.
pub(super) const fn dash(dash: u8) -> &'static str {
    match dash % 4 {
        0 => "chart-line",
        1 => "chart-line dashed",
        2 => "chart-line dotted",
        _ => "chart-line mixed",
    }
}
