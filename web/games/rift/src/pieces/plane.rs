//! The three planes: ring, chevron, plate, size, and the shadow, which is farther away in higher
//! planes.

use yew::prelude::*;

/// One of the three planes of the board (RIFT-2.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub enum Plane {
    /// Level −1, with a black ring.
    Low,
    /// Level 0, with a gray ring.
    Middle,
    /// Level +1, with a white ring.
    High,
}

impl Plane {
    /// All planes, lowest first.
    pub const ALL: [Self; 3] = [Self::Low, Self::Middle, Self::High];

    /// Returns the plane of a level: below zero, zero, above zero.
    pub const fn from_level(level: i8) -> Self {
        match level {
            i8::MIN..=-1 => Self::Low,
            0 => Self::Middle,
            1..=i8::MAX => Self::High,
        }
    }

    pub const fn sign(self) -> &'static str {
        match self {
            Self::Low => "−1",
            Self::Middle => "0",
            Self::High => "+1",
        }
    }

    pub const fn class(self) -> &'static str {
        match self {
            Self::Low => "plane-low",
            Self::Middle => "plane-mid",
            Self::High => "plane-high",
        }
    }

    /// Returns the scale at which pieces in this plane are drawn.
    pub const fn scale(self) -> f64 {
        match self {
            Self::Low => 0.88,
            Self::Middle => 1.0,
            Self::High => 1.12,
        }
    }

    /// Returns the distance of the shadow to the south and to the east, in board units.
    pub const fn shadow(self) -> i32 {
        match self {
            Self::Low => 2,
            Self::Middle => 6,
            Self::High => 12,
        }
    }

    const fn chevron(self) -> &'static str {
        match self {
            Self::Low => "M-5-2.5L0 3 5-2.5",
            Self::Middle => "M-4 0L0-4 4 0 0 4Z",
            Self::High => "M-5 2.5L0-3 5 2.5",
        }
    }
}

/// Draws the ring of a plane under a piece.
pub fn ring(plane: Plane, radius: i32) -> Html {
    let (edge, r) = ((radius + 2).to_string(), radius.to_string());
    html! {
        <g class={plane.class()}>
            <circle class="plane-edge" r={edge} />
            <circle class="plane-ring" {r} />
        </g>
    }
}

/// Draws the plate of a plane with chevron and number, 36 by 18 units.
pub fn plate(plane: Plane) -> Html {
    html! {
        <g class={classes!("plate", plane.class())}>
            <rect x="-18" y="-9" width="36" height="18" rx="6" />
            <path class="plate-chevron" d={plane.chevron()} transform="translate(-9.5 0)" />
            <text x="6.5" y="5">{ plane.sign() }</text>
        </g>
    }
}
