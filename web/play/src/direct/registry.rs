//! The rooms of this page by the id of their save. A room outlives the page of its table, so a
//! player who opens the rules stays connected.

use super::room::DirectRoom;
use engine::game::Game;
use std::any::Any;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

thread_local! {
    static ROOMS: RefCell<BTreeMap<String, Rc<dyn Any>>> = const { RefCell::new(BTreeMap::new()) };
}

/// Returns the room of a save, if there is one of game `G`.
pub fn get<G: Game + 'static>(id: &str) -> Option<Rc<DirectRoom<G>>> {
    let found = ROOMS.with_borrow(|rooms| rooms.get(id).cloned());
    found?.downcast::<DirectRoom<G>>().ok()
}

/// Registers a room and drops an earlier one of the same save.
pub fn insert<G: Game + 'static>(id: &str, room: Rc<DirectRoom<G>>) {
    let before = ROOMS.with_borrow_mut(|rooms| rooms.insert(id.to_owned(), room));
    drop(before);
}
