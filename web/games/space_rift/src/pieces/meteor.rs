//! Meteor tiles: two rocks for a shower, four for a storm, with tail, speed and direction.

use super::terrain::pictured;
use yew::prelude::*;

/// The data that the drawing of a meteor contains.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MeteorLook {
    /// Number of hexes that the meteor moves each turn.
    pub speed: u8,
    /// Whether the meteor is a storm, which rolls more dice.
    pub is_storm: bool,
    /// Whether the meteor moves east; otherwise it moves west.
    pub is_eastward: bool,
    /// Whether the meteor has moved this turn.
    pub has_moved: bool,
}

/// Draws a meteor around the center of its hex.
pub fn meteor(look: MeteorLook) -> Html {
    let flip = (!look.is_eastward).then_some("scale(-1 1)");
    let class = classes!("meteor", look.is_storm.then_some("storm"));
    html! {
        <g {class}>
            <g transform={flip}>
                if let Some(picture) = pictured("space-rift-meteor") {
                    { picture }
                } else {
                    <path class="meteor-tail" fill="url(#sr-tail)" d="M18-14Q-20-18-46-6-28-6-20-2-36 2-46 12-20 10 18 14Z" />
                    <path class="rock" fill="url(#sr-rock)" d="M8-14L24-13 34-2 29 11 14 15 3 6Z" />
                    if look.is_storm {
                        <path class="rock" fill="url(#sr-rock)" d="M-8-28L4-31 12-23 6-14-5-15ZM-10 17L3 14 9 23 2 31-9 28Z" />
                    } else {
                        <path class="rock" fill="url(#sr-rock)" d="M-12 17L0 16 4 24-4 30-13 26Z" />
                    }
                }
                <path class="meteor-way" d="M36-8L45 0 36 8" />
            </g>
            <g class="grow-badge"><g class={classes!("meteor-speed", look.has_moved.then_some("done"))}>
                <circle cx="0" cy="34" r="13" /><text y="40">{ look.speed }</text>
            </g></g>
        </g>
    }
}
