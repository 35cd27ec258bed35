//! The appearance of seats: color, shape, pattern and letter, so that color is never the only
//! difference.

use yew::prelude::*;

/// The style of a seat, for 12 seats. The second six reuse colors and shapes with a second pattern
/// and a double rim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatStyle(u8);

const SHAPES: [&str; 6] = [
    "M0-14A14 14 0 1 1-.01-14Z",
    "M0-16L16 12H-16Z",
    "M-12.5-12.5H12.5V12.5H-12.5Z",
    "M0-17L17 0 0 17-17 0Z",
    "M-8-14H8L16 0 8 14H-8L-16 0Z",
    "M0-17L5-6 17-5 8 3 11 15 0 9-11 15-8 3-17-5-5-6Z",
];

impl SeatStyle {
    /// Creates the style of a seat from its index, counted from 0; indices repeat after 12 seats.
    pub const fn new(index: u8) -> Self {
        Self(index % 12)
    }

    /// Returns the CSS class that gives the seat's colors to everything inside.
    pub fn class(self) -> String {
        format!("seat-{}", self.0 + 1)
    }

    /// Returns the letter of the seat, from `A` to `L`.
    pub fn letter(self) -> char {
        char::from(b'A' + self.0)
    }

    /// Returns whether the seat is one of the second six.
    pub const fn is_second(self) -> bool {
        self.0 >= 6
    }

    /// Returns the fill of the pattern that games draw over a hull, if the seat has one.
    pub fn pattern_fill(self) -> Option<String> {
        (self.0 > 0).then(|| format!("url(#livery-{})", self.0))
    }

    /// Returns the outline of the badge around the origin, as an SVG path.
    pub fn shape(self) -> &'static str {
        SHAPES[usize::from(self.0 % 6)]
    }

    fn letter_drop(self) -> &'static str {
        match self.0 % 6 {
            1 => "9",
            5 => "6.5",
            _ => "5.5",
        }
    }
}

/// Draws the seat's badge: shape, color and letter, 34 units wide. A hollow badge marks a ship that
/// has acted.
pub fn badge(seat: SeatStyle, is_hollow: bool) -> Html {
    html! {
        <g class={classes!("badge", is_hollow.then_some("hollow"))}>
            if seat.is_second() {
                <path class="badge-rim" d={seat.shape()} transform="scale(1.3)" />
            }
            <path class="badge-shape" d={seat.shape()} />
            <text class="badge-letter" y={seat.letter_drop()}>{ seat.letter() }</text>
        </g>
    }
}

#[derive(Properties, PartialEq)]
pub struct SeatIconProps {
    pub seat: SeatStyle,
}

/// A seat's badge next to a name. It is decorative, since the name identifies the seat.
#[component]
pub fn SeatIcon(props: &SeatIconProps) -> Html {
    html! {
        <svg class={classes!("seat-sign", props.seat.class())} viewBox="-19 -19 38 38" aria-hidden="true">
            { badge(props.seat, false) }
        </svg>
    }
}
