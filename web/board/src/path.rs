//! Paths over a board in board units: length, direction and drawing.

use ui::placement::BoardPoint;
use yew::prelude::*;

/// Returns the direction from one point to another in degrees from the east, and their distance.
#[must_use]
pub fn direction_and_length(from: BoardPoint, to: BoardPoint) -> (f64, i32) {
    let (dx, dy) = (f64::from(to.0 - from.0), f64::from(to.1 - from.1));
    (dy.atan2(dx).to_degrees(), dx.hypot(dy).round() as i32)
}

/// Returns the point at a distance from `from` toward `to`.
#[must_use]
pub fn point_along(from: BoardPoint, to: BoardPoint, distance: i32) -> BoardPoint {
    let (dx, dy) = (f64::from(to.0 - from.0), f64::from(to.1 - from.1));
    let ratio = f64::from(distance) / dx.hypot(dy).max(1.0);
    let at = |start: i32, length: f64| start + (length * ratio).round() as i32;
    (at(from.0, dx), at(from.1, dy))
}

/// Formats points for an SVG polyline.
#[must_use]
pub fn points(vertices: &[BoardPoint]) -> String {
    vertices.iter().map(|(x, y)| format!("{x},{y} ")).collect()
}

/// Draws a path through points with an arrow head, with `marks` on it.
pub fn path(places: &[BoardPoint], marks: Html) -> Html {
    let [.., before, (x, y)] = places else {
        return Html::default();
    };
    let (turn, _) = direction_and_length(*before, (*x, *y));
    html! {
        <g class="path">
            <polyline class="path-under" points={points(places)} />
            <polyline class="path-line" points={points(places)} />
            { marks }
            <path class="path-head" d="M-14-16L16 0-14 16-6 0Z" transform={format!("translate({x} {y}) rotate({turn:.0})")} />
        </g>
    }
}
