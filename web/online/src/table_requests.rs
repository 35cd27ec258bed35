//! What a player does at a table before the match is dealt: join, leave, start.

use super::account::AccountHandle;
use super::table_secrets::TableSecrets;
use engine::game::Seat;
use net::server_api::{RequestError, ServerApi};
use protocol::online::{JoinTable, NewTable, TableInfo};
use ui::clock::random_secret;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// A request of the player about a table.
#[derive(Clone, PartialEq, Debug)]
pub enum TableRequest {
    /// Opens a table; its share of the seed is filled in here.
    Open(Box<NewTable>),
    /// Takes a seat, or the first open one.
    Join {
        /// The table as the player saw it.
        table: Box<TableInfo>,
        seat: Option<Seat>,
        invitation: Option<String>,
    },
    /// Gives the seat back; the host closes the table.
    Leave(String),
    /// Starts the match with bots at the open seats.
    Start(String),
}

/// Runs requests about tables.
#[derive(Clone, PartialEq)]
pub struct TableRequests {
    /// Runs a request, unless one is running.
    pub run: Callback<TableRequest>,
    /// Whether a request is running.
    pub is_running: bool,
    /// Why the last request failed.
    pub error: Option<RequestError>,
}

impl TableRequests {
    /// Returns a click handler that runs a request.
    #[must_use]
    pub fn on_press(&self, request: TableRequest) -> Callback<MouseEvent> {
        self.run.reform(move |_: MouseEvent| request.clone())
    }
}

/// Runs requests about tables one at a time; `on_done` receives the table as it is afterwards.
#[hook]
pub fn use_table_requests(handle: &AccountHandle, on_done: Callback<TableInfo>) -> TableRequests {
    let is_running = use_state_eq(|| false);
    let error = use_state_eq(|| None::<RequestError>);
    let run = {
        let (handle, is_running, error) = (handle.clone(), is_running.clone(), error.setter());
        Callback::from(move |request: TableRequest| {
            if *is_running {
                return;
            }
            is_running.set(true);
            let (handle, is_running) = (handle.clone(), is_running.setter());
            let (error, on_done) = (error.clone(), on_done.clone());
            spawn_local(async move {
                let answer = send(&handle.api(), request).await;
                is_running.set(false);
                error.set(answer.as_ref().err().copied());
                match answer {
                    Ok(table) => on_done.emit(table),
                    Err(error) => handle.on_error(error),
                }
            });
        })
    };
    TableRequests {
        run,
        is_running: *is_running,
        error: *error,
    }
}

/// Sends a request. The secret of the seed is stored before the server learns the share.
async fn send(api: &ServerApi, request: TableRequest) -> Result<TableInfo, RequestError> {
    match request {
        TableRequest::Open(mut table) => {
            let secret = random_secret().ok_or(RequestError::NoRandomness)?;
            // The server commits to its share before it learns ours.
            let offered = api.seed_offer().await?;
            let mut secrets = TableSecrets::load();
            let share = secrets.open(secret, offered.commitment);
            secrets.save();
            (table.seed_offer, table.seed_share) = (offered.offer, share);
            let opened = api.open_table(&table).await?;
            // Another tab may have stored a secret meanwhile.
            let mut secrets = TableSecrets::load();
            secrets.assign(share, &opened);
            secrets.save();
            Ok(opened)
        }
        TableRequest::Join {
            table,
            seat,
            invitation,
        } => {
            let secret = random_secret().ok_or(RequestError::NoRandomness)?;
            let mut secrets = TableSecrets::load();
            let seed_share = secrets.join(&table, secret);
            secrets.save();
            let join = JoinTable {
                seat,
                invitation,
                seed_share,
            };
            api.join(&table.id, &join).await
        }
        TableRequest::Leave(id) => {
            let left = api.leave(&id).await?;
            let mut secrets = TableSecrets::load();
            secrets.forget(&id);
            secrets.save();
            Ok(left)
        }
        TableRequest::Start(id) => api.start(&id).await,
    }
}
