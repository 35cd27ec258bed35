//! The browser's databases, each a map from ids to texts.
//!
//! What is kept of another kind has a database of its own: one that gets a second store must get a
//! higher version, which pages of an older edition cannot open any more, and which waits until they
//! are closed.
//!
//! A transaction closes at the first wait for anything else, so each function does one thing:
//! it reads or it writes, and computes nothing in between.

use super::StoreError;
use idb::{
    Database, DatabaseEvent, Error, Factory, ObjectStore, ObjectStoreParams, Transaction,
    TransactionMode,
};
use wasm_bindgen::JsValue;

/// A kind of thing that is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Drawer {
    /// Matches.
    Saves,
    /// Boards of one's own.
    Boards,
    /// Content packs of one's own.
    Packs,
}

impl Drawer {
    const VERSION: u32 = 1;

    const fn name(self) -> &'static str {
        match self {
            Self::Saves => "centauri",
            Self::Boards => "centauri-boards",
            Self::Packs => "centauri-packs",
        }
    }

    const fn store(self) -> &'static str {
        match self {
            Self::Saves => "saves",
            Self::Boards => "boards",
            Self::Packs => "packs",
        }
    }
}

pub(super) async fn open(drawer: Drawer) -> Result<Database, StoreError> {
    let factory = Factory::new().map_err(reason)?;
    let mut request = factory
        .open(drawer.name(), Some(Drawer::VERSION))
        .map_err(reason)?;
    request.on_upgrade_needed(move |event| {
        // If this fails, opening a transaction fails below and says so.
        if let Ok(database) = event.database() {
            let _ = database.create_object_store(drawer.store(), ObjectStoreParams::new());
        }
    });
    let database = request.await.map_err(reason)?;
    // A browser may open a database and still refuse to use it.
    store(&database, TransactionMode::ReadOnly)?;
    Ok(database)
}

pub(super) async fn put(database: &Database, id: &str, text: &str) -> Result<(), StoreError> {
    let (transaction, store) = store(database, TransactionMode::ReadWrite)?;
    let key = JsValue::from_str(id);
    let request = store.put(&JsValue::from_str(text), Some(&key));
    request.map_err(reason)?.await.map_err(reason)?;
    finish(transaction).await
}

/// Keeps all texts under their ids, or none.
pub(super) async fn put_all(
    database: &Database,
    texts: &[(String, String)],
) -> Result<(), StoreError> {
    let (transaction, store) = store(database, TransactionMode::ReadWrite)?;
    for (id, text) in texts {
        let key = JsValue::from_str(id);
        if let Err(error) = store.put(&JsValue::from_str(text), Some(&key)) {
            // What was written before is taken back; the first reason is told.
            if let Ok(end) = transaction.abort() {
                let _ = end.await;
            }
            return Err(reason(error));
        }
    }
    finish(transaction).await
}

pub(super) async fn get(database: &Database, id: &str) -> Result<Option<String>, StoreError> {
    let (_, store) = store(database, TransactionMode::ReadOnly)?;
    let request = store.get(JsValue::from_str(id)).map_err(reason)?;
    let value = request.await.map_err(reason)?;
    Ok(value.and_then(|value| value.as_string()))
}

pub(super) async fn all(database: &Database) -> Result<Vec<String>, StoreError> {
    let (_, store) = store(database, TransactionMode::ReadOnly)?;
    let request = store.get_all(None, None).map_err(reason)?;
    let values = request.await.map_err(reason)?;
    Ok(values.iter().filter_map(JsValue::as_string).collect())
}

pub(super) async fn delete(database: &Database, id: &str) -> Result<(), StoreError> {
    let (transaction, store) = store(database, TransactionMode::ReadWrite)?;
    let request = store.delete(JsValue::from_str(id)).map_err(reason)?;
    request.await.map_err(reason)?;
    finish(transaction).await
}

fn store(
    database: &Database,
    mode: TransactionMode,
) -> Result<(Transaction, ObjectStore), StoreError> {
    // Each database has one store.
    let name = database.store_names().pop().ok_or(StoreError::Refused)?;
    let transaction = database.transaction(&[&name], mode).map_err(reason)?;
    let store = transaction.object_store(&name).map_err(reason)?;
    Ok((transaction, store))
}

/// Waits until what was written is really kept.
async fn finish(transaction: Transaction) -> Result<(), StoreError> {
    let end = transaction.commit().map_err(reason)?.await;
    if end.map_err(reason)?.is_aborted() {
        // No request has failed, so there was no room to put down what they had written.
        return Err(StoreError::Full);
    }
    Ok(())
}

fn reason(error: Error) -> StoreError {
    // The crate has one variant for each call, the browser one name for the cause.
    if error.to_string().contains("QuotaExceeded") {
        StoreError::Full
    } else {
        StoreError::Refused
    }
}
