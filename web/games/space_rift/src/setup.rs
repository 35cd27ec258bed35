//! The setup page of Space Rift: scenario, seats and options, with a preview of the battlefield.

mod map_choice;
mod rules;
mod scenario_picker;
mod seats;

use super::draft::SetupDraft;
use crate::Ui;
use crate::draft;
use crate::key_facts::KeyFacts;
use crate::preview::Preview;
use play::setup::{SetupColumns, SetupProps, StartButtons, use_setup};
use rules::{AdvancedOptions, MainOptions};
use scenario_picker::ScenarioPicker;
use seats::SeatSettings;
use store::start_match::AutoStart;
use ui::l10n::use_phrases;
use yew::prelude::*;

/// Starts a first battle against a bot as soon as it is rendered, and opens its table.
pub type QuickStart = AutoStart<SetupDraft>;

/// Properties that every part of the setup page receives.
pub type SetupPartProps = play::setup::SetupPartProps<SetupDraft>;

#[component]
pub fn Setup(props: &SetupProps) -> Html {
    let phrases = use_phrases();
    let set_up = use_setup::<Ui>(
        props.board.clone(),
        SetupDraft::load_or_first,
        SetupDraft::remember,
    );
    let draft = match set_up.draft {
        Ok(draft) => draft,
        Err(error) => return html! { <p class="notice alert">{ error.to_string() }</p> },
    };
    let (part, onchange) = (draft.clone(), set_up.onchange);
    let side = html! { <>
        <Preview draft={draft.clone()} />
        <div class="setup-board-text">
            <h2>{ draft.name(&phrases) }</h2>
            <p>{ draft::blurb(&draft, &phrases) }</p>
            <KeyFacts file={draft::effective_scenario(&draft)} />
        </div>
        <StartButtons<SetupDraft> {draft} />
    </> };
    html! {
        <SetupColumns is_missing={set_up.is_missing} {side}>
            <ScenarioPicker draft={part.clone()} onchange={onchange.clone()} saved={set_up.saved} />
            <SeatSettings draft={part.clone()} onchange={onchange.clone()} />
            <MainOptions draft={part.clone()} onchange={onchange.clone()} />
            <AdvancedOptions draft={part} {onchange} />
        </SetupColumns>
    }
}
