//! Code splitting: chunks of the page that are loaded on first use.
//!
//! Released pages are built with the feature `split`: `xtask` then splits the program at the
//! functions that are declared with `chunk!`, and code that only one of them reaches becomes a
//! separate file. Some chunks belong to the page, others to one game, so that the code of a game is
//! loaded only when the game is played. Without the feature, as with Trunk, all code is in the
//! program and the same calls return at once. Code that all chunks share stays in the program:
//! phrases, settings, saves, the first page.
//!
//! The program registers a [`ChunkIndex`] at start, which locates the code of every chunk.

mod chunk_state;
mod style_sheets;

pub use chunk_state::{ChunkState, use_chunks};
pub use style_sheets::{load_online_style, load_style};

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

/// Renders the page of a route that belongs to the chunk.
pub type DrawPage = fn(&Route) -> Html;

/// The value that a chunk exports: a draw function, an implementation of [`LazyChunk`] and the
/// like.
pub type ChunkExport = &'static dyn Any;

/// The error that the code of a chunk could not be loaded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChunkLoadError;

#[cfg(feature = "split")]
impl From<wasm_split_helpers::SplitLoaderError> for ChunkLoadError {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Self {
        Self
    }
}

pub type ChunkFuture = Pin<Box<dyn Future<Output = Result<ChunkExport, ChunkLoadError>>>>;

/// The functions by which the code of each chunk is found. The program provides them.
#[derive(Clone, Copy)]
pub struct ChunkIndex {
    /// Loads the code of a chunk.
    pub fetch: fn(Chunk) -> ChunkFuture,
    /// Returns the export of a chunk whose code is part of the program. Without splitting, that is
    /// every chunk.
    pub bundled: fn(Chunk) -> Option<ChunkExport>,
}

static INDEX: OnceLock<ChunkIndex> = OnceLock::new();

/// Registers the index of chunks. The program calls it once, before anything is rendered.
pub fn install(index: ChunkIndex) {
    // The index is set once; a second call changes nothing.
    let _ = INDEX.set(index);
    for game in GameId::ALL {
        let phrase_files = (index.bundled)(Chunk::Game(game, GameChunk::PhraseFiles));
        if let Some(files) = phrase_files.and_then(<dyn Any>::downcast_ref::<PhraseFiles>) {
            l10n::add_game_files(game, files);
        }
    }
}

/// Declares a function that returns the export of a chunk: loaded on demand in a split program,
/// returned at once otherwise.
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

/// Milliseconds to wait for the code of a chunk.
const LOAD_TIMEOUT_MS: i32 = 30_000;

/// A chunk of the page or of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chunk {
    /// Pages around the games: rules, saves, settings.
    Pages,
    /// Setting up and playing a match.
    Play,
    /// The editor.
    Edit,
    /// The text version of a match.
    Text,
    Learn,
    OpenFile,
    /// Matches, turns and invitations that were opened by a link.
    Share,
    /// Online tables, where the page is served by a table server.
    Online,
    /// The pictures of the games on the first page, which is rendered without them at first.
    Pictures,
    /// The style sheet of online tables.
    OnlineStyle,
    /// The style sheet of a game.
    Style(GameId),
    Game(GameId, GameChunk),
}

/// A chunk that every game has, for one purpose of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameChunk {
    /// The English phrases of the game.
    PhraseFiles,
    /// Reading saves of the game, and describing them in lists.
    Matches,
    /// The setup page and the table.
    Table,
    Replay,
    /// The text version of a match.
    Text,
    Editor,
    Learn,
    /// Joining a match in another browser as a guest.
    Guest,
    /// The interface through which an embedding page observes a match.
    ObserverApi,
}

/// The export of a game's chunk: a table of functions that the page calls.
pub trait LazyChunk: Any {
    /// The chunk that exports this type.
    const GAME_CHUNK: GameChunk;
}

impl LazyChunk for PhraseFiles {
    const GAME_CHUNK: GameChunk = GameChunk::PhraseFiles;
}

thread_local! {
    static LOADED_CHUNKS: RefCell<Vec<(Chunk, ChunkExport)>> = const { RefCell::new(Vec::new()) };
}

