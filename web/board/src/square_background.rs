//! The background of a square board: cells and grid lines. Rendered once per size.

use super::grid::UNIT;
use super::square::SquareGrid;
use std::fmt::Write;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct SquareBackgroundProps {
    pub grid: SquareGrid,
    /// The number of squares between two stronger lines; 0 for none.
    pub major: u16,
}

/// Renders cells in two subtle tones, and grid lines.
#[component]
pub fn SquareBackground(props: &SquareBackgroundProps) -> Html {
    let SquareGrid { width, height } = props.grid;
    let (w, h) = (i32::from(width) * UNIT, i32::from(height) * UNIT);
    html! {
        <g class="ground" aria-hidden="true">
            <rect class="ground-field" width={w.to_string()} height={h.to_string()} />
            <path class="ground-alt" d={alternate(width, height)} />
            <path class="ground-lines" d={lines(width, height, |i| props.major == 0 || i % props.major != 0)} />
            <path class="ground-major" d={lines(width, height, |i| props.major != 0 && i % props.major == 0)} />
            <rect class="ground-rim" x="-4" y="-4" rx="6" width={(w + 8).to_string()} height={(h + 8).to_string()} />
        </g>
    }
}

/// Returns every second square, as one path.
fn alternate(width: u16, height: u16) -> String {
    let mut path = String::new();
    for row in 0..i32::from(height) {
        for column in (0..i32::from(width)).filter(|column| (column + row) % 2 == 1) {
            push_segment(
                &mut path,
                format_args!("M{} {}h{UNIT}v{UNIT}h-{UNIT}z", column * UNIT, row * UNIT),
            );
        }
    }
    path
}

/// Returns the inner grid lines whose numbers are chosen, as one path.
fn lines(width: u16, height: u16, is_included: impl Fn(u16) -> bool) -> String {
    let (w, h) = (i32::from(width) * UNIT, i32::from(height) * UNIT);
    let mut path = String::new();
    for i in (1..width).filter(|i| is_included(*i)) {
        push_segment(&mut path, format_args!("M{} 0v{h}", i32::from(i) * UNIT));
    }
    for i in (1..height).filter(|i| is_included(*i)) {
        push_segment(&mut path, format_args!("M0 {}h{w}", i32::from(i) * UNIT));
    }
    path
}

fn push_segment(path: &mut String, segment: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    path.write_fmt(segment).ok();
}
