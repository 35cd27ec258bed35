//! The page that leads to the next match that waits for the player.

use super::account::AccountHandle;
use super::polling::{PendingAnswer, Polled, use_polled};
use super::server_page::{RequestNotice, ServerPage};
use super::table_text::waits_for_player;
use net::server_api::ServerApi;
use protocol::online::TableInfo;
use ui::l10n::use_phrases;
use ui::route::{Link, Route};
use yew::prelude::*;

/// Milliseconds between two requests.
const POLL_PAUSE_MS: i32 = 10_000;

#[derive(Properties, PartialEq)]
pub struct NextMatchPageProps {
    /// The id of the table that the player comes from.
    pub after: String,
}

/// The page of the next match: it opens the match, as soon as one waits for the player.
#[component]
pub fn NextMatchPage(props: &NextMatchPageProps) -> Html {
    let phrases = use_phrases();
    let after = props.after.clone();
    let body = Callback::from(move |handle: AccountHandle| {
        html! { <NextMatch {handle} after={after.clone()} /> }
    });
    html! { <ServerPage title={phrases.text("online-next")} {body} /> }
}

/// Returns the first table that waits for the player, other than the one that the player comes from.
pub fn next_table<'a>(tables: &'a [TableInfo], after: &str) -> Option<&'a TableInfo> {
    let mut tables = tables.iter();
    tables.find(|table| table.id != after && waits_for_player(table))
}

#[derive(Properties, PartialEq)]
struct NextMatchProps {
    handle: AccountHandle,
    after: String,
}

fn load(api: ServerApi) -> PendingAnswer<Vec<TableInfo>> {
    Box::pin(async move { api.my_tables().await })
}

/// The next match, or that there is none.
#[component]
fn NextMatch(props: &NextMatchProps) -> Html {
    let phrases = use_phrases();
    let NextMatchProps { handle, after } = props;
    let Polled { value, error, .. } = use_polled(POLL_PAUSE_MS, handle.api(), load);
    let next = value
        .as_deref()
        .and_then(|tables| next_table(tables, after));
    let next = next.map(|table| table.id.clone());
    {
        let after = after.clone();
        use_effect_with(next.clone(), move |next| {
            if let Some(id) = next.clone() {
                let invitation = None;
                Route::OnlineTable { id, invitation }.replace(&Route::OnlineNext { after });
            }
        });
    }
    let back = Route::OnlineTable {
        id: after.clone(),
        invitation: None,
    };
    html! {
        <section class="panel">
            <RequestNotice {error} />
            <p role="status">
                if value.is_none() || next.is_some() {
                    <span class="spinner" />{ phrases.text("online-loading") }
                } else {
                    { phrases.text("online-next-none") }
                }
            </p>
            <div class="buttons">
                <Link to={back} class="button">{ phrases.text("online-next-back") }</Link>
                <Link to={Route::Online} class="button primary">{ phrases.text("online-mine") }</Link>
            </div>
        </section>
    }
}
