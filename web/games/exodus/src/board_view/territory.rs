//! The layer below the planets: who holds a hex, and the orbits of its ships.

use super::super::pieces::{draw_at, territory};
use super::center;
use super::formation::ORBIT_AXES;
use engine::exodus::Exodus;
use engine::exodus::hex::HexId;
use engine::exodus::state::Public;
use engine::game::Seat;
use yew::prelude::*;

/// A hex, the seats that hold it, and whether ships orbit its center.
pub type HeldHex = (HexId, Vec<Seat>, bool);

/// Returns everything that the drawing of the layer depends on, as a memo key.
#[must_use]
pub fn held_hexes(game: &Exodus, public: &Public) -> Vec<HeldHex> {
    let held = |hex| {
        let has_ships = !public.ships_at(hex).is_empty();
        (hex, leaders(public, hex), has_ships)
    };
    let is_drawn = |(_, leaders, has_ships): &HeldHex| *has_ships || !leaders.is_empty();
    game.hexes().map(held).filter(is_drawn).collect()
}

/// Draws the territories of all seats, and the orbits.
pub fn territories(game: &Exodus, held: &[HeldHex]) -> Html {
    let render_hex = |(hex, leaders, has_ships): &HeldHex| {
        let (rx, ry) = ORBIT_AXES;
        let orbit = html! { <ellipse class="exo-orbit" rx={rx.to_string()} ry={ry.to_string()} /> };
        let body = html! { <>{ territory::territory(leaders) }if *has_ships { { orbit } }</> };
        draw_at(center(game, *hex), body)
    };
    held.iter().map(render_hex).collect()
}

/// Returns the seats with the most cubes in a hex: several if they tie, none without cubes.
#[must_use]
pub fn leaders(public: &Public, hex: HexId) -> Vec<Seat> {
    let cubes = public.sector(hex).cubes;
    let most = cubes.into_iter().max().unwrap_or(0);
    let leads = |(seat, count): (Seat, u8)| (count > 0 && count == most).then_some(seat);
    (0u8..).map(Seat).zip(cubes).filter_map(leads).collect()
}
