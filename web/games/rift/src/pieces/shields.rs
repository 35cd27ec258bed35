//! The eight shield bars around a ship on the board: two rings of four arcs with six cells each.

use yew::prelude::*;

/// Number of cells in a bar.
pub const BAR_CELLS: u8 = 6;

/// Values of the bars by side (front, right, back, left), outer then inner.
pub type Bars = [[u8; 2]; 4];

/// Paths of the north arcs, 72 degrees wide, outer and inner.
const ARCS: [&str; 2] = [
    "M-26.8-36.9A45.6 45.6 0 0 1 26.8-36.9",
    "M-24.1-33.2A41 41 0 0 1 24.1-33.2",
];

/// Draws the arcs in the ship's frame; with `are_shields_down` they are hollow.
pub fn arcs(bars: &Bars, are_shields_down: bool) -> Html {
    let side = |(i, side): (usize, &[u8; 2])| {
        let arc = |(d, value): (&'static str, u8)| {
            html! { <>
                <path class="shield-track" {d} />
                if value > 0 {
                    <path class="shield-arc" {d} pathLength="60" stroke-dasharray={dashes(value)} />
                }
            </> }
        };
        html! {
            <g transform={format!("rotate({})", i * 90)}>
                { for ARCS.into_iter().zip(side.iter().copied()).map(arc) }
            </g>
        }
    };
    html! { <g class={classes!("shields", are_shields_down.then_some("down"))}>{ for bars.iter().enumerate().map(side) }</g> }
}

/// Returns a dash pattern with one dash per point of the bar.
fn dashes(value: u8) -> String {
    let value = value.min(BAR_CELLS);
    let mut dashes = "8.5 1.5 ".repeat(usize::from(value));
    dashes.truncate(dashes.len().saturating_sub("1.5 ".len()));
    dashes + "99"
}

#[cfg(test)]
mod tests {
    use super::dashes;

    #[test]
    fn the_dash_pattern_has_one_dash_per_point() {
        assert_eq!(dashes(1), "8.5 99");
        assert_eq!(dashes(3), "8.5 1.5 8.5 1.5 8.5 99");
        assert_eq!(dashes(9), dashes(6));
    }
}