impl Chunk {
    /// Returns the chunk that renders a route, or `None` for pages that are part of the program.
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
            Route::Online
            | Route::NewOnlineTable
            | Route::OnlineTable { .. }
            | Route::OnlineKey { .. }
            | Route::OnlineRematch { .. }
            | Route::OnlineNext { .. }
            | Route::OnlineReplay { .. }
            | Route::OnlinePlayer { .. }
            | Route::OnlineRankings { .. }
            | Route::OnlineReport { .. }
            | Route::OnlineTournaments
            | Route::NewTournament
            | Route::OnlineTournament { .. }
            | Route::OnlineAdmin => Some(Self::Online),
            Route::Open | Route::Continue => Some(Self::OpenFile),
            Route::Home | Route::Gallery | Route::NotFound => None,
        }
    }

    /// Returns all chunks that a route needs, as known from its URL. The game of a match is
    /// known only after the match is loaded.
    #[must_use]
    pub fn all_for_route(route: &Route) -> Vec<Self> {
        let game_chunk = match route {
            Route::Setup { game, .. } | Route::Play { game } => Some((*game, GameChunk::Table)),
            Route::Editor { game, .. } | Route::Board { game, .. } => {
                Some((*game, GameChunk::Editor))
            }
            Route::Learn { game, .. } | Route::Puzzles { game, .. } => {
                Some((*game, GameChunk::Learn))
            }
            _ => None,
        };
        let chunks = game_chunk.map_or_else(Vec::new, |(game, game_chunk)| {
            game_chunks(game, [game_chunk])
        });
        // The settings show pieces of all games.
        let games = if matches!(route, Route::Settings | Route::Gallery) {
            &GameId::ALL[..]
        } else {
            &[]
        };
        let style_chunks = games.iter().map(|game| Self::Style(*game));
        let own_chunk = Self::for_route(route);
        let online_style = (own_chunk == Some(Self::Online)).then_some(Self::OnlineStyle);
        own_chunk
            .into_iter()
            .chain(online_style)
            .chain(style_chunks)
            .chain(chunks)
            .collect()
    }

    /// Returns the export of the chunk, if its code is loaded.
    fn export(self) -> Option<ChunkExport> {
        let found = LOADED_CHUNKS.with_borrow(|loaded| {
            let found = loaded.iter().find(|(part, _)| *part == self);
            found.map(|(_, given)| *given)
        });
        found.or_else(|| {
            // Outside a browser no style sheet is needed.
            let is_unneeded_style = matches!(self, Self::Style(_) | Self::OnlineStyle)
                && cfg!(not(target_arch = "wasm32"));
            if is_unneeded_style {
                Some(&())
            } else {
                (INDEX.get()?.bundled)(self)
            }
        })
    }

    #[must_use]
    pub fn is_loaded(self) -> bool {
        self.export().is_some()
    }

    /// Returns the draw function of the chunk, if its code is loaded.
    #[must_use]
    pub fn draw(self) -> Option<DrawPage> {
        self.export()?.downcast_ref::<DrawPage>().copied()
    }

    /// Loads the code of the chunk, unless it is loaded already.
    ///
    /// # Errors
    /// If the code cannot be loaded, for example without a network, or does not arrive in time. The
    /// caller may try again.
    pub async fn fetch(self) -> Result<(), ChunkLoadError> {
        if self.is_loaded() {
            return Ok(());
        }
        let on_late_export = move |given: Result<ChunkExport, ChunkLoadError>| {
            if let Ok(given) = given {
                self.store_export(given);
            }
        };
        let index = INDEX.get().ok_or(ChunkLoadError)?;
        let given = with_load_timeout(spawn_detached((index.fetch)(self), on_late_export)).await?;
        self.store_export(given);
        Ok(())
    }

    /// Stores the export of the chunk, which marks it as loaded.
    fn store_export(self, given: ChunkExport) {
        // Two callers may have requested it at once.
        if !self.is_loaded() {
            LOADED_CHUNKS.with_borrow_mut(|loaded| loaded.push((self, given)));
            if let (Self::Game(game, GameChunk::PhraseFiles), Some(files)) =
                (self, given.downcast_ref::<PhraseFiles>())
            {
                l10n::add_game_files(game, files);
            }
        }
    }

    /// Loads the code of the chunk ahead of need. A failure is ignored here and reported when the
    /// chunk is needed.
    pub fn prefetch(self) {
        spawn_local(async move {
            let _ = self.fetch().await;
        });
    }
}

/// Waits for a load with the time limit for chunks.
///
/// # Errors
/// If the load fails or takes too long.
pub async fn with_load_timeout<T>(
    wait: impl Future<Output = Result<T, ChunkLoadError>>,
) -> Result<T, ChunkLoadError> {
    with_timeout(LOAD_TIMEOUT_MS, wait)
        .await
        .unwrap_or(Err(ChunkLoadError))
}

/// Returns the export of a game's chunk, if its code is loaded.
#[must_use]
pub fn loaded<F: LazyChunk>(game: GameId) -> Option<&'static F> {
    Chunk::Game(game, F::GAME_CHUNK).export()?.downcast_ref()
}

/// Lists the given chunks of a game together with its phrases and, if at least one chunk is given,
/// its style sheet.
#[must_use]
pub fn game_chunks<const N: usize>(game: GameId, chunks: [GameChunk; N]) -> Vec<Chunk> {
    let phrase_chunk = Chunk::Game(game, GameChunk::PhraseFiles);
    let style_chunk = (N > 0).then_some(Chunk::Style(game));
    let chunks = chunks.map(|game_chunk| Chunk::Game(game, game_chunk));
    [phrase_chunk]
        .into_iter()
        .chain(style_chunk)
        .chain(chunks)
        .collect()
}

/// Loads chunks, and the phrases of their games in the language of the page.
///
/// # Errors
/// If the code of a chunk cannot be loaded. A missing translation is no error: the page reports it
/// and uses English instead.
pub async fn fetch_all(parts: &[Chunk], phrases: &Phrases) -> Result<(), ChunkLoadError> {
    // All requests start before the first one is awaited.
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

/// Loads a chunk of a game with its phrases and returns the export.
///
/// # Errors
/// As for [`fetch_all`].
pub async fn load_chunk<F: LazyChunk>(
    game: GameId,
    phrases: &Phrases,
) -> Result<&'static F, ChunkLoadError> {
    fetch_all(&game_chunks(game, [F::GAME_CHUNK]), phrases).await?;
    loaded(game).ok_or(ChunkLoadError)
}
