//! A line chart of values over the course of a match. Lines differ in color, shape and dash; the
//! values at one moment are shown as numbers, and all of them as a table. The game provides names
//! and values; only the labels of the chart itself are here.

mod legend;
mod plot;
mod table;
mod value_scale;

use crate::l10n::use_phrases;
use legend::Legend;
use plot::Plot;
pub use plot::percent_of;
use std::rc::Rc;
use table::ChartTable;
pub use value_scale::Unit;
use yew::prelude::*;

/// One line of a chart.
#[derive(Clone, PartialEq, Debug)]
pub struct Series {
    /// The name of the seat or value that the line represents.
    pub name: AttrValue,
    /// The CSS class with the colors of its seat.
    pub class: AttrValue,
    /// The marker on the line, as the path of a seat's badge.
    pub shape: &'static str,
    /// The dash pattern; 0, for the first line of a seat, is solid.
    pub dash: u8,
    /// The value at each stop.
    pub values: Rc<[i32]>,
}

/// A moment of the match for which there are values.
#[derive(Clone, PartialEq, Debug)]
pub struct ChartStop {
    /// The position, as a number of log entries.
    pub at: usize,
    pub name: AttrValue,
    /// The label below the chart, if any.
    pub label: Option<AttrValue>,
    /// The CSS class of a mark above the chart, if any.
    pub mark: Option<&'static str>,
}

/// The moments that several charts share, and the position that is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct Axis {
    /// The moments in order; the last one is the end.
    pub stops: Rc<[ChartStop]>,
    /// The position of the match that is shown.
    pub at: usize,
}

impl Axis {
    /// Returns the last position.
    #[must_use]
    pub fn end(&self) -> usize {
        self.stops.last().map_or(0, |stop| stop.at)
    }

    /// Returns the index of the last stop at or before a position.
    #[must_use]
    pub fn index_at(&self, at: usize) -> usize {
        let before = self.stops.partition_point(|stop| stop.at <= at);
        before.saturating_sub(1)
    }
}

#[derive(Properties, PartialEq)]
pub struct ChartProps {
    pub title: AttrValue,
    pub axis: Axis,
    pub series: Rc<[Series]>,
    /// The unit of the values.
    #[prop_or_default]
    pub unit: Unit,
    /// Called with the position of a moment that is picked.
    pub on_pick: Callback<usize>,
}

/// A chart with its legend and its table.
#[component]
pub fn Chart(props: &ChartProps) -> Html {
    let phrases = use_phrases();
    let pointed = use_state_eq(|| None::<usize>);
    let hidden = use_state_eq(|| 0_u64);
    let ChartProps {
        title,
        axis,
        series,
        unit,
        on_pick,
    } = props;
    let index = (*pointed).unwrap_or_else(|| axis.index_at(axis.at));
    let on_point = use_callback(pointed.setter(), |index, pointed| pointed.set(index));
    let on_hide = {
        let (now, hidden) = (*hidden, hidden.setter());
        Callback::from(move |number: usize| hidden.set(now ^ 1 << (number & 63)))
    };
    let visible: Vec<Series> = (0..)
        .zip(series.iter())
        .filter(|(number, _)| *hidden >> (number & 63) & 1 == 0)
        .map(|(_, series)| series.clone())
        .collect();
    let was_opened = use_state_eq(|| false);
    let ontoggle = {
        let was_opened = was_opened.setter();
        Callback::from(move |event: Event| {
            let details = crate::event::target::<web_sys::Element>(&event);
            was_opened.set(details.is_some_and(|details| details.has_attribute("open")));
        })
    };
    html! {
        <figure class="chart-figure">
            <figcaption class="chart-title">{ title.clone() }</figcaption>
            <Legend series={series.clone()} hidden={*hidden} {index} unit={*unit} {on_hide} />
            <Plot title={title.clone()} axis={axis.clone()} series={visible} all={series.clone()} unit={*unit} {index}
                is_pointed_at={pointed.is_some()} {on_point}
                on_pick={on_pick.clone()} />
            <details class="chart-table" {ontoggle}>
                <summary>{ phrases.text("chart-table") }</summary>
                if *was_opened {
                    <ChartTable title={title.clone()} stops={axis.stops.clone()} series={series.clone()} unit={*unit}
                        on_pick={on_pick.clone()} />
                }
            </details>
        </figure>
    }
}
