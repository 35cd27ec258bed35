//! Where the program is cut: a function for each part. What a function hands out, and everything that only
//! that can reach, is fetched with the first call.

use super::{Draw, Unfetched};
use crate::pages::{
    LearnPage, PuzzlesPage, QuickPage, ReplayPage, RulesPage, SavesPage, SettingsPage, SetupPage,
    TablePage, TextPage,
};
use crate::route::Route;
use crate::sound::{Band, band};
use yew::prelude::*;

#[cfg(feature = "split")]
impl From<wasm_split_helpers::SplitLoaderError> for Unfetched {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Self {
        Self
    }
}

/// Declares the code of a part, fetched where the program is cut and at hand where it is not.
macro_rules! part {
    ($(#[$doc:meta])* $name:ident, $give:path, $given:ty) => {
        $(#[$doc])*
        #[cfg(feature = "split")]
        #[wasm_split_helpers::wasm_split($name, fallible)]
        pub(crate) fn $name() -> Result<$given, Unfetched> {
            Ok($give)
        }

        $(#[$doc])*
        #[cfg(not(feature = "split"))]
        pub(crate) async fn $name() -> Result<$given, Unfetched> {
            Ok($give)
        }
    };
}

part!(
    /// What is read and kept around the games.
    desk,
    draw_desk,
    Draw
);
part!(
    /// Setting up a match and playing it.
    play,
    draw_play,
    Draw
);
part!(
    /// What is heard.
    sound,
    band::BAND,
    Band
);
part!(
    /// Making boards.
    edit,
    draw_edit,
    Draw
);
part!(
    /// The text version of a match.
    text,
    draw_text,
    Draw
);

part!(
    /// Lessons and puzzles.
    learn,
    draw_learn,
    Draw
);

fn draw_desk(route: &Route) -> Html {
    match route {
        Route::Rules { game, anchor } => {
            html! { <RulesPage game={*game} anchor={anchor.clone()} /> }
        }
        Route::Saves => html! { <SavesPage /> },
        Route::Settings => html! { <SettingsPage /> },
        Route::Home
        | Route::Setup { .. }
        | Route::Play { .. }
        | Route::Table { .. }
        | Route::Replay { .. }
        | Route::Editor { .. }
        | Route::Board { .. }
        | Route::OnBoard { .. }
        | Route::Text { .. }
        | Route::Learn { .. }
        | Route::Puzzles { .. }
        | Route::Gallery
        | Route::NotFound => Html::default(),
    }
}

fn draw_play(route: &Route) -> Html {
    match route {
        Route::Setup { game, board } => html! { <SetupPage game={*game} board={board.clone()} /> },
        Route::Play { game } => html! { <QuickPage game={*game} /> },
        Route::Table { id } | Route::OnBoard { id } => {
            html! { <TablePage key={id.clone()} id={id.clone()} /> }
        }
        Route::Replay { id, at } => {
            html! { <ReplayPage key={format!("{id} {at:?}")} id={id.clone()} at={*at} /> }
        }
        Route::Home
        | Route::Rules { .. }
        | Route::Text { .. }
        | Route::Saves
        | Route::Settings
        | Route::Editor { .. }
        | Route::Board { .. }
        | Route::Learn { .. }
        | Route::Puzzles { .. }
        | Route::Gallery
        | Route::NotFound => Html::default(),
    }
}

fn draw_edit(route: &Route) -> Html {
    match route {
        Route::Editor { game, board } => game.editor(board.clone()),
        Route::Board { game, code } => game.shared_board(code.clone()),
        Route::Home
        | Route::Rules { .. }
        | Route::Saves
        | Route::Settings
        | Route::Setup { .. }
        | Route::Play { .. }
        | Route::Table { .. }
        | Route::Replay { .. }
        | Route::OnBoard { .. }
        | Route::Text { .. }
        | Route::Learn { .. }
        | Route::Puzzles { .. }
        | Route::Gallery
        | Route::NotFound => Html::default(),
    }
}

fn draw_text(route: &Route) -> Html {
    match route {
        Route::Text { id } => html! { <TextPage key={id.clone()} id={id.clone()} /> },
        Route::Home
        | Route::Rules { .. }
        | Route::Saves
        | Route::Settings
        | Route::Setup { .. }
        | Route::Play { .. }
        | Route::Table { .. }
        | Route::OnBoard { .. }
        | Route::Replay { .. }
        | Route::Editor { .. }
        | Route::Board { .. }
        | Route::Learn { .. }
        | Route::Puzzles { .. }
        | Route::Gallery
        | Route::NotFound => Html::default(),
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
        Route::Home
        | Route::Rules { .. }
        | Route::Saves
        | Route::Settings
        | Route::Setup { .. }
        | Route::Play { .. }
        | Route::Table { .. }
        | Route::OnBoard { .. }
        | Route::Text { .. }
        | Route::Replay { .. }
        | Route::Editor { .. }
        | Route::Board { .. }
        | Route::Gallery
        | Route::NotFound => Html::default(),
    }
}
