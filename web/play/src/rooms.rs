//! The rooms of a game, each a part of the program: what the page asks of one once its code is there. A game says
//! all of it in one place, [`House`]; each room hands out its share, so that what only one room needs is fetched with it.

mod open_match;

pub use crate::direct::Guest;
pub use crate::games::Hall;
pub use crate::learn::School;
pub use crate::onlook::Onlook;

use crate::game_ui::{Among, OpenMatch, Opened};
use crate::games::{House, Of, room};
use crate::hands::{HandReplay, HandTable, HandText};
use engine::suite::GameId;
use store::SaveRecord;
use ui::l10n::{Files, Phrases};
use ui::part::{self, Face, Given, Room, Unfetched};
use ui::route::Route;
use yew::prelude::*;

/// The English phrases of a game.
pub type Words = Files;

impl<G: House> Of<G> for Words {
    const IT: Self = G::WORDS;
}

room!(
    /// Set-up and table.
    Table {
        /// Its set-up, with a board that is chosen first.
        setup: fn(Option<String>) -> Html = G::setup,
        /// Begins a first match against a bot at once.
        quick_start: fn() -> Html = G::quick_start,
        /// The table of a match.
        table: fn(SaveRecord, &OpenMatch) -> Option<Html> =
            |record, any| Some(table::<G>(record, <G::Game>::opened(any)?.clone())),
    }
);

room!(
    /// Matches told in words.
    Prose {
        /// A match in words.
        text: fn(SaveRecord, &OpenMatch) -> Option<Html> =
            |record, any| Some(text::<G>(record, <G::Game>::opened(any)?.clone())),
    }
);

room!(
    /// Matches watched again.
    Film {
        /// A match watched again, from a position if one is named.
        replay: fn(SaveRecord, &OpenMatch, Option<usize>) -> Option<Html> =
            |record, any, at| Some(replay::<G>(record, <G::Game>::opened(any)?.clone(), at)),
    }
);

room!(
    /// The editor.
    Workshop {
        /// Its editor of boards.
        editor: fn(Option<String>) -> Html = G::editor,
        /// A board of it that came by a link.
        shared_board: fn(String) -> Html = G::shared_board,
        /// The place that shows a board of it from a file.
        board_in_file: fn(&Phrases, &str, &str) -> Result<Route, String> = G::board_in_file,
    }
);

fn table<G: House>(record: SaveRecord, opened: Opened<G::Game>) -> Html {
    let key = record.id.clone();
    html! { <HandTable<G> {key} {record} {opened} /> }
}

fn text<G: House>(record: SaveRecord, opened: Opened<G::Game>) -> Html {
    let key = record.id.clone();
    html! { <HandText<G> {key} {record} {opened} /> }
}

fn replay<G: House>(record: SaveRecord, opened: Opened<G::Game>, at: Option<usize>) -> Html {
    let key = record.id.clone();
    html! { <HandReplay<G> {key} {record} {opened} {at} /> }
}

/// Declares the rooms of a game: a name for each, in the order of [`Room`]. What belongs to a game stands with it.
#[macro_export]
macro_rules! rooms {
    ($game:ident: $words:ident $hall:ident $table:ident $film:ident $prose:ident $workshop:ident $school:ident $guest:ident $onlook:ident) => {
        $crate::rooms!(@all $game:
            Words $words, Hall $hall, Table $table, Film $film, Prose $prose, Workshop $workshop, School $school,
            Guest $guest, Onlook $onlook);
    };
    (@all $game:ident: $($room:ident $name:ident),+) => {
        $(ui::part!($name, &<$crate::rooms::$room as $crate::games::Of<$game>>::IT, ui::part::Given);)+

        impl $crate::rooms::Rooms for $game {
            async fn fetch(room: ui::part::Room) -> Result<ui::part::Given, ui::part::Unfetched> {
                match room { $(ui::part::Room::$room => $name().await,)+ }
            }

            #[cfg(not(feature = "split"))]
            fn at_hand(room: ui::part::Room) -> ui::part::Given {
                match room {
                    $(ui::part::Room::$room => &<$crate::rooms::$room as $crate::games::Of<$game>>::IT,)+
                }
            }
        }
    };
}

/// A game whose rooms are parts of their own.
pub trait Rooms: Sized {
    /// Fetches what a room hands out.
    fn fetch(room: Room) -> impl Future<Output = Result<Given, Unfetched>>;

    /// What a room hands out, where the program is whole.
    #[cfg(not(feature = "split"))]
    fn at_hand(room: Room) -> Given;
}

// What follows needs the code of the game; before that is there, a game has nothing to say.

/// Begins a first match against a bot at once, and leads on to its table.
pub fn quick_start(game: GameId) -> Html {
    let room = part::here::<Table>(game);
    room.map_or_else(Html::default, |room| (room.quick_start)())
}

/// The set-up of a game, with a board that is chosen first.
pub fn setup(game: GameId, board: Option<String>) -> Html {
    let room = part::here::<Table>(game);
    room.map_or_else(Html::default, |room| (room.setup)(board))
}

/// The editor of the boards of a game.
pub fn editor(game: GameId, board: Option<String>) -> Html {
    let room = part::here::<Workshop>(game);
    room.map_or_else(Html::default, |room| (room.editor)(board))
}

/// A board that came by a link.
pub fn shared_board(game: GameId, code: String) -> Html {
    let room = part::here::<Workshop>(game);
    room.map_or_else(Html::default, |room| (room.shared_board)(code))
}
