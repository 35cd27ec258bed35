//! The eight headings: angle, the notch that points at an edge or a corner, and the corners of the
//! square that stay free for badges.

use yew::prelude::*;

/// A heading from 0 (north) clockwise to 7 (RIFT-2.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heading(u8);

impl Heading {
    /// Creates a heading from a number, taken modulo 8.
    pub const fn new(number: u8) -> Self {
        Self(number % 8)
    }

    /// Returns whether the heading points at a corner of the square instead of an edge (RIFT-2.5).
    pub const fn is_odd(self) -> bool {
        self.0 % 2 == 1
    }

    /// Returns the SVG rotation of a drawing whose bow points north.
    pub fn rotation(self) -> String {
        format!("rotate({})", u32::from(self.0) * 45)
    }

    /// Returns the corners for the plane plate, the seat badge and the speed plate, away from the
    /// bow.
    pub const fn corners(self) -> [(i32, i32); 3] {
        const NW: (i32, i32) = (-1, -1);
        const NE: (i32, i32) = (1, -1);
        const SE: (i32, i32) = (1, 1);
        const SW: (i32, i32) = (-1, 1);
        match self.0 {
            1 => [NW, SE, SW],
            5 => [NW, SE, NE],
            3 => [NE, SW, NW],
            7 => [NE, SW, SE],
            4 | 6 => [NW, SE, NE],
            _ => [NW, SE, SW],
        }
    }
}

/// Draws the bow mark in the ship's frame: an arrowhead for an edge, or an angle for a corner.
pub fn notch(heading: Heading) -> Html {
    if heading.is_odd() {
        html! { <path class="notch" d="M-15-51L0-66 15-51 9.5-46 0-55.5-9.5-46Z" /> }
    } else {
        html! { <path class="notch" d="M-8-43L0-51 8-43 0-45.5Z" /> }
    }
}
