//! What the operator does on the page, one request at a time.

use net::server_api::{RequestError, ServerApi};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The server as the operator sees it.
#[derive(Clone, PartialEq)]
pub struct AdminHandle {
    /// The client with the key of the operator.
    pub api: ServerApi,
    /// Receives the reasons why requests fail.
    pub on_error: Callback<RequestError>,
}

/// A decision of the operator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AdminAction {
    /// Closes a table.
    Close(String),
    /// Bans a player with a reason.
    Ban(String, String),
    /// Lets a player play again.
    Unban(String),
    /// Gives a player another name.
    Rename(String, String),
    /// Cancels a tournament.
    CancelTournament(String),
    /// Marks a report as resolved.
    Resolve(String),
    /// Tells all players something, or no longer.
    Announce(String),
}

/// Carries out decisions.
#[derive(Clone, PartialEq)]
pub struct AdminActions {
    /// Carries out a decision, unless another one is on its way.
    pub run: Callback<AdminAction>,
    /// Whether a decision is on its way.
    pub is_running: bool,
    /// Why the last one failed.
    pub error: Option<RequestError>,
}

impl AdminActions {
    /// Returns a click handler that carries out a decision.
    #[must_use]
    pub fn on_press(&self, action: AdminAction) -> Callback<MouseEvent> {
        self.run.reform(move |_: MouseEvent| action.clone())
    }
}

async fn send(api: &ServerApi, action: AdminAction) -> Result<(), RequestError> {
    match action {
        AdminAction::Close(table) => api.admin_close(&table).await,
        AdminAction::Ban(player, reason) => api.admin_ban(&player, reason).await,
        AdminAction::Unban(player) => api.admin_unban(&player).await,
        AdminAction::Rename(player, name) => api.admin_rename(&player, name).await,
        AdminAction::CancelTournament(id) => api.admin_cancel_tournament(&id).await,
        AdminAction::Resolve(report) => api.admin_resolve(&report).await,
        AdminAction::Announce(text) => api.admin_announce(text).await,
    }
}

/// Carries out decisions of the operator; `on_done` is called after each one that succeeds.
#[hook]
pub fn use_admin_actions(handle: &AdminHandle, on_done: Callback<()>) -> AdminActions {
    let is_running = use_state_eq(|| false);
    let error = use_state_eq(|| None::<RequestError>);
    let run = {
        let (handle, is_running, error) = (handle.clone(), is_running.clone(), error.setter());
        Callback::from(move |action: AdminAction| {
            if *is_running {
                return;
            }
            is_running.set(true);
            let (handle, is_running) = (handle.clone(), is_running.setter());
            let (error, on_done) = (error.clone(), on_done.clone());
            spawn_local(async move {
                let done = send(&handle.api, action).await;
                is_running.set(false);
                error.set(done.err());
                match done {
                    Ok(()) => on_done.emit(()),
                    Err(failure) => handle.on_error.emit(failure),
                }
            });
        })
    };
    AdminActions {
        run,
        is_running: *is_running,
        error: *error,
    }
}

/// Reports the failure of a list to the page, which then may ask for the key again.
#[hook]
pub fn use_reported_error(handle: &AdminHandle, error: Option<RequestError>) {
    let on_error = handle.on_error.clone();
    use_effect_with(error, move |error| {
        if let Some(error) = error {
            on_error.emit(*error);
        }
    });
}
