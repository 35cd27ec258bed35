//! The players whom the player follows or has blocked, and how that changes.

use super::account::AccountHandle;
use super::my_tables::TablesProps;
use super::polling::{PendingAnswer, use_polled};
use super::server_page::RequestNotice;
use super::table_card::{PlayerLink, TableCard};
use super::table_text::{opponents, state_text};
use net::server_api::{RequestError, ServerApi};
use protocol::online::{PlayerInfo, PlayerLists, TableInfo};
use std::rc::Rc;
use ui::clock::now;
use ui::l10n::{Phrases, use_phrases};
use ui::panels::{aria_disabled, unless_disabled};
use ui::route::Route;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Milliseconds between two requests for tables.
const TABLES_PAUSE_MS: i32 = 20_000;
/// Milliseconds between two requests for the lists.
const LISTS_PAUSE_MS: i32 = 60_000;

/// A change of the lists.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ListChange {
    /// Follows a player, or no longer.
    Follow(String, bool),
    /// Blocks a player, or no longer.
    Block(String, bool),
}

/// The lists of the player, and how they change.
#[derive(Clone, PartialEq)]
pub struct ListsHandle {
    /// The lists; `None` until the server has answered.
    pub lists: Option<Rc<PlayerLists>>,
    /// Whether a change is on its way.
    pub is_running: bool,
    /// Why the last request failed.
    pub error: Option<RequestError>,
    /// Changes the lists, unless a change is on its way.
    pub run: Callback<ListChange>,
}

impl ListsHandle {
    /// Returns a click handler that changes the lists.
    #[must_use]
    pub fn on_press(&self, change: ListChange) -> Callback<MouseEvent> {
        self.run.reform(move |_: MouseEvent| change.clone())
    }
}

fn load(api: ServerApi) -> PendingAnswer<PlayerLists> {
    Box::pin(async move { api.player_lists().await })
}

fn load_tables((api, _): (ServerApi, usize)) -> PendingAnswer<Vec<TableInfo>> {
    Box::pin(async move { api.followed_tables().await })
}

/// Returns the lists of the player, and changes them one change at a time.
#[hook]
pub fn use_player_lists(handle: &AccountHandle) -> ListsHandle {
    let polled = use_polled(LISTS_PAUSE_MS, handle.api(), load);
    let changed = use_state_eq(|| None::<Rc<PlayerLists>>);
    let is_running = use_state_eq(|| false);
    let error = use_state_eq(|| None::<RequestError>);
    let run = {
        let (api, handle) = (handle.api(), handle.clone());
        let (is_running, error, changed) = (is_running.clone(), error.setter(), changed.setter());
        Callback::from(move |change: ListChange| {
            if *is_running {
                return;
            }
            is_running.set(true);
            let (api, handle, is_running) = (api.clone(), handle.clone(), is_running.setter());
            let (error, changed) = (error.clone(), changed.clone());
            spawn_local(async move {
                let answer = match change {
                    ListChange::Follow(player, on) => api.set_followed(&player, on).await,
                    ListChange::Block(player, on) => api.set_blocked(&player, on).await,
                };
                is_running.set(false);
                error.set(answer.as_ref().err().copied());
                match answer {
                    Ok(lists) => changed.set(Some(Rc::new(lists))),
                    Err(error) => handle.on_error(error),
                }
            });
        })
    };
    ListsHandle {
        lists: (*changed).clone().or(polled.value),
        is_running: *is_running,
        error: error.or(polled.error),
        run,
    }
}

/// The players whom the player follows with their tables, and those whom the player has blocked; empty
/// while there are none.
#[component]
pub fn PlayerListsPanel(props: &TablesProps) -> Html {
    let handle = use_player_lists(&props.handle);
    let count = handle
        .lists
        .as_ref()
        .map_or(0, |lists| lists.followed.len());
    let tables = use_polled(TABLES_PAUSE_MS, (props.handle.api(), count), load_tables);
    let tables = tables.value.unwrap_or_default();
    html! { <>
        <Followed handle={handle.clone()} {tables} time={now()} />
        <Blocked {handle} />
    </> }
}

