//! Passkeys of the player: signing in with one, adding and removing them, and signing out devices
//! that were lost.

use super::account::AccountHandle;
use super::browser_passkeys::{PasskeyError, PasskeyUse, ask, has_passkeys};
use super::polling::{PendingAnswer, Polled, use_polled};
use super::server_info::use_server_info;
use super::table_text::since_text;
use net::server_api::{RequestError, ServerApi};
use protocol::online::{ApiFailure, NewPlayer, PasskeyInfo};
use ui::clock::now;
use ui::l10n::{Phrases, use_phrases};
use ui::panels::{Dialog, aria_disabled, unless_disabled};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The time between two requests, in milliseconds.
const PAUSE_MS: i32 = 60_000;

/// Returns the key of the phrase for an error.
pub const fn error_phrase(error: PasskeyError) -> &'static str {
    match error {
        PasskeyError::Canceled => "online-passkey-canceled",
        PasskeyError::Server(RequestError::Refused(ApiFailure::NotFound)) => {
            "online-passkey-unknown"
        }
        PasskeyError::Server(RequestError::Refused(ApiFailure::BadRequest)) => {
            "online-passkey-refused"
        }
        PasskeyError::Server(RequestError::Refused(ApiFailure::TooMany)) => "online-passkey-many",
        PasskeyError::Server(error) => error.phrase(),
    }
}

async fn sign_in(api: &ServerApi) -> Result<NewPlayer, PasskeyError> {
    let asked = api.sign_in_challenge().await?;
    let answer = ask(PasskeyUse::SignIn, asked).await?;
    Ok(api.sign_in(&answer).await?)
}

async fn add(api: &ServerApi) -> Result<Vec<PasskeyInfo>, PasskeyError> {
    let asked = api.new_passkey().await?;
    let answer = ask(PasskeyUse::Create, asked).await?;
    Ok(api.add_passkey(&answer).await?)
}

#[derive(Properties, PartialEq)]
pub struct PasskeysProps {
    pub handle: AccountHandle,
}

/// Returns whether server and browser have passkeys.
#[hook]
fn use_passkeys_offered() -> bool {
    use_server_info().is_some_and(|info| info.has_passkeys) && has_passkeys()
}

