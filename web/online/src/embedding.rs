//! Online tables in a player that another site embeds: whose user plays, and what the site is told.

use super::account::{AccountHandle, use_account};
use engine::game::Seat;
use net::server_api::RequestError;
use play::observer_api::fault::{EmbedFault, ErrorCode};
use protocol::online::{ApiFailure, TableInfo, TablePhase};
use serde::Serialize;
use ui::l10n::use_phrases;
use ui::mount::use_mount;
use ui::panels::unless_disabled;
use ui::route::Route;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The player of another site around the pages of online tables.
#[derive(Clone, PartialEq)]
pub struct EmbeddedTables {
    /// The token of the user of a publisher; without one the person here is a player of the server.
    pub token: Option<AttrValue>,
    /// The set-up of a new table, in a player that opens one.
    pub set_up: Option<Route>,
    /// Receives the table that is shown.
    pub on_table: Callback<ShownTable>,
    /// Receives why nothing can be played.
    pub on_fault: Callback<EmbedFault>,
}

/// What the embedding page is told of a table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ShownTable {
    pub id: String,
    /// The short name of the game.
    pub game: String,
    pub phase: TablePhase,
    /// The seat of the person here.
    pub seat: Option<Seat>,
    /// The code of the invitation, for a person with a seat.
    pub invitation: Option<String>,
}

impl ShownTable {
    /// Leaves out what is not for the embedding page, such as the token of the seat.
    pub fn new(table: &TableInfo) -> Self {
        Self {
            id: table.id.clone(),
            game: table.game.clone(),
            phase: table.phase,
            seat: table.own_seat.as_ref().map(|own| own.seat),
            invitation: table.invitation.clone(),
        }
    }
}

/// Where the user of a publisher is on the way to a player.
#[derive(Clone, PartialEq)]
pub enum SignIn {
    /// There is a player, or nobody has to sign in.
    Done,
    /// The server is asked.
    Running,
    /// The server has refused, or did not answer; the callback tries again.
    Failed(RequestError, Callback<()>),
}

/// Returns the server of this page with the player's account: the one of the browser, or that of the user of a
/// publisher, who has one once the token was accepted.
#[hook]
pub fn use_signed_in_account() -> (Option<AccountHandle>, SignIn) {
    let mount = use_mount();
    let embedded = use_context::<EmbeddedTables>();
    let token = embedded
        .as_ref()
        .and_then(|embedded| embedded.token.clone());
    let handle = use_account(token.as_deref()).filter(|_| mount.may_connect());
    let error = use_state_eq(|| None::<RequestError>);
    let is_missing = token.is_some() && handle.as_ref().is_some_and(|one| one.account.is_none());
    {
        let (handle, token, error) = (handle.clone(), token.clone(), error.clone());
        use_effect_with((is_missing, *error), move |(is_missing, failed)| {
            let sign_in = token
                .zip(handle)
                .filter(|_| *is_missing && failed.is_none());
            if let Some((token, handle)) = sign_in {
                spawn_local(async move {
                    match handle.api().publisher_session(token.to_string()).await {
                        Ok(player) => handle.create(player),
                        Err(refused) => {
                            if let Some(embedded) = embedded {
                                embedded.on_fault.emit(sign_in_fault(refused));
                            }
                            error.set(Some(refused));
                        }
                    }
                });
            }
        });
    }
    let sign_in = match *error {
        _ if !is_missing => SignIn::Done,
        None => SignIn::Running,
        Some(failed) => {
            let error = error.setter();
            SignIn::Failed(failed, Callback::from(move |()| error.set(None)))
        }
    };
    (handle, sign_in)
}

/// Returns what the embedding page is told when the user cannot sign in.
pub fn sign_in_fault(error: RequestError) -> EmbedFault {
    match error {
        RequestError::Refused(failure) if !error.is_temporary() => {
            let message = format!("The table server does not accept the token: {failure:?}.");
            EmbedFault::new(ErrorCode::ConfigToken, message)
        }
        _ => EmbedFault::new(
            ErrorCode::NetUnreachable,
            "The table server does not answer the token.",
        ),
    }
}

/// Tells the embedding page of a table, or that there is none.
#[hook]
pub fn use_table_report(table: Option<&TableInfo>, error: Option<RequestError>) {
    let embedded = use_context::<EmbeddedTables>();
    let table = table.cloned();
    use_effect_with((table, error), move |(table, error)| {
        let Some(embedded) = embedded else { return };
        match table {
            Some(table) => embedded.on_table.emit(ShownTable::new(table)),
            None if *error == Some(RequestError::Refused(ApiFailure::NotFound)) => {
                let message = "There is no such table, or it needs an invitation.";
                let fault = EmbedFault::new(ErrorCode::ConfigTable, message);
                embedded.on_fault.emit(fault);
            }
            None => {}
        }
    });
}

#[derive(Properties, PartialEq)]
pub struct SignInFailureProps {
    /// Why the server did not sign the user in.
    pub error: RequestError,
    /// Called to try again.
    pub on_again: Callback<()>,
}

/// Says that the user of a publisher cannot play.
#[component]
pub fn SignInFailure(props: &SignInFailureProps) -> Html {
    let phrases = use_phrases();
    let is_temporary = props.error.is_temporary();
    let key = match is_temporary {
        true => props.error.phrase(),
        false => "embed-config-token",
    };
    let onclick = props.on_again.reform(|_: MouseEvent| ());
    html! {
        <section class="panel">
            <p class="notice alert" role="alert">{ phrases.text(key) }</p>
            if is_temporary {
                <div class="buttons">
                    <button type="button" class="button primary" onclick={unless_disabled(false, onclick)}>{ phrases.text("coming-again") }</button>
                </div>
            }
        </section>
    }
}
