//! What a person does at the table, besides what hands do at any: picking hexes, units and cards.

use super::Actions;
use super::aim::{Aim, Tool};
use super::offers::{Card, card_of};
use crate::table::offers;
use engine::space_rift::field::Hex;
use engine::space_rift::unit::UnitId;
use play::game_ui::{Way, after};

/// Pointing at a hex shows the order that picking it would give.
pub fn look_at_hex(actions: &Actions, hex: Option<Hex>) {
    let watch = &actions.watch;
    let first =
        hex.and_then(|hex| offers::at(&watch.offers, &watch.view.public, watch.aim, hex).next());
    actions.point(hex, first);
}

/// Picking a hex: its only order is given, of several one is asked for; a hex of a unit that
/// can act takes that in hand; another shows what stands there, and why it is no order.
pub fn pick(actions: &Actions, hex: Hex) {
    let watch = &actions.watch;
    let public = &watch.view.public;
    let mut orders = offers::at(&watch.offers, public, watch.aim, hex);
    match (orders.next(), orders.next()) {
        (Some(action), None) => return actions.order(action),
        (Some(_), Some(_)) => return actions.take(Tool::Hex(hex)),
        (None, _) => {}
    }
    actions.shown.set(Some(hex));
    let here = public.unit_at(hex);
    if let Some(unit) = here.filter(|unit| offers::movers(&watch.offers).has(*unit)) {
        take_unit(actions, unit);
    } else if let Some(action) = offers::refused_at(&watch.offers, public, watch.aim, hex) {
        actions.order(action);
    }
}

pub(super) fn take_unit(actions: &Actions, unit: UnitId) {
    let tool = Tool::Free;
    actions.watch.set_aim.set(Aim {
        unit: Some(unit),
        tool,
    });
}

/// Takes the next unit that can act in hand, or the one before.
pub fn next_unit(actions: &Actions, way: Way) {
    let watch = &actions.watch;
    let units: Vec<_> = offers::movers(&watch.offers).iter().collect();
    let now = offers::unit(&watch.offers, watch.aim);
    if let Some(unit) = after(&units, now, way) {
        take_unit(actions, unit);
        actions.shown.set(watch.view.public.hex_of(unit));
    }
}

/// A card was pressed: it is taken up, or put down again; one that cannot be played says why.
pub fn press_card(actions: &Actions, card: Card) {
    let watch = &actions.watch;
    if watch.aim.tool == Tool::Card(card) {
        return actions.take(Tool::Free);
    }
    actions.take(Tool::Card(card));
    if let Some((action, _)) = offers::closed_card(&watch.offers, card)
        && card_of(action) == Some(card)
    {
        actions.order(action);
        actions.take(Tool::Card(card));
    }
}
