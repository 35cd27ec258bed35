//! Saved matches, and boards of one's own: in the browser's databases, or in memory where the
//! browser refuses them, or with the page around this one, which keeps them for its players.
//!
//! A save is one text with what a list needs beside it. Nothing here reads that text: whether it
//! is a good game is the engine's to say. Besides: content packs, and what of lessons and puzzles was done.

pub mod backup;
mod boards;
pub mod color;
mod database;
pub mod day;
mod host_store;
pub mod learning_progress;
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

/// Why a save could not be kept or fetched.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// The browser gives no storage here.
    #[error("the browser refuses storage")]
    Refused,
    /// There is no room left.
    #[error("the storage is full")]
    Full,
    /// The browser was asked and does not answer.
    #[error("the storage does not answer")]
    Silent,
    /// A newer edition of the page keeps things here in its own way.
    #[error("a newer edition has the storage")]
    Newer,
    /// There is no such save.
    #[error("there is no such save")]
    Gone,
    /// What is stored cannot be read.
    #[error("the save is damaged: {0}")]
    Damaged(String),
}

impl StoreError {
    /// The key of the sentence that a player reads.
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

/// Where saves are kept. A save that could not be kept there is still here until the page is closed: what was played goes
/// on without a place for it.
#[derive(Clone)]
pub struct Store {
    backend: Backend,
    /// Saves that could not be kept, or are not yet, by their ids.
    unsaved: Texts,
}

/// What all that is kept has: a save, a board, a pack.
#[derive(serde::Deserialize)]
struct RecordId {
    id: String,
}

/// Texts by their ids, in this page's memory.
type Texts = Rc<RefCell<BTreeMap<String, String>>>;

#[derive(Clone)]
enum Backend {
    /// The browser's database: stays after the page is closed.
    Browser(Rc<DatabaseConnection>),
    /// This page's memory: gone when it is closed.
    Memory(Texts),
    /// The page around this one.
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
    fn with_backend(place: Backend) -> Self {
        Self {
            backend: place,
            unsaved: Texts::default(),
        }
    }

    /// The browser's database, or memory where it is refused or does not answer, and then why. A database that answers
    /// after all gets what was kept in memory meanwhile and then goes to `late`.
    pub async fn open(late: Callback<Self>) -> (Self, Option<StoreError>) {
        let memory = Self::memory();
        let meanwhile = memory.clone();
        let come = move |base: DatabaseConnection| {
            let store = Self::replacing_memory(Backend::Browser(Rc::new(base)), Some(meanwhile));
            spawn_local(store.take_over(late));
        };
        match database::open(DatabaseKind::Saves, come).await {
            Ok(base) => (Self::browser(base), None),
            Err(why) => (memory, Some(why)),
        }
    }

    /// A store in the place of one in memory. What that one holds is not kept yet, and so is what is still put there.
    fn replacing_memory(place: Backend, before: Option<Self>) -> Self {
        let texts = before.and_then(|before| match before.backend {
            Backend::Memory(texts) => Some(texts),
            Backend::Browser(_) | Backend::Host(_) => None,
        });
        Self {
            backend: place,
            unsaved: texts.unwrap_or_default(),
        }
    }

    /// Takes the place of the store in memory as soon as it has kept what was put there. A place without room takes none.
    async fn take_over(self, late: Callback<Self>) {
        if self.write_unsaved().await.is_ok() {
            late.emit(self.clone());
            self.write_all_unsaved().await;
        }
    }

    /// Keeps all that is not kept, also what comes while that is being written.
    async fn write_all_unsaved(&self) {
        while !self.unsaved.borrow().is_empty() {
            // What finds no room now is gone with the page, as was told when it was kept.
            if self.write_unsaved().await.is_err() {
                return;
            }
        }
    }

    /// Keeps what is not kept by now.
    async fn write_unsaved(&self) -> Result<(), StoreError> {
        let texts = self.unsaved.borrow().clone();
        self.put_texts(texts.into_iter().collect()).await
    }

    /// A database of the browser.
    fn browser(database: DatabaseConnection) -> Self {
        Self::with_backend(Backend::Browser(Rc::new(database)))
    }

    /// An empty store in memory.
    #[must_use]
    pub fn memory() -> Self {
        Self::with_backend(Backend::Memory(Texts::default()))
    }

    /// What the page around this one keeps.
    #[must_use]
    pub fn host(host: HostStore) -> Self {
        Self::with_backend(Backend::Host(host))
    }

    /// Whether saves are still there after the page is closed.
    #[must_use]
    pub const fn is_persistent(&self) -> bool {
        matches!(self.backend, Backend::Browser(_) | Backend::Host(_))
    }

