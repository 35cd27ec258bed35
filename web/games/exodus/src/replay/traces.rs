//! Overlays on the star map of a replay: the flights and rockets of the last entry, or of the
//! advice.

use super::super::board_view;
use super::super::pieces::overlay;
use super::super::table::TableContext;
use crate::table;
use engine::exodus::action::{Action, Token};
use engine::exodus::event::Event;
use engine::exodus::hex::{Direction, HexId};
use engine::exodus::ship::ShipId;
use std::collections::BTreeMap;
use yew::prelude::*;

/// Draws the traces of the last entry: flights, targets, and landings of cubes.
pub fn event_traces(context: &TableContext) -> Html {
    let session = &context.snapshot.session;
    let Some(last) = session.log().len().checked_sub(1) else {
        return Html::default();
    };
    let (game, public) = (context.game(), &context.view.public);
    let trace = |event: &Event| match *event {
        Event::Flown { ship, ref path } => Some(board_view::route(game, ship.seat(), path)),
        Event::Stepped { ship, from, to } => {
            Some(board_view::route(game, ship.seat(), &[from, to]))
        }
        Event::Targeted {
            seat,
            rocket,
            from,
            to,
        } => Some(board_view::aimed_rocket(
            game,
            public,
            seat,
            rocket,
            (from, to),
        )),
        Event::Landed { hex, .. } | Event::Mined { hex, .. } | Event::Armed { hex, .. } => {
            Some(mark(context, hex))
        }
        _other => None,
    };
    let seen = session.visible_events_at(last, context.snapshot.perspective.viewer);
    seen.filter_map(trace).collect()
}

fn mark(context: &TableContext, hex: HexId) -> Html {
    overlay::hexagon(board_view::center(context.game(), hex), "exo-trace")
}

/// Draws an action line: flights, targets, and tokens that are taken or placed.
pub fn line_traces(context: &TableContext, line: &[Action]) -> Html {
    let (game, public) = (context.game(), &context.view.public);
    let mut flights: BTreeMap<ShipId, Vec<HexId>> = BTreeMap::new();
    let mut fly = |ship: ShipId, direction: Option<Direction>| {
        let start = public.ship(ship).hex;
        let flight = flights
            .entry(ship)
            .or_insert_with(|| start.into_iter().collect());
        let last = flight.last().copied();
        let next = last.and_then(|hex| direction.map_or(Some(hex), |to| game.next(hex, to)));
        flight.extend(next);
    };
    let mut marks = Vec::new();
    for action in line {
        match *action {
            Action::Order(ship, Token::Go(direction)) | Action::Step(ship, direction) => {
                fly(ship, Some(direction));
            }
            Action::Order(ship, Token::Blank) => fly(ship, None),
            Action::Target(rocket, from, to) => {
                let seat = public.controller(from).unwrap_or_default();
                marks.push(board_view::aimed_rocket(
                    game,
                    public,
                    seat,
                    rocket,
                    (from, to),
                ));
            }
            Action::Take(hex) | Action::Put(hex) | Action::Arm(_, hex) => {
                marks.push(mark(context, hex));
            }
            Action::Ferry(from, to) => {
                let seat = table::shown_seat(context);
                marks.push(board_view::route(game, seat, &[from, to]));
            }
            Action::Mount(ship) | Action::Deploy(ship) | Action::Hit(ship) => {
                let hex = public.ship(ship).hex;
                marks.extend(hex.map(|hex| mark(context, hex)));
            }
            _other => {}
        }
    }
    let flown = flights
        .iter()
        .map(|(ship, hexes)| board_view::route(game, ship.seat(), hexes));
    html! { <g class="ghost">{ for flown }{ marks }</g> }
}
