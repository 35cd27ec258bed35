//! The Jumpgate: a ring that opens as XPMs are installed, and their slots.

use super::{draw_at, draw_scaled, goods, picture, point_on_ellipse};
use yew::prelude::*;

/// Distance of the slots from the center of the Jumpgate.
const SLOT_DISTANCE: i32 = 61;

/// Center of the Jumpgate in its hex, below the code.
const GATE_CENTER: (i32, i32) = (0, 24);
/// Scale of the Jumpgate in its hex, in percent.
const GATE_SCALE: u16 = 88;

/// Draws the Jumpgate as the scene of its sector.
pub fn gate_scene() -> Html {
    draw_scaled(GATE_CENTER, GATE_SCALE, ring())
}

/// Draws the Jumpgate around its center.
pub fn ring() -> Html {
    html! {
        <g class="saga-gate">
            <circle class="saga-gate-light" fill="url(#saga-light-gate)" r="96" />
            <circle class="saga-gate-ring" r="61" />
            <circle class="saga-gate-inner" r="51" />
            <path class="saga-gate-arms" d={clamps_path()} />
        </g>
    }
}

/// Returns the path of the clamps around the ring.
fn clamps_path() -> String {
    let arm = |n: i32| {
        let [(ax, ay), (bx, by)] = [
            point_on_ellipse(52, 52, n * 60 + 30),
            point_on_ellipse(72, 72, n * 60 + 30),
        ];
        format!("M{ax} {ay}L{bx} {by}")
    };
    (0..6).map(arm).collect()
}

/// Draws the filled slots and the opening of the Jumpgate, at its place in the sector.
pub fn gate_charge(installed: u8, slots: u8) -> Html {
    draw_scaled(GATE_CENTER, GATE_SCALE, filled_slots(installed, slots))
}

/// Draws the filled slots around the center of the Jumpgate; empty without slots.
pub fn filled_slots(installed: u8, slots: u8) -> Html {
    if slots == 0 {
        return Html::default();
    }
    let share = i32::from(installed.min(slots)) * 100 / i32::from(slots);
    let step = 360 / i32::from(slots);
    let slot = |n: u8| {
        let (x, y) = point_on_ellipse(SLOT_DISTANCE, SLOT_DISTANCE, i32::from(n) * step + 90);
        let filled = n < installed;
        let class = classes!("saga-slot", filled.then_some("filled"));
        let body = html! { <g {class}><circle r="14" />{ if filled { draw_scaled((0, 0), 68, goods::xpm()) } else { Html::default() } }</g> };
        draw_at((x, y), body)
    };
    html! {
        <g class="saga-charge">
            if installed > 0 {
                <g class="saga-vortex" transform={format!("scale({}.{:02})", (40 + share * 6 / 10) / 100, (40 + share * 6 / 10) % 100)}>
                    <circle class="saga-vortex-light" r="48" />
                    <path class="saga-vortex-arms" d="M0 0C14-26 44-14 40 12M0 0C30-2 30 34 8 42M0 0C16 26-16 44-32 24M0 0C-14 26-44 14-40-12M0 0C-30 2-30-34-8-42M0 0C-16-26 16-44 32-24" />
                </g>
            }
            <path class="saga-charge-arc" pathLength="100" stroke-dasharray={format!("{share} 100")} d="M0 61A61 61 0 1 1 .01 61" />
            { for (0..slots).map(slot) }
        </g>
    }
}

pub fn icon(installed: u8, slots: u8, label: Option<AttrValue>) -> Html {
    let body = html! { <>{ ring() }{ filled_slots(installed, slots) }</> };
    picture("saga-icon", 80, label, body)
}
