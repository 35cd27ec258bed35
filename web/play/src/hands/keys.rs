//! Keys of a table that are not the board's: what is common to them. Which key does what is the game's.

use crate::choice::{actor, redoer};
use crate::desk::Deed;
use crate::game_ui::{GameUi, Hands, Stand, Watch, Way, after};
use crate::keys::{is_within, use_keys};
use ui::keyboard::key_of;
use web_sys::KeyboardEvent;
use yew::prelude::*;

/// The keys, as listed in the help.
#[hook]
pub fn use_table_keys<G: GameUi>(hands: &Hands<G>, watch: &Watch<G>) {
    let listen = G::hears(watch).then(|| {
        let (hands, seen) = (hands.clone(), watch.clone());
        Callback::from(move |event: KeyboardEvent| press(&hands, &seen, &event))
    });
    use_keys(listen);
}

fn press<G: GameUi>(hands: &Hands<G>, watch: &Watch<G>, event: &KeyboardEvent) {
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
    let key = key_of(event).to_lowercase();
    let way = if event.shift_key() {
        Way::Back
    } else {
        Way::On
    };
    let done = if event.ctrl_key() || event.meta_key() {
        take_back(watch, &key, way)
    } else if held {
        G::ONCE.contains(&key.as_str())
    } else {
        G::press(hands, watch, &key, way)
    };
    if done {
        event.prevent_default();
    }
}

fn take_back<G: GameUi>(watch: &Watch<G>, key: &str, way: Way) -> bool {
    let deed = undoing::<G>(key, way, &watch.stand);
    if let Some(deed) = deed {
        watch.stand.deeds.dispatch(deed);
        return true;
    }
    false
}

/// What a key takes back or gives again, for whoever of those who are asked here did it.
fn undoing<G: GameUi>(key: &str, way: Way, stand: &Stand<G>) -> Option<Deed<G::Action>> {
    let (session, seat) = (&stand.session, stand.seat?);
    match (key, way) {
        ("z", Way::On) => Some(Deed::Undo(actor::<G>(session, stand.choosers, seat))),
        ("z", Way::Back) | ("y", _) => {
            let seat = redoer::<G>(session, stand.asked()).unwrap_or(seat);
            Some(Deed::Redo(seat))
        }
        _ => None,
    }
}

/// Turns to the leaf after the one in front, or the one before.
pub fn turn_leaf<G: GameUi>(hands: &Hands<G>, leaves: &[G::Leaf], front: G::Leaf, way: Way) {
    if let Some(leaf) = after(leaves, Some(front), way) {
        hands.turn_to(leaf);
    }
}

/// Turns to a leaf by its place among all.
#[must_use]
pub fn turn_by_place<G: GameUi>(hands: &Hands<G>, leaves: &'static [G::Leaf]) -> Callback<usize> {
    let hands = hands.clone();
    Callback::from(move |place: usize| {
        if let Some(leaf) = leaves.get(place) {
            hands.turn_to(*leaf);
        }
    })
}

/// Turns to the leaf of a digit; says whether the key is one.
pub fn leaf_by_digit<G: GameUi>(hands: &Hands<G>, leaves: &[G::Leaf], key: &str) -> bool {
    let digit = key.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
    let leaf = digit.and_then(|n| leaves.get(n));
    if let Some(leaf) = leaf {
        hands.turn_to(*leaf);
    }
    leaf.is_some()
}
