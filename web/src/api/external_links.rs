//! Links inside a player. Links of the application navigate in memory; links that lead out follow
//! the link policy of the embedding page.

use super::config::LinkPolicy;
use super::host_bridge::HostBridge;
use play::observer_api::request::EmbedReport;
use serde_json::json;
use ui::l10n::use_phrases;
use ui::panels::Dialog;
use ui::route::{Navigator, Route};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlAnchorElement};
use yew::prelude::*;

/// Handles a click on a link inside a player.
pub fn handle_click(
    event: &MouseEvent,
    navigator: &Navigator,
    links: LinkPolicy,
    bridge: &HostBridge,
    confirm: &Callback<String>,
) {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let link = target.and_then(|target| target.closest("a[href]").ok()?);
    let Some(link) = link.and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok()) else {
        return;
    };
    let href = link.get_attribute("href").unwrap_or_default();
    if href.starts_with("#/") {
        if !event.default_prevented() {
            event.prevent_default();
            navigator.go(&Route::parse(&href));
        }
        return;
    }
    let address = link.href();
    if !address.starts_with("http") || link.has_attribute("download") {
        return;
    }
    match links {
        LinkPolicy::Allow => {
            link.set_target("_blank");
            link.set_rel("noopener");
        }
        LinkPolicy::Deny => event.prevent_default(),
        LinkPolicy::Confirm => {
            event.prevent_default();
            bridge.report(EmbedReport::Link, json!({ "url": address }));
            confirm.emit(address);
        }
    }
}

#[derive(Properties, PartialEq)]
pub struct ExternalLinkDialogProps {
    /// The target of the link.
    pub address: String,
    pub on_close: Callback<()>,
}

/// Asks the user whether to follow a link.
#[component]
pub fn ExternalLinkDialog(props: &ExternalLinkDialogProps) -> Html {
    let phrases = use_phrases();
    let onclick = props.on_close.reform(|_: MouseEvent| ());
    html! {
        <Dialog title={phrases.text("embed-link")} on_close={props.on_close.clone()}>
            <p>{ &props.address }</p>
            <div class="buttons">
                <button type="button" class="button primary" onclick={open_window(props.address.clone(), onclick)}>{ phrases.text("embed-link-open") }</button>
            </div>
        </Dialog>
    }
}

/// Opens a URL in a new window.
fn open_window(address: String, on_open: Callback<MouseEvent>) -> Callback<MouseEvent> {
    Callback::from(move |event: MouseEvent| {
        if let Some(window) = ui::browser::window() {
            // A browser that blocks it reports that itself.
            let _ = window.open_with_url_and_target_and_features(&address, "_blank", "noopener");
        }
        on_open.emit(event);
    })
}
