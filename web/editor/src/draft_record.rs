//! The draft of an editor, which survives a reload. It is written to web storage after every
//! change, because that is synchronous and done before the page can close. Documents that the
//! player saves go to the store of boards.

use serde::{Deserialize, Serialize};
use web_sys::Storage;

/// A draft as it is stored in JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DraftRecord {
    /// The id of the document that the draft was opened from; empty for a new one.
    pub origin: String,
    /// Whether the draft has changed since it was opened or saved.
    #[serde(rename = "changed")]
    pub has_changed: bool,
    /// The draft itself, in the file format of its editor.
    pub text: String,
}

impl DraftRecord {
    /// Reads the draft of an editor; a draft of this tab takes precedence over one of another tab.
    #[must_use]
    pub fn read(editor: &str) -> Option<Self> {
        let read_slot = |storage: Storage| {
            let text = storage.get_item(&key(editor)).ok()??;
            serde_json::from_str(&text).ok()
        };
        storages().into_iter().flatten().find_map(read_slot)
    }

    /// Stores the draft of an editor. If the browser refuses, the draft is lost when the page
    /// closes.
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

/// Returns the storage of this tab and the storage that all tabs share.
fn storages() -> [Option<Storage>; 2] {
    let window = ui::browser::window();
    let session = window
        .as_ref()
        .and_then(|window| window.session_storage().ok()?);
    let local = window.and_then(|window| window.local_storage().ok()?);
    [session, local]
}
