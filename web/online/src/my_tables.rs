//! The player's matches and tables: those that wait for the player come first, and one press opens
//! a match.

use super::account::AccountHandle;
use super::polling::{PendingAnswer, use_polled};
use super::server_page::RequestNotice;
use super::table_text::{game_title, opponents_text, state_text, waits_for_player};
use net::server_api::ServerApi;
use protocol::online::{TableInfo, TablePhase};
use std::rc::Rc;
use ui::clock::now;
use ui::l10n::{Phrases, use_phrases};
use ui::live_region::use_announcer;
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

/// The list of the player's tables.
#[component]
pub fn MyTables(props: &TablesProps) -> Html {
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
    let ids = tables.iter().flatten().map(|table| table.id.clone());
    let joined: Vec<String> = ids.collect();
    html! {
        <section class="panel" aria-labelledby="online-mine">
            <h2 id="online-mine">{ phrases.text("online-mine") }</h2>
            <RequestNotice error={polled.error} />
            { match tables {
                None if polled.error.is_some() => Html::default(),
                None => html! { <p class="loading"><span class="spinner" />{ phrases.text("online-loading") }</p> },
                Some(tables) if tables.is_empty() => html! { <p>{ phrases.text("online-mine-empty") }</p> },
                Some(tables) => html! {
                    <ul class="online-tables">
                        for table in tables {
                            <li key={table.id.clone()} class="online-open">{ row(&phrases, table, &joined) }</li>
                        }
                    </ul>
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

/// Renders a table as a link to it, and the way to its rematch unless the player is there already;
/// `joined` are the ids of the player's tables.
fn row(phrases: &Phrases, table: &TableInfo, joined: &[String]) -> Html {
    let to = Route::OnlineTable {
        id: table.id.clone(),
        invitation: None,
    };
    let is_turn = waits_for_player(table);
    html! { <>
        <Link {to} class={classes!("online-table", is_turn.then_some("waiting"))}>
            <strong>{ game_title(phrases, &table.game) }</strong>
            <span class="online-opponents">{ opponents_text(phrases, table) }</span>
            <span class="online-state">{ state_text(phrases, table, now()) }</span>
        </Link>
        if table.rematch.as_ref().is_some_and(|rematch| !joined.contains(&rematch.table)) {
            <Link to={Route::OnlineRematch { id: table.id.clone() }} class="button primary">{ phrases.text("online-rematch-join") }</Link>
        }
    </>
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
