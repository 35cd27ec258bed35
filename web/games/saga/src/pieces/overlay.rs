//! Overlays for current events and previews, in board units: routes, marches, warnings, protected
//! areas, vacant hexes.

use super::{BoardPoint, draw_at};
use board::path;
use board::path::{direction_and_length, point_along};
use board::pointy_hex::OUTLINE;
use yew::prelude::*;

/// Draws a hexagon in a style.
pub fn hexagon(place: BoardPoint, class: &'static str) -> Html {
    draw_at(
        place,
        html! { <path {class} d={OUTLINE} transform="scale(0.95)" /> },
    )
}

/// Draws a route with the cost of each step; a step beyond `points` is marked, and the last place
/// shows the total.
pub fn route(places: &[BoardPoint], costs: &[u8], points: u8) -> Html {
    let ([first, second, ..], [.., before, last]) = (places, places) else {
        return Html::default();
    };
    let mut line = places.to_vec();
    if let Some(start) = line.first_mut() {
        *start = point_along(*first, *second, 40);
    }
    let (turn, length) = direction_and_length(*before, *last);
    let end = point_along(*before, *last, length - 46);
    if let Some(point) = line.last_mut() {
        *point = end;
    }
    let sum: u8 = costs.iter().fold(0, |sum, cost| sum.saturating_add(*cost));
    let far = (sum > points).then_some("too-far");
    let step = |(cost, pair): (&u8, &[BoardPoint])| match pair {
        [from, to] => {
            let (_, length) = direction_and_length(*from, *to);
            let body =
                html! { <g class="saga-step"><circle r="15" /><text y="7">{ cost }</text></g> };
            draw_at(point_along(*from, *to, length / 2), body)
        }
        _ => Html::default(),
    };
    let total = html! { <g class="saga-total"><path d="M-44-17H44L52 0 44 17H-44L-52 0Z" /><text y="8">{ format!("{sum} / {points}") }</text></g> };
    html! {
        <g class={classes!("saga-course", far)}>
            <polyline class="path-under" points={path::points(&line)} />
            <polyline class="path-line" points={path::points(&line)} />
            <path class="path-head" d="M-16-19L18 0-16 19-7 0Z" transform={format!("translate({} {}) rotate({turn:.0})", end.0, end.1)} />
            { for costs.iter().zip(places.windows(2)).map(step) }
            { draw_at((last.0, last.1 + 74), total) }
        </g>
    }
}

/// Draws the next step of Raiders: a short arrow across the border of two hexes.
pub fn raid_arrow(from: BoardPoint, to: BoardPoint, count: u8) -> Html {
    let (turn, length) = direction_and_length(from, to);
    let (x, y) = point_along(from, to, length / 2);
    let body = html! { <g class="saga-march" transform={format!("rotate({turn:.0})")}>
        <path class="saga-march-under" d="M-26-12H4V-24L34 0 4 24V12H-26L-16 0Z" />
        <path class="saga-march-body" d="M-26-12H4V-24L34 0 4 24V12H-26L-16 0Z" />
    </g> };
    let number =
        (count > 1).then(|| html! { <text class="saga-march-count" y="6">{ count }</text> });
    draw_at(
        (x, y),
        html! { <>{ body }{ number.unwrap_or_default() }</> },
    )
}

/// Draws brackets around a hex that attracts Raiders.
pub fn attractor_brackets(place: BoardPoint) -> Html {
    draw_at(
        place,
        html! { <path class="saga-lure" d="M-24-72L0-86 24-72M60-50L75-43V-14M75 14V43L60 50M24 72L0 86-24 72M-60 50L-75 43V14M-75-14V-43L-60-50" /> },
    )
}

/// Draws a warning that Raiders surge here when the phase ends.
pub fn surge(place: BoardPoint) -> Html {
    let body = html! {
        <g class="saga-surge">
            <path class="saga-surge-plate" d="M0-17L19 15H-19Z" />
            <path class="saga-surge-sign" d="M0-7V4M0 9.6V9.7" />
        </g>
    };
    draw_at(place, body)
}

pub fn fight(place: BoardPoint) -> Html {
    let body = html! { <g class="saga-fight-sign"><circle r="19" /><path d="M-9-10L8 8M9-10L-8 8M-9 5L-5 9M9 5L5 9" /></g> };
    draw_at(place, body)
}
