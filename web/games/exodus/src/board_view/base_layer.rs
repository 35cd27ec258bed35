//! The layer below all pieces: Homes, the High Council, background stars.

use super::super::pieces::territory::owner_badges;
use super::super::pieces::{BoardPoint, Defs, class_of, council, draw_at};
use super::center;
use board::flat_hex::OUTLINE;
use engine::exodus::Exodus;
use engine::exodus::hex::HexId;
use engine::exodus::state::Public;
use engine::game::Seat;
use yew::prelude::*;

/// Draws everything of the map that never changes.
pub fn base_layer(game: &Exodus, public: &Public) -> Html {
    let (_, more) = game.frame().domination;
    html! { <>
        <Defs />
        { for game.hexes().map(|hex| draw_at(center(game, hex), stars(hex))) }
        { home_hexes(game, public) }
        { draw_at(center(game, HexId::COUNCIL), council::station(more)) }
    </> }
}

/// Draws the Home hexes in the colors of their owners.
pub fn home_hexes(game: &Exodus, public: &Public) -> Html {
    let home = |hex: HexId| {
        let seat = game.home_of(public, hex)?;
        Some(draw_at(center(game, hex), home_hex(seat)))
    };
    game.hexes().filter_map(home).collect()
}

/// Draws a Home hex in the colors of its owner.
pub fn home_hex(seat: Seat) -> Html {
    html! {
        <g class={classes!("exo-home", class_of(seat))}>
            <path class="exo-home-field" d={OUTLINE} transform="scale(0.97)" />
            <path class="exo-home-rim" d={OUTLINE} transform="scale(0.95)" />
            { owner_badges(seat) }
        </g>
    }
}

/// Draws a few faint stars, different in each hex.
fn stars(hex: HexId) -> Html {
    let seed = u32::from(hex.0)
        .wrapping_mul(2_654_435_761)
        .wrapping_add(97);
    let star = |n: u32| -> BoardPoint {
        let random_bits = seed.wrapping_mul(n * 2 + 3) >> 7;
        let part = |bits: u32, bound: u32| i32::try_from(bits % bound).unwrap_or(0);
        let y = part(random_bits >> 3, 150) - 75;
        let half = 92 - y.abs() * 50 / 87;
        (part(random_bits >> 12, 200) * half / 100 - half, y)
    };
    let d: String = (0..7)
        .map(star)
        .map(|(x, y)| format!("M{x} {y}h.1"))
        .collect();
    html! { <path class="exo-stars" {d} /> }
}
