//! Setting up a game of Saga: who plays, which scenario, how hard, by which house switches, and the
//! sectors as they will be.

mod crew;
mod dials;
mod own_scenario;
mod preview;
mod scenarios;
mod seats;
mod special;
mod start;
mod switches;

pub use crate::pages::setup::{Arriving, use_begin};
pub use preview::Preview;
pub use special::{Special, short};
pub use start::QuickStart;

use super::draft::{Draft, scenario_goal, scenario_name, scenario_story, seed_text};
use crate::clock::random;
use crate::games::GameName;
use crate::l10n::use_phrases;
use crate::pages::RulesDrawer;
use crate::store::use_boards;
use crew::Quick;
use dials::Dials;
use own_scenario::use_asked;
use scenarios::Scenarios;
use seats::Seats;
use start::Start;
use switches::Details;
use yew::prelude::*;

/// What every part of the set-up is given.
#[derive(Properties, PartialEq)]
pub struct PartProps {
    /// The choices so far.
    pub draft: Draft,
    /// Told of other choices.
    pub onchange: Callback<Draft>,
    /// Opens the rules at a place of them.
    pub rules: Callback<Option<String>>,
}

/// What the set-up begins with.
#[derive(Properties, PartialEq)]
pub struct SetupProps {
    /// The id of a scenario: of the box, one's own, or the one that was handed over.
    pub board: Option<String>,
}

/// The whole set-up.
#[component]
pub fn Setup(props: &SetupProps) -> Html {
    let phrases = use_phrases();
    let shelf = use_boards(GameName::Saga.slug());
    let draft = use_state(|| {
        let seed = seed_text(random());
        Draft::kept(&seed).map_or_else(|| Draft::first(seed), Ok)
    });
    let rules = use_state_eq(|| None::<Option<String>>);
    let missing = use_asked(props.board.clone(), &shelf.list, &draft);
    let setter = draft.setter();
    let change = use_callback((), move |draft: Draft, ()| {
        draft.keep();
        setter.set(Ok(draft));
    });
    let opener = rules.setter();
    let open = use_callback((), move |anchor, ()| opener.set(Some(anchor)));
    let draft = match &*draft {
        Ok(draft) => draft.clone(),
        Err(fault) => return html! { <p class="notice alert">{ fault.to_string() }</p> },
    };
    html! {
        <div class="setup saga-setup">
            <div class="setup-choices">
                if missing {
                    <p class="notice alert" role="alert">{ phrases.text("edit-gone") }</p>
                }
                <Scenarios draft={draft.clone()} onchange={change.clone()} rules={open.clone()} kept={shelf.list} />
                <Quick draft={draft.clone()} onchange={change.clone()} rules={open.clone()} />
                <Dials draft={draft.clone()} onchange={change.clone()} rules={open.clone()} />
                <Seats draft={draft.clone()} onchange={change.clone()} rules={open.clone()} />
                <Details draft={draft.clone()} onchange={change} rules={open} />
            </div>
            <div class="setup-side">
                <Preview draft={draft.clone()} />
                <Tale draft={draft.clone()} />
                <Start {draft} />
            </div>
            if let Some(anchor) = (*rules).clone() {
                <RulesDrawer game={GameName::Saga} {anchor} onclose={move |()| rules.set(None)} />
            }
        </div>
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
