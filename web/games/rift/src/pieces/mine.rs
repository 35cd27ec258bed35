//! Mines: a spiked ball in the owner's color, with the ring and plate of its plane.

use super::plane::{self, Plane};
use super::seat::{self, SeatStyle};
use super::stack::Stack;
use yew::prelude::*;

/// Draws the ball without ring and plate, 40 units wide.
pub fn body(class: &'static str) -> Html {
    if let Some(picture) = super::terrain::pictured("rift-mine", 20) {
        return picture;
    }
    html! {
        <g class={classes!("mine-body", class)}>
            <path class="mine-spikes" d="M0-20V20M-20 0H20M-14-14L14 14M14-14L-14 14" />
            <circle class="mine-shell" r="12.5" />
            <circle class="mine-core" r="5.5" />
        </g>
    }
}

/// Draws a live mine in the color of its owner; `None` draws a neutral mine.
pub fn mine(plane: Plane, owner: Option<SeatStyle>, stack: Stack) -> Html {
    let class = owner.map_or_else(|| "neutral".to_owned(), SeatStyle::class);
    html! {
        <g class={classes!("mine", class)} transform={stack.transform()}>
            { plane::ring(plane, 25) }
            { body("live") }
            <g transform="translate(-27 -30)"><g class="grow-more"><g transform={stack.sign_scale()}>{ plane::plate(plane) }</g></g></g>
            if let Some(seat) = owner {
                <g transform="translate(25 25) scale(0.78)"><g class="grow-more"><g transform={stack.sign_scale()}>{ seat::badge(seat, false) }</g></g></g>
            }
        </g>
    }
}
