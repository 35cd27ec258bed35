//! The public matches that are played now, for spectators.

use super::my_tables::{POLL_PAUSE_MS, TablesProps};
use super::polling::{PendingAnswer, use_polled};
use super::server_page::RequestNotice;
use super::table_card::TableCard;
use super::table_text::{opponents, state_text};
use net::server_api::ServerApi;
use protocol::online::TableInfo;
use ui::clock::now;
use ui::l10n::{Phrases, use_phrases};
use ui::route::Route;
use yew::prelude::*;

fn load(api: ServerApi) -> PendingAnswer<Vec<TableInfo>> {
    Box::pin(async move { api.running_tables().await })
}

/// The list of matches of others that can be watched; empty while there is none.
#[component]
pub fn RunningTables(props: &TablesProps) -> Html {
    let phrases = use_phrases();
    let polled = use_polled(POLL_PAUSE_MS, props.handle.api(), load);
    let tables = polled.value.as_deref().map_or(&[][..], Vec::as_slice);
    let others: Vec<&TableInfo> = tables
        .iter()
        .filter(|table| table.own_seat.is_none())
        .collect();
    if others.is_empty() && polled.error.is_none() {
        return Html::default();
    }
    html! {
        <section class="panel" aria-labelledby="online-watch">
            <h2 id="online-watch">{ phrases.text("online-watch") }</h2>
            <p>{ phrases.text("online-watch-lead") }</p>
            <RequestNotice error={polled.error} />
            <ul class="online-tables">{ for others.into_iter().map(|table| row(&phrases, table)) }</ul>
        </section>
    }
}

/// Renders game, players and whose turn it is, as a card that leads to the match.
fn row(phrases: &Phrases, table: &TableInfo) -> Html {
    let to = Route::OnlineTable {
        id: table.id.clone(),
        invitation: None,
    };
    let state = state_text(phrases, table, now());
    html! {
        <li key={table.id.clone()}>
            <TableCard table={table.clone()} {to} people={opponents(table)} {state} />
        </li>
    }
}
