//! Keyboard shortcuts of an editor outside of its board. They work wherever the focus is, except in
//! fields and dialogs, which handle their own keys.

use super::commands::EditorCommand;
use super::document::DocumentAction;
use gloo::events::{EventListener, EventListenerOptions};
use std::cell::RefCell;
use std::rc::Rc;
use ui::keyboard::key_of;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

/// A key press with its modifiers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EditorKeyPress {
    /// The key in lower case, as in `KeyboardEvent.key`.
    pub key: String,
    /// Whether Control or Command is held.
    pub is_ctrl_held: bool,
    pub is_shift_held: bool,
}

/// A shortcut that every editor has.
pub enum CommonShortcut<S> {
    Document(DocumentAction<S>),
    Command(EditorCommand),
}

impl EditorKeyPress {
    /// Returns the shared shortcut of this key press, for editors that do not use the key
    /// otherwise.
    #[must_use]
    pub fn shortcut<S>(&self) -> Option<CommonShortcut<S>> {
        match (self.key.as_str(), self.is_ctrl_held, self.is_shift_held) {
            ("z", true, false) => Some(CommonShortcut::Document(DocumentAction::Undo)),
            ("z", true, true) | ("y", true, _) => {
                Some(CommonShortcut::Document(DocumentAction::Redo))
            }
            ("s", true, false) => Some(CommonShortcut::Command(EditorCommand::Save)),
            ("p", false, _) => Some(CommonShortcut::Command(EditorCommand::Play)),
            _ => None,
        }
    }
}

/// Passes every key press to `take`, which returns whether it has handled the key.
#[hook]
pub fn use_document_keys(take: Callback<EditorKeyPress, bool>) {
    let newest = use_mut_ref(|| take.clone());
    newest.replace(take);
    // Listens from the first rendering on. An effect would run later, and keys pressed during a
    // slow rendering would be lost.
    use_memo((), move |()| listen(newest));
}

/// Listens for key presses until the listener is dropped.
fn listen(newest: Rc<RefCell<Callback<EditorKeyPress, bool>>>) -> Option<EventListener> {
    let document = ui::browser::window()?.document()?;
    let active = EventListenerOptions::enable_prevent_default();
    let on_keydown = move |event: &web_sys::Event| {
        let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
            return;
        };
        let take = newest.borrow().clone();
        if is_unhandled(event) && take.emit(press(event)) {
            event.prevent_default();
        }
    };
    Some(EventListener::new_with_options(
        &document, "keydown", active, on_keydown,
    ))
}

fn press(event: &KeyboardEvent) -> EditorKeyPress {
    EditorKeyPress {
        key: key_of(event).to_lowercase(),
        is_ctrl_held: event.ctrl_key() || event.meta_key(),
        is_shift_held: event.shift_key(),
    }
}

fn is_unhandled(event: &KeyboardEvent) -> bool {
    let handling_elements =
        "input:not([type=radio]):not([type=checkbox]), select, textarea, dialog";
    let element = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let is_handled =
        element.is_some_and(|element| matches!(element.closest(handling_elements), Ok(Some(_))));
    !is_handled && !event.alt_key() && !event.default_prevented()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shared_shortcuts_map_to_undo_redo_and_commands() {
        let shortcut_of = |key: &str, is_ctrl_held: bool, is_shift_held: bool| {
            let press = EditorKeyPress {
                key: key.to_owned(),
                is_ctrl_held,
                is_shift_held,
            };
            press.shortcut::<u8>()
        };
        let step = |shortcut: Option<CommonShortcut<u8>>| match shortcut {
            Some(CommonShortcut::Document(DocumentAction::Undo)) => -1,
            Some(CommonShortcut::Document(DocumentAction::Redo)) => 1,
            Some(_) | None => 0,
        };
        assert_eq!(step(shortcut_of("z", true, false)), -1);
        assert_eq!(step(shortcut_of("z", true, true)), 1);
        assert_eq!(step(shortcut_of("y", true, false)), 1);
        assert_eq!(step(shortcut_of("z", false, false)), 0);
        let command = |shortcut: Option<CommonShortcut<u8>>| match shortcut {
            Some(CommonShortcut::Command(command)) => Some(command),
            Some(CommonShortcut::Document(_)) | None => None,
        };
        assert_eq!(
            command(shortcut_of("s", true, false)),
            Some(EditorCommand::Save)
        );
        assert_eq!(
            command(shortcut_of("p", false, false)),
            Some(EditorCommand::Play)
        );
        assert_eq!(command(shortcut_of("s", false, false)), None);
    }
}
