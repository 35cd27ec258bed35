//! Tests of a store whose backend refuses: saves remain readable, and are written as soon as there
//! is room.

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
        over: false,
        direct: None,
        text: "{}".to_owned(),
    }
}

/// An embedding page that stores what it is given as long as it has room.
fn page(texts: &Texts, has_room: &Rc<Cell<bool>>) -> Store {
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

/// The result of a future that does not have to wait.
fn at_once<T>(future: impl Future<Output = T>) -> T {
    future.now_or_never().expect("it waits")
}

#[test]
fn a_save_that_is_refused_is_still_there() {
    let (texts, has_room) = (Texts::default(), Rc::new(Cell::new(false)));
    let store = page(&texts, &has_room);
    let first = record("t1", 1);
    assert_eq!(at_once(store.put(&first)), Err(StoreError::Full));
    assert_eq!(at_once(store.get("t1")), Ok(first.clone()));
    assert_eq!(at_once(store.list()), Ok(vec![first]));
    assert!(texts.borrow().is_empty());
    // The newest version is returned, and it is written once there is room.
    let second = record("t1", 2);
    assert_eq!(at_once(store.put(&second)), Err(StoreError::Full));
    assert_eq!(at_once(store.get("t1")), Ok(second));
    has_room.set(true);
    let third = record("t1", 3);
    assert_eq!(at_once(store.put(&third)), Ok(()));
    assert_eq!(at_once(store.list()), Ok(vec![third]));
    assert_eq!(texts.borrow().len(), 1);
}

#[test]
fn what_was_kept_before_does_not_hide_what_could_not_be_kept_since() {
    let (texts, has_room) = (Texts::default(), Rc::new(Cell::new(true)));
    let store = page(&texts, &has_room);
    assert_eq!(at_once(store.put(&record("t1", 1))), Ok(()));
    assert_eq!(at_once(store.put(&record("t2", 2))), Ok(()));
    has_room.set(false);
    let newer = record("t1", 3);
    assert!(at_once(store.put(&newer)).is_err());
    assert_eq!(at_once(store.get("t1")), Ok(newer.clone()));
    let all = at_once(store.list());
    assert_eq!(all, Ok(vec![newer, record("t2", 2)]));
    assert_eq!(at_once(store.delete("t1")), Ok(()));
    assert_eq!(at_once(store.get("t1")), Err(StoreError::Gone));
}

#[test]
fn many_at_once_are_kept_together_or_not_at_all() {
    let (texts, has_room) = (Texts::default(), Rc::new(Cell::new(false)));
    let store = page(&texts, &has_room);
    let all = [record("t1", 1), record("t2", 2)];
    assert_eq!(at_once(store.put_all(&all)), Err(StoreError::Full));
    assert_eq!(at_once(store.list()), Ok(Vec::new()));
}

/// A backend that begins to write, lets `meanwhile` happen, and goes on.
fn slow_page(texts: &Texts, meanwhile: impl Fn() + 'static) -> Backend {
    let texts = texts.clone();
    Backend::Host(HostStore::new(move |order| {
        let stored = match order {
            HostStoreRequest::Set(key, text) => {
                meanwhile();
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
fn a_late_place_gets_what_is_put_into_memory_while_the_copy_is_written() {
    let (texts, memory) = (Texts::default(), Store::memory());
    assert_eq!(at_once(memory.put(&record("t1", 1))), Ok(()));
    let still = memory.clone();
    let newer = [record("t1", 5), record("t2", 4)];
    let put = newer.clone();
    let place = slow_page(&texts, move || {
        for record in &put {
            assert_eq!(at_once(still.put(record)), Ok(()));
        }
    });
    let come = Rc::new(RefCell::new(None));
    let came = come.clone();
    let late = Callback::from(move |store| drop(came.replace(Some(store))));
    at_once(Store::replacing_memory(place, Some(memory)).take_over(late));
    let store = come.take().expect("it takes the place of the memory");
    assert_eq!(at_once(store.list()), Ok(newer.to_vec()));
    // It is written, not only known here.
    assert!(store.unsaved.borrow().is_empty());
    let stored = texts.borrow().get("t1").cloned().unwrap_or_default();
    assert_eq!(SaveRecord::decode(&stored), Ok(record("t1", 5)));
    assert_eq!(texts.borrow().len(), 2);
}

#[test]
fn a_late_place_without_room_leaves_the_memory_in_force() {
    let (texts, has_room, memory) = (Texts::default(), Rc::default(), Store::memory());
    assert_eq!(at_once(memory.put(&record("t1", 1))), Ok(()));
    let late = Callback::from(|_| panic!("it has no room"));
    let full = page(&texts, &has_room).backend;
    at_once(Store::replacing_memory(full, Some(memory.clone())).take_over(late));
    assert_eq!(at_once(memory.list()), Ok(vec![record("t1", 1)]));
}

#[test]
fn what_is_put_into_a_late_place_is_not_overwritten_by_what_was_in_memory() {
    let (texts, has_room, memory) = (Texts::default(), Rc::new(Cell::new(true)), Store::memory());
    assert_eq!(at_once(memory.put(&record("t1", 1))), Ok(()));
    let store = Store::replacing_memory(page(&texts, &has_room).backend, Some(memory));
    // It can be read before it is written.
    assert_eq!(at_once(store.list()), Ok(vec![record("t1", 1)]));
    assert_eq!(at_once(store.put_all(&[record("t1", 2)])), Ok(()));
    at_once(store.write_all_unsaved());
    assert_eq!(at_once(store.list()), Ok(vec![record("t1", 2)]));
}
