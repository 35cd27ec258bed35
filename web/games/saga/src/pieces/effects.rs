//! Short-lived effects of this game, besides those of all boards. They are drawn around the origin,
//! or from it along the x-axis.

use super::goods;
use board::pointy_hex::OUTLINE;
use board::visual_effects;
pub use board::visual_effects::{Tone, burst, debris, floating_number, frame, ring, volley};
use engine::saga::effect::Good;
use yew::prelude::*;

/// Draws a hexagon that lights up.
pub fn hexagon(tone: Tone) -> Html {
    visual_effects::hexagon(tone, OUTLINE)
}

pub fn good(good: Good) -> Html {
    goods::good(good)
}

pub fn trail(length: i32) -> Html {
    html! { <path class="saga-trail" d={format!("M0-7L{length}-1V1L0 7Z")} /> }
}

/// Draws the sweep that reveals a sector.
pub fn sweep() -> Html {
    html! { <path class="saga-scan" d="M0 0L0-92A92 92 0 0 1 80-46Z" /> }
}

/// Draws the lights that converge in the Jumpgate when an XPM is installed.
pub fn surge() -> Html {
    html! { <g class="saga-surge-light"><circle fill="url(#saga-light-gate)" r="104" /><circle class="fx-ring tone-good" r="61" /></g> }
}
