//! The ships from above, bow north: shapes only; the colors come from the side.

use engine::space_rift::battlefield::Side;
use engine::space_rift::unit::Class;
use store::pack::picture_url;
use yew::prelude::*;

/// The drawing style of a ship type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hull {
    /// Swept wings around a short body.
    Fighter,
    /// A needle with tail fins.
    Destroyer,
    /// An arrowhead with two pods.
    Cruiser,
    /// A slab with three turrets.
    Battleship,
    /// A broad bow with a crest, shoulders and a crown-shaped stern.
    Flagship,
    /// A flight deck, open in front.
    Carrier,
    /// A string of containers.
    Transport,
    /// A ring with arms.
    Platform,
}

/// Style class and path of each part, drawn over the outline.
type Parts = &'static [(&'static str, &'static str)];

const FIGHTER: Parts = &[
    ("hull-shade", "M0-15L3.5-6 14 7 13 11 4 8 3.5 13H0Z"),
    ("glass", "M0-7L2 0 0 4-2 0Z"),
    ("engine", "M-3 11H3V14H-3Z"),
];

const DESTROYER: Parts = &[
    ("hull-shade", "M0-24L4-13 4.5 3 9 11V18L4.5 16 3.5 22H0Z"),
    ("seam", "M0-15V12"),
    ("engine", "M-3 19H3V23H-3Z"),
];

const CRUISER: Parts = &[
    ("hull-shade", "M0-22L6-11 7-3 11 2V14L6.5 16 5 21H0Z"),
    ("hull-deep", "M-11 3H-7V14L-11 13ZM11 3H7V14L11 13Z"),
    ("glass", "M-2.5-7H2.5V-1H-2.5Z"),
    ("engine", "M-4 18H4V22H-4Z"),
];

const BATTLESHIP: Parts = &[
    (
        "hull-shade",
        "M0-26H3.5L8-19V-7L10.5-3V15L8 19V23H3.5V26H0Z",
    ),
    (
        "metal",
        "M0-17A3.6 3.6 0 1 1-.01-17ZM0-4A4 4 0 1 1-.01-4ZM0 10A3.6 3.6 0 1 1-.01 10Z",
    ),
    ("engine", "M-3 23H3V27H-3Z"),
];

const FLAGSHIP: Parts = &[
    (
        "hull-shade",
        "M0-33L7-22 9-8 22 2 24 16 16 14 14 20 18 28 9 24 6 30H0Z",
    ),
    ("seam", "M-9-8L0 2 9-8M-14 20H14"),
    (
        "crest",
        "M0-6L3.2 2.6 12.4 3 5.2 8.6 7.6 17.4 0 12.4-7.6 17.4-5.2 8.6-12.4 3-3.2 2.6Z",
    ),
    ("engine", "M-5 27H5V32H-5Z"),
];

const CARRIER: Parts = &[
    ("hull-shade", "M0-20H5L8-26H19L22-20V14L17 24H10V29H0Z"),
    ("bore", "M-8-14H8V16H-8Z"),
    ("deck", "M0-12V-6M0-2V4M0 8V14"),
    ("metal", "M13-6H18V6H13Z"),
    ("engine", "M-9 26H-3V30H-9ZM3 26H9V30H3Z"),
];

const TRANSPORT: Parts = &[
    ("hull-shade", "M0-26H5L8-20V-15H12V18H8V23L5 27H0Z"),
    ("seam", "M-12-5H12M-12 6H12M0-15V18"),
    ("glass", "M-3-22H3V-18H-3Z"),
    ("engine", "M-4 24H4V28H-4Z"),
];

const PLATFORM: Parts = &[
    ("bore", "M0-17A17 17 0 1 1-.01-17Z"),
    ("metal", "M0-11L9.5-5.5V5.5L0 11-9.5 5.5V-5.5Z"),
    ("seam", "M0-11V-24M0 11V24M-9.5 0H-24M9.5 0H24"),
];

impl Hull {
    pub const ALL: [Self; 8] = [
        Self::Fighter,
        Self::Destroyer,
        Self::Cruiser,
        Self::Battleship,
        Self::Flagship,
        Self::Carrier,
        Self::Transport,
        Self::Platform,
    ];

    /// Returns the hull for a type of unit; types that are not in the base content use the hull of
    /// their class.
    #[must_use]
    pub fn of(code: &str, class: Class) -> Self {
        match (code, class) {
            ("DD", _) => Self::Destroyer,
            ("BB", _) => Self::Battleship,
            ("FS", _) => Self::Flagship,
            ("CV", _) => Self::Carrier,
            ("TP", _) => Self::Transport,
            ("SP", _) => Self::Platform,
            (_, Class::Fighter) => Self::Fighter,
            (_, Class::Strike) => Self::Cruiser,
            (_, Class::Capital) => Self::Battleship,
        }
    }

