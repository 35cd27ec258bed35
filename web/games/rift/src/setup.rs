//! Setting up a match of Centauri Rift: board, seats, ships, rules, and the board as it will be.

mod clock;
mod fleet;
mod handicap;
mod own_board;
mod rules;
mod scenarios;
mod seats;
mod start;

pub use start::QuickStart;

use super::draft::{Draft, first_board};
use crate::Ui;
use crate::preview::Preview;
use engine::error::LoadError;
use fleet::Fleet;
use play::setup::{Columns, SetupProps, use_set_up};
use rules::{Details, Ways};
use scenarios::Scenarios;
use seats::Seats;
use start::Start;
use ui::clock::fresh_seed;
use ui::l10n::use_phrases;
use yew::prelude::*;

/// What every part of the set-up is given.
pub type PartProps = play::setup::PartProps<Draft>;

/// The whole set-up.
#[component]
pub fn Setup(props: &SetupProps) -> Html {
    let phrases = use_phrases();
    let set_up = use_set_up::<Ui>(props.board.clone(), begun, kept);
    let draft = match set_up.draft {
        Ok(draft) => draft,
        Err(fault) => return html! { <p class="notice alert">{ fault.to_string() }</p> },
    };
    let (part, onchange) = (draft.clone(), set_up.onchange);
    let side = html! { <>
        <Preview draft={draft.clone()} />
        <div class="setup-board-text">
            <h2>{ draft.board_name(&phrases) }</h2>
            <p>{ draft.board_blurb(&phrases) }</p>
        </div>
        <Start {draft} />
    </> };
    html! {
        <Columns missing={set_up.missing} {side}>
            <Scenarios draft={part.clone()} onchange={onchange.clone()} kept={set_up.kept} />
            <Seats draft={part.clone()} onchange={onchange.clone()} />
            <Fleet draft={part.clone()} onchange={onchange.clone()} />
            <Ways draft={part.clone()} onchange={onchange.clone()} />
            <Details draft={part} {onchange} />
        </Columns>
    }
}

fn begun() -> Result<Draft, LoadError> {
    Draft::kept().map_or_else(|| Draft::on(&first_board(), fresh_seed()), Ok)
}

fn kept(draft: Draft) -> Draft {
    let draft = draft.settled();
    draft.keep();
    draft
}
