//! Symbols of resources: Crystallized Platinum a crystal, Axinium a triangle, Phasium a circle,
//! victory points a star, cubes.

use super::{pack_picture, picture};
use engine::exodus::effect::Resource;
use engine::exodus::figures::PlanetKind;
use yew::prelude::*;

/// Returns the resource that planets of a kind produce.
#[must_use]
pub const fn of_kind(kind: PlanetKind) -> Resource {
    match kind {
        PlanetKind::Home | PlanetKind::Blue => Resource::Cp,
        PlanetKind::Red => Resource::Ax,
        PlanetKind::Green => Resource::Ph,
    }
}

/// Returns the style class of a resource's color.
#[must_use]
pub const fn class_name(resource: Resource) -> &'static str {
    match resource {
        Resource::Cp => "of-cp",
        Resource::Ax => "of-ax",
        Resource::Ph => "of-ph",
    }
}

/// Returns the outline of a token, 16 units wide.
#[must_use]
pub const fn outline(resource: Resource) -> &'static str {
    match resource {
        Resource::Cp => "M0-9L6-3.5V3.5L0 9-6 3.5V-3.5Z",
        Resource::Ax => "M0-8.5L8.4 6.5H-8.4Z",
        Resource::Ph => "M0-7.6A7.6 7.6 0 1 1-.01-7.6Z",
    }
}

/// Returns the inner lines of a token, which distinguish it without color.
const fn facet(resource: Resource) -> &'static str {
    match resource {
        Resource::Cp => "M-6-3.5L0-1 6-3.5M0-1V9",
        Resource::Ax => "M0-2L3.4 4H-3.4Z",
        Resource::Ph => "M0-2.6A2.6 2.6 0 1 1-.01-2.6Z",
    }
}

/// Draws a token, or a hollow outline if the token is gone.
pub fn token(resource: Resource, is_present: bool) -> Html {
    let class = classes!(
        "exo-token",
        class_name(resource),
        (!is_present).then_some("hollow")
    );
    html! {
        <g {class}>
            <path class="exo-token-body" d={outline(resource)} />
            if is_present {
                { pack_picture("exodus-token", 5).unwrap_or_else(|| html! { <path class="exo-token-facet" d={facet(resource)} /> }) }
            }
        </g>
    }
}

pub fn icon(resource: Resource, label: Option<AttrValue>) -> Html {
    picture("exo-icon", 10, label, token(resource, true))
}

pub fn vp_icon(label: Option<AttrValue>) -> Html {
    let star = html! { <path class="exo-star" d="M0-9.2L2.7-3.4 9-2.8 4.2 1.4 5.7 7.7 0 4.4-5.7 7.7-4.2 1.4-9-2.8-2.7-3.4Z" /> };
    picture("exo-icon", 10, label, star)
}

/// Returns the icon of a cube in the current text color.
pub fn cube_icon(label: Option<AttrValue>) -> Html {
    let cube = html! {
        <g class="exo-plain-cube"><path class="exo-cube-top" d="M0-9L8-4.5 0 0-8-4.5Z" /><path class="exo-cube-left" d="M-8-4.5L0 0V9L-8 4.5Z" /><path class="exo-cube-right" d="M8-4.5L0 0V9L8 4.5Z" /></g>
    };
    picture("exo-icon", 10, label, cube)
}
