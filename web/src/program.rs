//! The program's own parts: the places around the games, each drawn by a function that the program is cut at; and where
//! the code of all parts is.

use crate::games::each::with_ui;
use crate::pages::{
    ContinuePage, LearnPage, OpenPage, PuzzlesPage, QuickPage, SavesPage, SettingsPage, SetupPage,
    Showing,
};
use play::direct::{AnswerPage, InvitedPage};
use play::rooms::Rooms;
use play::rules::RulesPage;
use play::share::SharedMatchPage;
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
                Part::Of(game, room) => with_ui!(game, G => G::fetch(room).await),
            }
        }

        #[cfg(not(feature = "split"))]
        fn at_hand(part: Part) -> Option<Given> {
            Some(match part {
                $(Part::$part => &($draw as Draw),)+
                Part::Looks(_) => return None,
                Part::Of(game, room) => with_ui!(game, G => G::at_hand(room)),
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
    match route {
        Route::Rules { game, anchor } => {
            html! { <RulesPage game={*game} anchor={anchor.clone()} /> }
        }
        Route::Saves => html! { <SavesPage /> },
        Route::Settings => html! { <SettingsPage /> },
        _ => Html::default(),
    }
}

fn draw_play(route: &Route) -> Html {
    match route {
        Route::Setup { game, board } => html! { <SetupPage game={*game} board={board.clone()} /> },
        Route::Play { game } => html! { <QuickPage game={*game} /> },
        Route::Table { id } | Route::OnBoard { id } => Showing::Board.page(id),
        Route::Replay { id, at } => Showing::Replay(*at).page(id),
        _ => Html::default(),
    }
}

fn draw_edit(route: &Route) -> Html {
    match route {
        Route::Editor { game, board } => play::rooms::editor(*game, board.clone()),
        Route::Board { game, code } => play::rooms::shared_board(*game, code.clone()),
        _ => Html::default(),
    }
}

fn draw_text(route: &Route) -> Html {
    if let Route::Text { id } = route {
        Showing::Words.page(id)
    } else {
        Html::default()
    }
}

fn draw_learn(route: &Route) -> Html {
    match route {
        Route::Learn { game, lesson } => {
            html! { <LearnPage game={*game} lesson={lesson.clone()} /> }
        }
        Route::Puzzles { game, puzzle } => {
            html! { <PuzzlesPage game={*game} puzzle={puzzle.clone()} /> }
        }
        _ => Html::default(),
    }
}

fn draw_open(route: &Route) -> Html {
    match route {
        Route::Open => html! { <OpenPage /> },
        Route::Continue => html! { <ContinuePage /> },
        _ => Html::default(),
    }
}

fn draw_share(route: &Route) -> Html {
    match route {
        Route::Match { code, at } => {
            html! { <SharedMatchPage key={code.clone()} code={code.clone()} at={*at} /> }
        }
        Route::Turn { code, seats } => {
            html! { <SharedMatchPage key={code.clone()} code={code.clone()} seats={seats.clone()} /> }
        }
        Route::Join { code } => html! { <InvitedPage key={code.clone()} code={code.clone()} /> },
        Route::Answer { code } => html! { <AnswerPage key={code.clone()} code={code.clone()} /> },
        _ => Html::default(),
    }
}

/// What a future gives that has nothing to wait for, as all parts are there.
#[cfg(test)]
pub(crate) fn at_once<T>(future: impl Future<Output = T>) -> T {
    part::install(INDEX);
    futures::FutureExt::now_or_never(future).expect("it waits")
}
