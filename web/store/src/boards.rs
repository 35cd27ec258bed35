//! Boards and scenarios of one's own, of all games: kept in the browser until they are deleted.
//!
//! A board is one text with what a list needs beside it. Whether it is a good board is the engine's
//! to say.

use super::database::{self, DatabaseConnection, DatabaseKind};
use super::{Backend, Store, StoreError};
use serde::{Deserialize, Serialize};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// A board as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BoardRecord {
    /// Its id, which no other board has: lower-case letters, digits, hyphens.
    pub id: String,
    /// The short name of its game.
    pub game: String,
    /// What its maker calls it.
    pub name: String,
    /// When it was last kept, in milliseconds since 1970.
    pub updated: u64,
    /// The board itself, as its game writes it.
    pub text: String,
}

impl BoardRecord {
    /// A new id that no other board has.
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
    /// Opened when a page first asks for a board, and the same for all pages after that.
    static OPENED: RefCell<Option<Store>> = const { RefCell::new(None) };
}

/// The store of boards, or memory where the browser refuses one.
async fn open() -> Store {
    if let Some(store) = OPENED.with_borrow(Clone::clone) {
        return store;
    }
    let late = |base: DatabaseConnection| {
        let store = OPENED.with_borrow_mut(|slot| {
            let store = Store::replacing_memory(Backend::Browser(Rc::new(base)), slot.take());
            slot.insert(store).clone()
        });
        spawn_local(async move { store.write_all_unsaved().await });
    };
    let opened = match database::open(DatabaseKind::Boards, late).await {
        Ok(database) => Store::browser(database),
        Err(_) => Store::memory(),
    };
    // Somebody else may have opened it meanwhile.
    OPENED.with_borrow_mut(|slot| slot.get_or_insert(opened).clone())
}

/// All boards that can be read, of all games.
///
/// # Errors
/// When the browser has taken the storage away.
pub async fn all_boards() -> Result<Vec<BoardRecord>, StoreError> {
    let texts = open().await.texts().await?;
    let read = |text: &String| BoardRecord::decode(text).ok();
    Ok(texts.iter().filter_map(read).collect())
}

/// Keeps all of these boards, or none of them.
///
/// # Errors
/// When there is no room, or the browser has taken the storage away.
pub async fn put_boards(boards: &[BoardRecord]) -> Result<(), StoreError> {
    let text = |board: &BoardRecord| Ok((board.id.clone(), board.encode()?));
    let texts: Vec<_> = boards.iter().map(text).collect::<Result<_, _>>()?;
    open().await.put_texts(texts).await
}

/// All boards of a game, as far as they are read.
#[derive(Clone, PartialEq, Debug)]
pub enum BoardList {
    /// Being read.
    Loading,
    /// The newest first.
    Ready(Vec<BoardRecord>),
    /// Not to be had.
    Failed(StoreError),
}

impl BoardList {
    /// The boards that are read.
    #[must_use]
    pub fn boards(&self) -> &[BoardRecord] {
        match self {
            Self::Ready(boards) => boards,
            Self::Loading | Self::Failed(_) => &[],
        }
    }
}

/// The boards of one game, and what can be done with them.
#[derive(Clone, PartialEq)]
pub struct BoardsHandle {
    /// What is on it.
    pub list: BoardList,
    /// Whether boards are still there after the page is closed.
    pub is_persistent: bool,
    changed: Callback<()>,
}

impl BoardsHandle {
    /// Keeps a board and then calls back; one of the same id is replaced.
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

    /// Removes a board and then calls back.
    pub fn delete(&self, id: String, done: Callback<Result<(), StoreError>>) {
        let changed = self.changed.clone();
        spawn_local(async move {
            let result = open().await.delete(&id).await;
            changed.emit(());
            done.emit(result);
        });
    }
}

/// The boards of a game, read again whenever one changes here.
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
                Ok(texts) => BoardList::Ready(of_game(game, &texts)),
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

/// The boards of a game among all that can be read, the newest first.
fn of_game(game: &str, texts: &[String]) -> Vec<BoardRecord> {
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
    fn boards_of_a_game_are_listed_the_newest_first() {
        let kept = [board("one", 1), board("two", 5), board("one", 3)];
        let mut texts: Vec<String> = kept
            .iter()
            .map(|board| board.encode().expect("plain fields"))
            .collect();
        texts.push("torn".to_owned());
        let found = of_game("one", &texts);
        assert_eq!(found, [kept[2].clone(), kept[0].clone()]);
    }
}
