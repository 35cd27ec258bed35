//! Transient effects on a board: beams, bursts, rings, numbers. They are drawn around a point, or
//! along a line to the east. Each game decides what they represent.

use yew::prelude::*;

/// The color role of an effect. The style sheets define the colors.
pub trait Tint: Copy {
    /// Returns the CSS class of the role.
    fn class(self) -> &'static str;
}

/// The color roles that most boards share.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// Actions, points, gains.
    Gold,
    /// A loss, such as of a ship.
    Danger,
    /// A shield, or a discovery.
    Shield,
    /// An explosion.
    Blast,
    /// An arrival or a repair.
    Good,
}

impl Tint for Tone {
    fn class(self) -> &'static str {
        match self {
            Self::Gold => "tone-gold",
            Self::Danger => "tone-danger",
            Self::Shield => "tone-shield",
            Self::Blast => "tone-blast",
            Self::Good => "tone-good",
        }
    }
}

/// Draws the parallel beams of several ships, with a length in board units.
pub fn volley(length: i32, beams: u8) -> Html {
    let count = i32::from(beams.clamp(1, 5));
    let beam = |n: i32| {
        let (from, to) = (n * 12 - (count - 1) * 6, n * 6 - (count - 1) * 3);
        format!("M0 {from}L{length} {to}")
    };
    let d: String = (0..count).map(beam).collect();
    html! { <><path class="fx-beam-glow" d={d.clone()} /><path class="fx-beam" {d} /></> }
}

/// Draws a burst that shows a hit.
pub fn burst(tone: impl Tint) -> Html {
    html! { <path class={classes!("fx-burst", tone.class())} d="M0-24L5-8 17-17 8-5 24 0 8 5 17 17 5 8 0 24-5 8-17 17-8 5-24 0-8-5-17-17-5-8Z" /> }
}

/// Draws a ring around a point.
pub fn ring(tone: impl Tint, radius: i32) -> Html {
    html! { <circle class={classes!("fx-ring", tone.class())} r={radius.to_string()} /> }
}

/// Draws a hexagon with this outline that flashes.
pub fn hexagon(tone: impl Tint, outline: &'static str) -> Html {
    html! { <path class={classes!("fx-hexagon", tone.class())} d={outline} transform="scale(0.95)" /> }
}

/// Draws debris that flies apart.
pub fn debris() -> Html {
    html! { <path class="fx-debris" d="M-3-30l6 3-5 5ZM22-22l3 6-7-1ZM30 2l-7 3 2-7ZM19 22l-5-4 6-2ZM0 30l-3-6 6 1ZM-22 20l1-6 5 4ZM-30-3l6-2-2 7ZM-20-22l6 2-5 5Z" /> }
}

/// Draws the change of a number, with its sign.
pub fn floating_number(tone: impl Tint, delta: i32) -> Html {
    let text = if delta < 0 {
        format!("\u{2212}{}", delta.unsigned_abs())
    } else {
        format!("+{delta}")
    };
    html! { <text class={classes!("fx-figure", tone.class())}>{ text }</text> }
}

/// Draws a rectangular frame with a light that runs around the map.
pub fn frame(x: f64, y: f64, width: f64, height: f64) -> Html {
    let inner = |size: f64| format!("{:.0}", size - 8.0);
    html! {
        <rect class="fx-frame" x={format!("{:.0}", x + 4.0)} y={format!("{:.0}", y + 4.0)} width={inner(width)} height={inner(height)} rx="14" />
    }
}
