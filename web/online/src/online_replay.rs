//! The page that opens a finished match for watching, in anybody's browser.

use super::account::AccountHandle;
use super::server_page::{RequestNotice, ServerPage};
use net::server_api::RequestError;
use ui::l10n::use_phrases;
use ui::route::{Link, Route};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct OnlineReplayPageProps {
    /// The id of the table whose match is over.
    pub id: String,
}

/// The page of a finished match: it asks the server for the match, and leads to it. There the match
/// is replayed and so verified, and nothing is stored until the player asks for it.
#[component]
pub fn OnlineReplayPage(props: &OnlineReplayPageProps) -> Html {
    let phrases = use_phrases();
    let id = props.id.clone();
    let body = Callback::from(move |handle: AccountHandle| {
        html! { <ReplayRequest {handle} id={id.clone()} /> }
    });
    html! { <ServerPage title={phrases.text("online-replay")} {body} needs_player=false /> }
}

#[derive(Properties, PartialEq)]
struct ReplayRequestProps {
    handle: AccountHandle,
    id: String,
}

/// The request for a match, until the server has answered.
#[component]
fn ReplayRequest(props: &ReplayRequestProps) -> Html {
    let phrases = use_phrases();
    let error = use_state_eq(|| None::<RequestError>);
    {
        let (api, id, error) = (props.handle.api(), props.id.clone(), error.setter());
        use_effect_with((), move |()| {
            spawn_local(async move {
                match api.replay(&id).await {
                    Ok(replay) => {
                        let (code, at) = (replay.code, None);
                        Route::Match { code, at }.replace(&Route::OnlineReplay { id });
                    }
                    Err(failure) => error.set(Some(failure)),
                }
            });
        });
    }
    html! {
        <section class="panel">
            <RequestNotice error={*error} />
            if error.is_none() {
                <p class="loading" role="status"><span class="spinner" />{ phrases.text("online-opening") }</p>
            }
            <div class="buttons"><Link to={Route::Online} class="button">{ phrases.text("online-title") }</Link></div>
        </section>
    }
}
