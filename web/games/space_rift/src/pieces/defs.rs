//! SVG gradients and the pattern of North that other drawings refer to, defined once in the board's
//! first layer.

use yew::prelude::*;

/// Renders the SVG definitions of one board.
#[component]
pub fn Defs() -> Html {
    let stops = |stops: &[(&'static str, &'static str)]| -> Html {
        let stop = |(offset, class): &(&'static str, &'static str)| html! { <stop offset={*offset} class={*class} /> };
        stops.iter().map(stop).collect()
    };
    html! {
        <defs>
            <pattern id="sr-livery" width="6" height="6" patternUnits="userSpaceOnUse">
                <path class="livery-ink" d="M0 3H6" />
            </pattern>
            <radialGradient id="sr-rock" cx="0.36" cy="0.3" r="0.75">
                { stops(&[("0", "stop-rock-light"), ("0.45", "stop-rock"), ("1", "stop-rock-deep")]) }
            </radialGradient>
            <radialGradient id="sr-tile" cx="0.5" cy="0.5" r="0.56">
                { stops(&[("0", "stop-rift-core"), ("0.35", "stop-rift-deep"), ("1", "stop-rift")]) }
            </radialGradient>
            <radialGradient id="sr-glow">
                { stops(&[("0.62", "stop-rift-glow"), ("1", "stop-rift-glow-end")]) }
            </radialGradient>
            <radialGradient id="sr-eye">
                { stops(&[("0.3", "stop-rift-core"), ("1", "stop-rift-eye-end")]) }
            </radialGradient>
            <radialGradient id="sr-dead" cx="0.4" cy="0.36" r="0.7">
                { stops(&[("0", "stop-dead-light"), ("0.55", "stop-dead"), ("1", "stop-dead-deep")]) }
            </radialGradient>
            <linearGradient id="sr-tail" x1="1" y1="0" x2="0" y2="0">
                { stops(&[("0", "stop-tail"), ("1", "stop-tail-end")]) }
            </linearGradient>
        </defs>
    }
}
