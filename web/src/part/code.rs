//! Where the program is cut: a function for each part. What a function hands out, and everything that only
//! that can reach, is fetched with the first call.

use super::{Draw, Unfetched};
use crate::direct::AnswerPage;
use crate::games::join;
use crate::pack::{READER, Reader};
use crate::pages::{
    ContinuePage, LearnPage, OpenPage, PuzzlesPage, QuickPage, ReplayPage, RulesPage, SavesPage,
    SettingsPage, SetupPage, TablePage, TextPage,
};
use crate::route::Route;
use crate::share::SharedMatchPage;
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
    /// Reading and checking content packs.
    pack_reader,
    READER,
    Reader
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
part!(
    /// Taking files.
    open,
    draw_open,
    Draw
);
part!(
    /// Matches that came by a link.
    share,
    draw_share,
    Draw
);

part!(
    /// A player in somebody else's page.
    player,
    crate::api::open,
    crate::api::Open
);

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
        join(code)
    } else if let Route::Answer { code } = route {
        html! { <AnswerPage key={code.clone()} code={code.clone()} /> }
    } else {
        Html::default()
    }
}
