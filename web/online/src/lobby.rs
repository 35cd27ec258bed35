//! The page of online tables: the player, the player's matches, the open tables, and a new table.

use super::account::AccountHandle;
use super::my_tables::MyTables;
use super::notification_panel::NotificationPanel;
use super::notifications::use_notifications;
use super::open_tables::OpenTables;
use super::player_lists::PlayerListsPanel;
use super::player_panel::PlayerPanel;
use super::running_tables::RunningTables;
use super::server_info::use_server_info;
use super::server_page::ServerPage;
use super::table_text::game_title;
use super::vacation_panel::VacationPanel;
use engine::registry::GameId;
use protocol::online::MIN_RANKED_MATCHES;
use ui::l10n::use_phrases;
use ui::route::{Link, Route};
use yew::prelude::*;

/// The page of online tables.
#[component]
pub fn LobbyPage() -> Html {
    let phrases = use_phrases();
    let body = Callback::from(|handle: AccountHandle| {
        html! { <>
            <PlayerPanel handle={handle.clone()} />
            <TableLists {handle} />
        </> }
    });
    html! { <ServerPage title={phrases.text("online-title")} lead={phrases.text("online-lead")} {body} /> }
}

#[derive(Properties, PartialEq)]
struct TableListsProps {
    handle: AccountHandle,
}

/// The player's matches, open and new tables, matches to watch, how the player is told that a match waits,
/// and the vacation.
#[component]
fn TableLists(props: &TableListsProps) -> Html {
    let notifications = use_notifications(&props.handle);
    html! { <>
        <MyTables handle={props.handle.clone()} notifications={notifications.clone()} />
        <PlayerListsPanel handle={props.handle.clone()} />
        <OpenTables handle={props.handle.clone()} />
        <NewTableLinks />
        <RunningTables handle={props.handle.clone()} />
        <TournamentsLink />
        <RankingsLink />
        <NotificationPanel handle={notifications} />
        <VacationPanel handle={props.handle.clone()} />
    </> }
}

/// The way to the tournaments, where the server has some.
#[component]
fn TournamentsLink() -> Html {
    let phrases = use_phrases();
    if !use_server_info().is_some_and(|server| server.has_tournaments) {
        return Html::default();
    }
    html! {
        <section class="panel" aria-labelledby="online-tournaments">
            <h2 id="online-tournaments">{ phrases.text("tournaments") }</h2>
            <p>{ phrases.text("tournaments-lead") }</p>
            <div class="buttons">
                <Link to={Route::OnlineTournaments} class="button">{ phrases.text("tournaments-show") }</Link>
            </div>
        </section>
    }
}

/// The way to the rankings.
#[component]
fn RankingsLink() -> Html {
    let phrases = use_phrases();
    let lead = [("count", i64::from(MIN_RANKED_MATCHES).into())];
    html! {
        <section class="panel" aria-labelledby="online-rankings">
            <h2 id="online-rankings">{ phrases.text("online-rankings") }</h2>
            <p>{ phrases.say("online-rankings-lead", &lead) }</p>
            <div class="buttons">
                <Link to={Route::OnlineRankings { ranking: None }} class="button">{ phrases.text("online-rankings-show") }</Link>
            </div>
        </section>
    }
}

/// The games of which a new table can be opened: each leads to its set-up.
#[component]
fn NewTableLinks() -> Html {
    let phrases = use_phrases();
    html! {
        <section class="panel" aria-labelledby="online-new">
            <h2 id="online-new">{ phrases.text("online-new") }</h2>
            <p>{ phrases.text("online-new-lead") }</p>
            <div class="buttons">
                for game in GameId::ALL {
                    <Link to={Route::Setup { game, board: None }} class="button large">
                        { game_title(&phrases, game.name()) }
                    </Link>
                }
            </div>
        </section>
    }
}
