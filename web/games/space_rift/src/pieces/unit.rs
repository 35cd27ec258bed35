//! Units on the board: side, class, type, remaining ships, and the unit's actions of this turn.

use super::hull::{Hull, ShipImage};
use super::side::{class_of, class_symbol, forward_sign, rotation_of};
use engine::space_rift::battlefield::Side;
use engine::space_rift::unit::Class;
use yew::prelude::*;

/// The data that the drawing of a unit contains.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct UnitLook {
    pub side: Side,
    /// The hull drawing; `None` uses that of its class.
    pub hull: Option<Hull>,
    /// The number of the unit's picture in the active content pack; `None` for the built-in
    /// drawing.
    pub picture: Option<u8>,
    pub class: Class,
    /// The type code, with the suffix `h` for a heavy unit.
    pub code: String,
    pub ship_count: u8,
    /// Number of ships at full strength.
    pub full_ships: u8,
    /// Whether the unit has a hull besides its escorts.
    pub has_hull: bool,
    pub points: u8,
    /// Whether the unit has a red-alert marker.
    pub has_alert: bool,
    /// Whether the unit was ordered this turn.
    pub is_ordered: bool,
    /// Whether the unit has moved this turn.
    pub has_moved: bool,
    /// Whether the unit has fought this turn.
    pub has_fought: bool,
    /// Whether the unit was ordered but cannot fight this turn.
    pub is_locked: bool,
}

/// Draws a unit around the center of its hex. Animations use the class `fleet`, and find each ship
/// by `data-ship`.
pub fn unit(look: &UnitLook) -> Html {
    let class = classes!(
        "unit",
        class_of(look.side),
        look.has_alert.then_some("alerted"),
        look.is_ordered.then_some("ordered"),
    );
    html! {
        <g {class}>
            <path class="unit-base" d="M0-47L41-23.5V23.5L0 47-41 23.5V-23.5Z" />
            if look.has_alert {
                <path class="alert-ring" d="M0-50L43-25V25L0 50-43 25V-25Z" />
            }
            { fleet(look) }
            { plate(look) }
            { badges(look) }
        </g>
    }
}

/// Draws the ships of a unit without its plate.
pub fn fleet(look: &UnitLook) -> Html {
    let hull = look.hull.unwrap_or(Hull::of("", look.class));
    let slots = hull.formation(look.full_ships);
    let own = look
        .picture
        .map_or(ShipImage::Drawn(hull), ShipImage::Pictured);
    let (escort, craft, size) = if look.has_hull {
        (Hull::Fighter, ShipImage::Drawn(Hull::Fighter), "0.85")
    } else {
        (hull, own, hull.size_in(look.full_ships))
    };
    let one = |(n, &(x, y)): (u8, &(i32, i32))| {
        let transform = format!("translate({x} {y}) scale({size})");
        if n < look.ship_count {
            html! { <g {transform}><g class="craft" data-ship={n.to_string()}>{ craft.render(look.side) }</g></g> }
        } else if n < look.full_ships {
            html! { <path class="lost-ship detail" {transform} d={escort.outline()} /> }
        } else {
            Html::default()
        }
    };
    let (x, y) = hull.place_of_hull();
    html! {
        <g class="fleet" transform={rotation_of(look.side)}>
            if look.has_hull {
                <g transform={format!("translate({x} {y}) scale(0.96)")}><g class="craft" data-ship="hull">{ own.render(look.side) }</g></g>
            }
            { for (0u8..).zip(slots).map(one) }
        </g>
    }
}

/// Draws the plate with class symbol and code at the stern: round ends for South, pointed ends for
/// North.
fn plate(look: &UnitLook) -> Html {
    let outline = match look.side {
        Side::South => "M-24-14H24A14 14 0 0 1 24 14H-24A14 14 0 0 1-24-14Z",
        Side::North => "M-27-14H27L38 0 27 14H-27L-38 0Z",
    };
    let y = -24 * forward_sign(look.side);
    html! {
        <g class="unit-plate" transform={format!("translate(0 {y})")}>
            <g class="grow-plate">
                <path class="plate-body" d={outline} />
                <g transform="translate(-19 0)">{ class_symbol(look.class) }</g>
                <text class={(look.code.len() > 2).then_some("long")} x="13" y="8">{ &look.code }</text>
                <g class="points detail" transform="translate(42 0)"><circle r="9" /><text y="5">{ look.points }</text></g>
            </g>
        </g>
    }
}

/// Draws the red-alert marker at the left of the bow, and the state of the turn's orders at its
/// right.
fn badges(look: &UnitLook) -> Html {
    let y = 30 * forward_sign(look.side);
    let offset = 4 * forward_sign(look.side);
    let place_badge = |x: i32, y: i32, body: Html| {
        html! { <g transform={format!("translate({x} {y})")}><g class="grow-badge">{ body }</g></g> }
    };
    html! { <>
        if look.has_alert {
            { place_badge(-33, y, alert_marker()) }
        }
        if look.is_ordered {
            { place_badge(34, y, order_marker(look.has_moved)) }
        }
        if look.has_fought {
            { place_badge(42, offset, fought_marker()) }
        } else if look.is_locked {
            { place_badge(42, offset, locked_marker()) }
        }
    </> }
}

pub fn alert_marker() -> Html {
    html! {
        <g class="alert-badge"><path class="badge-body" d="M0-15L15 11H-15Z" /><path class="badge-ink" d="M0-6V3M0 6.5V8" /></g>
    }
}

fn order_marker(has_moved: bool) -> Html {
    let class = classes!("order-badge", has_moved.then_some("done"));
    let d = if has_moved {
        "M-6 5L0-1 6 5M-6-1L0-7 6-1"
    } else {
        "M-7 3L0-4 7 3"
    };
    html! { <g {class}><circle class="badge-body" r="12" /><path class="badge-ink" {d} /></g> }
}

fn fought_marker() -> Html {
    html! {
        <g class="fought-badge"><circle class="badge-body" r="12" /><path class="badge-ink" d="M-6-6L6 6M6-6L-6 6M-7 3L-3 7M7 3L3 7" /></g>
    }
}

fn locked_marker() -> Html {
    html! {
        <g class="locked-badge"><circle class="badge-body" r="12" /><path class="badge-ink" d="M-6 0H6V7H-6ZM-4 0V-3A4 4 0 0 1 4-3V0" /></g>
    }
}

/// Draws a unit at a previewed position: its ships only.
pub fn ghost(look: &UnitLook) -> Html {
    html! { <g class={classes!("unit-ghost", class_of(look.side))}>{ fleet(look) }</g> }
}
