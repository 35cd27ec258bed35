//! Table actions in addition to the shared ones: picking hexes, units and cards.

use super::TableActions;
use super::offers::{Card, card_of};
use super::pending_input::{InputMode, PendingInput};
use crate::table::offers;
use engine::space_rift::battlefield::Hex;
use engine::space_rift::unit::UnitId;
use play::game_ui::{CycleDirection, cycle};

/// Highlights a hex, and previews the action of picking it.
pub fn highlight_hex(actions: &TableActions, hex: Option<Hex>) {
    let context = &actions.context;
    let first = hex.and_then(|hex| {
        offers::actions_at(&context.offers, &context.view.public, context.input, hex).next()
    });
    actions.set_hover(hex, first);
}

/// Picks a hex: plays its only action, or asks if there are several. Without an action it selects a
/// unit that can act, or shows the contents of the hex and the reason for a refusal.
pub fn pick(actions: &TableActions, hex: Hex) {
    let context = &actions.context;
    let public = &context.view.public;
    let mut orders = offers::actions_at(&context.offers, public, context.input, hex);
    match (orders.next(), orders.next()) {
        (Some(action), None) => return actions.order(action),
        (Some(_), Some(_)) => return actions.set_mode(InputMode::Hex(hex)),
        (None, _) => {}
    }
    actions.shown.set(Some(hex));
    let unit_here = public.unit_at(hex);
    if let Some(unit) =
        unit_here.filter(|unit| offers::actionable_pieces(&context.offers).contains(*unit))
    {
        select_unit(actions, unit);
    } else if let Some(action) = offers::refused_at(&context.offers, public, context.input, hex) {
        actions.order(action);
    }
}

pub(super) fn select_unit(actions: &TableActions, unit: UnitId) {
    let tool = InputMode::Free;
    actions.context.set_input.set(PendingInput {
        unit: Some(unit),
        tool,
    });
}

/// Selects the next or previous unit that can act.
pub fn show_next_unit(actions: &TableActions, direction: CycleDirection) {
    let context = &actions.context;
    let units: Vec<_> = offers::actionable_pieces(&context.offers).iter().collect();
    let now = offers::selected_unit(&context.offers, context.input);
    if let Some(unit) = cycle(&units, now, direction) {
        select_unit(actions, unit);
        actions.shown.set(context.view.public.hex_of(unit));
    }
}

/// Handles a press on a card: picks it up or puts it back; for a card that cannot be played, shows
/// the reason.
pub fn press_card(actions: &TableActions, card: Card) {
    let context = &actions.context;
    if context.input.tool == InputMode::Card(card) {
        return actions.set_mode(InputMode::Free);
    }
    actions.set_mode(InputMode::Card(card));
    if let Some((action, _)) = offers::card_refusal(&context.offers, card)
        && card_of(action) == Some(card)
    {
        actions.order(action);
        actions.set_mode(InputMode::Card(card));
    }
}
