//! The frame of the pages of online tables, and what they show on a page without a server.

use super::account::AccountHandle;
use super::announcement::Announcement;
use super::ban_notice::BanNotice;
use super::embedding::{SignIn, SignInFailure, use_signed_in_account};
use super::name_form::NameForm;
use super::passkeys::PasskeySignIn;
use super::server_info::ServerInfoProvider;
use net::server_api::RequestError;
use ui::l10n::use_phrases;
use ui::route::{Link, Route};
use ui::title::use_title;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct ServerPageProps {
    /// The heading.
    pub title: String,
    /// The sentence below the heading.
    #[prop_or_default]
    pub lead: Option<String>,
    /// Renders the page of a player; without a name, the page asks for it first.
    pub body: Callback<AccountHandle, Html>,
    /// Whether the page needs a player.
    #[prop_or(true)]
    pub needs_player: bool,
}

/// The frame of a page of online tables.
#[component]
pub fn ServerPage(props: &ServerPageProps) -> Html {
    let phrases = use_phrases();
    use_title(props.title.clone());
    let (handle, sign_in) = use_signed_in_account();
    let server = handle.as_ref().map(|handle| handle.server.clone());
    let known = handle.clone().filter(|handle| handle.account.is_some());
    let body = match (handle, sign_in) {
        (_, SignIn::Running) => html! {
            <p class="loading" role="status"><span class="spinner" />{ phrases.text("online-loading") }</p>
        },
        (_, SignIn::Failed(error, on_again)) => html! { <SignInFailure {error} {on_again} /> },
        (None, SignIn::Done) => html! {
            <section class="panel">
                <p>{ phrases.text("online-no-server") }</p>
                <div class="buttons"><Link to={Route::Home} class="button primary">{ phrases.text("go-home") }</Link></div>
            </section>
        },
        (Some(handle), SignIn::Done) if props.needs_player && handle.account.is_none() => html! {
            <section class="panel" aria-labelledby="online-name">
                <h2 id="online-name">{ phrases.text("online-name-title") }</h2>
                <p>{ phrases.text("online-name-lead") }</p>
                <NameForm handle={handle.clone()} />
                <PasskeySignIn {handle} />
            </section>
        },
        (Some(handle), SignIn::Done) => props.body.emit(handle),
    };
    html! {
        <main id="main" class="page online">
            <div class="page-head">
                <h1>{ &props.title }</h1>
                if let Some(lead) = &props.lead {
                    <p>{ lead }</p>
                }
            </div>
            if let Some(handle) = known {
                <BanNotice {handle} />
            }
            if let Some(server) = server {
                <ServerInfoProvider {server}>
                    <Announcement />
                    { body }
                </ServerInfoProvider>
            } else {
                { body }
            }
        </main>
    }
}

#[derive(Properties, PartialEq)]
pub struct RequestNoticeProps {
    /// Why the last request failed.
    pub error: Option<RequestError>,
}

/// The reason why the last request failed; empty if it did not.
#[component]
pub fn RequestNotice(props: &RequestNoticeProps) -> Html {
    let phrases = use_phrases();
    html! {
        <div role="status">
            if let Some(error) = props.error {
                <p class="notice alert">{ phrases.text(error.phrase()) }</p>
            }
        </div>
    }
}
