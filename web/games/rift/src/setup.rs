//! The setup page of Centauri Rift: board, seats, ships and rules, with a preview of the board.

mod clock;
mod fleet;
mod handicap;
mod own_board;
mod rules;
mod scenario_picker;
mod seats;
mod start;

pub use start::QuickStart;

use super::draft::{SetupDraft, first_board_id};
use crate::Ui;
use crate::preview::Preview;
use engine::error::LoadError;
use fleet::FleetDraftPanel;
use play::setup::{SetupColumns, SetupProps, use_setup};
use rules::{AdvancedOptions, WinOptions};
use scenario_picker::ScenarioPicker;
use seats::SeatSettings;
use start::Start;
use ui::clock::random_seed;
use ui::l10n::use_phrases;
use yew::prelude::*;

/// Properties that every part of the setup page receives.
pub type SetupPartProps = play::setup::SetupPartProps<SetupDraft>;

#[component]
pub fn Setup(props: &SetupProps) -> Html {
    let phrases = use_phrases();
    let set_up = use_setup::<Ui>(props.board.clone(), initial_draft, stored);
    let draft = match set_up.draft {
        Ok(draft) => draft,
        Err(error) => return html! { <p class="notice alert">{ error.to_string() }</p> },
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
        <SetupColumns is_missing={set_up.is_missing} {side}>
            <ScenarioPicker draft={part.clone()} onchange={onchange.clone()} saved={set_up.saved} />
            <SeatSettings draft={part.clone()} onchange={onchange.clone()} />
            <FleetDraftPanel draft={part.clone()} onchange={onchange.clone()} />
            <WinOptions draft={part.clone()} onchange={onchange.clone()} />
            <AdvancedOptions draft={part} {onchange} />
        </SetupColumns>
    }
}

fn initial_draft() -> Result<SetupDraft, LoadError> {
    SetupDraft::load_stored()
        .map_or_else(|| SetupDraft::from_id(&first_board_id(), random_seed()), Ok)
}

fn stored(draft: SetupDraft) -> SetupDraft {
    let draft = draft.normalized();
    draft.save();
    draft
}
