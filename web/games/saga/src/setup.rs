//! The setup page of Saga: players, scenario, difficulty and house rules, with a preview of the
//! sectors.

mod difficulty;
mod map_choice;
mod players;
mod scenario_picker;
mod switches;

use super::draft::{SetupDraft, is_arena, scenario_goal, scenario_name, scenario_story};
use crate::Ui;
use crate::key_facts::KeyFacts;
use crate::narrate::seat_name;
use crate::preview::Preview;
use difficulty::DifficultySettings;
use engine::registry::GameId;
use play::setup::{
    SetupColumns, SetupProps, StartButtons, seat_section, use_rules_drawer, use_setup,
};
use players::QuickSetup;
use scenario_picker::ScenarioPicker;
use store::start_match::AutoStart;
use switches::AdvancedOptions;
use ui::l10n::use_phrases;
use yew::prelude::*;

/// Starts a first game against bots as soon as it is rendered, and opens its table.
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
    let (open_rules, overlay) = use_rules_drawer(GameId::Saga);
    let draft = match set_up.draft {
        Ok(draft) => draft,
        Err(fault) => return html! { <p class="notice alert">{ fault.to_string() }</p> },
    };
    let part = SetupPartProps {
        draft: draft.clone(),
        onchange: set_up.onchange.clone(),
        open_rules: open_rules.clone(),
    };
    let note = draft
        .is_bots_only()
        .then(|| phrases.text("saga-setup-watch"));
    let notes = [
        (true, "commanders"),
        (draft.has_remote(), "far"),
        (draft.is_shared() && is_arena(&draft), "shared"),
    ];
    let seats = seat_section(&part, &phrases, |seat| seat_name(&phrases, seat), &notes);
    let side = html! { <>
        <Preview draft={draft.clone()} />
        <ScenarioText draft={draft.clone()} />
        <StartButtons<SetupDraft> draft={draft.clone()} {note} />
    </> };
    html! {
        <SetupColumns class="saga-setup" is_missing={set_up.is_missing} {side} {overlay}>
            <ScenarioPicker {draft} onchange={set_up.onchange} {open_rules} saved={set_up.saved} />
            <QuickSetup ..part.clone() />
            <DifficultySettings ..part.clone() />
            { seats }
            <AdvancedOptions ..part />
        </SetupColumns>
    }
}

#[derive(Properties, PartialEq)]
struct ScenarioTextProps {
    draft: SetupDraft,
}

/// The scenario in words: its author, story, goal and key facts.
#[component]
fn ScenarioText(props: &ScenarioTextProps) -> Html {
    let phrases = use_phrases();
    let draft = &props.draft;
    let (choice, file) = (&draft.options.scenario, &draft.file);
    let (story, goal) = (
        scenario_story(&phrases, choice, file),
        scenario_goal(&phrases, choice, file),
    );
    let author = file.author.trim();
    html! {
        <div class="setup-board-text saga-setup-tale">
            <h2>{ scenario_name(&phrases, choice, file) }</h2>
            if !author.is_empty() {
                <p class="saga-setup-author">{ phrases.say("saga-setup-author", &[("name", author.into())]) }</p>
            }
            for line in story.split('\n').map(str::trim).filter(|line| !line.is_empty()) {
                <p>{ line }</p>
            }
            if !goal.is_empty() {
                <h3>{ phrases.text("saga-setup-goal") }</h3>
                <p class="saga-setup-goal">{ goal }</p>
            }
            <KeyFacts draft={draft.clone()} />
        </div>
    }
}
