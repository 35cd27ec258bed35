//! The dial of tile 1 as a separate picture, for panels: six edge numbers around the tile, and an
//! arrow for the number that moves the rift.

use super::Defs;
use super::polar;
use super::tile::{beam, degrees, dial};
use engine::space_rift::battlefield::Direction;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct DialProps {
    /// The direction in which number 1 points.
    pub number_one: Direction,
    /// The number that moves the rift; `None` if the rift stays.
    #[prop_or_default]
    pub lit: Option<u8>,
    /// Number of hexes that tile 1 moves.
    #[prop_or(1)]
    pub step_count: u8,
    /// Text for screen readers.
    pub label: AttrValue,
}

#[component]
pub fn Dial(props: &DialProps) -> Html {
    let arrow = props
        .lit
        .map(|number| props.number_one.clockwise(number.wrapping_sub(1)));
    let mark = |n: i32| {
        let ((x, y), (to_x, to_y)) = (polar(52, n * 60), polar(58, n * 60));
        html! { <path class="dial-tick" d={format!("M{x} {y}L{to_x} {to_y}")} /> }
    };
    html! {
        <svg class="rift-dial" viewBox="-84 -84 168 168" role="img" aria-label={props.label.clone()}>
            <Defs />
            { for arrow.map(|direction| beam(direction, 1)) }
            <g class="rift-tile">
                <path class="rift-field" fill="url(#sr-tile)" d="M0-56L48.5-28V28L0 56-48.5 28V-28Z" />
                <path class="rift-rim" d="M0-53L46-26.5V26.5L0 53-46 26.5V-26.5Z" />
                <text class="rift-number" y="14">{ "1" }</text>
            </g>
            { for (0..6).map(mark) }
            { dial(props.number_one, props.lit) }
            if let Some(direction) = arrow.filter(|_| props.step_count > 1) {
                <g transform={format!("rotate({})", degrees(direction))}><path class="drift-chevron" d="M-16-70l16-12 16 12" /></g>
            }
        </svg>
    }
}
