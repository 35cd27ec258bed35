//! The public tables that wait for players.

use super::my_tables::{POLL_PAUSE_MS, TablesProps};
use super::polling::{PendingAnswer, use_polled};
use super::server_page::RequestNotice;
use super::table_card::TableCard;
use super::table_requests::{TableRequest, use_table_requests};
use super::table_text::{game_title, open_seats, time_control_text};
use net::server_api::ServerApi;
use protocol::online::{Occupant, TableInfo};
use ui::l10n::{Phrases, use_phrases};
use ui::panels::{aria_disabled, unless_disabled};
use ui::route::Route;
use yew::prelude::*;

fn load(api: ServerApi) -> PendingAnswer<Vec<TableInfo>> {
    Box::pin(async move { api.open_tables().await })
}

/// The list of open tables.
#[component]
pub fn OpenTables(props: &TablesProps) -> Html {
    let phrases = use_phrases();
    let polled = use_polled(POLL_PAUSE_MS, props.handle.api(), load);
    let on_joined = Callback::from(|table: TableInfo| table_route(&table).go());
    let requests = use_table_requests(&props.handle, on_joined);
    let others = polled.value.as_deref().map(|tables| {
        let tables = tables.iter().filter(|table| table.own_seat.is_none());
        tables.collect::<Vec<_>>()
    });
    let row = |table: &TableInfo| {
        let (run, table_now) = (requests.run.clone(), table.clone());
        let join = Callback::from(move |_: MouseEvent| {
            run.emit(TableRequest::Join {
                table: Box::new(table_now.clone()),
                seat: None,
                invitation: None,
            });
        });
        html! {
            <li key={table.id.clone()} class="online-open">
                { description(&phrases, table) }
                <button type="button" class="button primary" onclick={unless_disabled(requests.is_running, join)} aria-disabled={aria_disabled(requests.is_running)}
                    aria-label={phrases.say("online-join-label", &[("who", table.host.name.as_str().into()), ("game", game_title(&phrases, &table.game).into())])}>
                    { phrases.text("online-join") }
                </button>
            </li>
        }
    };
    html! {
        <section class="panel" aria-labelledby="online-open">
            <h2 id="online-open">{ phrases.text("online-open") }</h2>
            <RequestNotice error={requests.error.or(polled.error)} />
            { match others {
                None if polled.error.is_some() => Html::default(),
                None => html! { <p class="loading"><span class="spinner" />{ phrases.text("online-loading") }</p> },
                Some(tables) if tables.is_empty() => html! { <p>{ phrases.text("online-open-empty") }</p> },
                Some(tables) => html! { <ul class="online-tables">{ for tables.into_iter().map(row) }</ul> },
            } }
        </section>
    }
}

fn table_route(table: &TableInfo) -> Route {
    Route::OnlineTable {
        id: table.id.clone(),
        invitation: None,
    }
}

/// Renders game, host, open seats and time control, as a card that leads to the table.
fn description(phrases: &Phrases, table: &TableInfo) -> Html {
    let seats = phrases.say("online-open-seats", &[("count", open_seats(table).into())]);
    let time = time_control_text(phrases, table.time_control);
    let state = format!("{seats} · {time}");
    let people = vec![Occupant::Player(table.host.clone())];
    html! { <TableCard table={table.clone()} to={table_route(table)} {people} {state} /> }
}
