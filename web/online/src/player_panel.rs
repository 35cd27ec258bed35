//! The player: the name, the key for another device, the data, and the end of the player.

use super::account::AccountHandle;
use super::name_form::NameForm;
use super::passkeys::{PasskeyList, SignOutOthers};
use super::push;
use super::server_page::RequestNotice;
use net::server_api::RequestError;
use ui::address::page_address;
use ui::file::{self, FileError};
use ui::l10n::use_phrases;
use ui::link_field::LinkField;
use ui::panels::{Dialog, aria_disabled, unless_disabled};
use ui::qr_code::Qr;
use ui::route::{Link, Route};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The name of the file with a player's data.
const EXPORT_FILE: &str = "centauri-online.json";

#[derive(Properties, PartialEq)]
pub struct PlayerPanelProps {
    pub handle: AccountHandle,
}

/// The player's name, with a button to change it, and what else can be done with the player.
#[component]
pub fn PlayerPanel(props: &PlayerPanelProps) -> Html {
    let phrases = use_phrases();
    let is_changing = use_state_eq(|| false);
    let account = props.handle.account.as_ref();
    let name = account.map(|account| account.player.name.as_str());
    let profile = account.map(|account| Route::OnlinePlayer {
        id: account.player.id.clone(),
    });
    let on_change = {
        let is_changing = is_changing.setter();
        Callback::from(move |_: MouseEvent| is_changing.set(true))
    };
    let on_done = {
        let is_changing = is_changing.setter();
        Callback::from(move |()| is_changing.set(false))
    };
    html! {
        <section class="online-player" aria-label={phrases.text("online-player")}>
            if *is_changing {
                <NameForm handle={props.handle.clone()} {on_done} />
            } else {
                <p>{ phrases.say("online-player-name", &[("name", name.unwrap_or_default().into())]) }</p>
                <button type="button" class="button quiet" onclick={on_change}>{ phrases.text("online-name-change") }</button>
            }
            <details class="online-more">
                <summary>{ phrases.text("online-me") }</summary>
                if let Some(to) = profile {
                    <div class="buttons"><Link {to} class="button">{ phrases.text("online-profile") }</Link></div>
                }
                <p>{ phrases.text("online-me-lead") }</p>
                <KeyLink handle={props.handle.clone()} />
                <PasskeyList handle={props.handle.clone()} />
                <SignOutOthers handle={props.handle.clone()} />
                <PlayerData handle={props.handle.clone()} />
            </details>
        </section>
    }
}

/// The link with the key of the player, shown only after a press, since others may look on.
#[component]
fn KeyLink(props: &PlayerPanelProps) -> Html {
    let phrases = use_phrases();
    let is_shown = use_state_eq(|| false);
    let onclick = {
        let is_shown = is_shown.clone();
        Callback::from(move |_: MouseEvent| is_shown.set(!*is_shown))
    };
    let key = props
        .handle
        .account
        .as_ref()
        .map(|account| account.key.clone());
    let Some(key) = key else {
        return Html::default();
    };
    let hash = Route::OnlineKey { key }.href();
    let caption = if *is_shown {
        "online-move-close"
    } else {
        "online-move"
    };
    html! { <>
        if *is_shown {
            <p>{ phrases.text("online-move-lead") }</p>
            <div class="direct-note">
                <Qr text={page_address(&hash)} label={phrases.text("online-move-picture")} />
                <LinkField title={phrases.text("online-move-link")} {hash} />
            </div>
        }
        <div class="buttons">
            <button type="button" class="button" aria-expanded={is_shown.to_string()} {onclick}>{ phrases.text(caption) }</button>
        </div>
    </> }
}

/// Why the player's data did not arrive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum DataError {
    Request(RequestError),
    File(FileError),
}

/// The player's data as a file, and the deletion of the player.
#[component]
fn PlayerData(props: &PlayerPanelProps) -> Html {
    let phrases = use_phrases();
    let is_running = use_state_eq(|| false);
    let is_asking = use_state_eq(|| false);
    let error = use_state_eq(|| None::<DataError>);
    let on_export = {
        let (handle, is_running, error) =
            (props.handle.clone(), is_running.setter(), error.setter());
        Callback::from(move |_: MouseEvent| {
            is_running.set(true);
            let (handle, is_running, error) = (handle.clone(), is_running.clone(), error.clone());
            spawn_local(async move {
                let saved = save_export(&handle).await;
                is_running.set(false);
                error.set(saved.err());
            });
        })
    };
    let on_delete = {
        let (handle, is_running, error) =
            (props.handle.clone(), is_running.setter(), error.setter());
        let is_asking = is_asking.setter();
        Callback::from(move |_: MouseEvent| {
            is_asking.set(false);
            is_running.set(true);
            let (handle, is_running, error) = (handle.clone(), is_running.clone(), error.clone());
            spawn_local(async move {
                let deleted = handle.api().delete_player().await;
                is_running.set(false);
                match deleted {
                    Ok(()) => {
                        // The browser would keep a subscription that nobody uses.
                        push::leave(&handle.api()).await;
                        handle.forget();
                    }
                    Err(failure) => {
                        handle.on_error(failure);
                        error.set(Some(DataError::Request(failure)));
                    }
                }
            });
        })
    };
    let on_ask = {
        let is_asking = is_asking.setter();
        Callback::from(move |_: MouseEvent| is_asking.set(true))
    };
    let on_close = {
        let is_asking = is_asking.setter();
        Callback::from(move |()| is_asking.set(false))
    };
    let request_error = match *error {
        Some(DataError::Request(error)) => Some(error),
        Some(DataError::File(_)) | None => None,
    };
    let account = props.handle.account.as_ref();
    let name = account.map_or_else(String::new, |account| account.player.name.clone());
    let sure = phrases.say("online-delete-sure", &[("name", name.into())]);
    let actions = html! {
        <button type="button" class="button danger" onclick={on_delete}>{ phrases.text("online-delete-yes") }</button>
    };
    html! { <>
        <p>{ phrases.text("online-export-lead") }</p>
        <RequestNotice error={request_error} />
        if let Some(DataError::File(error)) = *error {
            <p class="notice alert" role="alert">{ phrases.text(error.phrase()) }</p>
        }
        <div class="buttons">
            <button type="button" class="button" onclick={unless_disabled(*is_running, on_export)} aria-disabled={aria_disabled(*is_running)}>{ phrases.text("online-export") }</button>
            <button type="button" class="button danger" onclick={unless_disabled(*is_running, on_ask)} aria-disabled={aria_disabled(*is_running)}>{ phrases.text("online-delete") }</button>
        </div>
        if *is_asking {
            <Dialog title={sure} {actions} {on_close}>
                <p>{ phrases.text("online-delete-lead") }</p>
            </Dialog>
        }
    </> }
}

/// Offers the player's data as a download.
async fn save_export(handle: &AccountHandle) -> Result<(), DataError> {
    let text = handle.api().export().await.map_err(|error| {
        handle.on_error(error);
        DataError::Request(error)
    })?;
    file::download_as(EXPORT_FILE, &text).map_err(DataError::File)
}
