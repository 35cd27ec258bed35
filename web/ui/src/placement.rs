//! Places drawings at points of a board.

use yew::prelude::*;

/// A point in board units, as x and y.
pub type BoardPoint = (i32, i32);

/// Moves `body` so that its origin lies at the point.
pub fn draw_at((x, y): BoardPoint, body: Html) -> Html {
    html! { <g transform={format!("translate({x} {y})")}>{ body }</g> }
}

/// Draws `body` at a point, scaled by a percentage.
pub fn draw_scaled((x, y): BoardPoint, percent: u16, body: Html) -> Html {
    let size = format!("{}.{:02}", percent / 100, percent % 100);
    html! { <g transform={format!("translate({x} {y}) scale({size})")}>{ body }</g> }
}

/// Draws `body` at a point with a name that keeps its identity when the list around it changes, and
/// by which animations find it.
pub fn draw_keyed(name: String, (x, y): BoardPoint, body: Html) -> Html {
    html! { <g key={name.clone()} data-piece={name} transform={format!("translate({x} {y})")}>{ body }</g> }
}

/// Returns the point on an ellipse around the origin with half axes `half_width` and `half_height`,
/// at an angle in degrees clockwise from the positive x axis.
#[must_use]
pub fn point_on_ellipse(half_width: i32, half_height: i32, degrees: i32) -> BoardPoint {
    let turn = f64::from(degrees).to_radians();
    let part = |half: i32, part: f64| (f64::from(half) * part).round() as i32;
    (part(half_width, turn.cos()), part(half_height, turn.sin()))
}
