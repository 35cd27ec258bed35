//! Keyboard shortcuts of the table besides those of the board: cycling places, tabs, passing, undo.

use super::{InputMode, TableActions, TableContext};
use crate::table::actions;
use engine::saga::action::Action;
use match_text::KeyHelp;
use play::game_ui::CycleDirection;

/// The shortcuts, each with the phrase for its effect.
pub const KEYS: [KeyHelp; 9] = [
    ("N", "saga-key-next"),
    ("B", "saga-key-before"),
    ("1–7", "saga-key-leaf"),
    ("V", "saga-key-turn-leaf"),
    ("E", "saga-key-done"),
    ("C", "saga-key-plays"),
    ("Y", "table-why-not"),
    ("H", "hint-ask"),
    ("Ctrl Z", "table-undo"),
];

/// Handles a key; returns whether the table uses it.
pub fn handle_key(actions: &TableActions, context: &TableContext, key: &str) -> bool {
    if context.snapshot.seat.is_none() {
        return false;
    }
    match key {
        "n" => actions::show_next_place(actions, CycleDirection::Next),
        "b" => actions::show_next_place(actions, CycleDirection::Previous),
        "e" => actions.order_first(|action| action == Action::Done),
        "c" => actions.set_mode(InputMode::Plays),
        "y" => actions.set_mode(InputMode::Refusals),
        "escape" => actions.clear_selection(),
        _ => return false,
    }
    true
}
