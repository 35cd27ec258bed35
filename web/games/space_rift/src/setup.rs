//! Setting up a battle of Space Rift: scenario, seats, what is played with, and the battlefield as
//! it will be.

mod own_scenario;
mod rules;
mod scenarios;
mod seats;

use super::draft::Draft;
use crate::Ui;
use crate::draft;
use crate::preview::Preview;
use crate::special::Special;
use play::setup::{Columns, SetupProps, use_set_up};
use rules::{Details, Extras};
use scenarios::Scenarios;
use seats::Seats;
use store::begin::{AtOnce, Start};
use ui::l10n::use_phrases;
use yew::prelude::*;

/// Deals a first battle against a bot as soon as it is shown, and leads on to its table.
pub type QuickStart = AtOnce<Draft>;

/// What every part of the set-up is given.
pub type PartProps = play::setup::PartProps<Draft>;

/// The whole set-up.
#[component]
pub fn Setup(props: &SetupProps) -> Html {
    let phrases = use_phrases();
    let set_up = use_set_up::<Ui>(props.board.clone(), Draft::in_hand, Draft::settled);
    let draft = match set_up.draft {
        Ok(draft) => draft,
        Err(fault) => return html! { <p class="notice alert">{ fault.to_string() }</p> },
    };
    let (part, onchange) = (draft.clone(), set_up.onchange);
    let side = html! { <>
        <Preview draft={draft.clone()} />
        <div class="setup-board-text">
            <h2>{ draft.name(&phrases) }</h2>
            <p>{ draft::blurb(&draft, &phrases) }</p>
            <Special file={draft::played(&draft)} />
        </div>
        <Start<Draft> {draft} />
    </> };
    html! {
        <Columns missing={set_up.missing} {side}>
            <Scenarios draft={part.clone()} onchange={onchange.clone()} kept={set_up.kept} />
            <Seats draft={part.clone()} onchange={onchange.clone()} />
            <Extras draft={part.clone()} onchange={onchange.clone()} />
            <Details draft={part} {onchange} />
        </Columns>
    }
}
