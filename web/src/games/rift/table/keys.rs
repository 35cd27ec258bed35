//! Keys of the table that are not the board's: flying, guns, ending the turn, taking back.

use super::actions::Actions;
use super::aim::Tool;
use crate::play::table::{is_within, use_keys};
use crate::text::{Key, KeySection};
use engine::game::Seat;
use engine::rift::action::{Action, Sense};
use ui::keyboard::key_of;
use web_sys::KeyboardEvent;
use yew::prelude::*;

/// Keys of the table, each with the phrase of what it does.
const KEYS: [Key; 16] = [
    ("M", "rift-order-step"),
    ("W", "rift-order-faster"),
    ("S", "rift-order-slower"),
    ("A", "rift-order-turn-left"),
    ("D", "rift-order-turn-right"),
    ("R", "rift-order-rise"),
    ("F", "rift-order-sink"),
    ("J", "rift-order-warp"),
    ("C", "rift-order-charge"),
    ("I", "rift-order-charge-ion"),
    ("X", "rift-order-release-mine"),
    ("1–9", "rift-key-number"),
    ("E", "rift-order-end-turn"),
    ("Y", "table-why-not"),
    ("H", "hint-ask"),
    ("Ctrl Z", "table-undo"),
];

/// Letters of these keys that reading a board would have a use for; they read with Shift.
pub const CLAIMED: [&str; 3] = ["f", "m", "r"];

/// The keys for the list of keys.
#[must_use]
pub fn section() -> KeySection {
    KeySection {
        title: "rift-keys",
        keys: KEYS.to_vec(),
    }
}

/// What a key asks for.
enum Wish {
    Order(fn(Action) -> bool),
    Number(u8),
    Tool(Tool),
    Undo,
    Redo,
}

/// The keys, as listed in the help: they work wherever the focus is, but not in a field, a dialog or
/// the rules. Space and Enter are none of them: they press what has the focus, and where that is gone
/// they must not end a turn.
#[hook]
pub fn use_table_keys(actions: &Actions, seat: Option<Seat>) {
    let hands = actions.clone();
    let listen = seat.map(|_| Callback::from(move |event: KeyboardEvent| press(&hands, &event)));
    use_keys((actions.clone(), seat), listen);
}

fn press(actions: &Actions, event: &KeyboardEvent) {
    if event.default_prevented() || is_within(event, "input, select, textarea, dialog, .drawer") {
        return;
    }
    // A key that is held gives its order once: the next turn is another captain's.
    if event.repeat() && event.key() == "Enter" && is_within(event, ".table-actions") {
        event.prevent_default();
        return;
    }
    let Some(wish) = wish(event) else { return };
    event.prevent_default();
    match wish {
        Wish::Order(_) | Wish::Number(_) | Wish::Tool(_) if event.repeat() => {}
        Wish::Order(fits) => actions.order_first(fits),
        Wish::Number(n) => actions.number(n),
        Wish::Tool(tool) => actions.take(tool),
        Wish::Undo => actions.take_back(),
        Wish::Redo => actions.give_again(),
    }
}

fn wish(event: &KeyboardEvent) -> Option<Wish> {
    let key = key_of(event).to_lowercase();
    if event.ctrl_key() || event.meta_key() {
        return match (key.as_str(), event.shift_key()) {
            ("z", false) => Some(Wish::Undo),
            ("z", true) | ("y", _) => Some(Wish::Redo),
            _ => None,
        };
    }
    if event.alt_key() {
        return None;
    }
    Some(match key.as_str() {
        "w" => Wish::Order(|action| matches!(action, Action::Accelerate(Sense::Plus, _))),
        "s" => Wish::Order(|action| matches!(action, Action::Accelerate(Sense::Minus, _))),
        "a" => Wish::Order(|action| matches!(action, Action::Rotate(Sense::Minus, _))),
        "d" => Wish::Order(|action| matches!(action, Action::Rotate(Sense::Plus, _))),
        "r" => Wish::Order(|action| matches!(action, Action::ChangePlane(Sense::Plus, _))),
        "f" => Wish::Order(|action| matches!(action, Action::ChangePlane(Sense::Minus, _))),
        "m" => Wish::Order(|action| action == Action::Step),
        "e" => Wish::Order(|action| matches!(action, Action::EndTurn | Action::NextGame)),
        "x" => Wish::Order(|action| action == Action::ReleaseMine),
        "i" => Wish::Order(|action| matches!(action, Action::ChargeIon(_))),
        "j" => Wish::Tool(Tool::Warp),
        "c" => Wish::Tool(Tool::Charge),
        "y" => Wish::Tool(Tool::WhyNot),
        "escape" => Wish::Tool(Tool::Free),
        digit => {
            let number: u8 = digit.parse().ok()?;
            Wish::Number(number.checked_sub(1)?)
        }
    })
}
