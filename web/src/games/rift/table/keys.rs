//! Keys of the table that are not the board's: flying, guns, ending the turn, taking back.

use super::actions::Actions;
use super::aim::Tool;
use crate::play::{Deed, Desk};
use engine::game::Seat;
use engine::rift::Rift;
use engine::rift::action::{Action, Sense};
use engine::rift::ship::MountId;
use wasm_bindgen::JsCast;
use yew::prelude::*;

/// What a key asks for.
enum Wish {
    Order(fn(Action) -> bool),
    Gun(u8),
    Tool(Tool),
    Undo,
    Redo,
}

/// The keys, as listed in the help: they work wherever the focus is at the table, but in a field;
/// Space and Enter only where nothing else would take them.
#[must_use]
pub fn table_keys(
    actions: &Actions,
    desk: UseReducerDispatcher<Desk<Rift>>,
    seat: Option<Seat>,
) -> Callback<KeyboardEvent> {
    let actions = actions.clone();
    Callback::from(move |event: KeyboardEvent| {
        let Some(seat) = seat.filter(|_| !event.default_prevented() && !in_field(&event)) else {
            return;
        };
        let Some(wish) = wish(&event) else { return };
        event.prevent_default();
        match wish {
            Wish::Order(fits) => actions.order_first(fits),
            Wish::Gun(n) => actions.fire(MountId(n)),
            Wish::Tool(tool) => actions.take(tool),
            Wish::Undo => desk.dispatch(Deed::Undo(seat)),
            Wish::Redo => desk.dispatch(Deed::Redo(seat)),
        }
    })
}

fn wish(event: &KeyboardEvent) -> Option<Wish> {
    let key = event.key().to_lowercase();
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
    let free = !on_control(event);
    Some(match key.as_str() {
        "w" => Wish::Order(|action| matches!(action, Action::Accelerate(Sense::Plus, _))),
        "s" => Wish::Order(|action| matches!(action, Action::Accelerate(Sense::Minus, _))),
        "a" => Wish::Order(|action| matches!(action, Action::Rotate(Sense::Minus, _))),
        "d" => Wish::Order(|action| matches!(action, Action::Rotate(Sense::Plus, _))),
        "r" => Wish::Order(|action| matches!(action, Action::ChangePlane(Sense::Plus, _))),
        "f" => Wish::Order(|action| matches!(action, Action::ChangePlane(Sense::Minus, _))),
        "m" => Wish::Order(|action| action == Action::Step),
        " " if free => Wish::Order(|action| action == Action::Step),
        "e" => Wish::Order(|action| matches!(action, Action::EndTurn | Action::NextGame)),
        "enter" if free => {
            Wish::Order(|action| matches!(action, Action::EndTurn | Action::NextGame))
        }
        "x" => Wish::Order(|action| action == Action::ReleaseMine),
        "i" => Wish::Order(|action| matches!(action, Action::ChargeIon(_))),
        "j" => Wish::Tool(Tool::Warp),
        "c" => Wish::Tool(Tool::Charge),
        "y" => Wish::Tool(Tool::WhyNot),
        "escape" => Wish::Tool(Tool::Free),
        digit => {
            let number: u8 = digit.parse().ok()?;
            Wish::Gun(number.checked_sub(1)?)
        }
    })
}

/// Whether the key goes into a field.
fn in_field(event: &KeyboardEvent) -> bool {
    tag_of(event).is_some_and(|tag| matches!(tag.as_str(), "INPUT" | "SELECT" | "TEXTAREA"))
}

/// Whether the focus is on something that takes Space and Enter itself: a button, link, or square.
fn on_control(event: &KeyboardEvent) -> bool {
    tag_of(event).is_some_and(|tag| !matches!(tag.as_str(), "BODY" | "MAIN" | "DIV" | "SECTION"))
}

fn tag_of(event: &KeyboardEvent) -> Option<String> {
    let element: web_sys::Element = event.target()?.dyn_into().ok()?;
    Some(element.tag_name().to_uppercase())
}
