//! The page that asks for a rematch, or joins the one that another player has asked for.

use super::account::AccountHandle;
use super::server_page::{RequestNotice, ServerPage};
use super::table_requests::{TableRequest, use_table_requests};
use protocol::online::TableInfo;
use ui::l10n::use_phrases;
use ui::route::{Link, Route, use_navigator};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct RematchPageProps {
    /// The id of the table whose match is over.
    pub id: String,
}

/// The page of a rematch: it asks at once, and leads to the new table.
#[component]
pub fn RematchPage(props: &RematchPageProps) -> Html {
    let phrases = use_phrases();
    let id = props.id.clone();
    let body = Callback::from(move |handle: AccountHandle| {
        html! { <RematchRequest {handle} id={id.clone()} /> }
    });
    html! { <ServerPage title={phrases.text("online-rematch")} {body} /> }
}

#[derive(Properties, PartialEq)]
struct RematchRequestProps {
    handle: AccountHandle,
    id: String,
}

/// The request for a rematch, until the server has answered.
#[component]
fn RematchRequest(props: &RematchRequestProps) -> Html {
    let (phrases, navigator) = (use_phrases(), use_navigator());
    let on_done = {
        let id = props.id.clone();
        Callback::from(move |table: TableInfo| {
            let page = Route::OnlineRematch { id: id.clone() };
            let (id, invitation) = (table.id, None);
            navigator.replace(&page, &Route::OnlineTable { id, invitation });
        })
    };
    let requests = use_table_requests(&props.handle, on_done);
    let request = TableRequest::Rematch(props.id.clone());
    {
        let (run, request) = (requests.run.clone(), request.clone());
        use_effect_with((), move |()| run.emit(request));
    }
    html! {
        <section class="panel">
            <RequestNotice error={requests.error} />
            if requests.error.is_none() {
                <p class="loading" role="status"><span class="spinner" />{ phrases.text("online-rematch-opening") }</p>
            }
            <div class="buttons">
                if requests.error.is_some() {
                    <button type="button" class="button primary" onclick={requests.on_press(request)}>{ phrases.text("online-rematch-again") }</button>
                }
                <Link to={Route::Online} class="button">{ phrases.text("online-title") }</Link>
            </div>
        </section>
    }
}
