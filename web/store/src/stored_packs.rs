//! Content packs that a player keeps in the browser. A pack is checked before it is stored, and
//! again whenever it is loaded.

use super::database::{self, DatabaseConnection, DatabaseKind};
use super::{Backend, Store, StoreError};
use serde::{Deserialize, Serialize};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;

/// A stored content pack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PackRecord {
    /// Id of the pack; another pack with the same id replaces it.
    pub id: String,
    /// Title given by its authors.
    pub title: String,
    /// Version given by its authors.
    pub version: String,
    /// The pack in its text format.
    pub text: String,
}

thread_local! {
    /// The store, opened at the first request for a pack and shared after that.
    static STORE: RefCell<Option<Store>> = const { RefCell::new(None) };
}

/// Returns the store of packs, or one in memory where the browser refuses storage.
async fn open() -> Store {
    if let Some(store) = STORE.with_borrow(Clone::clone) {
        return store;
    }
    let on_late_database = |base: DatabaseConnection| {
        let store = STORE.with_borrow_mut(|slot| {
            let store = Store::replacing_memory(Backend::Browser(Rc::new(base)), slot.take());
            slot.insert(store).clone()
        });
        spawn_local(async move { store.write_all_unsaved().await });
    };
    let opened = match database::open(DatabaseKind::Packs, on_late_database).await {
        Ok(database) => Store::browser(database),
        Err(_) => Store::memory(),
    };
    // Another caller may have opened it meanwhile.
    STORE.with_borrow_mut(|slot| slot.get_or_insert(opened).clone())
}

fn decode(text: &str) -> Result<PackRecord, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::Damaged(error.to_string()))
}

/// Returns all readable packs, sorted by title.
///
/// # Errors
/// If the browser no longer gives access to the storage.
pub async fn all() -> Result<Vec<PackRecord>, StoreError> {
    let texts = open().await.texts().await?;
    let mut packs: Vec<PackRecord> = texts.iter().filter_map(|text| decode(text).ok()).collect();
    packs.sort_by(|a, b| (&a.title, &a.id).cmp(&(&b.title, &b.id)));
    Ok(packs)
}

/// Returns the pack with this id.
///
/// # Errors
/// If there is none, or it cannot be read.
pub async fn get(id: &str) -> Result<PackRecord, StoreError> {
    let found = all().await?.into_iter().find(|pack| pack.id == id);
    found.ok_or(StoreError::Gone)
}

/// Stores a pack, replacing one with the same id.
///
/// # Errors
/// If the storage is full, or the browser no longer gives access to it.
pub async fn put(pack: &PackRecord) -> Result<(), StoreError> {
    let text = serde_json::to_string(pack);
    let text = text.map_err(|error| StoreError::Damaged(error.to_string()))?;
    open().await.put_texts(vec![(pack.id.clone(), text)]).await
}

/// Deletes a pack; does nothing if there is none with that id.
///
/// # Errors
/// If the browser no longer gives access to the storage.
pub async fn delete(id: &str) -> Result<(), StoreError> {
    open().await.delete(id).await
}
