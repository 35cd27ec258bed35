//! The card of a table that waits for a player on another screen, with ways to pass on the turn.

use super::{ShareButton, ShareProvider};
use ui::l10n::use_phrases;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct AwayCardProps {
    /// Names of the players whom the match waits for.
    pub who: String,
    /// Whether they are connected, so that no link need be sent.
    #[prop_or_default]
    pub is_connected: bool,
    /// Controls that connect them, if possible.
    #[prop_or_default]
    pub children: Html,
    /// Provides the match when the button is pressed.
    pub pack: ShareProvider,
}

/// The card of a table that waits for a player on another screen.
#[component]
pub fn AwayCard(props: &AwayCardProps) -> Html {
    let phrases = use_phrases();
    html! {
        <section class="away-card" aria-label={phrases.text("away")}>
            <p>{ phrases.say("away-asked", &[("who", props.who.as_str().into())]) }</p>
            { props.children.clone() }
            if !props.is_connected {
                <ShareButton caption={phrases.text("away-send")} class="primary" has_icon=true pack={props.pack.clone()} />
            }
        </section>
    }
}
