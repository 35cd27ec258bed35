//! Tests of a store whose backend refuses writes: saves remain readable, and are written as soon as
//! there is room.

use super::*;
use futures::FutureExt;
use std::cell::Cell;

fn record(id: &str, updated: u64) -> SaveRecord {
    SaveRecord {
        id: id.to_owned(),
        game: "duel".to_owned(),
        title: "Evening".to_owned(),
        updated,
        player_kinds: Vec::new(),
        colors: Vec::new(),
        sides: Vec::new(),
        board: String::new(),
        round: 1,
        is_over: false,
        direct: None,
        text: "{}".to_owned(),
    }
}

/// Returns a store in an embedding page that accepts texts while it has room.
fn host_page_store(texts: &Texts, has_room: &Rc<Cell<bool>>) -> Store {
    let (texts, has_room) = (texts.clone(), has_room.clone());
    Store::host(HostStore::new(move |order| {
        let mut texts = texts.borrow_mut();
        let nothing = HostStoreResponse::default();
        let stored = match order {
            HostStoreRequest::Get(key) => Ok(HostStoreResponse {
                text: texts.get(&key).cloned(),
                ..nothing
            }),
            HostStoreRequest::Set(key, text) if has_room.get() => {
                texts.insert(key, text);
                Ok(nothing)
            }
            HostStoreRequest::Set(..) => Err(StoreError::Full),
            HostStoreRequest::List => Ok(HostStoreResponse {
                keys: texts.keys().cloned().collect(),
                ..nothing
            }),
            HostStoreRequest::Delete(key) => {
                texts.remove(&key);
                Ok(nothing)
            }
        };
        Box::pin(std::future::ready(stored))
    }))
}

/// Returns the result of a future that is ready at once.
fn resolve_now<T>(future: impl Future<Output = T>) -> T {
    future.now_or_never().expect("it waits")
}

#[test]
fn a_save_that_could_not_be_written_stays_readable() {
    let (texts, has_room) = (Texts::default(), Rc::new(Cell::new(false)));
    let store = host_page_store(&texts, &has_room);
    let first = record("t1", 1);
    assert_eq!(resolve_now(store.put(&first)), Err(StoreError::Full));
    assert_eq!(resolve_now(store.get("t1")), Ok(first.clone()));
    assert_eq!(resolve_now(store.list()), Ok(vec![first]));
    assert!(texts.borrow().is_empty());
    // The newest version is returned, and it is written once there is room.
    let second = record("t1", 2);
    assert_eq!(resolve_now(store.put(&second)), Err(StoreError::Full));
    assert_eq!(resolve_now(store.get("t1")), Ok(second));
    has_room.set(true);
    let third = record("t1", 3);
    assert_eq!(resolve_now(store.put(&third)), Ok(()));
    assert_eq!(resolve_now(store.list()), Ok(vec![third]));
    assert_eq!(texts.borrow().len(), 1);
}

#[test]
fn an_unwritten_save_hides_the_older_stored_one() {
    let (texts, has_room) = (Texts::default(), Rc::new(Cell::new(true)));
    let store = host_page_store(&texts, &has_room);
    assert_eq!(resolve_now(store.put(&record("t1", 1))), Ok(()));
    assert_eq!(resolve_now(store.put(&record("t2", 2))), Ok(()));
    has_room.set(false);
    let newer = record("t1", 3);
    assert!(resolve_now(store.put(&newer)).is_err());
    assert_eq!(resolve_now(store.get("t1")), Ok(newer.clone()));
    let all = resolve_now(store.list());
    assert_eq!(all, Ok(vec![newer, record("t2", 2)]));
    assert_eq!(resolve_now(store.delete("t1")), Ok(()));
    assert_eq!(resolve_now(store.get("t1")), Err(StoreError::Gone));
}

