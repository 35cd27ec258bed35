//! The screens of a game, each in a separate chunk, and the functions that call them once they are
//! loaded. A game implements them in [`GameScreens`]; a chunk contains only the code that its
//! screens need.

mod open_match;

pub use crate::direct::Guest;
pub use crate::games::Matches;
pub use crate::learn::Learn;
pub use crate::observer_api::ObserverApi;

use crate::game_ui::{MatchVariant, OpenMatch, OpenedSession};
use crate::games::{ChunkFor, GameScreens, chunk_functions};
use crate::match_pages::{ReplayPage, TablePage, TextPage};
use engine::registry::GameId;
use store::SaveRecord;
use ui::chunk::{self, ChunkExport, ChunkLoadError, GameChunk, LazyChunk};
pub use ui::l10n::PhraseFiles;
use ui::l10n::Phrases;
use ui::route::Route;
use yew::prelude::*;

impl<G: GameScreens> ChunkFor<G> for PhraseFiles {
    const CONTENT: Self = G::PHRASE_FILES;
}

chunk_functions!(
    /// The chunk of setup and table.
    Table {
        /// Renders the setup, with a board selected first.
        setup: fn(Option<String>) -> Html = G::setup,
        /// Starts a first match against a bot at once.
        quick_start: fn() -> Html = G::quick_start,
        /// Renders the table of a match.
        table: fn(SaveRecord, &OpenMatch) -> Option<Html> =
            |record, any| Some(table::<G>(record, <G::Game>::opened_session(any)?.clone())),
    }
);

chunk_functions!(
    /// The chunk of text versions.
    Text {
        /// Renders the text version of a match.
        text: fn(SaveRecord, &OpenMatch) -> Option<Html> =
            |record, any| Some(text::<G>(record, <G::Game>::opened_session(any)?.clone())),
    }
);

chunk_functions!(
    /// The chunk of replays.
    Replay {
        /// Renders the replay of a match, at a position if one is given.
        replay: fn(SaveRecord, &OpenMatch, Option<usize>) -> Option<Html> =
            |record, any, at| Some(replay::<G>(record, <G::Game>::opened_session(any)?.clone(), at)),
    }
);

chunk_functions!(
    /// The chunk of the editor.
    Editor {
        /// Renders the editor of boards.
        editor: fn(Option<String>) -> Html = G::editor,
        /// Renders a shared board from its code.
        shared_board: fn(String) -> Html = G::shared_board,
        /// Returns the route that shows a board from a file.
        board_in_file: fn(&Phrases, &str, &str) -> Result<Route, String> = G::board_in_file,
    }
);

fn table<G: GameScreens>(record: SaveRecord, opened: OpenedSession<G::Game>) -> Html {
    let key = record.id.clone();
    html! { <TablePage<G> {key} {record} {opened} /> }
}

fn text<G: GameScreens>(record: SaveRecord, opened: OpenedSession<G::Game>) -> Html {
    let key = record.id.clone();
    html! { <TextPage<G> {key} {record} {opened} /> }
}

fn replay<G: GameScreens>(
    record: SaveRecord,
    opened: OpenedSession<G::Game>,
    at: Option<usize>,
) -> Html {
    let key = record.id.clone();
    html! { <ReplayPage<G> {key} {record} {opened} {at} /> }
}

/// Declares the chunks of a game: a name for each, in the order of [`GameChunk`].
#[macro_export]
macro_rules! screens {
    ($game:ident: $phrases:ident $matches:ident $table:ident $replay:ident $text:ident $editor:ident $learn:ident $guest:ident $observer:ident) => {
        $crate::screens!(@all $game:
            PhraseFiles $phrases, Matches $matches, Table $table, Replay $replay, Text $text, Editor $editor,
            Learn $learn, Guest $guest, ObserverApi $observer);
    };
    (@all $game:ident: $($chunk:ident $name:ident),+) => {
        $(ui::chunk!(
            $name,
            &<$crate::screens::$chunk as $crate::games::ChunkFor<$game>>::CONTENT,
            ui::chunk::ChunkExport
        );)+

        impl $crate::screens::LazyScreens for $game {
            async fn fetch(
                chunk: ui::chunk::GameChunk,
            ) -> Result<ui::chunk::ChunkExport, ui::chunk::ChunkLoadError> {
                match chunk { $(ui::chunk::GameChunk::$chunk => $name().await,)+ }
            }

            #[cfg(not(feature = "split"))]
            fn bundled(chunk: ui::chunk::GameChunk) -> ui::chunk::ChunkExport {
                match chunk {
                    $(ui::chunk::GameChunk::$chunk => {
                        &<$crate::screens::$chunk as $crate::games::ChunkFor<$game>>::CONTENT
                    })+
                }
            }
        }
    };
}

/// A game whose screens are loaded as chunks.
pub trait LazyScreens: Sized {
    /// Loads a chunk and returns its export.
    fn fetch(functions: GameChunk) -> impl Future<Output = Result<ChunkExport, ChunkLoadError>>;

    /// Returns the export of a chunk in a program that is not split.
    #[cfg(not(feature = "split"))]
    fn bundled(functions: GameChunk) -> ChunkExport;
}

// The functions below need the code of the game, and render nothing until it is loaded.

/// Starts a first match against a bot at once, and goes on to its table.
pub fn quick_start(game: GameId) -> Html {
    let functions = chunk::loaded::<Table>(game);
    functions.map_or_else(Html::default, |functions| (functions.quick_start)())
}

/// Renders the setup of a game, with a board selected first.
pub fn setup(game: GameId, board: Option<String>) -> Html {
    let functions = chunk::loaded::<Table>(game);
    functions.map_or_else(Html::default, |functions| (functions.setup)(board))
}

/// Renders the editor of the boards of a game.
pub fn editor(game: GameId, board: Option<String>) -> Html {
    let functions = chunk::loaded::<Editor>(game);
    functions.map_or_else(Html::default, |functions| (functions.editor)(board))
}

/// Renders a shared board from its code.
pub fn shared_board(game: GameId, code: String) -> Html {
    let functions = chunk::loaded::<Editor>(game);
    functions.map_or_else(Html::default, |functions| (functions.shared_board)(code))
}
