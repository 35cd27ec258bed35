//! The layer of ships, mines and asteroids.

use super::super::pieces::{self as art, Hull, ShipLook, draw_keyed, heading::Heading, mine, ship};
use super::{Piece, art_plane, center, fan, grid_of, pile, stack};
use engine::game::Seat;
use engine::grid::Square;
use engine::rift::Rift;
use engine::rift::play::ShipContext;
use engine::rift::ship::{ShipId, Side};
use engine::rift::state::Mine;
use engine::rift::view::View;
use yew::prelude::*;

/// Draws all ships, mines and asteroids, the lowest planes first; the pile of the square `fanned`
/// is spread out.
pub fn pieces(game: &Rift, view: &View, fanned: Option<Square>) -> Html {
    let grid = grid_of(game);
    let mut drawn: Vec<(i8, Html)> = Vec::new();
    for &live in view.mines.iter() {
        let (square, plane) = (live.space().square(), live.space().plane());
        let pile = pile(game, view, square);
        let entry = pile
            .iter()
            .find(|(p, piece)| *p == plane && matches!(piece, Piece::Mine(_)));
        let fan = fan(game, square, fanned == Some(square));
        let stack = entry.map_or(art::Stack::ALONE, |(_, piece)| stack(&pile, *piece, fan));
        let body = mine::mine(art_plane(plane), live.owner().map(art_seat), stack);
        drawn.push((
            plane.level(),
            draw_keyed(mine_name(live), center(grid, square), body),
        ));
    }
    for (id, flying) in view.living() {
        let square = flying.square();
        let stack = stack(
            &pile(game, view, square),
            Piece::Ship(id),
            fan(game, square, fanned == Some(square)),
        );
        let look = look(game, view, id, stack);
        let body = look.as_ref().map(ship).unwrap_or_default();
        drawn.push((
            flying.plane().level(),
            draw_keyed(ship_name(id), center(grid, square), body),
        ));
    }
    drawn.sort_by_key(|(level, _)| *level);
    drawn.into_iter().map(|(_, body)| body).collect()
}

/// Returns the name of a ship's drawing, by which animations find it.
#[must_use]
pub fn ship_name(id: ShipId) -> String {
    format!("ship-{}", id.0)
}

/// Returns the name of a mine's drawing, by which animations find it.
#[must_use]
pub fn mine_name(mine: Mine) -> String {
    format!("mine-{}", mine.space())
}

/// Draws one ship in its state in `view`, outside any pile.
pub fn lone_ship(game: &Rift, view: &View, id: ShipId) -> Html {
    let look = look(game, view, id, art::Stack::ALONE);
    look.as_ref().map(ship).unwrap_or_default()
}

pub fn lone_mine(live: Mine) -> Html {
    let plane = art_plane(live.space().plane());
    mine::mine(plane, live.owner().map(art_seat), art::Stack::ALONE)
}

/// Returns the appearance of a ship, from its state in `view`.
fn look(game: &Rift, view: &View, id: ShipId, stack: art::Stack) -> Option<ShipLook> {
    let context = ShipContext::of(game, view, id)?;
    let is_active = view.turn.ship == Some(id);
    let flying = context.ship;
    let current = view
        .turn
        .ship
        .and_then(|ship| ShipContext::of(game, view, ship));
    let current = current.map(|context| context.ship.plane().level());
    Some(ShipLook {
        hull: hull_of(game, id),
        seat: art_seat(context.owner()),
        number: number_of(game, id),
        heading: Heading::new(flying.heading.number()),
        plane: art_plane(flying.plane()),
        relative: current.map_or(0, |level| flying.plane().level() - level),
        speed: flying.speed,
        owed: if is_active { context.owed_squares() } else { 0 },
        shields: Side::ALL.map(|side| flying.bars.side(side)),
        are_shields_down: !view.are_shields_up(flying, game.board()),
        is_selected: is_active,
        is_ready: is_active || view.is_ready(id),
        mine_waits: is_active && view.turn.has_waiting_mine,
        stack,
    })
}

/// Returns the hull drawing of a ship's model; unknown models of content packs use the first hull.
#[must_use]
pub fn hull_of(game: &Rift, id: ShipId) -> Hull {
    let model = game.figures().models.get(usize::from(game.build(id).model));
    model
        .and_then(|model| Hull::from_model(&model.id))
        .unwrap_or(Hull::Rhino)
}

/// Returns the number of a ship among its owner's ships, from 1; 0 if the owner has only one
/// `[RIFT-18.3]`.
#[must_use]
pub fn number_of(game: &Rift, id: ShipId) -> u8 {
    let owner = game.owner(id);
    let own: Vec<ShipId> = (0..game.builds().len() as u8)
        .map(ShipId)
        .filter(|&other| game.owner(other) == owner)
        .collect();
    match own.iter().position(|&other| other == id) {
        Some(at) if own.len() > 1 => u8::try_from(at + 1).unwrap_or(0),
        Some(_) | None => 0,
    }
}

#[must_use]
pub const fn art_seat(seat: Seat) -> art::SeatStyle {
    art::SeatStyle::new(seat.0)
}
