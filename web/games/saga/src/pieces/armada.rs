//! Armadas: a flagship with two escorts in the colors of a seat, and its badge.

use super::defs::pattern_fill;
use super::{BADGE_SCALE, BoardPoint, class_of, draw_at, draw_scaled, picture, seat_badge};
use engine::game::Seat;
use yew::prelude::*;

const FLAGSHIP: &str = "M0-32L7-18 10 2 19 12 20 24 8 20 5 28H-5L-8 20-20 24-19 12-10 2-7-18Z";
const ESCORT: &str = "M0-14L5-2 8 10 0 7-8 10-5-2Z";

/// Everything that the drawing of an armada shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ArmadaLook {
    /// The seat whose colors, shape and letter it has.
    pub seat: Seat,
    /// Whether it has explored and must resolve the Exploration card.
    pub is_explorer: bool,
    /// Whether it is its turn.
    pub is_acting: bool,
    pub has_xpm: bool,
    /// Whether its turn in this phase is over.
    pub is_done: bool,
}

/// Draws an armada, about 64 units wide.
pub fn armada(look: ArmadaLook) -> Html {
    html! {
        <g class={classes!("saga-armada", look.is_done.then_some("done"))}>
            if look.is_acting {
                <circle class="saga-acting" r="38" />
            }
            { fleet(look.seat) }
            { draw_scaled((0, 7), BADGE_SCALE, seat_badge(look.seat)) }
            if look.is_explorer {
                { draw_at((24, -22), explorer()) }
            }
            if look.has_xpm {
                { draw_scaled((-24, -22), 58, super::goods::xpm()) }
            }
        </g>
    }
}

pub fn fleet(seat: Seat) -> Html {
    let escort = |place: BoardPoint| draw_at(place, html! { <path class="hull" d={ESCORT} /> });
    html! {
        <g class={classes!("saga-fleet", class_of(seat))}>
            <path class="saga-armada-halo" d={FLAGSHIP} />
            { escort((-25, 6)) }{ escort((25, 6)) }
            <path class="hull" d={FLAGSHIP} />
            if let Some(fill) = pattern_fill(seat) {
                <path class="livery" {fill} d={FLAGSHIP} />
            }
            <path class="hull-light" d="M-3-24L0-30 3-24 4-8H-4Z" />
            <path class="engine" d="M-4 27H4L0 36ZM-16 22h5l-2 6ZM11 22h5l-3 6Z" />
        </g>
    }
}

/// Draws the mark of an explorer: a compass.
pub fn explorer() -> Html {
    html! { <g class="saga-explorer"><circle r="12" /><path d="M0-8L3-3 8 0 3 3 0 8-3 3-8 0-3-3Z" /></g> }
}

pub fn icon(look: ArmadaLook, label: Option<AttrValue>) -> Html {
    picture("saga-icon", 40, label, armada(look))
}

pub fn explorer_icon(label: Option<AttrValue>) -> Html {
    picture("saga-icon", 14, label, explorer())
}
