//! The three ship hulls from above, bow north: shapes only; the colors come from the seat.

use super::seat::SeatStyle;
use engine::rift::content::pack_support::ship_slot;
use store::pack::{picture_index, picture_url};
use yew::prelude::*;

/// The drawing style of a ship model.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hull {
    /// A broad wedge with two shoulder pods.
    Rhino,
    /// A slim dart with forward-swept wings and the ion cannon as its spine.
    Screech,
    /// A heavy T with five torpedo tubes.
    Hammer,
    /// A picture of the active content pack, by its number.
    Picture(u8),
}

/// Style class and path of each part, bottom first.
type Parts = &'static [(&'static str, &'static str)];

impl Hull {
    /// All built-in hulls.
    pub const ALL: [Self; 3] = [Self::Rhino, Self::Screech, Self::Hammer];

    /// Returns the hull for a model id: the picture of the content pack, or a built-in one.
    pub fn from_model(model: &str) -> Option<Self> {
        if let Some(number) = picture_index(&ship_slot(model)) {
            return Some(Self::Picture(number));
        }
        match model {
            "rhino" => Some(Self::Rhino),
            "screech" => Some(Self::Screech),
            "hammer" => Some(Self::Hammer),
            _ => None,
        }
    }

    /// Returns the path of the outline, used for shadows and ghosts.
    pub const fn outline(self) -> &'static str {
        match self {
            Self::Rhino => {
                "M0-36L8-27 13-13 22-8 38 18 35 29 17 24 11 29H-11L-17 24-35 29-38 18-22-8-13-13-8-27Z"
            }
            Self::Screech => {
                "M0-41L5-24 6 2 25-21 30-20 27-2 7 23 5 32H-5L-7 23-27-2-30-20-25-21-6 2-5-24Z"
            }
            Self::Hammer => {
                "M0-38L7-29H34L37-24V-8L32-3 12 3V24L15 31 9 35H-9L-15 31-12 24V3L-32-3-37-8V-24L-34-29H-7Z"
            }
            Self::Picture(_) => "M0-38A38 38 0 1 1 0 38A38 38 0 1 1 0-38Z",
        }
    }

    /// Returns the parts below and above the hull as style class and path.
    const fn parts(self) -> (Parts, Parts) {
        match self {
            Self::Rhino => (&[("hull-deep", "M-10 24h7v9h-7zM3 24h7v9h-7z")], RHINO),
            Self::Screech => (
                &[(
                    "hull-deep",
                    "M-4 16L-14 31-11 35-3 30ZM4 16L14 31 11 35 3 30Z",
                )],
                SCREECH,
            ),
            Self::Hammer => (&[], HAMMER),
            Self::Picture(_) => (&[], &[]),
        }
    }
}

const RHINO: Parts = &[
    (
        "hull-shade",
        "M0-36L8-27 13-13 22-8 38 18 35 29 17 24 11 29H0Z",
    ),
    (
        "hull-light",
        "M0-32L-6-26-10-11 0-4ZM-22-6L-35 18-33 25-19 20Z",
    ),
    (
        "hull-deep",
        "M-31-9q5.5-8 11 0v26q-5.5 5-11 0ZM20-9q5.5-8 11 0v26q-5.5 5-11 0Z",
    ),
    ("metal", "M-30-19h9v12h-9zM21-19h9v12h-9z"),
    ("bore", "M-27.5-19h4v6h-4zM23.5-19h4v6h-4z"),
    ("seam", "M0-4V26M-10 10H10M-10 18H10"),
    ("glass", "M0-25L5-15 4-6H-4L-5-15Z"),
    ("engine", "M-9 31h5v5h-5zM4 31h5v5h-5z"),
];

const SCREECH: Parts = &[
    ("hull-shade", "M0-41L5-24 6 2 25-21 30-20 27-2 7 23 5 32H0Z"),
    ("hull-light", "M-25-17L-28-17-25-3-8 18-7 8Z"),
    ("seam", "M7 14L27-10M-7 14L-27-10"),
    ("metal", "M-2.5-47h5V12L0 20-2.5 12Z"),
    ("glass", "M-2.5-34h5v5h-5zM-2.5-23h5v5h-5zM-2.5-12h5v5h-5z"),
    ("engine", "M-3.5 31h7L0 38z"),
];

const HAMMER: Parts = &[
    (
        "hull-shade",
        "M0-38L7-29H34L37-24V-8L32-3 12 3V24L15 31 9 35H0Z",
    ),
    ("hull-light", "M-33-25H-6L0-33V-22H-33ZM-8 4h4V30h-4z"),
    ("hull-deep", "M-33-16H33V-9L29-6 10-1H-10L-29-6-33-9Z"),
    (
        "metal",
        "M-33-34h8v11h-8zM-20-34h8v11h-8zM12-34h8v11h-8zM25-34h8v11h-8zM-4 29h8v10h-8z",
    ),
    (
        "bore",
        "M-31-34h4v5h-4zM-18-34h4v5h-4zM14-34h4v5h-4zM27-34h4v5h-4zM-2 34h4v5h-4z",
    ),
    ("seam", "M-8 10H8M-8 18H8"),
    ("glass", "M0-29L5-21 4-12H-4L-5-21Z"),
    ("engine", "M-13 31l5 2v5l-5-2zM13 31l-5 2v5l5-2z"),
];

fn paths(parts: Parts) -> Html {
    parts
        .iter()
        .map(|&(class, d)| html! { <path {class} {d} /> })
        .collect()
}

/// Draws a hull in a seat's colors and pattern, bow up, about 76 units wide and high.
pub fn render(hull: Hull, seat: SeatStyle) -> Html {
    let (lower, upper) = hull.parts();
    html! { <>
        { paths(lower) }
        <path class="hull" d={hull.outline()} />
        if let Some(fill) = seat.pattern_fill() {
            <path class="livery" {fill} d={hull.outline()} />
        }
        { paths(upper) }
        if let Hull::Picture(number) = hull {
            <image class="hull-picture" x="-36" y="-36" width="72" height="72" href={picture_url(number)} />
        }
    </> }
}
