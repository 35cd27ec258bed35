//! The rooms of a game, each a part of the program: what the page asks of one once its code is there. A game says
//! all of it in one place, [`GameScreens`]; each room hands out its share, so that what only one room needs is fetched with it.

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
    /// Set-up and table.
    Table {
        /// Its set-up, with a board that is chosen first.
        setup: fn(Option<String>) -> Html = G::setup,
        /// Begins a first match against a bot at once.
        quick_start: fn() -> Html = G::quick_start,
        /// The table of a match.
        table: fn(SaveRecord, &OpenMatch) -> Option<Html> =
            |record, any| Some(table::<G>(record, <G::Game>::opened_session(any)?.clone())),
    }
);

chunk_functions!(
    /// Matches told in words.
    Text {
        /// A match in words.
        text: fn(SaveRecord, &OpenMatch) -> Option<Html> =
            |record, any| Some(text::<G>(record, <G::Game>::opened_session(any)?.clone())),
    }
);

chunk_functions!(
    /// Matches watched again.
    Replay {
        /// A match watched again, from a position if one is named.
        replay: fn(SaveRecord, &OpenMatch, Option<usize>) -> Option<Html> =
            |record, any, at| Some(replay::<G>(record, <G::Game>::opened_session(any)?.clone(), at)),
    }
);

chunk_functions!(
    /// The editor.
    Editor {
        /// Its editor of boards.
        editor: fn(Option<String>) -> Html = G::editor,
        /// A board of it that came by a link.
        shared_board: fn(String) -> Html = G::shared_board,
        /// The place that shows a board of it from a file.
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

/// A game whose rooms are parts of their own.
pub trait LazyScreens: Sized {
    /// Fetches what a room hands out.
    fn fetch(room: GameChunk) -> impl Future<Output = Result<ChunkExport, ChunkLoadError>>;

    /// What a room hands out, where the program is whole.
    #[cfg(not(feature = "split"))]
    fn bundled(room: GameChunk) -> ChunkExport;
}

// What follows needs the code of the game; before that is there, a game has nothing to say.

/// Begins a first match against a bot at once, and leads on to its table.
pub fn quick_start(game: GameId) -> Html {
    let room = chunk::loaded::<Table>(game);
    room.map_or_else(Html::default, |room| (room.quick_start)())
}

/// The set-up of a game, with a board that is chosen first.
pub fn setup(game: GameId, board: Option<String>) -> Html {
    let room = chunk::loaded::<Table>(game);
    room.map_or_else(Html::default, |room| (room.setup)(board))
}

/// The editor of the boards of a game.
pub fn editor(game: GameId, board: Option<String>) -> Html {
    let room = chunk::loaded::<Editor>(game);
    room.map_or_else(Html::default, |room| (room.editor)(board))
}

/// A board that came by a link.
pub fn shared_board(game: GameId, code: String) -> Html {
    let room = chunk::loaded::<Editor>(game);
    room.map_or_else(Html::default, |room| (room.shared_board)(code))
}
