//! The layer below all pieces: sectors, unexplored hexes, and the boundary of the map.

use super::super::pieces::{Defs, draw_at, draw_keyed, tile};
use super::{center, rim};
use board::pointy_hex::{DIRECTIONS, axial, number};
use engine::saga::Saga;
use engine::saga::armada::Sector;
use engine::saga::hex::{HexId, SectorId};
use engine::saga::state::Public;
use std::fmt::Write;
use yew::prelude::*;

/// Draws all sectors and the rim around them.
pub fn base_layer(game: &Saga, public: &Public) -> Html {
    let vacant = |hex: HexId| draw_at(center(hex), tile::vacant());
    html! { <>
        <Defs />
        { boundary(game, public) }
        { for rim(game, public).iter().map(vacant) }
        { for public.all().map(|(id, sector)| sector_picture(game, public, id, sector)) }
    </> }
}

fn sector_picture(game: &Saga, public: &Public, id: SectorId, sector: &Sector) -> Html {
    let face = game.tile_of(public, id).filter(|_| sector.is_face_up);
    let body = match face {
        Some(face) => tile::sector(face),
        None => tile::face_down(u32::from(sector.hex.0)),
    };
    draw_keyed(sector_name(sector.hex), center(sector.hex), body)
}

/// Draws the line beyond which no sector is placed, if it is near.
fn boundary(game: &Saga, public: &Public) -> Html {
    let max_distance = game.mission().max_distance;
    let shown = rim(game, public);
    if !shown
        .iter()
        .any(|hex| game.distance(HexId::GATE, hex) == max_distance)
    {
        return Html::default();
    }
    let corners = [
        (87, 50),
        (87, -50),
        (0, -100),
        (-87, -50),
        (-87, 50),
        (0, 100),
    ];
    let mut d = String::new();
    // Only along hexes that the map shows; lines farther out would be cut off at its edge.
    let sectors = public.sectors.iter().map(|sector| sector.hex);
    for hex in shown.iter().chain(sectors) {
        if game.distance(HexId::GATE, hex) != max_distance {
            continue;
        }
        let (x, y) = center(hex);
        let [q, r] = axial(super::index_of(hex));
        for (side, [dq, dr]) in DIRECTIONS.into_iter().enumerate() {
            let next = number([q + dq, r + dr]).and_then(super::hex_at);
            if next.is_some_and(|next| game.distance(HexId::GATE, next) <= max_distance) {
                continue;
            }
            let (Some((ax, ay)), Some((bx, by))) = (corners.get(side), corners.get((side + 1) % 6))
            else {
                continue;
            };
            // Writing into a string cannot fail.
            write!(d, "M{} {}L{} {}", x + ax, y + ay, x + bx, y + by).ok();
        }
    }
    html! { <path class="saga-boundary" {d} /> }
}

/// Returns the name of a sector's drawing, by which animations find it.
#[must_use]
pub fn sector_name(hex: HexId) -> String {
    format!("sector-{}", hex.0)
}
