//! Keys of the table that are not the board's: places one after another, leaves, passing, taking
//! back.

use super::{Actions, Tab, Tool, Watch};
use crate::play::hands::{Keyed, Way, leaf_by_digit, turn_leaf};
use crate::text::{Key, KeySection};
use engine::saga::Saga;
use engine::saga::action::Action;

/// Keys of the table, each with the phrase of what it does.
const KEYS: [Key; 9] = [
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

impl Keyed for Saga {
    const CLAIMED: &'static [&'static str] = &["b", "n", "c"];
    const ONCE: &'static [&'static str] = &["e"];

    fn keys() -> KeySection {
        KeySection {
            title: "saga-keys",
            keys: KEYS.to_vec(),
        }
    }

    /// Leaves are turned whoever is asked.
    fn press(hands: &Actions, watch: &Watch, key: &str, way: Way) -> bool {
        let leafed = match key {
            "v" => {
                turn_leaf(hands, &Tab::ALL, watch.tab, way);
                true
            }
            _ => leaf_by_digit(hands, &Tab::ALL, key),
        };
        leafed || order(hands, watch, key)
    }
}

/// Does what a key asks for; says whether it is one of ours.
fn order(actions: &Actions, watch: &Watch, key: &str) -> bool {
    if watch.stand.seat.is_none() {
        return false;
    }
    match key {
        "n" => actions.next_place(Way::On),
        "b" => actions.next_place(Way::Back),
        "e" => actions.order_first(|action| action == Action::Done),
        "c" => actions.take(Tool::Plays),
        "y" => actions.take(Tool::WhyNot),
        "escape" => actions.put_down(),
        _ => return false,
    }
    true
}
