//! Seats by color, shape, pattern and letter: none of the four alone.

use yew::prelude::*;

/// A seat from 1 to 12; the second six reuse colors and shapes with a second pattern and a double rim.
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
    /// A seat by its number from 0; numbers past the twelfth start again.
    pub const fn new(index: u8) -> Self {
        Self(index % 12)
    }

    /// Style class that gives the seat's colors to everything inside.
    pub fn class(self) -> String {
        format!("seat-{}", self.0 + 1)
    }

    /// `A` to `L`.
    pub fn letter(self) -> char {
        char::from(b'A' + self.0)
    }

    /// One of the second six.
    pub const fn is_second(self) -> bool {
        self.0 >= 6
    }

    /// Fill of the livery that is laid over a hull, if the seat has one: drawn by the games.
    pub fn livery(self) -> Option<String> {
        (self.0 > 0).then(|| format!("url(#livery-{})", self.0))
    }

    /// The outline of its sign, around the origin.
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

/// The seat's sign: shape, color and letter, 34 units wide. A hollow sign is of a ship that has acted.
pub fn badge(seat: SeatStyle, hollow: bool) -> Html {
    html! {
        <g class={classes!("badge", hollow.then_some("hollow"))}>
            if seat.is_second() {
                <path class="badge-rim" d={seat.shape()} transform="scale(1.3)" />
            }
            <path class="badge-shape" d={seat.shape()} />
            <text class="badge-letter" y={seat.letter_drop()}>{ seat.letter() }</text>
        </g>
    }
}

/// Properties of a seat's sign in running text.
#[derive(Properties, PartialEq)]
pub struct SeatIconProps {
    /// The seat.
    pub seat: SeatStyle,
}

/// The sign of a seat beside a name: decoration, the name says it all.
#[component]
pub fn SeatIcon(props: &SeatIconProps) -> Html {
    html! {
        <svg class={classes!("seat-sign", props.seat.class())} viewBox="-19 -19 38 38" aria-hidden="true">
            { badge(props.seat, false) }
        </svg>
    }
}
