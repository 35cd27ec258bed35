//! Storage of saved matches and of the player's own boards: in the browser's databases, in memory
//! where the browser refuses them, or in the embedding page.
//!
//! A save is one text with the data that a list shows. This crate does not parse the text; the
//! engine checks whether it is a valid match. The crate also stores content packs and the progress
//! in lessons and puzzles.

pub mod backup;
mod boards;
pub mod color;
mod database;
pub mod day;
mod host_store;
pub mod learning_progress;
pub mod local_values;
pub mod notices;
pub mod pack;
pub mod persistence;
mod record;
pub mod start_match;
mod store_handle;
pub mod stored_packs;

pub use boards::{BoardList, BoardRecord, BoardsHandle, all_boards, put_boards, use_boards};
pub use color::SeatColor;
pub use host_store::{HostStore, HostStoreRequest, HostStoreResponse};
pub use record::{PlayerKind, RemoteRecord, SaveRecord};
pub use store_handle::{
    SaveFailure, SaveList, StoreHandle, StoreProvider, StoreSource, use_saves, use_store,
    use_unreadable_count, use_with_store,
};

use database::{DatabaseConnection, DatabaseKind};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

/// Why a record could not be stored or read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// The browser permits no storage here.
    #[error("the browser refuses storage")]
    Refused,
    /// The storage quota is used up.
    #[error("the storage is full")]
    Full,
    /// The browser did not answer within the time limit.
    #[error("the storage does not answer")]
    Silent,
    /// A newer edition of the page uses the storage in its own format.
    #[error("a newer version of the page uses the storage")]
    Newer,
    /// There is no record with this id.
    #[error("there is no such save")]
    Gone,
    /// The stored text cannot be read; holds the reader's message.
    #[error("the save is damaged: {0}")]
    Damaged(String),
}

impl StoreError {
    /// Returns the phrase key of the message for the player.
    #[must_use]
    pub const fn phrase(&self) -> &'static str {
        match self {
            Self::Refused => "store-refused",
            Self::Full => "store-full",
            Self::Silent => "store-silent",
            Self::Newer => "store-newer",
            Self::Gone => "store-gone",
            Self::Damaged(_) => "store-damaged",
        }
    }
}

/// A store of saves. A save that could not be written stays in memory until the page is closed, so
/// that play goes on without storage.
#[derive(Clone)]
pub struct Store {
    backend: Backend,
    /// Saves that are not written yet or could not be written, by id.
    unsaved: Texts,
}

/// The id field that every stored record has: saves, boards and packs.
#[derive(serde::Deserialize)]
struct RecordId {
    id: String,
}

/// Texts by id, in the memory of this page.
type Texts = Rc<RefCell<BTreeMap<String, String>>>;

#[derive(Clone)]
enum Backend {
    /// The browser's database, which remains after the page is closed.
    Browser(Rc<DatabaseConnection>),
    /// The memory of this page, lost when it is closed.
    Memory(Texts),
    /// The embedding page.
    Host(HostStore),
}

impl PartialEq for Store {
    fn eq(&self, other: &Self) -> bool {
        match (&self.backend, &other.backend) {
            (Backend::Browser(a), Backend::Browser(b)) => Rc::ptr_eq(a, b),
            (Backend::Memory(a), Backend::Memory(b)) => Rc::ptr_eq(a, b),
            (Backend::Host(a), Backend::Host(b)) => a == b,
            (Backend::Browser(_) | Backend::Memory(_) | Backend::Host(_), _) => false,
        }
    }
}

impl Store {
    fn with_backend(backend: Backend) -> Self {
        Self {
            backend,
            unsaved: Texts::default(),
        }
    }

    /// Opens the browser's database; if that fails or times out, returns a store in memory and the
    /// reason. A database that opens later receives the saves made in memory meanwhile and is then
    /// passed to `on_late_store`.
    pub async fn open(on_late_store: Callback<Self>) -> (Self, Option<StoreError>) {
        let memory = Self::memory();
        let memory_store = memory.clone();
        let on_late_database = move |base: DatabaseConnection| {
            let store = Self::replacing_memory(Backend::Browser(Rc::new(base)), Some(memory_store));
            spawn_local(store.take_over(on_late_store));
        };
        match database::open(DatabaseKind::Saves, on_late_database).await {
            Ok(base) => (Self::browser(base), None),
            Err(why) => (memory, Some(why)),
        }
    }

