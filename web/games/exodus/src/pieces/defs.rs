//! SVG gradients and seat patterns that other drawings refer to, defined once in the map's first
//! layer and beside inline pictures.

use engine::game::Seat;
use yew::prelude::*;

/// Tile size and path of each seat's pattern; the first seat has none.
const PATTERNS: [(&str, &str); 5] = [
    ("6", "M-2 2L2-2M0 6L6 0M4 8L8 4"),
    ("6", "M1.5 3a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0"),
    ("7", "M0 7L7 0M0 0L7 7"),
    ("5", "M0 2.5H5"),
    ("8", "M0 0H4V4H0ZM4 4H8V8H4Z"),
];

/// Gradients: name, direction of the light, and style classes of the stops.
const BODIES: [(&str, [&str; 3]); 5] = [
    (
        "exo-blue",
        ["exo-stop-blue-light", "exo-stop-blue", "exo-stop-blue-deep"],
    ),
    (
        "exo-red",
        ["exo-stop-red-light", "exo-stop-red", "exo-stop-red-deep"],
    ),
    (
        "exo-green",
        [
            "exo-stop-green-light",
            "exo-stop-green",
            "exo-stop-green-deep",
        ],
    ),
    (
        "exo-rock",
        ["stop-rock-light", "stop-rock", "stop-rock-deep"],
    ),
    (
        "exo-station",
        [
            "exo-stop-station-light",
            "exo-stop-station",
            "exo-stop-station-deep",
        ],
    ),
];

/// Returns the fill of a seat's pattern; `None` for the first seat.
#[must_use]
pub fn pattern_fill(seat: Seat) -> Option<String> {
    let number = seat.0 % 6;
    (number > 0).then(|| format!("url(#exo-livery-{number})"))
}

/// The SVG definitions of one map, or of all inline pictures of a page.
#[component]
pub fn Defs() -> Html {
    defs()
}

pub fn defs() -> Html {
    let pattern = |(number, (size, d)): (usize, &(&'static str, &'static str))| {
        html! {
            <pattern id={format!("exo-livery-{}", number + 1)} width={*size} height={*size} patternUnits="userSpaceOnUse">
                <path class="livery-ink" d={*d} />
            </pattern>
        }
    };
    let body = |(id, [light, middle, deep]): &(&'static str, [&'static str; 3])| {
        html! {
            <radialGradient id={*id} cx="0.34" cy="0.28" r="0.8">
                <stop offset="0" class={*light} /><stop offset="0.42" class={*middle} /><stop offset="1" class={*deep} />
            </radialGradient>
        }
    };
    html! {
        <defs>
            { for PATTERNS.iter().enumerate().map(pattern) }
            { for BODIES.iter().map(body) }
            <radialGradient id="exo-light">
                <stop offset="0" class="exo-stop-light" /><stop offset="1" class="exo-stop-dark" />
            </radialGradient>
        </defs>
    }
}
