//! The page that opens a finished match for watching, in anybody's browser.

use super::account::AccountHandle;
use super::server_page::{RequestNotice, ServerPage};
use net::server_api::RequestError;
use play::share::SharedMatchPage;
use protocol::online::ReplayCode;
use std::rc::Rc;
use ui::l10n::use_phrases;
use ui::route::{Link, Route};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct OnlineReplayPageProps {
    /// The id of the table whose match is over.
    pub id: String,
}

/// The page of a finished match: it asks the server for the match and shows it. The match is replayed,
/// and its deal and signatures are checked. Nothing is stored until the player asks for it.
#[component]
pub fn OnlineReplayPage(props: &OnlineReplayPageProps) -> Html {
    let phrases = use_phrases();
    let replay = use_state_eq(|| None::<Rc<ReplayCode>>);
    if let Some(proof) = (*replay).clone() {
        return html! { <SharedMatchPage code={proof.code.clone()} {proof} /> };
    }
    let id = props.id.clone();
    let on_answer = Callback::from(move |answer| replay.set(Some(answer)));
    let body = Callback::from(move |handle: AccountHandle| {
        html! { <ReplayRequest {handle} id={id.clone()} on_answer={on_answer.clone()} /> }
    });
    html! { <ServerPage title={phrases.text("online-replay")} {body} needs_player=false /> }
}

#[derive(Properties, PartialEq)]
struct ReplayRequestProps {
    handle: AccountHandle,
    id: String,
    on_answer: Callback<Rc<ReplayCode>>,
}

/// The request for a match, until the server has answered.
#[component]
fn ReplayRequest(props: &ReplayRequestProps) -> Html {
    let phrases = use_phrases();
    let error = use_state_eq(|| None::<RequestError>);
    {
        let (api, id, error) = (props.handle.api(), props.id.clone(), error.setter());
        let on_answer = props.on_answer.clone();
        use_effect_with((), move |()| {
            spawn_local(async move {
                match api.replay(&id).await {
                    Ok(replay) => on_answer.emit(Rc::new(replay)),
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
