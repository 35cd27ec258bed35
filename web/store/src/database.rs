//! The IndexedDB databases of the page, each a map from ids to texts.
//!
//! Each kind of record has a separate database: adding a second object store would need a higher
//! version, which pages of an older edition could not open any more. Such a page says so, and a
//! page that is already running closes its database for the newer one.
//!
//! A transaction closes at the first wait for anything else, so each function either reads or
//! writes, and computes nothing in between.
//!
//! In some browsers, opening a database or a request never completes until the page is loaded
//! again. So every operation has a time limit; a result that arrives later is still used.

use super::StoreError;
use idb::{
    Database, DatabaseEvent, Error, Factory, ObjectStore, ObjectStoreParams, Transaction,
    TransactionMode,
};
use std::cell::RefCell;
use std::rc::Rc;
use ui::timing::{spawn_detached, with_timeout};
use wasm_bindgen::JsValue;

/// Time limit for opening a database, in milliseconds. A browser that has just started may take
/// seconds.
const OPEN_TIMEOUT_MS: i32 = 8_000;
/// Time limit for a read or a write, in milliseconds.
const REQUEST_TIMEOUT_MS: i32 = 15_000;

/// The kind of record that a database holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum DatabaseKind {
    /// Saved matches.
    Saves,
    /// The player's own boards.
    Boards,
    /// The player's own content packs.
    Packs,
}

impl DatabaseKind {
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

/// An open database. It is reopened if the browser closed it, for example when a person clears site
/// data.
pub struct DatabaseConnection {
    kind: DatabaseKind,
    database: RefCell<Rc<Database>>,
}

/// Opens a database. One that opens after the time limit is passed to `on_late`.
pub(super) async fn open(
    kind: DatabaseKind,
    on_late: impl FnOnce(DatabaseConnection) + 'static,
) -> Result<DatabaseConnection, StoreError> {
    let opening = async move {
        let database = RefCell::new(Rc::new(connect(kind).await?));
        Ok::<_, StoreError>(DatabaseConnection { kind, database })
    };
    let on_late = move |opened: Result<DatabaseConnection, StoreError>| {
        if let Ok(base) = opened {
            on_late(base);
        }
    };
    let opened = with_timeout(OPEN_TIMEOUT_MS, spawn_detached(opening, on_late)).await;
    opened.unwrap_or(Err(StoreError::Silent))
}

/// Runs `work` and returns its result, or [`StoreError::Silent`] after [`REQUEST_TIMEOUT_MS`]
/// milliseconds.
async fn run_with_timeout<T: 'static>(
    work: impl Future<Output = Result<T, StoreError>> + 'static,
) -> Result<T, StoreError> {
    let done = with_timeout(REQUEST_TIMEOUT_MS, spawn_detached(work, drop)).await;
    done.unwrap_or(Err(StoreError::Silent))
}

async fn connect(kind: DatabaseKind) -> Result<Database, StoreError> {
    let factory = Factory::new().map_err(to_store_error)?;
    let mut request = factory
        .open(kind.name(), Some(DatabaseKind::VERSION))
        .map_err(to_store_error)?;
    request.on_upgrade_needed(move |event| {
        // If this fails, opening a transaction fails below and reports it.
        if let Ok(database) = event.database() {
            let _ = database.create_object_store(kind.store(), ObjectStoreParams::new());
        }
    });
    let mut database = request.await.map_err(to_store_error)?;
    // A page of a newer edition waits for this; later requests here fail with `Newer`.
    database.on_version_change(|event| {
        let database = event.target().map(Database::try_from);
        if let Some(Ok(database)) = database {
            database.close();
        }
    });
    // A browser may open a database and still refuse to use it.
    begin(&database, TransactionMode::ReadOnly)?;
    Ok(database)
}

pub(super) async fn put(
    base: &Rc<DatabaseConnection>,
    id: &str,
    text: &str,
) -> Result<(), StoreError> {
    let base = base.clone();
    let (key, text) = (JsValue::from_str(id), JsValue::from_str(text));
    run_with_timeout(async move {
        let (transaction, store) = base.store(TransactionMode::ReadWrite).await?;
        let request = store.put(&text, Some(&key));
        request
            .map_err(to_store_error)?
            .await
            .map_err(to_store_error)?;
        finish(transaction).await
    })
    .await
}

