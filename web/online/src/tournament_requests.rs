//! What a player does in a tournament: create, join, withdraw, and as its organizer start, cancel or
//! remove somebody.

use super::account::AccountHandle;
use net::server_api::{RequestError, ServerApi};
use protocol::online::{NewTournament, TournamentInfo};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// A request of the player about a tournament; all but the first name its id.
#[derive(Clone, PartialEq, Debug)]
pub enum TournamentRequest {
    Create(Box<NewTournament>),
    Join(String),
    Withdraw(String),
    Start(String),
    Cancel(String),
    /// Removes the player with the second id.
    Remove(String, String),
}

/// Runs requests about tournaments.
#[derive(Clone, PartialEq)]
pub struct TournamentRequests {
    /// Runs a request, unless one is running.
    pub run: Callback<TournamentRequest>,
    /// Whether a request is running.
    pub is_running: bool,
    /// Why the last request failed.
    pub error: Option<RequestError>,
}

impl TournamentRequests {
    /// Returns a click handler that runs a request.
    #[must_use]
    pub fn on_press(&self, request: TournamentRequest) -> Callback<MouseEvent> {
        self.run.reform(move |_: MouseEvent| request.clone())
    }
}

/// Runs requests one at a time; `on_done` receives the tournament as it is afterwards.
#[hook]
pub fn use_tournament_requests(
    handle: &AccountHandle,
    on_done: Callback<TournamentInfo>,
) -> TournamentRequests {
    let is_running = use_state_eq(|| false);
    let error = use_state_eq(|| None::<RequestError>);
    let run = {
        let (handle, is_running, error) = (handle.clone(), is_running.clone(), error.setter());
        Callback::from(move |request: TournamentRequest| {
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
                    Ok(tournament) => on_done.emit(tournament),
                    Err(error) => handle.on_error(error),
                }
            });
        })
    };
    TournamentRequests {
        run,
        is_running: *is_running,
        error: *error,
    }
}

async fn send(api: &ServerApi, request: TournamentRequest) -> Result<TournamentInfo, RequestError> {
    match request {
        TournamentRequest::Create(new) => api.add_tournament(&new).await,
        TournamentRequest::Join(id) => api.join_tournament(&id).await,
        TournamentRequest::Withdraw(id) => api.withdraw(&id).await,
        TournamentRequest::Start(id) => api.start_tournament(&id).await,
        TournamentRequest::Cancel(id) => api.cancel_tournament(&id).await,
        TournamentRequest::Remove(id, player) => api.remove_entrant(&id, player).await,
    }
}
