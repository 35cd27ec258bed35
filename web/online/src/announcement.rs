//! What the operator of the server tells all players.

use super::server_info::use_server_info;
use protocol::online::{ServerInfo, plain_name};
use ui::l10n::use_phrases;
use yew::prelude::*;

/// The maximum length of a text that is shown, in characters.
const MAX_CHARS: usize = 500;

/// The announcement of the server, if there is one.
#[component]
pub fn Announcement() -> Html {
    let text = use_server_info().as_deref().and_then(announced);
    html! { <AnnouncementText {text} /> }
}

/// Returns what a server announces, whatever characters it has sent.
pub fn announced(info: &ServerInfo) -> Option<AttrValue> {
    let text = plain_name(info.announcement.as_deref()?);
    let text: String = text.chars().take(MAX_CHARS).collect();
    (!text.is_empty()).then(|| text.into())
}

#[derive(Properties, PartialEq)]
pub struct AnnouncementTextProps {
    /// The announcement.
    pub text: Option<AttrValue>,
}

/// An announcement. Its region is always there, so that a new one is read out.
#[component]
pub fn AnnouncementText(props: &AnnouncementTextProps) -> Html {
    let phrases = use_phrases();
    html! {
        <div role="status">
            if let Some(text) = &props.text {
                <p class="notice">{ phrases.say("online-announcement", &[("text", text.as_str().into())]) }</p>
            }
        </div>
    }
}
