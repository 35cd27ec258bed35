//! Where the program is cut: a function for each part. What a function hands out, and everything that only
//! that can reach, is fetched with the first call.

use super::{Draw, Given, Part, Room, Unfetched, looks};
use crate::direct::AnswerPage;
use crate::games::{GameName, InvitedPage};
use crate::pack::{READER, Reader};
use crate::pages::{
    ContinuePage, LearnPage, OpenPage, PuzzlesPage, QuickPage, ReplayPage, RulesPage, SavesPage,
    SettingsPage, SetupPage, TablePage, TextPage,
};
use crate::route::Route;
use crate::share::SharedMatchPage;
use crate::sound::{Band, band};
use engine::with_game;
use worker::{BEGIN, Begin};
use yew::prelude::*;

#[cfg(feature = "split")]
impl From<wasm_split_helpers::SplitLoaderError> for Unfetched {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Self {
        Self
    }
}

/// Declares the code of a part, fetched where the program is cut and at hand where it is not.
macro_rules! part {
    ($(#[$doc:meta])* $name:ident, $give:expr, $given:ty) => {
        $(#[$doc])*
        #[cfg(feature = "split")]
        #[wasm_split_helpers::wasm_split($name, fallible)]
        pub(crate) fn $name() -> Result<$given, $crate::part::Unfetched> {
            Ok($give)
        }

        $(#[$doc])*
        #[cfg(not(feature = "split"))]
        pub(crate) async fn $name() -> Result<$given, $crate::part::Unfetched> {
            Ok($give)
        }
    };
}

/// Declares the parts of the page that draw places.
macro_rules! page {
    ($($(#[$doc:meta])* $part:ident: $name:ident, $draw:ident;)+) => {
        $(part!($(#[$doc])* $name, &($draw as Draw), &'static Draw);)+

        async fn page_of(part: Part) -> Result<Given, Unfetched> {
            match part {
                $(Part::$part => $name().await.map(|draw| -> Given { draw }),)+
                Part::Looks(game) => looks::wear(game).await,
                Part::Of(game, room) => room_of(game, room).await,
            }
        }

        /// What a part hands out, where the program is whole.
        #[cfg(not(feature = "split"))]
        pub(super) fn at_hand(part: Part) -> Option<Given> {
            Some(match part {
                $(Part::$part => &($draw as Draw),)+
                Part::Looks(_) => return looks::at_hand(),
                Part::Of(game, room) => with_game!(game.id(), G => G::at_hand(room)),
            })
        }
    };
}

/// Declares the rooms of a game: a name for each, in the order of [`Room`]. What belongs to a game stands with it.
macro_rules! rooms {
    ($game:ident: $words:ident $hall:ident $table:ident $film:ident $prose:ident $workshop:ident $school:ident $guest:ident $onlook:ident) => {
        $crate::part::rooms!(@all $game:
            Words $words, Hall $hall, Table $table, Film $film, Prose $prose, Workshop $workshop, School $school,
            Guest $guest, Onlook $onlook);
    };
    (@all $game:ident: $($room:ident $name:ident),+) => {
        $($crate::part::part!($name, &<$crate::games::rooms::$room as $crate::games::Of<$game>>::IT, $crate::part::Given);)+

        impl $crate::part::Rooms for $game {
            async fn fetch(room: $crate::part::Room) -> Result<$crate::part::Given, $crate::part::Unfetched> {
                match room { $($crate::part::Room::$room => $name().await,)+ }
            }

            #[cfg(not(feature = "split"))]
            fn at_hand(room: $crate::part::Room) -> $crate::part::Given {
                match room {
                    $($crate::part::Room::$room => &<$crate::games::rooms::$room as $crate::games::Of<$game>>::IT,)+
                }
            }
        }
    };
}

pub(crate) use {part, rooms};

/// A game whose rooms are parts of their own.
pub trait Rooms: Sized {
    /// Fetches what a room hands out.
    fn fetch(room: Room) -> impl Future<Output = Result<Given, Unfetched>>;

    /// What a room hands out, where the program is whole.
    #[cfg(not(feature = "split"))]
    fn at_hand(room: Room) -> Given;
}

async fn room_of(game: GameName, room: Room) -> Result<Given, Unfetched> {
    with_game!(game.id(), G => G::fetch(room).await)
}

page! {
    /// What is read and kept around the games.
    Desk: desk, draw_desk;
    /// Setting up a match and playing it.
    Play: play, draw_play;
    /// Making boards.
    Edit: edit, draw_edit;
    /// The text version of a match.
    Text: text, draw_text;
    /// Lessons and puzzles.
    Learn: learn, draw_learn;
    /// Taking files.
    Open: open, draw_open;
    /// Matches that came by a link.
    Share: share, draw_share;
}

part!(
    /// What is heard.
    sound,
    band::BAND,
    Band
);
part!(
    /// Reading and checking content packs.
    pack_reader,
    READER,
    Reader
);
part!(
    /// Bots that think in the page, where no worker starts.
    thinking,
    BEGIN,
    Begin
);
part!(
    /// A player in somebody else's page.
    player,
    crate::api::open,
    crate::api::Open
);

/// Fetches the code of a part.
pub(super) async fn fetch(part: Part) -> Result<Given, Unfetched> {
    page_of(part).await
}

/// What a part hands out where the program is whole: here it is cut.
#[cfg(feature = "split")]
pub(super) const fn at_hand(_: Part) -> Option<Given> {
    None
}

// Which places belong to a part is said in `Part::of`; here each part draws its own.

fn draw_desk(route: &Route) -> Html {
    if let Route::Rules { game, anchor } = route {
        html! { <RulesPage game={*game} anchor={anchor.clone()} /> }
    } else if let Route::Saves = route {
        html! { <SavesPage /> }
    } else if let Route::Settings = route {
        html! { <SettingsPage /> }
    } else {
        Html::default()
    }
}

fn draw_play(route: &Route) -> Html {
    if let Route::Setup { game, board } = route {
        html! { <SetupPage game={*game} board={board.clone()} /> }
    } else if let Route::Play { game } = route {
        html! { <QuickPage game={*game} /> }
    } else if let Route::Table { id } | Route::OnBoard { id } = route {
        html! { <TablePage key={id.clone()} id={id.clone()} /> }
    } else if let Route::Replay { id, at } = route {
        html! { <ReplayPage key={format!("{id} {at:?}")} id={id.clone()} at={*at} /> }
    } else {
        Html::default()
    }
}

fn draw_edit(route: &Route) -> Html {
    if let Route::Editor { game, board } = route {
        game.editor(board.clone())
    } else if let Route::Board { game, code } = route {
        game.shared_board(code.clone())
    } else {
        Html::default()
    }
}

fn draw_text(route: &Route) -> Html {
    if let Route::Text { id } = route {
        html! { <TextPage key={id.clone()} id={id.clone()} /> }
    } else {
        Html::default()
    }
}

fn draw_learn(route: &Route) -> Html {
    if let Route::Learn { game, lesson } = route {
        html! { <LearnPage game={*game} lesson={lesson.clone()} /> }
    } else if let Route::Puzzles { game, puzzle } = route {
        html! { <PuzzlesPage game={*game} puzzle={puzzle.clone()} /> }
    } else {
        Html::default()
    }
}

fn draw_open(route: &Route) -> Html {
    if let Route::Open = route {
        html! { <OpenPage /> }
    } else if let Route::Continue = route {
        html! { <ContinuePage /> }
    } else {
        Html::default()
    }
}

fn draw_share(route: &Route) -> Html {
    if let Route::Match { code, at } = route {
        html! { <SharedMatchPage key={code.clone()} code={code.clone()} at={*at} /> }
    } else if let Route::Turn { code, seats } = route {
        html! { <SharedMatchPage key={code.clone()} code={code.clone()} seats={seats.clone()} /> }
    } else if let Route::Join { code } = route {
        html! { <InvitedPage key={code.clone()} code={code.clone()} /> }
    } else if let Route::Answer { code } = route {
        html! { <AnswerPage key={code.clone()} code={code.clone()} /> }
    } else {
        Html::default()
    }
}
