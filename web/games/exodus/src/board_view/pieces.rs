//! The layer of cubes and ships.

use super::super::pieces::planet::control_ring;
use super::super::pieces::{CloakState, ShipLook, cube, draw_keyed, draw_scaled, ship};
use super::features::cubes_name;
use super::territory::leaders;
use super::{PiecePlacement, center, formation};
use engine::exodus::Exodus;
use engine::exodus::hex::HexId;
use engine::exodus::mat::Sector;
use engine::exodus::ship::ShipId;
use engine::exodus::state::Public;
use engine::game::Seat;
use yew::prelude::*;

/// A hex with its cubes, and the drawings on its orbit with the appearance of their ships.
pub type PlacedHexPieces = (HexId, Sector, Vec<(PiecePlacement, Vec<ShipLook>)>);

/// Returns everything that the drawing of cubes and ships depends on, as a memo key.
#[must_use]
pub fn placed_pieces(game: &Exodus, public: &Public) -> Vec<PlacedHexPieces> {
    let looks = |placement: PiecePlacement| {
        let ships = placement.ships.iter();
        let looks = ships.map(|ship| look(game, public, *ship)).collect();
        (placement, looks)
    };
    let hex = |hex: HexId| {
        let placements = formation(public, hex).into_iter().map(looks);
        (hex, *public.sector(hex), placements.collect())
    };
    game.hexes().map(hex).collect()
}

/// Draws all cubes on planets and all ships.
pub fn pieces(game: &Exodus, public: &Public) -> Html {
    html! { <>
        { for game.hexes().map(|hex| cubes(game, public, hex)) }
        { for game.hexes().flat_map(|hex| ships(game, public, hex)) }
    </> }
}

/// Draws the cubes on a planet, inside the ring of the seat with the most.
fn cubes(game: &Exodus, public: &Public, hex: HexId) -> Html {
    let leaders = leaders(public, hex);
    if leaders.is_empty() {
        return Html::default();
    }
    let cubes = public.sector(hex).cubes;
    let counted: Vec<(Seat, u8)> = (0u8..).map(Seat).zip(cubes).collect();
    let body = html! { <>{ control_ring(&leaders) }{ cube::all_cubes(&counted) }</> };
    draw_keyed(cubes_name(hex), center(game, hex), body)
}

fn ships(game: &Exodus, public: &Public, hex: HexId) -> Vec<Html> {
    let (x, y) = center(game, hex);
    let drawn = |placement: PiecePlacement| {
        let drawn_ship = *placement.ships.first()?;
        let place = (x + placement.place.0, y + placement.place.1);
        Some(draw_keyed(
            ship_name(drawn_ship),
            place,
            placed_group(game, public, &placement),
        ))
    };
    formation(public, hex)
        .into_iter()
        .filter_map(drawn)
        .collect()
}

/// Draws one placement of the orbit: a single ship, or a group drawn as one ship.
fn placed_group(game: &Exodus, public: &Public, placement: &PiecePlacement) -> Html {
    let Some(&drawn_ship) = placement.ships.first() else {
        return Html::default();
    };
    let mut seen = look(game, public, drawn_ship);
    if let [_, _, ..] = placement.ships[..] {
        let sum = |field: fn(&ShipLook) -> u8| {
            let looks = placement.ships.iter().map(|ship| look(game, public, *ship));
            looks.fold(0u8, |sum, look| sum.saturating_add(field(&look)))
        };
        let all = |field: fn(&ShipLook) -> u8| (sum(field), sum(field) > 0);
        seen.count = u8::try_from(placement.ships.len()).unwrap_or(u8::MAX);
        // A group shows only that some ship is damaged; the console shows which.
        seen.damage = u8::from(all(|look| look.damage).1);
        seen.strength = seen.strength.max(seen.damage);
        seen.cargo = sum(|look| look.cargo);
        seen.token_count = u8::from(all(|look| look.token_count).1);
    }
    draw_scaled((0, 0), placement.size, ship(&seen))
}

/// Returns the name of a ship's drawing, by which animations find it.
#[must_use]
pub fn ship_name(ship: ShipId) -> String {
    format!("ship-{}", ship.0)
}

/// Returns the drawing that shows a ship, alone or in a group, with its place on the board.
#[must_use]
pub fn placement_of(game: &Exodus, public: &Public, ship: ShipId) -> Option<PiecePlacement> {
    let hex = public.ship(ship).hex?;
    let (x, y) = center(game, hex);
    let mut placements = formation(public, hex).into_iter();
    let placement = placements.find(|placement| placement.ships.contains(&ship))?;
    Some(PiecePlacement {
        place: (x + placement.place.0, y + placement.place.1),
        ..placement
    })
}

/// Draws one ship without its group.
pub fn lone_ship(game: &Exodus, public: &Public, id: ShipId) -> Html {
    ship(&look(game, public, id))
}

/// Returns the appearance of a ship.
#[must_use]
pub fn look(game: &Exodus, public: &Public, id: ShipId) -> ShipLook {
    let ship_state = public.ship(id);
    let heights = public.tokens.get(id.seat().index());
    ShipLook {
        seat: id.seat(),
        kind: id.kind(),
        is_second: id.nth() == 1,
        damage: ship_state.damage,
        strength: game.strength_of(public, id),
        cargo: ship_state.cargo,
        dice_count: game.dice_of(public, id),
        speed: game.drive(&public.mat(id.seat()).blueprints[id.kind().index()]),
        token_count: heights.map_or(0, |heights| heights[id.fleet_index()]),
        cloak: cloak_state(game, public, id),
        count: 1,
    }
}

/// Returns the effect of a cloak on a ship now: open ships, uncloaked ships, and ships found by
/// another seat's Radar are visible.
#[must_use]
pub fn cloak_state(game: &Exodus, public: &Public, id: ShipId) -> CloakState {
    if !game.starts_cloaked(public, id.seat()) {
        CloakState::Open
    } else if game.visible_ships(public).contains(id) {
        CloakState::Found
    } else if public.visible.contains(id) {
        CloakState::Open
    } else {
        CloakState::Cloaked
    }
}
