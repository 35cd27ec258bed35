//! The store for components: opened once by [`StoreProvider`], and read again whenever a save has
//! changed.

use super::{SaveRecord, Store, StoreError};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The open store, with a counter that rises with every change made through it.
#[derive(Clone, PartialEq)]
pub struct StoreHandle {
    pub store: Store,
    /// The error if the browser refuses permanent storage.
    open_error: Option<StoreError>,
    /// The save that failed last, until another one succeeds or the player has dismissed it.
    pub failure: Option<SaveFailure>,
    edition: u32,
    changed: Callback<()>,
    fail: Callback<Option<SaveFailure>>,
}

/// A save that could not be stored.
#[derive(Clone, PartialEq)]
pub struct SaveFailure {
    pub error: StoreError,
    /// The save, which can be downloaded as a file.
    pub record: SaveRecord,
}

impl StoreHandle {
    /// Stores a save; lists are reloaded. A failure is shown on every screen, and the save can
    /// still be opened until the page is closed.
    ///
    /// # Errors
    /// The reason why it is not stored.
    pub async fn save(&self, record: SaveRecord) -> Result<(), StoreError> {
        let result = self.store.put(&record).await;
        let failure = result
            .clone()
            .err()
            .map(|error| SaveFailure { error, record });
        self.fail.emit(failure);
        self.changed.emit(());
        result
    }

    /// Stores a save as [`StoreHandle::save`] does, and then calls `done`.
    pub fn put(&self, record: SaveRecord, done: Callback<Result<(), StoreError>>) {
        let handle = self.clone();
        spawn_local(async move { done.emit(handle.save(record).await) });
    }

    /// Deletes a save and then calls `done`; lists are reloaded.
    pub fn delete(&self, id: String, done: Callback<Result<(), StoreError>>) {
        let handle = self.clone();
        spawn_local(async move {
            let result = handle.store.delete(&id).await;
            handle.changed.emit(());
            done.emit(result);
        });
    }

    /// Clears [`failure`](Self::failure).
    pub fn dismiss_failure(&self) {
        self.fail.emit(None);
    }

    /// Returns the phrase key of the warning that nothing remains when the page is closed, if that
    /// is so.
    #[must_use]
    pub fn no_storage_phrase(&self) -> Option<&'static str> {
        let why = match self.open_error {
            Some(StoreError::Newer) => "saves-newer",
            Some(StoreError::Silent) => "saves-silent",
            Some(
                StoreError::Refused | StoreError::Full | StoreError::Gone | StoreError::Damaged(_),
            )
            | None => "saves-memory",
        };
        (!self.store.is_persistent()).then_some(why)
    }

    /// Returns the error for a missing save: the error of opening the storage, if there was one.
    #[must_use]
    pub fn explain_missing(&self, error: StoreError) -> StoreError {
        match (error, &self.open_error) {
            (StoreError::Gone, Some(why)) => why.clone(),
            (error, _) => error,
        }
    }

    /// Reloads the lists after the store was changed by other means.
    pub fn notify_changed(&self) {
        self.changed.emit(());
    }
}

#[derive(Default)]
struct Revision(u32);

impl Reducible for Revision {
    type Action = ();

    fn reduce(self: Rc<Self>, (): ()) -> Rc<Self> {
        Rc::new(Self(self.0.wrapping_add(1)))
    }
}

#[derive(Properties, PartialEq)]
pub struct StoreProviderProps {
    pub children: Html,
    /// Where saves are stored.
    #[prop_or_default]
    pub store_source: StoreSource,
}

/// The store that a [`StoreProvider`] uses.
#[derive(Clone, PartialEq, Default)]
pub enum StoreSource {
    /// The browser's storage, or memory if the browser refuses storage.
    #[default]
    Own,
    /// This open store.
    Given(Store),
}

/// Opens the store and provides it to its children; until it is open, [`use_store`] returns `None`.
#[component]
pub fn StoreProvider(props: &StoreProviderProps) -> Html {
    let store = use_state(|| None::<(Store, Option<StoreError>)>);
    let edition = use_reducer(Revision::default);
    let failure = use_state_eq(|| None::<SaveFailure>);
    let fail = use_callback(failure.setter(), |found, failure| failure.set(found));
    let (opened, store_source) = (store.setter(), props.store_source.clone());
    use_effect_with((), move |()| match store_source {
        StoreSource::Own => spawn_local(async move {
            let later = opened.clone();
            let on_late_store = Callback::from(move |store: Store| later.set(Some((store, None))));
            opened.set(Some(Store::open(on_late_store).await));
        }),
        StoreSource::Given(store) => opened.set(Some((store, None))),
    });
    let changed = use_callback(edition.dispatcher(), |(), edition| edition.dispatch(()));
    let handle = (*store).clone().map(|(store, refusal)| StoreHandle {
        store,
        open_error: refusal,
        failure: (*failure).clone(),
        edition: edition.0,
        changed,
        fail,
    });
    html! {
        <ContextProvider<Option<StoreHandle>> context={handle}>
            { props.children.clone() }
        </ContextProvider<Option<StoreHandle>>>
    }
}

/// Returns the store, or `None` until it is open.
#[hook]
pub fn use_store() -> Option<StoreHandle> {
    use_context::<Option<StoreHandle>>().flatten()
}

/// Returns a callback that runs `callback` with the store, immediately if it is open, otherwise
/// once it has opened. So no input is lost.
#[hook]
pub fn use_with_store<T: 'static>(callback: Callback<(T, StoreHandle)>) -> Callback<T> {
    let handle = use_store();
    let waiting = use_mut_ref(Vec::<T>::new);
    let (due, then) = (waiting.clone(), callback.clone());
    use_effect_with(handle.clone(), move |handle| {
        if let Some(handle) = handle {
            let due = due.take();
            due.into_iter()
                .for_each(|value| then.emit((value, handle.clone())));
        }
    });
    use_callback(
        (handle, callback),
        move |value, (handle, callback)| match handle {
            Some(handle) => callback.emit((value, handle.clone())),
            None => waiting.borrow_mut().push(value),
        },
    )
}

/// All saves, or their loading state.
#[derive(Clone, PartialEq, Debug)]
pub enum SaveList {
    Loading,
    /// The newest save first.
    Ready(Vec<SaveRecord>),
    /// The storage could not be read.
    Failed(StoreError),
}

/// Returns how many saves cannot be read here, counted again whenever one changes.
#[hook]
pub fn use_unreadable_count() -> usize {
    let handle = use_store();
    let unreadable = use_state_eq(|| 0);
    let set = unreadable.setter();
    use_effect_with(handle, move |handle| {
        if let Some(handle) = handle.clone() {
            spawn_local(async move {
                set.set(handle.store.unreadable_count().await.unwrap_or_default())
            });
        }
    });
    *unreadable
}

/// Returns all saves, reloaded whenever one changes.
#[hook]
pub fn use_saves() -> SaveList {
    let handle = use_store();
    let list = use_state(|| SaveList::Loading);
    let set = list.setter();
    use_effect_with(handle, move |handle| {
        if let Some(handle) = handle.clone() {
            spawn_local(async move {
                set.set(match handle.store.list().await {
                    Ok(saves) => SaveList::Ready(saves),
                    Err(error) => SaveList::Failed(error),
                });
            });
        }
    });
    (*list).clone()
}
