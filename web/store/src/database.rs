//! The browser's databases, each a map from ids to texts.
//!
//! What is kept of another kind has a database of its own: one that gets a second store must get a
//! higher version, which pages of an older edition cannot open any more. Such a page says so, and one
//! that runs already gives its database up for the newer one.
//!
//! A transaction closes at the first wait for anything else, so each function does one thing:
//! it reads or it writes, and computes nothing in between.
//!
//! There are browsers in which a database is never opened, and a request never answered, until the page is loaded again. So
//! everything here takes its time at most; what comes of it later is not lost.

use super::StoreError;
use idb::{
    Database, DatabaseEvent, Error, Factory, ObjectStore, ObjectStoreParams, Transaction,
    TransactionMode,
};
use std::cell::RefCell;
use std::rc::Rc;
use ui::timing::{spawn_detached, with_timeout};
use wasm_bindgen::JsValue;

/// Milliseconds in which a browser opens a database, also one that has only just begun.
const OPENING: i32 = 8_000;
/// Milliseconds in which it reads or writes.
const WORKING: i32 = 15_000;

/// A kind of thing that is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum DatabaseKind {
    /// Matches.
    Saves,
    /// Boards of one's own.
    Boards,
    /// Content packs of one's own.
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

/// An open database. Where the browser has closed it, such as when somebody clears what sites keep, it is opened anew.
pub struct DatabaseConnection {
    drawer: DatabaseKind,
    database: RefCell<Rc<Database>>,
}

/// Opens a database. One that opens when nobody waits for it any longer goes to `late`.
pub(super) async fn open(
    drawer: DatabaseKind,
    late: impl FnOnce(DatabaseConnection) + 'static,
) -> Result<DatabaseConnection, StoreError> {
    let opening = async move {
        let database = RefCell::new(Rc::new(connect(drawer).await?));
        Ok::<_, StoreError>(DatabaseConnection { drawer, database })
    };
    let late = move |opened: Result<DatabaseConnection, StoreError>| {
        if let Ok(base) = opened {
            late(base);
        }
    };
    let opened = with_timeout(OPENING, spawn_detached(opening, late)).await;
    opened.unwrap_or(Err(StoreError::Silent))
}

/// What comes of some work, as long as the browser answers at all.
async fn run_with_timeout<T: 'static>(
    work: impl Future<Output = Result<T, StoreError>> + 'static,
) -> Result<T, StoreError> {
    let done = with_timeout(WORKING, spawn_detached(work, drop)).await;
    done.unwrap_or(Err(StoreError::Silent))
}

async fn connect(drawer: DatabaseKind) -> Result<Database, StoreError> {
    let factory = Factory::new().map_err(to_store_error)?;
    let mut request = factory
        .open(drawer.name(), Some(DatabaseKind::VERSION))
        .map_err(to_store_error)?;
    request.on_upgrade_needed(move |event| {
        // If this fails, opening a transaction fails below and says so.
        if let Ok(database) = event.database() {
            let _ = database.create_object_store(drawer.store(), ObjectStoreParams::new());
        }
    });
    let mut database = request.await.map_err(to_store_error)?;
    // A page of a newer edition waits for this; what is wanted here later is then refused as newer.
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

/// Keeps all texts under their ids, or none.
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
                // What was written before is taken back; the first reason is told.
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
    /// What is not closed would keep newer editions of the page waiting.
    fn drop(&mut self) {
        self.database.borrow().close();
    }
}

impl DatabaseConnection {
    async fn store(&self, mode: TransactionMode) -> Result<(Transaction, ObjectStore), StoreError> {
        let known = self.database.borrow().clone();
        if let Ok(begun) = begin(&known, mode) {
            return Ok(begun);
        }
        let database = connect(self.drawer).await?;
        let begun = begin(&database, mode)?;
        self.database.replace(Rc::new(database));
        Ok(begun)
    }
}

fn begin(
    database: &Database,
    mode: TransactionMode,
) -> Result<(Transaction, ObjectStore), StoreError> {
    // Each database has one store.
    let name = database.store_names().pop().ok_or(StoreError::Refused)?;
    let transaction = database
        .transaction(&[&name], mode)
        .map_err(to_store_error)?;
    let store = transaction.object_store(&name).map_err(to_store_error)?;
    Ok((transaction, store))
}

/// Waits until what was written is really kept.
async fn finish(transaction: Transaction) -> Result<(), StoreError> {
    let end = transaction.commit().map_err(to_store_error)?.await;
    if end.map_err(to_store_error)?.is_aborted() {
        // No request has failed, so there was no room to put down what they had written.
        return Err(StoreError::Full);
    }
    Ok(())
}

fn to_store_error(error: Error) -> StoreError {
    // The crate has one variant for each call, the browser one name for the cause.
    let name = error.to_string();
    if name.contains("QuotaExceeded") {
        StoreError::Full
    } else if name.contains("VersionError") {
        StoreError::Newer
    } else {
        StoreError::Refused
    }
}
