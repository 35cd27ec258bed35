//! Keys of a table outside the board that all games share. Each game assigns its own keys.

use crate::choosing::{last_actor, redo_seat};
use crate::game_ui::{CycleDirection, GameUi, TableActions, TableContext, TableSnapshot, cycle};
use crate::keys::{is_within, use_keys};
use crate::session_store::SessionCommand;
use ui::keyboard::key_of;
use web_sys::KeyboardEvent;
use yew::prelude::*;

/// Listens for the keys that the help lists.
#[hook]
pub fn use_table_keys<G: GameUi>(hands: &TableActions<G>, watch: &TableContext<G>) {
    let listen = G::handles_keys(watch).then(|| {
        let (hands, seen) = (hands.clone(), watch.clone());
        Callback::from(move |event: KeyboardEvent| press(&hands, &seen, &event))
    });
    use_keys(listen);
}

fn press<G: GameUi>(hands: &TableActions<G>, watch: &TableContext<G>, event: &KeyboardEvent) {
    let away = is_within(event, "input, select, textarea, dialog, .drawer");
    if event.default_prevented() || away || event.alt_key() {
        return;
    }
    // A key that is held down gives its order only once.
    let held = event.repeat();
    if held && event.key() == "Enter" && is_within(event, ".table-actions") {
        event.prevent_default();
        return;
    }
    let key = key_of(event).to_lowercase();
    let way = if event.shift_key() {
        CycleDirection::Previous
    } else {
        CycleDirection::Next
    };
    let done = if event.ctrl_key() || event.meta_key() {
        take_back(watch, &key, way)
    } else if held {
        G::NO_REPEAT_KEYS.contains(&key.as_str())
    } else {
        G::handle_key(hands, watch, &key, way)
    };
    if done {
        event.prevent_default();
    }
}

fn take_back<G: GameUi>(watch: &TableContext<G>, key: &str, way: CycleDirection) -> bool {
    let deed = undoing::<G>(key, way, &watch.stand);
    if let Some(deed) = deed {
        watch.stand.deeds.dispatch(deed);
        return true;
    }
    false
}

/// Returns the undo or redo command of a key, for the seat at this screen that acted last.
fn undoing<G: GameUi>(
    key: &str,
    way: CycleDirection,
    stand: &TableSnapshot<G>,
) -> Option<SessionCommand<G::Action>> {
    let (session, seat) = (&stand.session, stand.seat?);
    match (key, way) {
        ("z", CycleDirection::Next) => Some(SessionCommand::Undo(last_actor::<G>(
            session,
            stand.choosers,
            seat,
        ))),
        ("z", CycleDirection::Previous) | ("y", _) => {
            let seat = redo_seat::<G>(session, stand.asked()).unwrap_or(seat);
            Some(SessionCommand::Redo(seat))
        }
        _ => None,
    }
}

/// Brings the next or previous tab to the front.
pub fn cycle_tab<G: GameUi>(
    hands: &TableActions<G>,
    leaves: &[G::Tab],
    front: G::Tab,
    way: CycleDirection,
) {
    if let Some(leaf) = cycle(leaves, Some(front), way) {
        hands.select_tab(leaf);
    }
}

/// Returns a callback that brings the tab with an index to the front.
#[must_use]
pub fn on_tab_index<G: GameUi>(
    hands: &TableActions<G>,
    leaves: &'static [G::Tab],
) -> Callback<usize> {
    let hands = hands.clone();
    Callback::from(move |place: usize| {
        if let Some(leaf) = leaves.get(place) {
            hands.select_tab(*leaf);
        }
    })
}

/// Brings the tab of a digit to the front; returns whether the key is one.
pub fn select_tab_by_digit<G: GameUi>(
    hands: &TableActions<G>,
    leaves: &[G::Tab],
    key: &str,
) -> bool {
    let digit = key.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
    let leaf = digit.and_then(|n| leaves.get(n));
    if let Some(leaf) = leaf {
        hands.select_tab(*leaf);
    }
    leaf.is_some()
}
