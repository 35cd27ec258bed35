//! Previews movement on the map: the reach of a ship, and planned orders.

use super::super::pieces::overlay::{self, route as draw_route};
use super::super::pieces::{BoardPoint, class_of};
use super::center;
use engine::exodus::Exodus;
use engine::exodus::hex::{HexId, HexSet};
use engine::exodus::ship::{FLEET, ShipId};
use engine::exodus::state::{Plan, Public, TokenStack};
use engine::game::Seat;
use std::collections::BTreeMap;
use yew::prelude::*;

/// Draws the reachable hexes as one field with a rim.
pub fn reach(game: &Exodus, hexes: HexSet) -> Html {
    let field = |hex| overlay::hexagon(center(game, hex), "exo-reach");
    hexes
        .iter()
        .filter(|hex| hex.index() < game.map_hexes().len())
        .map(field)
        .collect()
}

/// Draws a route through hexes from its start; a repeated hex is a rest.
pub fn route(game: &Exodus, seat: Seat, hexes: &[HexId]) -> Html {
    let places: Vec<BoardPoint> = hexes.iter().map(|hex| center(game, *hex)).collect();
    html! { <g class={classes!("exo-courses", class_of(seat))}>{ draw_route(&places, 1) }</g> }
}

/// Draws the route of a stack of tokens from a hex.
pub fn stack_route(game: &Exodus, seat: Seat, from: HexId, stack: TokenStack) -> Html {
    route(game, seat, &game.flight(from, stack))
}

/// Draws all planned orders of a seat: ships of one hex with the same stack as one arrow with their
/// number, and different stacks on the same route side by side.
pub fn orders(game: &Exodus, public: &Public, seat: Seat, plan: &Plan) -> Html {
    let mut flights: BTreeMap<(HexId, [u8; 3]), u8> = BTreeMap::new();
    for fleet_index in 0..FLEET {
        let stack = plan.orders[fleet_index];
        let hex = public.ship(ShipId::at(seat, fleet_index)).hex;
        if let Some(hex) = hex.filter(|_| stack.token_count() > 0) {
            *flights.entry((hex, stack.0)).or_default() += 1;
        }
    }
    let arrow = |((from, stack), ships): (&(HexId, [u8; 3]), &u8)| {
        let has_same_start = |(other, _): &&(HexId, [u8; 3])| other == from;
        let before = flights.keys().take_while(|key| *key != &(*from, *stack));
        let lane = i32::try_from(before.filter(|key| has_same_start(key)).count()).unwrap_or(0);
        let shift = [0, 14, -14, 26, -26, 36, -36, 44];
        let shift = shift
            .get(lane.unsigned_abs() as usize)
            .copied()
            .unwrap_or(0);
        let flight = game.flight(*from, TokenStack(*stack));
        let places: Vec<BoardPoint> = flight
            .iter()
            .map(|hex| center(game, *hex))
            .map(|(x, y)| (x + shift, y + shift / 2))
            .collect();
        draw_route(&places, *ships)
    };
    html! { <g class={classes!("exo-courses", class_of(seat))}>{ for flights.iter().map(arrow) }</g> }
}
