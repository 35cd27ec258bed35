//! Keys of a table outside the board that all games share. Each game assigns its own keys.

use crate::choosing::{last_actor, redo_seat};
use crate::game_ui::{CycleDirection, GameUi, TableActions, TableContext, TableSnapshot, cycle};
use crate::session_store::SessionCommand;
use ui::keyboard::{is_within, key_of, use_keys};
use web_sys::KeyboardEvent;
use yew::prelude::*;

/// Listens for the keys that the help lists.
#[hook]
pub fn use_table_keys<G: GameUi>(actions: &TableActions<G>, context: &TableContext<G>) {
    let listen = G::handles_keys(context).then(|| {
        let (actions, latest_context) = (actions.clone(), context.clone());
        Callback::from(move |event: KeyboardEvent| press(&actions, &latest_context, &event))
    });
    use_keys(listen);
}

fn press<G: GameUi>(actions: &TableActions<G>, context: &TableContext<G>, event: &KeyboardEvent) {
    let away = is_within(event, "input, select, textarea, dialog, .drawer");
    if event.default_prevented() || away || event.alt_key() {
        return;
    }
    // A key that is held down gives its order only once.
    let is_repeated = event.repeat();
    if is_repeated && event.key() == "Enter" && is_within(event, ".table-actions") {
        event.prevent_default();
        return;
    }
    let key = key_of(event).to_lowercase();
    let direction = if event.shift_key() {
        CycleDirection::Previous
    } else {
        CycleDirection::Next
    };
    let done = if event.ctrl_key() || event.meta_key() {
        undo_or_redo(context, &key, direction)
    } else if is_repeated {
        G::NO_REPEAT_KEYS.contains(&key.as_str())
    } else {
        G::handle_key(actions, context, &key, direction)
    };
    if done {
        event.prevent_default();
    }
}

fn undo_or_redo<G: GameUi>(
    context: &TableContext<G>,
    key: &str,
    direction: CycleDirection,
) -> bool {
    let command = undo_command::<G>(key, direction, &context.snapshot);
    if let Some(command) = command {
        context.snapshot.dispatcher.dispatch(command);
        return true;
    }
    false
}

/// Returns the undo or redo command of a key, for the seat at this screen that acted last.
fn undo_command<G: GameUi>(
    key: &str,
    direction: CycleDirection,
    snapshot: &TableSnapshot<G>,
) -> Option<SessionCommand<G::Action>> {
    let (session, seat) = (&snapshot.session, snapshot.seat?);
    match (key, direction) {
        ("z", CycleDirection::Next) => Some(SessionCommand::Undo(last_actor::<G>(
            session,
            snapshot.choosers,
            seat,
        ))),
        ("z", CycleDirection::Previous) | ("y", _) => {
            let seat = redo_seat::<G>(session, snapshot.asked()).unwrap_or(seat);
            Some(SessionCommand::Redo(seat))
        }
        _ => None,
    }
}

/// Brings the next or previous tab to the front.
pub fn cycle_tab<G: GameUi>(
    actions: &TableActions<G>,
    tabs: &[G::Tab],
    front: G::Tab,
    direction: CycleDirection,
) {
    if let Some(tab) = cycle(tabs, Some(front), direction) {
        actions.select_tab(tab);
    }
}

/// Returns a callback that brings the tab with an index to the front.
#[must_use]
pub fn on_tab_index<G: GameUi>(
    actions: &TableActions<G>,
    tabs: &'static [G::Tab],
) -> Callback<usize> {
    let actions = actions.clone();
    Callback::from(move |index: usize| {
        if let Some(tab) = tabs.get(index) {
            actions.select_tab(*tab);
        }
    })
}

/// Brings the tab of a digit to the front; returns whether the key is one.
pub fn select_tab_by_digit<G: GameUi>(
    actions: &TableActions<G>,
    tabs: &[G::Tab],
    key: &str,
) -> bool {
    let digit = key.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
    let tab = digit.and_then(|n| tabs.get(n));
    if let Some(tab) = tab {
        actions.select_tab(*tab);
    }
    tab.is_some()
}