    pub const fn outline(self) -> &'static str {
        match self {
            Self::Fighter => "M0-15L3.5-6 14 7 13 11 4 8 3.5 13H-3.5L-4 8-13 11-14 7-3.5-6Z",
            Self::Destroyer => {
                "M0-24L4-13 4.5 3 9 11V18L4.5 16 3.5 22H-3.5L-4.5 16-9 18V11L-4.5 3-4-13Z"
            }
            Self::Cruiser => "M0-22L6-11 7-3 11 2V14L6.5 16 5 21H-5L-6.5 16-11 14V2L-7-3-6-11Z",
            Self::Battleship => {
                "M-3.5-26H3.5L8-19V-7L10.5-3V15L8 19V23H3.5V26H-3.5V23H-8V19L-10.5 15V-3L-8-7V-19Z"
            }
            Self::Flagship => {
                "M0-33L7-22 9-8 22 2 24 16 16 14 14 20 18 28 9 24 6 30H-6L-9 24-18 28-14 20-16 14-24 16-22 2-9-8-7-22Z"
            }
            Self::Carrier => {
                "M-19-26H-8L-5-20H5L8-26H19L22-20V14L17 24H10V29H-10V24H-17L-22 14V-20Z"
            }
            Self::Transport => "M-5-26H5L8-20V-15H12V18H8V23L5 27H-5L-8 23V18H-12V-15H-8V-20Z",
            Self::Platform => {
                "M0-31L7-29V-24A25 25 0 0 1 24-7H29L31 0 29 7H24A25 25 0 0 1 7 24V29L0 31-7 29V24A25 25 0 0 1-24 7H-29L-31 0-29-7H-24A25 25 0 0 1-7-24V-29Z"
            }
        }
    }

    const fn parts(self) -> Parts {
        match self {
            Self::Fighter => FIGHTER,
            Self::Destroyer => DESTROYER,
            Self::Cruiser => CRUISER,
            Self::Battleship => BATTLESHIP,
            Self::Flagship => FLAGSHIP,
            Self::Carrier => CARRIER,
            Self::Transport => TRANSPORT,
            Self::Platform => PLATFORM,
        }
    }

    /// Returns the positions of the ships of a full unit; the last ones are lost first.
    pub fn formation(self, full_ships: u8) -> &'static [(i32, i32)] {
        match (self, full_ships) {
            (Self::Fighter, 4..) => &[(0, -37), (-25, -21), (25, -21), (0, -7)],
            (Self::Fighter, _) => &[(0, -31), (-24, -12), (24, -12)],
            (Self::Flagship | Self::Carrier, _) => &[(0, -41), (-31, -21), (31, -21)],
            (Self::Platform, _) => &[],
            (Self::Transport, _) => &[(-15, -18), (15, -18)],
            (_, 4..) => &[(-10, -22), (10, -22), (-31, -12), (31, -12)],
            (_, 3) => &[(0, -24), (-24, -14), (24, -14)],
            (_, 2) => &[(-13, -18), (13, -18)],
            (_, _) => &[(0, -18)],
        }
    }

    /// Returns the position of the hull that escorts accompany.
    pub const fn place_of_hull(self) -> (i32, i32) {
        match self {
            Self::Platform => (0, -16),
            Self::Flagship | Self::Carrier => (0, -8),
            Self::Fighter
            | Self::Destroyer
            | Self::Cruiser
            | Self::Battleship
            | Self::Transport => (0, -18),
        }
    }

    /// Returns the scale of one ship in a formation.
    pub const fn size_in(self, full_ships: u8) -> &'static str {
        match (self, full_ships) {
            (Self::Fighter, _) => "1.15",
            (_, 4..) => "1",
            (_, _) => "1.16",
        }
    }
}

/// The image of one ship of a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShipImage {
    /// The built-in drawing.
    Drawn(Hull),
    /// The picture of the content pack with this number, bow up. The plate and the direction show
    /// its side.
    Pictured(u8),
}

impl ShipImage {
    /// Draws the ship around its center, in the colors of a side.
    pub fn render(self, side: Side) -> Html {
        match self {
            Self::Drawn(hull) => render(hull, side),
            Self::Pictured(number) => html! {
                <image class="hull-picture" x="-27" y="-27" width="54" height="54" href={picture_url(number)} />
            },
        }
    }
}

/// Draws the built-in picture of one ship around its center.
pub fn render(hull: Hull, side: Side) -> Html {
    let part = |(class, d): &(&'static str, &'static str)| html! { <path class={*class} d={*d} /> };
    let pattern = match side {
        Side::South => None,
        Side::North => Some("url(#sr-livery)"),
    };
    html! { <>
        <path class="hull" d={hull.outline()} />
        if let Some(fill) = pattern {
            <path class="livery" {fill} d={hull.outline()} />
        }
        { for hull.parts().iter().map(part) }
    </> }
}
