//! The page of the operator: tables, players, reports, and the announcement. Nothing leads to it; it
//! asks for a key, which the browser keeps only until the tab is closed.

pub mod actions;
mod announcement_form;
pub mod players;
pub mod reports;
mod tables;
pub mod tournaments;

use super::account::AccountHandle;
use super::server_page::{RequestNotice, ServerPage};
use actions::AdminHandle;
use announcement_form::AnnouncementForm;
use net::server_api::{RequestError, ServerApi};
use players::AdminPlayers;
use protocol::online::ApiFailure;
use reports::AdminReports;
use store::local_values::{self, Lifetime};
use tables::AdminTables;
use tournaments::AdminTournaments;
use ui::l10n::use_phrases;
use ui::panels::aria_disabled;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The key of the operator's key in the storage of the tab.
const KEY: &str = "centauri.admin";

/// The page of the operator.
#[component]
pub fn AdminPage() -> Html {
    let phrases = use_phrases();
    let body = Callback::from(|handle: AccountHandle| {
        html! { <AdminGate server={handle.server} /> }
    });
    html! { <ServerPage title={phrases.text("admin-title")} {body} needs_player={false} /> }
}

#[derive(Properties, PartialEq)]
struct AdminGateProps {
    /// The base address of the server.
    server: String,
}

/// Asks for the key, and shows the page once the server knows it.
#[component]
fn AdminGate(props: &AdminGateProps) -> Html {
    let phrases = use_phrases();
    let key = use_state_eq(|| local_values::read::<String>(Lifetime::Tab, KEY));
    let was_refused = use_state_eq(|| false);
    let on_key = {
        let (key, was_refused) = (key.setter(), was_refused.setter());
        Callback::from(move |new: String| {
            local_values::write(Lifetime::Tab, KEY, &new);
            was_refused.set(false);
            key.set(Some(new));
        })
    };
    let forget = {
        let key = key.setter();
        Callback::from(move |()| {
            local_values::remove(Lifetime::Tab, KEY);
            key.set(None);
        })
    };
    let on_error = {
        let (forget, was_refused) = (forget.clone(), was_refused.setter());
        Callback::from(move |error: RequestError| {
            if error == RequestError::Refused(ApiFailure::Unauthorized) {
                forget.emit(());
                was_refused.set(true);
            }
        })
    };
    let Some(key) = (*key).clone() else {
        return html! { <KeyForm server={props.server.clone()} was_refused={*was_refused} {on_key} /> };
    };
    let handle = AdminHandle {
        api: ServerApi::new(props.server.clone(), Some(key)),
        on_error,
    };
    let on_leave = forget.reform(|_: MouseEvent| ());
    html! { <>
        <AdminReports handle={handle.clone()} />
        <AdminPlayers handle={handle.clone()} />
        <AdminTables handle={handle.clone()} />
        <AdminTournaments handle={handle.clone()} />
        <AnnouncementForm {handle} />
        <div class="buttons">
            <button type="button" class="button" onclick={on_leave}>{ phrases.text("admin-leave") }</button>
        </div>
    </> }
}

#[derive(Properties, PartialEq)]
struct KeyFormProps {
    /// The base address of the server.
    server: String,
    /// Whether the server did not know the last key any more.
    was_refused: bool,
    /// Receives a key that the server knows.
    on_key: Callback<String>,
}

/// The form for the key.
#[component]
fn KeyForm(props: &KeyFormProps) -> Html {
    let phrases = use_phrases();
    let field = use_node_ref();
    let error = use_state_eq(|| {
        let refused = RequestError::Refused(ApiFailure::Unauthorized);
        props.was_refused.then_some(refused)
    });
    let is_sending = use_state_eq(|| false);
    let onsubmit = {
        let (server, on_key, field) = (props.server.clone(), props.on_key.clone(), field.clone());
        let (error, is_sending) = (error.setter(), is_sending.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let key = field.cast::<HtmlInputElement>();
            let key = key.map(|input| input.value().trim().to_owned());
            let Some(key) = key.filter(|key| !key.is_empty() && !*is_sending) else {
                return;
            };
            is_sending.set(true);
            let (api, on_key) = (
                ServerApi::new(server.clone(), Some(key.clone())),
                on_key.clone(),
            );
            let (error, is_sending) = (error.clone(), is_sending.setter());
            spawn_local(async move {
                let answer = api.admin_reports().await;
                is_sending.set(false);
                match answer {
                    Ok(_) => on_key.emit(key),
                    Err(failure) => error.set(Some(failure)),
                }
            });
        })
    };
    let is_unknown = *error == Some(RequestError::Refused(ApiFailure::Unauthorized));
    html! {
        <section class="panel" aria-labelledby="admin-key">
            <h2 id="admin-key">{ phrases.text("admin-key-title") }</h2>
            <p>{ phrases.text("admin-key-lead") }</p>
            if is_unknown {
                <div role="status"><p class="notice alert">{ phrases.text("admin-key-unknown") }</p></div>
            } else {
                <RequestNotice error={*error} />
            }
            <form class="online-name" {onsubmit}>
                <label class="field">
                    { phrases.text("admin-key") }
                    <input type="password" ref={field} autocomplete="off" required=true />
                </label>
                <button type="submit" class="button primary" aria-disabled={aria_disabled(*is_sending)}>{ phrases.text("admin-enter") }</button>
            </form>
        </section>
    }
}
