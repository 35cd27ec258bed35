//! The player's own boards and scenarios of all games, stored in the browser until they are
//! deleted.
//!
//! A board is one text with the data that a list shows. Whether it is valid is checked by the
//! engine.

use super::database::{self, DatabaseConnection, DatabaseKind};
use super::{Backend, Store, StoreError};
use serde::{Deserialize, Serialize};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// A stored board or scenario.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BoardRecord {
    /// Unique id: lower-case letters, digits, hyphens.
    pub id: String,
    /// Short name of the game.
    pub game: String,
    /// Name that the player gave the board.
    pub name: String,
    /// Time of the last save, in milliseconds since 1970.
    pub updated: u64,
    /// The board in the text format of its game.
    pub text: String,
}

impl BoardRecord {
    /// Returns a new id, unique by its time in milliseconds and a random salt.
    #[must_use]
    pub fn fresh_id(now: u64, salt: u32) -> String {
        format!("b{now:x}-{salt:x}")
    }

    fn encode(&self) -> Result<String, StoreError> {
        serde_json::to_string(self).map_err(|error| StoreError::Damaged(error.to_string()))
    }

    fn decode(text: &str) -> Result<Self, StoreError> {
        serde_json::from_str(text).map_err(|error| StoreError::Damaged(error.to_string()))
    }
}

thread_local! {
    /// The store, opened at the first request for a board and shared by all pages after that.
    static STORE: RefCell<Option<Store>> = const { RefCell::new(None) };
}

/// Returns the store of boards, or one in memory where the browser refuses storage.
async fn open() -> Store {
    if let Some(store) = STORE.with_borrow(Clone::clone) {
        return store;
    }
    let on_late_database = |base: DatabaseConnection| {
        let store = STORE.with_borrow_mut(|slot| {
            let store = Store::replacing_memory(Backend::Browser(Rc::new(base)), slot.take());
            slot.insert(store).clone()
        });
        spawn_local(async move { store.write_all_unsaved().await });
    };
    let opened = match database::open(DatabaseKind::Boards, on_late_database).await {
        Ok(database) => Store::browser(database),
        Err(_) => Store::memory(),
    };
    // Another caller may have opened it meanwhile.
    STORE.with_borrow_mut(|slot| slot.get_or_insert(opened).clone())
}

/// Returns all readable boards of all games.
///
/// # Errors
/// If the browser no longer gives access to the storage.
pub async fn all_boards() -> Result<Vec<BoardRecord>, StoreError> {
    let texts = open().await.texts().await?;
    let read = |text: &String| BoardRecord::decode(text).ok();
    Ok(texts.iter().filter_map(read).collect())
}

/// Stores all of these boards, or none of them.
///
/// # Errors
/// If the storage is full, or the browser no longer gives access to it.
pub async fn put_boards(boards: &[BoardRecord]) -> Result<(), StoreError> {
    let text = |board: &BoardRecord| Ok((board.id.clone(), board.encode()?));
    let texts: Vec<_> = boards.iter().map(text).collect::<Result<_, _>>()?;
    open().await.put_texts(texts).await
}

/// The boards of a game, or their loading state.
#[derive(Clone, PartialEq, Debug)]
pub enum BoardList {
    Loading,
    /// The newest board first.
    Ready(Vec<BoardRecord>),
    /// The storage could not be read.
    Failed(StoreError),
}

impl BoardList {
    /// Returns the boards, empty until they are loaded.
    #[must_use]
    pub fn boards(&self) -> &[BoardRecord] {
        match self {
            Self::Ready(boards) => boards,
            Self::Loading | Self::Failed(_) => &[],
        }
    }
}

/// The boards of one game, with functions that store and delete them.
#[derive(Clone, PartialEq)]
pub struct BoardsHandle {
    pub list: BoardList,
    /// Whether boards remain after the page is closed.
    pub is_persistent: bool,
    changed: Callback<()>,
}

impl BoardsHandle {
    /// Stores a board, replacing one with the same id, and then calls `done`.
    pub fn put(&self, record: BoardRecord, done: Callback<Result<(), StoreError>>) {
        let changed = self.changed.clone();
        spawn_local(async move {
            let result = match record.encode() {
                Ok(text) => open().await.put_texts(vec![(record.id, text)]).await,
                Err(error) => Err(error),
            };
            changed.emit(());
            done.emit(result);
        });
    }

    /// Deletes a board and then calls `done`.
    pub fn delete(&self, id: String, done: Callback<Result<(), StoreError>>) {
        let changed = self.changed.clone();
        spawn_local(async move {
            let result = open().await.delete(&id).await;
            changed.emit(());
            done.emit(result);
        });
    }
}

/// Returns the boards of a game, reloaded whenever one changes here.
#[hook]
pub fn use_boards(game: &'static str) -> BoardsHandle {
    let list = use_state(|| (BoardList::Loading, true));
    let edition = use_state_eq(|| 0u32);
    let set = list.setter();
    use_effect_with((game, *edition), move |(game, _)| {
        let game = *game;
        spawn_local(async move {
            let store = open().await;
            let boards = match store.texts().await {
                Ok(texts) => BoardList::Ready(boards_of_game(game, &texts)),
                Err(error) => BoardList::Failed(error),
            };
            set.set((boards, store.is_persistent()));
        });
    });
    let changed = {
        let edition = edition.clone();
        Callback::from(move |()| edition.set(edition.wrapping_add(1)))
    };
    let changed = use_memo((), |()| changed);
    BoardsHandle {
        list: list.0.clone(),
        is_persistent: list.1,
        changed: (*changed).clone(),
    }
}

/// Returns the readable boards of a game, the newest first.
fn boards_of_game(game: &str, texts: &[String]) -> Vec<BoardRecord> {
    let mut boards: Vec<BoardRecord> = texts
        .iter()
        .filter_map(|text| BoardRecord::decode(text).ok())
        .filter(|board| board.game == game)
        .collect();
    boards.sort_by(|a, b| b.updated.cmp(&a.updated).then_with(|| a.id.cmp(&b.id)));
    boards
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(game: &str, updated: u64) -> BoardRecord {
        BoardRecord {
            id: BoardRecord::fresh_id(updated, 255),
            game: game.to_owned(),
            name: "Harbor".to_owned(),
            updated,
            text: "{}".to_owned(),
        }
    }

    #[test]
    fn boards_of_a_game_are_listed_newest_first() {
        let records = [board("one", 1), board("two", 5), board("one", 3)];
        let mut texts: Vec<String> = records
            .iter()
            .map(|board| board.encode().expect("plain fields"))
            .collect();
        texts.push("torn".to_owned());
        let found = boards_of_game("one", &texts);
        assert_eq!(found, [records[2].clone(), records[0].clone()]);
    }
}
