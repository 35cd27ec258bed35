//! What the server says about itself, for all parts of a page.

use super::polling::{PendingAnswer, use_polled};
use net::server_api::ServerApi;
use protocol::online::ServerInfo;
use std::rc::Rc;
use yew::prelude::*;

/// The time between two requests, in milliseconds.
const PAUSE_MS: i32 = 60_000;

/// What the server said last; `None` before it has answered.
#[derive(Clone, PartialEq)]
struct LastInfo(Option<Rc<ServerInfo>>);

#[derive(Properties, PartialEq)]
pub struct ServerInfoProviderProps {
    /// The base address of the server.
    pub server: AttrValue,
    /// What needs to know.
    pub children: Html,
}

fn load(server: AttrValue) -> PendingAnswer<ServerInfo> {
    Box::pin(async move { ServerApi::new(server.to_string(), None).server().await })
}

/// Asks the server what it says about itself, again and again, and tells everything inside.
#[component]
pub fn ServerInfoProvider(props: &ServerInfoProviderProps) -> Html {
    let context = LastInfo(use_polled(PAUSE_MS, props.server.clone(), load).value);
    html! { <ContextProvider<LastInfo> {context}>{ props.children.clone() }</ContextProvider<LastInfo>> }
}

/// Returns what the server says about itself; `None` before it has answered.
#[hook]
pub fn use_server_info() -> Option<Rc<ServerInfo>> {
    use_context::<LastInfo>()?.0
}
