//! The browser's database, as a map from ids to texts.
//!
//! A transaction closes at the first wait for anything else, so each function does one thing:
//! it reads or it writes, and computes nothing in between.

use super::StoreError;
use idb::{
    Database, DatabaseEvent, Error, Factory, ObjectStore, ObjectStoreParams, Transaction,
    TransactionMode,
};
use wasm_bindgen::JsValue;

const NAME: &str = "centauri";
const VERSION: u32 = 1;
const SAVES: &str = "saves";

pub(super) async fn open() -> Result<Database, StoreError> {
    let factory = Factory::new().map_err(reason)?;
    let mut request = factory.open(NAME, Some(VERSION)).map_err(reason)?;
    request.on_upgrade_needed(|event| {
        // If this fails, opening a transaction fails below and says so.
        if let Ok(database) = event.database() {
            let _ = database.create_object_store(SAVES, ObjectStoreParams::new());
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
    let transaction = database.transaction(&[SAVES], mode).map_err(reason)?;
    let store = transaction.object_store(SAVES).map_err(reason)?;
    Ok((transaction, store))
}

/// Waits until what was written is really kept.
async fn finish(transaction: Transaction) -> Result<(), StoreError> {
    let end = transaction.commit().map_err(reason)?.await;
    end.map_err(reason)?;
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
