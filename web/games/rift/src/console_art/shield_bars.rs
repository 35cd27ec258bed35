//! The eight shield bars, large: arcs of six cells around the schematic. Each bar can be pressed,
//! focused by key, and dragged onto another; the parent component handles these inputs.

use crate::pieces::shields::{BAR_CELLS, Bars};
use board::tap::{Click, ScreenPoint, Tap};
use board::{client_point, element_at};
use std::cell::Cell;
use std::f64::consts::FRAC_PI_2;
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

/// Distance in CSS pixels under which a pointer that slips to the next bar does not count as a
/// drag.
const DRAG_THRESHOLD: f64 = 6.0;

/// One shield bar of a ship, by side and layer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bar {
    /// Side of the ship: 0 front, 1 right, 2 back, 3 left.
    pub side: u8,
    /// Layer: 0 outer, which is hit first; 1 inner.
    pub layer: u8,
}

impl Bar {
    /// All bars, outer before inner, clockwise from the front.
    pub const ALL: [Self; 8] = {
        let mut all = [Self { side: 0, layer: 0 }; 8];
        let mut i = 0;
        while i < 8 {
            all[i] = Self {
                side: i as u8 / 2,
                layer: i as u8 % 2,
            };
            i += 1;
        }
        all
    };
}

#[derive(Properties, PartialEq)]
pub struct ShieldBarsProps {
    pub values: Bars,
    /// Text for screen readers, one per bar in the order of [`Bar::ALL`].
    pub names: [AttrValue; 8],
    /// Whether the shields are down and do not protect.
    #[prop_or_default]
    pub are_shields_down: bool,
    /// The bar that was picked up to be moved.
    #[prop_or_default]
    pub source: Option<Bar>,
    /// Bars that can be pressed now; if empty, the instrument is a plain picture.
    #[prop_or_default]
    pub open: Vec<Bar>,
    /// Called when a bar is pressed by click, tap, Enter or Space.
    #[prop_or_default]
    pub on_pick: Callback<Bar>,
    /// Called with both bars when one is dragged onto the other.
    #[prop_or_default]
    pub on_drag: Callback<(Bar, Bar)>,
}

/// Renders the bars as SVG content, 300 units wide, with the ship's center as the origin.
#[component]
pub fn ShieldBars(props: &ShieldBarsProps) -> Html {
    let bars = use_node_ref();
    let press = use_memo((), |()| Press::default());
    let is_interactive = !props.open.is_empty();
    let bar = |(number, (bar, name)): (usize, (Bar, &AttrValue))| {
        let value = value_of(&props.values, bar);
        let is_open = props.open.contains(&bar);
        let class = classes!(
            "shield-bar",
            props.are_shields_down.then_some("down"),
            is_open.then_some("open"),
            (props.source == Some(bar)).then_some("source"),
        );
        let onkeydown = {
            let pick = props.on_pick.clone();
            Callback::from(move |event: KeyboardEvent| {
                if matches!(event.key().as_str(), "Enter" | " ") {
                    event.prevent_default();
                    pick.emit(bar);
                }
            })
        };
        html! {
            <g {class} data-bar={number.to_string()} role={if is_interactive { "button" } else { "img" }} tabindex={is_interactive.then_some("0")} aria-label={name.clone()}
                aria-disabled={(is_interactive && !is_open).then_some("true")} aria-pressed={is_interactive.then(|| (props.source == Some(bar)).to_string())} {onkeydown}>
                <path class="shield-touch" d={arc(bar, 0.0, f64::from(BAR_CELLS))} />
                { for (0..BAR_CELLS).map(|i| html! { <path class={classes!("shield-cell", (i < value).then_some("full"))} d={arc(bar, f64::from(i) + 0.07, f64::from(i) + 0.93)} /> }) }
                { number_of(bar, value) }
            </g>
        }
    };
    let all = Bar::ALL.into_iter().zip(&props.names).enumerate();
    html! {
        <g ref={bars.clone()} class="shield-bars" onclick={on_click(props, &press)}
            onpointerdown={on_down(&bars, &press)} onpointerup={on_up(props, &bars, &press)}>
            { for all.map(bar) }
        </g>
    }
}

/// Tracks the pointer on the bars. Releasing the pointer picks the bar under it, even if the bars
/// were redrawn during the press.
#[derive(Default)]
struct Press {
    tap: Tap,
    /// The bar on which the pointer was pressed, and the point of the press.
    from: Cell<Option<(Bar, ScreenPoint)>>,
}

