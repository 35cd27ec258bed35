//! Content packs that a player keeps in the browser. Whether one is good is asked before it is kept,
//! and again whenever it is put into force.

use super::database::{self, DatabaseConnection, DatabaseKind};
use super::{Backend, Store, StoreError};
use serde::{Deserialize, Serialize};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;

/// A pack as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PackRecord {
    /// Its id; another pack of the same id takes its place.
    pub id: String,
    /// What its makers call it.
    pub title: String,
    /// Its version.
    pub version: String,
    /// The pack itself.
    pub text: String,
}

thread_local! {
    /// Opened when a pack is first asked for, and the same after that.
    static OPENED: RefCell<Option<Store>> = const { RefCell::new(None) };
}

/// The store of packs, or memory where the browser refuses one.
async fn open() -> Store {
    if let Some(store) = OPENED.with_borrow(Clone::clone) {
        return store;
    }
    let late = |base: DatabaseConnection| {
        let store = OPENED.with_borrow_mut(|slot| {
            let store = Store::replacing_memory(Backend::Browser(Rc::new(base)), slot.take());
            slot.insert(store).clone()
        });
        spawn_local(async move { store.write_all_unsaved().await });
    };
    let opened = match database::open(DatabaseKind::Packs, late).await {
        Ok(database) => Store::browser(database),
        Err(_) => Store::memory(),
    };
    // Somebody else may have opened it meanwhile.
    OPENED.with_borrow_mut(|slot| slot.get_or_insert(opened).clone())
}

fn decode(text: &str) -> Result<PackRecord, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::Damaged(error.to_string()))
}

/// All of them, by title.
///
/// # Errors
/// When the browser has taken the storage away.
pub async fn all() -> Result<Vec<PackRecord>, StoreError> {
    let texts = open().await.texts().await?;
    let mut packs: Vec<PackRecord> = texts.iter().filter_map(|text| decode(text).ok()).collect();
    packs.sort_by(|a, b| (&a.title, &a.id).cmp(&(&b.title, &b.id)));
    Ok(packs)
}

/// The pack of this id.
///
/// # Errors
/// When there is none, or it cannot be read.
pub async fn get(id: &str) -> Result<PackRecord, StoreError> {
    let found = all().await?.into_iter().find(|pack| pack.id == id);
    found.ok_or(StoreError::Gone)
}

/// Keeps a pack.
///
/// # Errors
/// When there is no room, or the browser has taken the storage away.
pub async fn put(pack: &PackRecord) -> Result<(), StoreError> {
    let text = serde_json::to_string(pack);
    let text = text.map_err(|error| StoreError::Damaged(error.to_string()))?;
    open().await.put_texts(vec![(pack.id.clone(), text)]).await
}

/// Removes a pack.
///
/// # Errors
/// When the browser has taken the storage away.
pub async fn delete(id: &str) -> Result<(), StoreError> {
    open().await.delete(id).await
}
