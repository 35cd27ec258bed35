//! Small values in the browser's storage, as JSON. Where the browser refuses storage they stay in
//! memory until the page is closed.

use serde::Serialize;
use serde::de::DeserializeOwned;
use std::cell::RefCell;
use std::collections::BTreeMap;
use web_sys::Storage;

thread_local! {
    /// The values of this page, by key.
    static MEMORY: RefCell<BTreeMap<String, String>> = const { RefCell::new(BTreeMap::new()) };
}

/// How long a value is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lifetime {
    /// Until it is removed.
    Browser,
    /// Until the tab is closed.
    Tab,
}

fn storage(lifetime: Lifetime) -> Option<Storage> {
    let window = ui::browser::window()?;
    let storage = match lifetime {
        Lifetime::Browser => window.local_storage(),
        Lifetime::Tab => window.session_storage(),
    };
    storage.ok()?
}

/// Returns the value of a key; `None` if there is none, or an unreadable one.
pub fn read<T: DeserializeOwned>(lifetime: Lifetime, key: &str) -> Option<T> {
    let in_memory = MEMORY.with_borrow(|memory| memory.get(key).cloned());
    let stored = storage(lifetime).and_then(|storage| storage.get_item(key).ok()?);
    // Another tab may have stored a newer value.
    serde_json::from_str(&stored.or(in_memory)?).ok()
}

/// Stores the value of a key.
pub fn write<T: Serialize>(lifetime: Lifetime, key: &str, value: &T) {
    let Ok(text) = serde_json::to_string(value) else {
        return;
    };
    if let Some(storage) = storage(lifetime) {
        // A browser that refuses leaves the value in memory.
        let _ = storage.set_item(key, &text);
    }
    MEMORY.with_borrow_mut(|memory| memory.insert(key.to_owned(), text));
}

/// Removes the value of a key.
pub fn remove(lifetime: Lifetime, key: &str) {
    if let Some(storage) = storage(lifetime) {
        // Removing fails only where reading fails, too.
        let _ = storage.remove_item(key);
    }
    MEMORY.with_borrow_mut(|memory| memory.remove(key));
}
