//! The program's own parts: the places around the games, each drawn by a function that the program is cut at; and where
//! the code of all parts is.

use crate::games::each::with_ui;
use crate::pages::{
    ContinuePage, LearnPage, MatchDisplay, OpenPage, PuzzlesPage, QuickPage, SavesPage,
    SettingsPage, SetupPage,
};
use play::direct::{AnswerPage, InvitationPage};
use play::rules::RulesPage;
use play::screens::LazyScreens;
use play::share::SharedMatchPage;
use ui::chunk;
use ui::chunk::{Chunk, ChunkExport, ChunkFuture, ChunkIndex, ChunkLoadError, DrawPage};
use ui::route::Route;
use yew::prelude::*;

/// Where the code of all parts is.
pub const INDEX: ChunkIndex = ChunkIndex {
    fetch: |chunk| -> ChunkFuture { Box::pin(page_of(chunk)) },
    bundled: at_hand,
};

/// Declares the parts of the page that draw places.
macro_rules! page_chunks {
    ($($(#[$doc:meta])* $chunk:ident: $name:ident, $draw:ident;)+) => {
        $(chunk!($(#[$doc])* $name, &($draw as DrawPage), &'static DrawPage);)+

        async fn page_of(chunk: Chunk) -> Result<ChunkExport, ChunkLoadError> {
            match chunk {
                $(Chunk::$chunk => $name().await.map(|draw| -> ChunkExport { draw }),)+
                Chunk::Style(game) => chunk::load_style(game).await,
                Chunk::Game(game, chunk) => with_ui!(game, G => G::fetch(chunk).await),
            }
        }

        #[cfg(not(feature = "split"))]
        fn at_hand(chunk: Chunk) -> Option<ChunkExport> {
            Some(match chunk {
                $(Chunk::$chunk => &($draw as DrawPage),)+
                Chunk::Style(_) => return None,
                Chunk::Game(game, chunk) => with_ui!(game, G => G::bundled(chunk)),
            })
        }
    };
}

page_chunks! {
    /// What is read and kept around the games.
    Pages: desk, draw_desk;
    /// Setting up a match and playing it.
    Play: play, draw_play;
    Edit: edit, draw_edit;
    /// The text version of a match.
    Text: text, draw_text;
    Learn: learn, draw_learn;
    OpenFile: open, draw_open;
    /// Matches that came by a link.
    Share: share, draw_share;
}

// Here the program is cut.
#[cfg(feature = "split")]
const fn at_hand(_: Chunk) -> Option<ChunkExport> {
    None
}

// Which places belong to a part is said in `Chunk::for_route`; here each part draws its own.

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
        Route::Table { id } | Route::OnBoard { id } => MatchDisplay::Board.page(id),
        Route::Replay { id, at } => MatchDisplay::Replay(*at).page(id),
        _ => Html::default(),
    }
}

fn draw_edit(route: &Route) -> Html {
    match route {
        Route::Editor { game, board } => play::screens::editor(*game, board.clone()),
        Route::Board { game, code } => play::screens::shared_board(*game, code.clone()),
        _ => Html::default(),
    }
}

fn draw_text(route: &Route) -> Html {
    if let Route::Text { id } = route {
        MatchDisplay::Text.page(id)
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
        Route::Join { code } => html! { <InvitationPage key={code.clone()} code={code.clone()} /> },
        Route::Answer { code } => html! { <AnswerPage key={code.clone()} code={code.clone()} /> },
        _ => Html::default(),
    }
}

/// What a future gives that has nothing to wait for, as all parts are there.
#[cfg(test)]
pub(crate) fn resolve_now<T>(future: impl Future<Output = T>) -> T {
    chunk::install(INDEX);
    futures::FutureExt::now_or_never(future).expect("it waits")
}
