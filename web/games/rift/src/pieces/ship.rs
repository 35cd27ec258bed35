//! A ship on the board: hull, heading, plane, speed, shields and seat.

use super::heading::{Heading, notch};
use super::hull::{self, Hull};
use super::plane::{self, Plane};
use super::seat::{self, SeatStyle};
use super::shields::{self, Bars};
use super::stack::Stack;
use yew::prelude::*;

/// The data that the drawing of a ship contains.
#[derive(Clone, PartialEq, Debug)]
pub struct ShipLook {
    pub hull: Hull,
    pub seat: SeatStyle,
    /// Number among the seat's ships; 0 shows none.
    pub number: u8,
    pub heading: Heading,
    pub plane: Plane,
    /// Number of planes above the ship that has the turn; negative is below.
    pub relative: i8,
    /// Speed in squares per turn; negative is backwards.
    pub speed: i8,
    /// Squares that the ship still has to move this turn.
    pub owed: u8,
    pub shields: Bars,
    /// Whether the shields are down.
    pub are_shields_down: bool,
    /// Whether the ship has the current turn.
    pub is_selected: bool,
    /// Whether the ship has not been activated this round (token Ready).
    pub is_ready: bool,
    /// Whether the ship carries a mine that is about to be released.
    pub mine_waits: bool,
    /// The position of the ship in the pile of its square.
    pub stack: Stack,
}

/// Returns the scale of a hull in a plane.
pub fn hull_scale(plane: Plane) -> f64 {
    0.9 * plane.scale()
}

/// Returns the style class of ships that are not in the plane of the ship that has the turn.
const fn depth_class(relative: i8) -> Option<&'static str> {
    match relative {
        i8::MIN..=-1 => Some("below"),
        0 => None,
        1..=i8::MAX => Some("above"),
    }
}

/// Returns the scale of a ship this many planes above the one that has the turn.
fn depth_scale(relative: i8) -> f64 {
    1.0 + 0.08 * f64::from(relative.clamp(-2, 2))
}

/// Draws a ship around the center of its square. Animations use these classes: `turning` rotates
/// with the heading, `casting` moves with the height, `banking` leans into a turn.
pub fn ship(look: &ShipLook) -> Html {
    let class = classes!(
        "ship",
        look.seat.class(),
        look.is_selected.then_some("selected"),
        (!look.is_ready).then_some("spent"),
        depth_class(look.relative),
    );
    let turn = look.heading.rotation();
    let scale = hull_scale(look.plane);
    let shadow = look.plane.shadow() + 4 * i32::from(look.relative.clamp(0, 2));
    let depth = format!("scale({:.2})", depth_scale(look.relative));
    let outline = look.hull.outline();
    html! {
        <g {class} transform={look.stack.transform()}>
            <g class="turning" transform={turn.clone()}>{ wake(look.speed) }</g>
            <g class="detail turning" transform={turn.clone()}>{ shields::arcs(&look.shields, look.are_shields_down) }</g>
            <g class="grow"><g transform={depth}>
                { plane::ring(look.plane, 36) }
                <g class="casting" transform={format!("translate({shadow} {shadow})")}>
                    <g class="turning" transform={turn.clone()}>
                        <path class="shadow" d={outline} transform={format!("scale({:.2})", scale * 0.96)} />
                    </g>
                </g>
                <g class="turning" transform={turn.clone()}>
                    <g class="hull-body" transform={format!("scale({scale:.2})")}>
                        <g class="banking">
                            { hull::render(look.hull, look.seat) }
                            if look.relative != 0 {
                                <path class="depth-tint" d={outline} />
                            }
                        </g>
                    </g>
                </g>
            </g></g>
            <g class="turning" transform={turn}>{ notch(look.heading) }{ owed(look.speed, look.owed) }</g>
            if look.mine_waits {
                <g transform="translate(0 8) scale(0.6)">{ super::mine::body("waiting") }</g>
            }
            { signs(look) }
        </g>
    }
}

/// Draws a ship at a previewed position: hull, heading and plane only.
pub fn ghost(hull: Hull, seat: SeatStyle, heading: Heading, plane: Plane) -> Html {
    let scale = hull_scale(plane);
    html! {
        <g class={classes!("ghost", seat.class())}>
            { plane::ring(plane, 36) }
            <g transform={heading.rotation()}>
                <path class="ghost-hull" d={hull.outline()} transform={format!("scale({scale:.2})")} />
                { notch(heading) }
            </g>
        </g>
    }
}

/// Draws plane, seat and speed in the corners that the bow leaves free.
fn signs(look: &ShipLook) -> Html {
    let [plane, badge, speed] = look.heading.corners();
    let place_sign = |(x, y): (i32, i32), dx: i32, dy: i32, scale: &str, body: Html| {
        html! { <g transform={format!("translate({} {}) scale({scale})", x * dx, y * dy)}><g class="grow-more"><g transform={look.stack.sign_scale()}>{ body }</g></g></g> }
    };
    html! {
        <g class="signs">
            { place_sign(plane, 31, 40, "1", plane::plate(look.plane)) }
            { place_sign(badge, 37, 37, "0.78", seat::badge(look.seat, !look.is_ready)) }
            if look.number > 0 && !look.stack.is_tight() {
                <g class="detail">{ place_sign(badge, 20, 44, "1", html! { <text class="ship-number" y="5">{ look.number }</text> }) }</g>
            }
            if look.speed != 0 && !look.stack.is_tight() {
                <g class="detail">{ place_sign(speed, 36, 40, "1", speed_plate(look.speed)) }</g>
            }
        </g>
    }
}

fn speed_plate(speed: i8) -> Html {
    let d = if speed > 0 {
        "M-10-4l4 4-4 4M-5-4l4 4-4 4"
    } else {
        "M-6-4l-4 4 4 4M-1-4l-4 4 4 4"
    };
    html! {
        <g class="speed-plate">
            <rect x="-13" y="-8" width="26" height="16" rx="8" />
            <path {d} />
            <text x="6" y="5">{ speed.unsigned_abs() }</text>
        </g>
    }
}

/// Draws an exhaust trail whose length shows the speed: at the stern, or at the bow when flying
/// backwards.
fn wake(speed: i8) -> Html {
    if speed == 0 {
        return Html::default();
    }
    let length = 44 + 6 * i32::from(speed.unsigned_abs()).min(5);
    let flip = if speed > 0 { "" } else { "scale(1 -1)" };
    let d = format!(
        "M-13 24L-9 {0}-6 30-2 {length} 2 {length} 6 30 9 {0} 13 24Z",
        length - 9
    );
    html! { <path class="wake" {d} transform={flip} /> }
}

/// Draws one dot per square that the ship must still move.
fn owed(speed: i8, owed: u8) -> Html {
    let y = if speed < 0 { "-49" } else { "49" };
    let dot = |i: u8| {
        let x = i32::from(i) * 10 - (i32::from(owed) - 1) * 5;
        html! { <circle class="owed" cx={x.to_string()} cy={y} r="3.6" /> }
    };
    (0..owed).map(dot).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ships_above_are_larger_and_ships_below_are_smaller_than_the_selected_one() {
        let scales: Vec<f64> = (-2..=2).map(depth_scale).collect();
        assert!(scales.is_sorted_by(|lower, higher| lower < higher));
        assert!((depth_scale(0) - 1.0).abs() < f64::EPSILON);
        assert_eq!(
            [-2, -1, 0, 1, 2].map(depth_class),
            [
                Some("below"),
                Some("below"),
                None,
                Some("above"),
                Some("above"),
            ]
        );
    }
}
