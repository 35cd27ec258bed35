//! Setting up a match of Centauri Rift: board, seats, ships, rules, and the board as it will be.

mod clock;
mod colors;
mod fleet;
mod handicap;
mod own_board;
mod preview;
mod rules;
mod scenarios;
mod seats;
mod start;
mod thumbnail;

pub use start::{Arriving, QuickStart, use_begin};

use super::draft::{Draft, FIRST_BOARD, seed_text};
use crate::clock::random;
use crate::l10n::use_phrases;
use fleet::Fleet;
use preview::Preview;
use rules::{Details, Ways};
use scenarios::Scenarios;
use seats::Seats;
use start::Start;
use yew::prelude::*;

/// What every part of the set-up is given.
#[derive(Properties, PartialEq)]
pub struct PartProps {
    /// The choices so far.
    pub draft: Draft,
    /// Told of other choices.
    pub onchange: Callback<Draft>,
}

/// The whole set-up.
#[component]
pub fn Setup() -> Html {
    let phrases = use_phrases();
    let draft =
        use_state(|| Draft::kept().map_or_else(|| Draft::on(FIRST_BOARD, seed_text(random())), Ok));
    let setter = draft.setter();
    let onchange = use_callback((), move |draft: Draft, ()| {
        let draft = draft.settled();
        draft.keep();
        setter.set(Ok(draft));
    });
    let draft = match &*draft {
        Ok(draft) => draft.clone(),
        Err(fault) => return html! { <p class="notice alert">{ fault.to_string() }</p> },
    };
    let (part, change) = (draft.clone(), onchange.clone());
    html! {
        <div class="setup">
            <div class="setup-choices">
                <Scenarios draft={part.clone()} onchange={change.clone()} />
                <Seats draft={part.clone()} onchange={change.clone()} />
                <Fleet draft={part.clone()} onchange={change.clone()} />
                <Ways draft={part.clone()} onchange={change.clone()} />
                <Details draft={part} onchange={change} />
            </div>
            <div class="setup-side">
                <Preview draft={draft.clone()} />
                <div class="setup-board-text">
                    <h2>{ draft.board_name(&phrases) }</h2>
                    <p>{ draft.board_blurb(&phrases) }</p>
                </div>
                <Start {draft} />
            </div>
        </div>
    }
}
