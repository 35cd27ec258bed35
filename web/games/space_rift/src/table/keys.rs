//! Keyboard shortcuts of the table besides those of the board: cycling units, cards, passing, undo.

use super::offers::Card;
use super::{InputMode, TableActions, TableContext};
use crate::table::{actions, offers};
use engine::space_rift::action::Action;
use engine::space_rift::cards::{CombatId, CommandId};
use match_text::KeyHelp;
use play::game_ui::CycleDirection;

/// The shortcuts, each with the phrase for its effect.
pub const KEYS: [KeyHelp; 8] = [
    ("N", "space-rift-key-next"),
    ("B", "space-rift-key-before"),
    ("1–9", "space-rift-key-card"),
    ("P", "space-rift-key-play"),
    ("E", "space-rift-key-done"),
    ("Y", "table-why-not"),
    ("H", "hint-ask"),
    ("Ctrl Z", "table-undo"),
];

/// Executes the shortcut of a key; returns whether the table uses that key.
pub fn handle_key(actions: &TableActions, context: &TableContext, key: &str) -> bool {
    match key {
        "n" => actions::show_next_unit(actions, CycleDirection::Next),
        "b" => actions::show_next_unit(actions, CycleDirection::Previous),
        "e" => actions.order_first(|action| matches!(action, Action::Done | Action::Begin)),
        "p" => {
            if let InputMode::Card(card) = context.input.tool
                && let Some(action) = offers::card_actions(&context.offers, card).next()
            {
                actions.order(action);
            }
        }
        "y" => actions.set_mode(InputMode::Refusals),
        "escape" => actions.clear_selection(),
        digit => match digit.parse::<usize>().ok().and_then(|n| n.checked_sub(1)) {
            Some(n) => {
                if let Some(card) = hand_cards(context).into_iter().nth(n) {
                    actions::press_card(actions, card);
                }
            }
            None => return false,
        },
    }
    true
}

/// Returns the cards in the visible hand, one of each kind, in order.
#[must_use]
pub fn hand_cards(context: &TableContext) -> Vec<Card> {
    let Some((_, own)) = context.view.own else {
        return Vec::new();
    };
    let drawn = own.drawn.kinds().map(|kind| Card::Command(CommandId(kind)));
    let commands = own
        .command
        .kinds()
        .map(|kind| Card::Command(CommandId(kind)));
    let combats = own.combat.kinds().map(|kind| Card::Combat(CombatId(kind)));
    drawn.chain(commands).chain(combats).collect()
}
