//! What a player does at a table before the match is dealt: join, leave, start.

use super::account::AccountHandle;
use super::table_secrets::TableSecrets;
use engine::game::Seat;
use net::server_api::{RequestError, ServerApi};
use protocol::online::{
    ApiFailure, JoinTable, NewTable, Occupant, Rematch, ReplacePlayer, SeatInfo, TableInfo,
    TakeOver,
};
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
    /// Lets a bot play at a seat whose player is away for long.
    Replace(String, Seat),
    /// Takes over a seat that a person has left to a bot.
    TakeOver {
        /// The table as the player saw it.
        table: Box<TableInfo>,
        seat: Seat,
        invitation: Option<String>,
    },
    /// Asks for a rematch of a table, or joins the one that another player has asked for.
    Rematch(String),
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
            (table.seed_offer, table.seed_share) = (offered.offer, share.seed_share);
            table.signing_key = Some(share.signing_key);
            let opened = api.open_table(&table).await?;
            // Another tab may have stored a secret meanwhile.
            let mut secrets = TableSecrets::load();
            secrets.assign(share.seed_share, &opened);
            secrets.save();
            Ok(opened)
        }
        TableRequest::Join {
            table,
            seat,
            invitation,
        } => join(api, &table, seat, invitation).await,
        TableRequest::Leave(id) => {
            let left = api.leave(&id).await?;
            let mut secrets = TableSecrets::load();
            secrets.forget(&id);
            secrets.save();
            Ok(left)
        }
        TableRequest::Start(id) => api.start(&id).await,
        TableRequest::Replace(id, seat) => api.replace(&id, &ReplacePlayer { seat }).await,
        TableRequest::TakeOver {
            table,
            seat,
            invitation,
        } => take_over(api, &table, seat, invitation).await,
        TableRequest::Rematch(id) => rematch(api, &id).await,
    }
}

/// Opens the rematch of a table, or joins the one that is there already.
async fn rematch(api: &ServerApi, id: &str) -> Result<TableInfo, RequestError> {
    let before = api.table(id, None).await?;
    let before = match before.rematch {
        Some(_) => before,
        None => {
            let secret = random_secret().ok_or(RequestError::NoRandomness)?;
            let offered = api.seed_offer().await?;
            let mut secrets = TableSecrets::load();
            let share = secrets.open(secret, offered.commitment);
            secrets.save();
            let request = Rematch {
                seed_offer: offered.offer,
                seed_share: share.seed_share,
                signing_key: Some(share.signing_key),
            };
            let table = api.rematch(id, &request).await?;
            if table.server_commitment == offered.commitment {
                let mut secrets = TableSecrets::load();
                secrets.assign(share.seed_share, &table);
                secrets.save();
                return Ok(table);
            }
            // Another player was faster.
            api.table(id, None).await?
        }
    };
    let missing = RequestError::Refused(ApiFailure::NotFound);
    let offer = before.rematch.ok_or(missing)?;
    let invitation = Some(offer.invitation);
    let table = api.table(&offer.table, invitation.as_deref()).await?;
    if table.own_seat.is_some() {
        return Ok(table);
    }
    // The same seat as before, if it is still open.
    let own = before.own_seat.map(|own| own.seat);
    let mut seats = table.seats.iter();
    let is_open = |seat: &&SeatInfo| Some(seat.seat) == own && seat.occupant == Occupant::Open;
    let seat = seats.find(is_open).map(|seat| seat.seat);
    join(api, &table, seat, invitation).await
}

/// Takes over a seat. The secret from which the key follows is stored before the server learns the key.
async fn take_over(
    api: &ServerApi,
    table: &TableInfo,
    seat: Seat,
    invitation: Option<String>,
) -> Result<TableInfo, RequestError> {
    let secret = random_secret().ok_or(RequestError::NoRandomness)?;
    let mut secrets = TableSecrets::load();
    let share = secrets.join(table, secret);
    secrets.save();
    let request = TakeOver {
        seat,
        invitation,
        signing_key: Some(share.signing_key),
    };
    api.take_over(&table.id, &request).await
}

/// Takes a seat. The secret of the seed is stored before the server learns the share.
async fn join(
    api: &ServerApi,
    table: &TableInfo,
    seat: Option<Seat>,
    invitation: Option<String>,
) -> Result<TableInfo, RequestError> {
    let secret = random_secret().ok_or(RequestError::NoRandomness)?;
    let mut secrets = TableSecrets::load();
    let share = secrets.join(table, secret);
    secrets.save();
    let join = JoinTable {
        seat,
        invitation,
        seed_share: share.seed_share,
        signing_key: Some(share.signing_key),
    };
    api.join(&table.id, &join).await
}