    /// Returns a store that replaces one in memory. The contents of the old store count as unsaved,
    /// including texts that are still added to it.
    fn replacing_memory(backend: Backend, before: Option<Self>) -> Self {
        let texts = before.and_then(|before| match before.backend {
            Backend::Memory(texts) => Some(texts),
            Backend::Browser(_) | Backend::Host(_) => None,
        });
        Self {
            backend,
            unsaved: texts.unwrap_or_default(),
        }
    }

    /// Replaces the store in memory once its contents are written. A backend without room does not
    /// replace it.
    async fn take_over(self, on_late_store: Callback<Self>) {
        if self.write_unsaved().await.is_ok() {
            on_late_store.emit(self.clone());
            self.write_all_unsaved().await;
        }
    }

    /// Writes all unsaved texts, including those that arrive meanwhile.
    async fn write_all_unsaved(&self) {
        while !self.unsaved.borrow().is_empty() {
            // A text that does not fit is lost with the page. The player was informed when it was
            // stored.
            if self.write_unsaved().await.is_err() {
                return;
            }
        }
    }

    /// Writes the texts that are unsaved now.
    async fn write_unsaved(&self) -> Result<(), StoreError> {
        let texts = self.unsaved.borrow().clone();
        self.put_texts(texts.into_iter().collect()).await
    }

    /// Creates a store in a database of the browser.
    fn browser(database: DatabaseConnection) -> Self {
        Self::with_backend(Backend::Browser(Rc::new(database)))
    }

    /// Creates an empty store in memory.
    #[must_use]
    pub fn memory() -> Self {
        Self::with_backend(Backend::Memory(Texts::default()))
    }

    /// Creates a store in the embedding page.
    #[must_use]
    pub fn host(host: HostStore) -> Self {
        Self::with_backend(Backend::Host(host))
    }

    /// Returns whether saves remain after the page is closed.
    #[must_use]
    pub const fn is_persistent(&self) -> bool {
        matches!(self.backend, Backend::Browser(_) | Backend::Host(_))
    }

    /// Stores a save, replacing one with the same id.
    ///
    /// # Errors
    /// If the storage is full, or the browser no longer gives access to it. The save can still be
    /// read until the page is closed.
    pub async fn put(&self, record: &SaveRecord) -> Result<(), StoreError> {
        let (id, text) = (&record.id, record.encode()?);
        // From now on readers get this text, even before it is written.
        self.unsaved.borrow_mut().insert(id.clone(), text.clone());
        self.put_text(id, text.clone()).await?;
        let mut unsaved = self.unsaved.borrow_mut();
        if unsaved.get(id) == Some(&text) {
            unsaved.remove(id);
        }
        Ok(())
    }

    /// Stores all of these saves, or none of them.
    ///
    /// # Errors
    /// If the storage is full, or the browser no longer gives access to it.
    pub async fn put_all(&self, records: &[SaveRecord]) -> Result<(), StoreError> {
        let text = |record: &SaveRecord| Ok((record.id.clone(), record.encode()?));
        let texts: Vec<_> = records.iter().map(text).collect::<Result<_, _>>()?;
        self.put_texts(texts).await
    }

    async fn put_texts(&self, texts: Vec<(String, String)>) -> Result<(), StoreError> {
        // Readers of an unsaved record get the newer text, even before it is written.
        for (id, text) in &texts {
            if let Some(unsaved) = self.unsaved.borrow_mut().get_mut(id) {
                unsaved.clone_from(text);
            }
        }
        let written_texts = texts.clone();
        match &self.backend {
            Backend::Browser(database) => database::put_all(database, texts).await,
            Backend::Memory(stored) => {
                stored.borrow_mut().extend(texts);
                Ok(())
            }
            Backend::Host(host) => host.put_all(texts).await,
        }?;
        let mut unsaved = self.unsaved.borrow_mut();
        for (id, text) in written_texts {
            // A text that was put meanwhile is newer.
            if unsaved.get(&id) == Some(&text) {
                unsaved.remove(&id);
            }
        }
        Ok(())
    }

