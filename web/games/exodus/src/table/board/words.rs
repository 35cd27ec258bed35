//! Every hex of the map in words: what is there, and what picking it does.

use super::super::super::narrate::Narrator;
use super::super::{Tool, Touch, Watch, mover};
use crate::table;
use crate::table::offers;
use crate::table::touch::Touches;
use engine::exodus::action::{Action, Token};
use engine::exodus::event::Event;
use engine::exodus::star::{HexId, HexSet};
use std::collections::BTreeMap;
use std::slice;
use ui::l10n::Phrases;
use yew::AttrValue;

/// What one thing that a hex may do is called.
#[must_use]
pub fn touch_words(
    watch: &Watch,
    narrator: &Narrator<'_>,
    phrases: &Phrases,
    touch: &Touch,
) -> String {
    match touch {
        Touch::Order(action) => narrator.order(&watch.view, *action),
        Touch::Route(route) => {
            let ship = offers::ship(&watch.offers, watch.aim);
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
        Touch::Take(Tool::Salvo(rocket, _)) => {
            let words = [("rocket", narrator.rocket(*rocket).into())];
            phrases.say("exodus-table-take-rocket", &words)
        }
        Touch::Take(_) => phrases.text("exodus-table-take-cube"),
        Touch::Ship(ship) => {
            let words = [("ship", narrator.ship_short(*ship).into())];
            phrases.say("exodus-table-take-ship", &words)
        }
    }
}

/// Every hex in words, with what picking it does.
#[must_use]
pub fn names(watch: &Watch, phrases: &Phrases, touches: &Touches) -> BTreeMap<HexId, AttrValue> {
    let narrator = table::narrator(watch, phrases);
    let name = |(hex, touches): (&HexId, &Vec<Touch>)| {
        let todo: Vec<String> = touches
            .iter()
            .map(|touch| touch_words(watch, &narrator, phrases, touch))
            .collect();
        let name = narrator.cell(&watch.view.public, *hex, &todo.join(", "));
        (*hex, AttrValue::from(name))
    };
    touches.iter().map(name).collect()
}

/// The hexes that the last entry touched.
#[must_use]
pub fn recent(watch: &Watch) -> HexSet {
    let session = &watch.stand.session;
    let Some(last) = session.entries().checked_sub(1) else {
        return HexSet::NONE;
    };
    let mut hexes = HexSet::NONE;
    for event in session.seen_at(last, watch.stand.eyes.viewer) {
        touched(event).into_iter().for_each(|hex| hexes.insert(hex));
    }
    hexes
}

/// The hexes of an event that leaves something behind there.
fn touched(event: &Event) -> Vec<HexId> {
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

/// The hexes over which picking a hex leads the ship in hand.
#[must_use]
pub fn course(watch: &Watch, touches: &[Touch]) -> Vec<HexId> {
    let orders = touches.iter().find_map(|touch| match touch {
        Touch::Route(route) => Some(route.as_slice()),
        Touch::Order(action) => flies(*action).then(|| slice::from_ref(action)),
        Touch::Take(_) | Touch::Ship(_) => None,
    });
    orders.map_or_else(Vec::new, |orders| course_of(watch, orders))
}

/// Whether an order moves a ship.
const fn flies(action: Action) -> bool {
    matches!(action, Action::Order(..) | Action::Step(..))
}

/// The hexes over which orders lead their ship, from where those before them end.
#[must_use]
pub fn course_of(watch: &Watch, orders: &[Action]) -> Vec<HexId> {
    let (table, public) = (watch.table(), &watch.view.public);
    let first = orders.first().filter(|action| flies(**action));
    let ship = first.and_then(|action| mover(*action));
    let Some(mut here) = ship.and_then(|ship| offers::end_of(&watch.offers, table, public, ship))
    else {
        return Vec::new();
    };
    let mut way = vec![here];
    for action in orders {
        if let Action::Step(_, direction) | Action::Order(_, Token::Go(direction)) = *action {
            here = table.next(here, direction).unwrap_or(here);
        }
        way.push(here);
    }
    way
}
