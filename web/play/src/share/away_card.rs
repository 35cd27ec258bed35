//! What a table says while it waits for somebody who plays elsewhere, and how the turn gets there.

use super::{ShareButton, ShareProvider};
use ui::l10n::use_phrases;
use yew::prelude::*;

/// Properties of the card.
#[derive(Properties, PartialEq)]
pub struct AwayCardProps {
    /// Those who are waited for, by name.
    pub who: String,
    /// Whether they are connected, so that nothing need be sent by hand.
    #[prop_or_default]
    pub live: bool,
    /// How they can be connected, where they can.
    #[prop_or_default]
    pub children: Html,
    /// Gives the match as it stands when the button is pressed.
    pub pack: ShareProvider,
}

/// The card.
#[component]
pub fn AwayCard(props: &AwayCardProps) -> Html {
    let phrases = use_phrases();
    html! {
        <section class="away-card" aria-label={phrases.text("away")}>
            <p>{ phrases.say("away-asked", &[("who", props.who.as_str().into())]) }</p>
            { props.children.clone() }
            if !props.live {
                <ShareButton words={phrases.text("away-send")} class="primary" signed=true pack={props.pack.clone()} />
            }
        </section>
    }
}