fn on_down(bars: &NodeRef, press: &Rc<Press>) -> Callback<PointerEvent> {
    let (bars, press) = (bars.clone(), press.clone());
    Callback::from(move |event: PointerEvent| {
        let at = client_point(&event);
        press.tap.press();
        let presses = event.is_primary() && event.button() == 0 && !event.ctrl_key();
        let bar = bar_at(&bars, at).filter(|_| presses);
        press.from.set(bar.map(|bar| (bar, at)));
    })
}

fn on_up(props: &ShieldBarsProps, bars: &NodeRef, press: &Rc<Press>) -> Callback<PointerEvent> {
    let (bars, press) = (bars.clone(), press.clone());
    let (pick, drag) = (props.on_pick.clone(), props.on_drag.clone());
    Callback::from(move |event: PointerEvent| {
        let at = client_point(&event);
        // The browser's own click is not reliable here: it sends none where a bar was replaced, and
        // none if the pointer slips between bars. So the pointer events decide, and the click is
        // consumed.
        press.tap.consume(event.time_stamp());
        let Some(((from, start), bar)) = press.from.take().zip(bar_at(&bars, at)) else {
            return;
        };
        if from == bar || (at.0 - start.0).hypot(at.1 - start.1) < DRAG_THRESHOLD {
            pick.emit(bar);
        } else {
            drag.emit((from, bar));
        }
    })
}

/// Handles clicks without a pointer, such as those of screen readers.
fn on_click(props: &ShieldBarsProps, press: &Rc<Press>) -> Callback<MouseEvent> {
    let (press, pick) = (press.clone(), props.on_pick.clone());
    Callback::from(move |event: MouseEvent| {
        let click = Click {
            at: client_point(&event),
            time: event.time_stamp(),
            is_synthetic: event.detail() == 0,
        };
        let bar = event.target_dyn_into::<Element>().as_ref().and_then(bar_of);
        if let Some(bar) = bar.filter(|_| press.tap.click(click).is_some()) {
            pick.emit(bar);
        }
    })
}

/// Returns the bar at a point of the screen.
fn bar_at(bars: &NodeRef, at: ScreenPoint) -> Option<Bar> {
    bar_of(&element_at(&bars.cast()?, at)?)
}

/// Returns the bar that an element belongs to, by its `data-bar` attribute.
fn bar_of(element: &Element) -> Option<Bar> {
    let bar = element.closest("[data-bar]").ok()??;
    let number: usize = bar.get_attribute("data-bar")?.parse().ok()?;
    Bar::ALL.get(number).copied()
}

fn value_of(values: &Bars, bar: Bar) -> u8 {
    values
        .get(usize::from(bar.side))
        .and_then(|side| side.get(usize::from(bar.layer)))
        .copied()
        .unwrap_or(0)
}

const fn radius(bar: Bar) -> f64 {
    if bar.layer == 0 { 134.0 } else { 112.0 }
}

/// Half the angle of a bar in radians, from the middle of its side to its end.
const HALF_ANGLE: f64 = 0.64;

fn bar_point(bar: Bar, offset: f64) -> (f64, f64) {
    let (angle, r) = (f64::from(bar.side) * FRAC_PI_2 + offset, radius(bar));
    (r * angle.sin(), -r * angle.cos())
}

/// Returns the path of an arc from one cell boundary (0 to 6) to another, clockwise.
fn arc(bar: Bar, from: f64, to: f64) -> String {
    let offset = |cell: f64| HALF_ANGLE * (2.0 * cell / f64::from(BAR_CELLS) - 1.0);
    let ((ax, ay), (bx, by), r) = (
        bar_point(bar, offset(from)),
        bar_point(bar, offset(to)),
        radius(bar),
    );
    format!("M{ax:.1} {ay:.1}A{r} {r} 0 0 1 {bx:.1} {by:.1}")
}

/// Draws the value beside the middle of its bar: outside an outer bar, inside an inner one.
fn number_of(bar: Bar, value: u8) -> Html {
    let factor = if bar.layer == 0 { 1.125 } else { 0.865 };
    let (x, y) = bar_point(bar, 0.0);
    html! {
        <text class="shield-number" x={format!("{:.0}", x * factor)} y={format!("{:.0}", y * factor + 5.0)}>{ value }</text>
    }
}
