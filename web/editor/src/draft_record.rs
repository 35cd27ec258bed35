//! The draft of an editor over a reload: written after every change, in the browser's small
//! storage, because that is done before the page can be gone. What is saved on purpose goes to the
//! store of boards.

use serde::{Deserialize, Serialize};
use web_sys::Storage;

/// A draft as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DraftRecord {
    /// What it was opened from, by its id; empty for something new.
    pub origin: String,
    /// Whether it has changed since it was opened or saved.
    pub changed: bool,
    /// The draft itself, as its editor writes it.
    pub text: String,
}

impl DraftRecord {
    /// The draft of an editor, if there is one: that of this tab before that of another.
    #[must_use]
    pub fn read(editor: &str) -> Option<Self> {
        let kept = |storage: Storage| {
            let text = storage.get_item(&key(editor)).ok()??;
            serde_json::from_str(&text).ok()
        };
        storages().into_iter().flatten().find_map(kept)
    }

    /// Keeps the draft of an editor; a browser that refuses forgets it with the page.
    pub fn write(&self, editor: &str) {
        let Ok(text) = serde_json::to_string(self) else {
            return;
        };
        for storage in storages().into_iter().flatten() {
            let _ = storage.set_item(&key(editor), &text);
        }
    }
}

fn key(editor: &str) -> String {
    format!("centauri.draft.{editor}")
}

/// What is kept for this tab, and what for all.
fn storages() -> [Option<Storage>; 2] {
    let window = ui::browser::window();
    let of_tab = window
        .as_ref()
        .and_then(|window| window.session_storage().ok()?);
    let of_all = window.and_then(|window| window.local_storage().ok()?);
    [of_tab, of_all]
}
