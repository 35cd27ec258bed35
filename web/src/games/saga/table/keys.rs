//! Keys of the table that are not the board's: places one after another, leaves, passing, taking
//! back.

use super::{Actions, Tab, Tool, Watch};
use crate::play::Deed;
use crate::play::table::{is_within, use_keys};
use crate::text::{Key, KeySection};
use engine::saga::action::Action;
use web_sys::KeyboardEvent;
use yew::prelude::*;

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

/// Letters of these keys that reading a board would have a use for; they read with Shift.
pub const CLAIMED: [&str; 3] = ["b", "n", "c"];

/// The keys for the list of keys.
#[must_use]
pub fn section() -> KeySection {
    KeySection {
        title: "saga-keys",
        keys: KEYS.to_vec(),
    }
}

/// The keys, as listed in the help.
#[hook]
pub fn use_table_keys(actions: &Actions, watch: &Watch) {
    let (hands, seen) = (actions.clone(), watch.clone());
    let listen = Callback::from(move |event: KeyboardEvent| press(&hands, &seen, &event));
    use_keys((actions.clone(), watch.clone()), Some(listen));
}

fn press(actions: &Actions, watch: &Watch, event: &KeyboardEvent) {
    let away = is_within(event, "input, select, textarea, dialog, .drawer");
    if event.default_prevented() || away || event.alt_key() {
        return;
    }
    // A key that is held gives its order once.
    let held = event.repeat();
    if held && event.key() == "Enter" && is_within(event, ".table-actions") {
        event.prevent_default();
        return;
    }
    let key = event.key().to_lowercase();
    let done = if event.ctrl_key() || event.meta_key() {
        take_back(watch, &key, event.shift_key())
    } else if held {
        key == "e"
    } else {
        look(actions, watch, &key, event.shift_key()) || order(actions, watch, &key)
    };
    if done {
        event.prevent_default();
    }
}

fn take_back(watch: &Watch, key: &str, shift: bool) -> bool {
    let Some(seat) = watch.stand.seat else {
        return false;
    };
    let deed = match (key, shift) {
        ("z", false) => Deed::Undo(seat),
        ("z", true) | ("y", _) => Deed::Redo(seat),
        _ => return false,
    };
    watch.stand.deeds.dispatch(deed);
    true
}

/// Turns leaves, whoever is asked; says whether the key is for that.
fn look(actions: &Actions, watch: &Watch, key: &str, back: bool) -> bool {
    if key == "v" {
        let at = Tab::ALL.iter().position(|tab| *tab == watch.tab);
        let step = if back { Tab::ALL.len() - 1 } else { 1 };
        let next = (at.unwrap_or(0) + step) % Tab::ALL.len();
        actions.turn_to(Tab::ALL.get(next).copied().unwrap_or_default());
        return true;
    }
    let digit = key.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
    let Some(tab) = digit.and_then(|n| Tab::ALL.get(n)) else {
        return false;
    };
    actions.turn_to(*tab);
    true
}

/// Does what a key asks for; says whether it is one of ours.
fn order(actions: &Actions, watch: &Watch, key: &str) -> bool {
    if watch.stand.seat.is_none() {
        return false;
    }
    match key {
        "n" => actions.next_place(false),
        "b" => actions.next_place(true),
        "e" => actions.order_first(|action| action == Action::Done),
        "c" => actions.take(Tool::Plays),
        "y" => actions.take(Tool::WhyNot),
        "escape" => actions.put_down(),
        _ => return false,
    }
    true
}
