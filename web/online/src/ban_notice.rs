//! What a banned player is told: the reason that the operator has given.

use super::account::AccountHandle;
use super::polling::{PendingAnswer, use_polled};
use net::server_api::ServerApi;
use protocol::online::{BanInfo, MAX_REPORT_CHARS, plain_name};
use ui::l10n::use_phrases;
use yew::prelude::*;

/// Milliseconds between two requests.
const PAUSE_MS: i32 = 60_000;

#[derive(Properties, PartialEq)]
pub struct BanNoticeProps {
    /// The player, who has an account.
    pub handle: AccountHandle,
}

fn load(api: ServerApi) -> PendingAnswer<BanInfo> {
    Box::pin(async move { api.ban().await })
}

/// The reason why the player is banned; empty if that is not so.
#[component]
pub fn BanNotice(props: &BanNoticeProps) -> Html {
    let polled = use_polled(PAUSE_MS, props.handle.api(), load);
    let reason = polled.value.as_deref().and_then(|ban| ban.reason.clone());
    html! { <BanText reason={reason.map(AttrValue::from)} /> }
}

#[derive(Properties, PartialEq)]
pub struct BanTextProps {
    pub reason: Option<AttrValue>,
}

/// The reason of a ban. Its region is always there, so that a new one is read out.
#[component]
pub fn BanText(props: &BanTextProps) -> Html {
    let phrases = use_phrases();
    let reason = props.reason.as_ref().map(|reason| {
        let plain = plain_name(reason);
        plain.chars().take(MAX_REPORT_CHARS).collect::<String>()
    });
    html! {
        <div role="status">
            if let Some(reason) = reason {
                <p class="notice alert">{ phrases.say("online-banned", &[("reason", reason.into())]) }</p>
            }
        </div>
    }
}
