//! Setting up a game of Saga: who plays, which scenario, how hard, by which house switches, and the
//! sectors as they will be.

mod crew;
mod dials;
mod own_scenario;
mod scenarios;
mod seats;
mod switches;

use super::draft::{Draft, scenario_goal, scenario_name, scenario_story};
use crate::Ui;
use crate::preview::Preview;
use crate::special::Special;
use crew::Quick;
use dials::Dials;
use engine::suite::GameId;
use play::setup::{Columns, SetupProps, use_rules, use_set_up};
use scenarios::Scenarios;
use seats::Seats;
use store::begin::{AtOnce, Start};
use switches::Details;
use ui::l10n::use_phrases;
use yew::prelude::*;

/// Deals a first game against bots as soon as it is shown, and leads on to its table.
pub type QuickStart = AtOnce<Draft>;

/// What every part of the set-up is given.
pub type PartProps = play::setup::PartProps<Draft>;

/// The whole set-up.
#[component]
pub fn Setup(props: &SetupProps) -> Html {
    let phrases = use_phrases();
    let set_up = use_set_up::<Ui>(props.board.clone(), Draft::in_hand, Draft::settled);
    let (rules, over) = use_rules(GameId::Saga);
    let draft = match set_up.draft {
        Ok(draft) => draft,
        Err(fault) => return html! { <p class="notice alert">{ fault.to_string() }</p> },
    };
    let part = PartProps {
        draft: draft.clone(),
        onchange: set_up.onchange.clone(),
        rules: rules.clone(),
    };
    let note = draft.is_watched().then(|| phrases.text("saga-setup-watch"));
    let side = html! { <>
        <Preview draft={draft.clone()} />
        <Tale draft={draft.clone()} />
        <Start<Draft> draft={draft.clone()} {note} />
    </> };
    html! {
        <Columns class="saga-setup" missing={set_up.missing} {side} {over}>
            <Scenarios {draft} onchange={set_up.onchange} {rules} kept={set_up.kept} />
            <Quick ..part.clone() />
            <Dials ..part.clone() />
            <Seats ..part.clone() />
            <Details ..part />
        </Columns>
    }
}

/// Of which game.
#[derive(Properties, PartialEq)]
struct TaleProps {
    draft: Draft,
}

/// The scenario in words: what has happened, what is to be done, how it is played.
#[component]
fn Tale(props: &TaleProps) -> Html {
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
            <Special draft={draft.clone()} />
        </div>
    }
}
