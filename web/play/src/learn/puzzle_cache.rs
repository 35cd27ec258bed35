//! Cache of puzzles that were generated on this device.

use std::collections::BTreeMap;

const KEY: &str = "centauri.puzzles";
/// Maximum number of cached puzzles: those with the highest keys, which are the newest.
const MAX_PUZZLES: usize = 12;

/// The puzzle cache in local storage.
pub struct PuzzleCache;

impl PuzzleCache {
    /// Returns the text stored under a key.
    #[must_use]
    pub fn get(key: &str) -> Option<String> {
        load().remove(key)
    }

    /// Stores a text; if the browser refuses, the puzzle is generated again next time.
    pub fn put(key: &str, text: &str) {
        let mut all = load();
        all.insert(key.to_owned(), text.to_owned());
        while all.len() > MAX_PUZZLES {
            all.pop_first();
        }
        if let (Some(storage), Ok(text)) = (storage(), serde_json::to_string(&all)) {
            let _ = storage.set_item(KEY, &text);
        }
    }
}

fn load() -> BTreeMap<String, String> {
    let text = storage().and_then(|storage| storage.get_item(KEY).ok()?);
    text.and_then(|text| serde_json::from_str(&text).ok())
        .unwrap_or_default()
}

fn storage() -> Option<web_sys::Storage> {
    ui::browser::window()?.local_storage().ok()?
}
