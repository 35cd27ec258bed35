//! Keys of the table that are not the board's: units one after another, cards, passing, taking back.

use super::offers::Card;
use super::{Actions, Tool, Watch};
use crate::play::Deed;
use crate::play::table::{is_within, use_keys};
use crate::text::{Key, KeySection};
use engine::space_rift::action::Action;
use engine::space_rift::cards::{CombatId, CommandId};
use web_sys::KeyboardEvent;
use yew::prelude::*;

/// Keys of the table, each with the phrase of what it does.
const KEYS: [Key; 8] = [
    ("N", "space-rift-key-next"),
    ("B", "space-rift-key-before"),
    ("1–9", "space-rift-key-card"),
    ("P", "space-rift-key-play"),
    ("E", "space-rift-key-done"),
    ("Y", "table-why-not"),
    ("H", "hint-ask"),
    ("Ctrl Z", "table-undo"),
];

/// Letters of these keys that reading a board would have a use for; they read with Shift.
pub const CLAIMED: [&str; 3] = ["b", "n", "p"];

/// The keys for the list of keys.
#[must_use]
pub fn section() -> KeySection {
    KeySection {
        title: "space-rift-keys",
        keys: KEYS.to_vec(),
    }
}

/// The keys, as listed in the help.
#[hook]
pub fn use_table_keys(actions: &Actions, watch: &Watch) {
    let (hands, seen) = (actions.clone(), watch.clone());
    let listen = watch
        .stand
        .seat
        .map(|_| Callback::from(move |event: KeyboardEvent| press(&hands, &seen, &event)));
    use_keys((actions.clone(), watch.clone()), listen);
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
        matches!(key.as_str(), "e" | "p")
    } else {
        order(actions, watch, &key)
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

/// Does what a key asks for; says whether it is one of ours.
fn order(actions: &Actions, watch: &Watch, key: &str) -> bool {
    match key {
        "n" => actions.next_unit(false),
        "b" => actions.next_unit(true),
        "e" => actions.order_first(|action| matches!(action, Action::Done | Action::Begin)),
        "p" => {
            if let Tool::Card(card) = watch.aim.tool
                && let Some(action) = watch.offers.of_card(card).next()
            {
                actions.order(action);
            }
        }
        "y" => actions.take(Tool::WhyNot),
        "escape" => actions.put_down(),
        digit => match digit.parse::<usize>().ok().and_then(|n| n.checked_sub(1)) {
            Some(n) => {
                if let Some(card) = held(watch).into_iter().nth(n) {
                    actions.press_card(card);
                }
            }
            None => return false,
        },
    }
    true
}

/// The cards in the hand that is shown, one of each kind, in order.
#[must_use]
pub fn held(watch: &Watch) -> Vec<Card> {
    let Some((_, own)) = watch.view.own else {
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
