//! Setting up a battle of Space Rift: scenario, seats, what is played with, and the battlefield as
//! it will be.

mod preview;
mod rules;
mod scenarios;
mod seats;
mod special;
mod start;

pub use crate::pages::setup::{Arriving, use_begin};
pub use preview::Preview;
pub use special::{Special, objective_words, short};
pub use start::QuickStart;

use super::draft::{Draft, first_scenario, seed_text};
use super::editor::handed;
use crate::clock::random;
use crate::edit::HANDED;
use crate::games::GameName;
use crate::l10n::use_phrases;
use crate::pack::stocks;
use crate::pages::setup::Start;
use crate::store::{BoardList, use_boards};
use engine::error::LoadError;
use engine::space_rift::options::ScenarioChoice;
use rules::{Details, Extras};
use scenarios::Scenarios;
use seats::Seats;
use yew::prelude::*;

/// What every part of the set-up is given.
#[derive(Properties, PartialEq)]
pub struct PartProps {
    /// The choices so far.
    pub draft: Draft,
    /// Told of other choices.
    pub onchange: Callback<Draft>,
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
    let shelf = use_boards(GameName::SpaceRift.slug());
    let draft = use_state(|| Draft::on(&first_scenario(), seed_text(random())));
    let missing = use_asked(props.board.clone(), &shelf.list, &draft);
    let setter = draft.setter();
    let onchange = use_callback((), move |draft: Draft, ()| setter.set(Ok(draft)));
    let draft = match &*draft {
        Ok(draft) => draft.clone(),
        Err(fault) => return html! { <p class="notice alert">{ fault.to_string() }</p> },
    };
    let (part, change) = (draft.clone(), onchange.clone());
    html! {
        <div class="setup">
            <div class="setup-choices">
                if missing {
                    <p class="notice alert" role="alert">{ phrases.text("edit-gone") }</p>
                }
                <Scenarios draft={part.clone()} onchange={change.clone()} kept={shelf.list} />
                <Seats draft={part.clone()} onchange={change.clone()} />
                <Extras draft={part.clone()} onchange={change.clone()} />
                <Details draft={part} onchange={change} />
            </div>
            <div class="setup-side">
                <Preview draft={draft.clone()} />
                <div class="setup-board-text">
                    <h2>{ draft.name(&phrases) }</h2>
                    <p>{ draft.blurb(&phrases) }</p>
                    <Special file={draft.played()} />
                </div>
                <Start<Draft> {draft} />
            </div>
        </div>
    }
}

/// Chooses the scenario that the address asks for, once it is there; tells whether it is not.
#[hook]
fn use_asked(
    asked: Option<String>,
    kept: &BoardList,
    draft: &UseStateHandle<Result<Draft, LoadError>>,
) -> bool {
    let missing = use_state_eq(|| false);
    let done = use_mut_ref(|| None::<String>);
    let (draft, told) = (draft.setter(), missing.setter());
    use_effect_with((asked, kept.clone()), move |(asked, kept)| {
        let Some(id) = asked else { return };
        // The shelf is read again with every change of it; the player may have chosen since.
        if done.borrow().as_ref() == Some(id) {
            return;
        }
        let Some(found) = scenario_of(id, kept) else {
            return;
        };
        *done.borrow_mut() = Some(id.clone());
        let chosen = found.map(|choice| Draft::chosen(choice, seed_text(random())));
        told.set(!matches!(chosen, Some(Ok(_))));
        if let Some(Ok(chosen)) = chosen {
            draft.set(Ok(chosen));
        }
    });
    *missing
}

/// The scenario of an id; the outer `None` while the shelf is not read yet.
fn scenario_of(id: &str, kept: &BoardList) -> Option<Option<ScenarioChoice>> {
    let custom = |file| ScenarioChoice::Custom(Box::new(file));
    if id == HANDED {
        return Some(handed().map(|sketch| custom(sketch.file().clone())));
    }
    if stocks()
        .space_rift()
        .scenario_ids()
        .any(|known| known == id)
    {
        return Some(Some(ScenarioChoice::Shipped(id.to_owned())));
    }
    match kept {
        BoardList::Loading => None,
        BoardList::Failed(_) => Some(None),
        BoardList::Ready(all) => {
            let own = all.iter().find(|own| own.id == id);
            Some(own.and_then(|own| scenarios::read(own).ok()).map(custom))
        }
    }
}
