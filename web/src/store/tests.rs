//! A store whose place refuses: what was played is still here, and is kept as soon as there is room.

use super::*;
use crate::part::at_once;
use std::cell::Cell;

fn record(id: &str, updated: u64) -> SaveRecord {
    SaveRecord {
        id: id.to_owned(),
        game: "rift".to_owned(),
        title: "Evening".to_owned(),
        updated,
        sitters: Vec::new(),
        colors: Vec::new(),
        sides: Vec::new(),
        board: String::new(),
        round: 1,
        over: false,
        direct: None,
        text: "{}".to_owned(),
    }
}

/// A page around that keeps what it is given as long as it has room.
fn page(shelf: &Texts, room: &Rc<Cell<bool>>) -> Store {
    let (shelf, room) = (shelf.clone(), room.clone());
    Store::host(HostStore::new(move |order| {
        let mut shelf = shelf.borrow_mut();
        let nothing = Kept::default();
        let kept = match order {
            Order::Get(key) => Ok(Kept {
                text: shelf.get(&key).cloned(),
                ..nothing
            }),
            Order::Set(key, text) if room.get() => {
                shelf.insert(key, text);
                Ok(nothing)
            }
            Order::Set(..) => Err(StoreError::Full),
            Order::List => Ok(Kept {
                keys: shelf.keys().cloned().collect(),
                ..nothing
            }),
            Order::Delete(key) => {
                shelf.remove(&key);
                Ok(nothing)
            }
        };
        Box::pin(std::future::ready(kept))
    }))
}

#[test]
fn a_save_that_is_refused_is_still_there() {
    let (shelf, room) = (Texts::default(), Rc::new(Cell::new(false)));
    let store = page(&shelf, &room);
    let first = record("t1", 1);
    assert_eq!(at_once(store.put(&first)), Err(StoreError::Full));
    assert_eq!(at_once(store.get("t1")), Ok(first.clone()));
    assert_eq!(at_once(store.list()), Ok(vec![first]));
    assert!(shelf.borrow().is_empty());
    // It is the newest edition that is there, and with room it is kept.
    let second = record("t1", 2);
    assert_eq!(at_once(store.put(&second)), Err(StoreError::Full));
    assert_eq!(at_once(store.get("t1")), Ok(second));
    room.set(true);
    let third = record("t1", 3);
    assert_eq!(at_once(store.put(&third)), Ok(()));
    assert_eq!(at_once(store.list()), Ok(vec![third]));
    assert_eq!(shelf.borrow().len(), 1);
}

#[test]
fn what_was_kept_before_does_not_hide_what_could_not_be_kept_since() {
    let (shelf, room) = (Texts::default(), Rc::new(Cell::new(true)));
    let store = page(&shelf, &room);
    assert_eq!(at_once(store.put(&record("t1", 1))), Ok(()));
    assert_eq!(at_once(store.put(&record("t2", 2))), Ok(()));
    room.set(false);
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
    let (shelf, room) = (Texts::default(), Rc::new(Cell::new(false)));
    let store = page(&shelf, &room);
    let all = [record("t1", 1), record("t2", 2)];
    assert_eq!(at_once(store.put_all(&all)), Err(StoreError::Full));
    assert_eq!(at_once(store.list()), Ok(Vec::new()));
}
