//! Opening the match of an online table: the stored one of this browser, or a new one once the
//! server has sent it.

use super::table_secrets::TableSecrets;
use engine::registry::GameId;
use play::direct::{Guest, OnlineEntry};
use protocol::online::TableInfo;
use protocol::{Bytes32, CommitmentRecord};
use std::any::Any;
use std::rc::Rc;
use store::{SaveRecord, StoreHandle, use_store};
use ui::chunk::{self, ChunkState, GameChunk, use_chunks};
use ui::clock::{NO_RANDOMNESS, random_secret};
use ui::l10n::use_phrases;
use ui::loading_page::LoadingPage;
use ui::route::{Navigator, Route, use_navigator};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

#[derive(Properties, Clone, PartialEq)]
pub struct OpenedTableProps {
    /// The table, whose match is dealt; without a seat of the player it is watched.
    pub table: TableInfo,
    /// The code of the invitation by which the player came.
    #[prop_or_default]
    pub invitation: Option<String>,
    /// The base address of the server.
    pub server: String,
    /// The page that the match replaces in the history.
    pub page: Route,
}

/// Opens the match of a table, and says so until it is there.
#[component]
pub fn OpenedTable(props: &OpenedTableProps) -> Html {
    let (phrases, navigator) = (use_phrases(), use_navigator());
    let game = GameId::from_name(&props.table.game);
    let chunks = game.map_or_else(Vec::new, |game| {
        chunk::game_chunks(game, [GameChunk::Guest])
    });
    let arrival = use_chunks(chunks);
    let store = use_store();
    let error_key = use_state_eq(|| None::<&'static str>);
    // The room is kept until its table takes it over.
    let room = use_mut_ref(|| None::<Rc<dyn Any>>);
    {
        let (props_now, store, error_key) = (props.clone(), store.clone(), error_key.setter());
        let is_ready = arrival == ChunkState::Ready && store.is_some();
        use_effect_with((is_ready, props.table.id.clone()), move |(is_ready, _)| {
            if let (true, Some(game), Some(store)) = (*is_ready, game, store) {
                spawn_local(async move {
                    if let Some(save) = stored_match(&store, &props_now.table).await {
                        let table = Route::Table { id: save.id };
                        return navigator.replace(&props_now.page, &table);
                    }
                    let on_error = Callback::from(move |key| error_key.set(key));
                    let entry = new_entry(props_now, navigator, store, on_error.clone());
                    let guest = chunk::loaded::<Guest>(game);
                    match entry.zip(guest) {
                        Some((entry, guest)) => {
                            *room.borrow_mut() = Some((guest.enter)(entry));
                        }
                        None => on_error.emit(Some(NO_RANDOMNESS)),
                    }
                });
            }
        });
    }
    if let ChunkState::Failed(_) = &arrival {
        return html! { <LoadingPage {arrival} /> };
    }
    let error_key = game.map_or(Some("online-game-unknown"), |_| *error_key);
    html! {
        <section class="panel">
            if let Some(key) = error_key {
                <p class="notice alert" role="alert">{ phrases.text(key) }</p>
            } else {
                <p class="loading" role="status"><span class="spinner" />{ phrases.text("online-opening") }</p>
            }
        </section>
    }
}

/// Returns the stored match of a table for the seat of the player, if this browser has one. Another
/// player may have played at the same table in this browser.
async fn stored_match(store: &StoreHandle, table: &TableInfo) -> Option<SaveRecord> {
    let saves = store.store.list().await.unwrap_or_default();
    saves.into_iter().find(|save| is_match_of(save, table))
}

/// Returns whether a saved match is that of the player's seat at a table.
pub fn is_match_of(save: &SaveRecord, table: &TableInfo) -> bool {
    let own = table.own_seat.as_ref().map(|own| own.seat);
    let direct = save.direct.as_ref();
    let seat = direct
        .and_then(|direct| direct.tokens.first())
        .map(|(seat, _)| *seat);
    save.online_table() == Some(table.id.as_str()) && seat == own
}

/// Returns what a game needs to enter its match; `None` if the browser has no random numbers.
fn new_entry(
    props: OpenedTableProps,
    navigator: Navigator,
    store: StoreHandle,
    on_error: Callback<Option<&'static str>>,
) -> Option<OnlineEntry> {
    let OpenedTableProps {
        table,
        invitation,
        server,
        page,
    } = props;
    let known = TableSecrets::load().record(&table);
    let seat = match table.own_seat {
        Some(own) => {
            // A browser without the secret of the seat can play, but not verify the deal.
            let absent = || Some(CommitmentRecord::new(Bytes32(random_secret()?)));
            Some((own.token, known.or_else(absent)?))
        }
        None => None,
    };
    Some(OnlineEntry {
        table: table.id,
        server,
        seat,
        invitation,
        page,
        navigator,
        store,
        on_error,
    })
}
