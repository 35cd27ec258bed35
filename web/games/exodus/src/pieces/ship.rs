//! Ships with their public state: owner, first or second of the type, damage, cargo, tokens, cloak.

use super::hull;
use super::modules::{self, Modules};
use super::{class_of, draw_scaled, picture};
use engine::exodus::ship::ShipType;
use engine::game::Seat;
use play::seats::seat_art;
use yew::prelude::*;

/// Maximum number of damage pips that are drawn one by one.
const MAX_SINGLE_PIPS: u8 = 6;

/// The current effect of a cloak on a ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum CloakState {
    /// No cloak, or uncloaked.
    #[default]
    Open,
    /// Found by another seat's Radar.
    Found,
    Cloaked,
}

/// Everything that the drawing of a ship, or of several of one type, shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ShipLook {
    pub seat: Seat,
    pub kind: ShipType,
    /// Whether it is the second ship of its type.
    pub is_second: bool,
    pub damage: u8,
    /// Damage that it can take.
    pub strength: u8,
    pub cargo: u8,
    /// Dice of its cannons.
    pub dice_count: u8,
    /// Speed of its drive.
    pub speed: u8,
    /// Number of movement tokens beside it.
    pub token_count: u8,
    pub cloak: CloakState,
    /// Number of ships that the drawing represents, if more than one.
    pub count: u8,
}

/// Draws a ship around its center, 46 units wide.
pub fn ship(look: &ShipLook) -> Html {
    let cloak = match look.cloak {
        CloakState::Open => None,
        CloakState::Found => Some("found"),
        CloakState::Cloaked => Some("cloaked"),
    };
    let body = match look.cloak {
        CloakState::Open | CloakState::Found => hull::render(look.kind, look.seat),
        CloakState::Cloaked => hull::outline_drawing(look.kind),
    };
    html! {
        <g class={classes!("exo-ship", class_of(look.seat), cloak)}>
            <path class="exo-ship-halo" d={hull::outline(look.kind)} />
            if look.cloak != CloakState::Cloaked {
                { modules::render(look.kind, Modules { dice_count: look.dice_count, speed: look.speed, strength: look.strength }) }
            }
            { body }
            if look.cloak == CloakState::Found {
                { draw_scaled((-17, -17), 100, radar()) }
            }
            if look.damage > 0 {
                { damage(look.damage, if look.count > 1 { look.damage } else { look.strength }) }
            }
            { cargo(look) }
            { number(look) }
            if look.token_count > 0 {
                { tokens(look.token_count) }
            }
        </g>
    }
}

/// Draws the seat's badge in the corner, with one stroke for the first ship of a type, two for the
/// second, or the number of ships in a group.
fn number(look: &ShipLook) -> Html {
    let mark = if look.count > 1 {
        html! { <text class="exo-ship-count" y="10">{ look.count }</text> }
    } else if look.is_second {
        html! { <path class="exo-ship-strokes" d="M-4-6V7M4-6V7" /> }
    } else {
        html! { <path class="exo-ship-strokes" d="M0-6V7" /> }
    };
    let body = html! {
        <g class="exo-ship-sign"><path class="badge-shape" d={seat_art(look.seat).shape()} />{ mark }</g>
    };
    let size = if look.count > 1 { 68 } else { 52 };
    draw_scaled((15, 15), size, body)
}

/// Draws damage and remaining strength along the left side.
fn damage(damage: u8, strength: u8) -> Html {
    let pip_count = damage.max(strength);
    if pip_count > MAX_SINGLE_PIPS {
        return html! {
            <g class="exo-damage" transform="translate(-18 14)"><path class="exo-wound" d="M0-10L9 6H-9Z" /><text x="0" y="18">{ damage }</text></g>
        };
    }
    let pip = |n: u8| {
        let class = classes!("exo-wound", (n >= damage).then_some("hollow"));
        let y = 17 - i32::from(n) * 7;
        html! { <path {class} d="M-4-2.6L4-2.6 2.6 2.6H-4Z" transform={format!("translate(-22 {y})")} /> }
    };
    html! { <g class="exo-damage">{ for (0..pip_count).map(pip) }</g> }
}

/// Draws the cubes on board, below the stern.
fn cargo(look: &ShipLook) -> Html {
    let dot = |n: u8| {
        let x = i32::from(n) * 9 - (i32::from(look.cargo.min(4)) - 1) * 9 / 2 - 3;
        html! { <rect class="exo-cargo" x={(x - 3).to_string()} y="20" width="7" height="7" rx="1.4" /> }
    };
    if look.cargo > 4 {
        return html! { <g class="exo-aboard">{ dot(0) }<text x="10" y="28">{ look.cargo }</text></g> };
    }
    html! { <g class="exo-aboard">{ for (0..look.cargo).map(dot) }</g> }
}

/// Draws the face-down movement tokens beside the ship.
fn tokens(count: u8) -> Html {
    let token = |n: u8| {
        let y = -17 + i32::from(n) * 6;
        html! { <path class="exo-stack" d="M-6 0L-3-5H3L6 0 3 5H-3Z" transform={format!("translate(20 {y})")} /> }
    };
    html! { <g class="exo-stacks">{ for (0..count.min(3)).rev().map(token) }</g> }
}

pub fn radar() -> Html {
    html! { <g class="exo-radar"><circle class="exo-radar-plate" r="9" /><path class="exo-radar-lines" d="M-5 4L4-5M-1 0A4 4 0 0 0 4 1M-4-4A6 6 0 0 1-1-6" /><circle class="exo-radar-dot" cx="4" cy="-5" r="1.8" /></g> }
}

pub fn icon(look: &ShipLook, label: Option<AttrValue>) -> Html {
    picture("exo-icon", 28, label, ship(look))
}

pub fn type_icon(seat: Seat, kind: ShipType, label: Option<AttrValue>) -> Html {
    let body =
        html! { <g class={classes!("exo-ship", class_of(seat))}>{ hull::render(kind, seat) }</g> };
    picture("exo-icon", 26, label, body)
}
