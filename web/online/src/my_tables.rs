//! The player's matches and tables: those that wait for the player come first, and one press opens
//! a match.

use super::account::AccountHandle;
use super::notifications::{NotificationRequest, NotificationsHandle};
use super::polling::{PendingAnswer, use_polled};
use super::server_page::RequestNotice;
use super::table_card::TableCard;
use super::table_requests::{TableRequest, TableRequests, use_table_requests};
use super::table_text::{
    game_title, occupant_name, opponents, opponents_text, state_text, waits_for_player,
};
use super::tournament_page::TournamentLink;
use net::server_api::ServerApi;
use protocol::online::{SeatInfo, TableInfo, TablePhase};
use std::rc::Rc;
use ui::clock::now;
use ui::l10n::{Phrases, use_phrases};
use ui::live_region::use_announcer;
use ui::panels::{aria_disabled, unless_disabled};
use ui::route::{Link, Route};
use yew::prelude::*;

/// Milliseconds between two requests.
pub const POLL_PAUSE_MS: i32 = 10_000;

#[derive(Properties, PartialEq)]
pub struct TablesProps {
    pub handle: AccountHandle,
}

fn load(api: ServerApi) -> PendingAnswer<Vec<TableInfo>> {
    Box::pin(async move { api.my_tables().await })
}

#[derive(Properties, PartialEq)]
pub struct MyTablesProps {
    pub handle: AccountHandle,
    pub notifications: NotificationsHandle,
}

/// The list of the player's tables.
#[component]
pub fn MyTables(props: &MyTablesProps) -> Html {
    let phrases = use_phrases();
    let polled = use_polled(POLL_PAUSE_MS, props.handle.api(), load);
    use_turn_announcements(polled.value.clone());
    {
        let handle = props.handle.clone();
        use_effect_with(polled.error, move |error| {
            if let Some(error) = error {
                handle.on_error(*error);
            }
        });
    }
    let tables = polled.value.as_deref().map(|tables| shown(tables));
    let requests = use_table_requests(&props.handle, polled.reload.reform(|_: TableInfo| ()));
    let row = |table: &TableInfo, tables: &[&TableInfo]| {
        let is_joined = |id: &str| tables.iter().any(|table| table.id == id);
        let rematch = table.rematch.as_ref();
        let offers_rematch = rematch.is_some_and(|rematch| !is_joined(&rematch.table));
        html! {
            <li key={table.id.clone()} class="online-open">
                <TableRow table={table.clone()} {offers_rematch} time={now()} requests={requests.clone()} />
                { mute_button(&phrases, table, &props.notifications) }
            </li>
        }
    };
    html! {
        <section class="panel" aria-labelledby="online-mine">
            <h2 id="online-mine">{ phrases.text("online-mine") }</h2>
            <RequestNotice error={requests.error.or(polled.error)} />
            { match tables {
                None if polled.error.is_some() => Html::default(),
                None => html! { <p class="loading"><span class="spinner" />{ phrases.text("online-loading") }</p> },
                Some(tables) if tables.is_empty() => html! { <p>{ phrases.text("online-mine-empty") }</p> },
                Some(tables) => html! {
                    <ul class="online-tables">{ for tables.iter().map(|table| row(table, &tables)) }</ul>
                },
            } }
        </section>
    }
}

/// Returns the tables to list, in the order of the server, which knows what waits for the player:
/// closed ones are left out, and finished ones come last.
pub fn shown(tables: &[TableInfo]) -> Vec<&TableInfo> {
    let mut shown: Vec<&TableInfo> = tables
        .iter()
        .filter(|table| table.phase != TablePhase::Closed)
        .collect();
    shown.sort_by_key(|table| (table.phase == TablePhase::Over, !waits_for_player(table)));
    shown
}

#[derive(Properties, PartialEq)]
pub struct TableRowProps {
    pub table: TableInfo,
    /// Whether the player can join a rematch of the match.
    pub offers_rematch: bool,
    /// The time now, in milliseconds since 1970.
    pub time: u64,
    pub requests: TableRequests,
}

/// A table as a link to it, with the way to its rematch, and to a bot for whoever is away for long.
#[component]
pub fn TableRow(props: &TableRowProps) -> Html {
    let phrases = use_phrases();
    let TableRowProps {
        table,
        time,
        requests,
        ..
    } = props;
    let id = table.id.clone();
    let to = Route::OnlineTable {
        id: id.clone(),
        invitation: None,
    };
    let is_turn = waits_for_player(table);
    let absent = table
        .seats
        .iter()
        .filter(|seat| table.is_replaceable(seat, *time));
    let replace = |seat: &SeatInfo| {
        let onclick = requests.on_press(TableRequest::Replace(table.id.clone(), seat.seat));
        let who = occupant_name(&phrases, &seat.occupant);
        html! {
            <button type="button" class="button" onclick={unless_disabled(requests.is_running, onclick)} aria-disabled={aria_disabled(requests.is_running)}>
                { phrases.say("online-replace", &[("who", who.into())]) }
            </button>
        }
    };
    html! { <>
        <TableCard table={table.clone()} {to} people={opponents(table)} state={state_text(&phrases, table, *time)} {is_turn} />
        if let Some(tournament) = &table.tournament {
            <TournamentLink id={tournament.id.clone()} name={tournament.name.clone()} round={tournament.round} />
        }
        if props.offers_rematch {
            <Link to={Route::OnlineRematch { id }} class="button primary">{ phrases.text("online-rematch-join") }</Link>
        }
        { for absent.map(replace) }
    </> }
}

/// Renders the switch for the notifications of a table, if anything is told and the match goes on.
pub fn mute_button(phrases: &Phrases, table: &TableInfo, handle: &NotificationsHandle) -> Html {
    let known = handle.known.as_ref().filter(|known| known.has_target());
    let Some(known) = known.filter(|_| table.phase != TablePhase::Over) else {
        return Html::default();
    };
    let is_muted = known.settings.muted_tables.contains(&table.id);
    let request = NotificationRequest::Mute(table.id.clone(), !is_muted);
    let onclick = unless_disabled(handle.is_running, handle.on_press(request));
    let game = game_title(phrases, &table.game);
    let others = opponents_text(phrases, table);
    let label = phrases.say(
        "online-mute-label",
        &[("game", game.into()), ("who", others.into())],
    );
    html! {
        <button type="button" class="button quiet" {onclick} aria-pressed={is_muted.to_string()} aria-label={label} aria-disabled={aria_disabled(handle.is_running)}>
            { phrases.text("online-mute") }
        </button>
    }
}

/// Announces matches that have begun to wait for the player since the last answer.
#[hook]
fn use_turn_announcements(tables: Option<Rc<Vec<TableInfo>>>) {
    let (phrases, announcer) = (use_phrases(), use_announcer());
    let known = use_mut_ref(|| None::<Vec<String>>);
    use_effect_with(tables, move |tables| {
        let Some(tables) = tables else { return };
        let waiting = tables.iter().filter(|table| waits_for_player(table));
        let waiting: Vec<&TableInfo> = waiting.collect();
        let ids = waiting.iter().map(|table| table.id.clone()).collect();
        // The first list is read anyway.
        let Some(before) = known.borrow_mut().replace(ids) else {
            return;
        };
        for table in waiting.iter().filter(|table| !before.contains(&table.id)) {
            let game = game_title(&phrases, &table.game);
            let others = opponents_text(&phrases, table);
            announcer.alert(phrases.say(
                "online-your-turn",
                &[("game", game.into()), ("who", others.into())],
            ));
        }
    });
}
