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

/// Gradients: name, and style class of the middle stop, which those of the others begin with.
const BODIES: [(&str, &str); 5] = [
    ("exo-blue", "exo-stop-blue"),
    ("exo-red", "exo-stop-red"),
    ("exo-green", "exo-stop-green"),
    ("exo-rock", "stop-rock"),
    ("exo-station", "exo-stop-station"),
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
    let body = |(id, stop): &(&'static str, &'static str)| {
        html! {
            <radialGradient id={*id} cx="0.34" cy="0.28" r="0.8">
                <stop offset="0" class={format!("{stop}-light")} /><stop offset="0.42" class={*stop} /><stop offset="1" class={format!("{stop}-deep")} />
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
