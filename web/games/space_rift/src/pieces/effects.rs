//! Short-lived effects: beams, explosions, rings, trails. They are drawn around the origin, or from
//! it along the x-axis.

use board::visual_effects::Tint;
pub use board::visual_effects::{burst, debris, floating_number, frame, ring};
use yew::prelude::*;

/// The meaning of an effect; the style sheet sets its color.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    Gold,
    /// A loss or red alert.
    Danger,
    /// Jumps and the rift.
    Rift,
    Blast,
    Good,
}

impl Tint for Tone {
    fn class(self) -> &'static str {
        match self {
            Self::Gold => "tone-gold",
            Self::Danger => "tone-danger",
            Self::Rift => "tone-rift",
            Self::Blast => "tone-blast",
            Self::Good => "tone-good",
        }
    }
}

/// Draws beams of several ships side by side.
pub fn volley(length: i32, beams: u8) -> Html {
    let count = i32::from(beams.clamp(1, 4));
    let d: String = (0..count)
        .map(|n| {
            format!(
                "M0 {0}L{length} {1}",
                n * 14 - (count - 1) * 7,
                n * 8 - (count - 1) * 4
            )
        })
        .collect();
    html! { <><path class="fx-beam-glow" d={d.clone()} /><path class="fx-beam" {d} /></> }
}

/// Draws the streak that a jump leaves.
pub fn streak(length: i32) -> Html {
    html! { <path class="fx-streak rift" d={format!("M0-14L{length}-4V4L0 14Z")} /> }
}

/// Draws the trail of a piece that was moved; `style` is a CSS class.
pub fn trail(length: i32, style: &'static str) -> Html {
    let count = (length / 24).max(2);
    let d: String = (0..count)
        .map(|n| format!("M{} -12l12 12-12 12", n * 24))
        .collect();
    html! { <path class={classes!("fx-trail", style)} {d} /> }
}

/// Draws a hexagon that lights up.
pub fn hexagon(tone: Tone) -> Html {
    html! { <path class={classes!("fx-hexagon", tone.class())} d="M0-54L47-27V27L0 54-47 27V-27Z" /> }
}
