//! A chart as a table: one row for each moment, with a button that picks it.

use super::{ChartStop, Series, Unit};
use crate::l10n::use_phrases;
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(super) struct ChartTableProps {
    pub title: AttrValue,
    pub stops: Rc<[ChartStop]>,
    pub series: Rc<[Series]>,
    pub unit: Unit,
    pub on_pick: Callback<usize>,
}

#[component]
pub(super) fn ChartTable(props: &ChartTableProps) -> Html {
    let phrases = use_phrases();
    let row = |(index, stop): (usize, &ChartStop)| {
        let at = stop.at;
        let onclick = props.on_pick.reform(move |_: MouseEvent| at);
        let cell = |series: &Series| {
            let value = series.values.get(index).copied().unwrap_or(0);
            html! { <td class="number">{ props.unit.value_text(&phrases, value) }</td> }
        };
        html! {
            <tr>
                <th scope="row"><button type="button" class="chart-jump" {onclick}>{ stop.name.clone() }</button></th>
                { for props.series.iter().map(cell) }
            </tr>
        }
    };
    html! {
        <div class="chart-rows" tabindex="0" role="region" aria-label={props.title.clone()}>
            <table>
                <caption class="visually-hidden">{ props.title.clone() }</caption>
                <thead><tr>
                    <th scope="col">{ phrases.text("chart-moment") }</th>
                    { for props.series.iter().map(|series| html! { <th scope="col">{ series.name.clone() }</th> }) }
                </tr></thead>
                <tbody>{ for props.stops.iter().enumerate().map(row) }</tbody>
            </table>
        </div>
    }
}
