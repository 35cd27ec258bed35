//! Short-lived effects: beams, flares, bursts, rings. They are drawn around the origin, or from it
//! along the x-axis.

use board::visual_effects::Tint;
pub use board::visual_effects::{burst, floating_number, frame, ring};
use yew::prelude::*;

/// The meaning of an effect; the style sheet sets its color.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    Gold,
    Shield,
    Danger,
    Warp,
    Blast,
}

impl Tint for Tone {
    fn class(self) -> &'static str {
        match self {
            Self::Gold => "tone-gold",
            Self::Shield => "tone-shield",
            Self::Danger => "tone-danger",
            Self::Warp => "tone-warp",
            Self::Blast => "tone-blast",
        }
    }
}

pub fn beam(length: i32) -> Html {
    html! { <><path class="fx-beam-glow" d={format!("M0 0H{length}")} /><path class="fx-beam" d={format!("M0 0H{length}")} /></> }
}

/// Draws a bolt of the ion cannon along the x-axis; `is_charged` selects its style.
pub fn bolt(length: i32, is_charged: bool) -> Html {
    let steps = (length / 24).max(2);
    let mut d = "M0 0".to_owned();
    for n in 1..steps {
        let side = if n % 2 == 0 { 9 } else { -9 };
        d += &format!("L{} {side}", length * n / steps);
    }
    d += &format!("L{length} 0");
    let class = classes!("fx-bolt", is_charged.then_some("charged"));
    html! { <><path class="fx-bolt-glow" d={d.clone()} /><path {class} {d} /></> }
}

/// Draws a torpedo with its exhaust flame.
pub fn torpedo() -> Html {
    html! { <><path class="wake" d="M-12-5L-46 0-12 5Z" /><path class="fx-torpedo" d="M-14-5H4Q14-4 16 0 14 4 4 5H-14L-18 8V-8Z" /></> }
}

/// Draws the streak that a warp leaves.
pub fn streak(length: i32) -> Html {
    html! { <path class="fx-streak" d={format!("M0-14L{length}-3V3L0 14Z")} /> }
}

/// Draws a flare of the shield on the north side of a ship.
pub fn flare(tone: Tone) -> Html {
    html! { <path class={classes!("fx-flare", tone.class())} d="M-33-39A51 51 0 0 1 33-39L28-33A43 43 0 0 0-28-33Z" /> }
}

/// Draws debris of a ship that explodes.
pub fn debris() -> Html {
    html! { <path class="fx-debris" d="M-4-46l7 4-5 6ZM34-34l4 8-9-1ZM46 2l-8 4 1-8ZM30 34l-7-5 8-2ZM0 46l-4-7 8 1ZM-34 32l1-9 6 6ZM-46-4l8-2-3 8ZM-32-33l8 2-6 6Z" /> }
}

/// Draws the engine flame at the stern, or at the bow when the ship brakes.
pub fn flame(is_braking: bool) -> Html {
    let flip = is_braking.then_some("scale(1 -1)");
    html! { <path class="wake fx-flame" d="M-12 26L-7 52-3 36 0 70 3 36 7 52 12 26Z" transform={flip} /> }
}
