//! The drawing of a chart: lines, the current moment, and a slider over the moments for keyboards
//! and screen readers.

use super::legend::dash;
use super::value_scale::ValueScale;
use super::{Axis, Series, Unit};
use crate::l10n::{Phrases, use_phrases};
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

/// Maximum number of markers on a line.
const MAX_MARKERS: usize = 7;

/// Maximum number of labels below a chart.
const MAX_LABELS: usize = 10;

#[derive(Properties, PartialEq)]
pub(super) struct PlotProps {
    pub title: AttrValue,
    pub axis: Axis,
    /// The visible lines.
    pub series: Vec<Series>,
    /// All lines, which share the scale.
    pub all: Rc<[Series]>,
    pub unit: Unit,
    /// The index of the current stop.
    pub index: usize,
    /// Whether the current stop is the one under the pointer.
    pub is_pointed_at: bool,
    /// Called with the stop under the pointer, or `None` when the pointer leaves.
    pub on_point: Callback<Option<usize>>,
    pub on_pick: Callback<usize>,
}

#[component]
pub(super) fn Plot(props: &PlotProps) -> Html {
    let phrases = use_phrases();
    let node = use_node_ref();
    let PlotProps {
        axis, index, unit, ..
    } = props;
    let scale = ValueScale::new(
        *unit,
        props
            .all
            .iter()
            .flat_map(|series| series.values.iter().copied()),
    );
    let position_text = screen_reader_text(props, &phrases);
    let pointed = {
        let (node, axis) = (node.clone(), axis.clone());
        move |x: i32| nearest_stop(&node, &axis, x)
    };
    let onpointermove = {
        let pointed = pointed.clone();
        props
            .on_point
            .reform(move |event: PointerEvent| Some(pointed(event.client_x())))
    };
    let onpointerleave = props.on_point.reform(|_: PointerEvent| None);
    let onclick = {
        let (stops, on_pick) = (axis.stops.clone(), props.on_pick.clone());
        Callback::from(move |event: MouseEvent| {
            if let Some(stop) = stops.get(pointed(event.client_x())) {
                on_pick.emit(stop.at);
            }
        })
    };
    let last = axis.stops.len().saturating_sub(1);
    // The part that does not depend on the position is memoized.
    let still = use_memo(
        (axis.stops.clone(), props.series.clone(), *unit, phrases),
        |(_, series, unit, phrases)| static_drawing(axis, scale, series, *unit, phrases),
    );
    html! {
        <div class="chart-plot" ref={node} role="slider" tabindex="0" aria-label={props.title.clone()}
            aria-valuemin="0" aria-valuemax={last.to_string()} aria-valuenow={index.to_string()} aria-valuetext={position_text}
            onkeydown={keys(props)} {onpointermove} {onpointerleave} {onclick}>
            <svg class="chart-drawing" aria-hidden="true">
                <StaticPart drawing={Drawing(still)} />
                { moment(axis, props.is_pointed_at.then_some(*index)) }
            </svg>
        </div>
    }
}

/// A drawing that is compared by identity.
#[derive(Clone)]
struct Drawing(Rc<Html>);

