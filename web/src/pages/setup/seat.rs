//! A seat of a match that is set up: who sits there, and what else its game asks. It knows no game.

use crate::l10n::use_phrases;
use crate::pages::SitterSelect;
use crate::store::Sitter;
use yew::prelude::*;

/// Properties of a seat.
#[derive(Properties, PartialEq)]
pub struct SeatRowProps {
    /// The class that gives it the colors of the seat.
    pub class: String,
    /// Its sign.
    pub sign: Html,
    /// Its name, as players call it.
    pub name: String,
    /// Who sits there.
    pub sitter: Sitter,
    /// Told of somebody else.
    pub onsitter: Callback<Sitter>,
    /// What stands below who sits there.
    pub choices: Html,
    /// What stands beside it.
    #[prop_or_default]
    pub children: Html,
}

/// A seat in the list of them.
#[component]
pub fn SeatRow(props: &SeatRowProps) -> Html {
    let phrases = use_phrases();
    let label = phrases.say("setup-who", &[("seat", props.name.as_str().into())]);
    html! {
        <li class={classes!("setup-seat", "panel", props.class.clone())}>
            { props.sign.clone() }
            <div class="setup-who">
                <h3>{ &props.name }</h3>
                <SitterSelect {label} quiet=true sitter={props.sitter} onchange={props.onsitter.clone()} />
                { props.choices.clone() }
            </div>
            { props.children.clone() }
        </li>
    }
}
