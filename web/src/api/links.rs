//! Links inside of a player: those of the house lead to places in memory, those that lead out are treated as the page
//! around wishes.

use super::agent::Agent;
use super::config::Links;
use play::onlook::request::Report;
use serde_json::json;
use ui::console::Dialog;
use ui::l10n::use_phrases;
use ui::route::{Route, Way};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlAnchorElement};
use yew::prelude::*;

/// What a press on a link leads to.
pub fn press(event: &MouseEvent, way: &Way, links: Links, agent: &Agent, ask: &Callback<String>) {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let link = target.and_then(|target| target.closest("a[href]").ok()?);
    let Some(link) = link.and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok()) else {
        return;
    };
    let written = link.get_attribute("href").unwrap_or_default();
    if written.starts_with("#/") {
        if !event.default_prevented() {
            event.prevent_default();
            way.go(&Route::parse(&written));
        }
        return;
    }
    let address = link.href();
    if !address.starts_with("http") || link.has_attribute("download") {
        return;
    }
    match links {
        Links::Allow => {
            link.set_target("_blank");
            link.set_rel("noopener");
        }
        Links::Deny => event.prevent_default(),
        Links::Confirm => {
            event.prevent_default();
            agent.report(Report::Link, json!({ "url": address }));
            ask.emit(address);
        }
    }
}

/// What the question needs.
#[derive(Properties, PartialEq)]
pub struct LeavingProps {
    /// Where the link leads.
    pub address: String,
    /// It is answered.
    pub on_close: Callback<()>,
}

/// Asks whether a link may be followed.
#[component]
pub fn Leaving(props: &LeavingProps) -> Html {
    let phrases = use_phrases();
    let onclick = props.on_close.reform(|_: MouseEvent| ());
    html! {
        <Dialog title={phrases.text("embed-link")} on_close={props.on_close.clone()}>
            <p>{ &props.address }</p>
            <div class="buttons">
                <button type="button" class="button primary" onclick={open(props.address.clone(), onclick)}>{ phrases.text("embed-link-open") }</button>
            </div>
        </Dialog>
    }
}

/// Opens an address in a window of its own.
fn open(address: String, then: Callback<MouseEvent>) -> Callback<MouseEvent> {
    Callback::from(move |event: MouseEvent| {
        if let Some(window) = ui::browser::window() {
            // A browser that forbids it tells so itself.
            let _ = window.open_with_url_and_target_and_features(&address, "_blank", "noopener");
        }
        then.emit(event);
    })
}