/// Stores all texts under their ids, or none.
pub(super) async fn put_all(
    base: &Rc<DatabaseConnection>,
    texts: Vec<(String, String)>,
) -> Result<(), StoreError> {
    let base = base.clone();
    run_with_timeout(async move {
        let (transaction, store) = base.store(TransactionMode::ReadWrite).await?;
        for (id, text) in texts {
            let key = JsValue::from_str(&id);
            if let Err(error) = store.put(&JsValue::from_str(&text), Some(&key)) {
                // Undo the earlier writes. The caller gets the first error.
                if let Ok(end) = transaction.abort() {
                    let _ = end.await;
                }
                return Err(to_store_error(error));
            }
        }
        finish(transaction).await
    })
    .await
}

pub(super) async fn get(
    base: &Rc<DatabaseConnection>,
    id: &str,
) -> Result<Option<String>, StoreError> {
    let (base, id) = (base.clone(), JsValue::from_str(id));
    run_with_timeout(async move {
        let (_, store) = base.store(TransactionMode::ReadOnly).await?;
        let request = store.get(id).map_err(to_store_error)?;
        let value = request.await.map_err(to_store_error)?;
        Ok(value.and_then(|value| value.as_string()))
    })
    .await
}

pub(super) async fn all(base: &Rc<DatabaseConnection>) -> Result<Vec<String>, StoreError> {
    let base = base.clone();
    run_with_timeout(async move {
        let (_, store) = base.store(TransactionMode::ReadOnly).await?;
        let request = store.get_all(None, None).map_err(to_store_error)?;
        let values = request.await.map_err(to_store_error)?;
        Ok(values.iter().filter_map(JsValue::as_string).collect())
    })
    .await
}

pub(super) async fn delete(base: &Rc<DatabaseConnection>, id: &str) -> Result<(), StoreError> {
    let (base, id) = (base.clone(), JsValue::from_str(id));
    run_with_timeout(async move {
        let (transaction, store) = base.store(TransactionMode::ReadWrite).await?;
        let request = store.delete(id).map_err(to_store_error)?;
        request.await.map_err(to_store_error)?;
        finish(transaction).await
    })
    .await
}

impl Drop for DatabaseConnection {
    /// Closes the database, which would otherwise block newer editions of the page.
    fn drop(&mut self) {
        self.database.borrow().close();
    }
}

impl DatabaseConnection {
    async fn store(&self, mode: TransactionMode) -> Result<(Transaction, ObjectStore), StoreError> {
        let known = self.database.borrow().clone();
        if let Ok(begun_transaction) = begin(&known, mode) {
            return Ok(begun_transaction);
        }
        let database = connect(self.kind).await?;
        let begun_transaction = begin(&database, mode)?;
        self.database.replace(Rc::new(database));
        Ok(begun_transaction)
    }
}

fn begin(
    database: &Database,
    mode: TransactionMode,
) -> Result<(Transaction, ObjectStore), StoreError> {
    // Each database has one object store.
    let name = database.store_names().pop().ok_or(StoreError::Refused)?;
    let transaction = database
        .transaction(&[&name], mode)
        .map_err(to_store_error)?;
    let store = transaction.object_store(&name).map_err(to_store_error)?;
    Ok((transaction, store))
}

/// Waits until the writes of a transaction are committed.
async fn finish(transaction: Transaction) -> Result<(), StoreError> {
    let end = transaction.commit().map_err(to_store_error)?.await;
    if end.map_err(to_store_error)?.is_aborted() {
        // No request failed, so there was no space left to commit the writes.
        return Err(StoreError::Full);
    }
    Ok(())
}

fn to_store_error(error: Error) -> StoreError {
    // The crate has one variant per call; only the text contains the browser's name of the cause.
    let name = error.to_string();
    if name.contains("QuotaExceeded") {
        StoreError::Full
    } else if name.contains("VersionError") {
        StoreError::Newer
    } else {
        StoreError::Refused
    }
}