    /// Keeps a save; one of the same id is replaced.
    ///
    /// # Errors
    /// When there is no room, or the browser has taken the storage away. The save can be fetched all the same, until the
    /// page is closed.
    pub async fn put(&self, record: &SaveRecord) -> Result<(), StoreError> {
        let (id, text) = (&record.id, record.encode()?);
        // Whoever fetches it from now on gets this one, also while it is being written.
        self.unsaved.borrow_mut().insert(id.clone(), text.clone());
        self.put_text(id, text.clone()).await?;
        let mut unkept = self.unsaved.borrow_mut();
        if unkept.get(id) == Some(&text) {
            unkept.remove(id);
        }
        Ok(())
    }

    /// Keeps all of these saves, or none of them.
    ///
    /// # Errors
    /// When there is no room, or the browser has taken the storage away.
    pub async fn put_all(&self, records: &[SaveRecord]) -> Result<(), StoreError> {
        let text = |record: &SaveRecord| Ok((record.id.clone(), record.encode()?));
        let texts: Vec<_> = records.iter().map(text).collect::<Result<_, _>>()?;
        self.put_texts(texts).await
    }

    async fn put_texts(&self, texts: Vec<(String, String)>) -> Result<(), StoreError> {
        // Whoever fetches one that is not kept yet gets the newer text, also while it is being written.
        for (id, text) in &texts {
            if let Some(unkept) = self.unsaved.borrow_mut().get_mut(id) {
                unkept.clone_from(text);
            }
        }
        let written = texts.clone();
        match &self.backend {
            Backend::Browser(database) => database::put_all(database, texts).await,
            Backend::Memory(kept) => {
                kept.borrow_mut().extend(texts);
                Ok(())
            }
            Backend::Host(host) => host.put_all(texts).await,
        }?;
        let mut unkept = self.unsaved.borrow_mut();
        for (id, text) in written {
            // What was put meanwhile is newer.
            if unkept.get(&id) == Some(&text) {
                unkept.remove(&id);
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

    /// Waits until all that was given to it so far is written: the browser reads after it has written.
    pub async fn wait_until_written(&self) {
        // Only the wait matters.
        let _ = self.get("").await;
    }

    /// Fetches a save.
    ///
    /// # Errors
    /// When there is none of that id, or it cannot be read.
    pub async fn get(&self, id: &str) -> Result<SaveRecord, StoreError> {
        let unkept = self.unsaved.borrow().get(id).cloned();
        let text = match (unkept, &self.backend) {
            // What could not be kept is newer than what was.
            (Some(text), _) => Some(text),
            (None, Backend::Browser(database)) => database::get(database, id).await?,
            (None, Backend::Memory(saves)) => saves.borrow().get(id).cloned(),
            (None, Backend::Host(host)) => host.get(id).await?,
        };
        SaveRecord::decode(&text.ok_or(StoreError::Gone)?)
    }

    /// All saves that can be read, the newest first.
    ///
    /// # Errors
    /// When the browser has taken the storage away.
    pub async fn list(&self) -> Result<Vec<SaveRecord>, StoreError> {
        let texts = self.texts().await?;
        let mut records: Vec<SaveRecord> = texts
            .iter()
            .filter_map(|text| SaveRecord::decode(text).ok())
            .collect();
        records.sort_by(|a, b| b.updated.cmp(&a.updated).then_with(|| a.id.cmp(&b.id)));
        Ok(records)
    }

    /// How many saves cannot be read here: damaged ones, and those of a newer edition.
    ///
    /// # Errors
    /// When the browser has taken the storage away.
    pub async fn unreadable_count(&self) -> Result<usize, StoreError> {
        let texts = self.texts().await?;
        let unread = texts
            .iter()
            .filter(|text| SaveRecord::decode(text).is_err());
        Ok(unread.count())
    }

    /// All texts, in no order.
    async fn texts(&self) -> Result<Vec<String>, StoreError> {
        let kept = match &self.backend {
            Backend::Browser(database) => database::all(database).await,
            Backend::Memory(saves) => Ok(saves.borrow().values().cloned().collect()),
            Backend::Host(host) => host.all().await,
        };
        let unkept = self.unsaved.borrow().clone();
        if unkept.is_empty() {
            return kept;
        }
        let is_older = |text: &String| {
            let kept: Option<RecordId> = serde_json::from_str(text).ok();
            kept.is_some_and(|kept| unkept.contains_key(&kept.id))
        };
        // A place that gives nothing does not hide what is here.
        let mut texts = kept.unwrap_or_default();
        texts.retain(|text| !is_older(text));
        texts.extend(unkept.into_values());
        Ok(texts)
    }

    /// Removes a save; nothing happens when there is none of that id.
    ///
    /// # Errors
    /// When the browser has taken the storage away.
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
