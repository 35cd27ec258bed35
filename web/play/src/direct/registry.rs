//! The rooms of this page by the id of their save: a room outlives the table's page, so that whoever
//! reads the rules for a moment stays connected.

use super::room::DirectRoom;
use engine::game::Game;
use std::any::Any;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

thread_local! {
    static ROOMS: RefCell<BTreeMap<String, Rc<dyn Any>>> = const { RefCell::new(BTreeMap::new()) };
}

/// The room of a save, if there is one of that game.
pub fn get<G: Game + 'static>(id: &str) -> Option<Rc<DirectRoom<G>>> {
    let found = ROOMS.with_borrow(|rooms| rooms.get(id).cloned());
    found?.downcast::<DirectRoom<G>>().ok()
}

/// Keeps a room; one of the same save is left.
pub fn insert<G: Game + 'static>(id: &str, room: Rc<DirectRoom<G>>) {
    let before = ROOMS.with_borrow_mut(|rooms| rooms.insert(id.to_owned(), room));
    drop(before);
}
