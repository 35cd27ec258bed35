//! SVG gradients and seat patterns that other drawings refer to, defined once in the board's first
//! layer.

use yew::prelude::*;

/// Tile size and path of each seat's pattern; the first seat has none, and the second six are wide
/// bands.
const SEAT_PATTERNS: [(&str, &str); 11] = [
    ("8", "M-2 2L2-2M0 8L8 0M6 10L10 6"),
    ("8", "M2 4a2 2 0 1 0 4 0a2 2 0 1 0-4 0"),
    ("9", "M0 9L9 0M0 0L9 9"),
    ("6", "M0 3H6"),
    ("10", "M0 0H5V5H0ZM5 5H10V10H5Z"),
    ("14", "M7 0V14"),
    ("14", "M-4 4L4-4M0 14L14 0M10 18L18 10"),
    ("14", "M3 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0"),
    ("14", "M0 14L14 0M0 0L14 14"),
    ("12", "M0 6H12"),
    ("14", "M0 0H7V7H0ZM7 7H14V14H7Z"),
];

/// Renders the SVG definitions of one board.
#[component]
pub fn Defs() -> Html {
    let pattern = |(i, (size, d)): (usize, &(&'static str, &'static str))| {
        html! {
            <pattern id={format!("livery-{}", i + 1)} width={*size} height={*size} patternUnits="userSpaceOnUse">
                <path class="livery-ink" d={*d} />
            </pattern>
        }
    };
    let globe = |id: &'static str, stops: [(&'static str, &'static str); 3]| {
        let stop =
            |(offset, class): (&'static str, &'static str)| html! { <stop {offset} {class} /> };
        html! { <radialGradient {id} cx="0.36" cy="0.32" r="0.75">{ for stops.map(stop) }</radialGradient> }
    };
    html! {
        <defs>
            { for SEAT_PATTERNS.iter().enumerate().map(pattern) }
            { globe("planet-fill", [("0", "stop-planet-light"), ("0.5", "stop-planet"), ("1", "stop-planet-deep")]) }
            { globe("rock-fill", [("0", "stop-rock-light"), ("0.45", "stop-rock"), ("1", "stop-rock-deep")]) }
            <radialGradient id="star-fill">
                <stop offset="0" class="stop-star-core" /><stop offset="0.45" class="stop-star-core" />
                <stop offset="0.85" class="stop-star-body" /><stop offset="1" class="stop-star-rim" />
            </radialGradient>
            <radialGradient id="corona-fill">
                <stop offset="0.5" class="stop-corona" /><stop offset="1" class="stop-none" />
            </radialGradient>
            <radialGradient id="nebula-fill">
                <stop offset="0" class="stop-nebula" /><stop offset="1" class="stop-nebula-rim" />
            </radialGradient>
        </defs>
    }
}
