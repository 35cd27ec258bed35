//! The page of a link with a player's key: it makes this browser play as that player, if the person
//! here agrees.

use super::account::AccountHandle;
use super::polling::{PendingAnswer, Polled, use_polled};
use super::push;
use super::server_page::{RequestNotice, ServerPage};
use net::server_api::{RequestError, ServerApi};
use protocol::online::{ApiFailure, PlayerInfo};
use ui::l10n::use_phrases;
use ui::panels::{aria_disabled, unless_disabled};
use ui::route::{Link, Route};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Milliseconds between two requests.
const POLL_PAUSE_MS: i32 = 30_000;

#[derive(Properties, PartialEq)]
pub struct PlayerKeyPageProps {
    /// The key of the player.
    pub player_key: String,
}

/// The page of a link with a player's key.
#[component]
pub fn PlayerKeyPage(props: &PlayerKeyPageProps) -> Html {
    let phrases = use_phrases();
    let key = props.player_key.clone();
    use_effect_with((), |()| hide_key());
    let body = Callback::from(move |handle: AccountHandle| {
        html! { <KeyOffer {handle} player_key={key.clone()} /> }
    });
    html! { <ServerPage title={phrases.text("online-me")} {body} needs_player={false} /> }
}

/// Takes the key out of the URL, so that it stays neither in sight nor in the history of the browser.
fn hide_key() {
    let history = ui::browser::window().and_then(|window| window.history().ok());
    if let Some(history) = history {
        // A frame without an origin may refuse.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some("#/online/key"));
    }
}

#[derive(Properties, PartialEq)]
struct KeyOfferProps {
    handle: AccountHandle,
    player_key: String,
}

fn load(api: ServerApi) -> PendingAnswer<PlayerInfo> {
    Box::pin(async move { api.me().await })
}

/// The question whether to play as the player of the key.
#[component]
fn KeyOffer(props: &KeyOfferProps) -> Html {
    let phrases = use_phrases();
    let KeyOfferProps { handle, player_key } = props;
    let api = ServerApi::new(handle.server.clone(), Some(player_key.clone()));
    let Polled { value, error, .. } = use_polled(POLL_PAUSE_MS, api, load);
    let is_running = use_state_eq(|| false);
    let home = html! {
        <div class="buttons"><Link to={Route::Online} class="button primary">{ phrases.text("online-title") }</Link></div>
    };
    let Some(player) = value else {
        let is_unknown = error == Some(RequestError::Refused(ApiFailure::Unauthorized));
        return html! {
            <section class="panel">
                if is_unknown {
                    <p class="notice alert" role="alert">{ phrases.text("online-moved-unknown") }</p>
                } else if error.is_some() {
                    <RequestNotice {error} />
                } else {
                    <p class="loading" role="status"><span class="spinner" />{ phrases.text("online-loading") }</p>
                }
                { home }
            </section>
        };
    };
    let name = [("name", player.name.as_str().into())];
    let account = handle.account.as_ref();
    if account.is_some_and(|account| account.player.id == player.id) {
        return html! {
            <section class="panel"><p>{ phrases.say("online-moved-same", &name) }</p>{ home }</section>
        };
    }
    let on_accept = {
        let (handle, key, player) = (handle.clone(), player_key.clone(), (*player).clone());
        let is_running = is_running.setter();
        Callback::from(move |_: MouseEvent| {
            is_running.set(true);
            let (handle, key, player) = (handle.clone(), key.clone(), player.clone());
            spawn_local(async move {
                push::leave(&handle.api()).await;
                handle.adopt(key, player);
                Route::Online.replace(&Route::Online);
            });
        })
    };
    html! {
        <section class="panel" aria-labelledby="online-moved">
            <h2 id="online-moved">{ phrases.say("online-moved", &name) }</h2>
            <p>{ phrases.say("online-moved-lead", &name) }</p>
            if let Some(account) = account {
                <p class="notice alert">{ phrases.say("online-moved-replace", &[("name", account.player.name.as_str().into())]) }</p>
            }
            <div class="buttons">
                <button type="button" class="button primary" onclick={unless_disabled(*is_running, on_accept)} aria-disabled={aria_disabled(*is_running)}>{ phrases.say("online-moved-accept", &name) }</button>
            </div>
        </section>
    }
}
