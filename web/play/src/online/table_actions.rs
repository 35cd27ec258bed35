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
pub enum TableAction {
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
pub struct TableActions {
    /// Runs a request, unless one is running.
    pub run: Callback<TableAction>,
    /// Whether a request is running.
    pub is_running: bool,
    /// Why the last request failed.
    pub error: Option<RequestError>,
}

impl TableActions {
    /// Returns a click handler that runs a request.
    #[must_use]
    pub fn on_press(&self, action: TableAction) -> Callback<MouseEvent> {
        self.run.reform(move |_: MouseEvent| action.clone())
    }
}

/// Runs requests about tables one at a time; `on_done` receives the table as it is afterwards.
#[hook]
pub fn use_table_action(handle: &AccountHandle, on_done: Callback<TableInfo>) -> TableActions {
    let is_running = use_state_eq(|| false);
    let error = use_state_eq(|| None::<RequestError>);
    let run = {
        let (handle, is_running, error) = (handle.clone(), is_running.clone(), error.setter());
        Callback::from(move |action: TableAction| {
            if *is_running {
                return;
            }
            is_running.set(true);
            let (handle, is_running) = (handle.clone(), is_running.setter());
            let (error, on_done) = (error.clone(), on_done.clone());
            spawn_local(async move {
                let answer = request(&handle.api(), action).await;
                is_running.set(false);
                error.set(answer.as_ref().err().copied());
                match answer {
                    Ok(table) => on_done.emit(table),
                    Err(error) => handle.on_error(error),
                }
            });
        })
    };
    TableActions {
        run,
        is_running: *is_running,
        error: *error,
    }
}

/// Sends a request. The secret of the seed is stored before the server learns the share.
async fn request(api: &ServerApi, action: TableAction) -> Result<TableInfo, RequestError> {
    match action {
        TableAction::Open(mut table) => {
            let secret = random_secret().ok_or(RequestError::NoRandomness)?;
            let mut secrets = TableSecrets::load();
            let share = secrets.open(secret);
            secrets.save();
            table.seed_share = share;
            let opened = api.open_table(&table).await?;
            // Another tab may have stored a secret meanwhile.
            let mut secrets = TableSecrets::load();
            secrets.assign(share, &opened);
            secrets.save();
            Ok(opened)
        }
        TableAction::Join {
            table,
            seat,
            invitation,
        } => {
            let secret = random_secret().ok_or(RequestError::NoRandomness)?;
            let mut secrets = TableSecrets::load();
            let seed_share = secrets.join(&table, secret);
            secrets.save();
            let request = JoinTable {
                seat,
                invitation,
                seed_share,
            };
            api.join(&table.id, &request).await
        }
        TableAction::Leave(id) => {
            let left = api.leave(&id).await?;
            let mut secrets = TableSecrets::load();
            secrets.forget(&id);
            secrets.save();
            Ok(left)
        }
        TableAction::Start(id) => api.start(&id).await,
    }
}
