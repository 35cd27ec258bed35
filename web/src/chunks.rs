//! The chunks of the page itself, each with the draw function at which the program is split, and
//! the index of all chunks.

use crate::games;
use crate::games::each::with_ui;
use crate::pages::{
    ContinuePage, LearnPage, MatchDisplay, OpenPage, PuzzlesPage, QuickPage, SavesPage,
    SettingsPage, SetupPage,
};
use online::{
    AdminPage, LobbyPage, NewTablePage, NewTournamentPage, NextMatchPage, OnlineReplayPage,
    PHRASE_FILES, PlayerKeyPage, ProfilePage, RankingsPage, RematchPage, ReportPage,
    TournamentPage, TournamentsPage, WaitingTablePage,
};
use play::direct::{AnswerPage, InvitationPage};
use play::rules::RulesPage;
use play::screens::LazyScreens;
use play::share::SharedMatchPage;
use ui::chunk;
use ui::chunk::{Chunk, ChunkExport, ChunkFuture, ChunkIndex, ChunkLoadError, DrawPage};
use ui::l10n;
use ui::route::Route;
use yew::prelude::*;

/// Loaders of the chunks that this program has.
pub const INDEX: ChunkIndex = ChunkIndex {
    fetch: |chunk| -> ChunkFuture { Box::pin(fetch_page(chunk)) },
    bundled: bundled_page,
};

/// Declares the chunks that render pages.
macro_rules! page_chunks {
    ($($(#[$doc:meta])* $chunk:ident: $name:ident, $draw:ident;)+) => {
        $(chunk!($(#[$doc])* $name, &($draw as DrawPage), &'static DrawPage);)+

        async fn fetch_page(chunk: Chunk) -> Result<ChunkExport, ChunkLoadError> {
            match chunk {
                $(Chunk::$chunk => $name().await.map(|draw| -> ChunkExport { draw }),)+
                Chunk::OnlineStyle => chunk::load_online_style().await,
                Chunk::Style(game) => chunk::load_style(game).await,
                Chunk::Game(game, chunk) => with_ui!(game, G => G::fetch(chunk).await),
            }
        }

        #[cfg(not(feature = "split"))]
        fn bundled_page(chunk: Chunk) -> Option<ChunkExport> {
            Some(match chunk {
                $(Chunk::$chunk => &($draw as DrawPage),)+
                Chunk::OnlineStyle | Chunk::Style(_) => return None,
                Chunk::Game(game, chunk) => with_ui!(game, G => G::bundled(chunk)),
            })
        }
    };
}

page_chunks! {
    /// Pages around the games: rules, saves, settings.
    Pages: pages, draw_pages;
    /// Setting up and playing a match.
    Play: play, draw_play;
    Edit: edit, draw_edit;
    /// The text version of a match.
    Text: text, draw_text;
    Learn: learn, draw_learn;
    OpenFile: open, draw_open;
    /// Matches, turns and invitations that were opened by a link.
    Share: share, draw_share;
    /// Online tables.
    Online: online_tables, draw_online;
    /// The pictures of the games on the first page.
    Pictures: pictures, draw_picture;
}

// The program is split at this function.
#[cfg(feature = "split")]
const fn bundled_page(_: Chunk) -> Option<ChunkExport> {
    None
}

// `Chunk::for_route` assigns routes to chunks; each chunk renders only its own.

fn draw_pages(route: &Route) -> Html {
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

fn draw_online(route: &Route) -> Html {
    l10n::add_page_files(PHRASE_FILES);
    match route {
        Route::Online => html! { <LobbyPage /> },
        Route::NewOnlineTable => html! { <NewTablePage /> },
        Route::OnlineTable { id, invitation } => html! {
            <WaitingTablePage key={id.clone()} id={id.clone()} invitation={invitation.clone()} />
        },
        Route::OnlineKey { key } => {
            html! { <PlayerKeyPage key={key.clone()} player_key={key.clone()} /> }
        }
        Route::OnlineReplay { id } => {
            html! { <OnlineReplayPage key={id.clone()} id={id.clone()} /> }
        }
        Route::OnlinePlayer { id } => html! { <ProfilePage key={id.clone()} id={id.clone()} /> },
        Route::OnlineReport { player, table } => html! {
            <ReportPage key={player.clone()} player={player.clone()} table={table.clone()} />
        },
        Route::OnlineAdmin => html! { <AdminPage /> },
        Route::OnlineTournaments => html! { <TournamentsPage /> },
        Route::NewTournament => html! { <NewTournamentPage /> },
        Route::OnlineTournament { id } => {
            html! { <TournamentPage key={id.clone()} id={id.clone()} /> }
        }
        Route::OnlineRankings { ranking } => html! { <RankingsPage ranking={*ranking} /> },
        Route::OnlineNext { after } => {
            html! { <NextMatchPage key={after.clone()} after={after.clone()} /> }
        }
        Route::OnlineRematch { id } => html! { <RematchPage key={id.clone()} id={id.clone()} /> },
        _ => Html::default(),
    }
}

/// Renders the picture of the game that a route leads to.
fn draw_picture(route: &Route) -> Html {
    route.game().map_or_else(Html::default, games::picture)
}

/// Returns the result of a future that never waits, because all chunks are loaded.
#[cfg(test)]
pub(crate) fn resolve_now<T>(future: impl Future<Output = T>) -> T {
    chunk::install(INDEX);
    futures::FutureExt::now_or_never(future).expect("it waits")
}