#[test]
fn put_all_stores_all_records_or_none() {
    let (texts, has_room) = (Texts::default(), Rc::new(Cell::new(false)));
    let store = host_page_store(&texts, &has_room);
    let all = [record("t1", 1), record("t2", 2)];
    assert_eq!(resolve_now(store.put_all(&all)), Err(StoreError::Full));
    assert_eq!(resolve_now(store.list()), Ok(Vec::new()));
}

/// Returns a backend that calls `during_write` between the start and the end of a write.
fn slow_backend(texts: &Texts, during_write: impl Fn() + 'static) -> Backend {
    let texts = texts.clone();
    Backend::Host(HostStore::new(move |order| {
        let stored = match order {
            HostStoreRequest::Set(key, text) => {
                during_write();
                texts.borrow_mut().insert(key, text);
                HostStoreResponse::default()
            }
            HostStoreRequest::Get(key) => HostStoreResponse {
                text: texts.borrow().get(&key).cloned(),
                ..HostStoreResponse::default()
            },
            HostStoreRequest::List => HostStoreResponse {
                keys: texts.borrow().keys().cloned().collect(),
                ..HostStoreResponse::default()
            },
            HostStoreRequest::Delete(key) => {
                texts.borrow_mut().remove(&key);
                HostStoreResponse::default()
            }
        };
        Box::pin(std::future::ready(Ok(stored)))
    }))
}

#[test]
fn a_late_backend_receives_saves_made_during_the_copy() {
    let (texts, memory) = (Texts::default(), Store::memory());
    assert_eq!(resolve_now(memory.put(&record("t1", 1))), Ok(()));
    let same_memory = memory.clone();
    let newer = [record("t1", 5), record("t2", 4)];
    let put = newer.clone();
    let backend = slow_backend(&texts, move || {
        for record in &put {
            assert_eq!(resolve_now(same_memory.put(record)), Ok(()));
        }
    });
    let received = Rc::new(RefCell::new(None));
    let sender = received.clone();
    let on_late_store = Callback::from(move |store| drop(sender.replace(Some(store))));
    resolve_now(Store::replacing_memory(backend, Some(memory)).take_over(on_late_store));
    let store = received.take().expect("it takes the place of the memory");
    assert_eq!(resolve_now(store.list()), Ok(newer.to_vec()));
    // The texts are written to the backend, not only kept in memory.
    assert!(store.unsaved.borrow().is_empty());
    let stored = texts.borrow().get("t1").cloned().unwrap_or_default();
    assert_eq!(SaveRecord::decode(&stored), Ok(record("t1", 5)));
    assert_eq!(texts.borrow().len(), 2);
}

#[test]
fn a_late_backend_without_room_does_not_replace_memory() {
    let (texts, has_room, memory) = (Texts::default(), Rc::default(), Store::memory());
    assert_eq!(resolve_now(memory.put(&record("t1", 1))), Ok(()));
    let on_late_store = Callback::from(|_| panic!("it has no room"));
    let full = host_page_store(&texts, &has_room).backend;
    resolve_now(Store::replacing_memory(full, Some(memory.clone())).take_over(on_late_store));
    assert_eq!(resolve_now(memory.list()), Ok(vec![record("t1", 1)]));
}

#[test]
fn older_saves_in_memory_do_not_overwrite_newer_ones() {
    let (texts, has_room, memory) = (Texts::default(), Rc::new(Cell::new(true)), Store::memory());
    assert_eq!(resolve_now(memory.put(&record("t1", 1))), Ok(()));
    let store = Store::replacing_memory(host_page_store(&texts, &has_room).backend, Some(memory));
    // It can be read before it is written.
    assert_eq!(resolve_now(store.list()), Ok(vec![record("t1", 1)]));
    assert_eq!(resolve_now(store.put_all(&[record("t1", 2)])), Ok(()));
    resolve_now(store.write_all_unsaved());
    assert_eq!(resolve_now(store.list()), Ok(vec![record("t1", 2)]));
}
