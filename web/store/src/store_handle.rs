//! The store as components see it: opened once, and read again whenever a save has changed.

use super::{SaveRecord, Store, StoreError};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The opened store, and a count that rises with every change made through it.
#[derive(Clone, PartialEq)]
pub struct StoreHandle {
    /// The store.
    pub store: Store,
    /// Why nothing lasts, where the browser refuses to keep it.
    open_error: Option<StoreError>,
    /// The save that could not be kept, until one is kept again or the player has seen it.
    pub failure: Option<SaveFailure>,
    edition: u32,
    changed: Callback<()>,
    fail: Callback<Option<SaveFailure>>,
}

/// A save that could not be kept, and why.
#[derive(Clone, PartialEq)]
pub struct SaveFailure {
    /// Why.
    pub error: StoreError,
    /// The save, which may be kept as a file.
    pub record: SaveRecord,
}

impl StoreHandle {
    /// Keeps a save; lists read themselves again. One that cannot be kept is told wherever the player is, and is still here
    /// until the page is closed: whoever wanted to open it does.
    ///
    /// # Errors
    /// Why it is not kept.
    pub async fn save(&self, record: SaveRecord) -> Result<(), StoreError> {
        let result = self.store.put(&record).await;
        let trouble = result
            .clone()
            .err()
            .map(|error| SaveFailure { error, record });
        self.fail.emit(trouble);
        self.changed.emit(());
        result
    }

    /// Keeps a save as [`StoreHandle::save`] does, and then calls back.
    pub fn put(&self, record: SaveRecord, done: Callback<Result<(), StoreError>>) {
        let shelf = self.clone();
        spawn_local(async move { done.emit(shelf.save(record).await) });
    }

    /// Removes a save and then calls back; lists read themselves again.
    pub fn delete(&self, id: String, done: Callback<Result<(), StoreError>>) {
        let shelf = self.clone();
        spawn_local(async move {
            let result = shelf.store.delete(&id).await;
            shelf.changed.emit(());
            done.emit(result);
        });
    }

    /// Speaks no more of the save that could not be kept.
    pub fn dismiss_failure(&self) {
        self.fail.emit(None);
    }

    /// The key of the sentence that nothing is kept here when the page is closed, if that is so.
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

    /// Why a save is not here: it may lie where the browser does not let us look.
    #[must_use]
    pub fn explain_missing(&self, error: StoreError) -> StoreError {
        match (error, &self.open_error) {
            (StoreError::Gone, Some(why)) => why.clone(),
            (error, _) => error,
        }
    }

    /// Tells the lists that the store has changed behind their back.
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

/// What is inside a [`StoreProvider`].
#[derive(Properties, PartialEq)]
pub struct StoreProviderProps {
    /// What may use the store.
    pub children: Html,
    /// Where saves are kept.
    #[prop_or_default]
    pub keeping: StoreSource,
}

/// Where saves are to be kept.
#[derive(Clone, PartialEq, Default)]
pub enum StoreSource {
    /// In the browser, as far as it lets us.
    #[default]
    Own,
    /// In this store, which is open.
    Given(Store),
}

/// Opens the store and gives it to what is inside; until it is open, there is none.
#[component]
pub fn StoreProvider(props: &StoreProviderProps) -> Html {
    let store = use_state(|| None::<(Store, Option<StoreError>)>);
    let edition = use_reducer(Revision::default);
    let trouble = use_state_eq(|| None::<SaveFailure>);
    let fail = use_callback(trouble.setter(), |found, trouble| trouble.set(found));
    let (opened, keeping) = (store.setter(), props.keeping.clone());
    use_effect_with((), move |()| match keeping {
        StoreSource::Own => spawn_local(async move {
            let later = opened.clone();
            let late = Callback::from(move |store: Store| later.set(Some((store, None))));
            opened.set(Some(Store::open(late).await));
        }),
        StoreSource::Given(store) => opened.set(Some((store, None))),
    });
    let changed = use_callback(edition.dispatcher(), |(), edition| edition.dispatch(()));
    let shelf = (*store).clone().map(|(store, refusal)| StoreHandle {
        store,
        open_error: refusal,
        failure: (*trouble).clone(),
        edition: edition.0,
        changed,
        fail,
    });
    html! {
        <ContextProvider<Option<StoreHandle>> context={shelf}>
            { props.children.clone() }
        </ContextProvider<Option<StoreHandle>>>
    }
}

/// The store, once it is open.
#[hook]
pub fn use_store() -> Option<StoreHandle> {
    use_context::<Option<StoreHandle>>().flatten()
}

/// Does something with the store: at once where it is open, else as soon as it is. What is pressed or chosen while it
/// opens is not lost.
#[hook]
pub fn use_with_store<T: 'static>(what: Callback<(T, StoreHandle)>) -> Callback<T> {
    let shelf = use_store();
    let waiting = use_mut_ref(Vec::<T>::new);
    let (due, then) = (waiting.clone(), what.clone());
    use_effect_with(shelf.clone(), move |shelf| {
        if let Some(shelf) = shelf {
            let due = due.take();
            due.into_iter()
                .for_each(|one| then.emit((one, shelf.clone())));
        }
    });
    use_callback((shelf, what), move |one, (shelf, what)| match shelf {
        Some(shelf) => what.emit((one, shelf.clone())),
        None => waiting.borrow_mut().push(one),
    })
}

/// All saves, as far as they are read.
#[derive(Clone, PartialEq, Debug)]
pub enum SaveList {
    /// Being read.
    Loading,
    /// The newest first.
    Ready(Vec<SaveRecord>),
    /// Not to be had.
    Failed(StoreError),
}

/// How many saves cannot be read here, counted again whenever one changes.
#[hook]
pub fn use_unreadable_count() -> usize {
    let shelf = use_store();
    let unread = use_state_eq(|| 0);
    let set = unread.setter();
    use_effect_with(shelf, move |shelf| {
        if let Some(shelf) = shelf.clone() {
            spawn_local(async move {
                set.set(shelf.store.unreadable_count().await.unwrap_or_default())
            });
        }
    });
    *unread
}

/// All saves, read again whenever one changes.
#[hook]
pub fn use_saves() -> SaveList {
    let shelf = use_store();
    let list = use_state(|| SaveList::Loading);
    let set = list.setter();
    use_effect_with(shelf, move |shelf| {
        if let Some(shelf) = shelf.clone() {
            spawn_local(async move {
                set.set(match shelf.store.list().await {
                    Ok(saves) => SaveList::Ready(saves),
                    Err(error) => SaveList::Failed(error),
                });
            });
        }
    });
    (*list).clone()
}
