//! Persistence of the browser's storage: whether the browser promised to keep it, how much is used,
//! and when a player is reminded to export a backup.

use serde::{Deserialize, Serialize};
use std::cell::Cell;
use ui::clock::now;
use ui::timing::await_promise;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::StorageManager;

const KEY: &str = "centauri.lasting";
/// Time limit for a query of the storage, in milliseconds.
const QUERY_TIMEOUT_MS: i32 = 5_000;
/// Time limit for a request of persistent storage, in milliseconds; the browser may ask the player.
const PERMISSION_TIMEOUT_MS: i32 = 60_000;
const WEEK: u64 = 7 * 24 * 60 * 60 * 1000;
/// The visit at which the browser is asked for persistent storage: a returning player expects to
/// find the saves.
const PERSISTENCE_REQUEST_VISIT: u32 = 2;

thread_local! {
    /// Whether this visit has been counted.
    static IS_VISIT_COUNTED: Cell<bool> = const { Cell::new(false) };
}

/// State that is kept between visits in local storage.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct VisitState {
    /// Number of visits in which a turn was finished.
    #[serde(rename = "visits")]
    visit_count: u32,
    /// Time of the last reminder, in milliseconds since 1970; 0 before the first match.
    reminded: u64,
}

impl VisitState {
    fn load() -> Self {
        let text = storage().and_then(|storage| storage.get_item(KEY).ok()?);
        text.and_then(|text| serde_json::from_str(&text).ok())
            .unwrap_or_default()
    }

    /// Stores the state; if the browser refuses, it is lost with the page.
    fn save(self) {
        if let (Some(storage), Ok(text)) = (storage(), serde_json::to_string(&self)) {
            let _ = storage.set_item(KEY, &text);
        }
    }

    const fn is_due(self, now: u64) -> bool {
        // The clock may have been ahead at that time, so the difference is absolute.
        self.reminded > 0 && now.abs_diff(self.reminded) >= WEEK
    }
}

fn storage() -> Option<web_sys::Storage> {
    ui::browser::window()?.local_storage().ok()?
}

/// Counts the visit at its first finished turn, and asks for persistent storage from the second
/// visit on.
pub fn on_turn_finished() {
    if IS_VISIT_COUNTED.replace(true) {
        return;
    }
    let mut state = VisitState::load();
    state.visit_count = state.visit_count.saturating_add(1);
    state.save();
    if state.visit_count >= PERSISTENCE_REQUEST_VISIT {
        spawn_local(async {
            // The settings show the answer.
            let _ = request_persistence().await;
        });
    }
}

/// Returns whether a week has passed since the last reminder; the first call starts the first week.
#[must_use]
pub fn is_reminder_due() -> bool {
    let state = VisitState::load();
    if state.reminded == 0 {
        snooze_reminder();
    }
    state.is_due(now())
}

/// Postpones the next reminder by a week.
pub fn snooze_reminder() {
    VisitState {
        reminded: now(),
        ..VisitState::load()
    }
    .save();
}

/// The storage status that the browser reports.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct StorageStatus {
    /// Whether the browser promised not to clear the storage.
    pub is_persistent: bool,
    /// Bytes in use; `None` if the browser does not say.
    pub used: Option<f64>,
}

/// Returns the status of the storage; `None` if the browser does not say.
pub async fn storage_status() -> Option<StorageStatus> {
    let manager = manager()?;
    let persisted = settle_with_timeout(QUERY_TIMEOUT_MS, manager.persisted())
        .await?
        .as_bool()?;
    let estimate = settle_with_timeout(QUERY_TIMEOUT_MS, manager.estimate()).await;
    let used = estimate.and_then(|estimate| {
        js_sys::Reflect::get(&estimate, &"usage".into())
            .ok()?
            .as_f64()
    });
    Some(StorageStatus {
        is_persistent: persisted,
        used,
    })
}

/// Requests persistent storage; returns whether the browser grants it. The browser may refuse, and
/// may ask the player.
pub async fn request_persistence() -> bool {
    let Some(manager) = manager() else {
        return false;
    };
    let answer = settle_with_timeout(PERMISSION_TIMEOUT_MS, manager.persist()).await;
    answer.and_then(|answer| answer.as_bool()) == Some(true)
}

async fn settle_with_timeout(
    millis: i32,
    promise: Result<js_sys::Promise, JsValue>,
) -> Option<JsValue> {
    await_promise(millis, promise.ok()?).await.ok()
}

/// Returns the browser's storage manager; an insecure context has none, although the bindings say
/// so.
fn manager() -> Option<StorageManager> {
    let navigator = ui::browser::window()?.navigator();
    let manager = js_sys::Reflect::get(&navigator, &"storage".into()).ok()?;
    manager.is_object().then(|| manager.unchecked_into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reminder_is_due_a_week_after_the_last_one() {
        let state = VisitState {
            visit_count: 1,
            reminded: 5,
        };
        assert!(!state.is_due(4) && !state.is_due(5 + WEEK - 1) && state.is_due(5 + WEEK));
        assert!(!VisitState::default().is_due(WEEK * 9));
        let ahead = VisitState {
            visit_count: 1,
            reminded: WEEK * 9,
        };
        assert!(ahead.is_due(5), "the clock was years ahead once");
    }
}
