//! The three planes: ring, chevron and sign, size, and the shadow that moves away as a thing rises.

use yew::prelude::*;

/// One of the three planes of the board (RIFT-2.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub enum Plane {
    /// −1, black ring.
    Low,
    /// 0, gray ring.
    Middle,
    /// +1, white ring.
    High,
}

impl Plane {
    /// All planes, from the lowest.
    pub const ALL: [Self; 3] = [Self::Low, Self::Middle, Self::High];

    /// The plane of a level: below zero, zero, above zero.
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

    /// How large a thing looks.
    pub const fn scale(self) -> f64 {
        match self {
            Self::Low => 0.88,
            Self::Middle => 1.0,
            Self::High => 1.12,
        }
    }

    /// How far its shadow falls to the south-east.
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

/// The ring under a thing of some radius.
pub fn ring(plane: Plane, radius: i32) -> Html {
    let (edge, r) = ((radius + 2).to_string(), radius.to_string());
    html! {
        <g class={plane.class()}>
            <circle class="plane-edge" r={edge} />
            <circle class="plane-ring" {r} />
        </g>
    }
}

/// The sign of a plane: chevron and number on a plate, 36 by 18 units.
pub fn plate(plane: Plane) -> Html {
    html! {
        <g class={classes!("plate", plane.class())}>
            <rect x="-18" y="-9" width="36" height="18" rx="6" />
            <path class="plate-chevron" d={plane.chevron()} transform="translate(-9.5 0)" />
            <text x="6.5" y="5">{ plane.sign() }</text>
        </g>
    }
}
