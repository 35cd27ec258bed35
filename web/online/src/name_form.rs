//! The form for the player's name: asked once, and changed later.

use super::account::AccountHandle;
use net::server_api::RequestError;
use protocol::online::{MAX_NAME_CHARS, plain_name};
use ui::l10n::use_phrases;
use ui::panels::aria_disabled;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct NameFormProps {
    pub handle: AccountHandle,
    /// Called once the server has accepted the name.
    #[prop_or_default]
    pub on_done: Callback<()>,
}

/// The form for a new player's name, or for another name.
#[component]
pub fn NameForm(props: &NameFormProps) -> Html {
    let phrases = use_phrases();
    let field = use_node_ref();
    let error_key = use_state_eq(|| None::<&'static str>);
    let is_sending = use_state_eq(|| false);
    let account = props.handle.account.as_ref();
    let name = account.map(|account| account.player.name.clone());
    let onsubmit = {
        let (handle, on_done, field) = (props.handle.clone(), props.on_done.clone(), field.clone());
        let (error_key, is_sending) = (error_key.setter(), is_sending.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let name = field.cast::<HtmlInputElement>();
            let name = name.map(|input| clean_name(&input.value()));
            let Some(name) = name.filter(|name| !name.is_empty()) else {
                return error_key.set(Some("online-name-empty"));
            };
            if *is_sending {
                return;
            }
            is_sending.set(true);
            let (handle, on_done) = (handle.clone(), on_done.clone());
            let (error_key, is_sending) = (error_key.clone(), is_sending.setter());
            spawn_local(async move {
                let sent = send_name(&handle, name).await;
                is_sending.set(false);
                error_key.set(sent.err().map(RequestError::phrase));
                if sent.is_ok() {
                    on_done.emit(());
                }
            });
        })
    };
    let caption = if name.is_some() {
        "online-name-change"
    } else {
        "online-name-choose"
    };
    html! {
        <form class="online-name" {onsubmit}>
            <label class="field">
                { phrases.text("online-name") }
                <input type="text" ref={field} maxlength={MAX_NAME_CHARS.to_string()} autocomplete="nickname" required=true value={name} />
            </label>
            <button type="submit" class="button primary" aria-disabled={aria_disabled(*is_sending)}>{ phrases.text(caption) }</button>
            if let Some(key) = *error_key {
                <p class="notice alert" role="alert">{ phrases.text(key) }</p>
            }
        </form>
    }
}

/// Returns a name as the server accepts it.
pub fn clean_name(name: &str) -> String {
    plain_name(name).chars().take(MAX_NAME_CHARS).collect()
}

async fn send_name(handle: &AccountHandle, name: String) -> Result<(), RequestError> {
    // Two tabs must not become two players.
    let stored = match &handle.account {
        None => handle.adopt_stored(),
        Some(_) => None,
    };
    let handle = stored.as_ref().unwrap_or(handle);
    let api = handle.api();
    if handle.account.is_some() {
        let player = api.rename(name).await;
        let player = player.inspect_err(|error| handle.on_error(*error))?;
        handle.rename(player);
    } else {
        handle.create(api.create_player(name).await?);
    }
    Ok(())
}
