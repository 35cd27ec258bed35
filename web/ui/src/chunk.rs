//! The parts of the page whose code is fetched when it is first needed.
//!
//! Released pages are built with the feature `split`: `xtask` then cuts the program along the
//! functions that are declared with `chunk!`, and what only one of them reaches is a file of its own. Some parts
//! belong to the page, others are rooms of one game: nobody fetches a game that is not played.
//! Without the feature, as with Trunk, all code is there from the beginning and the same calls answer
//! at once. What all of it shares stays in the program: words, settings, saves, the first page.
//!
//! Only the program knows the code of all parts. It says where that is when it begins: see [`ChunkIndex`].

mod chunk_state;
mod style_sheets;

pub use chunk_state::{ChunkState, use_chunks};
pub use style_sheets::load_style;

use crate::l10n::{self, PhraseFiles, Phrases};
use crate::route::Route;
use crate::timing::{spawn_detached, with_timeout};
use engine::registry::GameId;
use std::any::Any;
use std::cell::RefCell;
use std::pin::Pin;
use std::sync::OnceLock;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Draws the page of a place that belongs to the part.
pub type DrawPage = fn(&Route) -> Html;

/// What a part hands out, whatever it is.
pub type ChunkExport = &'static dyn Any;

/// The code of a part could not be fetched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChunkLoadError;

#[cfg(feature = "split")]
impl From<wasm_split_helpers::SplitLoaderError> for ChunkLoadError {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Self {
        Self
    }
}

/// What a part hands out, as it is fetched.
pub type ChunkFuture = Pin<Box<dyn Future<Output = Result<ChunkExport, ChunkLoadError>>>>;

/// Where the code of the parts is.
#[derive(Clone, Copy)]
pub struct ChunkIndex {
    /// Fetches the code of a part.
    pub fetch: fn(Chunk) -> ChunkFuture,
    /// What a part hands out whose code came with the program: of all, where it is whole.
    pub bundled: fn(Chunk) -> Option<ChunkExport>,
}

static INDEX: OnceLock<ChunkIndex> = OnceLock::new();

/// Says where the code of the parts is, once, before anything is drawn.
pub fn install(index: ChunkIndex) {
    // A program begins once.
    let _ = INDEX.set(index);
    for game in GameId::ALL {
        let words = (index.bundled)(Chunk::Game(game, GameChunk::PhraseFiles));
        if let Some(files) = words.and_then(<dyn Any>::downcast_ref::<PhraseFiles>) {
            l10n::add_game_files(game, files);
        }
    }
}

