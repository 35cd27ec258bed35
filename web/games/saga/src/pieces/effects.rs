//! What is seen for a moment: the lights of every board, and those of this one. Drawn around a point, or along the
//! way to the east.

use super::goods;
use board::pointy_hex::OUTLINE;
use board::visual_effects;
pub use board::visual_effects::{Tone, burst, debris, floating_number, frame, ring, volley};
use engine::saga::effect::Good;
use yew::prelude::*;

/// A hexagon that lights up.
pub fn hexagon(tone: Tone) -> Html {
    visual_effects::hexagon(tone, OUTLINE)
}

/// A good on its way.
pub fn good(what: Good) -> Html {
    goods::good(what)
}

/// The trail of a ship, of some length.
pub fn trail(length: i32) -> Html {
    html! { <path class="saga-trail" d={format!("M0-7L{length}-1V1L0 7Z")} /> }
}

/// A sweep that turns a sector up.
pub fn sweep() -> Html {
    html! { <path class="saga-scan" d="M0 0L0-92A92 92 0 0 1 80-46Z" /> }
}

/// What draws together in the gate as an XPM goes in.
pub fn surge() -> Html {
    html! { <g class="saga-surge-light"><circle fill="url(#saga-light-gate)" r="104" /><circle class="fx-ring tone-good" r="61" /></g> }
}
