//! Cubes on a planet: up to three of a seat are drawn one by one, more as a number.

use super::defs::pattern_fill;
use super::{BoardPoint, class_of, draw_scaled, pack_picture};
use engine::game::Seat;
use play::seats::seat_art;
use ui::panels::seat::SeatStyle as SeatArt;
use yew::prelude::*;

/// Maximum number of a seat's cubes that are drawn one by one.
const MAX_SINGLE_CUBES: u8 = 3;

/// Draws a cube of a seat, 34 units wide; a number shows how many cubes it represents.
pub fn cube(seat: Seat, number: Option<u8>) -> Html {
    let shape = seat_art(seat).shape();
    html! {
        <g class={classes!("exo-cube", class_of(seat))}>
            <path class="exo-cube-body" d={shape} />
            if let Some(fill) = pattern_fill(seat).filter(|_| number.is_none()) {
                <path class="livery" {fill} d={shape} />
            }
            if let Some(picture) = pack_picture("exodus-cube", 11).filter(|_| number.is_none()) {
                { picture }
            }
            <path class="exo-cube-light" d={shape} transform="scale(0.62) translate(-4 -5)" />
            if let Some(number) = number {
                <text y={number_offset(seat_art(seat))}>{ number }</text>
            }
        </g>
    }
}

/// Returns how far below the center the number is placed, since the shapes have different centers
/// of mass.
fn number_offset(seat: SeatArt) -> &'static str {
    match seat.letter() {
        'B' => "11",
        'F' => "8.5",
        _ => "8",
    }
}

/// Draws all cubes on a planet around its center, grouped by seat.
pub fn all_cubes(cubes: &[(Seat, u8)]) -> Html {
    let present: Vec<_> = cubes.iter().filter(|(_, count)| *count > 0).collect();
    let is_single_seat = present.len() == 1;
    let (places, size) = group_places(present.len());
    let draw_group = |(&&(seat, count), &place): (&&(Seat, u8), &BoardPoint)| {
        let number =
            (count > MAX_SINGLE_CUBES || (present.len() > 3 && count > 1)).then_some(count);
        let (body, size) = match number {
            Some(_) => (cube(seat, number), if is_single_seat { 105 } else { size }),
            None => (
                cube_group(seat, count),
                if is_single_seat { 100 } else { size },
            ),
        };
        draw_scaled(place, size, body)
    };
    html! { <g class="exo-cubes"><g transform="scale(1.12)">{ for present.iter().zip(places).map(draw_group) }</g></g> }
}

/// Draws up to three cubes of a seat around their center.
fn cube_group(seat: Seat, count: u8) -> Html {
    let (places, size): (&[BoardPoint], u16) = match count {
        0 | 1 => (&[(0, 0)], 84),
        2 => (&[(-12, 0), (12, 0)], 64),
        3.. => (&[(0, -11), (-12, 9), (12, 9)], 62),
    };
    places
        .iter()
        .map(|place| draw_scaled(*place, size, cube(seat, None)))
        .collect()
}

/// Returns the places of the cubes of `seat_count` seats, with their scale in percent.
const fn group_places(seat_count: usize) -> (&'static [BoardPoint], u16) {
    match seat_count {
        0 | 1 => (&[(0, 7)], 100),
        2 => (&[(-20, 6), (20, 6)], 86),
        3 => (&[(-22, -4), (22, -4), (0, 16)], 76),
        4 => (&[(-16, -4), (16, -4), (-15, 20), (15, 20)], 72),
        5 => (&[(-26, -4), (0, -4), (26, -4), (-14, 20), (14, 20)], 70),
        _ => (
            &[(-26, -4), (0, -4), (26, -4), (-26, 20), (0, 20), (26, 20)],
            70,
        ),
    }
}