    async fn put_text(&self, id: &str, text: String) -> Result<(), StoreError> {
        match &self.backend {
            Backend::Browser(database) => database::put(database, id, &text).await,
            Backend::Memory(saves) => {
                saves.borrow_mut().insert(id.to_owned(), text);
                Ok(())
            }
            Backend::Host(host) => host.put(id, text).await,
        }
    }

    /// Waits until all earlier writes are done: the browser handles a read after the writes before
    /// it.
    pub async fn wait_until_written(&self) {
        // The result is not needed, only the wait.
        let _ = self.get("").await;
    }

    /// Returns a save.
    ///
    /// # Errors
    /// If there is none with that id, or it cannot be read.
    pub async fn get(&self, id: &str) -> Result<SaveRecord, StoreError> {
        let unsaved = self.unsaved.borrow().get(id).cloned();
        let text = match (unsaved, &self.backend) {
            // An unsaved text is newer than the stored one.
            (Some(text), _) => Some(text),
            (None, Backend::Browser(database)) => database::get(database, id).await?,
            (None, Backend::Memory(saves)) => saves.borrow().get(id).cloned(),
            (None, Backend::Host(host)) => host.get(id).await?,
        };
        SaveRecord::decode(&text.ok_or(StoreError::Gone)?)
    }

    /// Returns all readable saves, the newest first.
    ///
    /// # Errors
    /// If the browser no longer gives access to the storage.
    pub async fn list(&self) -> Result<Vec<SaveRecord>, StoreError> {
        let texts = self.texts().await?;
        let mut records: Vec<SaveRecord> = texts
            .iter()
            .filter_map(|text| SaveRecord::decode(text).ok())
            .collect();
        records.sort_by(|a, b| b.updated.cmp(&a.updated).then_with(|| a.id.cmp(&b.id)));
        Ok(records)
    }

    /// Counts the saves that cannot be read here: damaged ones, and those of a newer edition.
    ///
    /// # Errors
    /// If the browser no longer gives access to the storage.
    pub async fn unreadable_count(&self) -> Result<usize, StoreError> {
        let texts = self.texts().await?;
        let unreadable = texts
            .iter()
            .filter(|text| SaveRecord::decode(text).is_err());
        Ok(unreadable.count())
    }

    /// Returns all texts in no particular order, unsaved ones in place of stored ones.
    async fn texts(&self) -> Result<Vec<String>, StoreError> {
        let stored = match &self.backend {
            Backend::Browser(database) => database::all(database).await,
            Backend::Memory(saves) => Ok(saves.borrow().values().cloned().collect()),
            Backend::Host(host) => host.all().await,
        };
        let unsaved = self.unsaved.borrow().clone();
        if unsaved.is_empty() {
            return stored;
        }
        let is_older = |text: &String| {
            let stored: Option<RecordId> = serde_json::from_str(text).ok();
            stored.is_some_and(|stored| unsaved.contains_key(&stored.id))
        };
        // If the backend fails, the unsaved texts are still returned.
        let mut texts = stored.unwrap_or_default();
        texts.retain(|text| !is_older(text));
        texts.extend(unsaved.into_values());
        Ok(texts)
    }

    /// Deletes a save; does nothing if there is none with that id.
    ///
    /// # Errors
    /// If the browser no longer gives access to the storage.
    pub async fn delete(&self, id: &str) -> Result<(), StoreError> {
        self.unsaved.borrow_mut().remove(id);
        match &self.backend {
            Backend::Browser(database) => database::delete(database, id).await,
            Backend::Memory(saves) => {
                saves.borrow_mut().remove(id);
                Ok(())
            }
            Backend::Host(host) => host.delete(id).await,
        }
    }
}

#[cfg(test)]
mod tests;
