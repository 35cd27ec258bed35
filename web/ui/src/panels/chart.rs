//! A chart of figures over the course of a game: lines told apart by color, shape and dash, what
//! they show at one moment in figures, and the same as a table. It knows no game and words nothing
//! but its own labels: names and values come from the game.

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
    /// Whose figure it is.
    pub name: AttrValue,
    /// The class that gives the colors of its seat.
    pub class: AttrValue,
    /// The shape on the line, as the path of a seat's sign.
    pub shape: &'static str,
    /// How the line is dashed: the first of a seat is whole.
    pub dash: u8,
    /// Its value at each stop.
    pub values: Rc<[i32]>,
}

/// A moment of the game at which there are values.
#[derive(Clone, PartialEq, Debug)]
pub struct ChartStop {
    /// The position, in entries of the log.
    pub at: usize,
    /// What the moment is called.
    pub name: AttrValue,
    /// What stands below the chart there, if anything.
    pub label: Option<AttrValue>,
    /// The class of a mark above the chart, if the moment has one.
    pub mark: Option<&'static str>,
}

/// The moments that several charts have in common, and where one looks.
#[derive(Clone, PartialEq, Debug)]
pub struct Axis {
    /// The moments, in order; the last is the end.
    pub stops: Rc<[ChartStop]>,
    /// The position of the game that is shown.
    pub at: usize,
}

impl Axis {
    /// The last position.
    #[must_use]
    pub fn end(&self) -> usize {
        self.stops.last().map_or(0, |stop| stop.at)
    }

    /// The place of the last stop that is not after a position.
    #[must_use]
    pub fn index_at(&self, at: usize) -> usize {
        let before = self.stops.partition_point(|stop| stop.at <= at);
        before.saturating_sub(1)
    }
}

/// Properties of a chart.
#[derive(Properties, PartialEq)]
pub struct ChartProps {
    /// What it shows.
    pub title: AttrValue,
    /// Its moments.
    pub axis: Axis,
    /// Its lines.
    pub series: Rc<[Series]>,
    /// What the values are.
    #[prop_or_default]
    pub unit: Unit,
    /// Told of the position of a moment that is picked.
    pub on_pick: Callback<usize>,
}

/// The chart.
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
    let place = (*pointed).unwrap_or_else(|| axis.index_at(axis.at));
    let on_point = use_callback(pointed.setter(), |place, pointed| pointed.set(place));
    let on_hide = {
        let (now, hidden) = (*hidden, hidden.setter());
        Callback::from(move |number: usize| hidden.set(now ^ 1 << (number & 63)))
    };
    let shown: Vec<Series> = (0..)
        .zip(series.iter())
        .filter(|(number, _)| *hidden >> (number & 63) & 1 == 0)
        .map(|(_, series)| series.clone())
        .collect();
    let opened = use_state_eq(|| false);
    let ontoggle = {
        let opened = opened.setter();
        Callback::from(move |event: Event| {
            let details = crate::event::target::<web_sys::Element>(&event);
            opened.set(details.is_some_and(|details| details.has_attribute("open")));
        })
    };
    html! {
        <figure class="chart-figure">
            <figcaption class="chart-title">{ title.clone() }</figcaption>
            <Legend series={series.clone()} hidden={*hidden} {place} unit={*unit} {on_hide} />
            <Plot title={title.clone()} axis={axis.clone()} series={shown} all={series.clone()} unit={*unit} {place}
                pointed={pointed.is_some()} {on_point}
                on_pick={on_pick.clone()} />
            <details class="chart-table" {ontoggle}>
                <summary>{ phrases.text("chart-table") }</summary>
                if *opened {
                    <ChartTable title={title.clone()} stops={axis.stops.clone()} series={series.clone()} unit={*unit}
                        on_pick={on_pick.clone()} />
                }
            </details>
        </figure>
    }
}
