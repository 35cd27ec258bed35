//! Short-lived effects of this game, besides those of all boards. They are drawn around the origin,
//! or from it along the x-axis.

use super::resource::{class_name, outline};
use board::flat_hex::OUTLINE;
use board::visual_effects;
pub use board::visual_effects::{Tone, burst, debris, floating_number, frame, ring, volley};
use engine::exodus::effect::Resource;
use yew::prelude::*;

/// Draws a hexagon that lights up.
pub fn hexagon(tone: Tone) -> Html {
    visual_effects::hexagon(tone, OUTLINE)
}

/// Draws the light of a planet that is destroyed.
pub fn nova() -> Html {
    html! { <g class="exo-nova"><circle class="exo-nova-light" fill="url(#exo-light)" r="110" /><path class="fx-burst tone-blast" transform="scale(3)" d="M0-24L5-8 17-17 8-5 24 0 8 5 17 17 5 8 0 24-5 8-17 17-8 5-24 0-8-5-17-17-5-8Z" /></g> }
}

/// Draws a resource token in motion.
pub fn token(resource: Resource) -> Html {
    html! { <path class={classes!("exo-token-body", class_name(resource))} d={outline(resource)} transform="scale(1.4)" /> }
}

pub fn trail(length: i32) -> Html {
    html! { <path class="exo-trail" d={format!("M0-7L{length}-1V1L0 7Z")} /> }
}

pub fn sweep() -> Html {
    html! { <path class="exo-sweep" d="M0 0L0-80A80 80 0 0 1 69-40Z" /> }
}
