//! The last errors of the page, for problem reports. They stay in this tab and survive a reload,
//! because a crash is reported by the page that is opened after it.

use crate::clock;
use gloo::events::EventListener;
use js_sys::Reflect;
use serde::{Deserialize, Serialize};
use std::sync::Mutex;
use wasm_bindgen::JsValue;
use web_sys::{Event, Storage, Window};

/// The largest number of errors that are kept.
const MAX_ERRORS: usize = 20;
/// The maximum length of an error, in characters.
const MAX_LENGTH: usize = 400;
/// The entry of the session storage.
const KEY: &str = "centauri.errors";

/// An error of the page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RecordedError {
    /// Milliseconds since 1970.
    pub at: u64,
    pub text: String,
}

static ERRORS: Mutex<Vec<RecordedError>> = Mutex::new(Vec::new());

/// Records the errors that nobody handles, and takes over those from before a reload. Only for a
/// page that owns its document: in another page, such errors may not be its own.
pub fn install() {
    let Some(window) = crate::browser::window() else {
        return;
    };
    if let Ok(mut errors) = ERRORS.lock() {
        *errors = load().unwrap_or_default();
    }
    listen(&window, "error", "message");
    listen(&window, "unhandledrejection", "reason");
}

fn listen(window: &Window, event: &'static str, field: &'static str) {
    EventListener::new(window, event, move |event: &Event| {
        let value = Reflect::get(event, &field.into()).unwrap_or_default();
        record(&text_of(&value));
    })
    .forget();
}

fn text_of(value: &JsValue) -> String {
    let message = Reflect::get(value, &"message".into())
        .ok()
        .and_then(|message| message.as_string());
    value
        .as_string()
        .or(message)
        .unwrap_or_else(|| format!("{value:?}"))
}

/// Records an error.
pub fn record(text: &str) {
    if crate::browser::window().is_none() {
        return;
    }
    let error = RecordedError {
        at: clock::now(),
        text: without_url_details(text),
    };
    // The errors are locked only by a panic in this function.
    let Ok(mut errors) = ERRORS.try_lock() else {
        return;
    };
    push(&mut errors, error);
    if let (Some(storage), Ok(text)) = (storage(), serde_json::to_string(&*errors)) {
        // Without storage, the errors last until the page is closed.
        let _ = storage.set_item(KEY, &text);
    }
}

/// Returns the recorded errors, the oldest first.
#[must_use]
pub fn recorded() -> Vec<RecordedError> {
    ERRORS
        .try_lock()
        .map_or_else(|_| Vec::new(), |errors| errors.clone())
}

fn push(errors: &mut Vec<RecordedError>, error: RecordedError) {
    errors.push(error);
    let surplus = errors.len().saturating_sub(MAX_ERRORS);
    errors.drain(..surplus);
}

/// Shortens a text, and cuts the URLs in it: after `#` or `?` there may be a match or an
/// invitation.
fn without_url_details(text: &str) -> String {
    let words = text.split(' ').map(|word| match word.find("://") {
        Some(_) => word.split(['#', '?']).next().unwrap_or_default(),
        None => word,
    });
    let text = words.collect::<Vec<_>>().join(" ");
    text.chars().take(MAX_LENGTH).collect()
}

fn load() -> Option<Vec<RecordedError>> {
    serde_json::from_str(&storage()?.get_item(KEY).ok()??).ok()
}

fn storage() -> Option<Storage> {
    crate::browser::window()?.session_storage().ok()?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_last_errors_are_kept() {
        let mut errors = Vec::new();
        for at in 0..50 {
            let text = format!("fault {at}");
            push(&mut errors, RecordedError { at, text });
        }
        assert_eq!(errors.len(), MAX_ERRORS);
        assert_eq!(errors.last().map(|error| error.at), Some(49));
    }

    #[test]
    fn an_error_contains_no_match_and_no_invitation_of_a_url() {
        let text = "failed: https://a.b/c/?lang=de#/join/SECRET at line 3 # 4";
        assert_eq!(
            without_url_details(text),
            "failed: https://a.b/c/ at line 3 # 4"
        );
        assert_eq!(without_url_details(&"x".repeat(9000)).len(), MAX_LENGTH);
    }
}
