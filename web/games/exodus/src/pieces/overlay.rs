//! Overlays that preview an action or show current events, in board units.

use super::{BoardPoint, draw_at, draw_scaled, rocket};
use board::flat_hex::OUTLINE;
use board::path::{direction_and_length, point_along, points};
use engine::exodus::part::Rocket;
use yew::prelude::*;

/// Draws a hexagon in a style.
pub fn hexagon(place: BoardPoint, class: &'static str) -> Html {
    draw_at(
        place,
        html! { <path {class} d={OUTLINE} transform="scale(0.95)" /> },
    )
}

/// Draws a route through places with an arrowhead, and a pause mark where it rests.
pub fn route(places: &[BoardPoint], ship_count: u8) -> Html {
    let mut turns: Vec<BoardPoint> = Vec::new();
    let mut rests: Vec<(BoardPoint, i32)> = Vec::new();
    for place in places {
        if turns.last() == Some(place) {
            let rest_count = rests.iter().filter(|(at, _)| at == place).count();
            rests.push((*place, i32::try_from(rest_count).unwrap_or(0)));
        } else {
            turns.push(*place);
        }
    }
    let pause = |(place, nth): &((i32, i32), i32)| {
        let body = html! { <g class="exo-pause"><circle r="13" /><path d="M-4-6V6M4-6V6" /></g> };
        draw_at((place.0 + nth * 22, place.1 + 44), body)
    };
    html! {
        <g class="exo-course">
            { arrow(&turns, ship_count) }
            { for rests.iter().map(pause) }
        </g>
    }
}

fn arrow(turns: &[BoardPoint], ship_count: u8) -> Html {
    let [first, second, ..] = turns else {
        return Html::default();
    };
    let [.., before, last] = turns else {
        return Html::default();
    };
    let mut line = turns.to_vec();
    if let Some(start) = line.first_mut() {
        *start = point_along(*first, *second, 48);
    }
    let (turn, length) = direction_and_length(*before, *last);
    let end = point_along(*before, *last, length - 40);
    if let Some(point) = line.last_mut() {
        *point = end;
    }
    let steps = turns.iter().skip(1).take(turns.len().saturating_sub(2));
    let dot =
        |(x, y): &BoardPoint| html! { <circle cx={x.to_string()} cy={y.to_string()} r="8" /> };
    let count = (ship_count > 1).then(|| {
        let body =
            html! { <g class="exo-course-count"><circle r="14" /><text y="7">{ ship_count }</text></g> };
        draw_at(point_along(*first, *second, 66), body)
    });
    html! { <>
        <polyline class="path-under" points={points(&line)} />
        <polyline class="path-line" points={points(&line)} />
        { for steps.map(dot) }
        <path class="path-head" d="M-16-19L18 0-16 19-7 0Z" transform={format!("translate({} {}) rotate({turn:.0})", end.0, end.1)} />
        { count.unwrap_or_default() }
    </> }
}

/// Draws the arc of a rocket from its planet to its target, with a crosshair on the target.
pub fn rocket_arc(rocket: Rocket, from: BoardPoint, to: BoardPoint, nth: u8) -> Html {
    let (_, length) = direction_and_length(from, to);
    let (start, end) = (
        point_along(from, to, 44),
        point_along(from, to, length - 52),
    );
    let bow = -(length / 5 + 14 + i32::from(nth) * 18);
    let top = ((start.0 + end.0) / 2, (start.1 + end.1) / 2 + bow);
    let (turn, _) = direction_and_length(top, end);
    let d = format!(
        "M{} {}Q{} {} {} {}",
        start.0, start.1, top.0, top.1, end.0, end.1
    );
    html! {
        <g class={classes!("exo-salvo", rocket::class_name(rocket))}>
            <path class="exo-salvo-under" d={d.clone()} />
            <path class="exo-salvo-line" {d} />
            <g transform={format!("translate({} {}) rotate({:.0}) scale(0.7)", end.0, end.1, turn + 90.0)}>{ rocket::body(rocket) }</g>
            { crosshair(to) }
        </g>
    }
}

/// Draws the crosshair on a target.
pub fn crosshair(place: BoardPoint) -> Html {
    draw_at(
        place,
        html! { <path class="exo-sight" d="M0-60A60 60 0 1 1-.01-60ZM0-74V-48M0 74V48M-74 0H-48M74 0H48" /> },
    )
}

/// Draws a flag above a place with a chance in percent, and the lowest die face that succeeds.
pub fn chance((x, y): BoardPoint, percent: u8, face: u8) -> Html {
    let bar = u32::from(percent.min(100)) * 84 / 100;
    let die = (face <= 6).then(|| draw_scaled((-28, -66), 62, super::die::die(face, true)));
    html! {
        <g class="exo-chance" transform={format!("translate({x} {y})")}>
            <path class="exo-chance-flag" d="M-50-82H50V-42H10L0-32-10-42H-50Z" />
            { die.unwrap_or_default() }
            <text x="14" y="-57">{ percent }<tspan class="exo-percent">{ "%" }</tspan></text>
            <rect class="exo-chance-track" x="-42" y="-51" width="84" height="5" />
            <rect class="exo-chance-bar" x="-42" y="-51" width={bar.to_string()} height="5" />
        </g>
    }
}

/// Draws crossed blades for a pending battle, or for the current one if `is_current` is true.
pub fn battle(place: BoardPoint, is_current: bool) -> Html {
    let class = classes!("exo-battle", is_current.then_some("now"));
    let body = html! {
        <g {class}>
            <circle class="exo-battle-plate" r="17" />
            <path class="exo-battle-blades" d="M-9-10L8 8M9-10L-8 8M-9 5L-5 9M9 5L5 9" />
        </g>
    };
    draw_at(place, body)
}

/// Draws the mark of a hex whose ships may uncloak.
pub fn cloak_question(place: BoardPoint) -> Html {
    let body = html! {
        <g class="exo-veil"><circle class="exo-battle-plate" r="17" /><path class="exo-veil-eye" d="M-11 0C-6-8 6-8 11 0 6 8-6 8-11 0ZM0-3.4A3.4 3.4 0 1 1-.01-3.4ZM-9 9L9-9" /></g>
    };
    draw_at(place, body)
}