impl PartialEq for Drawing {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

#[derive(Properties, PartialEq)]
struct StaticPartProps {
    drawing: Drawing,
}

/// Holds the static part of the drawing, so that it is not compared at every pointer move.
#[component]
fn StaticPart(props: &StaticPartProps) -> Html {
    html! { <g>{ (*props.drawing.0).clone() }</g> }
}

/// Renders lines, markers, marks and labels.
fn static_drawing(
    axis: &Axis,
    scale: ValueScale,
    series: &[Series],
    unit: Unit,
    phrases: &Phrases,
) -> Html {
    html! {
        <>
            { for scale.lines().into_iter().map(|value| grid_line(scale, value, unit.value_text(phrases, value))) }
            { labels(axis) }
            <svg viewBox="0 0 1000 1000" preserveAspectRatio="none">
                { for series.iter().map(|series| line(axis, scale, series)) }
            </svg>
            { for series.iter().enumerate().map(|(number, series)| shapes(axis, scale, number, series)) }
            { marks(axis) }
        </>
    }
}

/// Returns the values of all lines at the current stop, as text for screen readers.
fn screen_reader_text(props: &PlotProps, phrases: &Phrases) -> String {
    let name = props
        .axis
        .stops
        .get(props.index)
        .map(|stop| stop.name.to_string());
    let value = |series: &Series| {
        let value = series.values.get(props.index).copied().unwrap_or(0);
        format!("{} {}", series.name, props.unit.value_text(phrases, value))
    };
    let values = props.series.iter().map(value);
    name.into_iter()
        .chain(values)
        .collect::<Vec<String>>()
        .join(", ")
}

/// Returns the stop that is nearest to an x coordinate on the screen.
fn nearest_stop(node: &NodeRef, axis: &Axis, x: i32) -> usize {
    let Some(element) = node.cast::<Element>() else {
        return 0;
    };
    let rect = element.get_bounding_client_rect();
    let part = (f64::from(x) - rect.left()) / rect.width().max(1.0);
    let at = part.clamp(0.0, 1.0) * axis.end() as f64;
    let distance = |stop: &super::ChartStop| (stop.at as f64 - at).abs();
    let stops = axis.stops.iter().enumerate();
    stops
        .min_by(|(_, one), (_, other)| distance(one).total_cmp(&distance(other)))
        .map_or(0, |(index, _)| index)
}

/// Returns the key handler: arrow keys move from stop to stop, Home and End to the first and the
/// last. A key press ends the selection by the pointer.
fn keys(props: &PlotProps) -> Callback<KeyboardEvent> {
    let (axis, on_pick, on_point) = (
        props.axis.clone(),
        props.on_pick.clone(),
        props.on_point.clone(),
    );
    Callback::from(move |event: KeyboardEvent| {
        let (now, last) = (axis.index_at(axis.at), axis.stops.len().saturating_sub(1));
        let is_on_stop = axis.stops.get(now).is_some_and(|stop| stop.at == axis.at);
        let index = match event.key().as_str() {
            "ArrowLeft" | "ArrowDown" if is_on_stop => now.saturating_sub(1),
            "ArrowLeft" | "ArrowDown" => now,
            "ArrowRight" | "ArrowUp" => (now + 1).min(last),
            "Home" => 0,
            "End" => last,
            _ => return,
        };
        event.prevent_default();
        on_point.emit(None);
        if let Some(stop) = axis.stops.get(index) {
            on_pick.emit(stop.at);
        }
    })
}

/// Renders a horizontal grid line with its value.
fn grid_line(scale: ValueScale, value: i32, label: String) -> Html {
    let y = percent(scale.height(value));
    html! {
        <g class="chart-across">
            <line x1="0" x2="100%" y1={y.clone()} y2={y.clone()} />
            <text x="-5" {y} dy="0.35em">{ label }</text>
        </g>
    }
}

/// Renders the names of moments below the chart, as many as fit.
fn labels(axis: &Axis) -> Html {
    let named: Vec<(usize, &AttrValue)> = axis
        .stops
        .iter()
        .filter_map(|stop| Some((stop.at, stop.label.as_ref()?)))
        .collect();
    let every = named.len().div_ceil(MAX_LABELS).max(1);
    let label = |(at, label): &(usize, &AttrValue)| {
        let x = percent_of(*at, axis.end());
        html! {
            <g class="chart-label">
                <line x1={x.clone()} x2={x.clone()} y1="0" y2="100%" />
                <text {x} y="100%" dy="1.2em">{ (*label).clone() }</text>
            </g>
        }
    };
    named.iter().step_by(every).map(label).collect()
}

fn line(axis: &Axis, scale: ValueScale, series: &Series) -> Html {
    let end = axis.end().max(1);
    let point = |(stop, value): (&super::ChartStop, &i32)| {
        format!("{},{}", stop.at * 1000 / end, scale.height(*value))
    };
    let points: Vec<String> = axis
        .stops
        .iter()
        .zip(series.values.iter())
        .map(point)
        .collect();
    html! {
        <polyline class={classes!(dash(series.dash), series.class.to_string())} points={points.join(" ")} />
    }
}

/// Renders the markers of a line, at some of its stops, offset from those of the other lines.
fn shapes(axis: &Axis, scale: ValueScale, number: usize, series: &Series) -> Html {
    let every = axis.stops.len().div_ceil(MAX_MARKERS).max(1);
    let first = number * every.div_ceil(3) % every;
    let shape = |(stop, value): (&super::ChartStop, &i32)| {
        html! {
            <svg x={percent_of(stop.at, axis.end())} y={percent(scale.height(*value))} overflow="visible">
                <path class="chart-shape" d={series.shape} transform="scale(0.3)" />
            </svg>
        }
    };
    let stops = axis.stops.iter().zip(series.values.iter());
    html! { <g class={series.class.clone()}>{ for stops.skip(first).step_by(every).map(shape) }</g> }
}

/// Renders the marks above moments that have one.
fn marks(axis: &Axis) -> Html {
    let mark = |stop: &super::ChartStop| {
        let class = stop.mark?;
        let x = percent_of(stop.at, axis.end());
        Some(html! {
            <g class={classes!("chart-mark", class)}>
                <line x1={x.clone()} x2={x.clone()} y1="0" y2="100%" />
                <svg {x} y="0" overflow="visible"><path d="M-5-9H5L0-1Z" /></svg>
            </g>
        })
    };
    axis.stops.iter().filter_map(mark).collect()
}

/// Renders the position that is shown, and the stop under the pointer.
fn moment(axis: &Axis, pointed: Option<usize>) -> Html {
    let line = |class: Option<&'static str>, at: usize| {
        let x = percent_of(at, axis.end());
        html! { <line {class} x1={x.clone()} x2={x} y1="0" y2="100%" /> }
    };
    let pointed = pointed.and_then(|index| axis.stops.get(index));
    html! {
        <g class="chart-moment">
            { pointed.map(|stop| line(Some("looked"), stop.at)).unwrap_or_default() }
            { line(None, axis.at) }
        </g>
    }
}

fn percent(thousandths: i32) -> String {
    format!("{}.{}%", thousandths / 10, thousandths.rem_euclid(10))
}

/// Formats a fraction as a CSS percentage.
pub fn percent_of(part: usize, whole: usize) -> String {
    let thousandths = part * 100_000 / whole.max(1);
    format!("{}.{:03}%", thousandths / 1000, thousandths % 1000)
}

#[cfg(test)]
mod tests {
    use super::percent_of;

    #[test]
    fn percent_of_formats_a_css_percentage() {
        assert_eq!(percent_of(0, 7), "0.000%");
        assert_eq!(percent_of(1, 3), "33.333%");
        assert_eq!(percent_of(7, 7), "100.000%");
        assert_eq!(percent_of(0, 0), "0.000%");
    }
}
