//! The program's own parts: the places around the games, each drawn by a function that the program is cut at; and where
//! the code of all parts is.

use crate::direct::AnswerPage;
use crate::games::rooms::Rooms;
use crate::games::{self, InvitedPage};
use crate::pages::SetupPage;
use crate::pages::{
    ContinuePage, LearnPage, OpenPage, PuzzlesPage, QuickPage, ReplayPage, SavesPage, SettingsPage,
    TablePage, TextPage,
};
use crate::rules::RulesPage;
use crate::share::SharedMatchPage;
use engine::with_game;
use ui::part;
use ui::part::{Draw, Fetching, Given, Index, Part, Unfetched};
use ui::route::Route;
use yew::prelude::*;

/// Where the code of all parts is.
pub const INDEX: Index = Index {
    fetch: |part| -> Fetching { Box::pin(page_of(part)) },
    at_hand,
};

/// Declares the parts of the page that draw places.
macro_rules! page {
    ($($(#[$doc:meta])* $part:ident: $name:ident, $draw:ident;)+) => {
        $(part!($(#[$doc])* $name, &($draw as Draw), &'static Draw);)+

        async fn page_of(part: Part) -> Result<Given, Unfetched> {
            match part {
                $(Part::$part => $name().await.map(|draw| -> Given { draw }),)+
                Part::Looks(game) => part::wear(game).await,
                Part::Of(game, room) => with_game!(game, G => G::fetch(room).await),
            }
        }

        #[cfg(not(feature = "split"))]
        fn at_hand(part: Part) -> Option<Given> {
            Some(match part {
                $(Part::$part => &($draw as Draw),)+
                Part::Looks(_) => return None,
                Part::Of(game, room) => with_game!(game, G => G::at_hand(room)),
            })
        }
    };
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

// Here the program is cut.
#[cfg(feature = "split")]
const fn at_hand(_: Part) -> Option<Given> {
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
        games::editor(*game, board.clone())
    } else if let Route::Board { game, code } = route {
        games::shared_board(*game, code.clone())
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

/// What a future gives that has nothing to wait for, as all parts are there.
#[cfg(test)]
pub(crate) fn at_once<T>(future: impl Future<Output = T>) -> T {
    part::install(INDEX);
    futures::FutureExt::now_or_never(future).expect("it waits")
}