#[derive(Properties, PartialEq)]
pub struct FollowedProps {
    pub handle: ListsHandle,
    /// The public tables of followed players, those with open seats first.
    pub tables: Rc<Vec<TableInfo>>,
    /// The time now, in milliseconds since 1970.
    pub time: u64,
}

/// The players whom the player follows, with their open tables and matches to watch.
#[component]
pub fn Followed(props: &FollowedProps) -> Html {
    let phrases = use_phrases();
    let FollowedProps {
        handle,
        tables,
        time,
    } = props;
    let lists = handle.lists.clone().unwrap_or_default();
    if lists.followed.is_empty() {
        return Html::default();
    }
    let row = |player: &PlayerInfo| {
        let change = ListChange::Follow(player.id.clone(), false);
        list_row(
            &phrases,
            player,
            handle,
            ("online-unfollow", "online-unfollow-player"),
            change,
        )
    };
    html! {
        <section class="panel" aria-labelledby="online-followed">
            <h2 id="online-followed">{ phrases.text("online-followed") }</h2>
            <RequestNotice error={handle.error} />
            if tables.is_empty() {
                <p>{ phrases.text("online-followed-idle") }</p>
            } else {
                <ul class="online-tables">{ for tables.iter().map(|table| table_row(&phrases, table, *time)) }</ul>
            }
            <details class="online-more">
                <summary>{ phrases.say("online-followed-count", &[("count", lists.followed.len().into())]) }</summary>
                <ul class="online-seats">{ for lists.followed.iter().map(row) }</ul>
            </details>
        </section>
    }
}

#[derive(Properties, PartialEq)]
pub struct BlockedProps {
    pub handle: ListsHandle,
}

/// The players whom the player has blocked.
#[component]
pub fn Blocked(props: &BlockedProps) -> Html {
    let phrases = use_phrases();
    let handle = &props.handle;
    let lists = handle.lists.clone().unwrap_or_default();
    if lists.blocked.is_empty() {
        return Html::default();
    }
    let row = |player: &PlayerInfo| {
        let change = ListChange::Block(player.id.clone(), false);
        list_row(
            &phrases,
            player,
            handle,
            ("online-unblock", "online-unblock-player"),
            change,
        )
    };
    html! {
        <section class="panel" aria-labelledby="online-blocked">
            <h2 id="online-blocked">{ phrases.text("online-blocked") }</h2>
            <p>{ phrases.text("online-blocked-lead") }</p>
            <details class="online-more">
                <summary>{ phrases.say("online-blocked-count", &[("count", lists.blocked.len().into())]) }</summary>
                <ul class="online-seats">{ for lists.blocked.iter().map(row) }</ul>
            </details>
        </section>
    }
}

/// Renders a player with the button that takes them off the list; its label names the player.
fn list_row(
    phrases: &Phrases,
    player: &PlayerInfo,
    handle: &ListsHandle,
    (caption, label): (&'static str, &'static str),
    change: ListChange,
) -> Html {
    let onclick = unless_disabled(handle.is_running, handle.on_press(change));
    let label = phrases.say(label, &[("who", player.name.as_str().into())]);
    html! {
        <li key={player.id.clone()}>
            <span class="online-occupant"><PlayerLink player={player.clone()} /></span>
            <button type="button" class="button quiet" aria-label={label} {onclick} aria-disabled={aria_disabled(handle.is_running)}>
                { phrases.text(caption) }
            </button>
        </li>
    }
}

/// Renders a table of a followed player, which leads to it.
fn table_row(phrases: &Phrases, table: &TableInfo, time: u64) -> Html {
    let to = Route::OnlineTable {
        id: table.id.clone(),
        invitation: None,
    };
    let state = state_text(phrases, table, time);
    html! {
        <li key={table.id.clone()}>
            <TableCard table={table.clone()} {to} people={opponents(table)} {state} />
        </li>
    }
}
