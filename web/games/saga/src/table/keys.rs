//! Keys of the table that are not the board's: places one after another, leaves, passing, taking
//! back.

use super::{Actions, Tool, Watch};
use crate::table::actions;
use engine::saga::action::Action;
use play::game_ui::Way;
use play::text::Key;

/// Keys of the table, each with the phrase of what it does.
pub const KEYS: [Key; 9] = [
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

/// Does what a key asks for; says whether it is one of ours.
pub fn order(actions: &Actions, watch: &Watch, key: &str) -> bool {
    if watch.stand.seat.is_none() {
        return false;
    }
    match key {
        "n" => actions::next_place(actions, Way::On),
        "b" => actions::next_place(actions, Way::Back),
        "e" => actions.order_first(|action| action == Action::Done),
        "c" => actions.take(Tool::Plays),
        "y" => actions.take(Tool::WhyNot),
        "escape" => actions.put_down(),
        _ => return false,
    }
    true
}
