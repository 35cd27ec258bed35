//! What is seen for a moment: beams, bursts, rings, trails. Drawn around a point, or along the way to the
//! east.

use yew::prelude::*;

/// What a light means; its color stands in the style sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// Orders, tokens, points.
    Gold,
    /// A loss, red alert.
    Danger,
    /// Jumps and the rift.
    Rift,
    /// A blast.
    Blast,
    /// What comes back.
    Good,
}

impl Tone {
    const fn class(self) -> &'static str {
        match self {
            Self::Gold => "tone-gold",
            Self::Danger => "tone-danger",
            Self::Rift => "tone-rift",
            Self::Blast => "tone-blast",
            Self::Good => "tone-good",
        }
    }
}

/// Beams of several ships side by side, of some length.
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

/// The streak of a jump.
pub fn streak(length: i32) -> Html {
    html! { <path class="fx-streak rift" d={format!("M0-14L{length}-4V4L0 14Z")} /> }
}

/// The trail of something that was moved: why it moved is its style.
pub fn trail(length: i32, why: &'static str) -> Html {
    let count = (length / 24).max(2);
    let d: String = (0..count)
        .map(|n| format!("M{} -12l12 12-12 12", n * 24))
        .collect();
    html! { <path class={classes!("fx-trail", why)} {d} /> }
}

/// A strike.
pub fn burst(tone: Tone) -> Html {
    html! { <path class={classes!("fx-burst", tone.class())} d="M0-24L5-8 17-17 8-5 24 0 8 5 17 17 5 8 0 24-5 8-17 17-8 5-24 0-8-5-17-17-5-8Z" /> }
}

/// A ring around a hexagon's middle.
pub fn ring(tone: Tone, radius: i32) -> Html {
    html! { <circle class={classes!("fx-ring", tone.class())} r={radius.to_string()} /> }
}

/// A hexagon that lights up.
pub fn hexagon(tone: Tone) -> Html {
    html! { <path class={classes!("fx-hexagon", tone.class())} d="M0-54L47-27V27L0 54-47 27V-27Z" /> }
}

/// Parts of a ship that fly apart.
pub fn parts() -> Html {
    html! { <path class="fx-debris" d="M-3-30l6 3-5 5ZM22-22l3 6-7-1ZM30 2l-7 3 2-7ZM19 22l-5-4 6-2ZM0 30l-3-6 6 1ZM-22 20l1-6 5 4ZM-30-3l6-2-2 7ZM-20-22l6 2-5 5Z" /> }
}

/// A number that comes or goes.
pub fn figure(tone: Tone, by: i32) -> Html {
    let text = if by < 0 {
        format!("\u{2212}{}", by.unsigned_abs())
    } else {
        format!("+{by}")
    };
    html! { <text class={classes!("fx-figure", tone.class())}>{ text }</text> }
}

/// A light that runs around the board.
pub fn frame(width: i32, height: i32) -> Html {
    html! { <rect class="fx-frame" x="4" y="4" width={(width - 8).to_string()} height={(height - 8).to_string()} rx="14" /> }
}
