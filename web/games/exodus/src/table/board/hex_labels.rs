//! The names of hexes, with their contents and the effect of picking them.

use super::super::super::narrate::Narrator;
use super::super::{InputMode, PickAction, TableContext, acting_piece};
use crate::table;
use crate::table::offers;
use crate::table::pick_resolver::PickActions;
use engine::exodus::action::{Action, Token};
use engine::exodus::event::Event;
use engine::exodus::hex::{HexId, HexSet};
use std::collections::BTreeMap;
use std::slice;
use ui::l10n::Phrases;
use yew::AttrValue;

/// Returns the name of one effect of picking a hex.
#[must_use]
pub fn pick_text(
    context: &TableContext,
    narrator: &Narrator<'_>,
    phrases: &Phrases,
    pick: &PickAction,
) -> String {
    match pick {
        PickAction::Order(action) => narrator.order(&context.view, *action),
        PickAction::Route(route) => {
            let ship = offers::selected_ship(&context.offers, context.input);
            let words = [
                (
                    "ship",
                    ship.map_or_else(String::new, |ship| narrator.ship_short(ship))
                        .into(),
                ),
                ("steps", route.len().into()),
            ];
            phrases.say("exodus-table-route", &words)
        }
        PickAction::Take(InputMode::RocketTarget(rocket, _)) => {
            let words = [("rocket", narrator.rocket(*rocket).into())];
            phrases.say("exodus-table-take-rocket", &words)
        }
        PickAction::Take(_) => phrases.text("exodus-table-take-cube"),
        PickAction::Ship(ship) => {
            let words = [("ship", narrator.ship_short(*ship).into())];
            phrases.say("exodus-table-take-ship", &words)
        }
    }
}

/// Returns the name of every hex, with the effect of picking it.
#[must_use]
pub fn hex_labels(
    context: &TableContext,
    phrases: &Phrases,
    picks: &PickActions,
) -> BTreeMap<HexId, AttrValue> {
    let narrator = table::narrator(context, phrases);
    let name = |(hex, picks): (&HexId, &Vec<PickAction>)| {
        let todo: Vec<String> = picks
            .iter()
            .map(|pick| pick_text(context, &narrator, phrases, pick))
            .collect();
        let name = narrator.cell(&context.view.public, *hex, &todo.join(", "));
        (*hex, AttrValue::from(name))
    };
    picks.iter().map(name).collect()
}

/// Returns the hexes that the last log entry touched.
#[must_use]
pub fn recent_hexes(context: &TableContext) -> HexSet {
    let session = &context.snapshot.session;
    let Some(last) = session.entry_count().checked_sub(1) else {
        return HexSet::NONE;
    };
    let mut hexes = HexSet::NONE;
    for event in session.visible_events_at(last, context.snapshot.perspective.viewer) {
        event_hexes(event)
            .into_iter()
            .for_each(|hex| hexes.insert(hex));
    }
    hexes
}

/// Returns the hexes whose contents an event changes.
fn event_hexes(event: &Event) -> Vec<HexId> {
    match event {
        Event::Stepped { from, to, .. } | Event::Flew { from, to, .. } => {
            vec![*from, *to]
        }
        Event::Ferried { from, to, .. } => {
            vec![*from, *to]
        }
        Event::Flown { path, .. } => path
            .first()
            .into_iter()
            .chain(path.last())
            .copied()
            .collect(),
        Event::Taken { hex, .. }
        | Event::Ruined { hex }
        | Event::Mounted { hex, .. }
        | Event::Landed { hex, .. }
        | Event::Destroyed { hex, .. }
        | Event::BattleEnded { hex, .. }
        | Event::GuardEnded { hex, .. }
        | Event::Mined { hex, .. }
        | Event::Armed { hex, .. } => {
            vec![*hex]
        }
        _ => Vec::new(),
    }
}

/// Returns the route on which picking a hex leads the selected ship.
#[must_use]
pub fn pick_route(context: &TableContext, picks: &[PickAction]) -> Vec<HexId> {
    let orders = picks.iter().find_map(|pick| match pick {
        PickAction::Route(route) => Some(route.as_slice()),
        PickAction::Order(action) => moves_ship(*action).then(|| slice::from_ref(action)),
        PickAction::Take(_) | PickAction::Ship(_) => None,
    });
    orders.map_or_else(Vec::new, |orders| orders_route(context, orders))
}

/// Returns whether an action moves a ship.
const fn moves_ship(action: Action) -> bool {
    matches!(action, Action::Order(..) | Action::Step(..))
}

/// Returns the route on which actions lead their ship, from where earlier orders end.
#[must_use]
pub fn orders_route(context: &TableContext, orders: &[Action]) -> Vec<HexId> {
    let (game, public) = (context.game(), &context.view.public);
    let first = orders.first().filter(|action| moves_ship(**action));
    let ship = first.and_then(|action| acting_piece(*action));
    let Some(mut hex) =
        ship.and_then(|ship| offers::planned_end(&context.offers, game, public, ship))
    else {
        return Vec::new();
    };
    let mut route = vec![hex];
    for action in orders {
        if let Action::Step(_, direction) | Action::Order(_, Token::Go(direction)) = *action {
            hex = game.next(hex, direction).unwrap_or(hex);
        }
        route.push(hex);
    }
    route
}
