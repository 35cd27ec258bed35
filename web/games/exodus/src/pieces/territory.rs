//! Territories: the edge and tint of a hex in the color of the seat that holds it, and the seat's
//! badge in two corners, so that shape and letter tell as much as the color.

use super::{class_of, draw_scaled, point_on_ellipse, seat_badge};
use board::flat_hex::OUTLINE;
use engine::game::Seat;
use yew::prelude::*;

/// Directions of the corners in degrees clockwise from the east, in the order in which seats get
/// them: opposite corners first.
const CORNERS: [i32; 6] = [240, 60, 300, 120, 0, 180];
/// Length of a hex's edge around, for the dashes of tied seats.
const EDGE_LENGTH: i32 = 240;

/// Draws the territory of the seats that hold a hex. Tied seats share the edge and get one corner
/// each.
pub fn territory(leaders: &[Seat]) -> Html {
    let Ok(count) = i32::try_from(leaders.len()) else {
        return Html::default();
    };
    let render_ring = |(n, seat): (i32, &Seat)| {
        let corners = CORNERS.iter().enumerate();
        let own = corners.filter(|(at, _)| match count {
            1 => *at < 2,
            _ => i32::try_from(*at) == Ok(n),
        });
        let part = EDGE_LENGTH / 3 / count;
        let dashes = (count > 1).then(|| format!("{part} {}", EDGE_LENGTH / 3 - part));
        let offset = (count > 1).then(|| (-n * part).to_string());
        html! {
            <g class={class_of(*seat)}>
                if count == 1 {
                    <path class="exo-territory-field" d={OUTLINE} transform="scale(0.97)" />
                }
                <path class="exo-territory-edge" d={OUTLINE} transform="scale(0.94)" pathLength={EDGE_LENGTH.to_string()}
                    stroke-dasharray={dashes} stroke-dashoffset={offset} />
                { for own.map(|(_, degrees)| corner(*seat, *degrees)) }
            </g>
        }
    };
    html! {
        <g class="exo-territory">
            if count > 0 {
                <path class="exo-territory-under" d={OUTLINE} transform="scale(0.94)" />
            }
            { for (0..).zip(leaders).map(render_ring) }
        </g>
    }
}

/// Draws the badges of a hex's owner in two opposite corners.
pub fn owner_badges(seat: Seat) -> Html {
    let corners = CORNERS.iter().take(2);
    corners
        .map(|degrees| corner_badge(seat, *degrees))
        .collect()
}

fn corner_badge(seat: Seat, degrees: i32) -> Html {
    draw_scaled(point_on_ellipse(77, 77, degrees), 105, seat_badge(seat))
}

/// Draws a filled corner with the badge of its seat.
fn corner(seat: Seat, degrees: i32) -> Html {
    let turn = format!("rotate({})", degrees - 240);
    html! { <>
        <path class="exo-territory-corner" d="M-47-82H0L-71-41Z" transform={turn} />
        { corner_badge(seat, degrees) }
    </> }
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::html_text::html_to_text;
    use play::seats::seat_art;

    #[test]
    fn a_territory_shows_the_shape_of_its_seat_and_not_only_a_color() {
        for seat in (0..6).map(Seat) {
            let drawn = html_to_text(&territory(&[seat]));
            assert_eq!(drawn.matches(seat_art(seat).shape()).count(), 2, "{seat:?}");
            assert!(drawn.contains("exo-territory-field"));
        }
    }

    #[test]
    fn tied_seats_share_the_edge_and_have_a_corner_each() {
        let all: Vec<Seat> = (0..6).map(Seat).collect();
        for count in 2..=6 {
            let drawn = html_to_text(&territory(&all[..count]));
            assert_eq!(drawn.matches("exo-territory-corner").count(), count);
            assert_eq!(drawn.matches("stroke-dasharray").count(), count);
            assert!(!drawn.contains("exo-territory-field"));
        }
    }
}
