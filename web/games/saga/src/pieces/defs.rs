//! SVG gradients, clip paths and seat patterns that other drawings refer to, defined once in the
//! map's first layer and beside inline pictures.

use board::pointy_hex::OUTLINE;
use engine::game::Seat;
use yew::prelude::*;

/// Tile size and path of each seat's pattern; the first seat has none.
const PATTERNS: [(&str, &str); 3] = [
    ("6", "M-2 2L2-2M0 6L6 0M4 8L8 4"),
    ("6", "M1.5 3a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0"),
    ("7", "M0 7L7 0M0 0L7 7"),
];

/// Bodies lit from the upper left, each with the style classes `<id>-light`, `<id>-mid`,
/// `<id>-deep`.
const BODIES: [&str; 6] = [
    "saga-world-blue",
    "saga-world-yellow",
    "saga-world-green",
    "saga-world-red",
    "saga-stone",
    "saga-hulk",
];

/// Lights that fade out toward the rim.
const LIGHTS: [&str; 7] = [
    "saga-light-blue",
    "saga-light-yellow",
    "saga-light-green",
    "saga-light-red",
    "saga-light-sun",
    "saga-light-gate",
    "saga-light-raid",
];

/// Returns the fill of a seat's pattern; `None` for the first seat.
#[must_use]
pub fn pattern_fill(seat: Seat) -> Option<String> {
    let number = seat.0 % 4;
    (number > 0).then(|| format!("url(#saga-livery-{number})"))
}

/// The SVG definitions of one map, or of all inline pictures of a page.
#[component]
pub fn Defs() -> Html {
    defs()
}

pub fn defs() -> Html {
    let pattern = |(number, (size, d)): (usize, &(&'static str, &'static str))| {
        html! {
            <pattern id={format!("saga-livery-{}", number + 1)} width={*size} height={*size} patternUnits="userSpaceOnUse">
                <path class="livery-ink" d={*d} />
            </pattern>
        }
    };
    let body = |id: &&'static str| {
        html! {
            <radialGradient id={*id} cx="0.34" cy="0.28" r="0.82">
                <stop offset="0" class={format!("{id}-light")} /><stop offset="0.45" class={format!("{id}-mid")} />
                <stop offset="1" class={format!("{id}-deep")} />
            </radialGradient>
        }
    };
    let light = |id: &&'static str| {
        html! {
            <radialGradient id={*id}>
                <stop offset="0" class={format!("{id}-in")} /><stop offset="0.5" class={format!("{id}-mid")} />
                <stop offset="1" class={format!("{id}-out")} />
            </radialGradient>
        }
    };
    html! {
        <defs>
            <clipPath id="saga-window"><path d={OUTLINE} transform="scale(0.955)" /></clipPath>
            { for PATTERNS.iter().enumerate().map(pattern) }
            { for BODIES.iter().map(body) }
            { for LIGHTS.iter().map(light) }
            <radialGradient id="saga-disc">
                <stop offset="0.26" class="saga-disc-core" /><stop offset="0.3" class="saga-disc-hot" />
                <stop offset="0.62" class="saga-disc-warm" /><stop offset="1" class="saga-disc-out" />
            </radialGradient>
            <linearGradient id="saga-sweep" x1="0" y1="0" x2="1" y2="0">
                <stop offset="0" class="saga-sweep-out" /><stop offset="1" class="saga-sweep-in" />
            </linearGradient>
        </defs>
    }
}