/// Declares the code of a part, fetched where the program is cut and at hand where it is not.
#[macro_export]
macro_rules! chunk {
    ($(#[$doc:meta])* $name:ident, $give:expr, $given:ty) => {
        $(#[$doc])*
        #[cfg(feature = "split")]
        #[wasm_split_helpers::wasm_split($name, fallible)]
        pub fn $name() -> Result<$given, $crate::chunk::ChunkLoadError> {
            Ok($give)
        }

        $(#[$doc])*
        #[cfg(not(feature = "split"))]
        pub async fn $name() -> Result<$given, $crate::chunk::ChunkLoadError> {
            Ok($give)
        }
    };
}

/// Milliseconds in which the code of a part arrives.
const ARRIVAL: i32 = 30_000;

/// A part of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chunk {
    /// What is read and kept around the games: rules, saves, settings.
    Pages,
    /// Setting up a match and playing it.
    Play,
    /// Making boards.
    Edit,
    /// The text version of a match.
    Text,
    /// Lessons and puzzles.
    Learn,
    /// Taking files.
    OpenFile,
    /// Matches that came by a link.
    Share,
    /// What a game looks like: its style sheet.
    Style(GameId),
    /// A room of a game.
    Game(GameId, GameChunk),
}

/// A room of a game: what it adds to a part of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameChunk {
    /// Its English phrases.
    PhraseFiles,
    /// Opening matches, and what is said of one.
    Matches,
    /// Set-up and table.
    Table,
    /// Matches watched again.
    Replay,
    /// Matches told in words.
    Text,
    /// The editor.
    Editor,
    /// Lessons and puzzles.
    Learn,
    /// Coming to a table at another screen.
    Guest,
    /// What a player tells the page around it.
    ObserverApi,
}

/// What a room hands out: functions by which the page asks its game.
pub trait LazyChunk: Any {
    /// The room.
    const GAME_CHUNK: GameChunk;
}

impl LazyChunk for PhraseFiles {
    const GAME_CHUNK: GameChunk = GameChunk::PhraseFiles;
}

thread_local! {
    /// The parts that are there.
    static HERE: RefCell<Vec<(Chunk, ChunkExport)>> = const { RefCell::new(Vec::new()) };
}

impl Chunk {
    /// The part that draws a place; none for those that are always there.
    #[must_use]
    pub const fn for_route(route: &Route) -> Option<Self> {
        match route {
            Route::Rules { .. } | Route::Saves | Route::Settings => Some(Self::Pages),
            Route::Setup { .. }
            | Route::Play { .. }
            | Route::Table { .. }
            | Route::OnBoard { .. }
            | Route::Replay { .. } => Some(Self::Play),
            Route::Editor { .. } | Route::Board { .. } => Some(Self::Edit),
            Route::Text { .. } => Some(Self::Text),
            Route::Match { .. }
            | Route::Turn { .. }
            | Route::Join { .. }
            | Route::Answer { .. } => Some(Self::Share),
            Route::Learn { .. } | Route::Puzzles { .. } => Some(Self::Learn),
            Route::Open | Route::Continue => Some(Self::OpenFile),
            Route::Home | Route::Gallery | Route::NotFound => None,
        }
    }

    /// All parts that a place is drawn with, as far as its address tells. A place that shows a match
    /// finds out itself which game that is of.
    #[must_use]
    pub fn all_for_route(route: &Route) -> Vec<Self> {
        let room = match route {
            Route::Setup { game, .. } | Route::Play { game } => Some((*game, GameChunk::Table)),
            Route::Editor { game, .. } | Route::Board { game, .. } => {
                Some((*game, GameChunk::Editor))
            }
            Route::Learn { game, .. } | Route::Puzzles { game, .. } => {
                Some((*game, GameChunk::Learn))
            }
            _ => None,
        };
        let rooms = room.map_or_else(Vec::new, |(game, room)| game_chunks(game, [room]));
        // The settings show pieces of all games.
        let shown = if matches!(route, Route::Settings | Route::Gallery) {
            &GameId::ALL[..]
        } else {
            &[]
        };
        let looks = shown.iter().map(|game| Self::Style(*game));
        Self::for_route(route)
            .into_iter()
            .chain(looks)
            .chain(rooms)
            .collect()
    }

    /// What it hands out, when its code is there.
    fn export(self) -> Option<ChunkExport> {
        let found = HERE.with_borrow(|here| {
            let found = here.iter().find(|(part, _)| *part == self);
            found.map(|(_, given)| *given)
        });
        found.or_else(|| {
            // Outside of a browser nothing is looked at.
            let looks = matches!(self, Self::Style(_)) && cfg!(not(target_arch = "wasm32"));
            if looks {
                Some(&())
            } else {
                (INDEX.get()?.bundled)(self)
            }
        })
    }

    /// Whether it is there.
    #[must_use]
    pub fn is_loaded(self) -> bool {
        self.export().is_some()
    }

    /// Its drawing, when the code is there.
    #[must_use]
    pub fn draw(self) -> Option<DrawPage> {
        self.export()?.downcast_ref::<DrawPage>().copied()
    }

    /// Fetches its code, unless it is there.
    ///
    /// # Errors
    /// When the code is not to be had, as without a network, or does not come in time. It may be asked for again.
    pub async fn fetch(self) -> Result<(), ChunkLoadError> {
        if self.is_loaded() {
            return Ok(());
        }
        let late = move |given: Result<ChunkExport, ChunkLoadError>| {
            if let Ok(given) = given {
                self.store_export(given);
            }
        };
        let index = INDEX.get().ok_or(ChunkLoadError)?;
        let given = with_load_timeout(spawn_detached((index.fetch)(self), late)).await?;
        self.store_export(given);
        Ok(())
    }

    /// Its code is there.
    fn store_export(self, given: ChunkExport) {
        // Two may have asked for it at once.
        if !self.is_loaded() {
            HERE.with_borrow_mut(|here| here.push((self, given)));
            if let (Self::Game(game, GameChunk::PhraseFiles), Some(files)) =
                (self, given.downcast_ref::<PhraseFiles>())
            {
                l10n::add_game_files(game, files);
            }
        }
    }

    /// Fetches its code ahead of need. A failure is told when it is needed.
    pub fn prefetch(self) {
        spawn_local(async move {
            let _ = self.fetch().await;
        });
    }
}

/// What is waited for, unless it does not come in time.
///
/// # Errors
/// When it is not to be had, or takes too long.
pub async fn with_load_timeout<T>(
    wait: impl Future<Output = Result<T, ChunkLoadError>>,
) -> Result<T, ChunkLoadError> {
    with_timeout(ARRIVAL, wait)
        .await
        .unwrap_or(Err(ChunkLoadError))
}

/// What a room of a game hands out, when its code is there.
#[must_use]
pub fn loaded<F: LazyChunk>(game: GameId) -> Option<&'static F> {
    Chunk::Game(game, F::GAME_CHUNK).export()?.downcast_ref()
}

/// The rooms of a game, with its words and, unless nothing of it is drawn, with its looks.
#[must_use]
pub fn game_chunks<const N: usize>(game: GameId, rooms: [GameChunk; N]) -> Vec<Chunk> {
    let words = Chunk::Game(game, GameChunk::PhraseFiles);
    let looks = (N > 0).then_some(Chunk::Style(game));
    let rooms = rooms.map(|room| Chunk::Game(game, room));
    [words].into_iter().chain(looks).chain(rooms).collect()
}

/// Fetches parts, and the words of their games in the language of the page.
///
/// # Errors
/// When the code of one is not to be had. A translation that does not come is told by the page, and
/// English stands in for it.
pub async fn fetch_all(parts: &[Chunk], phrases: &Phrases) -> Result<(), ChunkLoadError> {
    // All are on their way before the first is waited for.
    let missing = parts.iter().filter(|part| !part.is_loaded());
    missing.for_each(|part| part.prefetch());
    for part in parts {
        part.fetch().await?;
        if let Chunk::Game(game, GameChunk::PhraseFiles) = part {
            phrases.fetch_game(*game).await;
        }
    }
    Ok(())
}

/// Fetches a room of a game with its words.
///
/// # Errors
/// As [`fetch_all`].
pub async fn load_chunk<F: LazyChunk>(
    game: GameId,
    phrases: &Phrases,
) -> Result<&'static F, ChunkLoadError> {
    fetch_all(&game_chunks(game, [F::GAME_CHUNK]), phrases).await?;
    loaded(game).ok_or(ChunkLoadError)
}