/// Signing in as a player who has a passkey; for a browser without a player.
#[component]
pub fn PasskeySignIn(props: &PasskeysProps) -> Html {
    let phrases = use_phrases();
    let is_offered = use_passkeys_offered();
    let is_running = use_state_eq(|| false);
    let error = use_state_eq(|| None::<PasskeyError>);
    let onclick = {
        let (handle, is_running, error) =
            (props.handle.clone(), is_running.setter(), error.setter());
        Callback::from(move |_: MouseEvent| {
            is_running.set(true);
            error.set(None);
            let (handle, is_running, error) = (handle.clone(), is_running.clone(), error.clone());
            spawn_local(async move {
                let signed_in = sign_in(&handle.api()).await;
                is_running.set(false);
                match signed_in {
                    Ok(new) => handle.create(new),
                    Err(reason) => error.set(Some(reason)),
                }
            });
        })
    };
    if !is_offered {
        return Html::default();
    }
    html! {
        <div class="online-passkey">
            <p>{ phrases.text("online-passkey-lead") }</p>
            <PasskeyNotice error={*error} />
            <div class="buttons">
                <button type="button" class="button" onclick={unless_disabled(*is_running, onclick)} aria-disabled={aria_disabled(*is_running)}>{ phrases.text("online-passkey-sign-in") }</button>
            </div>
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct PasskeyNoticeProps {
    error: Option<PasskeyError>,
}

/// The reason why nothing came of a passkey.
#[component]
fn PasskeyNotice(props: &PasskeyNoticeProps) -> Html {
    let phrases = use_phrases();
    html! {
        <div role="status">
            if let Some(error) = props.error {
                <p class="notice alert">{ phrases.text(error_phrase(error)) }</p>
            }
        </div>
    }
}

fn load(api: ServerApi) -> PendingAnswer<Vec<PasskeyInfo>> {
    Box::pin(async move { api.passkeys().await })
}

/// The player's passkeys.
#[component]
pub fn PasskeyList(props: &PasskeysProps) -> Html {
    if !use_passkeys_offered() {
        return Html::default();
    }
    html! { <KnownPasskeys handle={props.handle.clone()} /> }
}

/// The player's passkeys, with buttons that add and remove them.
#[component]
fn KnownPasskeys(props: &PasskeysProps) -> Html {
    let phrases = use_phrases();
    let Polled { value, reload, .. } = use_polled(PAUSE_MS, props.handle.api(), load);
    let is_running = use_state_eq(|| false);
    let error = use_state_eq(|| None::<PasskeyError>);
    // `None` adds a passkey, an id removes that one.
    let run = {
        let (handle, is_running, error) =
            (props.handle.clone(), is_running.setter(), error.setter());
        Callback::from(move |removed: Option<String>| {
            is_running.set(true);
            error.set(None);
            let (handle, is_running, error) = (handle.clone(), is_running.clone(), error.clone());
            let reload = reload.clone();
            spawn_local(async move {
                let changed = match removed {
                    None => add(&handle.api()).await,
                    Some(id) => handle.api().remove_passkey(&id).await.map_err(Into::into),
                };
                is_running.set(false);
                match changed {
                    Ok(_) => reload.emit(()),
                    Err(reason) => error.set(Some(reason)),
                }
            });
        })
    };
    let now = now();
    let on_add = run.reform(|_: MouseEvent| None);
    let row = |passkey: &PasskeyInfo| {
        let id = passkey.id.clone();
        let onclick = run.reform(move |_: MouseEvent| Some(id.clone()));
        let text = passkey_text(&phrases, passkey, now);
        let label = phrases.say(
            "online-passkey-remove-label",
            &[("passkey", text.as_str().into())],
        );
        html! {
            <li key={passkey.id.clone()}>
                <span>{ text }</span>
                <button type="button" class="button quiet" onclick={unless_disabled(*is_running, onclick)} aria-disabled={aria_disabled(*is_running)} aria-label={label}>{ phrases.text("online-passkey-remove") }</button>
            </li>
        }
    };
    html! {
        <div class="online-passkeys">
            <p>{ phrases.text("online-passkeys-lead") }</p>
            if let Some(passkeys) = value.filter(|passkeys| !passkeys.is_empty()) {
                <ul aria-label={phrases.text("online-passkeys")}>{ for passkeys.iter().map(row) }</ul>
            }
            <PasskeyNotice error={*error} />
            <div class="buttons">
                <button type="button" class="button" onclick={unless_disabled(*is_running, on_add)} aria-disabled={aria_disabled(*is_running)}>{ phrases.text("online-passkey-add") }</button>
            </div>
        </div>
    }
}

/// Returns how a passkey is listed: by how long ago it was added and used.
pub fn passkey_text(phrases: &Phrases, passkey: &PasskeyInfo, now: u64) -> String {
    let since = |time: u64| since_text(phrases, now.saturating_sub(time)).into();
    match passkey.used {
        Some(used) => phrases.say(
            "online-passkey-used",
            &[("created", since(passkey.created)), ("used", since(used))],
        ),
        None => phrases.say(
            "online-passkey-created",
            &[("created", since(passkey.created))],
        ),
    }
}

/// Signing out all other devices, after a question.
#[component]
pub fn SignOutOthers(props: &PasskeysProps) -> Html {
    let phrases = use_phrases();
    let is_asking = use_state_eq(|| false);
    let is_running = use_state_eq(|| false);
    let result = use_state_eq(|| None::<Result<(), RequestError>>);
    let on_ask = {
        let is_asking = is_asking.setter();
        Callback::from(move |_: MouseEvent| is_asking.set(true))
    };
    let on_close = {
        let is_asking = is_asking.setter();
        Callback::from(move |()| is_asking.set(false))
    };
    let on_accept = {
        let (handle, is_running, result) =
            (props.handle.clone(), is_running.setter(), result.setter());
        let is_asking = is_asking.setter();
        Callback::from(move |_: MouseEvent| {
            is_asking.set(false);
            is_running.set(true);
            let (handle, is_running, result) = (handle.clone(), is_running.clone(), result.clone());
            spawn_local(async move {
                let new = handle.api().sign_out_others().await;
                is_running.set(false);
                result.set(Some(new.as_ref().map(drop).map_err(|error| *error)));
                match new {
                    Ok(new) => handle.create(new),
                    Err(error) => handle.on_error(error),
                }
            });
        })
    };
    let actions = html! {
        <button type="button" class="button danger" onclick={on_accept}>{ phrases.text("online-sign-out-yes") }</button>
    };
    html! { <>
        <div role="status">
            if let Some(result) = *result {
                <p class={classes!("notice", result.is_err().then_some("alert"))}>{ phrases.text(result.map_or_else(RequestError::phrase, |()| "online-signed-out")) }</p>
            }
        </div>
        <div class="buttons">
            <button type="button" class="button" onclick={unless_disabled(*is_running, on_ask)} aria-disabled={aria_disabled(*is_running)}>{ phrases.text("online-sign-out") }</button>
        </div>
        if *is_asking {
            <Dialog title={phrases.text("online-sign-out-sure")} {actions} {on_close}>
                <p>{ phrases.text("online-sign-out-lead") }</p>
            </Dialog>
        }
    </> }
}
