//! Keys that work wherever the focus is, and their names in shortcuts. On keyboards with other
//! scripts, the key at the position of the Latin letter counts.

use crate::mount::{Mount, use_mount};
use gloo::events::{EventListener, EventListenerOptions};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

/// Returns the key of an event as shortcuts name it.
#[must_use]
pub fn key_of(event: &KeyboardEvent) -> String {
    shortcut_key(&event.key(), &event.code(), event.shift_key())
}

/// Returns the shortcut key of an event with `key` at the position `code`. A character that
/// shortcuts use is returned unchanged. Any other character, such as a letter of another script, is
/// replaced by the one at its position on a Latin keyboard. The same applies to the upper row where
/// digits need Shift.
fn shortcut_key(key: &str, code: &str, is_shift_held: bool) -> String {
    if let Some(digit) = code.strip_prefix("Digit").filter(|_| !is_shift_held) {
        return digit.to_owned();
    }
    if !is_non_latin(key) {
        return key.to_owned();
    }
    let letter = code.strip_prefix("Key").map(|letter| {
        if is_shift_held {
            letter.to_owned()
        } else {
            letter.to_lowercase()
        }
    });
    let mark = match code {
        "Comma" => Some(","),
        "Period" => Some("."),
        "Slash" if is_shift_held => Some("?"),
        _ => None,
    };
    letter
        .or_else(|| mark.map(str::to_owned))
        .unwrap_or_else(|| key.to_owned())
}

/// Returns whether a key types a letter of a non-Latin script, or passes its input to an input
/// method.
fn is_non_latin(key: &str) -> bool {
    let mut letters = key.chars();
    match (letters.next(), letters.next()) {
        (Some(only), None) => only > '\u{24f}',
        _ => matches!(key, "Process" | "Unidentified"),
    }
}

/// Calls `press` of the latest rendering for every key, even if the focused button was removed; `None`
/// ignores keys.
#[hook]
pub fn use_keys(press: Option<Callback<KeyboardEvent>>) {
    let mount = use_mount();
    let newest = use_mut_ref(|| None);
    newest.replace(press);
    // The listener is added during the first rendering and always calls the newest callback. An
    // effect runs later, and keys that the browser dispatches before it would reach the old
    // callback.
    use_memo(mount, move |mount| listen(mount, newest));
}

/// Listens for keys until the listener is dropped.
fn listen(
    mount: &Mount,
    newest: Rc<RefCell<Option<Callback<KeyboardEvent>>>>,
) -> Option<EventListener> {
    let target = mount.key_target()?;
    let active = EventListenerOptions::enable_prevent_default();
    let on_keydown = move |event: &web_sys::Event| {
        let press = newest.borrow().clone();
        if let (Some(press), Some(event)) = (press, event.dyn_ref::<KeyboardEvent>()) {
            press.emit(event.clone());
        }
    };
    Some(EventListener::new_with_options(
        &target, "keydown", active, on_keydown,
    ))
}

/// Returns whether the event's target is in an element that the selector matches.
#[must_use]
pub fn is_within(event: &KeyboardEvent, selector: &str) -> bool {
    let element = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| matches!(element.closest(selector), Ok(Some(_))))
}

#[cfg(test)]
mod tests {
    use super::shortcut_key;

    #[test]
    fn shortcuts_work_on_every_keyboard_layout() {
        for (key, code, shift, expected, layout) in [
            ("w", "KeyW", false, "w", "QWERTY"),
            ("W", "KeyW", true, "W", "QWERTY"),
            ("w", "Comma", false, "w", "Dvorak: by its sign"),
            ("z", "KeyW", false, "z", "AZERTY: by its sign"),
            (",", "KeyM", false, ",", "AZERTY"),
            ("&", "Digit1", false, "1", "AZERTY"),
            ("à", "Digit0", false, "0", "AZERTY"),
            ("1", "Digit1", true, "1", "AZERTY"),
            ("!", "Digit1", true, "!", "QWERTY"),
            ("1", "Numpad1", false, "1", "number pad"),
            ("ö", "Semicolon", false, "ö", "QWERTZ"),
            ("ц", "KeyW", false, "w", "Russian"),
            ("Ц", "KeyW", true, "W", "Russian"),
            ("я", "KeyZ", false, "z", "Russian"),
            ("б", "Comma", false, ",", "Russian"),
            ("ю", "Period", false, ".", "Russian"),
            ("ς", "KeyW", false, "w", "Greek"),
            ("ע", "KeyG", false, "g", "Hebrew"),
            ("ㅈ", "KeyW", false, "w", "Korean"),
            ("Process", "KeyH", false, "h", "an input method"),
            ("Enter", "Enter", false, "Enter", "all"),
            ("ArrowUp", "Numpad8", false, "ArrowUp", "all"),
        ] {
            assert_eq!(
                shortcut_key(key, code, shift),
                expected,
                "{layout}: {key} at {code}"
            );
        }
    }
}
